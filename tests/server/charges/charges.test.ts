import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHARGES } from '#catalogues/sentences/estate/charges.ts';
import { chargeDueMonths } from '#src/server/charges/by-itself.ts';
import { writeRun } from '#src/server/charges/write.ts';
import { type Month, openMonth } from './support/month.ts';

let month: Month;
beforeAll(async () => {
  month = await openMonth();
  await month.travel('2026-11-21T09:00:00Z');
});
afterAll(() => month.portal.close());

const NOVEMBER = { what: 'month', month: '2026-11' } as const;
const FULL = 15_000;
/** What an apartment that is not occupied pays for a month. */
const HALF = 7_475;

/** The resident of a meter says that nobody lives there, or that somebody does. */
const occupancy = (meter: string, status: 'occupied' | 'unoccupied') =>
  month.office.ask('updateStatus', { meter_number: meter, status });
const everyMeter = async (owes: number) => {
  for (const meter of month.meters) expect([meter, (await month.owed(meter)).serviceCharge]).toEqual([meter, owes]);
};
const back = (id: unknown, reason = 'It was the wrong month') => month.office.ask('takeBackCharges', { id, reason });

describe('the month of the service charge', () => {
  test('is shown line by line, charged once after a yes, and stands in the books and with each meter', async () => {
    const before = await month.books();
    const shown = await month.preview(NOVEMBER);
    const lines = month.meters.length;
    const half = shown.half as { lines: number; total: number };
    expect(shown).toMatchObject({
      reason: 'Service charge, November 2026',
      standsFrom: '2026-11-01',
      lines,
      leftOut: [],
    });
    expect(half.total).toBe(half.lines * HALF);
    expect(shown.total).toBe((lines - half.lines) * FULL + half.total);
    expect(await month.runs()).toEqual([]);

    const started = await month.start(NOVEMBER);
    expect(started).toMatchObject({ status: 200 });
    expect((await month.runs())[0]).toMatchObject({ state: 'running', lines, charged: 0, by: 'Ngozi Adeyemi' });
    await month.work();
    expect((await month.runs())[0]).toMatchObject({
      state: 'done',
      lines,
      charged: lines,
      failed: 0,
      total: shown.total,
    });
    const owed = await Promise.all(month.meters.map(async (meter) => Number((await month.owed(meter)).serviceCharge)));
    expect(owed.reduce((sum, one) => sum - one, 0)).toBe(shown.total);
    expect((await month.office.deeds())[0]).toMatchObject({
      action: 'charges-run',
      subject: 'Service charge, November 2026',
    });

    expect(await month.office.ask('startCharges', { ...NOVEMBER, lines, total: shown.total })).toMatchObject({
      status: 400,
      said: { code: 'charged-already' },
    });
    expect(await month.preview(NOVEMBER)).toMatchObject({ lines: 0, leftOut: [{ why: 'charged', lines }] });

    expect(await back((await month.runs())[0]?.id)).toMatchObject({ status: 200 });
    expect(await month.books()).toEqual(before);
    await everyMeter(0);
    expect(await back((await month.runs())[0]?.id)).toMatchObject({ status: 200, said: { message: CHARGES.over } });
  });

  test('what was paid in advance meets it, and the rest is owed', async () => {
    const [meter = ''] = month.meters;
    await occupancy(meter, 'occupied');
    await month.set(meter, 20_000);
    const line = (await month.preview(NOVEMBER, { rows: 100 })).rows as { meterNumber: string }[];
    expect(line.find(({ meterNumber }) => meterNumber === meter)).toMatchObject({ amount: FULL, inAdvance: FULL });
    await month.start(NOVEMBER);
    await month.work();
    expect(await month.owed(meter)).toMatchObject({ serviceCharge: 5_000 });
    await back((await month.runs())[0]?.id);
    expect(await month.owed(meter)).toMatchObject({ serviceCharge: 20_000 });
    await month.set(meter, 0);
  });

  test('once something was paid on one of its meters it cannot be taken back whole', async () => {
    const [meter = ''] = month.meters;
    await month.start(NOVEMBER);
    await month.work();
    const id = (await month.runs())[0]?.id;
    const cash = { meter_number: meter, servicePayment: 'servicecharge', amount: 500, day: '2026-11-01', payer: 'Ada' };
    const { said } = await month.office.ask('recordCash', cash);
    expect(await back(id)).toMatchObject({ status: 400, said: { code: 'paid-since' } });
    await month.office.ask('takeCashBack', { id: said.id, reason: 'It was another house' });
    expect(await back(id)).toMatchObject({ status: 200 });
    await month.start(NOVEMBER);
    await month.work();
    const again = (await month.runs())[0]?.id;
    const owed = Number((await month.owed(meter)).serviceCharge);
    await month.set(meter, owed + 1_000);
    const before = await month.books();
    expect(await back(again)).toMatchObject({
      status: 400,
      said: { code: 'paid-since', message: CHARGES.paidSince(1) },
    });
    expect(await month.books()).toEqual(before);
    // It stays for the tests that follow: each meter is even again, and November is charged.
    for (const one of month.meters) await month.set(one, 0);
  });

  test('a month that is to come, is long ago, or is none is refused in words', async () => {
    const refusal = async (asked: string) => (await month.preview({ what: 'month', month: asked })).code;
    expect(await refusal('2027-01')).toBe('month-to-come');
    expect(await refusal('2024-01')).toBe('month-long-ago');
    expect(await refusal('2026-13')).toBe('invalid-input');
    expect((await month.preview({ what: 'month' })).code).toBe('month-missing');
  });
});

