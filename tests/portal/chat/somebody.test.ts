import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HERE_MS } from '#src/client/presence.ts';
import { presenceHere } from '#src/portal/browser/somebody.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test.each(['pointerdown', 'keydown', 'click', 'input', 'wheel'])('somebody is before the page after a %s', (deed) => {
  const { isHere } = presenceHere();
  expect(isHere()).toBe(true);
  vi.advanceTimersByTime(HERE_MS + 1);
  expect(isHere()).toBe(false);
  document.body.dispatchEvent(new Event(deed, { bubbles: true }));
  expect(isHere()).toBe(true);
});

test('nobody is, for what the page does by itself', () => {
  const { isHere } = presenceHere();
  vi.advanceTimersByTime(HERE_MS + 1);
  for (const event of ['online', 'storage', 'pageshow']) window.dispatchEvent(new Event(event));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(isHere()).toBe(false);
});
