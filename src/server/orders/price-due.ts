import type { Kysely } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { DUES_AMOUNT_KOBO } from '#catalogues/limits.ts';
import { koboOf } from '#catalogues/money.ts';
import { DUE_SCREENS, type DueKind } from '#catalogues/orders.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { PARTS } from '#catalogues/sentences/parts.ts';
import { PLATFORM_SENTENCES } from '#catalogues/sentences/platform/common.ts';
import { dayInLagos, formatNaira } from '#machines/kit/writing/format.ts';
import { notYet } from '../accounts/awaiting.ts';
import type { Due } from '../billing/chart.ts';
import { isOwed } from '../billing/credited-account.ts';
import { owedNow } from '../billing/owed-now.ts';
import { monthlyKoboOn } from '../billing/prices.ts';
import type { Schema } from '../db/schema.ts';
import type { CallTaken } from '../http/handlers.ts';
import { NO_OWN_METER, tooMany } from '../http/refusals.ts';
import type { Person } from '../person.ts';
import { amountBounds, figureOf, settingsAt } from '../settings/in-force.ts';
import type { MoneyDeps } from '../settlement/money.ts';
import type { Pricing } from './make-order.ts';
import { notSold, type OpenDeps } from './opens.ts';

/** A payment to the estate as a face asks for it; `amount` in naira, before the fee. */
export type DueWish = CallTaken<'openDues'>;

/** What a `serviceId` of the wire stands for (DECISIONS 30). */
export function kindOf(serviceId: string): DueKind {
  return serviceId === 'dev-levy' || serviceId === 'fine' ? serviceId : 'service';
}

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
  if (meterNumber === null || estate === null) return refuse(400, NO_OWN_METER.code, NO_OWN_METER.message);
  if (!estate.active) return refuse(403, 'estate-inactive', 'Your estate cannot pay here at the moment.');
  // A fine is paid as it stands, and a part is a part of what is owed: figures of the meter, which a refusal would tell as well.
  const isOfDebt = kind === 'fine' || (kind === 'service' && wish.months === undefined);
  const hidden = isOfDebt ? notYet(person) : null;
  if (hidden !== null) return refuse(403, hidden.code, hidden.message);
  const feeKobo = figureOf(await settingsAt(deps.db, deps.clock(), ['fee']), 'fee', kind);
  const cost = await costOf(deps, { id: person.id, meterNumber }, wish, feeKobo);
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
      feeKobo,
      email: person.email,
      customerName: `${person.firstName} ${person.lastName}`.trim() || person.email,
    },
  };
}

function costOf(
  { db, clock }: MoneyDeps,
  payer: Payer,
  wish: DueWish,
  feeKobo: number,
): Cost | Unpayable | Promise<Cost | Unpayable> {
  switch (kindOf(wish.serviceId)) {
    case 'service':
      return serviceCost({ db, clock }, payer, wish, feeKobo);
    case 'dev-levy':
      return levyCost({ db, clock }, wish);
    case 'fine':
      return fineCost(db, payer.meterNumber, wish);
  }
}

function refuse(status: 400 | 403 | 409, code: string, message: string): Pricing<DueRefused> {
  return { refused: { status, data: { code, message } } };
}

/** What a payment to an estate comes to, kobo, without the fee. */
interface Cost {
  readonly amountKobo: number;
  readonly serviceId?: number;
  readonly months?: number;
  readonly reductionKobo?: number;
}

/** Why a wish cannot be paid. */
interface Unpayable {
  readonly code: string;
  readonly message: string;
}

/** Who pays, and for which meter. */
interface Payer {
  readonly id: string;
  readonly meterNumber: string;
}

/** A service's price for the months that were chosen; less where the apartment is not occupied. */
export async function serviceCost(
  { db, clock }: Pick<MoneyDeps, 'db' | 'clock'>,
  payer: Payer,
  { serviceId, months, amount }: DueWish,
  feeKobo: number,
): Promise<Cost | Unpayable> {
  if (months === undefined && amount === undefined) {
    return unpayable('months-missing', 'Please say for how many months.');
  }
  const service = await ownServices(db, payer, clock()).where('services.id', '=', Number(serviceId)).executeTakeFirst();
  if (service === undefined) return unpayable('service-not-yours', 'This is not one of your services.');
  if (!service.enabled) return unpayable('service-disabled', PLATFORM_SENTENCES.notSold(service.name));
  const bounds = await amountBounds(db, clock(), 'service');
  if (months === undefined) {
    // A service on an account of its own is charged by nobody, and so owed by nobody.
    const owedKobo = (await isOwed(db, service)) ? await owedOf(db, payer.meterNumber, 'service-charge') : 0;
    const part = partCost(owedKobo, amount, bounds);
    return 'code' in part ? part : { ...part, serviceId: service.id };
  }
  const priceKobo = months * service.monthly_kobo;
  const off = outOfBounds(bounds, priceKobo);
  if (off !== null) return off;
  const chosen = { serviceId: service.id, months };
  if (service.status === 'occupied') return { ...chosen, amountKobo: priceKobo };
  return { ...chosen, ...unoccupied(priceKobo, feeKobo) };
}

