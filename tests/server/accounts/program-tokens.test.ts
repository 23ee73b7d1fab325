import { afterEach, beforeEach, expect, test } from 'vitest';
import { PROGRAM_TOKEN, PROGRAMS } from '#catalogues/programs.ts';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { PROGRAMS_SAID as SAID } from '#catalogues/sentences/programs.ts';
import { openTestApp, type TestApp } from '../../support/server/app.ts';
import { ownAccount } from '../../support/server/own-account.ts';
import { secondFactorsOf } from '../../support/server/second-factors.ts';

let portal: TestApp;
beforeEach(async () => {
  portal = await openTestApp({ DEMO: 'on', TRUST_PROXY: '1' });
});
afterEach(() => portal.close());

const ADMIN = 'admin@palmcourt.example';
const RESIDENT = 'resident@palmcourt.example';
const DAY_MS = 86_400_000;
/** Days of a statement of account. */
const MONTH = { from: '2026-11-01', to: '2026-11-24' };
const { later, equip, idOf } = secondFactorsOf(() => portal);

interface Listed {
  readonly id: string;
  readonly over: boolean;
  readonly lastUsedAt: string | null;
  readonly lastUsedFrom: string | null;
}

/** Somebody who is signed in gives a program a token. */
async function give(session: string, given: Record<string, unknown> = {}) {
  const input = { name: 'Accounting', scopes: ['dues:read', 'histories:read'], password: DEMO_PASSWORD, ...given };
  const { status, body } = await portal.call('makeProgramToken', input, session);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return { token: String(body.token), id: String(body.id), answer: body };
}
const listed = async (session: string) =>
  (await portal.call('programTokens', {}, session)).body.tokens as readonly Listed[];
const made = async (session: string, given: Record<string, unknown>) => {
  const input = { name: 'Accounting', scopes: ['dues:read'], password: DEMO_PASSWORD, ...given };
  const { status, body } = await portal.call('makeProgramToken', input, session);
  return [status, body.code];
};
/** How the token of an administrator's program is answered. */
const reads = async (token: string) => {
  const { status, body } = await portal.call('debtors', {}, token);
  return [status, body.code];
};
const GOOD = [200, undefined];
const OVER = [401, 'program-token-over'];

test('a program is given a token, which is told this once, kept as a hash, listed with what it opens, and told by mail', async () => {
  const session = await portal.signIn(ADMIN);
  const { token, id, answer } = await give(session);
  expect(token).toMatch(PROGRAM_TOKEN);
  const expires = new Date(portal.time.now.getTime() + 90 * DAY_MS).toISOString();
  expect(answer).toEqual({
    message: expect.stringContaining('“Accounting” has an access token now.'),
    token,
    id,
    expires_at: expires,
  });
  const list = await portal.call('programTokens', {}, session);
  expect(list.body).toEqual({
    tokens: [
      {
        ...{ id, name: 'Accounting', scopes: ['dues:read', 'histories:read'], over: false },
        ...{ madeAt: portal.time.now.toISOString(), expiresAt: expires, lastUsedAt: null, lastUsedFrom: null },
      },
    ],
    can_give: ['residents:read', 'histories:read', 'dues:read', 'books:read', 'meters:upload', 'charges:run'],
  });
  const secret = token.slice('wattchat_'.length);
  const kept = await portal.db.selectFrom('program_tokens').selectAll().execute();
  const audit = await portal.db.selectFrom('audit').selectAll().execute();
  const mails = await ownAccount(portal, ADMIN).mails();
  for (const where of [kept, audit, mails, portal.lines, list.body])
    expect(JSON.stringify(where)).not.toContain(secret);
  expect(mails).toEqual([
    { subject: 'A program has an access token of your account', text: expect.not.stringContaining('Accounting') },
  ]);
});

