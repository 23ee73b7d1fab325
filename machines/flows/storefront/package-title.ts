import { providerOf } from '#catalogues/products/providers.ts';

/** What SWIFT's only plan is called on the price list (S3 section 9), and how it is sent. */
const NAMELESS = 'N/A';

/** A package as it is shown: the one that the price list gives no name goes by its provider's. */
export function packageTitle(provider: string, name: string): string {
  return name === NAMELESS ? `${providerOf(provider)?.name ?? provider} plan` : name;
}
