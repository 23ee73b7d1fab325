import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OrderKind } from '#catalogues/orders.ts';
import { accounts } from '#src/server/billing/chart.ts';
import { balances, post } from '#src/server/billing/ledger.ts';
import type { Database } from '#src/server/db/database.ts';
import { recordPayout } from '#src/server/reconciliation/record-payout.ts';
import { feeOf } from '#src/server/sandbox/payments/books.ts';
import { captureLines, deliveryLines } from '#src/server/settlement/records.ts';
import type { OrderRow } from '#src/server/settlement/settle.ts';
import { recordEstatePayment, takeBackEstatePayment } from '#src/server/statements/estate-payments.ts';
import { type Statement, statementOf } from '#src/server/statements/statement.ts';
import { forget, settle } from '../../faults/support/fixtures.ts';
import { dice as diceOf } from '../../faults/support/seeded.ts';
import { openTestDatabase } from '../../support/server/server.ts';

const HOUR_MS = 3_600_000;
const NOW = new Date('2026-11-21T18:42:00Z');
const clock = () => NOW;
const ESTATE_ID = 901;
const NOBODY = '00000000-0000-4000-8000-000000000000';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await settle(database.db);
});
beforeEach(() => forget(database.db));
afterAll(() => database.close());

/** The day of an instant in Lagos, by the calendar of the machine rather than of the data base. */
const lagos = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Lagos', dateStyle: 'short' });

/** What happened, as the test knows it without the ledger; kobo. */
interface Happened {
  readonly what: 'in' | 'back' | 'fees' | 'revenue' | 'estates' | 'out' | 'handed' | 'estate fees' | 'estate back';
  readonly day: string;
  readonly kobo: number;
}

