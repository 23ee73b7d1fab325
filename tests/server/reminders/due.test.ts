import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CHARGES } from '#catalogues/sentences/estate/charges.ts';
import { daysSaid, REMINDER_DAYS } from '#catalogues/sentences/estate/reminder-days.ts';
import { METER_STATEMENT } from '#catalogues/sentences/meter-statements.ts';
import type { Mail } from '#src/server/mail/outbox.ts';
import { remindOfDueDays } from '#src/server/reminders/due.ts';
import { writeWaiting } from '#src/server/reminders/write.ts';
import { type Month, openMonth } from '../charges/support/month.ts';

/** Noon in Lagos of a day. */
const noon = (day: string) => `${day}T11:00:00Z`;

let month: Month;
let deps: Parameters<typeof writeWaiting>[0];
let sent: Mail[] = [];
/** How many mails are written before the server dies; null: it lives. */
let diesAfter: number | null = null;
beforeAll(async () => {
  month = await openMonth();
  const mail = {
    async queue(_: unknown, one: Mail) {
      if (diesAfter !== null && sent.length >= diesAfter) throw new Error('The server died.');
      sent.push(one);
      return crypto.randomUUID();
    },
  };
  deps = { db: month.db, clock: () => month.time.now, mail, config: { publicUrl: 'https://wattchat.example' } };
});
beforeEach(() => {
  sent = [];
  diesAfter = null;
});
afterAll(() => month.portal.close());

const ask = (name: Parameters<Month['office']['ask']>[0], input: Record<string, unknown> = {}) =>
  month.office.ask(name, input);
const choose = async (...days: number[]) => {
  const { days: before } = (await ask('reminderDays')).said as { days: number[] };
  return ask('setReminderDays', { days, before });
};
const come = (most?: number) => remindOfDueDays(deps, most);
const on = async (day: string) => {
  await month.travel(noon(day));
  sent = [];
  await come();
  await come();
  return sent.map(({ to }) => to).sort();
};
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
    .orderBy('email')
    .execute();
const emails = async () => (await residents()).map(({ email }) => email).sort();
const charge = async (reason: string, payBy?: string, meters?: readonly string[]) => {
  const asked = { what: 'fine', amount: 5_000, reason, ...(payBy && { payBy }), ...(meters && { meters }) } as const;
  expect((await month.start(asked)).status).toBe(200);
  await month.work();
};
/** Whatever a meter owes is written off. */
const settle = async () => {
  for (const meter of month.meters) await month.set(meter, 0, 'fine');
};
const forget = () => month.db.deleteFrom('due_reminders').execute();

