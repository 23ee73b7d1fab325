import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TALK } from '#machines/assistant/sentences.ts';
import { isKnown } from '#src/portal/browser/kept-names.ts';
import type { Portal } from '#src/portal/conversation/portal-context.tsx';
import { PortalProvider, useConversation } from '#src/portal/conversation/portal-context.tsx';
import { portalLater } from '#src/portal/conversation/portal-later.ts';
import { SafetyNet } from '#src/portal/ui/feedback/safety-net.tsx';
import { fakeConversation } from '../support/fake-conversation.ts';
import { confirming, visitor } from '../support/scenes/conversations.ts';

/** A portal whose machines arrive when the test says so. */
function onTheWay() {
  const { promise, resolve, reject } = Promise.withResolvers<Portal>();
  const conversation = fakeConversation(visitor);
  const services = {
    receiptFile: async () => ({ status: 404 as const, data: { message: 'Receipt not available', code: 'not-found' } }),
    billReceipt: async () => ({ status: 404 as const, data: { message: 'Receipt not available', code: 'not-found' } }),
    resendReceipt: async () => ({ status: 200 as const, data: { sentTo: 'ada@example.com' } }),
  };
  const arrive = () => act(async () => resolve({ conversation, services, now: Date.now }));
  return {
    portal: portalLater(promise),
    conversation,
    arrive,
    miss: () => act(async () => reject(new Error('offline'))),
  };
}

function Said() {
  return useConversation((v) => v.messages.at(-1)?.text ?? '');
}
const drawn = (portal: Portal) =>
  render(
    <PortalProvider portal={portal}>
      <SafetyNet>
        <Said />
      </SafetyNet>
    </PortalProvider>,
    // React reports what the safety net has caught, too.
    { onCaughtError: () => {} },
  );

test('a new visitor is greeted before the machines are there', () => {
  const { portal } = onTheWay();
  drawn(portal);
  expect(screen.getByText(TALK.greetVisitor)).toBeInstanceOf(HTMLElement);
  expect(portal.conversation.getSnapshot().suggestions.length).toBeGreaterThan(0);
});

test('what is said and opened meanwhile is done in its order once they are', async () => {
  const { portal, conversation, arrive } = onTheWay();
  portal.conversation.open('airtime-page');
  portal.conversation.say('mtn 500');
  expect(conversation.said).toEqual([]);
  await arrive();
  expect(conversation.opened).toEqual(['airtime-page']);
  expect(conversation.said).toEqual(['mtn 500']);
});

test('from then on the conversation itself is drawn', async () => {
  const { portal, conversation, arrive } = onTheWay();
  drawn(portal);
  await arrive();
  await act(async () => conversation.show(confirming));
  expect(screen.getByText(/This is what I will buy/)).toBeInstanceOf(HTMLElement);
});

test('pages are those of the conversation once it is there; before that nobody can have signed in to one', async () => {
  const { portal, conversation, arrive } = onTheWay();
  expect(() => portal.conversation.pages.dashboard()).toThrow('before anybody could have signed in');
  await arrive();
  expect(portal.conversation.pages.dashboard()).toBe(conversation.ownPages.dashboard);
  expect(portal.conversation.pages.profile()).toBe(conversation.ownPages.profile);
  expect(portal.conversation.pages.list('residents')).toBe(conversation.ownPages.lists.get('residents'));
});

test('where they cannot be fetched the page says so, and offers to load it again', async () => {
  const { portal, miss } = onTheWay();
  drawn(portal);
  await miss();
  expect(screen.getByRole('button', { name: 'Load the page again' })).toBeInstanceOf(HTMLElement);
});

test('a browser that somebody talked with before is not greeted as new', () => {
  localStorage.clear();
  expect(isKnown(localStorage)).toBe(false);
  localStorage.setItem('conversation', '{}');
  expect(isKnown(localStorage)).toBe(true);
  localStorage.clear();
});
