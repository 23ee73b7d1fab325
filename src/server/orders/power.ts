import type { CallAnswer } from '#catalogues/calls/services.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { koboOf } from '#catalogues/money.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { METERS } from '#catalogues/sentences/meters.ts';
import { POSTPAID } from '#catalogues/sentences/postpaid.ts';
import { SPLIT } from '#catalogues/sentences/split.ts';
import { type Split, splitOf } from '#machines/arrears/split.ts';
import { powerRefused } from '#machines/kit/paying/bounds.ts';
import { amountRefused } from '#machines/kit/paying/terms.ts';
import { notYet } from '../accounts/awaiting.ts';
import { type SmallTopup, takeDay } from '../billing/small-topups.ts';
import { dividingOf } from '../billing/split.ts';
import { type MeterStanding, standingOf } from '../billing/standing.ts';
import type { CallTaken } from '../http/handlers.ts';
import { NO_OWN_METER, tooMany } from '../http/refusals.ts';
import { homesOf, personOn } from '../moves/person-on.ts';
import type { Person } from '../person.ts';
import { pausedIn } from '../read-settings.ts';
import { figureOf, type Settings, settingsAt } from '../settings/in-force.ts';
import { isLookedFor } from '../settlement/look-for.ts';
import type { MoneyDeps } from '../settlement/money.ts';
import type { OrderRow } from '../settlement/settle.ts';
import { askSeller } from '../vending/ask-seller.ts';
import { estateOfMeter } from '../vending/company.ts';
import { makeOrder, type Pricing } from './make-order.ts';
import { OPENING, type OpenDeps, whilePaused } from './opens.ts';
import { deliveredAnswer, openedAnswer } from './order-answer.ts';
import { deliveryOf, estateName, ownOrder } from './own-orders.ts';
import { reportWidget } from './report.ts';

/** A purchase as a face asks for it; `amount` in naira. */
export interface Wish {
  readonly key: string;
  readonly type: 'power_vending';
  readonly amount: number;
  /** What of it goes to what the meter owes, as it was shown; missing: nothing, or a face that knows of none. */
  readonly debt?: number | undefined;
  /** The meter that was read back; missing: the only one, of a face that knows of one alone. */
  readonly meter_number?: string | undefined;
}

type Answer = CallAnswer<'openOrder'>;
/** How an order of power is refused. */
export type PowerRefused = Exclude<Answer, { status: 200 }>;

/** What the id of an order of an estate's power begins with. */
export const ESTATE_PREFIX = 'POWER';

/** Make and price an order of an estate's power, and answer what its widget is begun with. */
export async function openOrder(deps: OpenDeps, buyer: Person, wish: Wish): Promise<Answer> {
  const body = [wish.type, wish.amount, ...(wish.debt ? [wish.debt] : [])];
  const wanted = { opener: { userId: buyer.id }, key: wish.key, body, account: wish.meter_number };
  // Who has given the meter up since asks for the order that stands under the key, too.
  const person = await personOn(deps.db, buyer, wish.meter_number);
  let isPriced = false;
  const made = await makeOrder<PowerRefused>(
    deps,
    wanted,
    async () => {
      isPriced = true;
      return person === null ? meterLeft : pricePower(deps, person, wish);
    },
    (known) => notAgain(deps, person, known),
  );
  if ('refused' in made) return made.refused;
  // The order's own estate: under its key it is asked for again by somebody who may have moved since.
  const known = isPriced && person?.estate?.id === made.order.estate_id ? person?.estate?.name : undefined;
  return { status: 200, data: openedAnswer(made.order, known ?? (await estateName(deps, made.order))) };
}

/**
 * Why no window is handed out for an order that was priced before; or null. One that is open stays so. For any other the meter has to be
 * the buyer's still, and what it owes is asked anew: of what a stopped meter may buy in a day, a declined order and the one that took its
 * place would both be delivered.
 */
