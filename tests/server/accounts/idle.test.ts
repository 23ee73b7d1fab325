import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CallName, calls } from '#catalogues/calls/index.ts';
import { DELAYS } from '#catalogues/delays.ts';
import { SESSION_ENDS } from '#catalogues/sentences/session-ends.ts';
import { IDLE_HEADER, PRESENCE } from '#catalogues/sessions.ts';
import { createConversation } from '#machines/assistant/conversation/conversation.ts';
import { keepNothing, type Moment, SEEN_AGAIN_MS } from '#machines/assistant/sync/keep.ts';
import { understand } from '#machines/talk/understand.ts';
import { createClient } from '#src/client/client.ts';
import { createPresence, HERE_MS } from '#src/client/presence.ts';
import { deskOf } from '../../support/calls/uploads.ts';
import { eventually } from '../../support/eventually.ts';
import { proveHuman, say, texts } from '../../support/portal.ts';
import { openTestApp, type TestApp } from '../../support/server/app.ts';

const MINUTE_MS = 60_000;
/** What ends the session that asks, or is made without one. */
const LEAVING: readonly CallName[] = ['signOut', 'signOutEverywhere'];
const staying = (Object.keys(calls) as CallName[]).filter((name) => !LEAVING.includes(name));

let portal: TestApp;
beforeAll(async () => {
  portal = await openTestApp({ IDLE_MINUTES_ADMINISTRATORS: '30', IDLE_MINUTES_RESIDENTS: '20' });
});
afterAll(() => portal.close());

const later = (ms: number) => {
  portal.time.now = new Date(portal.time.now.getTime() + ms);
};
const profile = async (token: string) => (await portal.call('profile', {}, token)).body.code ?? 200;
const lastUse = async (token: string) => {
  const id = decodeJwt<{ sid: string }>(token).sid;
  const row = await portal.db.selectFrom('sessions').select('last_used_at').where('id', '=', id).executeTakeFirst();
  return row?.last_used_at?.getTime();
};

/** Make a call that says whether somebody is before its face. */
const callAs = (name: CallName, token: string, somebody: 'here' | 'away') =>
  portal.app.request(calls[name].path, {
    method: calls[name].method,
    headers: {
      ...{ Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      [PRESENCE.header]: PRESENCE[somebody],
    },
    ...(calls[name].method !== 'GET' && { body: '{}' }),
  });

test('no call is a use while nobody is before the face, and each is where somebody is', async () => {
  const token = await portal.signIn('platform@wattchat.example');
  const began = portal.time.now.getTime();
  const used: CallName[] = [];
  later(2 * MINUTE_MS);
  for (const name of staying) {
    await callAs(name, token, 'away');
    if ((await lastUse(token)) !== began) used.push(name);
  }
  expect(used).toEqual([]);
  const unused: CallName[] = [];
  for (const name of staying) {
    later(2 * MINUTE_MS);
    await callAs(name, token, 'here');
    if ((await lastUse(token)) !== portal.time.now.getTime()) unused.push(name);
  }
  expect(unused).toEqual([]);
});

test('residents end after as many minutes as the operator says, and administrators after theirs', async () => {
  const resident = await portal.signIn('resident@palmcourt.example');
  const administrator = await portal.signIn('admin@palmcourt.example');
  later(20 * MINUTE_MS);
  expect([await profile(resident), await profile(administrator)]).toEqual([200, 200]);
  later(23 * MINUTE_MS);
  expect([await profile(resident), await profile(administrator)]).toEqual(['session-idle', 200]);
});

/** The face of whoever holds this token, its timers wound by hand. */
async function face(token: string) {
  const presence = createPresence(() => portal.time.now.getTime());
  const timers = new Map<number, (() => void)[]>();
  const asked: string[] = [];
  let moment: (one: Moment) => void = () => {};
  let kept: string | null = token;
  const conversation = createConversation({
    connect: (session) =>
      createClient({
        baseUrl: 'http://portal.test/',
        isHere: presence.isHere,
        ...session,
        async fetch(request) {
          const response = await portal.app.request(request);
          asked.push(new URL(request.url).pathname);
          return response;
        },
      }),
    understand,
    pause: (ms, signal) =>
      new Promise((resolve, reject) => {
        timers.set(ms, [...(timers.get(ms) ?? []), resolve]);
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
    now: () => portal.time.now,
    newId: () => crypto.randomUUID(),
    keep: {
      ...keepNothing(),
      token: () => kept,
      clear: () => {
        kept = null;
      },
      moments(heard) {
        moment = heard;
        return () => {};
      },
    },
    proveHuman,
    desk: deskOf,
  });
  await conversation.settled();
  const times = (name: CallName) => asked.filter((path) => path === calls[name].path).length;
  return {
    conversation,
    presence,
    /** Something happens, and what asks by that has its answer. */
    async follows(name: CallName, happens: () => void) {
      const before = times(name);
      happens();
      await eventually(async () => (times(name) > before ? true : null));
      await conversation.settled();
    },
    back: () => moment('back'),
    wind(ms: number) {
      const due = timers.get(ms) ?? [];
      timers.delete(ms);
      for (const over of due) over();
    },
  };
}

test('what an open page reads anew by itself is no use, and what somebody presses there is', async () => {
  const token = await portal.signIn('platform@wattchat.example');
  const began = portal.time.now.getTime();
  const { conversation, presence, follows, back, wind } = await face(token);
  const page = conversation.pages.operations();
  await follows('operations', page.start);
  for (let round = 0; round < 4; round++) {
    later(2 * MINUTE_MS);
    await follows('operations', () => wind(DELAYS.operationsRead.swift));
    await follows('ticketNews', back);
  }
  expect(await lastUse(token)).toBe(began);
  presence.acted();
  await follows('operations', () => page.send({ type: 'REFRESH' }));
  expect(await lastUse(token)).toBe(portal.time.now.getTime());
  conversation.stop();
});

test('who writes for half an hour without asking anything stays signed in', async () => {
  const token = await portal.signIn('admin@palmcourt.example');
  const { conversation, presence, follows, back } = await face(token);
  for (let minute = 0; minute < 60; minute++) {
    presence.acted();
    later(SEEN_AGAIN_MS);
    await follows('ticketNews', back);
  }
  expect(HERE_MS).toBeGreaterThan(SEEN_AGAIN_MS);
  expect(await profile(token)).toBe(200);
  conversation.stop();
});

test('once a session has ended unused, what stood before its owner is gone with the next that the page asks', async () => {
  const token = await portal.signIn('admin@palmcourt.example');
  const { conversation, follows, back } = await face(token);
  await say(conversation, 'find resident amaka');
  expect(texts(conversation, 'person')).toEqual(['find resident amaka']);
  later(33 * MINUTE_MS);
  await follows('ticketNews', back);
  expect(conversation.getSnapshot().session).toMatchObject({ role: null });
  expect(texts(conversation, 'person')).toEqual([]);
  expect(texts(conversation)).toContain(SESSION_ENDS.idle);
  conversation.stop();
});

test('each answer says how long the session goes on, where it ends before its twelve hours', async () => {
  const token = await portal.signIn('platform@wattchat.example');
  const seconds = async (somebody: 'here' | 'away') =>
    (await callAs('profile', token, somebody)).headers.get(IDLE_HEADER);
  expect(await seconds('here')).toBe(String(32 * 60));
  later(30 * MINUTE_MS);
  expect([await seconds('away'), await seconds('here')]).toEqual([String(2 * 60), String(32 * 60)]);
  expect((await portal.call('portalNotice')).headers.get(IDLE_HEADER)).toBeNull();
});
