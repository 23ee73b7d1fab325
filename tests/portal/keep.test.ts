import { beforeEach, expect, test } from 'vitest';
import type { Kept } from '#machines/assistant/conversation/keeping.ts';
import { browserKeep } from '#src/portal/keep.ts';

const kept: Kept = { version: 1, messages: [], stack: [], later: [], usual: {}, runs: [] };
/** The end of the turn, when what was kept is written down. */
const turnEnd = () => Promise.resolve();

beforeEach(() => localStorage.clear());

test('what was kept is there after a reload', async () => {
  browserKeep(localStorage).keepToken('t');
  browserKeep(localStorage).keepConversation(() => kept);
  await turnEnd();
  expect(browserKeep(localStorage).token()).toBe('t');
  expect(browserKeep(localStorage).conversation()).toEqual(kept);
});

test('signing out leaves nothing behind but the colours that were chosen', async () => {
  localStorage.setItem('theme', 'dark');
  const keep = browserKeep(localStorage);
  keep.keepToken('t');
  keep.keepConversation(() => kept);
  keep.clear();
  await turnEnd();
  expect({ ...localStorage }).toEqual({ theme: 'dark' });
});

test('something that is no conversation of ours is passed over', () => {
  localStorage.setItem('conversation', '{"half');
  expect(browserKeep(localStorage).conversation()).toBeNull();
});

test('a storage that is full does not stop the conversation', async () => {
  const full = Object.assign(Object.create(localStorage) as Storage, {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  const keep = browserKeep(full);
  keep.keepConversation(() => kept);
  keep.keepToken('x');
  keep.keepDues({ serviceCharge: 0, DevLevy: 0, fine: 0, duration: 0 });
  // Thrown in its own turn, it would reach nobody but the test runner, which fails on it.
  await turnEnd();
  expect(localStorage.getItem('conversation')).toBeNull();
});

test('what is owed stands in the storage under the names of the specification', () => {
  browserKeep(localStorage).keepDues({ serviceCharge: -45_000, DevLevy: -500, fine: 200, duration: 30 });
  expect({ ...localStorage }).toEqual({ serviceCharge: '-45000', DevLevy: '-500', fine: '200', duration: '30' });
});
