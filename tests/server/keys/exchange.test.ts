import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CallName, calls } from '#catalogues/calls/index.ts';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { mailedLinks } from '#src/server/accounts/mailed-links.ts';
import { checkKeys } from '#src/server/commands/doctor/keys.ts';
import { reseal, resealedTold } from '#src/server/commands/reseal.ts';
import { readConfig } from '#src/server/config.ts';
import { keyring } from '#src/server/keys/keyring.ts';
import { sealedBox } from '#src/server/keys/sealed.ts';
import { systemRandom } from '#src/server/random.ts';
import { eventually } from '../../support/eventually.ts';
import { freshSettings, sendTo, startTestPortal } from '../../support/server/running.ts';

/** The drill: a portal whose key is exchanged as docs/operations/keys.md has it, while people are signed in and things are sealed. */
const newSecret = () => randomBytes(32).toString('hex');
const [FIRST, SECOND, THIRD] = [newSecret(), newSecret(), newSecret()];
const RESIDENT = 'resident@palmcourt.example';
const EQUIPPED = 'owner@palmcourt.example';
const ACCOUNT = '0123456789';
/** A server that was heard of then is there for as long as this drill lasts. */
const BESIDE_MS = 3_600_000;

let fresh: Awaited<ReturnType<typeof freshSettings>>;
let portal: Awaited<ReturnType<typeof startTestPortal>>;
let key = '';
let recovery: readonly string[] = [];
let begunFirst = '';
let link = '';
let refundKey = '';

/** Stop the portal, and start it with other keys. */
async function exchange(present: string, ...former: string[]): Promise<void> {
  await portal?.close();
  portal = await startTestPortal({
    ...fresh.settings,
    AUTH_SECRET: present,
    AUTH_SECRET_FORMER: former.join(', '),
  });
}

const call = (name: CallName, body: object | undefined, token?: string) =>
  sendTo(portal.url, calls[name].method.toUpperCase(), calls[name].path, body, token);
const profile = async (token: string) => (await call('profile', undefined, token)).status;
const signIn = async (email: string, second_factor?: string) =>
  (await call('signIn', { email, password: DEMO_PASSWORD, second_factor })).body;
const shown = () => generateSync({ secret: key, epoch: Math.floor(portal.deps.clock().getTime() / 1000) });
/** Sign in with the code that the app shows; each try is as if it were the first of its half minute. */
async function enterWithCode() {
  await portal.deps.db.updateTable('second_factors').set({ last_step: 0 }).execute();
  return signIn(EQUIPPED, shown());
}
const seals = async () => ({
  apps: await portal.deps.db.selectFrom('second_factors').select(['user_id', 'sealed_key', 'sealed_by']).execute(),
  accounts: await portal.deps.db.selectFrom('refund_accounts').select(['sealed', 'sealed_by']).execute(),
});
const sealedBy = async () => {
  const { apps, accounts } = await seals();
  return [...apps, ...accounts].map(({ sealed_by }) => sealed_by);
};
const until = (done: () => Promise<boolean>) => eventually(async () => (await done()) || null);
const doctor = async (present: string, ...former: string[]) =>
  (await checkKeys(portal.deps.db, keyring(present, former), portal.deps.clock())).map(({ is, says }) => [is, says]);
const idOf = (secret: string) => keyring(secret).present.id;

