import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '#catalogues/calls/index.ts';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { openTestApp, type TestApp } from '../../support/server/app.ts';

let portal: TestApp;
let token: string;
beforeAll(async () => {
  portal = await openTestApp();
  token = await portal.signIn('resident@palmcourt.example');
});
afterAll(() => portal.close());

test('a sign that the data base cannot hold is refused, and is no fault', async () => {
  const body = '{"email":"a\\u0000@b.example","password":"x"}';
  const { status, body: said } = await portal.ask('POST', calls.signIn.path, undefined, body);
  expect([status, said.code]).toEqual([400, 'invalid-input']);
  const path = `${calls.servicePayments.path}?meter_number=%00`;
  expect((await portal.ask('GET', path, token)).status).toBe(400);
});

test('halves of signs, walls of brackets and very long values are refused or harmless', async () => {
  const bodies = [
    '{"email":"\\ud800","password":"\\udfff"}',
    '['.repeat(30_000) + ']'.repeat(30_000),
    `{"email":"${'a'.repeat(50_000)}","password":"x"}`,
    `{"email":"a@b.example","password":"${'p'.repeat(50_000)}"}`,
    '{"email":{"$ne":null},"password":{"$ne":null}}',
    `{"email":"' or 1=1 --","password":"x"}`,
  ];
  for (const body of bodies) {
    expect((await portal.ask('POST', calls.signIn.path, undefined, body)).status).toBe(400);
  }
});

test('an authorization that is no bearer token of ours is the same as none', async () => {
  for (const authorization of [
    'Bearer',
    'Bearer ..',
    'Basic YTpi',
    `Bearer ${token} ${token}`,
    `bearer\u00a0${token}`,
  ]) {
    const { status } = await portal.app.request(calls.profile.path, { headers: { authorization } });
    expect(status).toBe(401);
  }
});

test('whatever stands as an authorization and is no token is nobody’s also where nobody has to sign in, and signing in is let through', async () => {
  const send = (path: string, authorization: string, body: object) =>
    portal.app.request(path, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const asked = async (authorization: string) =>
    (await send(calls.contactSupport.path, authorization, { name: 'x' })).status;
  for (const authorization of ['Bearer', 'Bearer ..', 'Basic YTpi', 'Token abc', token])
    expect([authorization, await asked(authorization)]).toEqual([authorization, 401]);
  // The scheme is in letters of either case (RFC 9110).
  for (const authorization of ['', `Bearer ${token}`, `bearer ${token}`])
    expect([authorization, await asked(authorization)]).toEqual([authorization, 400]);
  const owner = { email: 'levy@palmcourt.example', password: DEMO_PASSWORD, door: 'login' };
  expect((await send(calls.signIn.path, 'Basic YTpi', owner)).status).toBe(200);
});

test('a body that does not say how long it is has the same limit', async () => {
  const body = new Blob(['x'.repeat(70_000)]).stream();
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' };
  expect((await portal.app.request(calls.signIn.path, init)).status).toBe(413);
});

test('an amount or a report beyond any price, and an order id of another shape, are refused', async () => {
  const reports = [
    { transfer_reference: { status: 'CAPTURED', orderId: '__proto__' }, amount: 5050 },
    { transfer_reference: { status: 'CAPTURED', orderId: ['POWER-00000001'] }, amount: 5050 },
    { transfer_reference: { status: 'CAPTURED', orderId: 'POWER-00000001' }, amount: '5050' },
    { transfer_reference: { status: 'CAPTURED', orderId: 'POWER-00000001' }, amount: 0.001 },
    { transfer_reference: { status: 'PAID', orderId: 'POWER-00000001' }, amount: 5050 },
    { transfer_reference: null, amount: 5050 },
  ];
  for (const report of reports) {
    const { status, body } = await portal.call('topupPower', { ...report, type: 'power_vending' }, token);
    expect([status, body.code]).toEqual([400, 'invalid-input']);
  }
  const body =
    '{"type":"power_vending","amount":1e309,"transfer_reference":{"status":"CAPTURED","orderId":"POWER-00000001"}}';
  expect((await portal.ask('POST', calls.topupPower.path, token, body)).status).toBe(400);
});

test('a refusal leaves one event in the log, with the address and without the token', async () => {
  const before = portal.lines.length;
  const { status } = await portal.ask('GET', calls.profile.path, `${token}x`);
  const events = portal.lines.slice(before).map((line) => JSON.parse(line));
  expect([status, events.length]).toEqual([401, 1]);
  expect(events[0]).toMatchObject({ event: 'refused', status: 401, path: calls.profile.path, address: 'unknown' });
  expect(JSON.stringify(events)).not.toContain(token.slice(0, 20));
});

test('who asks for what is not theirs to do leaves one event, with the account', async () => {
  const before = portal.lines.length;
  const { status } = await portal.ask('GET', calls.cases.path, token);
  const events = portal.lines.slice(before).map((line) => JSON.parse(line));
  expect([status, events.length]).toEqual([403, 1]);
  const { id } = await portal.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'resident@palmcourt.example')
    .executeTakeFirstOrThrow();
  expect(events[0]).toMatchObject({ event: 'refused', status: 403, path: calls.cases.path, account: id });
  expect(JSON.stringify(events)).not.toContain('resident@');
});

test('what is encoded twice is decoded once, and is what it then says', async () => {
  const admin = await portal.signIn('admin@palmcourt.example');
  const { path } = calls.searchResidents;
  const found = async (term: string) => JSON.stringify((await portal.ask('GET', `${path}?term=${term}`, admin)).body);
  expect(await found('%41maka')).toContain('Amaka');
  expect(await found('%2541maka')).not.toContain('Amaka');
  const twice = encodeURIComponent(encodeURIComponent(`' or 1=1 --`));
  expect(await found(twice)).not.toContain('Amaka');
});

test('what no face of the portal sends leaves one event, with why and without what was sent', async () => {
  for (const [body, why] of [
    ['{"email":"ada@mail.example"}', 'invalid-input'],
    ['ada@mail.example', 'not-json'],
  ] as const) {
    const before = portal.lines.length;
    expect((await portal.ask('POST', calls.signIn.path, undefined, body)).status).toBe(400);
    const [event, ...more] = portal.lines.slice(before).map((line) => JSON.parse(line));
    expect(more).toEqual([]);
    expect(event).toMatchObject({ event: 'refused', why, status: 400, path: calls.signIn.path, address: 'unknown' });
    expect(JSON.stringify(event)).not.toContain('ada@');
  }
});