async function notAgain(
  deps: OpenDeps,
  person: Person | null,
  order: OrderRow,
): Promise<{ readonly refused: PowerRefused } | null> {
  if (order.state === 'opened' && isLookedFor(deps, order)) return null;
  const { destination_account: meterNumber, idempotency_key: key } = order;
  if (person?.meterNumber !== meterNumber) return meterLeft;
  const judged = await standingOf(deps.db, meterNumber, deps.clock());
  if (!isStopped(judged)) return null;
  const wanted = { meterNumber, userId: person.id, key };
  const isTaken = sells(judged, order.amount_kobo) && (await taking(deps, wanted));
  return isTaken ? null : refuse(403, 'arrears', MESSAGES.outstandingBlock);
}

const taking = ({ db, clock }: OpenDeps, wanted: SmallTopup): Promise<boolean> =>
  db.transaction().execute((trx) => takeDay(trx, wanted, clock()));

/**
 * Price an order of power by what the data base and the vendor say now, and look whether it may be bought at all. The convenience fee
 * is for taking a card or a transfer: from the own credit there is none, and nothing of it goes to a debt.
 */
export async function pricePower(
  deps: OpenDeps,
  person: Person,
  wish: Wish,
  from: 'provider' | 'credit' = 'provider',
): Promise<Pricing<PowerRefused>> {
  const kobo = koboOf(wish.amount);
  const now = await settingsAt(deps.db, deps.clock(), ['fee', 'least-amount', 'most-amount', ...OPENING]);
  const outside = amountOff(now, kobo);
  if (outside !== null) return outside;
  const asked = await askedOf(deps.db, person);
  const stopped = whilePaused(asked.paused, 'power');
  if (stopped !== null) return { refused: stopped };
  if (person.meterNumber === null || person.estate === null) return noOwnMeter;
  // The one in use by now may not be the one that was read back.
  if (wish.meter_number === undefined && asked.homes > 1) return notNamed;
  if (!person.estate.active) return refuse(403, 'estate-inactive', 'Your estate cannot pay here at the moment.');
  const judged = await standingOf(deps.db, person.meterNumber, deps.clock());
  if (!sells(judged, kobo)) return refuse(403, 'arrears', MESSAGES.outstandingBlock);
  const over = await deps.opens.take({ userId: person.id }, now);
  if (over) return { refused: tooMany(over) };
  const { company } = asked;
  const sold = { kind: 'power', provider: null, company, amountKobo: kobo } as const;
  const meterNumber = person.meterNumber;
  const seller = await askSeller(deps, sold, (seller) => seller.findMeter(meterNumber, company), now);
  if ('refused' in seller) return seller;
  const { answer: meter } = seller;
  if (meter.kind === 'not-found') return noMeter;
  if (meter.kind === 'unknown') return refuse(503, 'vendor-silent', MESSAGES.pingFailed);
  if (meter.meterType === 'postpaid') return refuse(400, 'meter-postpaid', POSTPAID.own);
  const notTaken = meter.terms && amountRefused(meter.terms, kobo);
  if (notTaken) return refuse(400, 'amount-not-taken', notTaken);
  const least = Math.max(figureOf(now, 'least-amount', 'power'), meter.terms?.leastKobo ?? 0);
  const { power, debt } = from === 'credit' ? { power: kobo, debt: 0 } : await split(deps, person, judged, kobo, least);
  // What was shown is what is paid: who was shown another part says yes to this one first.
  if (from === 'provider' && debt !== koboOf(wish.debt ?? 0)) return refuse(409, 'split-moved', SPLIT.moved);
  // Last of all: the day is taken by what can be bought. From credit it is taken with the payment.
  const wanted = { meterNumber, userId: person.id, key: wish.key };
  if (from === 'provider' && isStopped(judged) && !(await taking(deps, wanted)))
    return refuse(403, 'arrears', MESSAGES.outstandingBlock);
  return {
    priced: {
      kind: 'power',
      prefix: ESTATE_PREFIX,
      account: person.meterNumber,
      estateId: person.estate.id,
      company,
      amountKobo: power,
      debtKobo: debt,
      feeKobo: from === 'credit' ? 0 : figureOf(now, 'fee', 'power'),
      email: person.email,
      customerName: `${person.firstName} ${person.lastName}`.trim() || person.email,
    },
  };
}