test('it does what its scopes open and nothing else, says which scope is missing, and shows when and from where it was used', async () => {
  const session = await portal.signIn(ADMIN);
  const { token, id } = await give(session);
  expect(await reads(token)).toEqual(GOOD);
  const books = await portal.call('spendings', {}, token);
  expect([books.status, books.body.code, books.body.message]).toEqual([
    403,
    'scope-missing',
    SAID.missing('books:read'),
  ]);
  expect(books.headers.get('WWW-Authenticate')).toBe('Bearer error="insufficient_scope", scope="books:read"');
  const closed = await portal.call('profile', {}, token);
  expect([closed.status, closed.body.code, closed.body.message]).toEqual([403, 'not-for-programs', SAID.closed]);
  // What is for anyone is done without a token.
  expect((await portal.call('portalNotice', {}, token)).body.code).toBe('not-for-programs');
  const from = (address: string) =>
    portal.app.request('/api/service-admin/debtors', {
      headers: { Authorization: `Bearer ${token}`, 'X-Forwarded-For': address },
    });
  await from('198.51.100.7');
  const first = portal.time.now.toISOString();
  expect(await listed(session)).toMatchObject([{ lastUsedAt: first, lastUsedFrom: '198.51.100.7' }]);
  later(60_000);
  await from('198.51.100.7');
  expect(await listed(session)).toMatchObject([{ lastUsedAt: first, lastUsedFrom: '198.51.100.7' }]);
  await from('203.0.113.9');
  const moved = portal.time.now.toISOString();
  expect(await listed(session)).toMatchObject([{ lastUsedAt: moved, lastUsedFrom: '203.0.113.9' }]);
  const line = portal.lines.map((one) => JSON.parse(one)).findLast(({ path }) => path === '/api/service-admin/debtors');
  expect(line).toMatchObject({ account: await idOf(ADMIN), program: id });
});

test('a token that is over, ended, altered or of nobody opens nothing', async () => {
  const session = await portal.signIn(ADMIN);
  const [short, ended] = [await give(session, { days: 1 }), await give(session, { name: 'Old program' })];
  later(DAY_MS - 1_000);
  expect(await reads(short.token)).toEqual(GOOD);
  later(2_000);
  expect(await reads(short.token)).toEqual(OVER);
  const again = await portal.signIn(ADMIN);
  expect((await listed(again)).map(({ id, over }) => [id, over])).toEqual(
    expect.arrayContaining([
      [short.id, true],
      [ended.id, false],
    ]),
  );
  expect(await reads(ended.token)).toEqual(GOOD);
  const end = await portal.call('endProgramToken', { id: ended.id }, again);
  expect([end.status, end.body.message]).toEqual([200, SAID.ended('Old program')]);
  expect(await reads(ended.token)).toEqual(OVER);
  expect((await portal.call('endProgramToken', { id: ended.id }, again)).body.code).toBe('no-program-token');
  for (const bad of ['wattchat_', `wattchat_${'A'.repeat(43)}`, `${short.token}A`, short.token.toUpperCase()])
    expect([bad, (await portal.call('debtors', {}, bad)).status]).toEqual([bad, 401]);
});

test('nobody sees or ends a token of somebody else', async () => {
  const [own, other] = [await portal.signIn(ADMIN), await portal.signIn('admin@cedarview.example')];
  const { token, id } = await give(own);
  expect(await listed(other)).toEqual([]);
  const foreign = await portal.call('endProgramToken', { id }, other);
  const unknown = await portal.call('endProgramToken', { id: '00000000-0000-4000-8000-000000000001' }, other);
  expect([foreign.status, foreign.body.code]).toEqual([400, 'no-program-token']);
  expect(foreign.body.message).toBe(unknown.body.message);
  expect(await reads(token)).toEqual(GOOD);
});

test('it asks for the password and, where there is one, for the second factor; no token makes another', async () => {
  const { token: session } = await equip(ADMIN);
  expect(await made(session, { password: 'another password' })).toEqual([400, 'wrong-password']);
  const { token } = await give(session);
  later(11 * 60_000);
  expect(await made(session, {})).toEqual([403, 'prove-again']);
  expect(await made(token, {})).toEqual([403, 'not-for-programs']);
  for (const call of ['endProgramToken', 'programTokens', 'signOut', 'ownSessions'] as const)
    expect((await portal.call(call, { id: '00000000-0000-4000-8000-000000000001' }, token)).body.code).toBe(
      'not-for-programs',
    );
});

test('a resident gives what a resident may, and no more', async () => {
  const session = await portal.signIn(RESIDENT);
  expect((await portal.call('programTokens', {}, session)).body.can_give).toEqual([
    'histories:read',
    'dues:read',
    'books:read',
  ]);
  expect(await made(session, { scopes: ['dues:read', 'residents:read'] })).toEqual([400, 'scope-not-yours']);
  expect(await made(session, { scopes: [] })).toEqual([400, 'invalid-input']);
  expect(await made(session, { scopes: ['everything'] })).toEqual([400, 'invalid-input']);
  expect(await made(session, { days: 366 })).toEqual([400, 'invalid-input']);
  const { token } = await give(session);
  const own = (await ownAccount(portal, RESIDENT).row()).meter_number ?? '';
  expect((await portal.call('meterStatement', MONTH, token)).body).toMatchObject({ meterNumber: own });
  const { meter_number: foreign } = await ownAccount(portal, 'resident@cedarview.example').row();
  const denied = await portal.call('meterStatement', { ...MONTH, meter_number: foreign ?? '' }, token);
  expect(denied.body).toEqual(expect.not.objectContaining({ meterNumber: foreign }));
  // What is for administrators stays theirs, whatever a token says.
  expect(await reads(token)).toEqual([403, 'not-allowed']);
});

