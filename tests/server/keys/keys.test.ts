import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SignJWT } from 'jose';
import { afterAll, expect, test } from 'vitest';
import { readToken, signToken } from '#src/server/accounts/sign-in/tokens.ts';
import { keepSecret, readSecret, withSecret } from '#src/server/backup/secret.ts';
import { readConfig } from '#src/server/config.ts';
import { keyring } from '#src/server/keys/keyring.ts';
import { sealedBox } from '#src/server/keys/sealed.ts';
import { systemRandom } from '#src/server/random.ts';

const FIRST = 'the first secret of the tests, and long enough';
const SECOND = 'the second secret of the tests, and long enough';
const folder = mkdtempSync(join(tmpdir(), 'wattchat-keys-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('two servers that have each another key in front read each other’s tokens and seals, and a third one reads neither', async () => {
  const [here, there, elsewhere] = [
    keyring(FIRST, [SECOND]),
    keyring(SECOND, [FIRST]),
    keyring('nobody knows this one, and it is long enough'),
  ];
  const now = new Date();
  const person = {
    id: crypto.randomUUID(),
    sessionId: crypto.randomUUID(),
    role: 'service-user',
    status: 'occupied',
    address: null,
    firstName: 'Ada',
    email: 'ada@mail.example',
    meterNumber: null,
    estate: null,
  } as const;
  const named = { userId: person.id, sessionId: person.sessionId };
  const until = new Date(now.getTime() + 3_600_000);
  for (const [one, other] of [
    [here, there],
    [there, here],
  ] as const) {
    const token = await signToken(one.present, person, [now, until]);
    expect([await readToken(one, token, now), await readToken(other, token, now)]).toEqual([named, named]);
    expect(await readToken(elsewhere, token, now)).toBeNull();
    const boxOf = (keys: typeof one) => sealedBox(keys, 'second-factors', systemRandom);
    const sealed = boxOf(one).seal('GEZDGNBVGY3TQOJQ', 'Ada');
    expect([
      boxOf(other).open(sealed, 'Ada'),
      boxOf(other).open(sealed, 'Obi'),
      boxOf(elsewhere).open(sealed, 'Ada'),
    ]).toEqual(['GEZDGNBVGY3TQOJQ', null, null]);
    expect(sealedBox(other, 'refund-accounts', systemRandom).open(sealed, 'Ada')).toBeNull();
  }
});

test('a token of a server from before keys had ids, which names none, is held against each of ours', async () => {
  const now = new Date();
  const [sub, sid] = [crypto.randomUUID(), crypto.randomUUID()];
  const older = await new SignJWT({ sid })
    .setProtectedHeader({ alg: 'HS256', typ: 'session+jwt' })
    .setSubject(sub)
    .setIssuer('wattchat')
    .setAudience('wattchat-portal')
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + 3_600_000))
    .sign(keyring(FIRST).present.secret);
  const named = { userId: sub, sessionId: sid };
  expect([await readToken(keyring(FIRST), older, now), await readToken(keyring(SECOND, [FIRST]), older, now)]).toEqual([
    named,
    named,
  ]);
  expect(await readToken(keyring(SECOND), older, now)).toBeNull();
});

test('the id of a key is the same on every server, another one for another key, and no plain hash of it', () => {
  const { id } = keyring(FIRST).present;
  expect(id).toMatch(/^[\w-]{12}$/);
  expect([keyring(FIRST).present.id, keyring('x', [FIRST]).former[0]?.id]).toEqual([id, id]);
  expect(keyring(SECOND).present.id).not.toBe(id);
  for (const encoding of ['base64url', 'hex'] as const)
    expect(createHash('sha256').update(FIRST).digest(encoding)).not.toContain(id);
});

test('former secrets are told with commas between, each long enough, and none is the present one', () => {
  const read = (former: string) => readConfig({ AUTH_SECRET: FIRST, AUTH_SECRET_FORMER: former }).authSecretsFormer;
  expect(read('')).toEqual([]);
  expect(read(`${SECOND.replace(',', ';')} , ${'k'.repeat(32)},`)).toEqual([SECOND.replace(',', ';'), 'k'.repeat(32)]);
  expect(() => read('short')).toThrow('AUTH_SECRET_FORMER: has secrets with commas between');
  const same = { AUTH_SECRET: 'a'.repeat(40), AUTH_SECRET_FORMER: 'a'.repeat(40) };
  expect(() => readConfig(same)).toThrow('AUTH_SECRET_FORMER: has the very secret of AUTH_SECRET');
});

/** A copy that was made with some settings, put back with others; what its operator is told. */
async function putBack(made: object, back: object): Promise<string | null> {
  const settings = { authSecret: null, authSecretsFormer: [], dataDir: folder };
  const copy = withSecret({ ...settings, ...made }, (async function* () {})());
  const { preface } = await readSecret(copy);
  return keepSecret({ ...settings, ...back }, preface);
}

test('a copy from before the exchange is put back without a word where its key is a former one, and with the key that is to be set otherwise', async () => {
  const made = { authSecret: FIRST };
  expect(await putBack(made, { authSecret: SECOND, authSecretsFormer: [FIRST] })).toBeNull();
  expect(await putBack(made, { authSecret: SECOND })).toMatch(/Set AUTH_SECRET_FORMER to the one of then before/);
});

test('a generated secret that is no setting of anybody comes out of its copy into a file of its owner alone', async () => {
  writeFileSync(join(folder, 'auth-secret'), FIRST);
  const dataDir = join(folder, 'elsewhere');
  const file = join(dataDir, 'auth-secret-of-copy');
  expect(await putBack({}, { dataDir, authSecret: SECOND, authSecretsFormer: [FIRST] })).toBeNull();
  expect(existsSync(file)).toBe(false);
  expect(await putBack({}, { dataDir, authSecret: SECOND })).toContain(`Set AUTH_SECRET_FORMER to the one in ${file}`);
  expect([readFileSync(file, 'utf8'), statSync(file).mode & 0o777]).toEqual([FIRST, 0o600]);
});
