import { afterAll, beforeAll, expect, test } from 'vitest';
import { ESTATE_PAYMENT as SAID } from '#catalogues/sentences/platform/estate-payments.ts';
import { accounts } from '#src/server/billing/chart.ts';
import { balances, post } from '#src/server/billing/ledger.ts';
import { recordEstatePayment, takeBackEstatePayment } from '#src/server/statements/estate-payments.ts';
import { type Headquarters, openHeadquarters } from '../platform/support/headquarters.ts';

let hq: Headquarters;
let estate: number;
beforeAll(async () => {
  hq = await openHeadquarters();
  estate = await hq.estateId('Palm Court');
});
afterAll(() => hq.close());

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
/** A day in Lagos so many days before now, `YYYY-MM-DD`. */
const ago = (days: number) => new Date(hq.clock().getTime() + HOUR_MS - days * DAY_MS).toISOString().slice(0, 10);

const names = () =>
  [accounts.bank, accounts.owedTo(estate), accounts.collected(estate), accounts.received(estate)] as const;
const books = () => balances(hq.db, names());
const owed = async () => (await balances(hq.db, [accounts.owedTo(estate)]))[accounts.owedTo(estate)] ?? 0;
/** As if residents had paid so much to the estate, kobo. */
const owe = (kobo: number) =>
  hq.db.transaction().execute((trx) =>
    post(trx, {
      ...{ kind: 'test', narration: 'Given', at: new Date(hq.clock().getTime() - 40 * DAY_MS) },
      entries: [
        { account: 'test', kobo: -kobo },
        { account: accounts.owedTo(estate), kobo },
      ],
    }),
  );
const wish = (amount: number, reference: string, more: object = {}) => ({
  ...{ property_id: estate, amount, day: ago(1), reference },
  ...more,
});
const statement = (who: 'platform' | 'palm' | 'cedar') => hq.good('statement', { from: ago(9), to: ago(0) }, who);
const dayOf = async (who: 'platform' | 'palm', day: string) =>
  ((await statement(who)).days as readonly Record<string, unknown>[]).find((one) => one.day === day);

test('what was paid to an estate is owed to it no more, and stands in its statement and in ours, once', async () => {
  // Whatever the demonstration's past is owed.
  await owe(30_000_000 - (await owed()));
  const [before, ours, theirs] = [await books(), await dayOf('platform', ago(1)), await dayOf('palm', ago(1))];
  const said = await hq.good('recordEstatePayment', wish(120_000, 'FT-1'));
  expect(said).toMatchObject({ message: SAID.recorded('Palm Court', '₦120,000', '₦180,000'), owed: 180_000 });
  expect(await hq.lastDeed()).toMatchObject({ action: 'estate-paid', subject: 'Palm Court' });
  expect(await hq.good('recordEstatePayment', wish(120_000, 'ft-1'))).toEqual({
    ...said,
    message: SAID.already('Palm Court', '₦120,000'),
  });
  const after = await books();
  expect(names().map((name) => (after[name] ?? 0) - (before[name] ?? 0))).toEqual([
    12_000_000, -12_000_000, 12_000_000, -12_000_000,
  ]);
  // Nobody was given anything back, and the providers paid us out no less.
  expect(await dayOf('platform', ago(1))).toEqual({ ...ours, handed: 120_000 });
  expect(await dayOf('palm', ago(1))).toEqual({ ...theirs, out: 120_000, left: Number(theirs?.left) - 120_000 });
  expect((await statement('platform')).estates).toContainEqual(
    expect.objectContaining({ name: 'Palm Court', out: 120_000, left: 180_000 }),
  );
  const row = { id: said.id, estate: 'Palm Court', amount: 120_000, day: ago(1), reference: 'FT-1', takenBack: null };
  expect((await statement('platform')).paidOn).toEqual([expect.objectContaining({ ...row, by: expect.any(String) })]);
  expect((await statement('palm')).paidOn).toEqual([expect.objectContaining({ ...row, by: null })]);
  expect((await statement('cedar')).paidOn).toEqual([]);
});

test('the same reference with another sum or day is refused, and of two who record at once one writes', async () => {
  expect(await hq.refused('recordEstatePayment', wish(120_001, 'FT-1'))).toEqual([
    400,
    'reference-used',
    expect.stringContaining('₦120,000'),
  ]);
  const { id: actor } = await hq.person('platform@wattchat.example');
  const before = await owed();
  const both = await Promise.all(
    [1, 2].map(() => recordEstatePayment(hq, actor, { ...wish(1_000, 'FT-2'), more: false })),
  );
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await owed()).toBe(before - 100_000);
});

test('more than is owed is refused unless it is said, and then the estate owes us', async () => {
  const before = await owed();
  const much = before / 100 + 0.5;
  expect(await hq.refused('recordEstatePayment', wish(much, 'FT-3'))).toEqual([
    ...[400, 'more-than-owed'],
    SAID.overOwed('₦179,000'),
  ]);
  expect(await owed()).toBe(before);
  expect(await hq.good('recordEstatePayment', wish(much, 'FT-3', { more: true }))).toMatchObject({ owed: -0.5 });
  expect(await hq.good('estateOwed', { property_id: estate })).toEqual({ name: 'Palm Court', owed: -0.5 });
});

test('a payment is taken back by a counter entry, once, and its reference can be recorded anew', async () => {
  const [before, ours] = [await books(), await dayOf('platform', ago(2))];
  const { id } = await hq.good('recordEstatePayment', wish(500, 'FT-4', { day: ago(2), more: true }));
  const { id: actor } = await hq.person('platform@wattchat.example');
  const both = await Promise.all(
    [1, 2].map(() => takeBackEstatePayment(hq, actor, { id: Number(id), reason: 'Another estate' })),
  );
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await books()).toEqual(before);
  expect(await dayOf('platform', ago(2))).toEqual(ours);
  expect(await hq.lastDeed()).toMatchObject({ action: 'estate-payment-taken-back', subject: 'Palm Court' });
  const kinds = await hq.db
    .selectFrom('ledger_transactions')
    .select('kind')
    .where('narration', 'like', 'Payment FT-4%')
    .orderBy('kind')
    .execute();
  expect(kinds).toEqual([{ kind: 'estate-paid' }, { kind: 'estate-paid-back' }]);
  expect((await statement('palm')).paidOn).toContainEqual(
    expect.objectContaining({ id, takenBack: { at: expect.any(String), reason: 'Another estate' } }),
  );
  const again = await hq.good('recordEstatePayment', wish(500, 'FT-4', { day: ago(2), more: true }));
  expect(again.id).not.toBe(id);
  await hq.good('takeBackEstatePayment', { id: again.id, reason: 'Only a test' });
});

test.each([
  ['a day that is still to come', () => wish(1, 'FT-5', { day: ago(-1) }), 'day-to-come'],
  ['a day more than a year ago', () => wish(1, 'FT-5', { day: ago(400) }), 'day-long-ago'],
  ['an estate that there is not', () => wish(1, 'FT-5', { property_id: 99_999 }), 'estate-not-found'],
])('%s is refused in words', async (_, asked, code) => {
  expect((await hq.refused('recordEstatePayment', asked())).slice(0, 2)).toEqual([400, code]);
});

test('the file of an estate has what it was paid, and none of another one', async () => {
  const file = async (who: 'palm' | 'cedar') => {
    const { base64 } = await hq.good('exportStatement', { from: ago(9), to: ago(0), of: 'paid-on' }, who);
    return Buffer.from(String(base64), 'base64').toString();
  };
  expect(await file('palm')).toContain('FT-1');
  expect(await file('cedar')).not.toContain('FT-');
});
