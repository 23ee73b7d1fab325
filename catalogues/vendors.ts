import type { OrderKind } from './orders.ts';
import { COMPANIES, COMPANY_CODES, type Company } from './products/companies.ts';
import { PROVIDERS } from './products/providers.ts';

/** The vendors there are, by the names that `VENDING_PROVIDER` has for them. */
export const VENDORS = { vtpass: 'VTpass', buypower: 'BuyPower', baxi: 'Baxi', sandbox: 'Sandbox' } as const;

/** The name of a vendor. */
export type VendorName = keyof typeof VENDORS;

/** What a vendor is called, by its name. */
export function vendorLabel(name: string): string {
  return isVendor(name) ? VENDORS[name] : name;
}

/** True for the name of a vendor. */
export function isVendor(name: string): name is VendorName {
  return Object.hasOwn(VENDORS, name);
}

/** What of a product decides which vendors sell it. */
interface Sold {
  readonly kind: OrderKind;
  readonly provider: string | null;
  readonly company: Company | null;
}

/** Products that are bought from vendors, and by whose name each is set apart. */
const SOLD_BY_VENDORS = ['power', 'public-power', 'airtime', 'data', 'internet', 'cable'] as const;

/** Everything that vendors can be chosen for: a product, and below it a product of one company or network. */
export const VENDOR_PRODUCTS: readonly (Sold & { readonly scope: string; readonly of: string | null })[] =
  SOLD_BY_VENDORS.flatMap((kind) => [
    { scope: kind, kind, provider: null, company: null, of: null },
    ...(kind === 'power'
      ? COMPANY_CODES.map((company) => ({
          ...{ scope: `${kind}.${company}`, kind, provider: null, company, of: COMPANIES[company] },
        }))
      : PROVIDERS.filter(({ sells }) => (sells as readonly OrderKind[]).includes(kind)).map((provider) => ({
          ...{ scope: `${kind}.${provider.code}`, kind, provider: provider.code, company: null },
          of: provider.name,
        }))),
  ]);

/** For what the vendors of a product may be set, the nearest first. */
export function vendorScopes({ kind, provider, company }: Sold): readonly string[] {
  const of = provider ?? company;
  return of === null ? [kind] : [`${kind}.${of}`, kind];
}
