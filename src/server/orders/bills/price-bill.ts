import { MESSAGES } from '#catalogues/messages.ts';
import { koboOf } from '#catalogues/money.ts';
import { offerOf } from '#catalogues/orders.ts';
import { tooMany } from '../../http/limits/too-many.ts';
import { oneLine } from '../../kit/one-line.ts';
import type { Person } from '../../person.ts';
import { feeOf } from '../../price-lists/fees.ts';
import type { PriceLists } from '../../price-lists/price-lists.ts';
import { isVerified } from '../../vending/port.ts';
import type { Pricing } from '../make-order.ts';
import { notSold } from '../not-sold.ts';
import type { OpenDeps, Opener } from '../opens.ts';
import { type BillRefused, unfit } from './unfit.ts';
import type { BillWish } from './wish.ts';

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
  const refused = unfit(wish, email);
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
  const feeKobo = await feeOf(deps.db, provider);
  if (feeKobo === null) return refuse(503, 'no-fee', MESSAGES.serviceUnavailable);
  const holder = await holderOf(deps, wish);
  if ('refused' in holder) return holder;
  return {
    priced: {
      kind,
      prefix: offer.prefix,
      provider,
      account,
      accountName: holder.name,
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

/** The holder of the account, asked once more, so that nobody pays for an unknown one; empty where nobody verifies it. */
async function holderOf(
  deps: BillDeps,
  { kind, provider, destinationAccount: account }: BillWish,
): Promise<{ readonly name: string } | { readonly refused: BillRefused }> {
  if (!isVerified(kind)) return { name: '' };
  const answer = await deps.vending.findAccount({ kind, provider, account });
  if (answer.kind === 'unknown') return refuse(503, 'vendor-silent', MESSAGES.serviceUnavailable);
  if (answer.kind === 'not-found') return refuse(400, 'account-not-found', MESSAGES.invalidNumber);
  const name = oneLine(answer.name);
  return name === '' ? refuse(400, 'account-nameless', MESSAGES.checkCardNumber) : { name };
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