async function writeOrder(orderId: string, kind: OrderKind, amountKobo: number, at: Date): Promise<OrderRow> {
  const fee_kobo = 5_000;
  return database.db
    .insertInto('orders')
    .values({
      ...{ order_id: orderId, kind, user_id: null, provider: null, destination_account: '45010000000', package: null },
      ...{ price_list: null, screen: null, phone: null, estate_id: ESTATE_ID, amount_kobo: amountKobo, fee_kobo },
      ...{ total_kobo: amountKobo + fee_kobo, currency: 'NGN', state: 'fulfilled', email: '', customer_name: '' },
      ...{ narration: kind, idempotency_key: orderId, body_hash: '', widget: null, created_at: at, updated_at: at },
      ...{ captured_at: at, next_probe_at: null, claimed_until: null, claimed_by: null, last_vendor_answer: null },
      card_refusal: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Random payments, deliveries, refunds and payouts around the midnights of Lagos; what each was, by its day there. */
async function happen(seed: number): Promise<Happened[]> {
  const { db } = database;
  const dice = diceOf(seed);
  const happened: Happened[] = [];
  const note = (what: Happened['what'], at: Date, kobo: number) => happened.push({ what, day: lagos.format(at), kobo });
  // Within an hour of 23:00 UTC, which is midnight there, or at any hour.
  const moment = () => {
    const day = Date.parse('2026-11-14T23:00:00Z') + dice.whole(6) * 24 * HOUR_MS;
    const off = dice.whole(2) === 0 ? dice.whole(2 * HOUR_MS) - HOUR_MS : dice.whole(24 * HOUR_MS);
    return new Date(day + off);
  };
  for (let nth = 0; nth < 6 + dice.whole(10); nth += 1) {
    const kind = (['power', 'service', 'dev-levy', 'airtime'] as const)[dice.whole(4)] ?? 'power';
    const at = moment();
    const order = await writeOrder(
      `POWER-${String(seed * 100 + nth).padStart(16, '0')}`,
      kind,
      100_000 + dice.whole(5_000_000),
      at,
    );
    const feeKobo = dice.whole(4) === 0 ? 0 : feeOf(order.total_kobo);
    const posting = { orderId: order.order_id, narration: '', kind: 'captured', at };
    const entries = captureLines('sandbox', order.order_id, order.total_kobo, feeKobo);
    await db.transaction().execute((trx) => post(trx, { ...posting, entries }));
    note('in', at, order.total_kobo);
    note('fees', at, feeKobo);
    const later = new Date(at.getTime() + dice.whole(3 * HOUR_MS));
    const isDue = kind === 'service' || kind === 'dev-levy';
    if (dice.whole(4) === 0) {
      const back = captureLines('sandbox', order.order_id, -order.total_kobo);
      await db.transaction().execute((trx) => post(trx, { ...posting, kind: 'refunded', at: later, entries: back }));
      note('back', later, order.total_kobo);
      if (isDue) note('estate back', later, order.total_kobo);
      continue;
    }
    const credited = isDue ? `meter:45010000000:${kind}` : null;
    const delivered = deliveryLines(order, credited, 'sandbox');
    await db
      .transaction()
      .execute((trx) => post(trx, { ...posting, kind: 'delivered', at: later, entries: delivered }));
    note('revenue', later, order.fee_kobo);
    if (isDue) note('estates', later, order.amount_kobo);
    if (isDue) note('estate fees', later, order.fee_kobo);
  }
  const payouts = dice.whole(4);
  for (let nth = 0; nth < payouts; nth += 1) {
    const at = moment();
    const [paidKobo, feeKobo] = [1_000 + dice.whole(900_000), dice.whole(300)];
    const bankDay = lagos.format(at);
    const sums = { amountKobo: paidKobo + feeKobo, feeKobo, paidKobo, deductedKobo: 0 };
    const payout = { id: `P-${seed}-${nth}`, status: 'paid', ...sums, at, bankDay, lines: [] } as const;
    for (const _ of [1, 2]) await recordPayout({ db, clock }, 'sandbox', payout);
    note('out', new Date(`${bankDay}T11:00:00Z`), paidKobo);
    note('fees', new Date(`${bankDay}T11:00:00Z`), feeKobo);
  }
  const paid = dice.whole(4);
  for (let nth = 0; nth < paid; nth += 1) {
    const day = lagos.format(moment());
    const amount = 1 + dice.whole(5_000_000) / 100;
    const wish = { property_id: ESTATE_ID, amount, day, reference: `FT-${seed}-${nth}`, more: true };
    const said = await recordEstatePayment({ db, clock }, NOBODY, wish);
    if (said.status !== 200) throw new Error(JSON.stringify(said.data));
    if (dice.whole(3) === 0) await takeBackEstatePayment({ db, clock }, NOBODY, { id: said.data.id, reason: 'Wrong' });
    else note('handed', new Date(`${day}T11:00:00Z`), Math.round(amount * 100));
  }
  return happened;
}

const kobo = (naira: number) => Math.round(naira * 100);
const DAYS = { from: '2026-11-13', to: '2026-11-22' };

const sumOf = (happened: readonly Happened[], what: Happened['what'], until: (day: string) => boolean) =>
  happened.filter((one) => one.what === what && until(one.day)).reduce((sum, one) => sum + one.kobo, 0);

function expected(happened: readonly Happened[], day: string) {
  const on = (what: Happened['what']) => sumOf(happened, what, (one) => one === day);
  const until = (what: Happened['what']) => sumOf(happened, what, (one) => one <= day);
  return {
    platform: [
      ...[on('in'), on('back'), on('fees'), on('revenue'), on('estates'), on('out'), on('handed')],
      until('in') - until('back') - until('fees') - until('out'),
    ],
    estate: [
      on('estates'),
      on('estate back'),
      on('estate fees'),
      0,
      on('estates'),
      on('handed'),
      0,
      until('estates') - until('handed'),
    ],
  };
}

const figures = (one: Omit<Statement['days'][number], 'day' | 'differences'>) =>
  [one.in, one.back, one.fees, one.revenue, one.estates, one.out, one.handed, one.left].map(kobo);

test.each(Array.from({ length: 12 }, (_, at) => at + 1))(
  'each day, and the sums of all, are what happened and what the ledger holds, to the kobo: seed %i',
  async (seed) => {
    const happened = await happen(seed);
    const deps = { db: database.db, clock };
    const [platform, estate] = [await statementOf(deps, DAYS, null), await statementOf(deps, DAYS, ESTATE_ID)];
    expect(platform.days.map(({ day }) => day)).toEqual(Array.from({ length: 9 }, (_, at) => `2026-11-${21 - at}`));
    for (const one of platform.days)
      expect([one.day, figures(one)]).toEqual([one.day, expected(happened, one.day).platform]);
    for (const one of estate.days)
      expect([one.day, figures(one)]).toEqual([one.day, expected(happened, one.day).estate]);
    for (const { days, sums } of [platform, estate]) {
      const all = days.map(figures);
      const added = figures(sums).map((_, at) => all.reduce((sum, row) => sum + (row[at] ?? 0), 0));
      expect(figures(sums).slice(0, -1)).toEqual(added.slice(0, -1));
      expect(sums.left).toBe(days[0]?.left);
    }
    const names = [
      ...[accounts.provider('sandbox'), accounts.providerFees('sandbox'), accounts.bank, accounts.fees],
      accounts.owedTo(ESTATE_ID),
    ];
    const held = await balances(database.db, names);
    const { sums } = platform;
    expect([
      0 - kobo(sums.left),
      0 - kobo(sums.fees),
      kobo(sums.handed) - kobo(sums.out),
      kobo(sums.revenue),
      kobo(sums.estates) - kobo(sums.handed),
    ]).toEqual(names.map((name) => held[name]));
    const owed = held[accounts.owedTo(ESTATE_ID)];
    const own = platform.estates.find(({ id }) => id === ESTATE_ID);
    expect([own?.in, own?.out, estate.sums.out].map((one) => kobo(one ?? 0))).toEqual(
      [sums.estates, sums.handed, sums.handed].map(kobo),
    );
    expect([own?.left, estate.sums.left].map((one) => kobo(one ?? 0))).toEqual([owed, owed]);
    expect([estate.estates, estate.payouts, estate.reconciled]).toEqual([[], [], null]);
  },
);

test('a statement of days that are to come has none, and one that begins later starts with what stood before', async () => {
  const happened = await happen(99);
  const deps = { db: database.db, clock };
  expect((await statementOf(deps, { from: '2026-11-22', to: '2026-11-30' }, null)).days).toEqual([]);
  const [one] = (await statementOf(deps, { from: '2026-11-18', to: '2026-11-18' }, null)).days;
  expect(one && figures(one)).toEqual(expected(happened, '2026-11-18').platform);
});
