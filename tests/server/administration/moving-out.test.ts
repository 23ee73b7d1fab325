import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallName } from '#catalogues/calls/index.ts';
import { MOVES } from '#catalogues/sentences/estate/moves.ts';
import { NO_METER } from '#catalogues/sentences/no-meter.ts';
import { insertHistoricOrder } from '#src/server/orders/history.ts';
import { systemRandom } from '#src/server/random.ts';
import { remindedSums } from '#src/server/reminders/whom.ts';
import { tokenIn } from '../../support/server/own-account.ts';
import { type Month, openMonth } from '../charges/support/month.ts';
import { CHINEDU, DAYS, EBELE, movesIn } from './support/moves.ts';

let month: Month;
let moves: ReturnType<typeof movesIn>;
beforeAll(async () => {
  month = await openMonth();
  await month.travel('2026-11-25T09:00:00Z');
  moves = movesIn(month);
});
afterAll(() => month.portal.close());

test('who would move out is said with what is owed and paid ahead, found by meter, resident or house', async () => {
  const meter = await moves.meterOf(CHINEDU);
  const { id, first_name, last_name, address } = await moves.own(CHINEDU).row();
  await moves.fine(meter, 65_000, 'The drain');
  await month.set(meter, 3_000, 'devlevy');
  const shown = {
    ...{ meterNumber: meter, address, people: [{ id, name: `${first_name} ${last_name}` }], stay: [] },
    ...{ owed: 65_000, rest: 0, credit: 3_000, day: '2026-11-25' },
  };
  expect(await moves.preview({ meter_number: meter })).toEqual(shown);
  expect(await moves.preview({ user_id: id })).toEqual(shown);
  expect(await moves.preview({ house: address ?? '' })).toEqual(shown);
  expect(await moves.ask('previewMoveOut', { house: 'Palm' })).toMatchObject({
    status: 400,
    said: { code: 'houses-several' },
  });
  expect(await moves.ask('previewMoveOut', { house: 'Baobab 99' })).toMatchObject({
    status: 400,
    said: { code: 'house-unknown', message: MOVES.noHouse('Baobab 99') },
  });
  const owner = await moves.own('owner@palmcourt.example').row();
  expect(await moves.ask('previewMoveOut', { user_id: owner.id })).toMatchObject({ said: { code: 'home-owner' } });
  expect(await moves.ask('previewMoveOut', { user_id: id, day: '2026-11-26' })).toMatchObject({
    said: { code: 'day-to-come' },
  });
  // Looking writes nothing.
  expect((await moves.own(CHINEDU).row()).meter_number).toBe(meter);
});

test("another estate's administrator finds nobody, and moves nobody out", async () => {
  const meter = await moves.meterOf(CHINEDU);
  const { id } = await moves.own(CHINEDU).row();
  for (const asked of [{ meter_number: meter }, { user_id: id }, { house: (await moves.own(CHINEDU).row()).address }])
    expect((await moves.ask('previewMoveOut', asked as Record<string, unknown>, 'cedar')).status).toBe(400);
  const wanted = { meter_number: meter, people: [id], day: '2026-11-25', debt: 'stays', owed: 65_000 };
  expect(await moves.ask('moveOut', wanted, 'cedar')).toMatchObject({ status: 400, said: { code: 'meter-not-found' } });
  const cedar = await moves.own('resident@cedarview.example').row();
  expect(await moves.ask('moveOut', { ...wanted, people: [cedar.id] })).toMatchObject({
    status: 400,
    said: { code: 'moved' },
  });
  expect((await moves.own(CHINEDU).row()).meter_number).toBe(meter);
  expect(await month.db.selectFrom('meter_moves').select('id').where('way', '=', 'out').execute()).toEqual([]);
});