describe('the day by which a charge is to be paid', () => {
  test('stands in the preview, with the run, on the statement, and with what is owed until it is paid', async () => {
    await month.travel(noon('2026-11-25'));
    const [meter = ''] = month.meters;
    const asked = { what: 'fine', amount: 5_000, reason: 'The gate', payBy: '2026-12-10', meters: [meter] } as const;
    expect(await month.preview(asked)).toMatchObject({ payBy: '2026-12-10' });
    await charge('The gate', '2026-12-10', [meter]);
    await charge('Before it', '2026-12-05', [meter]);
    await charge('Whenever', undefined, [meter]);
    expect((await month.runs()).map(({ payBy }) => payBy).slice(0, 3)).toEqual([null, '2026-12-05', '2026-12-10']);
    const days = { from: '2026-11-25', to: '2026-11-25' };
    const { lines } = (await ask('meterStatement', { meter_number: meter, ...days })).said as {
      lines: { what: string; why: string | null }[];
    };
    expect(lines.filter(({ what }) => what === 'Fine: The gate').map(({ why }) => why)).toEqual([
      'to be paid by 10 Dec 2026',
    ]);
    expect(lines.find(({ what }) => what === 'Fine: Whenever')?.why).toBeNull();
    const told = async () => (await ask('meterName', { meter_number: meter })).said.payBy;
    expect(await told()).toEqual({ serviceCharge: null, devLevy: null, fine: '2026-12-05' });
    const { debtors } = (await ask('debtors', { search: meter })).said as { debtors: { payBy: string | null }[] };
    expect(debtors.map(({ payBy }) => payBy)).toEqual(['2026-12-05']);
    await month.set(meter, 5_000, 'fine');
    expect(await told()).toEqual({ serviceCharge: null, devLevy: null, fine: null });
    await settle();
  });

  test('is said where the same charge stands with another', async () => {
    await month.travel(noon('2026-11-25'));
    const [meter = ''] = month.meters;
    const asked = { what: 'fine', amount: 5_000, reason: 'The fence', meters: [meter] } as const;
    const again = async (payBy?: string) =>
      (await month.start({ ...asked, ...(payBy && { payBy }) })).said.message as string;
    await charge('The fence', '2026-12-10', [meter]);
    const before = CHARGES.before('Fine: The fence');
    expect(await again('2026-12-10')).toBe(before);
    expect(await again('2026-12-20')).toBe(`${before} ${CHARGES.dayStands('10 Dec 2026')}`);
    expect(await again()).toBe(`${before} ${CHARGES.dayStands('10 Dec 2026')}`);
    await settle();
  });

  test('is none that has passed or is far away, and a day that there is not is no day', async () => {
    await month.travel(noon('2026-11-25'));
    const asked = (payBy: string) => ({
      what: 'fine',
      amount: 5_000,
      reason: 'The gate',
      payBy,
      lines: 1,
      total: 5_000,
    });
    for (const [payBy, code] of [
      ['2026-11-24', 'pay-by-past'],
      ['2027-12-01', 'pay-by-far'],
    ] as const)
      expect(await ask('startCharges', asked(payBy))).toMatchObject({ status: 400, said: { code } });
    expect((await ask('startCharges', asked('2026-02-30'))).status).toBe(400);
    expect((await ask('startCharges', asked('2026-11-24'))).said.message).toBe(CHARGES.payByPast);
  });

  test('of a month is so many days from its day on, or from when it is charged later; a change leaves it as it is', async () => {
    await month.travel(noon('2026-11-25'));
    const rule = { amount: 15_000, day: 1, whom: 'all', byItself: false };
    expect((await month.preview({ what: 'month', month: '2026-10' })).payBy).toBeNull();
    expect((await ask('setChargingRule', { ...rule, daysToPay: 14 })).status).toBe(200);
    expect((await ask('setChargingRule', rule)).status).toBe(200);
    expect((await ask('chargingRule')).said.daysToPay).toBe(14);
    expect((await month.preview({ what: 'month', month: '2026-11' })).payBy).toBe('2026-12-09');
    await month.travel('2026-12-01T00:30:00Z');
    expect((await month.preview({ what: 'month', month: '2026-12' })).payBy).toBe('2026-12-15');
    for (const daysToPay of [-1, 61, 1.5, 'soon'])
      expect((await ask('setChargingRule', { ...rule, daysToPay })).status).toBe(400);
    expect((await ask('setChargingRule', { ...rule, daysToPay: null })).status).toBe(200);
    expect((await ask('chargingRule')).said.daysToPay).toBeNull();
  });
});

describe('the days on which an estate reminds', () => {
  test('are none until they are chosen, three apart, and of two administrators the second is told', async () => {
    await month.travel(noon('2026-12-02'));
    expect((await ask('reminderDays')).said).toEqual({ days: [] });
    expect(await choose(-3, -1)).toMatchObject({
      status: 400,
      said: { code: 'days-close', message: REMINDER_DAYS.close },
    });
    for (const days of [[-31], [61], [1.5], [-3, 0, 3, 6, 9, 12, 15, 18, 21]])
      expect((await ask('setReminderDays', { days, before: [] })).status).toBe(400);
    expect(await choose(7, -3, 0, 7)).toMatchObject({
      status: 200,
      said: { message: REMINDER_DAYS.set(daysSaid([-3, 0, 7])) },
    });
    expect((await ask('reminderDays')).said).toEqual({ days: [-3, 0, 7] });
    expect((await month.office.deeds())[0]).toMatchObject({ action: 'reminder-days-set', subject: 'Palm Court' });
    const stale = { before: [] };
    expect(await ask('setReminderDays', { days: [-5], ...stale })).toMatchObject({ said: { code: 'days-moved' } });
    // Said again it is the same.
    expect((await ask('setReminderDays', { days: [-3, 0, 7], ...stale })).status).toBe(200);
  });
});

