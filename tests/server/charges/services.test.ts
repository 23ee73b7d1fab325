import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHARGES } from '#catalogues/sentences/estate/charges.ts';
import { accounts } from '#src/server/billing/chart.ts';
import { creditedAccount } from '#src/server/billing/credited-account.ts';
import { balances } from '#src/server/billing/ledger.ts';
import { chargeDueMonths } from '#src/server/charges/by-itself.ts';
import { writeRun } from '#src/server/charges/write.ts';
import { disableService, enableService } from '#src/server/platform/enable-service.ts';
import { setEstateActive } from '#src/server/platform/estates.ts';
import { type Asked, type Month, openMonth } from './support/month.ts';

let month: Month;
let security: number;
beforeAll(async () => {
  month = await openMonth();
  await month.travel('2026-11-21T09:00:00Z');
  security = await idOf('Security');
});
afterAll(() => month.portal.close());

const idOf = async (name: string) =>
  (
    await month.db
      .selectFrom('services')
      .select('id')
      .where('estate_id', '=', month.estateId)
      .where('name', '=', name)
      .executeTakeFirstOrThrow()
  ).id;
const ask = (...[name, input]: Parameters<Month['office']['ask']>) => month.office.ask(name, input);
const ofMonth = (service: string | number, of = '2026-11'): Asked => ({
  ...{ what: 'month', service: String(service), month: of },
});
const chargeAll = async (asked: Asked) => {
  expect(await month.start(asked)).toMatchObject({ status: 200 });
  await month.work();
};
const back = async (reason: string) => {
  const run = (await month.runs()).find((one) => one.reason === reason && one.takenBack === null);
  expect(await ask('takeBackCharges', { id: run?.id, reason: 'It was a mistake' })).toMatchObject({ status: 200 });
};
/** What stands on a meter for a service that is an account of its own, naira. */
const apart = async (meter: string) => {
  const account = accounts.service(meter, security);
  return ((await balances(month.db, [account]))[account] ?? 0) / 100;
};
const payer = (kind: 'service', meter: string) => ({
  ...{ order_id: 'an-order', kind, service_id: security, destination_account: meter },
});
const DAYS = { from: '2026-01-01', to: '2026-12-31' } as const;
const RULE = { day: 1, whom: 'all', byItself: false } as const;

/** Every meter's debts as the ledger, the statement, the report of debtors and the read-back of a balance have them, naira. */
async function agree() {
  const debtors = (await ask('debtors', { rows: 100 })).said.debtors as { meterNumber: string; owed: number }[];
  for (const meter of month.meters) {
    const { serviceCharge, devLevy, fine } = await month.owed(meter);
    const owed = [-Number(serviceCharge), -Number(devLevy), Number(fine)];
    const statement = (await ask('meterStatement', { meter_number: meter, ...DAYS })).said;
    expect([meter, statement.closing]).toEqual([meter, owed.reduce((sum, one) => sum + one, 0)]);
    const due = owed.reduce((sum, one) => sum + Math.max(0, one), 0);
    expect([meter, debtors.find(({ meterNumber }) => meterNumber === meter)?.owed ?? 0]).toEqual([meter, due]);
  }
}

