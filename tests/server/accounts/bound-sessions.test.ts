import { calculateThumbprint, generateKeyPair, generateProof, type KeyPair } from 'dpop';
import { decodeJwt, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CallName, calls } from '#catalogues/calls/index.ts';
import { KEY_PROOF } from '#catalogues/calls/key-proof.ts';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { keyProofs } from '#src/server/http/key-proof.ts';
import { keyring } from '#src/server/keys/keyring.ts';
import { openTestApp, type TestApp } from '../../support/server/app.ts';

const ORIGIN = 'http://127.0.0.1:3000';
const EMAIL = 'resident@palmcourt.example';

let portal: TestApp;
let own: KeyPair;
let token: string;
beforeAll(async () => {
  // What makes proofs goes by this machine's clock.
  portal = await openTestApp();
  portal.time.now = new Date();
  own = await generateKeyPair('ES256');
  token = String((await signIn(await proofOf('signIn', null))).body.token);
});
afterAll(() => portal.close());

const urlOf = (name: CallName) => `${ORIGIN}${calls[name].path}`;
const proofOf = (name: CallName, of: string | null, key = own, nonce?: string) =>
  generateProof(key, urlOf(name), calls[name].method, nonce, of ?? undefined);

async function make(name: CallName, shown: { token?: string; proof?: string; body?: object }) {
  const { method, path } = calls[name];
  const response = await portal.app.request(path, {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(shown.token && { Authorization: `Bearer ${shown.token}` }),
      ...(shown.proof && { [KEY_PROOF.header]: shown.proof }),
    },
    ...(shown.body && { body: JSON.stringify(shown.body) }),
  });
  const body = (await response.json()) as Record<string, unknown>;
  return { status: response.status, code: body.code, nonce: response.headers.get(KEY_PROOF.nonce), body };
}
const signIn = (proof?: string, email = EMAIL) =>
  make('signIn', { body: { email, password: DEMO_PASSWORD }, ...(proof && { proof }) });
const profile = (proof?: string, of = token) => make('profile', { token: of, ...(proof && { proof }) });

test('a session that began with a key is good where that key is shown, at each call anew', async () => {
  for (let n = 0; n < 3; n += 1) expect((await profile(await proofOf('profile', token))).status).toBe(200);
});

test('a token says to which key it is bound, also once it was renewed; one that is bound to none says nothing', async () => {
  const jkt = await calculateThumbprint(own.publicKey);
  expect(decodeJwt(token).cnf).toEqual({ jkt });
  const renewed = await portal.sessions.renew(String(decodeJwt(token).sid), String(decodeJwt(token).sub));
  expect(decodeJwt(renewed).cnf).toEqual({ jkt });
  expect(decodeJwt(await portal.signIn('fined@palmcourt.example'))).not.toHaveProperty('cnf');
});

test('a copied token opens nothing elsewhere: without the key, or with another one', async () => {
  const other = await generateKeyPair('ES256');
  expect(await profile()).toMatchObject({ status: 401, code: 'session-bound' });
  expect(await profile(await proofOf('profile', token, other))).toMatchObject({ status: 401, code: 'session-bound' });
  // Nor is anything done in nobody's name with it.
  const bill = { type: 'airtime', amount: 500, phone: '08031234567', network: 'mtn' };
  expect(await make('openBill', { token, body: bill })).toMatchObject({ status: 401 });
  expect((await profile(await proofOf('profile', token))).status).toBe(200);
});

test('a proof counts once, and for the call, the portal and the token that it was made for', async () => {
  const proof = await proofOf('profile', token);
  expect((await profile(proof)).status).toBe(200);
  const others = [
    proof,
    await proofOf('ownSessions', token),
    await generateProof(own, urlOf('profile'), 'POST', undefined, token),
    await generateProof(own, `https://elsewhere.example${calls.profile.path}`, 'GET', undefined, token),
    await generateProof(own, urlOf('profile'), 'GET', undefined, `${token}x`),
    await generateProof(own, urlOf('profile'), 'GET'),
  ];
  for (const [at, one] of others.entries())
    expect([at, await profile(one)]).toEqual([at, expect.objectContaining({ status: 401, code: 'key-proof-false' })]);
});

test('a proof is for the portal however its address is written: the usual port, capitals, a proxy that keeps the name to itself', async () => {
  const { path } = calls.profile;
  const at = async (address: string, host: string | null, publicUrl: string | null = null) => {
    const looks = keyProofs({ keys: keyring('a secret'), clock: () => new Date(), publicUrl });
    const proof = await generateProof(own, `${address}${path}`, 'GET', undefined, token);
    return (await looks({ proof, method: 'GET', path, host, token })).is;
  };
  const shown = [
    await at('https://portal.example', 'portal.example:443'),
    await at('http://portal.example', 'Portal.Example:80'),
    await at('https://portal.example:8443', 'portal.example:8443'),
    await at('http://[::1]:3000', '[::1]:3000'),
    await at('https://portal.example', '10.0.0.7:3000', 'https://portal.example:443/'),
    await at('https://portal.example', null, 'https://PORTAL.example'),
  ];
  expect(shown).toEqual(shown.map(() => 'good'));
  const others = [
    await at('https://portal.example', 'portal.example:80'),
    await at('https://portal.example', 'portal.example:8443'),
    await at('https://portal.example', 'other.example'),
    await at('https://portal.example', 'no host at all'),
    await at('https://portal.example', null),
  ];
  expect(others).toEqual(others.map(() => 'false'));
});