describe('who has not paid', () => {
  test('is reminded once before the day, on it and after it, and who has paid is not', async () => {
    await month.travel(noon('2026-12-20'));
    await charge('Lights', '2026-12-28');
    const people = await emails();
    expect(await on('2026-12-24')).toEqual([]);
    expect(await on('2026-12-25')).toEqual(people);
    expect(sent[0]).toMatchObject({
      subject: 'To be paid to Palm Court by 28 Dec 2026',
      text: expect.stringContaining('Fine: Lights: ₦5,000, to be paid by 28 Dec 2026'),
    });
    expect(await on('2026-12-26')).toEqual([]);
    const [payer] = await residents();
    await month.set(payer?.meter_number ?? '', 0, 'fine');
    const others = (await residents()).flatMap(({ email, meter_number }) =>
      meter_number === payer?.meter_number ? [] : [email],
    );
    expect(await on('2026-12-28')).toEqual(others);
    expect(await on('2027-01-04')).toEqual(others);
    expect(sent[0]).toMatchObject({
      subject: 'It was to be paid to Palm Court by 28 Dec 2026',
      text: expect.stringContaining('was to be paid by 28 Dec 2026'),
    });
    expect(await on('2027-01-11')).toEqual([]);
    const { debtors } = (await ask('debtors', { rows: 100 })).said as { debtors: { reminded: object | null }[] };
    expect(debtors[0]?.reminded).toEqual({ day: '2027-01-04', times: expect.any(Number) });
    const other = (await residents()).find(({ meter_number }) => meter_number !== payer?.meter_number)?.meter_number;
    const stood = { meter_number: other, from: '2026-12-01', to: '2027-01-31' };
    const { lines } = (await ask('meterStatement', stood)).said as { lines: Record<string, string>[] };
    expect(
      lines.flatMap(({ kind, at, what, by }) => (kind === 'reminder' ? [[at?.slice(0, 10), what, by]] : [])),
    ).toEqual(['2026-12-25', '2026-12-28', '2027-01-04'].map((day) => [day, METER_STATEMENT.reminded('₦5,000'), null]));
    await settle();
    await forget();
  });

  test('is left alone who chose none, waits to be confirmed, or was reminded of something else within three days', async () => {
    await month.travel(noon('2027-02-01'));
    await charge('Roads', '2027-02-10');
    const [first, second] = await residents();
    const set = (id: string | undefined, values: { dues_reminders?: boolean; link_awaited?: boolean }) =>
      month.db
        .updateTable('users')
        .set(values)
        .where('id', '=', id ?? '')
        .execute();
    await set(first?.id, { dues_reminders: false });
    await set(second?.id, { link_awaited: true });
    // Everybody else is reminded by hand the day before: the occasion waits.
    await month.travel(noon('2027-02-06'));
    const { people, owed } = (await ask('previewReminders', { over: 'any' })).said as { people: number; owed: number };
    await ask('startReminders', { over: 'any', people, owed });
    await writeWaiting(deps);
    const reminded = sent.map(({ to }) => to).sort();
    expect(reminded).toHaveLength(people);
    expect(await on('2027-02-07')).toEqual([]);
    await month.travel('2027-02-09T12:00:00Z');
    sent = [];
    await come();
    expect(sent.map(({ to }) => to).sort()).toEqual(reminded);
    expect(reminded).not.toContain(first?.email);
    expect(reminded).not.toContain(second?.email);
    // Whoever was reminded by itself is left alone by hand, too.
    expect((await ask('previewReminders', { over: 'any' })).said).toMatchObject({ people: 0 });
    await set(first?.id, { dues_reminders: true });
    await set(second?.id, { link_awaited: false });
    await settle();
    await forget();
  });

  test('is reminded of the meter that owes most, whichever of theirs is in use', async () => {
    await month.travel(noon('2027-02-20'));
    const [one, another] = await residents();
    if (one === undefined || another === undefined) throw new Error('nobody is there');
    const [home, shop] = [one.meter_number ?? '', another.meter_number ?? ''];
    await month.db
      .insertInto('held_meters')
      .values({
        ...{ user_id: one.id, meter_number: shop, estate_id: month.estateId, name: null, status: 'occupied' },
        ...{ is_verified: true, link_awaited: false, added_at: month.time.now, ended_at: null, ended_as: null },
      })
      .execute();
    await charge('Roof', '2027-03-01', [home, shop]);
    await charge('Locks', '2027-03-01', [shop]);
    await on('2027-03-01');
    expect(sent.filter(({ to }) => to === one.email).map(({ text }) => text.match(/Fine: \w+/g))).toEqual([
      ['Fine: Roof', 'Fine: Locks'],
    ]);
    await month.db.deleteFrom('held_meters').where('user_id', '=', one.id).execute();
    await settle();
    await forget();
  });

  test('is reminded in decent hours, by whole batches, once by several servers and after one that died', async () => {
    await month.travel(noon('2027-03-01'));
    await charge('Drains', '2027-03-10');
    await month.travel('2027-03-07T06:59:00Z');
    await come();
    await month.travel('2027-03-07T18:00:00Z');
    await come();
    expect(sent).toEqual([]);
    await month.travel(noon('2027-03-07'));
    diesAfter = 3;
    await expect(come(2)).rejects.toThrow('The server died.');
    diesAfter = null;
    // The third mail went with its batch: the data base knows nothing of it.
    expect(await month.db.selectFrom('due_reminders').select('user_id').execute()).toHaveLength(2);
    sent = sent.slice(0, 2);
    await Promise.all([come(2), come(3), come(1)]);
    expect(sent.map(({ to }) => to).sort()).toEqual(await emails());
    await settle();
    await forget();
  });

  test('is told by a server that stood still for two days, and of nothing that has passed for longer or before days were chosen', async () => {
    await month.travel(noon('2027-04-01'));
    await charge('Pumps', '2027-04-10');
    expect(await on('2027-04-09')).toEqual(await emails());
    await charge('Walls', '2027-04-20');
    expect(await on('2027-04-16')).toEqual([]);
    // Three days before the 20th was the 17th; on the 21st it is over, and the day itself is the occasion.
    expect(await on('2027-04-21')).toEqual(await emails());
    const days = await month.db.selectFrom('due_reminders').select('days').distinct().orderBy('days').execute();
    expect(days.map((row) => row.days)).toEqual([-3, 0]);
    await settle();
    await forget();
    await choose();
    await month.travel(noon('2027-05-01'));
    await charge('Trees', '2027-05-04');
    await month.travel(noon('2027-05-02'));
    await choose(-3, 4);
    expect(await on('2027-05-02')).toEqual([]);
    expect(await on('2027-05-08')).toEqual(await emails());
    await settle();
    await forget();
  });

  test('is reminded of no charge that was taken back, and of charges that lie close in one mail', async () => {
    await month.travel(noon('2027-06-01'));
    await choose(-3);
    await charge('Wrong', '2027-06-10');
    const [wrong] = await month.runs();
    expect((await ask('takeBackCharges', { id: wrong?.id, reason: 'It was wrong' })).status).toBe(200);
    expect(await on('2027-06-07')).toEqual([]);
    await charge('One', '2027-06-20');
    await charge('Two', '2027-06-20');
    await charge('Three', '2027-06-22');
    expect(await on('2027-06-17')).toEqual(await emails());
    expect(sent[0]?.text).toMatch(/Fine: One: .*\nFine: Two: .*\nFine: Three: .*\nIn all: ₦15,000/);
    await settle();
  });
});

