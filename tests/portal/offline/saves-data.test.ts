import { afterEach, expect, test } from 'vitest';
import { keepPortal } from '#src/portal/offline/register.ts';
import { KEEP_REST } from '#src/portal/offline/rules.ts';
import { fakeConversation } from '../support/fake-conversation.ts';
import { home } from '../support/scenes/conversations.ts';

afterEach(() => {
  for (const name of ['serviceWorker', 'connection']) Reflect.deleteProperty(navigator, name);
});

/** What the worker of a browser is asked for once it keeps the portal. */
async function askedFor(saveData: boolean): Promise<unknown[]> {
  const asked: unknown[] = [];
  const active = { postMessage: (message: unknown) => asked.push(message) };
  Object.assign(navigator, { connection: { saveData } });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { controller: null, register: async () => {}, ready: Promise.resolve({ active }) },
  });
  await keepPortal(fakeConversation(home));
  return asked;
}

test('the rest of the portal is fetched ahead, so that all of it opens without a line', async () => {
  expect(await askedFor(false)).toEqual([KEEP_REST]);
});

test('who saves data has nothing fetched ahead', async () => {
  expect(await askedFor(true)).toEqual([]);
});
