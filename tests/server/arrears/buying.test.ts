import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MESSAGES } from '#catalogues/messages.ts';
import { CREDIT_SENTENCES } from '#catalogues/sentences/credit.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { dayInLagos } from '#machines/kit/writing/format.ts';
import { accounts } from '#src/server/billing/chart.ts';
import { billingHandlers } from '#src/server/billing/handlers.ts';
import { post } from '#src/server/billing/ledger.ts';
import { noteStanding } from '#src/server/billing/standing-changes.ts';
import { openDues } from '#src/server/orders/dues.ts';
import { payFromCredit } from '#src/server/orders/from-credit.ts';
import { openOrder, pricePower } from '#src/server/orders/power.ts';
import { livingOn, METERS, RESIDENT } from '../../faults/support/fixtures.ts';
import { HOUSES } from '../../faults/support/houses.ts';
import { type Meter, openTestMoney, type TestMoney } from '../../support/server/money.ts';
import { estateBooks } from './support/estate.ts';

const PALM = 901;
const METER = METERS.plain;
/** On which nothing ever stood before, as on `refused`. */
const FRESH = 'lost';
const HOUR_MS = 3_600_000;

let money: TestMoney;
let books: ReturnType<typeof estateBooks>;
beforeAll(async () => {
  money = await openTestMoney();
  books = estateBooks(money.db, money.outside.clock);
});
afterAll(() => money.close());
beforeEach(async () => {
  await books.rule(PALM, null);
  await books.stand(METER, {});
  await money.db.deleteFrom('arrears_exceptions').execute();
  await money.db.deleteFrom('small_topups').execute();
  // Orders of an hour are counted.
  money.outside.time.now += 2 * HOUR_MS;
});

let keys = 0;
const wish = (amount = 5_000, key = `arrears-of-test-${++keys}`) => ({ key, type: 'power_vending', amount }) as const;
const price = async (amount?: number, meter: Meter = 'plain') => {
  const pricing = await pricePower(money.deps, money.resident(meter), wish(amount));
  return 'refused' in pricing ? pricing.refused.data : 'sold';
};
const REFUSED = { code: 'arrears', message: MESSAGES.outstandingBlock };
const day = (days: number) => dayInLagos(money.outside.time.now + days * 24 * HOUR_MS);
const told = async (meter: Meter = 'plain') => {
  const { servicePayments } = billingHandlers({ db: money.db, clock: money.outside.clock });
  const asked = { input: { meter_number: METERS[meter] }, person: money.resident(meter) };
  return (await servicePayments(asked as Parameters<typeof servicePayments>[0])) as { data: { standing?: object } };
};
const pay = (meter: string, due: 'service-charge' | 'fine' | 'dev-levy', kobo: number) =>
  books.charge(meter, due, -kobo);

test('where an estate has ruled nothing, power is sold and refused as it always was', async () => {
  /** The rule of S2 section 5 as the server had it before estates had rules of their own. */
  const blocked = (service: number, levy: number, fine: number) => service < 0 || levy < -5_999_900 || fine < 0;
  const kobo = fc.oneof(
    fc.constantFrom(-5_999_901, -5_999_900, -5_900_001, -1, 0, 0, 0, 1),
    fc.integer({ min: -7_000_000, max: 2_000_000 }),
  );
  await fc.assert(
    fc.asyncProperty(kobo, kobo, kobo, async (service, levy, fine) => {
      money.outside.time.now += HOUR_MS;
      await books.stand(METER, { 'service-charge': service, 'dev-levy': levy, fine });
      expect(await price()).toEqual(blocked(service, levy, fine) ? REFUSED : 'sold');
    }),
    { numRuns: 60 },
  );
  expect((await told()).data.standing).toBeUndefined();
});

