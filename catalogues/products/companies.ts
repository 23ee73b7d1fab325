/** The distribution companies of which an estate may be a customer; each vendor has codes of its own for those that it sells for. */
export const COMPANIES = {
  aba: 'Aba Power',
  abuja: 'Abuja Electricity (AEDC)',
  benin: 'Benin Electricity (BEDC)',
  eko: 'Eko Electricity (EKEDC)',
  enugu: 'Enugu Electricity (EEDC)',
  ibadan: 'Ibadan Electricity (IBEDC)',
  ikeja: 'Ikeja Electric (IKEDC)',
  jos: 'Jos Electricity (JED)',
  kaduna: 'Kaduna Electric (KAEDCO)',
  kano: 'Kano Electricity (KEDCO)',
  portharcourt: 'Port Harcourt Electricity (PHED)',
  yola: 'Yola Electricity (YEDC)',
} as const;

/** The code of a distribution company. */
export type Company = keyof typeof COMPANIES;

/** All codes, in the order of their names. */
export const COMPANY_CODES = Object.keys(COMPANIES).filter((code): code is Company => Object.hasOwn(COMPANIES, code));
