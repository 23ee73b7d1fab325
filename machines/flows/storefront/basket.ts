import { offerOf, type PublicKind } from '#catalogues/orders.ts';
import type { Package } from '#catalogues/products/price-list.ts';
import type { Values } from '#machines/kit/field.ts';
import { parseNaira } from '#machines/kit/reading/naira.ts';
import type { Asking, Purchase } from './purchase.ts';

/** What is about to be bought, worked out from the answers. Kobo; null while it is not known. */
export interface Basket {
  readonly kind: PublicKind;
  readonly provider: string;
  readonly account: string;
  readonly package: Package | null;
  readonly amount: number | null;
  readonly fee: number | null;
  readonly total: number;
}

/** The basket of a purchase as it stands. */
export function basketOf(purchase: Purchase, { answers: { values }, facts }: Asking): Basket {
  const provider = purchase.provider(values);
  const kind = purchase.kind(values);
  const chosen = packageOf(purchase, { answers: { values }, facts });
  const amount = isListed(purchase, values) ? (chosen?.amount ?? null) : parseNaira(values.amount ?? '');
  const fee = facts.fee?.provider === provider ? facts.fee.kobo : null;
  const account = purchase.account(values);
  return { kind, provider, account, package: chosen, amount, fee, total: (amount ?? 0) + (fee ?? 0) };
}

/** What the chosen provider sells on the screen's price list. */
export function packagesOf(provider: string, { facts }: Asking): readonly Package[] {
  return facts.prices.find((one) => one.provider === provider)?.packages ?? [];
}

function packageOf(purchase: Purchase, asking: Asking): Package | null {
  const { values } = asking.answers;
  if (!isListed(purchase, values)) return null;
  const name = values[purchase.packageField ?? ''];
  return packagesOf(purchase.provider(values), asking).find((one) => one.name === name) ?? null;
}

const isListed = (purchase: Purchase, values: Values): boolean =>
  offerOf(purchase.screen, purchase.kind(values))?.list != null;
