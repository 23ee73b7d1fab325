import type { PriceListName, PublicKind } from '../orders.ts';
import type { ProviderCode } from './providers.ts';

/** Something that is sold at a fixed price. */
export interface Package {
  /** As shown; names it on its provider's part of the list. */
  readonly name: string;
  /** Kobo, without the fee. */
  readonly amount: number;
}

/** What one provider sells on a price list. */
export interface ProviderPackages {
  readonly provider: ProviderCode;
  readonly packages: readonly Package[];
}

/** A price list, in the order in which it is shown (S3 section 3, Catalogues). */
export type PriceList = readonly ProviderPackages[];

/** What each price list sells. */
export const PRICE_LIST_KINDS = {
  'data-plans': 'data',
  internet: 'internet',
  'cable-pay-bills': 'cable',
  'cable-wizard': 'cable',
} as const satisfies Record<PriceListName, PublicKind>;