describe('a run', () => {
  const OCTOBER = { what: 'month', month: '2026-10' } as const;

  test('of two administrators who say yes at once one is written, and what has changed is looked at again', async () => {
    const { lines, total, plan } = await month.preview(OCTOBER);
    const wrong = await month.office.ask('startCharges', { ...OCTOBER, lines, total: Number(total) + 1 });
    expect(wrong).toMatchObject({ status: 400, said: { code: 'charges-moved' } });
    const both = await Promise.all(
      [1, 2].map(() => month.office.ask('startCharges', { ...OCTOBER, lines, total, plan })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(both.find(({ status }) => status === 400)?.said.code).toBe('run-unfinished');
  });

  test('that is cut off leaves whole batches, is stopped and goes on, and charges nobody twice', async () => {
    const id = Number((await month.runs())[0]?.id);
    expect(await month.office.ask('stopCharges', { id })).toMatchObject({ status: 200 });
    await month.work();
    expect((await month.runs())[0]).toMatchObject({ state: 'stopped', charged: 0 });
    await everyMeter(0);
    expect(await month.office.ask('resumeCharges', { id })).toMatchObject({ status: 200 });
    // Two workers at once, as where the first one was taken for dead.
    await Promise.all([1, 2].map(() => writeRun(month.deps, id, 3)));
    expect((await month.runs())[0]).toMatchObject({ state: 'done', charged: month.meters.length, failed: 0 });
    expect(await month.office.ask('resumeCharges', { id })).toMatchObject({ status: 400, said: { code: 'run-over' } });
    expect(await month.office.ask('stopCharges', { id }, 'cedar')).toMatchObject({ said: { code: 'no-such-run' } });
    for (const one of month.meters) await month.set(one, 0);
  });

  test('tells which meters it could not charge, and tries them again', async () => {
    const [gone = ''] = month.meters;
    const fine = { what: 'fine', amount: 500, reason: 'Noise after midnight' } as const;
    await month.start(fine);
    const { estate_id: cedar } = await month.office.person('admin@cedarview.example');
    const move = (estate_id: number) =>
      month.db.updateTable('meters').set({ estate_id }).where('meter_number', '=', gone).execute();
    await move(cedar ?? 0);
    await month.work();
    const id = Number((await month.runs())[0]?.id);
    expect((await month.runs())[0]).toMatchObject({ failed: 1, charged: month.meters.length - 1 });
    const { lines } = (await month.office.ask('chargeLines', { id })).said;
    expect((lines as object[])[0]).toMatchObject({ meterNumber: gone, state: 'failed', failure: CHARGES.meterGone });
    await move(month.estateId);
    await month.office.ask('resumeCharges', { id });
    await month.work();
    expect((await month.runs())[0]).toMatchObject({ state: 'done', failed: 0, charged: month.meters.length });
    expect(await month.owed(gone)).toMatchObject({ fine: 500 });
  });
});

describe('what is charged once', () => {
  const levy = (meters: readonly string[]) =>
    ({ what: 'dev-levy', amount: 2_500.5, reason: 'The new transformer', meters }) as const;

  test('is charged to a list of meters, with its reason, and the same again charges nothing more', async () => {
    const named = month.meters.slice(0, 2);
    expect(await month.preview(levy(named))).toMatchObject({ lines: 2, total: 5_001 });
    await month.start(levy(named));
    const again = await month.start(levy([...named].reverse()));
    await month.work();
    expect(again).toMatchObject({ status: 200 });
    expect(again.said.message).toBe(CHARGES.before('Development levy: The new transformer'));
    for (const meter of named) expect(await month.owed(meter)).toMatchObject({ devLevy: -2_500.5 });
  });

  test('a list with a meter of nobody or of another estate charges nobody, and says which', async () => {
    const cedar = await month.office.meterOf('resident@cedarview.example');
    const before = await month.books();
    const answer = await month.office.ask('startCharges', {
      ...{ ...levy([month.meters[0] ?? '', cedar, '45000000000']), lines: 3, total: 7_501.5 },
    });
    expect(answer).toMatchObject({ status: 400, said: { code: 'meters-unknown' } });
    expect(answer.said.message).toContain(cedar);
    expect(answer.said.message).toContain('45000000000');
    expect(await month.books()).toEqual(before);
  });

  test('houses are charged by words of their addresses, beside meters and each once', async () => {
    const [meter = '', other = ''] = month.meters;
    const { rows } = (await month.preview(levy([meter, other]), { rows: 100 })) as {
      rows: { meterNumber: string; address: string }[];
    };
    const addressOf = (of: string) => rows.find(({ meterNumber }) => meterNumber === of)?.address ?? '';
    const shown = await month.preview(
      { ...levy([meter]), houses: [addressOf(meter), addressOf(other)] },
      { rows: 100 },
    );
    expect((shown.rows as typeof rows).map(({ meterNumber }) => meterNumber).sort()).toEqual([meter, other].sort());
    const refused = (houses: readonly string[]) => month.preview({ ...levy([meter]), houses });
    expect(await refused(['House 9999'])).toMatchObject({ code: 'house-unknown' });
    expect(await refused(['Palm'])).toMatchObject({ code: 'houses-several' });
    expect((await refused(['House 1, Cedar Crescent'])).code).toBe('house-unknown');
  });

  test('without an amount or a reason nothing is charged', async () => {
    expect((await month.preview({ what: 'fine', reason: 'Noise' })).code).toBe('amount-missing');
    expect((await month.preview({ what: 'fine', amount: 500 })).code).toBe('reason-missing');
    expect((await month.preview({ what: 'fine', amount: 0, reason: 'Noise' })).code).toBe('invalid-input');
  });
});

describe('how the month is charged', () => {
  const rule = { day: 5, whom: 'occupied', byItself: true } as const;

  test('a price holds from its day on, and its history stays', async () => {
    const set = await month.office.ask('setChargingRule', {
      ...rule,
      byItself: false,
      amount: 18_000,
      from: '2026-12-01',
    });
    expect(set).toMatchObject({
      status: 200,
      said: { message: CHARGES.priceSet('Service Charge', '₦18,000', '01 Dec 2026') },
    });
    const { said } = await month.office.ask('chargingRule');
    expect(said).toMatchObject({ amount: FULL, half: HALF, day: 5, whom: 'occupied', byItself: false });
    expect(said.prices).toEqual([
      { from: '2026-12-01', amount: 18_000, by: 'Ngozi Adeyemi' },
      { from: null, amount: FULL, by: null },
    ]);
    const past = await month.office.ask('setChargingRule', { ...rule, amount: 1_000, from: '2026-11-20' });
    expect(past).toMatchObject({ status: 400, said: { code: 'day-past' } });
    expect(await month.office.ask('setChargingRule', { ...rule, day: 29 })).toMatchObject({ status: 400 });
    expect((await month.office.ask('setChargingRule', { ...rule, whom: 'chosen' })).said.code).toBe('meters-missing');
  });

  test('what a change leaves out stays, the meters that are named too', async () => {
    const ask = (input: Record<string, unknown>) => month.office.ask('setChargingRule', input);
    const held = async () => {
      const { day, whom, byItself, daysToPay, meters } = (await month.office.ask('chargingRule')).said;
      return { day, whom, byItself, daysToPay, meters };
    };
    const before = await held();
    const meters = month.meters.slice(0, 2);
    expect(await ask({ whom: 'chosen', meters })).toMatchObject({ status: 200 });
    expect(await held()).toEqual({ ...before, whom: 'chosen', meters });
    expect(await ask({ amount: 19_000, from: '2027-03-01' })).toMatchObject({ status: 200 });
    expect(await ask({ whom: 'chosen', daysToPay: 9 })).toMatchObject({ status: 200 });
    expect(await held()).toEqual({ ...before, whom: 'chosen', meters, daysToPay: 9 });
    expect((await ask({ meters: ['45799999999'] })).said.code).toBe('meters-unknown');
    expect(await ask({ ...before, whom: 'occupied', meters: undefined })).toMatchObject({ status: 200 });
    expect(await held()).toEqual({ ...before, meters: [] });
  });

  test('a change for what is not so any more is refused, and what is sent again is not', async () => {
    const { plan } = (await month.office.ask('chargingRule')).said;
    const change = { day: 7, amount: 21_000, from: '2027-04-01', plan };
    expect(await month.office.ask('setChargingRule', change)).toMatchObject({ status: 200 });
    const deeds = (await month.office.deeds()).length;
    expect(await month.office.ask('setChargingRule', change)).toMatchObject({ status: 200 });
    expect((await month.office.deeds()).length).toBe(deeds);
    const late = await month.office.ask('setChargingRule', { ...change, day: 8 });
    expect(late).toMatchObject({ status: 400, said: { code: 'rule-moved', message: CHARGES.ruleMoved } });
    expect((await month.office.ask('chargingRule')).said).toMatchObject({ day: 7 });
    const { plan: now } = (await month.office.ask('chargingRule')).said;
    expect(await month.office.ask('setChargingRule', { day: 5, plan: now })).toMatchObject({ status: 200 });
  });

  test('where it was chosen a month charges itself on its day in Lagos, once, to whom it is for', async () => {
    expect(await month.office.ask('setChargingRule', rule)).toMatchObject({ status: 200 });
    const { deps } = month;
    // November's day was before anybody chose it.
    expect(await chargeDueMonths(deps)).toEqual([]);
    // Half an hour before the fifth begins in Lagos, and half an hour after.
    await month.travel('2026-12-04T22:30:00Z');
    expect(await chargeDueMonths(deps)).toEqual([]);
    await month.travel('2026-12-04T23:30:00Z');
    const [id = 0, ...more] = await chargeDueMonths(deps);
    expect(more).toEqual([]);
    expect(await chargeDueMonths(deps)).toEqual([]);
    await writeRun(deps, id);
    month.portal.jobs.length = 0;
    const [run] = await month.runs();
    expect(run).toMatchObject({
      id,
      state: 'done',
      by: null,
      reason: 'Service charge, December 2026',
      standsFrom: '2026-12-05',
    });
    const empty = await month.db
      .selectFrom('users')
      .select('meter_number')
      .where('estate_id', '=', month.estateId)
      .where('role', '=', 'service-user')
      .where('status', '<>', 'occupied')
      .execute();
    expect(empty.length).toBeGreaterThan(0);
    for (const { meter_number } of empty)
      expect(await month.owed(meter_number ?? '')).toMatchObject({ serviceCharge: 0 });
    expect(Number(run?.total)).toBe(Number(run?.lines) * 18_000);
    // Who took it back does not find it charged again.
    await back(id);
    expect(await chargeDueMonths(deps)).toEqual([]);
  });
});
