import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '#catalogues/calls/index.ts';
import { splitOf } from '#machines/arrears/split.ts';
import { arrears } from '#src/server/billing/arrears.ts';
import { accounts } from '#src/server/billing/chart.ts';
import { balances, post } from '#src/server/billing/ledger.ts';
import { owedNow } from '#src/server/billing/owed-now.ts';
import { fulfil } from '#src/server/order-worker/fulfil.ts';
import { settleSplit } from '#src/server/order-worker/settle-split.ts';
import { systemRandom } from '#src/server/random.ts';
import { MONEY_PACE, type MoneyDeps } from '#src/server/settlement/money.ts';
import { deliveryLines } from '#src/server/settlement/records.ts';
import { NO_PARTICULARS } from '#src/server/vending/port.ts';
import { type Month, openMonth } from './charges/support/month.ts';

let month: Month;
/** What the ledger owes the estate for payments before the year, kobo. */
let before = 0;
let energyBefore: Awaited<ReturnType<typeof energyNow>>;
const YEAR = { from: '2025-12', to: '2026-11' };
const owedByLedger = async (): Promise<number> => {
  const account = accounts.owedTo(month.estateId);
  return (await balances(month.db, [account]))[account] ?? 0;
};
beforeAll(async () => {
  month = await openMonth();
  await month.travel('2026-11-21T09:00:00Z');
  energyBefore = await energyNow((await ask('estateDashboard', {})).said);
  before = (await owedByLedger()) - kobo((await ask('estateBooks', YEAR)).said.collected);
});
afterAll(() => month.portal.close());

const DAYS = { from: '2025-01-01', to: '2026-12-31' };
const DUES = { servicecharge: 'service-charge', devlevy: 'dev-levy', fine: 'fine' } as const;
type Upload = keyof typeof DUES;

/** One thing that happens in an estate; amounts in kobo, `meter` picks one of them. */
const amount = fc.integer({ min: 1, max: 30_000_00 });
const meterAt = fc.nat({ max: 20 });
const upload = fc.constantFrom<Upload>('servicecharge', 'devlevy', 'fine');
const DEED = fc.oneof(
  fc.record({ does: fc.constant('charge month' as const), of: fc.integer({ min: 1, max: 11 }) }),
  fc.record({
    does: fc.constant('charge once' as const),
    what: fc.constantFrom('fine', 'dev-levy', 'service-charge'),
    amount,
    meters: fc.array(meterAt, { maxLength: 4 }),
  }),
  fc.record({ does: fc.constant('take back' as const), at: fc.nat({ max: 5 }) }),
  fc.record({
    does: fc.constant('set' as const),
    meter: meterAt,
    what: upload,
    amount: fc.integer({ min: -30_000_00, max: 30_000_00 }),
  }),
  fc.record({
    does: fc.constant('pay' as const),
    meter: meterAt,
    what: upload,
    amount,
    of: fc.integer({ min: 1, max: 11 }),
  }),
  fc.record({
    does: fc.constant('upload' as const),
    meter: meterAt,
    what: upload,
    amount,
    day: fc.integer({ min: 1, max: 28 }),
  }),
  fc.record({ does: fc.constant('occupancy' as const), meter: meterAt, lived: fc.boolean() }),
  fc.record({
    does: fc.constant('spend' as const),
    on: fc.constantFrom('diesel', 'Security', 'Landscaping', 'landscaping'),
    amount: fc.integer({ min: 100, max: 30_000_00 }),
    day: fc.record({ month: fc.integer({ min: 1, max: 10 }), of: fc.integer({ min: 1, max: 28 }) }),
  }),
  fc.record({ does: fc.constant('take spending back' as const), at: fc.nat({ max: 5 }) }),
  fc.record({
    does: fc.constant('buy power' as const),
    meter: meterAt,
    amount,
    hundredths: fc.integer({ min: 1, max: 100_000 }),
    of: fc.integer({ min: 1, max: 11 }),
  }),
  fc.record({
    does: fc.constant('top up and pay of it' as const),
    meter: meterAt,
    amount: fc.integer({ min: 1_000_00, max: 30_000_00 }),
    share: fc.integer({ min: 1, max: 90 }),
    hundredths: fc.integer({ min: 1, max: 100_000 }),
    of: fc.integer({ min: 1, max: 11 }),
  }),
  fc.record({
    does: fc.constant('pay in cash' as const),
    meter: meterAt,
    what: fc.constantFrom('servicecharge', 'devlevy', 'fine'),
    amount,
    day: fc.record({ month: fc.integer({ min: 1, max: 11 }), of: fc.integer({ min: 1, max: 20 }) }),
  }),
  fc.record({ does: fc.constant('take cash back' as const), at: fc.nat({ max: 2 }) }),
  fc.record({
    does: fc.constant('energy came in' as const),
    of: fc.integer({ min: 1, max: 11 }),
    hundredths: fc.integer({ min: 100, max: 10_000_000 }),
    amount,
  }),
);
type Deed = typeof DEED extends fc.Arbitrary<infer D> ? D : never;

