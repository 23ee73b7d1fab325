import { importJWK, jwtVerify } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { PUSHING } from '#catalogues/sentences/pushing.ts';
import { checkPush } from '#src/server/commands/doctor/push.ts';
import { keyOf } from '#src/server/keys/keyring.ts';
import { resealAll } from '#src/server/keys/reseal.ts';
import { sealedBox } from '#src/server/keys/sealed.ts';
import { queuesArrivals, workArrivals } from '#src/server/push/arrivals.ts';
import { pushKeys } from '#src/server/push/keys.ts';
import { isPushService, PUSH_SERVICES } from '#src/server/push/services.ts';
import { systemRandom } from '#src/server/random.ts';
import { orderLetters } from '#src/server/receipts/receipt-mail.ts';
import { openTestApp, type TestApp } from '../../support/server/app.ts';
import { deliveredWith } from './support/delivered.ts';
import { openPushService } from './support/push-service.ts';

const RESIDENT = 'resident@palmcourt.example';
const TOKEN = '15352240736152566884';
const MINUTE_MS = 60_000;

let service: Awaited<ReturnType<typeof openPushService>>;
let portal: TestApp;
let token: string;
beforeAll(async () => {
  service = await openPushService();
  portal = await openTestApp({ PUSH_SERVICES: service.url });
});
afterAll(async () => {
  await portal.close();
  await service.close();
});
beforeEach(async () => {
  service.came.length = 0;
  service.says.status = 201;
  await portal.db.deleteFrom('push_subscriptions').execute();
  token = await portal.signIn(RESIDENT);
});

const agree = (name: string, by = token) => portal.call('keepPush', { subscription: service.subscription(name) }, by);
const kept = async () =>
  (await portal.db.selectFrom('push_subscriptions').select('endpoint').orderBy('endpoint').execute()).map(
    ({ endpoint }) => endpoint.split('/').at(-1),
  );
const userId = async () =>
  (await portal.db.selectFrom('users').select('id').where('email', '=', RESIDENT).executeTakeFirstOrThrow()).id;
const box = () => sealedBox(portal.keys, 'push-keys', systemRandom);

/** A token is delivered that was paid for so long ago, ms; answers the jobs that stand in the queue for it. */
async function delivers({ after, digits = TOKEN }: { after: number; digits?: string | null }) {
  const jobs: { readonly name: string; readonly data: object; readonly key: string | undefined }[] = [];
  const queue = {
    send: async (_: unknown, name: string, data: object, options: { key?: string } = {}) =>
      void jobs.push({ name, data, key: options.key }),
  };
  const letters = orderLetters(
    { queue: async () => 'mail' },
    queuesArrivals(queue, () => portal.time.now),
  );
  const { order, delivered } = deliveredWith(digits, await userId());
  const paidAt = new Date(portal.time.now.getTime() - after);
  await portal.db.transaction().execute((trx) => letters.receipt(trx, order, delivered, paidAt));
  return jobs;
}

/** Works on jobs as the queue does; rejects where one is to be tried again. */
async function works(jobs: readonly { readonly data: object }[], pushServices: readonly string[] = [service.url]) {
  const warned: string[] = [];
  let handler: ((data: object) => Promise<void>) | undefined;
  await workArrivals({
    ...{ db: portal.db, clock: () => portal.time.now, sealed: box() },
    config: { pushServices, supportEmail: 'support@wattchat.example' },
    log: { warn: (_, message) => warned.push(message) },
    queue: {
      work: async (_, work) => {
        handler = (data) => work(data as never, { last: false, signal: new AbortController().signal });
      },
    },
  });
  for (const { data } of jobs) await handler?.(data);
  return warned;
}

test('a device of somebody who agreed says that a late token is there, without its digits, signed by the portal', async () => {
  expect(await agree('phone')).toMatchObject({ status: 200, body: { on: true } });
  expect(await works(await delivers({ after: 2 * MINUTE_MS }))).toEqual([]);
  expect(service.came).toHaveLength(1);
  const [{ path, headers, bytes, text }] = service.came as [(typeof service.came)[0]];
  expect(path).toBe('/send/phone');
  expect(JSON.parse(text)).toEqual({
    title: PUSHING.arrived,
    body: PUSHING.open,
    tag: 'POWER-8EJMK16RHTQQA1VA',
    path: '/my-tokens',
  });
  expect(text).not.toMatch(/\d{4} ?\d{4} ?\d{4}|₦|45701120409/);
  expect(bytes).toBeLessThan(500);
  expect(headers).toMatchObject({
    ...{ 'content-encoding': 'aes128gcm', urgency: 'high', ttl: '43200', topic: 'POWER-8EJMK16RHTQQA1VA' },
  });
  const [, jwt = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  const { body } = await portal.call('pushKey', {}, token);
  expect(key).toBe(body.publicKey);
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url')) as [
    string,
    string,
  ];
  const { payload } = await jwtVerify(jwt, await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256'), {
    audience: service.url,
  });
  expect(payload.sub).toBe('mailto:support@wattchat.example');
});

