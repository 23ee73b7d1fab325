import { beforeEach, expect, test, vi } from 'vitest';
import { SESSION_KEYS } from '#catalogues/doors.ts';
import { type Kept, SEEN_AGAIN_MS } from '#machines/assistant/sync/keep.ts';
import { browserKeep } from '#src/portal/browser/keep.ts';
import { storageOr } from '#src/portal/browser/storage.ts';

const kept: Kept = {
  version: 1,
  messages: [],
  withdrawn: [],
  stack: [],
  later: [],
  usual: {},
  bought: [],
  wish: null,
  runs: [],
  owner: null,
  over: [],
  account: null,
};
/** The end of the turn, when what was kept is written down. */
const turnEnd = () => Promise.resolve();

/** A storage that takes so many characters at once; such a one is what a forbidden storage is replaced with. */
function limited(most: number): Storage {
  const storage = storageOr(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  const put = storage.setItem;
  storage.setItem = (name, value) => {
    if (value.length > most) throw new DOMException('full', 'QuotaExceededError');
    put(name, value);
  };
  return storage;
}

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
  const full = limited(0);
  const keep = browserKeep(full, sessionStorage);
  keep.keepConversation(() => kept);
  keep.keepToken('x');
  keep.keepDues({ serviceCharge: 0, DevLevy: 0, fine: 0, duration: 0 });
  // Thrown in its own turn, it would reach nobody but the test runner, which fails on it.
  await turnEnd();
  expect(localStorage.getItem('conversation')).toBeNull();
});

test('what is owed stands in the storage under the names of the specification', { tags: ['A-020'] }, () => {
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

test('where the storage is too full for a long conversation, its last turns are kept', async () => {
  const at = '2026-11-21T18:42:00Z';
  const messages = Array.from(
    { length: 300 },
    (_, id) => ({ id, uid: `phone.${id}`, from: 'person', text: `said ${id}`, tone: 'plain', at }) as const,
  );
  const storage = limited(5_000);
  browserKeep(storage, sessionStorage).keepConversation(() => ({ ...kept, messages }));
  await turnEnd();
  expect(browserKeep(storage, sessionStorage).conversation()).toEqual({ ...kept, messages: messages.slice(-20) });
});

test('in a browser that forbids its storage the conversation lasts as long as the page', async () => {
  const storage = limited(1_000_000);
  const keep = browserKeep(storage, storage);
  keep.keepToken('t');
  keep.keepConversation(() => kept);
  await turnEnd();
  expect([keep.token(), keep.conversation()]).toEqual(['t', kept]);
  keep.clear();
  expect([storage.length, storage.key(0)]).toEqual([0, null]);
});

test('what a signed-in person said does not come back after another tab has signed out', async () => {
  browserKeep(localStorage, sessionStorage).keepConversation(() => ({ ...kept, owner: 'somebody' }));
  await turnEnd();
  expect({ ...localStorage }).toEqual({});
});

test('a conversation that is for nobody here goes alone', () => {
  localStorage.setItem('conversation', JSON.stringify(kept));
  localStorage.setItem('token', 't');
  browserKeep(localStorage, sessionStorage).dropConversation();
  expect({ ...localStorage }).toEqual({ token: 't' });
});

test('a tab that is hidden goes on with the conversation of another once it is seen', () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const heard = vi.fn();
  const stop = browserKeep(localStorage, sessionStorage).watchConversation(heard);
  window.dispatchEvent(new StorageEvent('storage', { key: 'conversation', storageArea: localStorage }));
  expect(heard).not.toHaveBeenCalled();
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
  visibility.mockRestore();
});

test('leaving the page and coming back to it are told', () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const heard = vi.fn();
  const stop = browserKeep(localStorage, sessionStorage).moments(heard);
  document.dispatchEvent(new Event('visibilitychange'));
  // What a hidden page would read is older than what it has not followed yet.
  window.dispatchEvent(new Event('online'));
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new Event('pagehide'));
  stop();
  window.dispatchEvent(new Event('pagehide'));
  expect(heard.mock.calls.flat()).toEqual(['leaving', 'back', 'back', 'leaving']);
  visibility.mockRestore();
});

test('a page that is looked at tells so again and again, and a hidden one does not', () => {
  vi.useFakeTimers();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  const heard = vi.fn();
  const stop = browserKeep(localStorage, sessionStorage).moments(heard);
  vi.advanceTimersByTime(SEEN_AGAIN_MS);
  expect(heard.mock.calls.flat()).toEqual(['back']);
  visibility.mockReturnValue('hidden');
  vi.advanceTimersByTime(SEEN_AGAIN_MS);
  stop();
  visibility.mockReturnValue('visible');
  vi.advanceTimersByTime(SEEN_AGAIN_MS);
  expect(heard).toHaveBeenCalledTimes(1);
  visibility.mockRestore();
  vi.useRealTimers();
});
