import { COMPANY_CODES, type Company } from '#catalogues/products/companies.ts';
import type { VendRequest } from '../../port.ts';

/** Distribution companies by the codes of the storefront. */
export const COMPANIES: Readonly<Record<string, string>> = {
  phcneko: 'eko-electric',
  phcnkano: 'kano-electric',
  phcnjos: 'jos-electric',
  phcnabuja: 'abuja-electric',
  phcnibadan: 'ibadan-electric',
  phcnenugu: 'enugu-electric',
};

/** The vendor's name for who supplies an estate. */
export const estateService = (company: Company): string => `${company}-electric`;

/** Whose name the vendor has for it; null: none of ours. */
export const companyOfService = (service: string | null): Company | null =>
  COMPANY_CODES.find((code) => estateService(code) === service) ?? null;

/** All companies of which an estate may be a customer. */
export const ESTATE_COMPANIES = COMPANY_CODES.map(estateService);

const SAME = (...codes: readonly string[]) => Object.fromEntries(codes.map((code) => [code, code]));

/**
 * Every other product by the provider of the storefront. Swift is not sold there.
 */
const SERVICES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'public-power': COMPANIES,
  airtime: SAME('mtn', 'glo', 'airtel', 'etisalat'),
  data: { mtn: 'mtn-data', glo: 'glo-data', airtel: 'airtel-data', etisalat: 'etisalat-data' },
  cable: SAME('dstv', 'gotv', 'startimes'),
  internet: { smile: 'smile-direct', spectranet: 'spectranet' },
};

/** The vendor's name for what is ordered; null: it does not sell it. */
export function serviceOf({ kind, provider }: Pick<VendRequest, 'kind' | 'provider'>, estate: string | null) {
  if (kind === 'power') return estate;
  const of = SERVICES[kind];
  return of !== undefined && provider !== null && Object.hasOwn(of, provider) ? (of[provider] ?? null) : null;
}