test('it is said in the language that the account has chosen', async () => {
  await agree('phone');
  await portal.call('chooseLanguage', { language: 'pidgin' }, token);
  await works(await delivers({ after: 2 * MINUTE_MS }));
  await portal.call('chooseLanguage', { language: 'english' }, token);
  expect(JSON.parse(service.came[0]?.text ?? '{}').title).toBe('Your light token don land');
});

test('a token that comes in its time, what has no token, and an account without a device are told to nobody', async () => {
  expect(await delivers({ after: 2 * MINUTE_MS })).toEqual([]);
  await agree('phone');
  expect(await delivers({ after: MINUTE_MS / 2 })).toEqual([]);
  expect(await delivers({ after: 2 * MINUTE_MS, digits: null })).toEqual([]);
  expect(await delivers({ after: 2 * MINUTE_MS })).toHaveLength(1);
});

test('a browser that takes no messages any more is forgotten; a service that is busy or away is asked again', async () => {
  await agree('phone');
  const jobs = await delivers({ after: 2 * MINUTE_MS });
  for (const status of [429, 500, 503]) {
    service.says.status = status;
    await expect(works(jobs)).rejects.toThrow(`the push service answered ${status}`);
  }
  expect(await kept()).toEqual(['phone']);
  service.says.status = 410;
  await works(jobs);
  expect(await kept()).toEqual([]);
  service.came.length = 0;
  await works(jobs);
  expect(service.came).toEqual([]);
});

test('without a line the job is tried again, and a message that was told twice has one name', async () => {
  await agree('phone');
  const jobs = await delivers({ after: 2 * MINUTE_MS });
  const { p256dh, auth } = service.subscription('phone');
  const nowhere = 'http://127.0.0.1:1';
  await portal.db
    .updateTable('push_subscriptions')
    .set({ endpoint: `${nowhere}/x`, p256dh, auth })
    .execute();
  await expect(works(jobs, [nowhere])).rejects.toThrow('fetch failed');
  await portal.db
    .updateTable('push_subscriptions')
    .set({ endpoint: `${service.url}/send/phone` })
    .execute();
  await works([...jobs, ...jobs]);
  expect(new Set(service.came.map(({ text }) => JSON.parse(text).tag))).toEqual(new Set(['POWER-8EJMK16RHTQQA1VA']));
});

test('the device goes with its session, whoever ends that, and with what was agreed', async () => {
  await agree('phone');
  await portal.call('signOut', {}, token);
  expect(await kept()).toEqual([]);
  const second = await portal.signIn(RESIDENT);
  await agree('phone', second);
  // As a server of an older version does it.
  await portal.db
    .updateTable('sessions')
    .set({ ended_at: portal.time.now })
    .where('user_id', '=', await userId())
    .execute();
  expect(await kept()).toEqual([]);
  const third = await portal.signIn(RESIDENT);
  await agree('phone', third);
  expect(await portal.call('keepPush', { subscription: null }, third)).toMatchObject({
    status: 200,
    body: { on: false },
  });
  expect(await kept()).toEqual([]);
});

test('a browser in which somebody else signs in says nothing more to who was there before, and an account has ten at most', async () => {
  await agree('shared');
  const other = await portal.signIn('owner@palmcourt.example');
  await agree('shared', other);
  expect(await kept()).toEqual(['shared']);
  expect(await delivers({ after: 2 * MINUTE_MS })).toEqual([]);
  for (let at = 0; at < 11; at += 1) {
    portal.time.now = new Date(portal.time.now.getTime() + 1000);
    await agree(`phone-${at}`, await portal.signIn(RESIDENT));
  }
  const own = await kept();
  expect([own.length, own.includes('phone-0'), own.includes('phone-10')]).toEqual([11, false, true]);
});

