import { afterAll, beforeAll, expect, test } from 'vitest';
import { koboOf } from '#catalogues/money.ts';
import { REMINDERS } from '#catalogues/sentences/estate/reminders.ts';
import { METER_STATEMENT } from '#catalogues/sentences/meter-statements.ts';
import { REMINDED } from '#catalogues/sentences/reminded.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import type { Mail } from '#src/server/mail/outbox.ts';
import { isDecentHour } from '#src/server/reminders/hours.ts';
import { writeReminders, writeWaiting } from '#src/server/reminders/write.ts';
import { type Month, openMonth } from '../charges/support/month.ts';

const NOON = '2026-11-25T11:00:00Z';
const PUBLIC = { publicUrl: 'https://wattchat.example' };

let month: Month;
let deps: Parameters<typeof writeReminders>[0];
let sent: Mail[] = [];
/** How many mails are written before the server dies; null: it lives. */
let diesAfter: number | null = null;
beforeAll(async () => {
  month = await openMonth();
  await month.travel(NOON);
  const mail = {
    async queue(_: unknown, one: Mail) {
      if (diesAfter !== null && sent.length >= diesAfter) throw new Error('The server died.');
      sent.push(one);
      return crypto.randomUUID();
    },
  };
  deps = { db: month.db, clock: () => month.time.now, mail, config: PUBLIC };
});
afterAll(() => month.portal.close());

const ask = (name: Parameters<Month['office']['ask']>[0], input: Record<string, unknown> = {}, who?: 'cedar') =>
  month.office.ask(name, input, who);
const preview = async (over = 'any') =>
  (await ask('previewReminders', { over })).said as { people: number; owed: number; names: string[]; left: object[] };
const start = async (over = 'any', span: { least?: number; most?: number } = {}) => {
  const { people, owed } = await preview(over);
  return ask('startReminders', { over, ...span, people, owed });
};
const work = (most?: number) => writeWaiting(deps, most);
const reminded = () => month.db.selectFrom('reminders').selectAll().orderBy('user_id').execute();
const residents = () =>
  month.db
    .selectFrom('users')
    .selectAll()
    .where('estate_id', '=', month.estateId)
    .where('role', '=', 'service-user')
    .where('disabled', '=', false)
    .where('is_verified', '=', true)
    .where('link_awaited', '=', false)
    .where('meter_number', 'is not', null)
    .execute();
const charge = async (reason: string, meters?: readonly string[]) => {
  await month.start({ what: 'fine', amount: 5_000, reason, ...(meters && { meters }) });
  await month.work();
};

test('nobody who owes is nobody to remind, and nonsense is refused', async () => {
  expect(await preview()).toMatchObject({ people: 0, owed: 0, names: [] });
  expect(await ask('startReminders', { over: 'any', people: 3, owed: 100 })).toMatchObject({
    status: 400,
    said: { code: 'nobody', message: REMINDERS.nobody },
  });
  for (const asked of [
    { over: '45', people: 1, owed: 5 },
    { over: 'any', people: 0, owed: 5 },
    { over: 'any', people: 1, owed: -5 },
  ])
    expect((await ask('startReminders', asked)).status).toBe(400);
  expect(await reminded()).toEqual([]);
});

test('those alone are meant who owe so much, or more, or less, or since some day', async () => {
  const of = async (least: number) => (await ask('previewReminders', { over: 'any', least })).said.people;
  const upTo = async (most: number) => (await ask('previewReminders', { over: 'any', most })).said.people;
  await charge('Refuse in the drain');
  const people = (await residents()).length;
  expect([await of(0.01), await of(5_000), await of(5_000.01)]).toEqual([people, people, 0]);
  expect([await upTo(0.01), await upTo(4_999.99), await upTo(5_000)]).toEqual([0, 0, people]);
  const since = async (day: string) => (await ask('previewReminders', { over: 'any', since: day })).said.people;
  expect([await since('2026-11-24'), await since('2026-11-25'), await since('2026-11-30')]).toEqual([
    0,
    people,
    people,
  ]);
  expect((await ask('previewReminders', { over: 'any', since: 'September' })).status).toBe(400);
  expect(
    (await ask('startReminders', { over: 'any', since: '2026-11-24', people, owed: people * 5_000 })).said,
  ).toMatchObject({ code: 'nobody' });
  expect((await ask('startReminders', { over: 'any', least: 6_000, people, owed: people * 5_000 })).said).toMatchObject(
    {
      code: 'nobody',
    },
  );
  for (const sum of [0, -5, 'much'])
    for (const end of ['least', 'most'])
      expect((await ask('previewReminders', { over: 'any', [end]: sum })).status).toBe(400);
  expect(await reminded()).toEqual([]);
});

