import { expect } from 'vitest';
import { koboOf } from '#catalogues/money.ts';
import { splitOf } from '#machines/arrears/split.ts';
import { dividingOf } from '#src/server/billing/split.ts';
import { standingOf } from '#src/server/billing/standing.ts';
import { openDues } from '#src/server/orders/dues.ts';
import { openOrder } from '#src/server/orders/power.ts';
import { amountBounds } from '#src/server/settings/in-force.ts';
import { type Deed, naira, type Year } from '../year.ts';
import { rule, SHARING } from './living.ts';

type What = 'service' | 'other service' | 'dev-levy' | 'fine';

/** Open the card window of a due of somebody's meter; null: nobody lives there, or there is nothing to pay. */
async function opened(year: Year, meter: string, what: What): Promise<string | null> {
  const payer = await year.residentOf(meter);
  if (payer === undefined) return null;
  const wish = await wishFor(year, what);
  const answer = await openDues(year.deps, payer, { key: year.key(), screen: 'pay-services', ...wish });
  const done = year.took(
    { status: answer.status, said: answer.data },
    ...['no-fine', 'service-not-yours', 'not-confirmed', 'not-verified'],
  );
  return done && answer.status === 200 ? answer.data.orderId : null;
}

async function wishFor({ dice, db, estateId }: Year, what: What) {
  if (what === 'fine') return { serviceId: 'fine' };
  if (what === 'dev-levy') return { serviceId: 'dev-levy', amount: 200 + dice.whole(30_000) };
  const other = dice.pick(['Security', 'Waste Disposal']);
  const { id } = await db
    .selectFrom('services')
    .select('id')
    .where('estate_id', '=', estateId)
    .where('name', '=', what === 'service' ? 'Service Charge' : other)
    .executeTakeFirstOrThrow();
  return { serviceId: String(id), months: 1 + dice.whole(3) };
}

/** Pay a due with a card: it is credited, and stands to be paid twice or disputed later. */
function pay(year: Year, what: What): Promise<boolean> {
  return year.anywhere(async (meter) => {
    const orderId = await opened(year, meter, what);
    if (orderId === null) return false;
    expect([what, await year.payByCard(orderId)]).toEqual([what, 'fulfilled']);
    year.stands.paidByCard.push(orderId);
    return true;
  });
}

const setFine = (year: Year, meter_number: string, kobo: number) =>
  year.ask('updateServicePayments', { meter_number, amount: naira(kobo), servicePayment: 'fine' });

/** Buy power, of which a part goes to what is owed where the estate rules so. What is owed stops it by the rule of the estate alone. */
async function buyPower(year: Year, meter: string, divided: boolean): Promise<boolean> {
  const { deps, db, dice, time } = year;
  const buyer = await year.residentOf(meter);
  if (buyer === undefined) return false;
  const asked = koboOf(300 + dice.whole(20_000));
  const judged = await standingOf(db, meter, time.now);
  const dividing = buyer.awaits === 'nothing' ? await dividingOf(db, meter, judged) : null;
  const { least } = await amountBounds(db, time.now, 'power');
  const debt = dividing === null ? 0 : splitOf(asked, { ...dividing, least }).debt;
  if (divided !== debt > 0) return false;
  const wish = { key: year.key(), type: 'power_vending', amount: naira(asked), debt: naira(debt) } as const;
  const answer = await openOrder(deps, buyer, { ...wish, meter_number: meter });
  const isStopped = judged.standing.name === 'blocked' && asked > judged.policy.alwaysKobo;
  if (isStopped) expect(answer).toMatchObject({ status: 403, data: { code: 'arrears' } });
  // Of what a stopped meter may buy it buys once a day.
  const mayBe = judged.standing.name === 'blocked' ? ['arrears'] : [];
  if (!year.took({ status: answer.status, said: answer.data }, ...mayBe) || answer.status !== 200) return false;
  const state = await year.payByCard(answer.data.orderId);
  return state === 'fulfilled';
}

/** What residents pay with a card, what gets back to them, and what their banks take back. */
export const PAYING = {
  'pay a service charge': (year) => pay(year, 'service'),
  'pay another service': (year) => pay(year, 'other service'),
  'pay a levy': (year) => pay(year, 'dev-levy'),
  'pay a fine': (year) => pay(year, 'fine'),
  'pay a fine that is forgiven meanwhile': (year) =>
    year.anywhere(async (meter) => {
      await setFine(year, meter, year.amount(9_000_00));
      year.moment();
      const orderId = await opened(year, meter, 'fine');
      if (orderId === null) return false;
      await setFine(year, meter, 0);
      year.moment();
      expect(await year.payByCard(orderId)).toBe('refunded');
      return true;
    }),
  'pay twice': async (year) => {
    const orderId = year.stands.paidByCard.at(-1 - year.dice.whole(3));
    if (orderId === undefined) return false;
    await year.outside.browser(`/sandbox/payments/${orderId}/again`, {});
    await year.quiet();
    const further = year.db.selectFrom('further_payments').select('returned_at').where('order_id', '=', orderId);
    const all = await further.execute();
    expect(all.every(({ returned_at: at }) => at !== null)).toBe(true);
    return all.length > 0;
  },
  'a bank takes a payment back': async (year) => {
    const lost = await dispute(year, 'lost');
    if (lost !== null) year.stands.lost += lost;
    return lost !== null;
  },
  'a dispute is won': async (year) => (await dispute(year, 'won')) !== null,
  'buy power': (year) => year.anywhere((meter) => buyPower(year, meter, false)),
  'top up and pay of it': async (year) => {
    const buy = () => year.anywhere((meter) => buyPower(year, meter, true));
    return (await buy()) || ((await rule(year, SHARING)) && buy());
  },
} as const satisfies Record<string, Deed>;

/** A payer's bank disputes a payment and decides at once; answers what it took, kobo, null where there is nothing to dispute. */
async function dispute(year: Year, decided: 'won' | 'lost'): Promise<number | null> {
  const { dice, outside, quiet, db, stands } = year;
  const at = stands.paidByCard.length - 1 - dice.whole(6);
  const [orderId] = at < 0 ? [] : stands.paidByCard.splice(at, 1);
  if (orderId === undefined) return null;
  for (const body of [{}, { decided }]) {
    expect((await outside.browser(`/sandbox/payments/${orderId}/dispute`, body)).status).toBe(200);
    await quiet();
  }
  const told = db.selectFrom('chargebacks').select(['status', 'amount_kobo']).where('order_id', '=', orderId);
  const one = await told.executeTakeFirstOrThrow();
  expect([one.status, await year.stateOf(orderId)]).toEqual([decided, 'fulfilled']);
  return one.amount_kobo;
}