beforeAll(async () => {
  fresh = await freshSettings();
  await exchange(FIRST);
  const { db, clock } = portal.deps;
  begunFirst = (await signIn(RESIDENT)).token;
  const { token } = await signIn(EQUIPPED);
  key = (await call('beginSecondFactor', { password: DEMO_PASSWORD }, token)).body.key;
  const set = await call('confirmSecondFactor', { password: DEMO_PASSWORD, second_factor: shown() }, token);
  recovery = set.body.recovery_codes;
  const { id } = await db.selectFrom('users').select('id').where('email', '=', RESIDENT).executeTakeFirstOrThrow();
  const links = mailedLinks({ random: systemRandom, clock, publicUrl: '' });
  link = await db.transaction().execute((trx) => links.issue(trx, 'reset-password', { userId: id, email: RESIDENT }));
  // A payer's account, as a server of the version before sealed it: with no word of its key.
  const order = await db.selectFrom('orders').select('order_id').limit(1).executeTakeFirstOrThrow();
  refundKey = `refund ${order.order_id}`;
  const at = clock();
  await db
    .insertInto('refund_details')
    .values({ refund_key: refundKey, order_id: order.order_id, amount_kobo: 100, state: 'wanted', asked_at: at })
    .execute();
  const sealed = sealedBox(keyring(FIRST), 'refund-accounts', systemRandom).seal(ACCOUNT, refundKey);
  const given = { refund_key: refundKey, number: 1, bank: '058', ending: '6789', name: 'Amaka Eze', told: true };
  await db
    .insertInto('refund_accounts')
    .values({ ...given, sealed, given_at: at })
    .execute();
});
afterAll(async () => {
  await portal.close();
  await fresh.remove();
});

test('a new key that is known everywhere before it signs anything changes nothing, and the doctor says which one is in front', async () => {
  await exchange(FIRST, SECOND);
  expect(await profile(begunFirst)).toBe(200);
  expect(await enterWithCode()).toMatchObject({ token: expect.any(String) });
  // What an older server sealed gets the name of its key.
  await until(async () => (await sealedBy()).every((by) => by === idOf(FIRST)));
  expect(await doctor(FIRST, SECOND)).toEqual([
    [
      'good',
      `${idOf(FIRST)} is the present one, and nothing hangs on ${idOf(SECOND)}: AUTH_SECRET_FORMER can be left out.`,
    ],
  ]);
  // A server that would sign with the second key now is told who cannot read that: none of those that are there.
  expect((await doctor(SECOND, FIRST))[0]?.[0]).not.toBe('bad');
  expect(await doctor(THIRD, FIRST)).toContainEqual([
    'bad',
    expect.stringContaining(`the present key ${idOf(THIRD)} is not with `),
  ]);
});

test('once it is in front, who is signed in stays so, codes of apps are taken, and everything is sealed anew by itself', async () => {
  await exchange(SECOND, FIRST);
  expect(await profile(begunFirst)).toBe(200);
  await until(async () => (await sealedBy()).every((by) => by === idOf(SECOND)));
  const { apps, accounts } = await seals();
  const [app, account] = [apps[0], accounts[0]];
  // By the second key alone.
  const second = keyring(SECOND);
  const opened = sealedBox(second, 'second-factors', systemRandom).open(app?.sealed_key ?? '', app?.user_id ?? '');
  expect(opened).toBe(key);
  expect(sealedBox(second, 'refund-accounts', systemRandom).open(account?.sealed ?? '', refundKey)).toBe(ACCOUNT);
  expect(await enterWithCode()).toMatchObject({ token: expect.any(String) });
  const said = (await doctor(SECOND, FIRST)).map(([is, says]) => `${is}: ${says}`);
  expect(said).toEqual([expect.stringMatching(/^warning: .* sessions were begun with a former key, the last until /)]);
});

test('a former key that is dropped ends the sessions that hung on it, and nothing else', async () => {
  const begunSecond = (await signIn(RESIDENT)).token;
  await exchange(SECOND);
  expect([await profile(begunFirst), await profile(begunSecond)]).toEqual([401, 200]);
  expect(await enterWithCode()).toMatchObject({ token: expect.any(String) });
  const set = { token: link.split('/').at(-1), newpassword: 'kettle-9-harmattan' };
  expect(await call('replacePassword', set)).toMatchObject({ status: 200 });
  expect(portal.lines.join('\n')).not.toContain('a key that is not here');
  expect(await doctor(SECOND)).toEqual([['good', `${idOf(SECOND)} is the only one.`]]);
});