test('each is mailed once what the own meter owes, after a yes that says how many and how much', async () => {
  const people = await residents();
  const shown = await preview();
  expect(shown.people).toBe(people.length);
  expect(shown.names).toHaveLength(3);
  expect(shown.owed).toBe(new Set(people.map(({ meter_number }) => meter_number)).size * 5_000);
  expect(await ask('startReminders', { over: 'any', people: people.length, owed: shown.owed - 1 })).toMatchObject({
    status: 400,
    said: { code: 'reminders-moved' },
  });
  expect(await ask('startReminders', { over: '30', people: 1, owed: 5_000 })).toMatchObject({
    status: 400,
    said: { code: 'nobody' },
  });
  // Two administrators say yes at once: one run, and the other is told.
  const span = { least: 5_000, most: 6_000 };
  const both = await Promise.all([start('any', span), start('any', span)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(both.find(({ status }) => status === 400)?.said.code).toBe('reminders-running');
  const owed = formatNaira(koboOf(shown.owed));
  expect((await month.office.deeds())[0]).toMatchObject({
    ...{ action: 'reminders-asked', subject: 'Palm Court' },
    after: `${REMINDERS.log(people.length, owed)}, ₦5,000 to ₦6,000`,
  });
  await work();
  await work();
  expect(sent.map(({ to }) => to).sort()).toEqual(people.map(({ email }) => email).sort());
  expect(sent.find(({ to }) => to === 'resident@palmcourt.example')).toMatchObject({
    subject: '₦5,000 is owed to Palm Court',
    text: expect.stringContaining('Fine: ₦5,000'),
  });
  expect((await reminded()).map(({ kobo }) => kobo)).toEqual(people.map(() => 500_000));
  const { debtors } = (await ask('debtors', { rows: 100 })).said as { debtors: Record<string, unknown>[] };
  const [one] = people;
  expect(debtors.find(({ meterNumber }) => meterNumber === one?.meter_number)?.reminded).toMatchObject({
    day: '2026-11-25',
  });
  // It stands on the statement of each house once, with who asked for it, and moves nothing.
  const days = { from: '2026-11-25', to: '2026-11-25' };
  const { lines, closing } = (await ask('meterStatement', { meter_number: one?.meter_number, ...days })).said as {
    lines: Record<string, unknown>[];
    closing: number;
  };
  expect(lines.filter(({ kind }) => kind === 'reminder')).toEqual([
    {
      ...{ id: expect.any(Number), at: '2026-11-25T11:00:00.000Z', kind: 'reminder', due: null },
      ...{ what: METER_STATEMENT.reminded('₦5,000'), by: expect.stringMatching(/\w/) },
      why:
        people.filter(({ meter_number }) => meter_number === one?.meter_number).length > 1 ? expect.any(String) : null,
      ...{ charged: 0, paid: 0, owedAfter: closing },
    },
  ]);
  // Of the same estate nobody is reminded again for three days, and of another estate nobody was.
  expect(await preview()).toMatchObject({
    people: 0,
    left: expect.arrayContaining([{ why: 'lately', count: people.length }]),
  });
  expect((await ask('startReminders', { over: 'any', people: 1, owed: 5_000 })).said.code).toBe('nobody');
});

test('whoever wants none gets none, and whoever waits to be confirmed reads nothing of what is owed', async () => {
  await month.travel('2026-11-29T11:00:00Z');
  sent = [];
  const people = await residents();
  const [other] = people.filter(({ email }) => email !== 'resident@palmcourt.example');
  const confirmed = (link_awaited: boolean) =>
    month.db
      .updateTable('users')
      .set({ link_awaited })
      .where('id', '=', other?.id ?? '')
      .execute();
  const leftOut = async (why: string) => {
    const left = (await preview()).left as { why: string; count: number }[];
    return left.find((one) => one.why === why)?.count ?? 0;
  };
  const before = await leftOut('unconfirmed');
  const resident = await month.portal.signIn('resident@palmcourt.example');
  expect((await month.portal.call('setReminders', { wanted: false }, resident)).body).toMatchObject({
    message: REMINDED.set.false,
  });
  await confirmed(true);
  expect(await leftOut('chose')).toBe(1);
  expect(await leftOut('unconfirmed')).toBe(before + 1);
  const shown = await preview();
  expect(shown.people).toBe(people.length - 2);
  await start();
  await work();
  expect(sent.map(({ to }) => to)).not.toContain('resident@palmcourt.example');
  expect(sent.map(({ to }) => to)).not.toContain(other?.email);
  expect(sent).toHaveLength(shown.people);
  await confirmed(false);
});

test('a server that dies in between leaves whole batches, and nobody is mailed twice', async () => {
  await month.travel('2026-12-05T11:00:00Z');
  sent = [];
  await start();
  const runId = (await month.db.selectFrom('reminder_runs').select('id').where('state', '=', 'running').execute())[0]
    ?.id;
  diesAfter = 3;
  await expect(writeReminders(deps, runId ?? 0, 2)).rejects.toThrow('The server died.');
  diesAfter = null;
  const written = (await reminded()).filter(({ run_id }) => run_id === runId);
  expect(written).toHaveLength(2);
  // The third mail went with its batch: the data base knows nothing of it.
  sent = sent.slice(0, 2);
  await Promise.all([work(), work()]);
  const tos = sent.map(({ to }) => to);
  expect(new Set(tos).size).toBe(tos.length);
  expect((await reminded()).filter(({ run_id }) => run_id === runId)).toHaveLength(tos.length);
});

test('at night nothing is mailed, and in the morning everything that was asked for is', async () => {
  expect(['07:59', '08:00', '18:59', '19:00'].map((at) => isDecentHour(new Date(`2026-12-10T${at}:00+01:00`)))).toEqual(
    [...[false, true, true, false]],
  );
  await month.travel('2026-12-10T22:00:00Z');
  sent = [];
  const { people } = await preview();
  expect((await start()).said.message).toBe(REMINDERS.later(people));
  await work();
  expect(sent).toEqual([]);
  expect((await start()).said.code).toBe('reminders-running');
  await month.travel('2026-12-11T07:05:00Z');
  await work();
  expect(sent).toHaveLength(people);
  expect(await month.db.selectFrom('reminder_runs').select('id').where('state', '=', 'running').execute()).toEqual([]);
});

test('an administrator of another estate reminds nobody of this one', async () => {
  await month.travel('2026-12-20T11:00:00Z');
  expect((await preview()).people).toBeGreaterThan(0);
  const { said } = await ask('previewReminders', { over: 'any' }, 'cedar');
  const { people, owed } = said as { people: number; owed: number };
  sent = [];
  if (people > 0) await ask('startReminders', { over: 'any', people, owed }, 'cedar');
  await work();
  const emails = new Set((await residents()).map(({ email }) => email));
  expect(sent.filter(({ to }) => emails.has(to))).toEqual([]);
});

test('a server that stood still for days goes on with whom it has not mailed yet', async () => {
  await month.travel('2027-01-05T11:00:00Z');
  sent = [];
  const { people } = await preview();
  await start();
  diesAfter = 3;
  await expect(work(2)).rejects.toThrow('The server died.');
  diesAfter = null;
  sent = sent.slice(0, 2);
  await month.travel('2027-01-10T11:00:00Z');
  await work();
  const tos = sent.map(({ to }) => to);
  expect(new Set(tos).size).toBe(tos.length);
  expect(tos).toHaveLength(people);
});

test('nobody is mailed whom the yes did not count, though they owe by the morning', async () => {
  await month.travel('2027-01-20T22:00:00Z');
  sent = [];
  const resident = await month.portal.signIn('resident@palmcourt.example');
  const counted = await preview();
  expect(counted.left).toContainEqual({ why: 'chose', count: 1 });
  await start();
  await month.portal.call('setReminders', { wanted: true }, resident);
  await month.travel('2027-01-21T07:05:00Z');
  await work();
  expect(sent.map(({ to }) => to)).not.toContain('resident@palmcourt.example');
  expect(sent).toHaveLength(counted.people);
  expect((await preview()).people).toBe(1);
});