test('what is no proof is none: unsigned, of another kind, by a shared secret, or not its own key', async () => {
  const said = { htm: 'GET', htu: urlOf('profile'), jti: 'a-name-of-its-own' };
  const jwk = await crypto.subtle.exportKey('jwk', own.publicKey);
  const stolen = await generateKeyPair('ES256');
  const signed = (header: object, by: CryptoKey | Uint8Array) =>
    new SignJWT(said)
      .setProtectedHeader({ alg: 'ES256', typ: 'dpop+jwt', jwk, ...header } as never)
      .setIssuedAt()
      .sign(by);
  const [head, body, seal] = (await proofOf('profile', token)).split('.');
  const none = Buffer.from(JSON.stringify({ alg: 'none', typ: 'dpop+jwt', jwk })).toString('base64url');
  const false_ = [
    'nothing',
    `${none}.${body}.`,
    `${head}.${body}.${seal?.slice(0, -4)}AAAA`,
    await signed({ typ: 'JWT' }, own.privateKey),
    await signed({ alg: 'HS256' }, new TextEncoder().encode(JSON.stringify(jwk))),
    await signed({}, stolen.privateKey),
  ];
  for (const [at, one] of false_.entries())
    expect([at, await profile(one)]).toEqual([at, expect.objectContaining({ status: 401, code: 'key-proof-false' })]);
});

test('whose clock is wrong is told what to repeat, signs in with it, and goes on', async () => {
  const now = portal.time.now;
  portal.time.now = new Date(now.getTime() + 3 * 3_600_000);
  try {
    const late = await signIn(await proofOf('signIn', null), 'owner@palmcourt.example');
    expect(late).toMatchObject({ status: 401, code: 'key-proof-late', nonce: expect.any(String) });
    const nonce = late.nonce ?? '';
    const begun = await signIn(await proofOf('signIn', null, own, nonce), 'owner@palmcourt.example');
    const theirs = String(begun.body.token);
    expect(begun).toMatchObject({ status: 200, nonce: expect.any(String) });
    expect((await profile(undefined, theirs)).status).toBe(401);
    expect((await profile(await proofOf('profile', theirs, own, begun.nonce ?? ''), theirs)).status).toBe(200);
    // Neither one that was made up nor one from long ago.
    for (const made of ['1.abc', `${nonce}x`, `9${nonce}`, ''])
      expect((await profile(await proofOf('profile', theirs, own, made), theirs)).status).toBe(401);
    portal.time.now = new Date(portal.time.now.getTime() + 6 * 60_000);
    expect(await profile(await proofOf('profile', theirs, own, nonce), theirs)).toMatchObject({
      status: 401,
      code: 'key-proof-late',
    });
  } finally {
    portal.time.now = now;
  }
});

test('a changed password begins a session that is bound to the same key', async () => {
  const email = 'ebele.umeh@palmcourt.example';
  const first = String((await signIn(await proofOf('signIn', null), email)).body.token);
  const body = { oldPassword: DEMO_PASSWORD, newPassword: 'kettle-9-harmattan' };
  const { status, body: said } = await make('changePassword', {
    ...{ token: first, body },
    proof: await proofOf('changePassword', first),
  });
  const next = String(said.token);
  expect([status, (await profile(undefined, next)).status]).toEqual([200, 401]);
  expect((await profile(await proofOf('profile', next), next)).status).toBe(200);
});

test('a session that began without a key is bound to none, as those of programs are', async () => {
  const free = String((await signIn(undefined, 'fined@palmcourt.example')).body.token);
  expect((await profile(undefined, free)).status).toBe(200);
  expect((await profile(await proofOf('profile', free), free)).status).toBe(200);
});

test('the servers of an installation repeat the same, and so does one whose secret was exchanged', async () => {
  const clock = () => new Date(Date.now() + 3_600_000);
  const call = { method: 'GET', path: calls.profile.path, host: '127.0.0.1:3000', token };
  const at = (keys: ReturnType<typeof keyring>) => keyProofs({ keys, clock, publicUrl: null });
  const [one, exchanged, other] = [
    at(keyring('the first secret')),
    at(keyring('the second', ['the first secret'])),
    at(keyring('of another installation')),
  ];
  const late = await one({ ...call, proof: await proofOf('profile', token) });
  expect(late).toEqual({ is: 'late', nonce: expect.any(String) });
  const nonce = 'nonce' in late ? (late.nonce ?? '') : '';
  expect(await exchanged({ ...call, proof: await proofOf('profile', token, own, nonce) })).toMatchObject({
    is: 'good',
  });
  expect(await other({ ...call, proof: await proofOf('profile', token, own, nonce) })).toMatchObject({ is: 'late' });
});

test('neither a proof nor a nonce stands in the log', () => {
  const log = portal.lines.join('\n');
  expect(log).toContain('request');
  expect(log).not.toMatch(/dpop|eyJ/i);
});