test('an estate that bears more sells where the specification would not, and stops where it says', async () => {
  await books.charge(METERS[FRESH], 'service-charge', 1_000_000, 70);
  await books.charge(METERS[FRESH], 'service-charge', 1_000_000, 40);
  expect(await price(undefined, FRESH)).toEqual(REFUSED);
  const block = [{ due: 'all', kobo: 1_500_000, days: 30, charges: 1 }] as const;
  await books.rule(PALM, { block });
  expect(await price(undefined, FRESH)).toEqual(REFUSED);
  expect((await told(FRESH)).data.standing).toEqual({
    ...{ name: 'blocked', reminds: ['service-charge'], stops: ['service-charge'], upTo: 0, words: null, until: null },
  });
  await pay(METERS[FRESH], 'service-charge', 400_000);
  expect(await price(undefined, FRESH)).toEqual(REFUSED);
  // What is paid settles the oldest: too little is left.
  await pay(METERS[FRESH], 'service-charge', 200_000);
  expect(await price(undefined, FRESH)).toBe('sold');
  expect((await told(FRESH)).data.standing).toMatchObject({ name: 'reminded', stops: [], until: null });
});

test('a rule holds from its day on, the newest first, and that of another estate never', async () => {
  await books.charge(METER, 'fine', 100);
  await books.rule(902, { block: [] });
  expect(await price()).toEqual(REFUSED);
  await books.rule(PALM, { block: [] }, day(1));
  expect(await price()).toEqual(REFUSED);
  money.outside.time.now += 24 * HOUR_MS;
  expect(await price()).toBe('sold');
  await books.rule(PALM, null);
  expect(await price()).toEqual(REFUSED);
});

test('days of grace let a young debt pass, and say when it stops power', async () => {
  await books.rule(PALM, { graceDays: 5 });
  await books.charge(METERS.refused, 'service-charge', 100_000, 2);
  expect(await price(undefined, 'refused')).toBe('sold');
  expect((await told('refused')).data.standing).toMatchObject({ name: 'grace', stops: [], until: day(3) });
  money.outside.time.now += 3 * 24 * HOUR_MS;
  expect(await price(undefined, 'refused')).toEqual(REFUSED);
});

test('an exception sells to one meter until the end of its day, and to no other', async () => {
  await books.charge(METER, 'fine', 100);
  await books.charge(METERS.late, 'fine', 100);
  await books.except(PALM, METER, day(1));
  expect(await price()).toBe('sold');
  expect((await told()).data.standing).toMatchObject({ name: 'excepted', stops: [], until: day(1) });
  expect(await pricePower(money.deps, money.resident('late'), wish())).toMatchObject({ refused: { data: REFUSED } });
  money.outside.time.now += 24 * HOUR_MS;
  expect(await price()).toBe('sold');
  money.outside.time.now += 24 * HOUR_MS;
  expect(await price()).toEqual(REFUSED);
  await books.stand(METERS.late, {});
});

test('whoever is not verified is told what stops power, and neither what is owed otherwise nor that the house is excepted', async () => {
  const { servicePayments } = billingHandlers({ db: money.db, clock: money.outside.clock });
  const person = { ...money.resident(), awaits: 'verification' as const };
  const asked = async () => {
    const given = { input: { meter_number: METER }, person };
    return servicePayments(given as Parameters<typeof servicePayments>[0]);
  };
  const clear = { name: 'clear', reminds: [], stops: [], upTo: 0, words: null, until: null };
  await books.rule(PALM, { graceDays: 5 });
  await books.charge(METER, 'service-charge', 100_000, 2);
  expect((await told()).data.standing).toMatchObject({ name: 'grace', until: day(3) });
  expect(await asked()).toMatchObject({ status: 403, data: { stops: [], standing: clear } });
  await books.charge(METER, 'fine', 100);
  await books.rule(PALM, { alwaysKobo: 100_000, words: 'Come to the office.' });
  const blocked = { ...clear, name: 'blocked', upTo: 1_000, words: 'Come to the office.' };
  expect(await asked()).toMatchObject({
    status: 403,
    data: { standing: { ...blocked, stops: ['service-charge', 'fine'] } },
  });
  await books.except(PALM, METER, day(1));
  expect(await asked()).toMatchObject({ status: 403, data: { stops: [], standing: clear } });
});

test('an exception of another estate is none', async () => {
  await books.charge(METER, 'fine', 100);
  await books.except(902, METER, day(5));
  expect(await price()).toEqual(REFUSED);
});