let orders = 0;
/** What was spent and stands, by its number, kobo. */
const spent = new Map<number, number>();
/** What was paid in cash and stands, by the number of its receipt, kobo. */
const paidInCash = new Map<number, number>();
/** What was bought as power, and what came in by month. */
const bought = { hundredths: 0, orders: 0 };
const cameIn = new Map<string, { readonly hundredths: number; readonly cost: number }>();
const KINDS = { servicecharge: 'service', devlevy: 'dev-levy', fine: 'fine', power: 'power' } as const;

/** An order that was paid in a month of the year and is fulfilled. */
async function paidOrder(
  meter: string,
  what: keyof typeof KINDS,
  amount_kobo: number,
  of: number,
  split: { readonly user_id: string; readonly debt_kobo: number } | null = null,
) {
  const { id } = await month.db
    .selectFrom('services')
    .select('id')
    .where('estate_id', '=', month.estateId)
    .where('name', '=', 'Service Charge')
    .executeTakeFirstOrThrow();
  const at = new Date(Date.UTC(2026, of - 1, 3 + (orders % 20)));
  const fee_kobo = 5_000;
  const order_id = `SERVICE-${String(orders).padStart(8, '0')}`;
  return month.db
    .insertInto('orders')
    .values({
      ...{ order_id, kind: KINDS[what], user_id: null, provider: null, destination_account: meter },
      ...{ package: null, price_list: null, screen: null, phone: null, estate_id: month.estateId, amount_kobo },
      ...{ fee_kobo, total_kobo: amount_kobo + fee_kobo + (split?.debt_kobo ?? 0), currency: 'NGN', email: '' },
      state: split === null ? 'fulfilled' : 'fulfilling',
      ...{ customer_name: '', narration: 'Services Payment', idempotency_key: order_id, body_hash: '' },
      ...{ widget: null, created_at: at, updated_at: at, captured_at: at, next_probe_at: null, claimed_until: null },
      ...{ claimed_by: null, last_vendor_answer: null, card_refusal: null },
      ...(what === 'servicecharge' && { service_id: id, months: 1 }),
      ...split,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The money path, without a provider or a vendor: nothing is asked of either. */
function moneyDeps(): MoneyDeps {
  const nothing = () => undefined;
  return {
    ...{ db: month.db, clock: () => month.time.now, random: systemRandom, pace: MONEY_PACE, crash: nothing },
    ...{ payments: { name: 'sandbox' }, vending: { name: 'sandbox' }, letters: { receipt: async () => undefined } },
    ...{ metrics: { settled: nothing }, log: nothing, changes: { changed: nothing }, nudge: nothing },
  } as unknown as MoneyDeps;
}

const naira = (kobo: number) => kobo / 100;
const csv = (rows: string) => new Blob([`meterNumber,servicePayment,amount,paidAt\n${rows}`], { type: 'text/csv' });
const ask = (name: Parameters<Month['office']['ask']>[0], input: Record<string, unknown>) =>
  month.office.ask(name, input);

/** Do one thing as the portal does it; what it refuses is refused and changes nothing. */
async function happens(deed: Deed): Promise<void> {
  const meter = 'meter' in deed ? (month.meters[deed.meter % month.meters.length] ?? '') : '';
  switch (deed.does) {
    case 'charge month':
      await month.start({ what: 'month', month: `2026-${String(deed.of).padStart(2, '0')}` });
      return month.work();
    case 'charge once': {
      const named = [...new Set(deed.meters.map((at) => month.meters[at % month.meters.length] ?? ''))];
      const meters = named.length > 0 ? { meters: named } : {};
      await month.start({
        what: deed.what as 'fine',
        amount: naira(deed.amount),
        reason: `Reason ${deed.amount}`,
        ...meters,
      });
      return month.work();
    }
    case 'take back': {
      const run = (await month.runs())[deed.at];
      if (run !== undefined) await ask('takeBackCharges', { id: run.id, reason: 'It was wrong' });
      return;
    }
    case 'set': {
      const value = deed.what === 'fine' ? Math.abs(deed.amount) : deed.amount;
      await ask('updateServicePayments', { meter_number: meter, amount: naira(value), servicePayment: deed.what });
      return;
    }
    case 'pay': {
      // As a settled order credits a meter, whenever in the year it was paid.
      orders += 1;
      const order = await paidOrder(meter, deed.what, deed.amount, deed.of);
      const entries = deliveryLines(order, accounts.meter(meter, DUES[deed.what]), 'sandbox');
      const posting = { kind: 'delivered', orderId: order.order_id, narration: 'Services Payment', entries };
      await month.db.transaction().execute((trx) => post(trx, { ...posting, at: month.time.now }));
      return;
    }
    case 'spend': {
      const day = `2026-${String(deed.day.month).padStart(2, '0')}-${String(deed.day.of).padStart(2, '0')}`;
      // Another note each time, so that none is the one before once more.
      const note = `Note ${month.time.now.getTime()}`;
      const spending = { head: deed.on, amount: naira(deed.amount), day, payee: 'Somebody', note };
      const { said } = await ask('noteSpending', spending);
      spent.set(Number(said.id), deed.amount);
      return;
    }
    case 'pay in cash': {
      const day = `2026-${String(deed.day.month).padStart(2, '0')}-${String(deed.day.of).padStart(2, '0')}`;
      const note = `Note ${month.time.now.getTime()}`;
      const paid = {
        meter_number: meter,
        servicePayment: deed.what,
        amount: naira(deed.amount),
        day,
        payer: 'Ada',
        note,
      };
      const { status, said } = await ask('recordCash', paid);
      // No more of a fine is paid than is owed, and nothing below a naira.
      if (status === 200) paidInCash.set(Number(said.id), deed.amount);
      else expect(said.code).toBe(deed.amount < 100 ? 'invalid-input' : 'cash-beyond');
      return;
    }
    case 'take cash back': {
      const id = [...paidInCash.keys()][deed.at];
      if (id === undefined) return;
      await ask('takeCashBack', { id, reason: 'It was wrong' });
      paidInCash.delete(id);
      return;
    }
    case 'buy power': {
      orders += 1;
      const order = await paidOrder(meter, 'power', deed.amount, deed.of);
      const units = (deed.hundredths / 100).toFixed(2);
      const token = {
        order_id: order.order_id,
        token: String(orders).padStart(20, '1'),
        units,
        vendor: 'sandbox',
        delivered_at: month.time.now,
      };
      await month.db.insertInto('tokens').values(token).execute();
      bought.hundredths += deed.hundredths;
      bought.orders += 1;
      return;
    }
    case 'top up and pay of it': {
      const lives = await month.db
        .selectFrom('users')
        .select('id')
        .where('meter_number', '=', meter)
        .where('role', '=', 'service-user')
        .executeTakeFirst();
      if (lives === undefined) return;
      const owed = (await owedNow(month.db, meter)).reduce((sum, { kobo: left }) => sum + left, 0);
      const asked = deed.amount - (deed.amount % 100);
      const { power, debt } = splitOf(asked, { share: deed.share, owed, least: 1_000_00 });
      if (debt === 0) return;
      orders += 1;
      const order = await paidOrder(meter, 'power', power, deed.of, { user_id: lives.id, debt_kobo: debt });
      const units = (deed.hundredths / 100).toFixed(2);
      const delivered = {
        kind: 'delivered',
        token: String(orders).padStart(20, '2'),
        units,
        ...NO_PARTICULARS,
      } as const;
      await settleSplit(moneyDeps(), order, { type: 'DELIVER', delivered, order });
      const dues = await month.db.selectFrom('orders').selectAll().where('state', '=', 'captured').execute();
      for (const due of dues) await fulfil(moneyDeps(), due);
      expect(dues.reduce((sum, { total_kobo }) => sum + total_kobo, 0)).toBe(debt);
      bought.hundredths += deed.hundredths;
      bought.orders += 1;
      return;
    }
    case 'energy came in': {
      const of = `2026-${String(deed.of).padStart(2, '0')}`;
      const { said } = await ask('energyBalance', { from: of, to: of });
      const [{ bill } = { bill: null }] = said.months as { bill: { id: number } | null }[];
      const replaces = bill?.id ?? null;
      await ask('noteEnergy', { month: of, kwh: deed.hundredths / 100, cost: naira(deed.amount), replaces });
      cameIn.set(of, { hundredths: deed.hundredths, cost: deed.amount });
      return;
    }
    case 'take spending back': {
      const id = [...spent.keys()][deed.at];
      if (id === undefined) return;
      await ask('takeSpendingBack', { id, reason: 'It was wrong' });
      spent.delete(id);
      return;
    }
    case 'upload': {
      const day = `2026-05-${String(deed.day).padStart(2, '0')}`;
      await ask('uploadServicePayments', { dataset: csv(`${meter},${deed.what},${naira(deed.amount)},${day}`) });
      return;
    }
    case 'occupancy':
      await ask('updateStatus', { meter_number: meter, status: deed.lived ? 'occupied' : 'unoccupied' });
  }
}

const kobo = (value: unknown) => Math.round(Number(value) * 100);

/** Hold everything that says what a meter owes against the ledger, and answer what is owed in all, kobo. */
async function agrees(meter: string): Promise<number> {
  const names = Object.values(DUES).map((due) => accounts.meter(meter, due));
  const ledger = await balances(month.db, names);
  const owes = names.map((account) => 0 - (ledger[account] ?? 0));
  const { said } = await ask('meterStatement', { meter_number: meter, ...DAYS });
  const dues = said.dues as Record<string, number>;
  expect(Object.values(DUES).map((due) => kobo(dues[due]))).toEqual(owes);
  expect(kobo(said.closing)).toBe(owes.reduce((sum, one) => sum + one, 0));
  const sums = said.sums as Record<string, number>;
  expect(kobo(said.opening) + Object.values(sums).reduce((sum, one) => sum + kobo(one), 0)).toBe(kobo(said.closing));
  // Its lines lead from the one to the other, each by what it charges and what it pays.
  let owed = kobo(said.opening);
  for (const line of said.lines as Record<string, unknown>[]) {
    owed += kobo(line.charged) - kobo(line.paid);
    expect(kobo(line.owedAfter)).toBe(owed);
  }
  expect(owed).toBe(kobo(said.closing));
  const shown = await month.owed(meter);
  expect([-kobo(shown.serviceCharge), -kobo(shown.devLevy), kobo(shown.fine)].map((one) => one + 0)).toEqual(
    owes.map((one) => one + 0),
  );
  const { serviceChargeKobo, devLevyKobo, fineKobo, blocked } = await arrears(month.db, meter);
  expect([-serviceChargeKobo, -devLevyKobo, fineKobo].map((one) => one + 0)).toEqual(owes.map((one) => one + 0));
  expect(blocked).toBe((owes[0] ?? 0) > 0 || (owes[1] ?? 0) > 59_999_00 || (owes[2] ?? 0) > 0);
  return owes.reduce((sum, one) => sum + Math.max(0, one), 0);
}

/** What MANAGE, and the file that it hands out, say is owed in all, kobo: each meter once, however many live there. */
async function managed(): Promise<number> {
  const token = month.office.tokens.palm;
  const answer = await month.portal.app.request(calls.residentSummary.path, {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(answer.status).toBe(200);
  const rows = (await answer.json()) as {
    meterNo: string | null;
    serviceCharge: number;
    devLevy: number;
    fine: number;
  }[];
  const meters = new Map(rows.map((row) => [row.meterNo ?? '', row]));
  return [...meters.values()].reduce(
    (sum, { serviceCharge, devLevy, fine }) =>
      sum + kobo(Math.max(0, -serviceCharge)) + kobo(Math.max(0, -devLevy)) + kobo(Math.max(0, fine)),
    0,
  );
}

/** What the report of who owes says in all, by dues, by ages and row by row, kobo. */
async function reported() {
  const { said } = await ask('debtors', { rows: 100 });
  const sums = said.sums as { owed: number; dues: object; ages: object };
  const all = (parts: object) => Object.values(parts).reduce((sum: number, one) => sum + kobo(one), 0);
  const rows = (said.debtors as { owed: number; ages: object }[]).map(({ owed, ages }) => {
    expect(all(ages)).toBe(kobo(owed));
    return kobo(owed);
  });
  return {
    ...{ owed: kobo(sums.owed), dues: all(sums.dues), ages: all(sums.ages) },
    rows: rows.reduce((sum, one) => sum + one, 0),
  };
}

/** Hold what was collected and spent against the dashboard, the ledger, the statement, every line and every file. */
async function booksAgree(dashboard: Record<string, unknown>): Promise<void> {
  const { said } = await ask('estateBooks', YEAR);
  const all = (some: unknown, of: string) =>
    (some as Record<string, number>[]).reduce((sum, one) => sum + kobo(one[of]), 0);
  // What came before the year stays where it was; nothing was paid on to the estate.
  const inCash = [...paidInCash.values()].reduce((sum, one) => sum + one, 0);
  expect(kobo(said.cash)).toBe(inCash);
  expect(kobo(said.collected) - inCash + before).toBe(await owedByLedger());
  const shown = (dashboard.months as { month: string; serviceCharge: number; devLevy: number; fine: number }[]).map(
    (one) => [one.month, kobo(one.serviceCharge) + kobo(one.devLevy) + kobo(one.fine)],
  );
  expect(shown.reduce((sum, [, one]) => sum + Number(one), 0)).toBe(kobo(said.collected) - inCash + kobo(said.fees));
  const months = said.months as { month: string; collected: number; spent: number }[];
  expect(months.map((one) => one.month)).toEqual(shown.map(([one]) => one));
  expect([all(said.services, 'amount'), all(said.months, 'collected')]).toEqual(
    [said.collected, said.collected].map(kobo),
  );
  const stands = [...spent.values()].reduce((sum, one) => sum + one, 0);
  expect([kobo(said.spent), all(said.heads, 'amount'), all(said.months, 'spent')]).toEqual([stands, stands, stands]);
  const { said: lines } = await ask('spendings', { ...YEAR, rows: 100 });
  expect(all(lines.spendings, 'amount')).toBe(stands);
  for (const [of, sums] of [
    ['months', [said.collected, said.spent]],
    ['services', [said.collected]],
    ['heads', [said.spent]],
  ] as const) {
    const last = (await fileOf({ ...YEAR, of })).at(-1)?.split(',') ?? [];
    expect([of, ...(of === 'months' ? last.slice(1, 3) : last.slice(-1))]).toEqual([
      of,
      ...sums.map((sum) => Number(sum).toFixed(2)),
    ]);
  }
  const { said: taken } = await ask('cashPayments', { ...YEAR, rows: 100 });
  expect(all(taken.payments, 'amount')).toBe(inCash);
  const cash = (await fileOf({ ...YEAR, of: 'cash' })).slice(1);
  expect(cash).toHaveLength((taken.payments as unknown[]).length);
  const rows = (await fileOf({ ...YEAR, of: 'spendings' })).slice(1);
  expect(rows.reduce((sum, row) => sum + kobo(row.split(',')[3]), 0)).toBe(stands);
}

/** Hold the energy that was sold against the orders and the dashboard, and what came in against what was written down last. */
async function energyAgrees(dashboard: Record<string, unknown>): Promise<void> {
  const now = await energyNow(dashboard);
  expect(now.sold - energyBefore.sold).toBe(bought.hundredths);
  // What payers paid beside it are the fees of so many orders.
  expect(now.fees - energyBefore.fees).toBe(bought.orders * 5_000);
  expect(now.bills).toEqual([...cameIn].toSorted(([a], [b]) => a.localeCompare(b)));
}

/** Hold what each person was sold against what their history counts: what went to a debt is in it once. */
async function historiesAgree(): Promise<void> {
  const { rows: counted } = await sql<{ user_id: string; kobo: string }>`
    select user_id::text, sum(successful_kobo) as kobo from transaction_counts where span = 'month' group by 1 order by 1`.execute(
    month.db,
  );
  const { rows: paid } = await sql<{ user_id: string; kobo: string }>`
    select user_id::text, sum(total_kobo - debt_kobo) as kobo from orders
    where user_id is not null and transaction_status(state) = 'successful' group by 1 order by 1`.execute(month.db);
  expect(counted.filter(({ kobo: sum }) => Number(sum) > 0)).toEqual(paid.filter(({ kobo: sum }) => Number(sum) > 0));
  const { rows } = await sql<{ kobo: string }>`
    select coalesce(sum(amount_kobo), 0) as kobo from ledger_entries where account like 'credit:%'`.execute(month.db);
  // All of it was owed: nothing is left as credit.
  expect(Number(rows[0]?.kobo)).toBe(0);
}

async function energyNow(dashboard: Record<string, unknown>) {
  const { said } = await ask('energyBalance', YEAR);
  const months = said.months as {
    month: string;
    sold: number;
    paid: number;
    bill: { kwh: number; cost: number } | null;
  }[];
  const paid = months.reduce((sum, one) => sum + kobo(one.paid), 0);
  const shown = (dashboard.months as { power: number }[]).reduce((sum, one) => sum + kobo(one.power), 0);
  return {
    sold: months.reduce((sum, one) => sum + kobo(one.sold), 0),
    fees: shown - paid,
    bills: months.flatMap(({ month: of, bill }) =>
      bill === null ? [] : [[of, { hundredths: kobo(bill.kwh), cost: kobo(bill.cost) }]],
    ),
  };
}

async function fileOf(asked: Record<string, unknown>): Promise<string[]> {
  const { said } = await ask('exportEstateBooks', asked);
  await month.db.deleteFrom('rate_limits').execute();
  return Buffer.from(String(said.base64), 'base64').toString('utf8').trim().split('\r\n');
}

test('whatever happens in an estate, ledger, statement, report, dashboard, MANAGE, block and books agree to the kobo', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(DEED, { minLength: 4, maxLength: 14 }), async (deeds) => {
      for (const deed of deeds) {
        month.time.now = new Date(month.time.now.getTime() + 1_000);
        await happens(deed);
      }
      let all = 0;
      for (const meter of month.meters) all += await agrees(meter);
      const dashboard = (await ask('estateDashboard', {})).said;
      expect(kobo(dashboard.owed)).toBe(all);
      expect(await managed()).toBe(all);
      expect(await reported()).toEqual({ owed: all, dues: all, ages: all, rows: all });
      await booksAgree(dashboard);
      await energyAgrees(dashboard);
      await historiesAgree();
    }),
    { numRuns: 5 },
  );
});

test('the file of a statement says the same as the statement, line by line, and as a PDF it is one', async () => {
  const [meter = ''] = month.meters;
  await month.start({ what: 'fine', amount: 500, reason: 'Refuse in the drain', meters: [meter] });
  await month.work();
  const { said } = await ask('meterStatement', { meter_number: meter, ...DAYS });
  const lines = said.lines as Record<string, unknown>[];
  expect(lines.at(-1)).toMatchObject({
    kind: 'charge',
    what: 'Fine: Refuse in the drain',
    by: 'Ngozi Adeyemi',
    charged: 500,
  });
  const file = (await ask('exportMeterStatement', { meter_number: meter, ...DAYS })).said;
  const rows = Buffer.from(String(file.base64), 'base64').toString('utf8').trim().split('\r\n');
  expect(rows).toHaveLength(lines.length + 3);
  expect(rows.at(-1)).toContain(Number(said.closing).toFixed(2));
  const pdf = (await ask('exportMeterStatement', { meter_number: meter, ...DAYS, as: 'pdf' })).said;
  expect(Buffer.from(String(pdf.base64), 'base64').subarray(0, 5).toString()).toBe('%PDF-');
});

test('a resident reads the own statement and no other, and an administrator of another estate reads none', async () => {
  const resident = await month.portal.signIn('resident@palmcourt.example');
  const own = await month.office.meterOf('resident@palmcourt.example');
  const read = async (meter?: string) =>
    (await month.portal.call('meterStatement', { ...DAYS, ...(meter && { meter_number: meter }) }, resident)).status;
  expect(await read()).toBe(200);
  expect(await read(own)).toBe(200);
  expect(await read(month.meters.find((meter) => meter !== own))).toBe(404);
  expect((await month.office.ask('meterStatement', { meter_number: own, ...DAYS }, 'cedar')).status).toBe(404);
  expect((await ask('meterStatement', { meter_number: own, from: '2026-02-01', to: '2026-01-01' })).said.code).toBe(
    'days-turned',
  );
});
