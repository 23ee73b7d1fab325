import { beforeEach, expect, test, vi } from 'vitest';
import { SESSION_KEYS } from '#catalogues/doors.ts';
import type { Kept } from '#machines/assistant/conversation/keeping.ts';
import { browserKeep } from '#src/portal/keep.ts';

const kept: Kept = {
  version: 1,
  messages: [],
  stack: [],
  later: [],
  usual: {},
  wish: null,
  runs: [],
  owner: null,
  over: [],
  account: null,
};
/** The end of the turn, when what was kept is written down. */
const turnEnd = () => Promise.resolve();

beforeEach(() => localStorage.clear());

test('what was kept is there after a reload', async () => {
  browserKeep(localStorage, sessionStorage).keepToken('t');
  browserKeep(localStorage, sessionStorage).keepConversation(() => kept);
  await turnEnd();
  expect(browserKeep(localStorage, sessionStorage).token()).toBe('t');
  expect(browserKeep(localStorage, sessionStorage).conversation()).toEqual(kept);
});

test('signing out leaves nothing behind but the colours that were chosen', async () => {
  localStorage.setItem('theme', 'dark');
  sessionStorage.setItem('Fee', '100');
  const keep = browserKeep(localStorage, sessionStorage);
  keep.keepToken('t');
  keep.keepConversation(() => kept);
  keep.clear();
  await turnEnd();
  expect({ ...localStorage }).toEqual({ theme: 'dark' });
  expect({ ...sessionStorage }).toEqual({});
});

test('something that is no conversation of ours is passed over', () => {
  localStorage.setItem('conversation', '{"half');
  expect(browserKeep(localStorage, sessionStorage).conversation()).toBeNull();
});

test('a storage that is full does not stop the conversation', async () => {
  const full = Object.assign(Object.create(localStorage) as Storage, {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  const keep = browserKeep(full, sessionStorage);
  keep.keepConversation(() => kept);
  keep.keepToken('x');
  keep.keepDues({ serviceCharge: 0, DevLevy: 0, fine: 0, duration: 0 });
  // Thrown in its own turn, it would reach nobody but the test runner, which fails on it.
  await turnEnd();
  expect(localStorage.getItem('conversation')).toBeNull();
});

test('what is owed stands in the storage under the names of the specification', () => {
  browserKeep(localStorage, sessionStorage).keepDues({
    serviceCharge: -45_000,
    DevLevy: -500,
    fine: 200,
    duration: 30,
  });
  expect({ ...localStorage }).toEqual({ serviceCharge: '-45000', DevLevy: '-500', fine: '200', duration: '30' });
});

test('a session stands in the storage under the names of the specification, and goes with the sign-out', () => {
  const keep = browserKeep(localStorage, sessionStorage);
  keep.keepToken('t');
  keep.keepSession({ isLoggedIn: 'true', email: 'a@b.example', status: 'occupied', redirect: '/user-page' });
  keep.keepSession({ logo: 'data:image/png;base64,AAAA', properties: '[]', firstSignup: 'true' });
  expect(SESSION_KEYS.filter((name) => localStorage.getItem(name) === null)).toEqual([]);
  keep.clear();
  expect({ ...localStorage }).toEqual({});
});

test.each([
  ['a token that another tab has changed', 'token', localStorage, 1],
  ['a storage that another tab has cleared', null, localStorage, 1],
  ['anything else that another tab keeps', 'conversation', localStorage, 0],
  ['another storage', 'token', sessionStorage, 0],
])('%s is heard of as it should be', (_, key, storageArea, times) => {
  const heard = vi.fn();
  const stop = browserKeep(localStorage, sessionStorage).watch(heard);
  window.dispatchEvent(new StorageEvent('storage', { key, storageArea }));
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key, storageArea }));
  expect(heard).toHaveBeenCalledTimes(times);
});