test('a browser may name a push service that is known, and no other place to send something to', async () => {
  for (const endpoint of [
    'http://127.0.0.1:22/x',
    'http://169.254.169.254/latest/meta-data',
    'https://10.0.0.5/x',
    'https://intranet.example/x',
    `${service.url}@evil.example/x`,
    `${service.url.replace('127.0.0.1', 'localhost')}/x`,
  ]) {
    const subscription = { ...service.subscription('x'), endpoint };
    const { status } = await portal.call('keepPush', { subscription }, token);
    expect([endpoint, status]).toEqual([endpoint, 400]);
  }
  expect(await kept()).toEqual([]);
  const known = (endpoint: string) => isPushService(endpoint, PUSH_SERVICES);
  for (const good of [
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
  ])
    expect([good, known(good)]).toEqual([good, true]);
  for (const bad of [
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://user:pass@fcm.googleapis.com/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evilfcm.googleapis.com/x',
    'https://evil.example/fcm.googleapis.com',
    'nothing',
  ])
    expect([bad, known(bad)]).toEqual([bad, false]);
});

test('what a server with other settings does not know as a push service is sent nothing', async () => {
  await agree('phone');
  await works(await delivers({ after: 2 * MINUTE_MS }), [...PUSH_SERVICES]);
  expect(service.came).toEqual([]);
});

test('the pair of keys is made once, however many ask, and its private half is sealed', async () => {
  await portal.db.deleteFrom('push_keys').execute();
  const deps = { db: portal.db, clock: () => portal.time.now, sealed: box() };
  const [one, other] = await Promise.all([pushKeys(deps), pushKeys(deps)]);
  expect(other).toEqual(one);
  const { rows } = await sql`select * from push_keys`.execute(portal.db);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(one?.privateKey);
  expect(JSON.stringify((await portal.call('pushKey', {}, token)).body)).toBe(
    JSON.stringify({ publicKey: one?.publicKey }),
  );
});

test('as the key of the portal is exchanged the pair stays, sealed with the new one, and devices hear as before', async () => {
  await portal.db.deleteFrom('push_keys').execute();
  const deps = { db: portal.db, clock: () => portal.time.now };
  const before = await pushKeys({ ...deps, sealed: box() });
  const next = { present: keyOf(new TextEncoder().encode('another secret for tests, long enough')), former: [] };
  const both = { ...next, former: [portal.keys.present] };
  const told = await resealAll({ db: portal.db, keys: both, random: systemRandom });
  expect(told.at(-1)).toEqual({ what: 'push-keys', all: 1, anew: 1, lost: 0 });
  expect(await pushKeys({ ...deps, sealed: sealedBox(next, 'push-keys', systemRandom) })).toEqual(before);
  await portal.db.deleteFrom('push_keys').execute();
});

test('with a key of the portal that is not here nothing is told, the log says so, and the job is over', async () => {
  await agree('phone');
  const jobs = await delivers({ after: 2 * MINUTE_MS });
  await pushKeys({ db: portal.db, clock: () => portal.time.now, sealed: box() });
  await portal.db
    .updateTable('push_keys')
    .set({ sealed_key: 'c2VhbGVkIHdpdGggYW5vdGhlciBrZXkgb2YgYmVmb3Jl' })
    .execute();
  expect(await works(jobs)).toEqual(['the key for messages to devices is sealed with a key that is not here']);
  expect(service.came).toEqual([]);
});

test('the doctor says whether devices can be sent messages', async () => {
  await portal.db.deleteFrom('push_keys').execute();
  const settings = { publicUrl: 'https://wattchat.example', pushServices: [...PUSH_SERVICES] };
  const says = (given: Partial<typeof settings> = {}, keys = portal.keys) =>
    checkPush({ ...settings, ...given }, portal.db, keys);
  expect(await says({ publicUrl: 'http://wattchat.example' })).toMatchObject({ is: 'warning' });
  expect(await says()).toMatchObject({ is: 'good', says: expect.stringContaining('Nobody has asked for any yet') });
  // A look makes no pair.
  expect(await portal.db.selectFrom('push_keys').selectAll().execute()).toEqual([]);
  await pushKeys({ db: portal.db, clock: () => portal.time.now, sealed: box() });
  expect(await says()).toMatchObject({ is: 'good', says: expect.stringContaining('by fcm.googleapis.com') });
  const another = { present: keyOf(new TextEncoder().encode('another secret for tests, long enough')), former: [] };
  expect(await says({}, another)).toMatchObject({
    is: 'warning',
    remedy: expect.stringContaining('AUTH_SECRET_FORMER'),
  });
  await portal.db.deleteFrom('push_keys').execute();
});
