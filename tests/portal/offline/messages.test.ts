import { expect, test } from 'vitest';
import { followMessage, type MessageWorld, messageIn, showMessage } from '#src/portal/offline/messages.ts';

const ORIGIN = 'https://portal.example';

/** A worker's world with windows at these paths. */
function world(...paths: readonly string[]) {
  const done: unknown[] = [];
  const made: MessageWorld = {
    origin: ORIGIN,
    show: async (title, { body, tag, data }) => void done.push({ title, body, tag, data }),
    badge: async () => void done.push('marked'),
    windows: async () => paths.map((path) => ({ url: ORIGIN + path, focus: async () => done.push(`focus ${path}`) })),
    open: async (url) => done.push(`open ${url}`),
  };
  return { made, done };
}

const ARRIVED = {
  title: 'Your electricity token is here',
  body: 'Open Wattchat to see it.',
  tag: 'POWER-1',
  path: '/my-tokens',
};

test('a message is shown as it is said, under the name of its order, and the icon is marked', async () => {
  const { made, done } = world();
  await showMessage(made, JSON.stringify(ARRIVED));
  const { path, ...said } = ARRIVED;
  expect(done).toEqual([{ ...said, data: path }, 'marked']);
});

test('what is no message of ours is shown as something new, for a browser would show words of its own', async () => {
  for (const text of [undefined, '', 'hello', '7', 'null', '{"title":1}']) {
    const { made, done } = world();
    await showMessage(made, text);
    expect(done[0]).toEqual({ title: 'Wattchat', body: 'There is something new.', tag: 'news', data: '/' });
  }
});

test('a device without icons to mark shows the message all the same', async () => {
  const { made, done } = world();
  await showMessage({ ...made, badge: () => Promise.reject(new Error('not installed')) }, JSON.stringify(ARRIVED));
  expect(done).toHaveLength(1);
});

test('a pressed message leads to the tokens: to the window that has them, else to a new one, and never out of the portal', async () => {
  const there = world('/dashboard', '/my-tokens?face=chat');
  await followMessage(there.made, '/my-tokens');
  expect(there.done).toEqual(['focus /my-tokens?face=chat']);
  // In another window something may be half written.
  const elsewhere = world('/dashboard');
  await followMessage(elsewhere.made, '/my-tokens');
  expect(elsewhere.done).toEqual([`open ${ORIGIN}/my-tokens`]);
  for (const path of ['https://evil.example/', '//evil.example', 'javascript:alert(1)', '/\\evil.example']) {
    expect([path, messageIn(JSON.stringify({ path }), ORIGIN).path]).toEqual([path, '/']);
  }
});
