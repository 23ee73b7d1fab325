import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CallAnswer, CallInput } from '#catalogues/calls/services.ts';
import { ANNOUNCEMENTS } from '#catalogues/sentences/estate/announcements.ts';
import { openTestApp, type TestApp } from '../support/server/app.ts';

type Good<N extends 'announcements' | 'ownAnnouncements' | 'announce'> = Extract<
  CallAnswer<N>,
  { status: 200 }
>['data'];

let portal: TestApp;
let palm: string;
let cedar: string;
let resident: string;
let debtor: string;
let neighbour: string;
beforeAll(async () => {
  portal = await openTestApp();
  palm = await portal.signIn('admin@palmcourt.example');
  cedar = await portal.signIn('admin@cedarview.example');
  resident = await portal.signIn('resident@palmcourt.example');
  debtor = await portal.signIn('debtor@palmcourt.example');
  neighbour = await portal.signIn('resident@cedarview.example');
  for (const [email, house_address] of [
    ['resident@palmcourt.example', 'House 1, Palm Street'],
    ['debtor@palmcourt.example', 'House 2, Royal Palm Close'],
  ] as const) {
    const person = portal.db.selectFrom('users').select('meter_number').where('email', '=', email);
    const { meter_number } = await person.executeTakeFirstOrThrow();
    await portal.db.updateTable('meters').set({ house_address }).where('meter_number', '=', meter_number).execute();
  }
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.db.deleteFrom('announcement_marks').execute();
  await portal.db.deleteFrom('announcements').execute();
});

const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
const OUTAGE: CallInput<'announce'> = {
  kind: 'outage',
  text: 'No light: the transformer is serviced',
  streets: ['palm street'],
  from: hours(2),
  until: hours(7),
};

async function announce(given: Partial<CallInput<'announce'>> = {}, token = palm) {
  const { status, body } = await portal.call('announce', { ...OUTAGE, ...given }, token);
  return { status, ...(body as Good<'announce'> & { code?: string }) };
}
async function own(token: string) {
  const { body } = await portal.call('ownAnnouncements', {}, token);
  return (body as Good<'ownAnnouncements'>).announcements;
}
async function listed(token: string, shown: 'current' | 'past' = 'current') {
  const { body } = await portal.call('announcements', { shown }, token);
  return (body as Good<'announcements'>).announcements;
}

test('what is announced to a street reaches its houses alone, and to everybody the whole estate', async () => {
  const { id, message } = await announce();
  expect(message).toBe(ANNOUNCEMENTS.announced(1));
  expect(await own(resident)).toMatchObject([{ id, text: OUTAGE.text, kind: 'outage', isRead: false }]);
  expect([await own(debtor), await own(neighbour)]).toEqual([[], []]);
  await announce({ kind: 'news', text: 'The gate closes at 11', streets: [], from: null, until: null });
  expect([(await own(resident)).length, (await own(debtor)).length, await own(neighbour)]).toEqual([2, 1, []]);
});

test('before it is announced it is said whom it reaches, and of which street nobody is', async () => {
  const streets = ['Palm Street', 'royal palm close', 'Nowhere Road'];
  const { status, body } = await portal.call('previewAnnouncement', { streets }, palm);
  expect([status, body]).toMatchObject([
    200,
    {
      ...{ people: 2, houses: 2 },
      streets: [
        { street: 'Palm Street', houses: 1, example: 'House 1, Palm Street' },
        { street: 'royal palm close', houses: 1, example: 'House 2, Royal Palm Close' },
        { street: 'Nowhere Road', houses: 0, example: null },
      ],
    },
  ]);
  expect(await listed(palm)).toEqual([]);
});

test('each announcement is told on one device, once, and again when it was changed', async () => {
  const { id } = await announce();
  const told = async () =>
    ((await portal.call('announcementNews', {}, resident)).body as Good<'ownAnnouncements'>).announcements.map(
      ({ text }) => text,
    );
  expect(await Promise.all([told(), told()])).toContainEqual([OUTAGE.text]);
  expect(await told()).toEqual([]);
  await portal.call('readAnnouncements', { ids: [id] }, resident);
  expect([(await own(resident)).map(({ isRead }) => isRead), (await listed(palm))[0]?.reach.read]).toEqual([[true], 1]);
  const changes = { id, version: 1 };
  expect(await announce({ text: 'No light until Monday', changes })).toMatchObject({ status: 200, id });
  expect(await told()).toEqual(['No light until Monday']);
  expect((await own(resident)).map(({ isRead }) => isRead)).toEqual([false]);
  expect(await announce({ text: 'An older one', changes })).toMatchObject({ status: 409, code: 'changed' });
});

