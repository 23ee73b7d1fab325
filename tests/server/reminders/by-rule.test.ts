import { afterAll, beforeAll, expect, test } from 'vitest';
import { STANDING_LINES } from '#catalogues/sentences/meter-statements.ts';
import { noteStandings } from '#src/server/arrears/nights.ts';
import { standingOf } from '#src/server/billing/standing.ts';
import type { Mail } from '#src/server/mail/outbox.ts';
import { remindOfDueDays } from '#src/server/reminders/due.ts';
import { type Month, openMonth } from '../charges/support/month.ts';

const noon = (day: string) => `${day}T11:00:00Z`;
const NEVER = { 'service-charge': null, 'dev-levy': null, fine: null, all: null };

let month: Month;
let sent: Mail[] = [];
beforeAll(async () => {
  month = await openMonth();
});
afterAll(() => month.portal.close());

const ask = (name: Parameters<Month['office']['ask']>[0], input: Record<string, unknown> = {}) =>
  month.office.ask(name, input);
const rule = async (terms: object | null) => {
  const { version, after } = (await ask('tryArrearsPolicy', { terms })).said as {
    version: number;
    after: { blocked: number };
  };
  const set = await ask('setArrearsPolicy', { terms, reason: 'Voted', version, stopped: after.blocked });
  expect(set.status).toBe(200);
};
const mail = {
  async queue(_: unknown, one: Mail) {
    sent.push(one);
    return crypto.randomUUID();
  },
};
/** Who is reminded by itself now, as if nobody had been before. */
const reminded = async () => {
  sent = [];
  const config = { publicUrl: 'https://wattchat.example' };
  await month.db.deleteFrom('due_reminders').execute();
  await remindOfDueDays({ db: month.db, clock: () => month.time.now, mail, config }, 2);
  return sent.map(({ to }) => to).sort();
};
const residents = () =>
  month.db
    .selectFrom('users')
    .select(['email', 'meter_number'])
    .where('estate_id', '=', month.estateId)
    .where('role', '=', 'service-user')
    .where('disabled', '=', false)
    .where('is_verified', '=', true)
    .where('link_awaited', '=', false)
    .where('meter_number', 'is not', null)
    .orderBy('email')
    .execute();
/** Whom the rule reminds when they buy. */
const remindedAtBuying = async () => {
  const found: string[] = [];
  for (const { email, meter_number } of await residents()) {
    const { standing } = await standingOf(month.db, meter_number ?? '', month.time.now);
    if (standing.reminds.length > 0) found.push(email);
  }
  return found;
};

test('mails around the day to be paid by go to those alone whom the rule of the estate reminds', async () => {
  await month.travel(noon('2026-11-25'));
  await ask('setReminderDays', { days: [0], before: [] });
  const [first, second, third] = await residents();
  const all = (await residents()).map(({ email }) => email);
  // The first owes much since long, the second more in all, of two dues, and nobody else as much.
  await month.set(first?.meter_number ?? '', -4_000, 'devlevy');
  await month.travel(noon('2026-12-20'));
  await month.set(second?.meter_number ?? '', -2_000);
  await month.set(third?.meter_number ?? '', -1_000);
  expect((await month.start({ what: 'fine', amount: 500, reason: 'Lights', payBy: '2026-12-28' })).status).toBe(200);
  await month.work();
  await month.travel(noon('2026-12-28'));

  // The rule of the specification is about what is said at buying: everybody is mailed, as ever.
  expect(await reminded()).toEqual(all);
  for (const [terms, expected] of [
    [{}, all],
    [{ remind: 0 }, all],
    // Whoever owes exactly so much is reminded from it on, and not where it has to be more.
    [{ remind: 500 }, all],
    [{ remind: 500.01 }, [first, second, third].map((one) => one?.email).sort()],
    [{ remind: 2_500 }, [first, second].map((one) => one?.email).sort()],
    [{ remind: 2_500.01 }, [first?.email]],
    // The fine is owed for eight days, the debt of the first for 33.
    [{ remind: 0, remindDays: 8 }, all],
    [{ remind: 0, remindDays: 9 }, [first?.email]],
    [{ remind: 2_500, remindDays: 9 }, [first?.email]],
    [{ remind: 4_500, remindDays: 33 }, [first?.email]],
    [{ remind: 4_500.01, remindDays: 33 }, []],
    [{ remind: 0, remindDays: 34 }, []],
    [{ remind: null }, []],
  ] as const) {
    await rule({ most: NEVER, ...terms });
    expect([terms, await reminded()]).toEqual([terms, expected]);
    expect([terms, await remindedAtBuying()]).toEqual([terms, expected]);
  }

  // Whom an administrator reminds, the administrator says.
  expect((await ask('previewReminders', { over: 'any' })).said).toMatchObject({ people: all.length });
  await rule(null);
  expect(await reminded()).toEqual(all);
});

