import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Puzzle } from '#catalogues/calls/common.shapes.ts';
import { PROOF_HEADER } from '#catalogues/calls/proof.ts';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { proveHuman } from '#src/client/prove-human.ts';
import { limitSignIns } from '#src/server/accounts/sign-in/limit.ts';
import { openTestApp, type TestApp } from '../../support/server/app.ts';
import { browserAt } from '../../support/server/browser.ts';

const OWNER = 'resident@palmcourt.example';
const NEIGHBOUR = 'yusuf.garba@palmcourt.example';
const WRONG = 'wrong-password';
const HOME = '203.0.113.7';
const START = new Date('2026-11-21T09:00:00Z');

let portal: TestApp;
beforeAll(async () => {
  portal = await openTestApp({ TRUST_PROXY: '1', DEMO: 'on' });
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.time.now = START;
  await portal.db.deleteFrom('rate_limits').execute();
});

type Browser = ReturnType<typeof browserAt>;
const at = (address: string, kept: string | null = null) => browserAt(portal, address, kept);
let addresses = 0;
/** A browser where nobody has signed in before. */
const elsewhere = (kept: string | null = null) => {
  addresses += 1;
  return at(`198.18.${addresses >> 8}.${addresses & 255}`, kept);
};
const enter = (browser: Browser, email: string, password: string, proof?: string) =>
  browser.ask('signIn', { email, password }, proof === undefined ? {} : { [PROOF_HEADER]: proof });

/** A browser on which somebody signed in, and which is somewhere else by now. */
async function knownTo(email: string): Promise<Browser> {
  const browser = elsewhere();
  expect(await enter(browser, email, DEMO_PASSWORD)).toMatchObject({ status: 200 });
  return elsewhere(browser.cookie());
}

/** As many wrong tries from as many addresses, at once. */
const attack = (email: string, times: number) =>
  Promise.all(
    Array.from({ length: times }, (_, n) => enter(at(`10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`), email, WRONG)),
  );

const puzzleOf = ({ body }: { readonly body: Record<string, unknown> }) => body.puzzle as Puzzle;
const solve = (puzzle: Puzzle) => proveHuman(puzzle, new AbortController().signal);

/** Passwords of an account that were looked at and were wrong. */
async function lookedAt(email: string): Promise<number> {
  const { rows } = await sql<{ many: number }>`
    select count(*)::int as many from audit join users on users.id::text = audit.subject
    where users.email = ${email} and action = 'sign-in-failed'`.execute(portal.db);
  return rows[0]?.many ?? 0;
}

const counted = (key: string, points: number, seconds: number) =>
  sql`insert into rate_limits (key, points, expire)
    values (${key}, ${points}, (extract(epoch from clock_timestamp()) * 1000)::bigint + ${seconds * 1000})
    on conflict (key) do update set points = excluded.points, expire = excluded.expire`.execute(portal.db);

const COUNTED_S = 600;
/** So many wrong passwords were tried already, for an account or from an address. */
const triedAt = (key: string, points: number) => counted(key, points, COUNTED_S);

test('ten thousand tries from ten thousand addresses keep nobody out of the device that they signed in on before', async () => {
  const device = await knownTo(OWNER);
  const { count } = limitSignIns(portal.db, { perAccount: 10, perAddress: 100, perDevice: 10, perDay: 1_000 });
  const before = await lookedAt(OWNER);
  expect((await attack(OWNER, 100)).filter(({ status }) => status === 429)).toHaveLength(90);
  let passed = 0;
  for (let n = 0; n < 10_000; n += 1) {
    const address = `10.1.${n >> 8}.${n & 255}`;
    if ('forget' in (await count({ email: OWNER, address, known: false, device: null }))) passed += 1;
  }
  expect([passed, (await lookedAt(OWNER)) - before]).toEqual([0, 10]);
  expect(await enter(device, OWNER, DEMO_PASSWORD)).toMatchObject({ status: 200 });
  // And on a new one, with a moment of work.
  const answer = await elsewhere().client().signIn({ email: OWNER, password: DEMO_PASSWORD, door: 'login' });
  expect(answer.status).toBe(200);
});

test('of a hundred tries at once as many passwords are looked at as may be tried', async () => {
  const before = await lookedAt(NEIGHBOUR);
  const answers = await attack(NEIGHBOUR, 100);
  expect(answers.filter(({ status }) => status === 400)).toHaveLength((await lookedAt(NEIGHBOUR)) - before);
  expect((await lookedAt(NEIGHBOUR)) - before).toBeLessThanOrEqual(10);
});

