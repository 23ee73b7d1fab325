import type { CallAnswer } from '#catalogues/calls/services.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { koboOf } from '#catalogues/money.ts';
import { type MeterType, offerOf } from '#catalogues/orders.ts';
import { type Provider, providerOf } from '#catalogues/products/providers.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { POSTPAID } from '#catalogues/sentences/postpaid.ts';
import { amountRefused } from '#machines/kit/paying/terms.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import { tooMany } from '../http/refusals.ts';
import type { Person } from '../person.ts';
import { feeOf } from '../price-lists/fees.ts';
import type { PriceLists } from '../price-lists/price-lists.ts';
import { amountBounds } from '../settings/in-force.ts';
import { oneLine } from '../text.ts';
import { looksLikeAccount } from '../vending/account-shape.ts';
import { askSeller } from '../vending/ask-seller.ts';
import { type AccountAnswer, isVerified } from '../vending/port.ts';
import type { BillWish } from './bills.ts';
import type { Pricing } from './make-order.ts';
import { notSold, type OpenDeps, type Opener } from './opens.ts';

/** What the storefront's calls need besides the money path. */
export interface BillDeps extends OpenDeps {
  readonly priceLists: PriceLists;
}

/** Who buys, and from where. */
export interface Buyer {
  readonly person: Person | null;
  readonly address: string;
}

/**
 * Price a storefront order: the amount from the list that its screen quotes, or as the buyer named it within bounds, the
 * fee as it is set for the provider, and the holder of the account as the provider tells it now. What the browser was
 * shown is compared, never believed.
 */
export async function priceBill(deps: BillDeps, buyer: Buyer, wish: BillWish): Promise<Pricing<BillRefused>> {
  const { kind, provider, destinationAccount: account } = wish;
  const email = wish.email ?? buyer.person?.email ?? '';
  const refused = unfit(wish, email) ?? (await amountOff(deps, wish));
  if (refused !== null) return { refused };
  const over = await deps.opens.take(openerOf(buyer));
  if (over) return { refused: tooMany(over) };
  const stopped = await notSold(deps.db, kind);
  if (stopped !== null) return { refused: stopped };
  const offer = offerOf(wish.screen, kind);
  if (offer === undefined) throw new Error(`${wish.screen} does not sell ${kind}.`);
  const amountKobo = koboOf(wish.amount);
  const listed = offer.list === null ? null : deps.priceLists.find(offer.list, provider, wish.package ?? '');
  if (listed === undefined) return refuse(409, 'package-gone', GONE);
  if (listed !== null && listed.amount !== amountKobo) return refuse(409, 'price-changed', CHANGED);
  const feeKobo = await feeOf(deps, provider);
  if (feeKobo === null) return refuse(503, 'no-fee', MESSAGES.serviceUnavailable);
  const holder = await holderOf(deps, wish);
  if ('refused' in holder) return holder;
  const { meterType } = holder;
  // What was read back must not promise a token where none comes, nor keep one quiet that does.
  if ((meterType ?? 'prepaid') !== (wish.meterType ?? 'prepaid'))
    return refuse(409, 'meter-type-changed', POSTPAID[meterType === 'postpaid' ? 'isPostpaid' : 'isPrepaid'](account));
  return {
    priced: {
      kind,
      prefix: offer.prefix,
      provider,
      account,
      accountName: holder.name,
      ...(meterType === 'postpaid' && { meterType }),
      ...(listed === null ? {} : { package: listed.name }),
      priceList: offer.list,
      screen: wish.screen,
      phone: wish.phone,
      amountKobo,
      feeKobo,
      email,
      customerName: nameOf(buyer.person) || holder.name || oneLine(wish.name ?? '') || email || account,
    },
  };
}

/** What stands for the answer about an account that nobody verifies. */
const UNASKED: AccountAnswer = { kind: 'found', name: '' };

/** The holder of the account, asked once more of the vendor that would sell, so that nobody pays for an unknown one; empty where nobody verifies it. */
async function holderOf(
  deps: BillDeps,
  { kind, provider, destinationAccount: account, amount }: BillWish,
): Promise<{ readonly name: string; readonly meterType?: MeterType } | { readonly refused: BillRefused }> {
  const found = await askSeller(deps, { kind, provider, company: null, amountKobo: koboOf(amount) }, async (seller) =>
    isVerified(kind) ? seller.findAccount({ kind, provider, account }) : UNASKED,
  );
  if ('refused' in found) return found;
  const { answer } = found;
  if (answer === UNASKED) return { name: '' };
  if (answer.kind === 'unknown') return refuse(503, 'vendor-silent', MESSAGES.serviceUnavailable);
  if (answer.kind === 'not-found') return refuse(400, 'account-not-found', MESSAGES.invalidNumber);
  const name = oneLine(answer.name);
  if (name === '') return refuse(400, 'account-nameless', MESSAGES.checkCardNumber);
  const off = kind === 'public-power' && answer.terms ? amountRefused(answer.terms, koboOf(amount)) : null;
  if (off !== null) return refuse(400, 'amount-not-taken', off);
  return { name, ...(kind === 'public-power' && answer.meterType && { meterType: answer.meterType }) };
}

/** Who is counted for the order. */
export function openerOf({ person, address }: Buyer): Opener {
  return person === null ? { address } : { userId: person.id };
}

function nameOf(person: Person | null): string {
  return person === null ? '' : `${person.firstName} ${person.lastName}`.trim();
}

function refuse(status: 400 | 409 | 503, code: string, message: string): { readonly refused: BillRefused } {
  return { refused: { status, data: { code, message } } };
}

const GONE = 'This package is no longer sold. Please choose another one.';
const CHANGED = 'The price of this package has changed. Please choose it again to see the new price.';

/** How opening a storefront order is refused. */
export type BillRefused = Exclude<CallAnswer<'openBill'>, { status: 200 }>;

/** Why a wish cannot be an order, by what stands in it alone; null when it can. `email` is where the receipt goes. */
function unfit(wish: BillWish, email: string): BillRefused | null {
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
  return offer.list === null && !Number.isInteger(wish.amount) ? bad('amount-not-whole', SENTENCES.amountKobo) : null;
}

function sells(provider: Provider | undefined, kind: BillWish['kind']): provider is Provider {
  return provider?.sells.includes(kind) ?? false;
}

/** Why an amount that the buyer named is not sold just now, or null. */
async function amountOff({ db, clock }: BillDeps, { kind, provider, amount }: BillWish): Promise<BillRefused | null> {
  if (kind !== 'public-power' && kind !== 'airtime') return null;
  const bounds = await amountBounds(db, clock(), kind);
  const kobo = koboOf(amount);
  const least = Math.max(bounds.least, providerOf(provider)?.leastAmount ?? 0);
  if (kobo < least) return bad('amount-too-small', `The least you can buy at once is ${formatNaira(least)}`);
  if (kobo > bounds.most) return bad('amount-too-large', `The most you can buy at once is ${formatNaira(bounds.most)}`);
  return null;
}

function bad(code: string, message: string): BillRefused {
  return { status: 400, data: { code, message } };
}
