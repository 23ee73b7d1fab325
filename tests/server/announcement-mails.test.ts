import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CallInput } from '#catalogues/calls/services.ts';
import { ANNOUNCEMENT_MAILS } from '#catalogues/sentences/announcement-mails.ts';
import { ANNOUNCEMENTS } from '#catalogues/sentences/estate/announcements.ts';
import { mailAnnouncement, mailWaiting } from '#src/server/announcements/mails.ts';
import type { Mail } from '#src/server/mail/outbox.ts';
import { openTestApp, type TestApp } from '../support/server/app.ts';

let portal: TestApp;
let palm: string;
let resident: string;
let deps: Parameters<typeof mailWaiting>[0];
let sent: Mail[] = [];
/** How many mails are written before the server dies; null: it lives. */
let diesAfter: number | null = null;
beforeAll(async () => {
  portal = await openTestApp();
  const mail = {
    async queue(_: unknown, one: Mail) {
      if (diesAfter !== null && sent.length >= diesAfter) throw new Error('The server died.');
      sent.push(one);
      return crypto.randomUUID();
    },
  };
  deps = { db: portal.db, clock: () => portal.time.now, mail, config: { publicUrl: 'https://wattchat.example' } };
});
afterAll(() => portal.close());

/** A day further on each time, at an hour in Lagos. */
let day = 10;
const at = (hour: number, of = day) => new Date(Date.UTC(2027, 0, of, hour - 1));
const go = async (hour: number) => {
  portal.time.now = at(hour);
  palm = await portal.signIn('admin@palmcourt.example');
  resident = await portal.signIn('resident@palmcourt.example');
};
beforeEach(async () => {
  day += 1;
  sent = [];
  diesAfter = null;
  for (const table of ['announcement_mails', 'announcement_marks', 'announcements'] as const)
    await portal.db.deleteFrom(table).execute();
  await portal.db.updateTable('users').set({ announcement_mails: true }).execute();
  portal.jobs.splice(0);
});

const NEWS: CallInput<'announce'> = {
  ...{ kind: 'news', text: 'The gate closes at 11', streets: [], from: null, until: null, mail: true },
};
async function announce(given: Partial<CallInput<'announce'>> = {}) {
  const { status, body } = await portal.call('announce', { ...NEWS, ...given }, palm);
  return { status, ...(body as { id: number; message: string }) };
}
const preview = async (streets: string[] = []) =>
  (await portal.call('previewAnnouncement', { streets }, palm)).body as { people: number; mails: number };
const to = () => sent.map((one) => one.to).sort();
const listed = async () =>
  (
    (await portal.call('announcements', { shown: 'current' }, palm)).body as {
      announcements: { mailed: number | null }[];
    }
  ).announcements;

test('what is not to go by mail does not, and the preview says how many would get it', async () => {
  await go(12);
  const { people, mails } = await preview();
  expect(mails).toBeGreaterThan(0);
  expect(mails).toBeLessThanOrEqual(people);
  const { message } = await announce({ mail: false });
  expect(message).toBe(ANNOUNCEMENTS.announced(people));
  await mailWaiting(deps);
  expect([sent, portal.jobs, (await listed()).map(({ mailed }) => mailed)]).toEqual([[], [], [null]]);
});

test('by mail it goes once to each who is confirmed and wants it, and of no other estate or street', async () => {
  await go(12);
  const { people, mails } = await preview();
  const { id, message } = await announce();
  expect(message).toBe(ANNOUNCEMENTS.byMail(ANNOUNCEMENTS.announced(people), mails));
  expect(portal.jobs).toEqual([{ name: 'mail-announcement', data: { id } }]);
  await Promise.all([mailAnnouncement(deps, id, 3), mailAnnouncement(deps, id, 2), mailWaiting(deps)]);
  await mailWaiting(deps);
  expect(new Set(to()).size).toBe(mails);
  expect(sent).toHaveLength(mails);
  expect((await listed()).map(({ mailed }) => mailed)).toEqual([mails]);
  const { estate_id } = await portal.db
    .selectFrom('users')
    .select('estate_id')
    .where('email', '=', 'admin@palmcourt.example')
    .executeTakeFirstOrThrow();
  const wrong = await portal.db
    .selectFrom('users')
    .select('email')
    .where('email', 'in', to())
    .where(({ eb, or }) =>
      or([
        eb('estate_id', '!=', estate_id ?? 0),
        eb('role', '!=', 'service-user'),
        eb('is_verified', '=', false),
        eb('link_awaited', '=', true),
      ]),
    )
    .execute();
  expect(wrong).toEqual([]);
  const own = sent.find((one) => one.to === 'resident@palmcourt.example');
  expect(own).toMatchObject({ subject: 'Announcement of Palm Court' });
  expect(own?.text).toContain(ANNOUNCEMENTS.toldNews('The gate closes at 11.'));
  expect(own?.text).toContain('https://wattchat.example/user-page');
});

