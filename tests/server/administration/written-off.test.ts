import { afterAll, beforeAll, expect, test } from 'vitest';
import { MOVES } from '#catalogues/sentences/estate/moves.ts';
import { formatDay } from '#machines/kit/writing/format.ts';
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

test('a write-off that is noted later takes what was owed on their day, and what came after it stays with the house', async () => {
  const meter = await moves.meterOf(CHINEDU);
  const { id } = await moves.own(CHINEDU).row();
  await moves.fine(meter, 10_000, 'The drain');
  await month.travel('2026-12-03T09:00:00Z');
  await moves.fine(meter, 5_000, 'The gate');
  await month.set(meter, -2_000, 'devlevy');
  await moves.signUp('eve@mail.example', meter);
  await month.travel('2026-12-05T09:00:00Z');
  const day = '2026-12-02';
  expect(await moves.preview({ user_id: id })).toMatchObject({ owed: 17_000, rest: 0 });
  expect(await moves.preview({ user_id: id, day })).toMatchObject({ day, owed: 10_000, rest: 7_000 });
  // Whoever was shown all of it is told how much is theirs.
  const gone = { day, debt: 'written-off', reason: REASON };
  const refusedOf = await moves.move({ user_id: id }, { ...gone, owed: 17_000 });
  expect(refusedOf).toMatchObject({
    ...{ status: 400, said: { code: 'debt-moved', message: MOVES.debtMoved('₦10,000') } },
  });
  const moved = await moves.move({ user_id: id, day }, gone);
  expect(moved.status).toBe(200);
  expect(moved.said.message).toContain(`${MOVES.gone('₦10,000')} ${MOVES.restStays('₦7,000')}`);
  expect(await moves.agrees(meter)).toBe(7_000);
  const row = await month.db
    .selectFrom('meter_moves')
    .select(['owed_kobo', 'written_off_kobo'])
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow();
  expect([Number(row.owed_kobo), Number(row.written_off_kobo)]).toEqual([1_000_000, 1_000_000]);
  const { detail } = await month.db
    .selectFrom('audit')
    .select('detail')
    .where('action', '=', 'moved-out')
    .where('subject', '=', meter)
    .executeTakeFirstOrThrow();
  const name = await moves.nameOf(CHINEDU);
  expect(JSON.parse(detail ?? '')).toMatchObject({
    after: MOVES.logPartGone([name], '₦10,000', '₦17,000', formatDay(day), REASON),
  });

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

  // The estate reads of it, too, and whoever came nothing of the reason.
  const booked = await moves.booked(meter);
  addsUp(booked);
  expect(booked.lines.filter(({ what }) => what === MOVES.writtenOff(REASON))).toHaveLength(1);
  const read = (await moves.statement(await moves.signIn('eve@mail.example'))).said;
  addsUp(read);
  expect([read.closing, JSON.stringify(read).includes(REASON)]).toEqual([7_000, false]);
  expect(read.lines.map(({ what }) => what)).toEqual([MOVES.line.owedBefore, MOVES.line.goneBefore]);
});

test('a debt that came after somebody had left is not theirs, and is not written off as they leave', async () => {
  const meter = await moves.meterOf(EBELE);
  const { id } = await moves.own(EBELE).row();
  await moves.fine(meter, 7_000, 'The wall');
  const gone = { day: '2026-12-03', debt: 'written-off', reason: REASON };
  expect((await moves.move({ user_id: id, day: gone.day }, gone)).status).toBe(200);
  expect(await moves.agrees(meter)).toBe(7_000);
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

test('what who left has paid before it was noted is theirs, and what is written off is less by that', async () => {
  const meter = month.meters[4] ?? '';
  await moves.signUp('uche@mail.example', meter, 'Uche');
  const { id } = await moves.own('uche@mail.example').row();
  await month.set(meter, -10_000, 'devlevy');
  await month.travel('2026-12-06T09:00:00Z');
  await moves.paid('uche@mail.example', 400_000, month.time.now);
  await moves.fine(meter, 5_000, 'The hedge');
  const day = '2026-12-05';
  expect(await moves.preview({ user_id: id, day })).toMatchObject({ owed: 6_000, rest: 5_000 });
  const gone = { debt: 'written-off', reason: REASON };
  expect((await moves.move({ user_id: id, day }, gone)).status).toBe(200);
  expect(await moves.agrees(meter)).toBe(5_000);
  const { said } = await moves.statement(await moves.signIn('uche@mail.example'));
  expect(said.lines.slice(-3).map(({ kind, paid, why }) => [kind, paid, why])).toEqual([
    ['move', 0, MOVES.line.gone('₦6,000', REASON)],
    ['payment', 4_000, expect.any(String)],
    ['correction', 6_000, null],
  ]);
  expect([said.closing, JSON.stringify(said).includes('The hedge')]).toEqual([0, false]);
  addsUp(said);
});

test('what others have paid towards it leaves less of the debt, and is told without them', async () => {
  const meter = month.meters[5] ?? '';
  await moves.signUp('tari@mail.example', meter, 'Tari');
  const { id } = await moves.own('tari@mail.example').row();
  await month.set(meter, -10_000, 'devlevy');
  await month.travel('2026-12-07T09:00:00Z');
  await moves.signUp('kemi@mail.example', meter, 'Kemi');
  await moves.paid('tari@mail.example', 100_000, month.time.now);
  await moves.paid('kemi@mail.example', 700_000, month.time.now);
  const day = '2026-12-06';
  expect(await moves.preview({ user_id: id, day })).toMatchObject({ owed: 2_000, rest: 0 });
  expect((await moves.move({ user_id: id, day })).status).toBe(200);
  expect(await moves.agrees(meter)).toBe(2_000);
  const { said } = await moves.statement(await moves.signIn('tari@mail.example'));
  expect(said.lines.slice(-3).map(({ kind, what, paid, why }) => [kind, paid, what, why])).toEqual([
    ['move', 0, MOVES.line.youOut, MOVES.line.stays('₦2,000')],
    ['payment', 1_000, expect.any(String), expect.any(String)],
    ['correction', 7_000, MOVES.line.lessSince, null],
  ]);
  expect([said.closing, JSON.stringify(said).includes('Kemi')]).toEqual([2_000, false]);
  addsUp(said);
});

test('of two who leave together after somebody had left before, each reads why what they owed was written off', async () => {
  const meter = month.meters[7] ?? '';
  await moves.signUp('ify@mail.example', meter, 'Ify');
  const { id } = await moves.own('ify@mail.example').row();
  expect((await moves.move({ user_id: id })).status).toBe(200);
  await month.travel('2026-12-08T09:00:00Z');
  const two = ['bola@mail.example', 'dayo@mail.example'];
  for (const email of two) await moves.signUp(email, meter, 'Bola');
  await moves.fine(meter, 3_000, 'The lamp');
  const people = await Promise.all(two.map(async (email) => (await moves.own(email).row()).id));
  const { owed } = await moves.preview({ meter_number: meter });
  const wanted = { people, debt: 'written-off', reason: REASON };
  expect((await moves.move({ meter_number: meter }, wanted)).status).toBe(200);
  for (const email of two) {
    const { said } = await moves.statement(await moves.signIn(email));
    const gone = said.lines.filter(({ kind }) => kind === 'correction');
    expect(gone.map(({ what, paid }) => [what, paid])).toEqual([[MOVES.writtenOff(REASON), owed]]);
    expect(said.closing).toBe(0);
    addsUp(said);
  }
});
