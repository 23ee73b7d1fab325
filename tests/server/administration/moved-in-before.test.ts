import { afterAll, beforeAll, expect, test } from 'vitest';
import { MOVES } from '#catalogues/sentences/estate/moves.ts';
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

const idOf = async (email: string) => (await moves.own(email).row()).id;
/** True where a statement names whoever lived there before, or shows what they paid. */
const tells = async (token: string, first_name: string) =>
  JSON.stringify((await moves.statement(token)).said).includes(first_name);

test('a newcomer who was let in before the move is noted reads nothing of who had left before they came', async () => {
  const meter = await moves.meterOf(CHINEDU);
  const { id, first_name } = await moves.own(CHINEDU).row();
  await moves.paid(CHINEDU, 100_000, month.time.now);
  await moves.fine(meter, 3_000, 'The drain');
  await month.travel('2026-11-26T09:00:00Z');
  const token = await moves.signUp('eve@mail.example', meter);
  // Until it is noted they share the house, as far as anybody knows.
  expect(await tells(token, first_name)).toBe(true);
  await month.travel('2026-11-28T09:00:00Z');
  expect((await moves.move({ user_id: id, day: '2026-11-25' })).status).toBe(200);
  const again = await moves.signIn('eve@mail.example');
  expect(await tells(again, first_name)).toBe(false);
  const { said } = await moves.statement(again);
  expect(said.lines.map(({ kind, what }) => [kind, what])).toEqual([['move', MOVES.line.owedBefore]]);
  expect([said.opening, said.closing]).toEqual([2_000, 2_000]);
  expect(await moves.agrees(meter)).toBe(2_000);
});

test('whoever came on the day itself came after them: hours of a day are not known', async () => {
  const email = 'levy@palmcourt.example';
  const meter = await moves.meterOf(email);
  const { id, first_name } = await moves.own(email).row();
  await moves.paid(email, 100_000, month.time.now);
  const token = await moves.signUp('femi@mail.example', meter, 'Femi');
  moves.minute();
  expect((await moves.move({ user_id: id, day: '2026-11-28' })).status).toBe(200);
  expect(await tells(token, first_name)).toBe(false);
});

test('of a couple one leaves: whoever stays keeps what both could read, whenever it is noted', async () => {
  const meter = await moves.meterOf(EBELE);
  const { id, first_name } = await moves.own(EBELE).row();
  await moves.paid(EBELE, 100_000, month.time.now);
  const token = await moves.signUp('sola@mail.example', meter, 'Sola');
  await month.travel('2026-12-03T09:00:00Z');
  expect((await moves.move({ user_id: id, day: '2026-11-29' })).status).toBe(200);
  expect(await tells(token, first_name)).toBe(false);
  expect(await tells(await moves.signIn('sola@mail.example'), first_name)).toBe(true);
});

test('nobody leaves before they came, or before they left the time before; what others did binds nobody', async () => {
  const meter = await moves.meterOf('sola@mail.example');
  const off = async (email: string, day: string) =>
    (await moves.ask('previewMoveOut', { user_id: await idOf(email), day })).said;
  expect(await off('sola@mail.example', '2026-11-27')).toMatchObject({
    ...{ code: 'day-before-last', message: MOVES.beforeLast.in('Sola Obi', '28 Nov 2026') },
  });
  // Ebele left on the 29th; that Sola was gone the day before is noted all the same.
  expect(await off('sola@mail.example', '2026-11-28')).toMatchObject({ meterNumber: meter, day: '2026-11-28' });
  expect((await moves.move({ user_id: await idOf('sola@mail.example'), day: '2026-11-30' })).status).toBe(200);
  const back = await month.portal.call(
    'updateMeter',
    { meter_number: meter, password: 'kettle-9-harmattan' },
    await moves.signIn('sola@mail.example'),
  );
  expect(back.status).toBe(200);
  expect(await off('sola@mail.example', '2026-11-29')).toMatchObject({
    ...{ code: 'day-before-last', message: MOVES.beforeLast.out('Sola Obi', '30 Nov 2026') },
  });
});