test('a house is left once: of two who ask at once the second is told, and what is owed stays with it', async () => {
  const meter = await moves.meterOf(CHINEDU);
  const before = await moves.own(CHINEDU).row();
  await moves.paid(CHINEDU, 100_000, month.time.now);
  const token = await month.portal.signIn(CHINEDU);
  const wanted = await moves.input({ meter_number: meter });
  moves.minute();
  const both = await Promise.all([moves.ask('moveOut', wanted), moves.ask('moveOut', wanted)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  const name = `${before.first_name} ${before.last_name}`;
  expect(both.find(({ status }) => status === 200)?.said.message).toBe(
    `${MOVES.done([name], before.address ?? '', '25 Nov 2026')} ${MOVES.stays('₦65,000')}`,
  );
  const again = { code: 'moved-out-already', message: MOVES.already([name], '25 Nov 2026') };
  expect(both.find(({ status }) => status === 400)?.said).toMatchObject(again);
  // On another device, later, by the row, by the meter and by the name, which no list has any more.
  expect((await moves.ask('previewMoveOut', { house: name })).said).toMatchObject(again);
  expect((await moves.ask('previewMoveOut', { user_id: before.id })).said).toMatchObject(again);
  expect((await moves.ask('previewMoveOut', { meter_number: meter })).said).toMatchObject(again);
  expect(await month.db.selectFrom('meter_moves').selectAll().where('way', '=', 'out').execute()).toEqual([
    expect.objectContaining({
      ...{ meter_number: meter, user_id: before.id, way: 'out', day: '2026-11-25', may_read: true },
      ...{ owed_kobo: 6_500_000, credit_kobo: 400_000, written_off_kobo: 0, reason: null, transaction_id: null },
    }),
  ]);
  expect(await moves.own(CHINEDU).row()).toEqual({
    ...before,
    ...{ meter_number: null, estate_id: null, address: null, status: 'unoccupied' },
  });
  expect((await moves.own(CHINEDU).subjects()).filter((subject) => subject.startsWith('You moved out'))).toHaveLength(
    1,
  );
  expect((await month.portal.call('profile', {}, token)).status).toBe(401);
  expect((await month.office.deeds())[0]).toMatchObject({
    ...{ action: 'moved-out', subject: `Meter ${meter}`, actor: 'Ngozi Adeyemi', before: null },
    after: MOVES.logStays([name], '₦65,000', '25 Nov 2026'),
  });
  expect(await moves.agrees(meter)).toBe(61_000);
  expect((await moves.booked(meter)).lines.at(-1)).toMatchObject({
    ...{ kind: 'move', due: null, what: MOVES.line.out(name), by: 'Ngozi Adeyemi', charged: 0, paid: 0 },
    ...{ owedAfter: 61_000, why: `${MOVES.line.stays('₦65,000')}, ${MOVES.line.ahead('₦4,000')}` },
  });
});

test('whoever moved out keeps the account and what they did there, is asked for nothing, and is told plainly', async () => {
  const token = await month.portal.signIn(CHINEDU);
  const call = (name: CallName, asked: Record<string, unknown> = {}) => month.portal.call(name, asked, token);
  const [move] = await month.db.selectFrom('meter_moves').select('meter_number').where('way', '=', 'out').execute();
  const meter = move?.meter_number ?? '';
  expect((await call('profile')).body.user).toMatchObject({ meter_number: null, estate: null, address: null });
  const dashboard = (await call('residentDashboard')).body;
  expect(dashboard).toMatchObject({ dues: null });
  expect(dashboard.tokens).not.toEqual([]);
  expect(((await call('transactionsHistory')).body as { transactions: object[] }).transactions).not.toEqual([]);
  for (const asked of ['', meter])
    expect(await call('servicePayments', { meter_number: asked })).toMatchObject({
      status: 404,
      body: { code: 'no-meter', message: NO_METER.said },
    });
  // The statement goes up to the day, and names the move.
  const { said } = await moves.statement(token);
  expect(said).toMatchObject({ closing: 61_000, holder: await moves.nameOf(CHINEDU) });
  expect(said.lines.at(-1)).toMatchObject({ kind: 'move', what: MOVES.line.youOut });
  // They owe nothing: the house does, and nobody is reminded of it.
  const { debtors } = (await moves.ask('debtors', { rows: 100 })).said as { debtors: Record<string, unknown>[] };
  expect(debtors.find(({ meterNumber }) => meterNumber === meter)).toMatchObject({ owed: 65_000, phone: null });
  const meant = { estateId: month.estateId, at: month.time.now, over: 'any' } as const;
  expect((await remindedSums(month.db, meant)).left['no-account']).toBeGreaterThan(0);
  const { users } = (await moves.ask('searchResidents', { term: CHINEDU })).said as { users: object[] };
  expect(users).toEqual([]);
});

test('whoever moves in sees what the house owes and nothing of who was there, by any call', async () => {
  const former = await moves.own(CHINEDU).row();
  const [gone] = await month.db.selectFrom('meter_moves').select('meter_number').where('way', '=', 'out').execute();
  const meter = gone?.meter_number ?? '';
  const orders = await month.db.selectFrom('orders').select('order_id').where('user_id', '=', former.id).execute();
  const tokens = await month.db
    .selectFrom('tokens')
    .innerJoin('orders', 'orders.order_id', 'tokens.order_id')
    .select('tokens.token')
    .where('orders.user_id', '=', former.id)
    .where('tokens.token', 'is not', null)
    .execute();
  expect([orders.length, tokens.length].every((count) => count > 0)).toBe(true);
  const token = await moves.signUp('eve@mail.example', meter);
  // What the former had in hand comes now, and credits the house without a name.
  moves.minute();
  await month.db.transaction().execute(async (trx) =>
    insertHistoricOrder(trx, systemRandom, {
      ...{ userId: former.id, email: CHINEDU, customerName: `${former.first_name} ${former.last_name}` },
      ...{ meterNumber: meter, estateId: month.estateId, amountKobo: 50_000, at: month.time.now },
      due: { kind: 'dev-levy', screen: 'pay-services' },
    }),
  );
  await moves.fine(meter, 2_000, 'The gate');
  const { said } = await moves.statement(token);
  expect(said.lines.map(({ kind, what, owedAfter }) => [kind, what, owedAfter])).toEqual([
    ['move', MOVES.line.owedBefore, 61_000],
    ['payment', MOVES.line.paidBefore, 60_500],
    ['charge', 'Fine: The gate', 62_500],
  ]);
  expect([said.opening, said.closing]).toEqual([61_000, 62_500]);
  const owed = (await month.portal.call('servicePayments', { meter_number: meter }, token)).body.data;
  expect(owed).toMatchObject({ amount: 67_000, paid: 0 });
  expect(await moves.agrees(meter)).toBe(62_500);
  // Days before they came have no more than what stood when they did.
  const past = (await moves.statement(token, { from: '2026-01-01', to: '2026-11-01' })).said;
  expect([past.opening, past.closing, past.lines.map(({ kind }) => kind)]).toEqual([61_000, 61_000, ['move']]);
  const reads: [CallName, Record<string, unknown>][] = [
    ...(['profile', 'residentDashboard', 'transactionsHistory', 'userServiceTransactions'] as const).map(
      (name): [CallName, Record<string, unknown>] => [name, {}],
    ),
    ...(['userLevyTransactions', 'userFineTransactions', 'userServices', 'ownAccount', 'myTokens'] as const).map(
      (name): [CallName, Record<string, unknown>] => [name, {}],
    ),
    ['servicePayments', { meter_number: meter }],
    ['devLevyMeter', { meter_number: meter }],
    ['meterStatement', DAYS],
    ['meterStatement', { ...DAYS, meter_number: meter }],
    ['userDashboard', { user_id: former.id }],
  ];
  const answers = await Promise.all(reads.map(([name, asked]) => month.portal.call(name, asked, token)));
  const file = await month.portal.call('exportMeterStatement', { ...DAYS, as: 'csv' }, token);
  const seen = JSON.stringify(answers.map(({ body }) => body)) + Buffer.from(String(file.body.base64), 'base64');
  const secrets = [former.first_name, former.last_name, CHINEDU, former.phone, former.id]
    .concat(orders.map(({ order_id }) => order_id))
    .concat(tokens.map(({ token: digits }) => digits ?? ''));
  expect(secrets.filter((secret) => seen.includes(secret))).toEqual([]);
  // And the other way round: the former reads nothing of who came.
  const late = await moves.statement(await month.portal.signIn(CHINEDU));
  expect(late.said).toMatchObject({ closing: 61_000 });
  expect(JSON.stringify(late.said)).not.toContain('Eve');
  expect(JSON.stringify(late.said)).not.toContain('The gate');
});

test('the administrator who verifies a newcomer hears what the house owes from before', async () => {
  await moves.ask('setResidentVerification', { required: true });
  const meter = await moves.meterOf('eve@mail.example');
  const address = (await moves.own('eve@mail.example').row()).address ?? '';
  await moves.signUp('sola@mail.example', meter, 'Sola');
  const { id } = await moves.own('sola@mail.example').row();
  expect((await moves.ask('verifyResident', { user_id: id })).said).toMatchObject({
    house: MOVES.houseOwes(address, '₦67,000'),
  });
  const other = await moves.own(EBELE).row();
  await month.db.updateTable('users').set({ is_verified: false }).where('id', '=', other.id).execute();
  expect((await moves.ask('verifyResident', { user_id: other.id })).said.house).toBeUndefined();
  await moves.ask('setResidentVerification', { required: false });
});

test('what is owed is written off whole, with a reason, in the ledger, and a debt that changed meanwhile is not', async () => {
  const meter = await moves.meterOf(EBELE);
  await moves.fine(meter, 10_000, 'The wall');
  await month.set(meter, -4_000, 'servicecharge');
  moves.minute();
  const wanted = await moves.input({ meter_number: meter }, { debt: 'written-off', reason: 'They left the country' });
  expect(wanted.owed).toBe(14_000);
  expect(await moves.ask('moveOut', { ...wanted, reason: ' ' })).toMatchObject({ said: { code: 'reason-missing' } });
  expect(await moves.ask('moveOut', { ...wanted, owed: 13_000 })).toMatchObject({
    said: { code: 'debt-moved', message: MOVES.debtMoved('₦14,000') },
  });
  expect((await moves.own(EBELE).row()).meter_number).toBe(meter);
  const before = await month.books();
  await month.db
    .insertInto('arrears_exceptions')
    .values({
      ...{ estate_id: month.estateId, meter_number: meter, until_day: '2026-12-31', reason: 'In hospital' },
      ...{ given_by: (await moves.own(CHINEDU).row()).id, given_at: month.time.now, ended_by: null, ended_at: null },
    })
    .execute();
  expect((await moves.ask('moveOut', wanted)).status).toBe(200);
  // It was meant for who has left.
  expect(await month.db.selectFrom('arrears_exceptions').select('ended_at').execute()).toEqual([
    { ended_at: month.time.now },
  ]);
  const books = await month.books();
  expect(await moves.agrees(meter)).toBe(0);
  const dues = `estate:${month.estateId}:fine`;
  expect((books.get(dues) ?? 0) - (before.get(dues) ?? 0)).toBe(-1_000_000);
  const lines = (await moves.booked(meter)).lines.slice(-3);
  expect(lines.map(({ kind, what, by, charged }) => [kind, what, by, charged])).toEqual([
    ['correction', MOVES.writtenOff('They left the country'), 'Ngozi Adeyemi', 0],
    ['correction', MOVES.writtenOff('They left the country'), 'Ngozi Adeyemi', 0],
    ['move', expect.stringContaining('moved out'), 'Ngozi Adeyemi', 0],
  ]);
  expect(lines.at(-1)?.why).toBe(MOVES.line.gone('₦14,000', 'They left the country'));
  expect((await moves.statement(await month.portal.signIn(EBELE))).said).toMatchObject({
    closing: 0,
    left: '2026-11-25',
  });
  const { debtors } = (await moves.ask('debtors', { rows: 100 })).said as { debtors: Record<string, unknown>[] };
  expect(debtors.filter(({ meterNumber }) => meterNumber === meter)).toEqual([]);
});

test('one of a family moves out, on a day that was: the others stay, with all that they saw before', async () => {
  const meter = await moves.meterOf('eve@mail.example');
  const eve = await moves.own('eve@mail.example').row();
  const sola = await moves.own('sola@mail.example').row();
  expect((await moves.preview({ meter_number: meter })).people).toHaveLength(2);
  expect(await moves.preview({ user_id: sola.id })).toMatchObject({
    people: [{ id: sola.id }],
    stay: ['Eve Obi (moved in on 25 Nov 2026)'],
  });
  await month.travel('2026-12-03T09:00:00Z');
  expect(await moves.ask('previewMoveOut', { user_id: sola.id, day: '2026-11-20' })).toMatchObject({
    said: { code: 'day-before-last', message: MOVES.beforeLast.in('Sola Obi', '25 Nov 2026') },
  });
  const before = (await moves.statement(await moves.signIn('eve@mail.example'))).said;
  await moves.fine(meter, 700, 'After they had gone');
  expect((await moves.move({ user_id: sola.id, day: '2026-11-28' })).status).toBe(200);
  expect((await moves.own('eve@mail.example').row()).meter_number).toBe(eve.meter_number);
  const after = (await moves.statement(await moves.signIn('eve@mail.example'))).said;
  expect(after.lines.slice(0, before.lines.length)).toEqual(before.lines);
  // Whoever left on that day reads nothing of what came later.
  const left = (await moves.statement(await moves.signIn('sola@mail.example'))).said;
  expect(left.lines.at(-1)).toMatchObject({ what: MOVES.line.youOut, at: '2026-11-28T22:59:59.999Z' });
  expect(JSON.stringify(left)).not.toContain('After they had gone');
  expect((await moves.booked(meter)).lines.map(({ what }) => what)).toContain('Sola Obi moved out');
});

test('who signs up while the former resident is still there is let in afterwards, and reads no more than others', async () => {
  await moves.ask('setResidentVerification', { required: true });
  const former = 'levy@palmcourt.example';
  const meter = await moves.meterOf(former);
  const { id, first_name } = await moves.own(former).row();
  await moves.paid(former, 100_000, month.time.now);
  const token = await moves.signUp('grace@mail.example', meter, 'Grace');
  expect(await moves.statement(token)).toMatchObject({ status: 403, code: 'not-verified' });
  expect((await moves.move({ user_id: id })).status).toBe(200);
  moves.minute();
  await moves.ask('verifyResident', { user_id: (await moves.own('grace@mail.example').row()).id });
  const { said } = await moves.statement(token);
  expect(said.lines.map(({ what }) => what)).toEqual([expect.stringMatching(/before you moved in|You moved in/)]);
  expect([JSON.stringify(said).includes(first_name), said.closing]).toEqual([false, said.opening]);
  await moves.ask('setResidentVerification', { required: false });
});

test('nothing puts an account back on a house that it moved out of, and whoever comes back moves in anew', async () => {
  const email = 'fined@palmcourt.example';
  const { meter_number: first } = await moves.own(email).row();
  const other = await moves.meterOf('debtor@palmcourt.example');
  const token = await month.portal.signIn(email);
  const moved = await month.portal.call('updateMeter', { meter_number: other, password: 'Demo-Power-2026' }, token);
  expect(moved.status).toBe(200);
  const { id } = await moves.own(email).row();
  moves.minute();
  expect((await moves.move({ user_id: id })).status).toBe(200);
  const mails = await moves.own(email).mails();
  const link = tokenIn(mails.find(({ subject }) => subject === 'Your meter number was changed')?.text ?? '');
  const back = await month.portal.call('takeBack', { token: link, newpassword: 'Harmattan morning 41' });
  expect([back.status, (await moves.own(email).row()).meter_number]).toEqual([400, null]);
  // An account that never was let in reads nothing of the house either.
  const again = await month.portal.signIn(email);
  expect(await moves.statement(again)).toMatchObject({ status: 404, code: 'no-meter' });
  moves.minute();
  expect(
    (await month.portal.call('updateMeter', { meter_number: first, password: 'Demo-Power-2026' }, again)).status,
  ).toBe(200);
  expect((await moves.own(email).row()).meter_number).toBe(first);
});