describe('another service than the service charge', () => {
  test('has a price with a history, and nothing of it is the price of the service charge', async () => {
    const of = String(security);
    const before = (await ask('chargingRule')).said;
    const set = await ask('setChargingRule', { ...RULE, service: of, amount: 3_000, from: '2027-01-01' });
    expect(set).toMatchObject({
      status: 200,
      said: { message: CHARGES.priceSet('Security', '₦3,000', '01 Jan 2027') },
    });
    expect((await ask('chargingRule', { service: of })).said).toMatchObject({
      ...{ service: 'Security', amount: 5_000, whom: 'all' },
      prices: [
        { from: '2027-01-01', amount: 3_000, by: 'Ngozi Adeyemi' },
        { from: null, amount: 5_000, by: null },
      ],
    });
    const { services, ...rule } = (await ask('chargingRule')).said;
    const { services: offered, ...same } = before;
    expect(rule).toEqual(same);
    expect((offered as { service: string }[]).map(({ service }) => service)).toEqual([
      ...['Service Charge', 'Development Levy', 'Security', 'Waste Disposal'],
    ]);
    expect(services).toMatchObject([{}, { amount: null }, { amount: 5_000, isSaid: true }, { isSaid: false }]);
    expect((await month.office.deeds())[0]).toMatchObject({ subject: 'Security, Palm Court' });
  });

  test('is charged for a month beside it, takes what was paid ahead, and is paid where it is owed', async () => {
    const ahead = new Map<string, number>();
    for (const meter of month.meters) ahead.set(meter, await apart(meter));
    const shown = await month.preview(ofMonth(security));
    expect(shown).toMatchObject({ reason: 'Security, November 2026', lines: month.meters.length });
    expect(shown.total).toBe(month.meters.length * 5_000);
    const paid = [...ahead.values()].map((sum) => Math.min(5_000, Math.max(0, sum)));
    expect(paid.some((sum) => sum > 0)).toBe(true);
    expect(shown.inAdvance).toMatchObject({ total: paid.reduce((sum, one) => sum + one, 0) });
    const books = await month.books();
    await chargeAll(ofMonth(security));
    for (const [meter, sum] of ahead) {
      expect([meter, (await month.owed(meter)).serviceCharge]).toEqual([meter, Math.max(0, sum) - 5_000]);
      expect(await apart(meter)).toBe(Math.min(0, sum));
    }
    await agree();
    const [meter = ''] = month.meters;
    expect(await creditedAccount(month.db, payer('service', meter))).toBe(accounts.meter(meter, 'service-charge'));
    // No meter is charged twice for it, and the service charge of the month is another thing.
    expect(await month.preview(ofMonth(security))).toMatchObject({ lines: 0 });
    await chargeAll({ what: 'month', month: '2026-11' });
    await agree();
    await back('Service charge, November 2026');
    await back('Security, November 2026');
    // What was paid ahead stands with the service charge from now on; nothing else is left of it.
    for (const [one, sum] of ahead) expect((await month.owed(one)).serviceCharge).toBe(Math.max(0, sum));
    const sums = (all: Map<string, number>, of: string) =>
      [...all].filter(([account]) => account.startsWith(of)).reduce((total, [, kobo]) => total + kobo, 0);
    expect(sums(await month.books(), 'meter:')).toBe(sums(books, 'meter:'));
    expect(sums(await month.books(), 'estate:')).toBe(sums(books, 'estate:'));
  });

  test('charges itself on its own day, and one that nobody charges is an account of its own', async () => {
    const waste = await idOf('Waste Disposal');
    const [meter = ''] = month.meters;
    const order = { ...payer('service', meter), service_id: waste };
    expect(await creditedAccount(month.db, order)).toBe(accounts.service(meter, waste));
    await ask('setChargingRule', { ...RULE, service: String(waste), day: 28, byItself: true, daysToPay: 7 });
    const { deps } = month;
    expect(await chargeDueMonths(deps)).toEqual([]);
    await month.travel('2026-11-28T09:00:00Z');
    const [id = 0, ...more] = await chargeDueMonths(deps);
    expect(more).toEqual([]);
    expect(await chargeDueMonths(deps)).toEqual([]);
    await writeRun(deps, id);
    expect((await month.runs())[0]).toMatchObject({
      ...{ reason: 'Waste Disposal, November 2026', payBy: '2026-12-05', state: 'done', by: null },
      total: month.meters.length * 2_500,
    });
    expect(await creditedAccount(month.db, order)).toBe(accounts.meter(meter, 'service-charge'));
    await agree();
  });

  test('leaves the months to an administrator in which it, or its estate, was switched off', async () => {
    const waste = await idOf('Waste Disposal');
    const { deps } = month;
    const platform = { db: month.db, clock: () => month.time.now };
    const { id: actor } = await month.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'platform@wattchat.example')
      .executeTakeFirstOrThrow();
    const first = async () =>
      (
        await month.db
          .selectFrom('charging_rules')
          .select('other_by_itself_from as from')
          .where('service_id', '=', waste)
          .executeTakeFirstOrThrow()
      ).from;
    expect(await first()).toBe('2026-11');
    await disableService(platform, actor, { service_id: waste });
    await month.travel('2027-01-29T09:00:00Z');
    expect(await chargeDueMonths(deps)).toEqual([]);
    await enableService(platform, actor, { service_id: waste, estate: month.estateId });
    expect([await first(), await chargeDueMonths(deps)]).toEqual(['2027-02', []]);
    await setEstateActive(platform, actor, { property_id: month.estateId, active: false });
    await month.travel('2027-03-28T09:00:00Z');
    await setEstateActive(platform, actor, { property_id: month.estateId, active: true });
    expect(await first()).toBe('2027-03');
    expect(await chargeDueMonths(deps)).toHaveLength(1);
    await month.travel('2026-11-28T09:00:00Z');
  });

  test('of another estate, disabled, or where there is no service charge is refused in words', async () => {
    const other = await month.db
      .selectFrom('services')
      .select('id')
      .where('estate_id', '<>', month.estateId)
      .executeTakeFirstOrThrow();
    const code = async (service: string | number) => (await month.preview(ofMonth(service, '2026-10'))).code;
    expect(await code(other.id)).toBe('service-unknown');
    const enabled = (name: string, to: boolean) =>
      month.db
        .updateTable('services')
        .set({ enabled: to })
        .where('estate_id', '=', month.estateId)
        .where('name', '=', name)
        .execute();
    await enabled('Security', false);
    expect(await code(security)).toBe('service-unknown');
    await enabled('Security', true);
    await enabled('Service Charge', false);
    expect(await month.preview(ofMonth(security, '2026-10'))).toMatchObject({
      ...{ code: 'no-service', message: CHARGES.noAccount },
    });
    await enabled('Service Charge', true);
  });
});

