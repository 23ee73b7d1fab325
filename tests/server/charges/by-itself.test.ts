import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chargeDueMonths } from '#src/server/charges/by-itself.ts';
import { writeRun } from '#src/server/charges/write.ts';
import { type Month, openMonth } from './support/month.ts';

let month: Month;
let estates: number[];
beforeAll(async () => {
  month = await openMonth();
  await month.travel('2026-11-21T09:00:00Z');
  for (const who of ['palm', 'cedar'] as const)
    expect(await month.office.ask('setChargingRule', RULE, who)).toMatchObject({ status: 200 });
  const administrators = ['admin@palmcourt.example', 'admin@cedarview.example'].map(month.office.person);
  estates = (await Promise.all(administrators)).map(({ estate_id }) => estate_id ?? 0).toSorted((a, b) => a - b);
  await month.travel('2026-12-05T09:00:00Z');
});
afterAll(() => month.portal.close());

const RULE = { day: 5, whom: 'all', byItself: true, daysToPay: 14 } as const;

/** The runs that there are, by whose they are and what they charge. */
const runs = () =>
  month.db.selectFrom('charge_runs').select(['id', 'estate_id', 'reason', 'lines', 'kobo']).orderBy('id').execute();

describe('where months are charged by themselves', () => {
  test('an estate of which it fails holds up no later one, and is named in the log', async () => {
    const [first = 0, second = 0] = estates;
    await sql`create function refuse_run() returns trigger language plpgsql as $$
      begin raise exception 'not this estate'; end $$`.execute(month.db);
    await sql`create trigger refuse_run before insert on charge_runs
      for each row when (new.estate_id = ${sql.lit(first)}) execute function refuse_run()`.execute(month.db);
    await expect(chargeDueMonths(month.deps)).rejects.toThrow('1 month could not be charged.');
    expect((await runs()).map(({ estate_id }) => estate_id)).toEqual([second]);
    expect(month.logged).toEqual([
      { err: expect.any(Error), estateId: first, serviceId: expect.any(Number), month: '2026-12' },
    ]);
    await sql`drop trigger refuse_run on charge_runs`.execute(month.db);
    // The next look makes up for it.
    expect(await chargeDueMonths(month.deps)).toHaveLength(1);
    expect((await runs()).map(({ estate_id }) => estate_id)).toEqual([second, first]);
  });

  test('one that is refused keeps nothing of its estate from being charged, and is written down once', async () => {
    month.logged.length = 0;
    await month.office.ask('setChargingRule', {
      ...RULE,
      day: 6,
      service: 'dev-levy',
      amount: 2_000,
      from: '2027-01-01',
    });
    const security = await month.db
      .selectFrom('services')
      .select('id')
      .where('estate_id', '=', month.estateId)
      .where('name', '=', 'Security')
      .executeTakeFirstOrThrow();
    await month.office.ask('setChargingRule', { ...RULE, day: 6, service: String(security.id) });
    await month.travel('2026-12-06T09:00:00Z');
    expect(await chargeDueMonths(month.deps)).toHaveLength(1);
    expect((await runs()).at(-1)).toMatchObject({ estate_id: month.estateId, reason: 'Security, December 2026' });
    expect(await chargeDueMonths(month.deps)).toEqual([]);
    expect(month.logged).toEqual([
      { estateId: month.estateId, serviceId: expect.any(Number), month: '2026-12', code: 'no-price' },
    ]);
  });
});

describe('whoever administers the estate', () => {
  test('is mailed what was charged by itself, once, when it is over', async () => {
    const run = (await runs()).find(
      ({ reason, estate_id }) => estate_id === month.estateId && reason.startsWith('Service'),
    );
    await writeRun(month.deps, run?.id ?? 0);
    await writeRun(month.deps, run?.id ?? 0);
    const total = ((run?.kobo ?? 0) / 100).toLocaleString('en');
    expect(month.mails).toEqual([
      {
        to: 'admin@palmcourt.example',
        subject: 'Service charge, December 2026 was charged',
        text: [
          'Hello,',
          '',
          `Service charge, December 2026 was charged by itself, as the rule of your estate says: ₦${total} to ${run?.lines} meters, owed from 05 Dec 2026 on, to be paid by 19 Dec 2026.`,
          '',
          'The run with its lines, and a way to take it back: https://wattchat.example/charges',
        ].join('\n'),
      },
    ]);
  });

  test('is mailed which meters could not be charged, also of a run that somebody began', async () => {
    month.mails.length = 0;
    const asked = { what: 'fine', amount: 500, reason: 'Noise after midnight' } as const;
    const [gone = ''] = month.meters;
    const other = estates.find((id) => id !== month.estateId) ?? 0;
    const move = (estate_id: number) =>
      month.db.updateTable('meters').set({ estate_id }).where('meter_number', '=', gone).execute();
    await month.start(asked);
    await move(other);
    await month.work();
    await move(month.estateId);
    const { length } = month.meters;
    expect(month.mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['admin@palmcourt.example', 'Fine: Noise after midnight: 1 meter not charged'],
    ]);
    const [mail] = month.mails;
    expect(mail?.text).toContain(`was charged: ₦${((length - 1) * 500).toLocaleString('en')} to ${length - 1} meters`);
    expect(mail?.text).toContain('1 meter could not be charged.');
    expect((await month.runs())[0]).toMatchObject({ failed: 1 });
    // A run that somebody looked at, and that left nobody out, is told on its page alone.
    await month.start({ ...asked, reason: 'Noise at noon' });
    await month.work();
    expect(month.mails).toHaveLength(1);
  });
});
