import type { CallAnswer } from '#catalogues/calls/services.ts';
import { ESTATE_FEE_KOBO } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { koboOf } from '#catalogues/money.ts';
import { DUE_SCREENS, type DueKind } from '#catalogues/orders.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import { notYet } from '../../accounts/awaiting.ts';
import { tooMany } from '../../http/limits/too-many.ts';
import type { Person } from '../../person.ts';
import type { MoneyDeps } from '../../settlement/money.ts';
import type { Pricing } from '../make-order.ts';
import { notSold } from '../not-sold.ts';
import type { OpenDeps } from '../opens.ts';
import { type Cost, fineCost, levyCost, serviceCost, type Unpayable } from './cost.ts';
import { type DueWish, kindOf } from './wish.ts';

/** How opening a payment to an estate is refused. */
export type DueRefused = Exclude<CallAnswer<'openDues'>, { status: 200 }>;

/**
 * Price a payment to the person's estate, by what the data base says now. Arrears never hold it back: paying is how they
 * end. An amount that was shown to the person is compared, never believed.
 */
export async function priceDue(deps: OpenDeps, person: Person, wish: DueWish): Promise<Pricing<DueRefused>> {
  const kind = kindOf(wish.serviceId);
  const { role, prefix, narration, kinds } = DUE_SCREENS[wish.screen];
  const sold: readonly DueKind[] = kinds;
  if (role !== person.role || !sold.includes(kind)) return refuse(400, 'not-paid-here', 'This is not paid here.');
  const stopped = await notSold(deps.db, kind);
  if (stopped !== null) return { refused: stopped };
  const { estate, meterNumber } = person;
  if (meterNumber === null || estate === null) return refuse(400, 'meter-not-found', MESSAGES.meterNotFound);
  if (!estate.active) return refuse(403, 'estate-inactive', 'Your estate cannot pay here at the moment.');
  // A fine is paid as it stands, and its amount is a figure of the meter.
  const hidden = kind === 'fine' ? notYet(person) : null;
  if (hidden !== null) return refuse(403, hidden.code, hidden.message);
  const cost = await costOf(deps, { id: person.id, meterNumber }, wish);
  if ('code' in cost) return refuse(400, cost.code, cost.message);
  if (wish.amount !== undefined && koboOf(wish.amount) !== cost.amountKobo) {
    return refuse(409, 'price-changed', `The amount to pay has changed. It is ${formatNaira(cost.amountKobo)} now.`);
  }
  const over = await deps.opens.take({ userId: person.id });
  if (over) return { refused: tooMany(over) };
  return {
    priced: {
      ...cost,
      kind,
      prefix,
      narration,
      account: meterNumber,
      estateId: estate.id,
      feeKobo: ESTATE_FEE_KOBO,
      email: person.email,
      customerName: `${person.firstName} ${person.lastName}`.trim() || person.email,
    },
  };
}

function costOf(
  { db }: MoneyDeps,
  payer: { readonly id: string; readonly meterNumber: string },
  wish: DueWish,
): Cost | Unpayable | Promise<Cost | Unpayable> {
  switch (kindOf(wish.serviceId)) {
    case 'service':
      return serviceCost(db, payer.id, wish);
    case 'dev-levy':
      return levyCost(wish);
    case 'fine':
      return fineCost(db, payer.meterNumber, wish);
  }
}

function refuse(status: 400 | 403 | 409, code: string, message: string): Pricing<DueRefused> {
  return { refused: { status, data: { code, message } } };
}