test('a house below what is reminded of stands in no list, owes what it owes, and its statement does not say that it is paid', async () => {
  const [first, second] = await residents();
  const [large, small] = [first?.meter_number ?? '', second?.meter_number ?? ''];
  const clock = () => month.time.now;
  const night = () => noteStandings({ db: month.db, clock, log: { error: () => undefined } }, month.estateId);
  await rule({ most: NEVER });
  await night();
  const terms = { most: NEVER, remind: 3_000 };
  const tried = (await ask('tryArrearsPolicy', { terms })).said as {
    before: { reminded: number };
    after: { reminded: number };
    changed: number;
    houses: { meterNumber: string; name: string; before: string }[];
  };
  expect(tried.after.reminded).toBe(1);
  expect(tried.changed).toBe(tried.before.reminded - 1);
  expect(tried.houses).toContainEqual(
    expect.objectContaining({ meterNumber: small, name: 'clear', before: 'reminded' }),
  );
  await rule(terms);
  const { houses, total } = (await ask('arrearsStandings', { rows: 100 })).said as {
    houses: { meterNumber: string; why: object[] }[];
    total: number;
  };
  expect(total).toBe(1);
  expect(houses).toMatchObject([{ meterNumber: large, why: [{ due: 'all', owed: 4_500, days: null, charges: null }] }]);
  expect(await month.owed(small)).toEqual({ serviceCharge: -2_000, devLevy: 0, fine: 500 });
  await night();
  const asked = { meter_number: small, from: '2026-11-01', to: '2026-12-31' };
  const { lines, closing } = (await ask('meterStatement', asked)).said as {
    lines: { kind: string; what: string }[];
    closing: number;
  };
  expect(closing).toBe(2_500);
  expect(lines.flatMap(({ kind, what }) => (kind === 'standing' ? [what] : []))).toEqual([
    STANDING_LINES.reminded,
    STANDING_LINES.clear,
  ]);
});

test('each rule keeps whom it reminds, and one that was set before there was a choice reminds whoever owes', async () => {
  await rule({ most: NEVER, remind: 5_000, remindDays: 14 });
  await rule({ most: NEVER, remind: null });
  const { terms, rules } = (await ask('arrearsPolicy')).said as {
    terms: object;
    rules: { version: number; terms: object }[];
  };
  expect(terms).toMatchObject({ remind: null, remindDays: 0 });
  expect(rules[1]?.terms).toMatchObject({ remind: 5_000, remindDays: 14 });
  const before = {
    ...{ remind: [{ due: 'all', kobo: 0, days: null, charges: null }], block: [] },
    ...{ graceDays: 0, alwaysKobo: 0, words: null },
  };
  await month.db
    .updateTable('arrears_policies')
    .set({ rule: JSON.stringify(before) })
    .where('estate_id', '=', month.estateId)
    .where('version', '=', rules[0]?.version ?? 0)
    .execute();
  expect((await ask('arrearsPolicy')).said.terms).toMatchObject({ remind: 0, remindDays: 0, most: NEVER });
  // More than a sum, and older than an age, stay what they were, to the highest that there was.
  const highest = { due: 'all', kobo: 10_000_000_000, days: 365, charges: null };
  await month.db
    .updateTable('arrears_policies')
    .set({ rule: JSON.stringify({ ...before, remind: [highest] }) })
    .where('estate_id', '=', month.estateId)
    .where('version', '=', rules[0]?.version ?? 0)
    .execute();
  const kept = (await ask('arrearsPolicy')).said.terms as object;
  expect(kept).toMatchObject({ remind: 100_000_000.01, remindDays: 366 });
  await rule(kept);
  expect((await ask('arrearsPolicy')).said.terms).toEqual(kept);
  for (const wrong of [{ remind: -1 }, { remind: 0.005 }, { remindDays: 367 }, { remind: 'never' }])
    expect((await ask('tryArrearsPolicy', { terms: { most: NEVER, ...wrong } })).status).toBe(400);
});
