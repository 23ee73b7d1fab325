import { afterAll, beforeAll, expect, test } from 'vitest';
import { CASH } from '#catalogues/sentences/estate/cash.ts';
import { type Month, openMonth } from '../charges/support/month.ts';
import { CHINEDU, EBELE, movesIn } from './support/moves.ts';

let month: Month;
let moves: ReturnType<typeof movesIn>;
beforeAll(async () => {
  month = await openMonth();
  await month.travel('2026-11-24T09:00:00Z');
  moves = movesIn(month);
});
afterAll(() => month.portal.close());

const record = async (meter_number: string, amount: number, day: string) => {
  const paid = { meter_number, servicePayment: 'fine', amount, day, payer: 'Ada Obi' };
  return Number((await moves.ask('recordCash', paid)).said.id);
};
const back = (id: number) => moves.ask('takeCashBack', { id, reason: 'It was another house' });

test('cash of the time of who leaves is theirs, whenever it was written down, and what was taken back paid nothing', async () => {
  const meter = await moves.meterOf(CHINEDU);
  const { id } = await moves.own(CHINEDU).row();
  await moves.fine(meter, 3_000, 'The drain');
  await month.travel('2026-11-28T09:00:00Z');
  const cash = await record(meter, 3_000, '2026-11-25');
  await moves.fine(meter, 5_000, 'The gate');
  const asked = { user_id: id, day: '2026-11-26' };
  expect(await moves.preview(asked)).toMatchObject({ owed: 0, rest: 5_000 });
  expect((await back(cash)).status).toBe(200);
  expect(await moves.preview(asked)).toMatchObject({ owed: 3_000, rest: 5_000 });
});

test('whoever comes later reads that cash of before was taken back, and not who had paid it', async () => {
  await month.travel('2026-12-01T09:00:00Z');
  const meter = await moves.meterOf(EBELE);
  const { id } = await moves.own(EBELE).row();
  await moves.fine(meter, 4_000, 'The drain');
  const cash = await record(meter, 4_000, '2026-12-01');
  await month.travel('2026-12-03T09:00:00Z');
  expect((await moves.move({ user_id: id, day: '2026-12-02' })).status).toBe(200);
  await month.travel('2026-12-04T09:00:00Z');
  const token = await moves.signUp('eve@mail.example', meter);
  await month.travel('2026-12-05T09:00:00Z');
  expect((await back(cash)).status).toBe(200);
  const { said } = await moves.statement(await moves.signIn('eve@mail.example'));
  expect(said.lines.filter(({ kind }) => kind === 'cash')).toMatchObject([
    { what: CASH.lineBack('01 Dec 2026'), by: null, why: null, charged: 4_000, paid: 0 },
  ]);
  expect(JSON.stringify(said)).not.toContain('Ada Obi');
  expect(await moves.own('eve@mail.example').subjects()).toContain('A payment in cash on your meter was taken back');
  expect((await month.portal.call('cashReceipt', { id: cash }, token)).status).not.toBe(200);
  const later = await record(meter, 1_000, '2026-12-01');
  const bare = (await moves.statement(await moves.signIn('eve@mail.example'))).said.lines.at(-1);
  expect(bare).toMatchObject({ kind: 'cash', what: CASH.line('01 Dec 2026'), by: null, why: null, paid: 1_000 });
  expect(bare).not.toHaveProperty('cash');
  expect((await month.portal.call('cashReceipt', { id: later }, token)).status).not.toBe(200);
});

test('whoever moved out has the lines of their cash, and no receipt that they could not open', async () => {
  const { id } = await moves.own(CHINEDU).row();
  const cash = async () => {
    const { lines } = (await moves.statement(await month.portal.signIn(CHINEDU))).said;
    return lines.filter(({ kind }) => kind === 'cash').map((line) => [line.by, line.cash]);
  };
  const number = await record(await moves.meterOf(CHINEDU), 500, '2026-12-04');
  expect((await cash()).at(-1)).toEqual(['Ada Obi', number]);
  await month.travel('2026-12-07T09:00:00Z');
  expect((await moves.move({ user_id: id, day: '2026-12-06' })).status).toBe(200);
  expect((await cash()).at(-1)).toEqual(['Ada Obi', undefined]);
});
