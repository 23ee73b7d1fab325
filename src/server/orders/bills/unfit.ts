import type { CallAnswer } from '#catalogues/calls/services.ts';
import { AIRTIME_AMOUNT_KOBO, PUBLIC_POWER_AMOUNT_KOBO } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { koboOf } from '#catalogues/money.ts';
import { offerOf } from '#catalogues/orders.ts';
import { type Provider, providerOf } from '#catalogues/products/providers.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import { looksLikeAccount } from '../../vending/account-shape.ts';
import type { BillWish } from './wish.ts';

/** How opening a storefront order is refused. */
export type BillRefused = Exclude<CallAnswer<'openBill'>, { status: 200 }>;

const BOUNDS = { 'public-power': PUBLIC_POWER_AMOUNT_KOBO, airtime: AIRTIME_AMOUNT_KOBO } as const;

/** Why a wish cannot be an order, by what stands in it alone; null when it can. `email` is where the receipt goes. */
export function unfit(wish: BillWish, email: string): BillRefused | null {
  const { kind } = wish;
  const provider = providerOf(wish.provider);
  const offer = offerOf(wish.screen, kind);
  if (offer === undefined) return bad('not-sold-here', 'This is not sold on this page.');
  if (!sells(provider, kind)) return bad('unknown-provider', `There is no provider ${wish.provider} for this.`);
  const phone = kind === 'airtime' || kind === 'data';
  if (!looksLikeAccount(kind, wish.destinationAccount)) {
    return bad('account-not-right', phone ? MESSAGES.phoneNotCorrect : MESSAGES.invalidNumber);
  }
  if (!phone && email === '') return bad('email-missing', MESSAGES.emailRequired);
  if (offer.list !== null) return wish.package ? null : bad('package-missing', MESSAGES.chooseAPackage);
  return kind === 'public-power' || kind === 'airtime' ? amountOff(wish.amount, BOUNDS[kind], provider) : null;
}

function sells(provider: Provider | undefined, kind: BillWish['kind']): provider is Provider {
  return provider?.sells.includes(kind) ?? false;
}

function amountOff(
  naira: number,
  bounds: { readonly least: number; readonly most: number },
  provider: Provider,
): BillRefused | null {
  if (!Number.isInteger(naira)) return bad('amount-not-whole', SENTENCES.amountKobo);
  const kobo = koboOf(naira);
  const least = Math.max(bounds.least, provider.leastAmount ?? 0);
  if (kobo < least) return bad('amount-too-small', `The least you can buy at once is ${formatNaira(least)}`);
  if (kobo > bounds.most) return bad('amount-too-large', `The most you can buy at once is ${formatNaira(bounds.most)}`);
  return null;
}

function bad(code: string, message: string): BillRefused {
  return { status: 400, data: { code, message } };
}