describe('the development levy', () => {
  test('costs nothing before somebody says what, and is then owed and charged as the levy', async () => {
    expect(await month.preview(ofMonth('dev-levy', '2026-10'))).toMatchObject({ code: 'no-price' });
    const missing = await ask('setChargingRule', { ...RULE, service: 'dev-levy' });
    expect(missing).toMatchObject({ status: 400, said: { code: 'amount-missing' } });
    await ask('setChargingRule', { ...RULE, service: 'dev-levy', amount: 2_000, from: '2026-12-01' });
    expect(await month.preview(ofMonth('dev-levy', '2026-11'))).toMatchObject({ code: 'no-price' });
    await month.travel('2026-12-01T09:00:00Z');
    const before = await Promise.all(month.meters.map((meter) => month.owed(meter)));
    await chargeAll(ofMonth('dev-levy', '2026-12'));
    expect((await month.runs())[0]).toMatchObject({ reason: 'Development levy, December 2026', due: 'dev-levy' });
    for (const [at, meter] of month.meters.entries())
      expect(await month.owed(meter)).toEqual({ ...before[at], devLevy: Number(before[at]?.devLevy) - 2_000 });
    await agree();
    await back('Development levy, December 2026');
    for (const [at, meter] of month.meters.entries()) expect(await month.owed(meter)).toEqual(before[at]);
  });

  test('is no service that is sold, listed or enabled', async () => {
    const platform = await month.portal.signIn('platform@wattchat.example');
    const { body } = await month.portal.call('monthlyServices', { rows: 100, estate: month.estateId }, platform);
    const names = (body.services as { name: string }[]).map(({ name }) => name);
    expect(names).toContain('Security');
    expect(names).not.toContain('Development Levy');
    const id = await idOf('Development Levy');
    const enabled = await month.portal.call('enableService', { service_id: id, estate: month.estateId }, platform);
    expect(enabled.status).toBe(400);
  });
});