test.each([
  ['another password', { password_hash: 'another' }],
  ['another role', { role: 'service-owner' as const }],
  ['another estate', { estate_id: 2 }],
  ['no estate any more', { estate_id: null }],
  ['a disabled account', { disabled: true }],
  ['a locked sign-in', { locked_at: new Date() }],
])('%s ends it, whichever server writes that', async (_, change) => {
  const session = await portal.signIn(ADMIN);
  const { token } = await give(session);
  expect(await reads(token)).toEqual(GOOD);
  await portal.db.updateTable('users').set(change).where('email', '=', ADMIN).execute();
  expect(await reads(token)).toEqual(OVER);
  expect(await portal.db.selectFrom('program_tokens').select('id').execute()).toEqual([]);
});

test('an administrator who ends the sessions of somebody ends the tokens of their programs; who signs out themselves keeps them', async () => {
  const session = await portal.signIn(RESIDENT);
  const { token } = await give(session);
  const owed = async () => (await portal.call('meterStatement', MONTH, token)).status;
  await portal.call('signOutEverywhere', {}, session);
  expect(await owed()).toBe(200);
  const admin = await portal.signIn(ADMIN);
  const change = { user_id: await idOf(RESIDENT), what: 'end-sessions', password: DEMO_PASSWORD };
  expect((await portal.call('changeSignIn', change, admin)).status).toBe(200);
  expect(await owed()).toBe(401);
});

test('a second factor that an administrator takes off ends them, too', async () => {
  const { token: session } = await equip(RESIDENT);
  const { token } = await give(session);
  const admin = await portal.signIn(ADMIN);
  const change = { user_id: await idOf(RESIDENT), password: DEMO_PASSWORD };
  expect((await portal.call('resetSecondFactor', change, admin)).status).toBe(200);
  expect((await portal.call('meterStatement', MONTH, token)).status).toBe(401);
});

test('the activity log has that it was made and ended, and by which program something was read', async () => {
  const session = await portal.signIn(ADMIN);
  const { token, id } = await give(session);
  const { meter_number: meter } = await ownAccount(portal, RESIDENT).row();
  await portal.call('meterStatement', { ...MONTH, meter_number: meter }, token);
  await portal.call('endProgramToken', { id }, session);
  expect(await ownAccount(portal, ADMIN).audit()).toEqual([
    {
      ...{ action: 'program-token-made', by: 'themselves' },
      detail: { token: id, after: 'Accounting: dues:read, histories:read', until: expect.any(String) },
    },
    { action: 'program-token-ended', by: 'themselves', detail: { token: id, before: 'Accounting' } },
  ]);
  const { body } = await portal.call('auditLog', { page: 1, of: 'reads' }, session);
  expect(body.deeds).toMatchObject([
    { action: 'data-read', actor: expect.stringMatching(/, by the program “Accounting”$/) },
  ]);
});

test('a program that goes round in a circle is held back, and another one of the same account is not', async () => {
  const session = await portal.signIn(ADMIN);
  const [one, other] = [await give(session), await give(session, { name: 'Another' })];
  await reads(one.token);
  await portal.db
    .updateTable('rate_limits')
    .set({ points: 600 })
    .where('key', '=', `program-calls:${one.id}`)
    .execute();
  expect(await reads(one.token)).toEqual([429, 'too-many-tries']);
  expect(await reads(other.token)).toEqual(GOOD);
});

test('an account has so many at most', async () => {
  const session = await portal.signIn(ADMIN);
  const { id } = await give(session);
  const row = await portal.db.selectFrom('program_tokens').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const more = Array.from({ length: PROGRAMS.most - 1 }, (_, at) => ({
    ...row,
    id: crypto.randomUUID(),
    token_hash: `${at}`,
  }));
  await portal.db.insertInto('program_tokens').values(more).execute();
  expect(await made(session, {})).toEqual([400, 'too-many-tokens']);
});
