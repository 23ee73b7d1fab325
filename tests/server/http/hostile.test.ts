import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '#catalogues/calls/index.ts';
import { openTestApp, type TestApp } from '../../support/app.ts';

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
