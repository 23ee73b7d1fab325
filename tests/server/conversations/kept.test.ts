import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { calls } from '#catalogues/calls/index.ts';
import { LOOKING_SENTENCES } from '#catalogues/sentences/looking.ts';
import { openTestApp, type TestApp } from '../../support/server/app.ts';

let portal: TestApp;
let token: string;
let other: string;
beforeAll(async () => {
  portal = await openTestApp();
  token = await portal.signIn('resident@palmcourt.example');
  other = await portal.signIn('resident@cedarview.example');
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.db.deleteFrom('kept_conversations').execute();
  await portal.db.deleteFrom('rate_limits').execute();
});

const kept = (said: unknown) => ({ version: 1, transcript: [{ from: 'person', said }], runs: [] });
const keep = (revision: number, said: unknown, as = token) =>
  portal.call('keepConversation', { revision, kept: kept(said) }, as);
/** The same as a browser sends it: it says how long it is. */
async function saidLength(revision: number, said: unknown) {
  const body = JSON.stringify({ revision, kept: kept(said) });
  const length = String(Buffer.byteLength(body));
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', 'Content-Length': length };
  return portal.app.request(calls.keepConversation.path, { method: 'PUT', headers, body });
}
const read = async (as = token) => {
  const { status, body } = await portal.call('keptConversation', {}, as);
  expect(status).toBe(200);
  return body;
};

test('nothing is kept at first; what is kept comes back whole on another device, with its revision', async () => {
  expect(await read()).toEqual({ revision: 0, kept: null, at: null });
  expect((await keep(0, 'buy 5k light')).body).toEqual({ revision: 1 });
  expect((await keep(1, 'Ọ̀rọ̀ 😀 <b> 2')).body).toEqual({ revision: 2 });
  expect(await read(await portal.signIn('resident@palmcourt.example'))).toEqual({
    revision: 2,
    kept: kept('Ọ̀rọ̀ 😀 <b> 2'),
    at: portal.time.now.toISOString(),
  });
});

test('over another revision than the last one nothing is replaced', async () => {
  await keep(0, 'first');
  for (const revision of [0, 2, 7]) {
    const { status, body } = await keep(revision, 'late');
    expect([status, body.code, body.message]).toEqual([409, 'kept-elsewhere', LOOKING_SENTENCES.keptElsewhere]);
  }
  expect(await read()).toMatchObject({ revision: 1, kept: kept('first') });
  await portal.db.deleteFrom('kept_conversations').execute();
  expect((await keep(3, 'over nothing')).status).toBe(409);
  expect(await read()).toMatchObject({ revision: 0 });
});

test('of several tabs that continue the same revision at once, one is kept', async () => {
  for (const revision of [0, 1, 2]) {
    const answers = await Promise.all(Array.from({ length: 8 }, (_, tab) => saidLength(revision, `tab ${tab}`)));
    const won = answers.findIndex(({ status }) => status === 200);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
    expect(await read()).toMatchObject({ revision: revision + 1, kept: kept(`tab ${won}`) });
  }
});

test('a conversation is its person’s alone', async () => {
  await keep(0, 'mine');
  expect(await read(other)).toEqual({ revision: 0, kept: null, at: null });
  await keep(0, 'theirs', other);
  expect(await read()).toMatchObject({ revision: 1, kept: kept('mine') });
});

test('a conversation is cleared by an empty one in its place', async () => {
  await keep(0, 'mine');
  expect((await portal.call('keepConversation', { revision: 1, kept: { version: 1 } }, token)).status).toBe(200);
  expect(await read()).toMatchObject({ revision: 2, kept: { version: 1 } });
});

test('what is too long, or nested without end, is refused and leaves what was kept', async () => {
  await keep(0, 'first');
  const long = await keep(1, 'x'.repeat(950_000));
  expect([long.status, long.body.message]).toEqual([400, LOOKING_SENTENCES.keptTooLarge]);
  expect((await keep(1, 'x'.repeat(1_000_000))).status).toBe(413);
  const deep = `{"revision":1,"kept":{"version":1,"a":${'['.repeat(15_000)}${']'.repeat(15_000)}}}`;
  expect((await portal.ask('PUT', '/api/users/conversation', token, deep)).status).toBe(400);
  expect((await portal.call('keepConversation', { revision: 1, kept: { no: 'version' } }, token)).status).toBe(400);
  expect(await read()).toMatchObject({ revision: 1, kept: kept('first') });
  expect((await keep(1, 'x'.repeat(800_000))).status).toBe(200);
});
