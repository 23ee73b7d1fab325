import type { PublicKind } from '../orders.ts';
import type { Company } from './companies.ts';

/** Who the storefront buys from. */
export interface Provider {
  /** As it is sent, in lower case (S3 section 9). */
  readonly code: string;
  /** As people call it, which is how it is shown. */
  readonly name: string;
  /** As the page /airtime shows it, where that differs (DECISIONS 27). */
  readonly pageName?: string;
  /** Its full name, and whom it supplies: a distribution company is chosen by these, too. */
  readonly fullName?: string;
  readonly area?: string;
  /** Which company it is, by the code that an estate has for it; only a distribution company is one. */
  readonly company?: Company;
  /** What is bought from it. */
  readonly sells: readonly PublicKind[];
  /** Its own least amount in kobo, where it has one (DECISIONS 5). */
  readonly leastAmount?: number;
}

/** Every provider of the storefront, in the order in which they are shown (S3 sections 2 and 9). */
export const PROVIDERS = [
  {
    code: 'phcneko',
    name: 'EKEDC',
    fullName: 'Eko Electricity Distribution Company',
    area: 'southern Lagos: Lekki, Ibeju, the Islands, Ajah, Orile, Ijora, Apapa, Mushin, Festac, Ojo, Agbara',
    company: 'eko',
    sells: ['public-power'],
  },
  {
    code: 'phcnkano',
    name: 'KEDCO',
    fullName: 'Kano Electricity Distribution Company',
    area: 'Kano, Katsina, Jigawa',
    company: 'kano',
    sells: ['public-power'],
  },
  {
    code: 'phcnjos',
    name: 'JED',
    fullName: 'Jos Electricity Distribution Company',
    area: 'Plateau, Bauchi, Benue, Gombe',
    company: 'jos',
    sells: ['public-power'],
  },
  {
    code: 'phcnabuja',
    name: 'AEDC',
    fullName: 'Abuja Electricity Distribution Company',
    area: 'FCT Abuja, Kogi, Niger, Nasarawa',
    company: 'abuja',
    sells: ['public-power'],
  },
  {
    code: 'phcnibadan',
    name: 'IBEDC',
    fullName: 'Ibadan Electricity Distribution Company',
    area: 'Oyo, Osun, Ogun, Kwara',
    company: 'ibadan',
    sells: ['public-power'],
  },
  {
    code: 'phcnenugu',
    name: 'EEDC',
    fullName: 'Enugu Electricity Distribution Company',
    area: 'Abia, Anambra, Ebonyi, Enugu, Imo',
    company: 'enugu',
    sells: ['public-power'],
  },
  { code: 'airtel', name: 'Airtel', sells: ['airtime', 'data'] },
  { code: 'mtn', name: 'MTN', sells: ['airtime', 'data'] },
  { code: 'glo', name: 'Glo', sells: ['airtime', 'data'] },
  { code: 'etisalat', name: '9mobile', pageName: 'ETISALAT', sells: ['airtime', 'data'] },
  { code: 'spectranet', name: 'Spectranet', sells: ['internet'] },
  { code: 'smile', name: 'Smile', sells: ['internet'] },
  { code: 'swift', name: 'Swift', sells: ['internet'] },
  { code: 'dstv', name: 'DStv', sells: ['cable'] },
  { code: 'gotv', name: 'GOtv', sells: ['cable'] },
  { code: 'startimes', name: 'StarTimes', sells: ['cable'] },
] as const satisfies readonly Provider[];

/** The code of a provider. */
export type ProviderCode = (typeof PROVIDERS)[number]['code'];

/** A provider by its code, or undefined where there is none. */
export function providerOf(code: string): (Provider & { readonly code: ProviderCode }) | undefined {
  return PROVIDERS.find((provider) => provider.code === code);
}

/** A provider's name as it is shown; its code where it is none of ours. */
export function providerName(code: string): string {
  return providerOf(code)?.name ?? code;
}

/** Who sells a product, in the order in which they are shown. */
export function providersOf(kind: PublicKind): readonly (Provider & { readonly code: ProviderCode })[] {
  const providers: readonly (Provider & { readonly code: ProviderCode })[] = PROVIDERS;
  return providers.filter(({ sells }) => sells.includes(kind));
}

/** Distribution companies that people ask for and that are not served (DECISIONS 19). */
export const NOT_SERVED = [
  { short: 'IKEDC', fullName: 'Ikeja Electric' },
  { short: 'PHED', fullName: 'Port Harcourt Electricity Distribution Company' },
  { short: 'BEDC', fullName: 'Benin Electricity Distribution Company' },
  { short: 'KAEDCO', fullName: 'Kaduna Electric' },
  { short: 'YEDC', fullName: 'Yola Electricity Distribution Company' },
  { short: 'APLE', fullName: 'Aba Power' },
] as const;