test('the chat tells a resident once of what they were reminded of and is unpaid', async () => {
  await month.travel(noon('2027-07-01'));
  await forget();
  await choose(-3);
  await charge('Gutters', '2027-07-10');
  await on('2027-07-07');
  const resident = await month.portal.signIn('resident@palmcourt.example');
  const news = async () => (await month.portal.call('duesNews', {}, resident)).body as { charges: object[] };
  // Whoever chose no reminders is told of none, and of these once they choose them.
  await month.portal.call('setReminders', { wanted: false }, resident);
  expect(await news()).toEqual({ charges: [] });
  await month.portal.call('setReminders', { wanted: true }, resident);
  // What was not answered is not told: it comes with the next answer.
  await sql`alter table charge_runs rename column reason to lost`.execute(month.db);
  expect((await month.portal.call('duesNews', {}, resident)).status).toBe(500);
  await sql`alter table charge_runs rename column lost to reason`.execute(month.db);
  expect(await news()).toEqual({
    charges: [{ reason: 'Fine: Gutters', owed: 5_000, payBy: '2027-07-10' }],
  });
  expect(await news()).toEqual({ charges: [] });
  const own = (await month.portal.call('residentDashboard', {}, resident)).body as { dues: { payBy: object } };
  expect(own.dues.payBy).toEqual({ serviceCharge: null, devLevy: null, fine: '2027-07-10' });
  const paid = (await month.portal.call('servicePayments', { meter_number: '45701120409' }, resident)).body;
  expect(paid).toMatchObject({ data: { payBy: { fine: '2027-07-10' } } });
});
