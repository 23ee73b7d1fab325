import { afterEach, beforeEach, expect, test } from 'vitest';
import { badgeLate } from '#src/portal/offline/badge.ts';
import { fakeConversation } from '../support/fake-conversation.ts';
import { home, late, paid, settling } from '../support/scenes/conversations.ts';

const done: string[] = [];
beforeEach(() => {
  done.length = 0;
  Object.assign(navigator, {
    setAppBadge: async () => void done.push('marked'),
    clearAppBadge: async () => void done.push('cleared'),
  });
});
afterEach(() => {
  for (const name of ['setAppBadge', 'clearAppBadge']) Reflect.deleteProperty(navigator, name);
  look('visible');
});

function look(state: 'visible' | 'hidden') {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  document.dispatchEvent(new Event('visibilitychange'));
}

test('the icon of the installed portal is marked while a token is late, and no longer once it was seen', () => {
  const conversation = fakeConversation(home);
  badgeLate(conversation);
  conversation.show(settling);
  expect(done).toEqual(['cleared']);
  conversation.show(late);
  expect(done).toEqual(['cleared', 'marked']);
  look('hidden');
  conversation.show(paid);
  expect(done).toEqual(['cleared', 'marked']);
  look('visible');
  expect(done).toEqual(['cleared', 'marked', 'cleared']);
});