test('a new device is let in with the solution of its puzzle: once, in time, and for this account alone', async () => {
  await triedAt(`sign-in-account:${OWNER}`, 10);
  await triedAt(`sign-in-account:${NEIGHBOUR}`, 10);
  const device = elsewhere();
  const refused = await enter(device, OWNER, DEMO_PASSWORD);
  expect(refused).toMatchObject({
    status: 429,
    body: { code: 'too-many-tries', puzzle: { signature: expect.any(String) } },
  });
  const proof = await solve(puzzleOf(refused));
  expect(await enter(elsewhere(), NEIGHBOUR, DEMO_PASSWORD, proof)).toMatchObject({ status: 429 });
  expect(await enter(device, OWNER, DEMO_PASSWORD, proof)).toMatchObject({ status: 200 });
  expect(await enter(elsewhere(), OWNER, DEMO_PASSWORD, proof)).toMatchObject({ status: 429 });
  const slow = elsewhere();
  const late = await solve(puzzleOf(await enter(slow, OWNER, DEMO_PASSWORD)));
  portal.time.now = new Date(START.getTime() + 601_000);
  expect(await enter(slow, OWNER, DEMO_PASSWORD, late)).toMatchObject({ status: 429 });
});

test('of many who send one solution at once one is let through', async () => {
  await triedAt(`sign-in-account:${OWNER}`, 10);
  const proof = await solve(puzzleOf(await enter(elsewhere(), OWNER, WRONG)));
  const answers = await Promise.all(Array.from({ length: 12 }, () => enter(elsewhere(), OWNER, WRONG, proof)));
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(1);
});

test('a proof that is none lets nobody through', async () => {
  await triedAt(`sign-in-account:${OWNER}`, 10);
  const puzzle = puzzleOf(await enter(elsewhere(), OWNER, WRONG));
  const encoded = (solution: object) => btoa(JSON.stringify({ challenge: puzzle, solution }));
  const easier = { ...puzzle, parameters: { ...puzzle.parameters, cost: 1, keyPrefix: '00' } };
  const forged = [
    'nonsense',
    btoa('{}'),
    encoded({ counter: 1, derivedKey: '00' }),
    await solve(easier),
    await solve({ ...puzzle, signature: 'f'.repeat(64) }),
  ];
  for (const proof of forged)
    expect(await enter(elsewhere(), OWNER, DEMO_PASSWORD, proof)).toMatchObject({ status: 429 });
});

test('the more passwords were wrong the more work it is, up to what the operator allows', async () => {
  const work = async (tried: number) => {
    await triedAt(`sign-in-account:${OWNER}`, tried);
    const proof = JSON.parse(atob(await solve(puzzleOf(await enter(elsewhere(), OWNER, WRONG)))));
    return Number(proof.solution.counter);
  };
  expect(await work(10)).toBeLessThanOrEqual(300);
  const twice = await work(20);
  expect([twice >= 300, twice <= 600]).toEqual([true, true]);
  const most = await work(9_999);
  expect([most >= 8 * 150, most <= 8 * 300]).toEqual([true, true]);
});

test('after a thousand wrong passwords in a day from new devices one try a minute is taken, and a known device is no slower', async () => {
  const device = await knownTo(OWNER);
  await counted(`sign-in-day:${OWNER}`, 1_000, 3_600);
  expect(await enter(elsewhere(), OWNER, WRONG)).toMatchObject({ status: 400 });
  const early = await enter(elsewhere(), OWNER, DEMO_PASSWORD);
  expect([early.status, Number(early.body.retryAfter) <= 60]).toEqual([429, true]);
  expect(await enter(device, OWNER, DEMO_PASSWORD)).toMatchObject({ status: 200 });
  await counted(`sign-in-paced:${OWNER}`, 9, -1);
  expect(await enter(elsewhere(), OWNER, DEMO_PASSWORD)).toMatchObject({ status: 200 });
});

test('a cookie that is forged, or of another account, makes nobody known', async () => {
  const neighbour = await knownTo(NEIGHBOUR);
  const own = await knownTo(OWNER);
  await triedAt(`sign-in-account:${OWNER}`, 10);
  const kept = own.cookie() ?? '';
  const middle = Math.floor(kept.length / 2);
  const changed = `${kept.slice(0, middle)}${kept[middle] === 'A' ? 'B' : 'A'}${kept.slice(middle + 1)}`;
  for (const cookie of [neighbour.cookie(), changed, kept.slice(0, -8), 'device=', 'device=AAAA', 'device=%00%ff'])
    expect([cookie, await enter(elsewhere(cookie), OWNER, DEMO_PASSWORD)]).toMatchObject([cookie, { status: 429 }]);
  expect(await enter(elsewhere(kept), OWNER, DEMO_PASSWORD)).toMatchObject({ status: 200 });
});

