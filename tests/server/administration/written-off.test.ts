import { afterAll, beforeAll, expect, test } from 'vitest';
import { MOVES } from '#catalogues/sentences/estate/moves.ts';
import { type Month, openMonth } from '../charges/support/month.ts';
import { CHINEDU, EBELE, movesIn, type Statement } from './support/moves.ts';

const REASON = 'They left the country';

let month: Month;
let moves: ReturnType<typeof movesIn>;
beforeAll(async () => {
  month = await openMonth();
  await month.travel('2026-12-01T09:00:00Z');
  moves = movesIn(month);
});
afterAll(() => month.portal.close());

/** Every line takes what is owed from the one before, and the last one leaves what the statement closes with. */
function addsUp({ opening, closing, lines }: Statement): void {
  let owed = opening;
  for (const { charged, paid, owedAfter } of lines) {
    owed += Number(charged) - Number(paid);
    expect(owedAfter).toBe(owed);
  }
  expect(closing).toBe(owed);
}

test('a write-off that is noted later takes from the statement of who left what was owed on their day', async () => {
  const meter = await moves.meterOf(CHINEDU);
  const { id } = await moves.own(CHINEDU).row();
  await moves.fine(meter, 10_000, 'The drain');
  await month.travel('2026-12-03T09:00:00Z');
  await moves.fine(meter, 5_000, 'The gate');
  await month.set(meter, -2_000, 'devlevy');
  await moves.signUp('eve@mail.example', meter);
  await month.travel('2026-12-05T09:00:00Z');
  const gone = { day: '2026-12-02', debt: 'written-off', reason: REASON };
  expect((await moves.move({ user_id: id }, gone)).status).toBe(200);
  expect(await moves.agrees(meter)).toBe(0);

  const { said } = await moves.statement(await month.portal.signIn(CHINEDU));
  expect(said.lines.map(({ kind, what, charged, paid }) => [kind, what, charged, paid])).toEqual([
    ...said.lines.slice(0, -3).map(({ kind, what, charged, paid }) => [kind, what, charged, paid]),
    ['charge', 'Fine: The drain', 10_000, 0],
    ['move', MOVES.line.youOut, 0, 0],
    ['correction', MOVES.writtenOff(REASON), 0, 10_000],
  ]);
  expect(said.lines.at(-2)?.why).toBe(MOVES.line.gone('₦10,000', REASON));
  expect([said.closing, said.dues]).toEqual([0, { 'service-charge': 0, 'dev-levy': 0, fine: 0 }]);
  addsUp(said);

  // The estate reads all of it, and whoever came nothing of the reason.
  const booked = await moves.booked(meter);
  addsUp(booked);
  expect(booked.lines.filter(({ what }) => what === MOVES.writtenOff(REASON))).toHaveLength(2);
  const read = (await moves.statement(await moves.signIn('eve@mail.example'))).said;
  addsUp(read);
  expect([read.closing, JSON.stringify(read).includes(REASON)]).toEqual([0, false]);
  expect(read.lines.map(({ what }) => what)).toEqual([
    MOVES.line.owedBefore,
    MOVES.line.goneBefore,
    MOVES.line.goneBefore,
  ]);
});

test('a debt that came after somebody had left is not theirs, though it is written off as they leave', async () => {
  const meter = await moves.meterOf(EBELE);
  const { id } = await moves.own(EBELE).row();
  await moves.fine(meter, 7_000, 'The wall');
  const gone = { day: '2026-12-03', debt: 'written-off', reason: REASON };
  expect((await moves.move({ user_id: id }, gone)).status).toBe(200);
  const { said } = await moves.statement(await month.portal.signIn(EBELE));
  expect(said.lines.at(-1)).toMatchObject({ kind: 'move', what: MOVES.line.youOut, why: null });
  expect([said.closing, JSON.stringify(said).includes('The wall')]).toEqual([0, false]);
  addsUp(said);
});

test('of two who leave together one line of the statement says what became of the debt, and each reads it', async () => {
  const email = 'levy@palmcourt.example';
  const meter = await moves.meterOf(email);
  await moves.signUp('sola@mail.example', meter, 'Sola');
  await moves.fine(meter, 9_000, 'The road');
  expect((await moves.move({ meter_number: meter }, { debt: 'written-off', reason: REASON })).status).toBe(200);
  const said = MOVES.line.gone('₦9,000', REASON);
  const outs = (await moves.booked(meter)).lines.filter(({ what }) => what.endsWith('moved out'));
  expect(outs.map(({ why }) => why)).toEqual([null, said]);
  for (const token of [await month.portal.signIn(email), await moves.signIn('sola@mail.example')]) {
    const own = (await moves.statement(token)).said;
    expect(own.lines.find(({ what }) => what === MOVES.line.youOut)?.why).toBe(said);
    expect(own.closing).toBe(0);
    addsUp(own);
  }
});
