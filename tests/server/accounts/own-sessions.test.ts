import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CallName, calls } from '#catalogues/calls/index.ts';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { SESSION_ENDS } from '#catalogues/sentences/session-ends.ts';
import { SESSIONS } from '#catalogues/sentences/sessions.ts';
import { TERMINAL_AGENT } from '#catalogues/sessions.ts';
import { programOf } from '#src/server/accounts/sign-in/program.ts';
import { openTestApp, type TestApp } from '../../support/server/app.ts';

const AGENTS = {
  android:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
};
const MINUTE_MS = 60_000;

let portal: TestApp;
let began: Date;
beforeAll(async () => {
  portal = await openTestApp({ IDLE_MINUTES_ADMINISTRATORS: '30' });
  began = portal.time.now;
});
afterAll(() => portal.close());

const later = (ms: number) => {
  portal.time.now = new Date(portal.time.now.getTime() + ms);
};

/** Sign in with a browser. */
async function signInWith(email: string, agent: string): Promise<string> {
  const { method, path } = calls.signIn;
  const headers = { 'Content-Type': 'application/json', 'User-Agent': agent };
  const body = JSON.stringify({ email, password: DEMO_PASSWORD });
  const answer = await portal.app.request(path, { method, headers, body });
  return String((await answer.json()).token);
}
const idOf = (token: string) => decodeJwt<{ sid: string }>(token).sid;
const listed = async (token: string) =>
  (await portal.call('ownSessions', {}, token)).body.sessions as Record<string, unknown>[];
const end = (token: string, ...session_ids: string[]) => portal.call('endSessions', { session_ids }, token);
const profile = async (token: string) => (await portal.call('profile', {}, token)).status;
const lastUse = async (token: string) =>
  (
    await portal.db
      .selectFrom('sessions')
      .select('last_used_at')
      .where('id', '=', idOf(token))
      .executeTakeFirstOrThrow()
  ).last_used_at?.getTime();

test('who is signed in sees where else: on what, from where, since when and when last used, the newest first', async () => {
  const email = 'resident@palmcourt.example';
  const phone = await signInWith(email, AGENTS.android);
  later(MINUTE_MS);
  const here = await signInWith(email, AGENTS.firefox);
  later(5 * MINUTE_MS);
  const { status, body } = await portal.call('ownSessions', {}, here);
  const at = (minutes: number) => new Date(began.getTime() + minutes * MINUTE_MS).toISOString();
  expect([status, body]).toEqual([
    200,
    {
      sessions: [
        {
          ...{ id: idOf(here), address: 'unknown', program: 'Firefox on Linux', device: 'computer', current: true },
          ...{ signedInAt: at(1), lastUsedAt: at(6) },
        },
        {
          ...{ id: idOf(phone), address: 'unknown', program: 'Chrome on Android', device: 'phone', current: false },
          ...{ signedInAt: at(0), lastUsedAt: at(0) },
        },
      ],
      ...{ total: 2, at: at(6) },
    },
  ]);
  // Nothing by which somebody could sign in: neither token, whole or in parts, nor the secret that makes one.
  const said = JSON.stringify(body);
  for (const part of [...here.split('.'), ...phone.split('.'), 'a secret for tests']) expect(said).not.toContain(part);
});

test('one of the own devices is signed out, and is told so', async () => {
  const email = 'levy@palmcourt.example';
  const [phone, here, third] = [
    await signInWith(email, AGENTS.iphone),
    await signInWith(email, AGENTS.firefox),
    await signInWith(email, TERMINAL_AGENT),
  ];
  expect(await end(here, idOf(phone))).toMatchObject({ status: 200, body: { message: SESSIONS.ended(1) } });
  expect(await portal.call('profile', {}, phone)).toMatchObject({
    status: 401,
    body: { code: 'session-elsewhere', message: SESSION_ENDS.elsewhere },
  });
  expect([await profile(here), await profile(third)]).toEqual([200, 200]);
  expect((await listed(here)).map(({ program }) => program).toSorted()).toEqual([
    'Chat in a terminal',
    'Firefox on Linux',
  ]);
  // Whoever never heard the answer may ask again.
  expect((await end(here, idOf(phone))).status).toBe(200);
  const noted = portal.db.selectFrom('audit').select('id').where('action', '=', 'sessions-ended');
  expect(await noted.execute()).toHaveLength(1);
});

test('a session of somebody else, of nobody, or the one that asks is refused, and none beside it is ended', async () => {
  const email = 'late@palmcourt.example';
  const [here, other] = [await portal.signIn(email), await portal.signIn(email)];
  const neighbour = await portal.signIn('owner@palmcourt.example');
  const none = '5b7f3a52-6f0e-4a5e-9d43-0c7a6a1f9b11';
  const foreign = { status: 400, body: { code: 'no-session', message: SESSIONS.notThere } };
  expect(await end(here, idOf(other), idOf(neighbour))).toMatchObject(foreign);
  expect(await end(here, idOf(neighbour))).toMatchObject(foreign);
  expect(await end(here, none)).toMatchObject(foreign);
  expect(await end(here, idOf(other), idOf(here))).toMatchObject({ status: 400, body: { code: 'own-session' } });
  expect(await Promise.all([here, other, neighbour].map(profile))).toEqual([200, 200, 200]);
  expect((await listed(here)).map(({ id }) => id)).not.toContain(idOf(neighbour));
});