test('a stolen cookie uses up its own tries, and is then a new device like any other', async () => {
  const laptop = await knownTo(OWNER);
  const phone = await knownTo(OWNER);
  await triedAt(`sign-in-account:${OWNER}`, 10);
  const thief = () => elsewhere(laptop.cookie());
  const answers = await Promise.all(Array.from({ length: 15 }, () => enter(thief(), OWNER, WRONG)));
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
  expect(await enter(phone, OWNER, DEMO_PASSWORD)).toMatchObject({ status: 200 });
  // Whose laptop it is works a moment, like on a new one, and has tries of its own again.
  expect(await enter(laptop, OWNER, DEMO_PASSWORD)).toMatchObject({ status: 429 });
  const answer = await laptop.client().signIn({ email: OWNER, password: DEMO_PASSWORD, door: 'login' });
  expect(answer.status).toBe(200);
  expect(await enter(laptop, OWNER, DEMO_PASSWORD)).toMatchObject({ status: 200 });
});

test('who shares a browser has no more tries at the accounts of others by signing in', async () => {
  const shared = await knownTo(OWNER);
  await triedAt(`sign-in-account:${OWNER}`, 10);
  for (let n = 0; n < 10; n += 1) expect(await enter(shared, OWNER, WRONG)).toMatchObject({ status: 400 });
  expect(await enter(shared, NEIGHBOUR, DEMO_PASSWORD)).toMatchObject({ status: 200 });
  expect(await enter(shared, OWNER, WRONG)).toMatchObject({ status: 429 });
});

test('a new password, and signing out everywhere, make strangers of all devices but the own one', async () => {
  const email = 'ebele.umeh@palmcourt.example';
  const others = [await knownTo(email), await knownTo(email)] as const;
  const own = await knownTo(email);
  await triedAt(`sign-in-account:${email}`, 10);
  const token = async (password: string) => String((await enter(own, email, password)).body.token);
  expect(await own.client(await token(DEMO_PASSWORD)).signOutEverywhere({})).toMatchObject({ status: 200 });
  expect(await enter(others[0], email, DEMO_PASSWORD)).toMatchObject({ status: 429 });
  const next = 'kettle-9-harmattan';
  const change = { oldPassword: DEMO_PASSWORD, newPassword: next };
  const known = await knownAgain(others[1], email);
  expect(await own.client(await token(DEMO_PASSWORD)).changePassword(change)).toMatchObject({ status: 200 });
  expect(await enter(known, email, next)).toMatchObject({ status: 429 });
  expect(await enter(own, email, next)).toMatchObject({ status: 200 });
});

/** Signed in on it again, with a moment of work. */
async function knownAgain(browser: Browser, email: string): Promise<Browser> {
  expect(await browser.client().signIn({ email, password: DEMO_PASSWORD, door: 'login' })).toMatchObject({
    status: 200,
  });
  return elsewhere(browser.cookie());
}

test('a device is known for four hundred days after the last time, whatever the clocks of servers say meanwhile', async () => {
  const device = await knownTo(OWNER);
  const days = (many: number) => {
    portal.time.now = new Date(START.getTime() + many * 86_400_000);
  };
  await triedAt(`sign-in-account:${OWNER}`, 10);
  // Of a server whose clock is behind.
  days(-1);
  expect(await enter(elsewhere(device.cookie()), OWNER, DEMO_PASSWORD)).toMatchObject({ status: 200 });
  days(399);
  expect(await enter(elsewhere(device.cookie()), OWNER, DEMO_PASSWORD)).toMatchObject({ status: 200 });
  days(400);
  expect(await enter(elsewhere(device.cookie()), OWNER, DEMO_PASSWORD)).toMatchObject({ status: 429 });
});

test('a mobile network from which a hundred wrong passwords came locks nobody out who is behind it', async () => {
  const device = at(HOME, (await knownTo(OWNER)).cookie());
  await triedAt(`sign-in-address:${HOME}`, 100);
  expect(await enter(device, OWNER, DEMO_PASSWORD)).toMatchObject({ status: 200 });
  const stranger = at(HOME);
  expect(await enter(stranger, NEIGHBOUR, DEMO_PASSWORD)).toMatchObject({ status: 429 });
  const answer = await stranger.client().signIn({ email: NEIGHBOUR, password: DEMO_PASSWORD, door: 'login' });
  expect(answer.status).toBe(200);
});