test('to a street it goes to the residents there alone', async () => {
  await go(12);
  const house = await portal.db
    .selectFrom('users')
    .select('meter_number')
    .where('email', '=', 'resident@palmcourt.example')
    .executeTakeFirstOrThrow();
  const place = { house_address: 'House 1, Baobab Walk' };
  await portal.db.updateTable('meters').set(place).where('meter_number', '=', house.meter_number).execute();
  await announce({ streets: ['baobab walk'] });
  await mailWaiting(deps);
  const there = await portal.db
    .selectFrom('users')
    .select('email')
    .where('meter_number', '=', house.meter_number)
    .where('role', '=', 'service-user')
    .execute();
  expect(to()).toEqual(there.map(({ email }) => email).sort());
});

test('whoever wants none gets none, and is told in the portal all the same', async () => {
  await go(12);
  const { mails } = await preview();
  const set = await portal.call('setAnnouncementMails', { wanted: false }, resident);
  expect(set.body).toMatchObject({ message: ANNOUNCEMENT_MAILS.set.false });
  const profile = (await portal.call('profile', {}, resident)).body as { user: object };
  expect(profile.user).toMatchObject({ announcement_mails: false, dues_reminders: true });
  expect((await preview()).mails).toBe(mails - 1);
  await announce();
  await mailWaiting(deps);
  expect(to()).not.toContain('resident@palmcourt.example');
  expect(sent).toHaveLength(mails - 1);
  const { announcements } = (await portal.call('announcementNews', {}, resident)).body as { announcements: object[] };
  expect(announcements).toHaveLength(1);
});

test('at night it waits for the morning, but for an outage that is near; what is over or ended is mailed to nobody', async () => {
  await go(22);
  const { mails } = await preview();
  await announce();
  await mailWaiting(deps);
  expect(sent).toEqual([]);
  const hours = { from: at(4, day + 1).toISOString(), until: at(9, day + 1).toISOString() };
  await announce({ kind: 'outage', text: 'No light: the transformer is serviced', ...hours });
  await mailWaiting(deps);
  expect(sent.map(({ subject }) => subject)).toEqual(Array(mails).fill('Planned outage of Palm Court'));
  const later = { from: at(9, day + 2).toISOString(), until: at(12, day + 2).toISOString() };
  const far = await announce({ kind: 'outage', text: 'No water', ...later });
  await mailWaiting(deps);
  expect(sent).toHaveLength(mails);
  await portal.call('endAnnouncement', { id: far.id }, palm);
  day += 1;
  await go(8);
  await mailWaiting(deps);
  expect(sent.slice(mails).map(({ subject }) => subject)).toEqual(Array(mails).fill('Announcement of Palm Court'));
});

test('a change is mailed where it is asked for again, and says that it is one', async () => {
  await go(12);
  const { mails } = await preview();
  const { id } = await announce();
  await mailWaiting(deps);
  sent = [];
  await announce({ text: 'The gate closes at 10', mail: false, changes: { id, version: 1 } });
  await mailWaiting(deps);
  expect([sent, (await listed()).map(({ mailed }) => mailed)]).toEqual([[], [null]]);
  await announce({ text: 'The gate closes at 9', changes: { id, version: 2 } });
  await mailWaiting(deps);
  expect(sent).toHaveLength(mails);
  expect(sent[0]?.subject).toBe('Announcement of Palm Court, changed');
  expect(sent[0]?.text).toContain('The gate closes at 9');
});

test('a second click is one announcement, and a server that died in between leaves whole batches', async () => {
  await go(12);
  const { mails } = await preview();
  const [one, other] = await Promise.all([announce(), announce()]);
  expect(one.id).toBe(other.id);
  diesAfter = 3;
  await expect(mailAnnouncement(deps, one.id, 2)).rejects.toThrow('The server died.');
  diesAfter = null;
  // The third mail went with its batch: the data base knows nothing of it.
  expect(await portal.db.selectFrom('announcement_mails').select('user_id').execute()).toHaveLength(2);
  sent = sent.slice(0, 2);
  await mailWaiting(deps);
  expect(new Set(to()).size).toBe(mails);
  expect(sent).toHaveLength(mails);
});