/** What is asked for every order of power, at once: what is not sold just now, how many meters its buyer holds, and who supplies the one. */
async function askedOf(db: OpenDeps['db'], { id, meterNumber }: Person) {
  const { paused, homes, company } = await db
    .selectNoFrom(({ selectFrom }) => [
      selectFrom('platform_settings').select('value').where('name', '=', 'paused').as('paused'),
      homesOf(db, id).as('homes'),
      estateOfMeter(db, meterNumber ?? '')
        .select('estates.company')
        .as('company'),
    ])
    .executeTakeFirstOrThrow();
  return { paused: pausedIn(JSON.parse(paused ?? 'null')), homes: homes ?? 0, company };
}

/** What of a top-up goes to the debt of a meter. Who may not see yet what it owes is asked for nothing of it. */
async function split(
  { db }: OpenDeps,
  person: Person,
  judged: MeterStanding,
  kobo: number,
  least: number,
): Promise<Split> {
  const dividing =
    person.meterNumber === null || notYet(person) !== null ? null : await dividingOf(db, person.meterNumber, judged);
  return dividing === null ? { power: kobo, debt: 0 } : splitOf(kobo, { ...dividing, least });
}

/** True where what a meter owes stops power. */
export const isStopped = ({ standing }: MeterStanding): boolean => standing.name === 'blocked';

/** True where so much, kobo, may be sold to a meter; one that is stopped buys little, and once a day (`takeDay`). */
export const sells = (judged: MeterStanding, kobo: number): boolean =>
  !isStopped(judged) || kobo <= judged.policy.alwaysKobo;

/** Why so much is not sold just now; or null. */
function amountOff(now: Settings, kobo: number): Pricing<PowerRefused> | null {
  const bounds = { least: figureOf(now, 'least-amount', 'power'), most: figureOf(now, 'most-amount', 'power') };
  const off = powerRefused(bounds, kobo);
  return off && refuse(400, off.code, off.message);
}

function refuse(status: 400 | 403 | 409 | 503, code: string, message: string): { readonly refused: PowerRefused } {
  return { refused: { status, data: { code, message } } };
}

const noMeter = refuse(400, 'meter-not-found', MESSAGES.meterNotFound);
/** They hold the meter no more that it was read back for. */
export const meterLeft = refuse(400, 'meter-changed', SENTENCES.houseLeft);
const notNamed = refuse(409, 'meter-not-named', METERS.notNamed);
const noOwnMeter = refuse(400, NO_OWN_METER.code, NO_OWN_METER.message);

/** What the browser says the widget told it. Only its order id is used; the rest is a hint. */
interface WidgetWord {
  readonly transfer_reference: Pick<
    CallTaken<'topupPower'>['transfer_reference'],
    'status' | 'orderId' | 'trans_id' | 'transId'
  >;
  /** Naira. Compared with the price, never believed. */
  readonly amount: number;
}

/** Take the widget's word about a resident's order of power, and answer its outcome (S2 section 7). */
export async function topupPower(
  deps: MoneyDeps,
  person: Person,
  word: WidgetWord,
  signal: AbortSignal,
): Promise<CallAnswer<'topupPower'>> {
  const { orderId, status, trans_id, transId } = word.transfer_reference;
  let estate = '';
  const outcome = await reportWidget(
    deps,
    {
      status,
      hint: trans_id ?? transId,
      async find() {
        const order = await ownOrder(deps, orderId, { userId: person.id });
        estate = order?.estate_then ?? '';
        return order?.kind === 'power' ? order : undefined;
      },
      agrees: (order) => koboOf(word.amount) === order.total_kobo,
    },
    signal,
  );
  if (outcome.status !== 200) return outcome;
  const { order, delivery } = outcome;
  return { status: 200, data: deliveredAnswer(order, delivery, estate) };
}

/** The last delivered power purchase of a person, or null. */
export async function lastPurchase(deps: MoneyDeps, person: Person): Promise<CallAnswer<'lastPurchase'>> {
  const order = await deps.db
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', person.id)
    .where('kind', '=', 'power')
    .where('state', '=', 'fulfilled')
    .orderBy('captured_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const delivery = order && (await deliveryOf(deps, order.order_id));
  if (order === undefined || delivery === undefined) return { status: 200, data: { purchase: null } };
  const purchase = deliveredAnswer(order, delivery, await estateName(deps, order));
  return { status: 200, data: { purchase } };
}
