import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { calls } from '#catalogues/calls/index.ts';
import { LOOKUP_SENTENCES } from '#catalogues/sentences/lookup.ts';
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

const LOG = z.object({
  revision: z.number(),
  begins: z.number(),
  messages: z.array(z.object({ number: z.number(), id: z.string(), message: z.unknown() })),
});
const NOTHING = { revision: 0, begins: 1, messages: [], kept: null, at: null };
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
  expect(await read()).toEqual(NOTHING);
  expect((await keep(0, 'buy 5k light')).body).toEqual({ revision: 1, numbers: [] });
  expect((await keep(1, 'Ọ̀rọ̀ 😀 <b> 2')).body).toEqual({ revision: 2, numbers: [] });
  expect(await read(await portal.signIn('resident@palmcourt.example'))).toEqual({
    revision: 2,
    begins: 3,
    messages: [],
    kept: kept('Ọ̀rọ̀ 😀 <b> 2'),
    at: portal.time.now.toISOString(),
  });
});

test('over another revision than the last one nothing is replaced', async () => {
  await keep(0, 'first');
  for (const revision of [0, 2, 7]) {
    const { status, body } = await keep(revision, 'late');
    expect([status, body.code, body.message]).toEqual([409, 'kept-elsewhere', LOOKUP_SENTENCES.keptElsewhere]);
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
  expect(await read(other)).toEqual(NOTHING);
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
  expect([long.status, long.body.message]).toEqual([400, LOOKUP_SENTENCES.keptTooLarge]);
  expect((await keep(1, 'x'.repeat(1_000_000))).status).toBe(413);
  const deep = `{"revision":1,"kept":{"version":1,"a":${'['.repeat(15_000)}${']'.repeat(15_000)}}}`;
  expect((await portal.ask('PUT', '/api/users/conversation', token, deep)).status).toBe(400);
  expect((await portal.call('keepConversation', { revision: 1, kept: { no: 'version' } }, token)).status).toBe(400);
  expect(await read()).toMatchObject({ revision: 1, kept: kept('first') });
  expect((await keep(1, 'x'.repeat(800_000))).status).toBe(200);
});

describe('the log of a conversation', () => {
  const turn = (id: string, text: string | null = id) => ({ id, message: text === null ? null : { text } });
  const add = async (revision: number, ...messages: readonly ReturnType<typeof turn>[]) =>
    (await portal.call('keepConversation', { revision, messages, kept: { version: 1 } }, token)).body;
  const log = async () => LOG.parse(await read());
  const since = async (revision: number) => (await portal.call('keptConversation', { since: revision }, token)).body;

  test('numbers turns as they come, and tells what is new since a number', async () => {
    expect(await add(0, turn('a'), turn('b'))).toEqual({ revision: 2, numbers: [1, 2] });
    expect(await add(2)).toEqual({ revision: 3, numbers: [] });
    expect(await add(3, turn('c'))).toEqual({ revision: 4, numbers: [4] });
    const c = { number: 4, ...turn('c') };
    expect(await read()).toMatchObject({ begins: 1, messages: [{ number: 1 }, { number: 2, ...turn('b') }, c] });
    expect(await since(2)).toMatchObject({ revision: 4, messages: [c], kept: { version: 1 } });
    expect(await since(4)).toMatchObject({ revision: 4, messages: [], kept: null });
    // A number that was never given is of other data.
    expect((await since(9)).messages).toHaveLength(3);
  });

  test('keeps a turn that is sent again once, under the number that it had', async () => {
    await add(0, turn('a'), turn('b'));
    expect(await add(0, turn('a'), turn('b'))).toMatchObject({ code: 'kept-elsewhere' });
    expect(await add(2, turn('a', 'other words'), turn('b'), turn('c'))).toEqual({ revision: 3, numbers: [1, 2, 3] });
    expect((await read()).messages).toEqual([
      { number: 1, ...turn('a') },
      { number: 2, ...turn('b') },
      { number: 3, ...turn('c') },
    ]);
  });

  test('adds nothing over a revision that is not the last one any more', async () => {
    await add(0, turn('a'));
    expect(await add(0, turn('b'))).toMatchObject({ code: 'kept-elsewhere' });
    expect((await read()).messages).toEqual([{ number: 1, ...turn('a') }]);
  });

  test('a turn that is withdrawn is told with a new number and without its words, to who has it, for good', async () => {
    await add(0, turn('a'), turn('b'));
    expect(await add(2, turn('a', null), turn('never sent', null))).toEqual({ revision: 3, numbers: [3, 3] });
    expect(await since(2)).toMatchObject({ begins: 2, messages: [{ number: 3, id: 'a', message: null }] });
    expect(await add(3, turn('a'), turn('a', null))).toEqual({ revision: 4, numbers: [3, 3] });
    const rows = await portal.db.selectFrom('conversation_messages').select('message').orderBy('number').execute();
    expect(rows.map(({ message }) => message)).toEqual([JSON.stringify({ text: 'b' }), null]);
  });

  test('is kept by its end: so many turns, and so many bytes', async () => {
    const many = Array.from({ length: 320 }, (_, index) => turn(`turn ${index}`));
    await add(0, ...many);
    const { begins, messages } = await log();
    expect([begins, messages.length, messages.at(-1)?.id]).toEqual([21, 300, 'turn 319']);
    await add(320, turn('long', 'x'.repeat(850_000)));
    const after = await log();
    expect(after.messages.at(-1)?.id).toBe('long');
    expect(JSON.stringify(after).length).toBeLessThan(1_000_000);
  });

  test('of several devices that add at once one is first, and the others add over that: each turn has one number', async () => {
    const devices = Array.from({ length: 4 }, (_, device) => [turn(`${device} a`), turn(`${device} b`)]);
    let waiting = devices;
    while (waiting.length > 0) {
      const { revision } = await log();
      const answers = await Promise.all(waiting.map((turns) => add(revision, ...turns)));
      expect(answers.filter((answer) => 'numbers' in answer)).toHaveLength(1);
      waiting = waiting.filter((_, index) => !('numbers' in (answers[index] ?? {})));
    }
    const { messages } = await log();
    expect(messages.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(new Set(messages.map(({ id }) => id)).size).toBe(8);
  });
});