test('an account that is not there is counted, and asked for work, as one that is', async () => {
  const answers = await attack('nobody@palmcourt.example', 11);
  const last = await enter(elsewhere(), 'nobody@palmcourt.example', WRONG);
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
  expect(last).toMatchObject({ status: 429, body: { puzzle: expect.anything() } });
});

test('sign-ups and questions about a meter from a full network are let through with a puzzle, and not without end', async () => {
  const meter_number = '99999999999';
  await triedAt(`meterChecks:${HOME}`, 120);
  expect(await at(HOME).ask('verifyMeter', { meter_number })).toMatchObject({
    status: 429,
    body: { puzzle: expect.anything() },
  });
  expect(await at(HOME).client().verifyMeter({ meter_number })).toMatchObject({ status: 200 });
  await triedAt(`meterChecks:${HOME}`, 20 * 120);
  const over = await at(HOME).client().verifyMeter({ meter_number });
  expect([over.status, 'puzzle' in over.data]).toEqual([429, false]);
});

test('whoever tries on one meter which addresses have an account works for each after the tenth in a day', async () => {
  const { meter_number, estate_id } = await portal.db
    .selectFrom('users')
    .select(['meter_number', 'estate_id'])
    .where('email', '=', OWNER)
    .executeTakeFirstOrThrow();
  const person = { first_name: 'Eve', last_name: 'Obi', phone: '08031234567', password: 'kettle-9-harmattan' };
  const role = 'service-user' as const;
  const where = { meter_number: meter_number ?? '', property_id: estate_id ?? 0, role };
  const wish = { ...person, ...where, email: NEIGHBOUR };
  await triedAt(`signUpsOfMeter:${meter_number}`, 10);
  expect(await elsewhere().ask('signUp', wish)).toMatchObject({ status: 429, body: { puzzle: expect.anything() } });
  expect(await elsewhere().client().signUp(wish)).toMatchObject({ status: 400, data: { code: 'not-a-sign-up' } });
  const newcomer = elsewhere();
  expect(await newcomer.client().signUp({ ...wish, email: 'eve.obi@mail.example' })).toMatchObject({ status: 200 });
  // Where the account was opened it is known.
  await triedAt('sign-in-account:eve.obi@mail.example', 10);
  const there = elsewhere(newcomer.cookie());
  expect(await enter(there, 'eve.obi@mail.example', person.password)).toMatchObject({ status: 200 });
});

test('the cookie is of this host alone, no script reads it, and it stands in no log', async () => {
  const overTls = await openTestApp({
    PUBLIC_URL: 'https://portal.example',
    TRUST_PROXY: '1',
    DEMO: 'on',
    SIGN_IN_TRIES_PER_ACCOUNT: '1',
  });
  try {
    const said = async (app: TestApp) => {
      const { headers } = await app.call('signIn', { email: OWNER, password: DEMO_PASSWORD });
      return (headers.get('set-cookie') ?? '').replace(/=[^;]+/, '=...');
    };
    const always = 'Max-Age=34560000; Path=/; HttpOnly';
    expect(await said(overTls)).toBe(`__Host-device=...; ${always}; Secure; SameSite=Strict`);
    expect(await said(portal)).toBe(`device=...; ${always}; SameSite=Strict`);
    const known = browserAt(overTls, '198.51.100.1');
    expect(await enter(known, OWNER, DEMO_PASSWORD)).toMatchObject({ status: 200 });
    for (const n of [2, 3]) await enter(browserAt(overTls, `198.51.100.${n}`), OWNER, WRONG);
    const tries = [null, known.cookie()].map((cookie) =>
      enter(browserAt(overTls, '198.51.100.4', cookie), OWNER, DEMO_PASSWORD),
    );
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([429, 200]);
  } finally {
    await overTls.close();
  }
  const device = await knownTo(OWNER);
  const value = decodeURIComponent(device.cookie()?.split('=')[1] ?? '');
  expect(value.length).toBeGreaterThan(40);
  expect(portal.lines.join('')).not.toContain(value.slice(0, 40));
});

test('an installation without puzzles has those wait who come after the last one', async () => {
  const plain = await openTestApp({ TRUST_PROXY: '1', DEMO: 'on', PUZZLE_MOST: '0', SIGN_IN_TRIES_PER_ACCOUNT: '1' });
  try {
    const stranger = browserAt(plain, HOME);
    expect(await enter(stranger, OWNER, WRONG)).toMatchObject({ status: 400 });
    const over = await enter(stranger, OWNER, DEMO_PASSWORD);
    expect([over.status, 'puzzle' in over.body]).toEqual([429, false]);
  } finally {
    await plain.close();
  }
});