test('a meter that is stopped buys a little once a day, whoever asks at once, and by no second key', async () => {
  await books.rule(PALM, { alwaysKobo: 100_000, words: 'Come to the office.' });
  await books.charge(METER, 'fine', 100);
  const standing = { name: 'blocked', stops: ['fine'], words: 'Come to the office.' };
  expect((await told()).data.standing).toMatchObject({ ...standing, upTo: 1_000 });
  expect(await price(1_001)).toEqual(REFUSED);
  const given = Array.from({ length: 8 }, () => wish(1_000));
  const answers = await Promise.all(given.map((one) => openOrder(money.deps, money.resident(), one)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403, 403, 403, 403, 403]);
  expect((await told()).data.standing).toMatchObject({ ...standing, upTo: 0 });
  // The order that has the day is asked for again as often as one likes.
  const at = answers.findIndex(({ status }) => status === 200);
  expect(await openOrder(money.deps, money.resident(), given[at] ?? wish())).toEqual(answers[at]);
  // Nothing came of it: the day is free again.
  await money.db
    .updateTable('orders')
    .set({ state: 'abandoned' })
    .where('idempotency_key', '=', given[at]?.key ?? '')
    .execute();
  expect((await told()).data.standing).toMatchObject({ upTo: 1_000 });
  expect(await openOrder(money.deps, money.resident(), wish(1_000))).toMatchObject({ status: 200 });
  expect(await openOrder(money.deps, money.resident(), wish(1_000))).toMatchObject({ status: 403 });
  money.outside.time.now += 24 * HOUR_MS;
  expect(await openOrder(money.deps, money.resident(), wish(1_000))).toMatchObject({ status: 200 });
});

test.each(['failed', 'abandoned'] as const)(
  'an order that %s is not begun again while another one has the day, and has it where that one came to nothing',
  async (state) => {
    await books.rule(PALM, { alwaysKobo: 100_000 });
    await books.charge(METER, 'fine', 100);
    const [first, second] = [wish(1_000), wish(1_000)];
    const open = (one: typeof first) => openOrder(money.deps, money.resident(), one);
    const end = async (one: typeof first) => {
      money.outside.time.now += 1_000;
      const how = { state, updated_at: money.outside.clock() };
      await money.db.updateTable('orders').set(how).where('idempotency_key', '=', one.key).execute();
      money.outside.time.now += 1_000;
    };
    expect(await open(first)).toMatchObject({ status: 200 });
    await end(first);
    expect(await open(second)).toMatchObject({ status: 200 });
    expect(await open(first)).toMatchObject({ status: 403, data: REFUSED });
    // Long enough for its window to be handed out anew.
    money.outside.time.now += 16 * 60_000;
    await end(second);
    expect(await open(first)).toMatchObject({ status: 200 });
    expect(await open(second)).toMatchObject({ status: 403, data: REFUSED });
  },
);

test('the window of an order that was priced before the meter was stopped stays open, takes no day, and is not handed out anew', async () => {
  const before = wish(5_000);
  const open = () => openOrder(money.deps, money.resident(), before);
  expect(await open()).toMatchObject({ status: 200 });
  await books.rule(PALM, { alwaysKobo: 100_000 });
  await books.charge(METER, 'fine', 100);
  expect(await open()).toMatchObject({ status: 200 });
  expect((await told()).data.standing).toMatchObject({ name: 'blocked', upTo: 1_000 });
  money.outside.time.now += 16 * 60_000;
  expect(await open()).toMatchObject({ status: 403, data: REFUSED });
});

test('whoever is on another meter by now begins no order of the old one again, and takes no day of it', async () => {
  await books.rule(PALM, { alwaysKobo: 100_000 });
  const before = wish(1_000);
  expect(await openOrder(money.deps, money.resident(), before)).toMatchObject({ status: 200 });
  await books.charge(METER, 'fine', 100);
  money.outside.time.now += 16 * 60_000;
  expect(await openOrder(money.deps, money.resident('late'), before)).toMatchObject({
    status: 400,
    data: { code: 'meter-changed', message: SENTENCES.houseLeft },
  });
  expect((await told()).data.standing).toMatchObject({ name: 'blocked', upTo: 1_000 });
});