test('a second click, or the same once more after a lost answer, announces nothing twice', async () => {
  const news: CallInput<'announce'> = {
    kind: 'news',
    text: 'The gate closes at 11',
    streets: [],
    from: null,
    until: null,
  };
  for (const said of [OUTAGE, news]) {
    const twice = await Promise.all([announce(said), announce(said)]);
    const { id } = await announce(said);
    expect(twice.map((one) => [one.status, one.id])).toEqual([
      [200, id],
      [200, id],
    ]);
  }
  expect(await listed(palm)).toHaveLength(2);
  const { id } = await announce(news);
  await portal.call('endAnnouncement', { id }, palm);
  // What was ended may be said again, and so may anything else.
  expect((await announce(news)).id).not.toBe(id);
  await announce({ text: 'No water, too' });
  expect(await listed(palm)).toHaveLength(3);
  // The same words at another time are another announcement.
  const planned = await announce({ ...news, text: 'The pool is closed', from: hours(48), until: hours(72) });
  const now = await announce({ ...news, text: 'The pool is closed' });
  const brief = await announce({ ...news, text: 'The pool is closed', until: hours(72) });
  expect(new Set([planned.id, now.id, brief.id]).size).toBe(3);
});

test('what is ended is shown to nobody, stays among those that are over, and is in the activity log', async () => {
  const { id } = await announce();
  expect((await portal.call('endAnnouncement', { id }, palm)).body).toMatchObject({ message: ANNOUNCEMENTS.ended });
  expect([await own(resident), await listed(palm)]).toEqual([[], []]);
  expect(await listed(palm, 'past')).toMatchObject([{ id, ended: true }]);
  const log = await portal.db.selectFrom('audit').select('action').where('action', 'like', 'announce%').execute();
  expect(log.map(({ action }) => action)).toEqual(expect.arrayContaining(['announced', 'announcement-ended']));
});

test('an administrator of another estate sees, changes and ends none of it', async () => {
  const { id } = await announce();
  expect(await listed(cedar)).toEqual([]);
  const none = { code: 'no-announcement', message: ANNOUNCEMENTS.notThere };
  const changed = await portal.call('announce', { ...OUTAGE, streets: [], changes: { id, version: 1 } }, cedar);
  expect([changed.status, changed.body]).toMatchObject([404, none]);
  const ended = await portal.call('endAnnouncement', { id }, cedar);
  expect([ended.status, ended.body]).toMatchObject([404, none]);
  expect(await listed(palm)).toMatchObject([{ id, version: 1, ended: false, text: OUTAGE.text }]);
  await portal.call('readAnnouncements', { ids: [id] }, neighbour);
  expect((await listed(palm))[0]?.reach.read).toBe(0);
});

test.each([
  ['no-end', { until: null }],
  ['turned', { from: hours(7), until: hours(2) }],
  ['past', { from: '2020-01-01T08:00:00.000Z', until: '2020-01-01T12:00:00.000Z' }],
  ['too-long', { until: hours(24 * 100) }],
] as const)('what cannot be is refused: %s', async (code, given) => {
  expect(await announce(given)).toMatchObject({ status: 400, code });
  expect(await listed(palm)).toEqual([]);
});

test('the first page has outages, and what was not read', async () => {
  await announce();
  const news = await announce({ kind: 'news', text: 'The gate closes at 11', streets: [], from: null, until: null });
  const first = async () => {
    const { body } = await portal.call('residentDashboard', {}, resident);
    return ((body as { announcements?: { text: string }[] }).announcements ?? []).map(({ text }) => text);
  };
  expect((await first()).toSorted()).toEqual([OUTAGE.text, 'The gate closes at 11']);
  await portal.call('readAnnouncements', { ids: [news.id] }, resident);
  expect(await first()).toEqual([OUTAGE.text]);
});