test('where a key is gone before its seals were made anew, the log and the doctor name it, and recovery codes are taken', async () => {
  await exchange(THIRD);
  await until(async () => portal.lines.join('\n').includes('set AUTH_SECRET_FORMER to the secret with this id'));
  expect(portal.lines.join('\n')).toContain(idOf(SECOND));
  expect(await enterWithCode()).toMatchObject({
    code: 'wrong-code',
    message: expect.stringContaining('cannot look at the codes of your app just now. Please give a recovery code'),
  });
  expect(await signIn(EQUIPPED, recovery[0])).toMatchObject({ token: expect.any(String) });
  expect(await doctor(THIRD)).toContainEqual([
    'warning',
    `1 keys of authenticator apps (key ${idOf(SECOND)}), 1 bank accounts for refunds (key ${idOf(SECOND)}) are sealed with a key that is not here.`,
  ]);
  // Nothing was lost: with the key again everything is as it was.
  await exchange(THIRD, SECOND);
  expect(await enterWithCode()).toMatchObject({ token: expect.any(String) });
});

test('npm run reseal opens every seal, says how far it is, and finds nothing left to do a second time', async () => {
  await portal.close();
  const settings = { ...fresh.settings, AUTH_SECRET: FIRST, AUTH_SECRET_FORMER: `${SECOND},${THIRD}` };
  const lines: string[] = [];
  const once = await reseal(readConfig(settings), (line) => lines.push(line));
  expect(once.map(resealedTold)).toEqual([
    'keys of authenticator apps: 1 looked at, 1 sealed anew',
    'bank accounts for refunds: 1 looked at, 1 sealed anew',
    'the key for messages to devices: 0 looked at, 0 sealed anew',
  ]);
  expect(lines).toEqual(once.filter(({ all }) => all > 0).map(resealedTold));
  expect((await reseal(readConfig(settings), () => undefined)).map(({ anew, lost }) => [anew, lost])).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
  ]);
  const without = await reseal(
    readConfig({ ...settings, AUTH_SECRET: SECOND, AUTH_SECRET_FORMER: '' }),
    () => undefined,
  );
  expect(without.map(resealedTold)).toEqual([
    'keys of authenticator apps: 1 looked at, 0 sealed anew, 1 that no key here opens',
    'bank accounts for refunds: 1 looked at, 0 sealed anew, 1 that no key here opens',
    'the key for messages to devices: 0 looked at, 0 sealed anew',
  ]);
  await exchange(FIRST);
  expect(await enterWithCode()).toMatchObject({ token: expect.any(String) });
});

test('npm run reseal makes no key for it: without the secret that the portal has it seals nothing', async () => {
  await portal.close();
  const elsewhere = mkdtempSync(join(tmpdir(), 'wattchat-reseal-'));
  const settings = { ...fresh.settings, DATA_DIR: elsewhere, AUTH_SECRET: '', AUTH_SECRET_FORMER: FIRST };
  await expect(reseal(readConfig(settings), () => undefined)).rejects.toThrow('AUTH_SECRET is not set, and');
  expect(readdirSync(elsewhere)).toEqual([]);
  rmSync(elsewhere, { recursive: true });
  await exchange(FIRST);
});

test('nothing is sealed anew with a key that a server beside does not have: neither as one starts nor by npm run reseal', async () => {
  const beside = { id: randomUUID(), name: 'second', version: '0.1.0', stopping: false, key_ids: [idOf(FIRST)] };
  const at = new Date(Date.now() + BESIDE_MS);
  const before = await seals();
  await portal.deps.db
    .insertInto('servers')
    .values({ ...beside, began_at: at, seen_at: at })
    .execute();
  await exchange(SECOND, FIRST);
  await until(async () => portal.lines.join('\n').includes('nothing is sealed anew'));
  expect(await seals()).toEqual(before);
  expect((await doctor(SECOND, FIRST))[0]).toMatchObject(['bad', expect.stringContaining('is not with second')]);
  const settings = { ...fresh.settings, AUTH_SECRET: SECOND, AUTH_SECRET_FORMER: FIRST };
  await portal.close();
  await expect(reseal(readConfig(settings), () => undefined)).rejects.toThrow(
    `second does not have the key ${idOf(SECOND)}`,
  );
  // Once it has it, too.
  await exchange(SECOND, FIRST);
  const ids = [idOf(FIRST), idOf(SECOND)];
  await portal.deps.db.updateTable('servers').set({ key_ids: ids }).where('name', '=', 'second').execute();
  await exchange(SECOND, FIRST);
  await until(async () => (await sealedBy()).every((by) => by === idOf(SECOND)));
});