/** Money that came by transfer, kobo. */
async function creditOf(kobo: number): Promise<void> {
  const entries = [
    { account: accounts.unmatched, kobo: -kobo },
    { account: accounts.credit(RESIDENT.id), kobo },
  ];
  const at = money.outside.clock();
  await money.db
    .transaction()
    .execute((trx) => post(trx, { kind: 'arrival-matched', narration: 'Credit', at, entries }));
}

test('too little credit does not take the day, and whoever has left the house buys nothing for it', async () => {
  await books.rule(PALM, { alwaysKobo: 100_000 });
  await books.charge(METER, 'fine', 100);
  const person = await livingOn(money.db, METER);
  expect(await payFromCredit(money.deps, person, wish(1_000))).toMatchObject({
    status: 409,
    data: { code: 'credit-short' },
  });
  expect((await told()).data.standing).toMatchObject({ upTo: 1_000 });
  await creditOf(100_000);
  // As it is priced, an administrator has the resident move out.
  const { vending } = money.deps;
  const findMeter: typeof vending.findMeter = async (...asked) => {
    await money.db.updateTable('users').set({ meter_number: null }).where('id', '=', RESIDENT.id).execute();
    return vending.findMeter(...asked);
  };
  const deps = { ...money.deps, vending: { ...vending, findMeter } };
  expect(await payFromCredit(deps, person, wish(1_000))).toMatchObject({
    status: 400,
    data: { code: 'meter-changed', message: SENTENCES.houseLeft },
  });
  expect((await told()).data.standing).toMatchObject({ upTo: 1_000 });
});

test('credit buys by the same rule', async () => {
  await creditOf(1_000_000);
  const person = await livingOn(money.db, METER);
  const buy = (amount: number) => payFromCredit(money.deps, person, wish(amount));
  await books.charge(METER, 'fine', 100);
  expect(await buy(1_000)).toMatchObject({ status: 403, data: REFUSED });
  await books.rule(PALM, { alwaysKobo: 100_000 });
  expect(await buy(1_001)).toMatchObject({ status: 403, data: REFUSED });
  expect(await buy(1_000)).toMatchObject({ status: 200 });
  expect(await buy(1_000)).toMatchObject({ status: 403, data: { code: 'arrears' } });
  // Charged between price and payment: the credit stays.
  await books.rule(PALM, null);
  await books.stand(METER, {});
  const { vending } = money.deps;
  const findMeter: typeof vending.findMeter = async (...asked) => {
    await books.charge(METER, 'fine', 100);
    return vending.findMeter(...asked);
  };
  const deps = { ...money.deps, vending: { ...vending, findMeter } };
  expect(await payFromCredit(deps, person, wish(1_000))).toMatchObject({
    status: 403,
    data: { message: CREDIT_SENTENCES.owed },
  });
});

test('whoever pays the fine that stopped power is released with the payment, and it stands in the statement', async () => {
  const payer = { ...money.resident(), meterNumber: HOUSES.fine };
  await books.charge(HOUSES.fine, 'fine', 70_000);
  expect(await noteStanding(money.db, HOUSES.fine, money.outside.clock())).toBe(true);
  const opened = await openDues(money.deps, payer, { key: 'fine-of-test', screen: 'pay-services', serviceId: 'fine' });
  if (opened.status !== 200) throw new Error(JSON.stringify(opened));
  await money.pay(opened.data.orderId);
  await money.pass(10);
  expect(await money.stateOf(opened.data.orderId)).toBe('fulfilled');
  const changes = await money.db
    .selectFrom('arrears_changes')
    .select(['name', 'why'])
    .where('meter_number', '=', HOUSES.fine)
    .orderBy('id')
    .execute();
  expect(changes).toEqual([
    { name: 'blocked', why: JSON.stringify([{ due: 'fine', kobo: 70_000 }]) },
    { name: 'released', why: '[]' },
  ]);
});
