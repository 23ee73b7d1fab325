import type { MeterType } from '#catalogues/orders.ts';
import type { Package } from '#catalogues/products/price-list.ts';
import type { Bounds } from '#machines/kit/paying/bounds.ts';
import type { MeterTerms } from '#machines/kit/paying/terms.ts';

/** What a storefront flow learns from the server. Kobo. */
export interface StoreFacts {
  /** What each provider sells; empty where the buyer names the amount. */
  readonly prices: readonly ProviderPrices[];
  /** The convenience fee as it was last looked up. */
  readonly fee: { readonly provider: string; readonly kobo: number } | null;
  readonly holder: Holder | null;
  /** The least and the most of each product that is sold at once; missing where the server was not asked yet. */
  readonly bounds?: Readonly<Record<'airtime' | 'public-power', Bounds>>;
  /** What was down when the screen was opened, and what is said of it; missing: nothing was. */
  readonly down?: readonly Down[];
}

/** Something that is down, e.g. `power:eko`. */
export interface Down {
  readonly supply: string;
  /** ISO time. */
  readonly since: string;
  readonly message: string;
}

/** A provider's part of a price list. */
export interface ProviderPrices {
  readonly provider: string;
  readonly name: string;
  readonly packages: readonly Package[];
}

/** Whose account was asked about; the name is null while the provider does not answer. */
export interface Holder {
  readonly provider: string;
  readonly account: string;
  readonly name: string | null;
  /** On which terms it is sold to a meter; missing where nothing was said of them. */
  readonly terms?: MeterTerms;
  /** Missing: it takes tokens, as far as its company says, or is no meter. */
  readonly meterType?: MeterType;
}

/** Nothing learned yet. */
export const UNKNOWN: StoreFacts = { prices: [], fee: null, holder: null };

/** Whose account it is that stands in the answers; null while nobody was asked. */
export function holderIn({ holder }: StoreFacts, of: Pick<Holder, 'provider' | 'account'>): Holder | null {
  return holder?.provider === of.provider && holder.account === of.account ? holder : null;
}

/** Whether its company has said that the meter is a postpaid one: its bill is paid, and no token comes. */
export const isPostpaid = (facts: StoreFacts, of: Pick<Holder, 'provider' | 'account'>): boolean =>
  holderIn(facts, of)?.meterType === 'postpaid';
