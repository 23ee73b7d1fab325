import { afterAll, beforeAll, expect, test } from 'vitest';
import { createConversation } from '#machines/assistant/conversation/conversation.ts';
import { keepNothing } from '#machines/assistant/sync/keep.ts';
import { understand } from '#machines/talk/understand.ts';
import { createClient } from '#src/client/client.ts';
import { deskOf } from '../../support/calls/uploads.ts';
import { proveHuman, say, texts } from '../../support/portal.ts';
import { openTestApp, type TestApp } from '../../support/server/app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await openTestApp();
});
afterAll(() => portal.close());

/** A browser in which somebody is signed in, and which keeps nothing by itself. */
async function browser(email: string) {
  const token = await portal.signIn(email);
  const conversation = createConversation({
    connect: (session) =>
      createClient({
        baseUrl: 'http://portal.test/',
        ...session,
        fetch: async (request) => portal.app.request(request),
      }),
    understand,
    pause: (_, signal) => new Promise((__, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    now: () => portal.time.now,
    newId: () => crypto.randomUUID(),
    keep: { ...keepNothing(), token: () => token },
    proveHuman,
    desk: deskOf,
  });
  await conversation.settled();
  return conversation;
}

test('an open purchase goes through the server to another browser of the same person, and to nobody else', async () => {
  const phone = await browser('resident@palmcourt.example');
  await say(phone, 'buy power 5000');
  const desk = await browser('resident@palmcourt.example');
  expect(desk.getSnapshot().view).toEqual(phone.getSnapshot().view);
  expect(texts(desk, 'person')).toEqual(['buy power 5000']);
  const other = await browser('resident@cedarview.example');
  expect(texts(other, 'person')).toEqual([]);
  for (const one of [phone, desk, other]) one.stop();
});

test('two browsers that say something at the same time are joined, and neither is lost', async () => {
  const phone = await browser('resident@palmcourt.example');
  const desk = await browser('resident@palmcourt.example');
  await Promise.all([say(phone, 'what do I owe'), say(desk, 'thanks')]);
  await say(phone, 'hello');
  const after = await browser('resident@palmcourt.example');
  expect(texts(after, 'person')).toEqual(expect.arrayContaining(['what do I owe', 'thanks', 'hello']));
  for (const one of [phone, desk, after]) one.stop();
});

test('what is known is not sent again', async () => {
  const token = await portal.signIn('owner@palmcourt.example');
  await portal.call('keepConversation', { revision: 0, kept: { version: 1 } }, token);
  const read = async (since?: number) =>
    (await portal.call('keptConversation', since === undefined ? {} : { since }, token)).body;
  expect(await read()).toMatchObject({ revision: 1, kept: { version: 1 } });
  expect(await read(1)).toMatchObject({ revision: 1, kept: null });
  expect(await read(0)).toMatchObject({ revision: 1, kept: { version: 1 } });
});