test('all others are all, also those that are too many to be shown; one that began since is none of them', async () => {
  const email = 'owner@cedarview.example';
  const here = await signInWith(email, AGENTS.firefox);
  const others: string[] = [];
  for (let count = 0; count < 101; count++) {
    later(1);
    others.push(await portal.sessions.begin(decodeJwt<{ sub: string }>(here).sub, '203.0.113.7'));
  }
  const { body } = await portal.call('ownSessions', {}, here);
  const shown = body.sessions as readonly { readonly id: string }[];
  expect([shown.length, body.total, shown.at(-1)?.id]).toEqual([100, 102, idOf(here)]);
  later(1);
  const since = await portal.signIn(email);
  const answer = await portal.call('endSessions', { others_until: body.at }, here);
  expect(answer).toMatchObject({ status: 200, body: { message: SESSIONS.ended(101) } });
  expect(await Promise.all(others.map(profile))).toEqual(others.map(() => 401));
  expect([await profile(here), await profile(since)]).toEqual([200, 200]);
  for (const both of [{}, { others_until: body.at, session_ids: [idOf(since)] }]) {
    expect(await portal.call('endSessions', both, here)).toMatchObject({
      status: 400,
      body: { code: 'invalid-input' },
    });
  }
  expect(await profile(since)).toBe(200);
});

test('the last use is written down once in two minutes, and what the portal asks by itself is none', async () => {
  const token = await portal.signIn('debtor@palmcourt.example');
  const first = portal.time.now.getTime();
  later(2 * MINUTE_MS - 1);
  expect(await profile(token)).toBe(200);
  expect(await lastUse(token)).toBe(first);
  later(1);
  expect((await portal.call('keptConversation', {}, token)).status).toBe(200);
  expect(await lastUse(token)).toBe(first);
  expect(await profile(token)).toBe(200);
  expect(await lastUse(token)).toBe(first + 2 * MINUTE_MS);
});

test('an administrator who does nothing for half an hour is signed out, and is told why', async () => {
  const token = await portal.signIn('admin@palmcourt.example');
  const other = await portal.signIn('admin@palmcourt.example');
  later(30 * MINUTE_MS);
  expect(await profile(token)).toBe(200);
  later(30 * MINUTE_MS);
  // Nobody does that: the page is open.
  expect((await portal.call('keptConversation', {}, token)).status).toBe(200);
  expect((await listed(token)).map(({ id }) => id)).toEqual([idOf(token)]);
  expect(await portal.call('profile', {}, other)).toMatchObject({
    status: 401,
    body: { code: 'session-idle', message: SESSION_ENDS.idle },
  });
  later(33 * MINUTE_MS);
  expect(await portal.call('profile', {}, token)).toMatchObject({ status: 401, body: { code: 'session-idle' } });
  // It has ended, and is not good again because it was tried.
  expect(await profile(token)).toBe(401);
});

test('a resident who does nothing for hours stays signed in, until the session ends for everybody', async () => {
  const token = await portal.signIn('resident@cedarview.example');
  later(11 * 60 * MINUTE_MS);
  expect(await profile(token)).toBe(200);
  later(60 * MINUTE_MS + 1);
  expect(await profile(token)).toBe(401);
});

test('a session of an older version counts as used when it is first seen', async () => {
  const token = await portal.signIn('platform@wattchat.example');
  await portal.db.updateTable('sessions').set({ last_used_at: null }).where('id', '=', idOf(token)).execute();
  later(60 * MINUTE_MS);
  expect(await profile(token)).toBe(200);
  later(33 * MINUTE_MS);
  expect(await profile(token)).toBe(401);
});

test.each([
  [AGENTS.android, 'Chrome on Android', 'phone'],
  [AGENTS.iphone, 'Safari on iOS', 'phone'],
  [TERMINAL_AGENT, 'Chat in a terminal', 'terminal'],
  ['<script>alert(1)</script>/1 x', null, null],
  ['MadeUp/2.0 (hello) ', null, null],
  ['', null, null],
  [null, null, null],
])('what says that it is %s is %s', (agent, program, device) => {
  expect(programOf(agent)).toEqual({ program, device });
});

test('with a token that is good for nobody any more only what is the same for everybody is answered', async () => {
  const email = 'resident@palmcourt.example';
  const [ended, here] = [await portal.signIn(email), await portal.signIn(email)];
  expect((await end(here, idOf(ended))).status).toBe(200);
  const open = (Object.keys(calls) as CallName[]).filter((name) => calls[name].access === 'anyone');
  const refused: CallName[] = [];
  for (const name of open) {
    const { status, body } = await portal.call(name, {}, ended);
    if (status === 401 && body.code === 'session-elsewhere') refused.push(name);
  }
  const ofSomebody = [
    ...['billReceipt', 'billStatus', 'checkPurchase', 'contactSupport', 'giveRefundAccount', 'markLoaded', 'myTokens'],
    ...['openBill', 'openTicket', 'payBill', 'payByTransfer', 'refundAccountName', 'resendReceipt', 'transferStatus'],
    'waitingRefunds',
  ];
  expect(refused.toSorted()).toEqual(ofSomebody);
  const again = await portal.call('signIn', { email, password: DEMO_PASSWORD }, ended);
  expect(again.status).toBe(200);
});