/**
 * What a price comes to for an apartment that is not occupied: the charge is half of price and fee together, and what is
 * credited is that charge less the fee (DECISIONS 10); kobo.
 */
export function unoccupied(
  priceKobo: number,
  feeKobo: number,
): { readonly amountKobo: number; readonly reductionKobo: number } {
  // A price of odd kobo has no half: what is left over is the payer's.
  const amountKobo = Math.floor((priceKobo + feeKobo) / 2) - feeKobo;
  return { amountKobo, reductionKobo: priceKobo - amountKobo };
}

/** A levy is paid in any amount of whole naira, owed or in advance. */
async function levyCost(
  { db, clock }: Pick<MoneyDeps, 'db' | 'clock'>,
  { amount, months }: DueWish,
): Promise<Cost | Unpayable> {
  if (months !== undefined) return noMonths;
  if (amount === undefined) return unpayable('amount-missing', 'Please say how much you would like to pay.');
  if (!Number.isInteger(amount)) return unpayable('amount-not-whole', SENTENCES.amountKobo);
  const amountKobo = koboOf(amount);
  return outOfBounds(await amountBounds(db, clock(), 'dev-levy'), amountKobo) ?? { amountKobo };
}

/** The fine that a meter owes now: whole, however small it is, or the part of it that is named. */
async function fineCost(
  db: Kysely<Schema>,
  meterNumber: string,
  { months, amount }: DueWish,
): Promise<Cost | Unpayable> {
  if (months !== undefined) return noMonths;
  const fineKobo = await owedOf(db, meterNumber, 'fine');
  return fineKobo > 0 ? partCost(fineKobo, amount, DUES_AMOUNT_KOBO) : unpayable('no-fine', 'You owe no fine.');
}

/** What a meter owes of a due, kobo above 0; what was paid and is about to be credited counts as paid. */
async function owedOf(db: Kysely<Schema>, meterNumber: string, due: Due): Promise<number> {
  const debts = await owedNow(db, meterNumber);
  return debts.filter((debt) => debt.due === due).reduce((sum, { kobo }) => sum + kobo, 0);
}

/**
 * A part of what is owed, `amount` in naira, or all of it: in whole naira and within the bounds, but for all of it, which may have kobo and be
 * smaller. More than what is owed is in advance, and for that there are months.
 */
function partCost(owedKobo: number, amount: number | undefined, { least, most }: Bounds): Cost | Unpayable {
  if (owedKobo <= 0) return unpayable('nothing-owed', PARTS.none);
  // A fine of which no part is named is paid as it stands.
  if (amount === undefined) return { amountKobo: owedKobo };
  const amountKobo = koboOf(amount);
  if (amountKobo > owedKobo) return unpayable('amount-too-large', PARTS.most(formatNaira(owedKobo)));
  if (amountKobo < owedKobo && !Number.isInteger(amount)) return unpayable('amount-not-whole', SENTENCES.amountKobo);
  return outOfBounds({ least: Math.min(least, owedKobo), most }, amountKobo) ?? { amountKobo };
}

type Bounds = Parameters<typeof outOfBounds>[0];

function outOfBounds(
  { least, most }: { readonly least: number; readonly most: number },
  kobo: number,
): Unpayable | null {
  if (kobo < least) return unpayable('amount-too-small', `The least you can pay at once is ${formatNaira(least)}`);
  if (kobo > most) return unpayable('amount-too-large', `The most you can pay at once is ${formatNaira(most)}`);
  return null;
}

function unpayable(code: string, message: string): Unpayable {
  return { code, message };
}

const noMonths = unpayable('months-not-here', 'Only a service is paid for by the month.');

/** The services of their estate that a person pays for, those that are not sold just now too, with how the apartment stands on whose meter they pay. */
export function ownServices(db: Kysely<Schema>, { id, meterNumber }: Pick<Person, 'id' | 'meterNumber'>, at: Date) {
  return db
    .selectFrom('user_services')
    .innerJoin('services', 'services.id', 'user_services.service_id')
    .innerJoin('residences', (join) =>
      // Nobody but the estate of the meter is paid for it, whichever is in use by now.
      join
        .onRef('residences.id', '=', 'user_services.user_id')
        .onRef('residences.estate_id', '=', 'services.estate_id'),
    )
    .where('residences.id', '=', id)
    .where('residences.meter_number', '=', meterNumber)
    .select(['services.id', 'services.name', 'services.description', 'services.enabled', 'residences.status'])
    .select(monthlyKoboOn(dayInLagos(at)).as('monthly_kobo'));
}
