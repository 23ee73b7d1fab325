import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PUSHING } from '#catalogues/sentences/pushing.ts';
import { pushThrough } from '#src/portal/browser/push-line.ts';
import { keepPushing } from '#src/portal/offline/pushing.ts';
import { draw } from '../support/draw.tsx';
import { fakeConversation } from '../support/fake-conversation.ts';
import { late, settling, visitor } from '../support/scenes/conversations.ts';

/** A browser that takes messages; what it was asked, and what the server was told. */
function browser(answers: NotificationPermission = 'granted', at: NotificationPermission = 'default') {
  const did: string[] = [];
  let held: object | null = null;
  const subscription = {
    endpoint: 'https://push.example/1',
    options: { applicationServerKey: new Uint8Array([4, 1]).buffer },
    getKey: (name: string) => new Uint8Array(name === 'auth' ? [1, 2, 3] : [255, 254, 253]).buffer,
    unsubscribe: async () => {
      did.push('unsubscribed');
      held = null;
      return true;
    },
  };
  const pushManager = {
    getSubscription: async () => held,
    subscribe: async () => {
      did.push('subscribed');
      held = subscription;
      return subscription;
    },
  };
  const registration = { pushManager };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve(registration), getRegistration: async () => registration },
  });
  const permission = { permission: at };
  Object.assign(window, {
    PushManager: class {},
    Notification: Object.assign(permission, {
      requestPermission: async () => {
        did.push('asked');
        permission.permission = answers;
        return answers;
      },
    }),
  });
  pushThrough({
    pushKey: async () => ({ status: 200, data: { publicKey: 'BAE' } }),
    keepPush: async ({ subscription: kept }) => {
      did.push(kept === null ? 'told no' : `told ${kept.endpoint} ${kept.p256dh} ${kept.auth}`);
      return { status: 200, data: { on: kept !== null } };
    },
  });
  return did;
}

const TOLD = 'told https://push.example/1 __79 AQID';

beforeEach(() => localStorage.clear());
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(window, name);
});

test('only where a token is late is it offered to say on this device when it is here, and the browser asks only once that is pressed', async () => {
  const did = browser();
  const { show, user } = await draw(settling);
  expect(screen.queryByRole('button', { name: PUSHING.offer })).toBeNull();
  await show(late);
  expect(did).toEqual([]);
  await user.click(await screen.findByRole('button', { name: PUSHING.offer }));
  expect(await screen.findByText(PUSHING.on)).toBeVisible();
  expect(did).toEqual(['asked', 'subscribed', TOLD]);
  expect(screen.queryByRole('button', { name: PUSHING.offer })).toBeNull();
});

test('who says no to the browser is told where that can be changed, and is not offered it again', async () => {
  const did = browser('denied');
  const { show, user } = await draw(late);
  await user.click(await screen.findByRole('button', { name: PUSHING.offer }));
  expect(await screen.findByText(PUSHING.refused)).toBeVisible();
  expect(did).toEqual(['asked']);
  await show(settling);
  await show({ ...late });
  expect(screen.queryByRole('button', { name: PUSHING.offer })).toBeNull();
});

test('a visitor, whose purchase belongs to no account, is offered none of it', async () => {
  browser();
  await draw({ ...late, session: visitor.session });
  expect(await screen.findAllByText(/It is late/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: PUSHING.offer })).toBeNull();
});

test('who agreed is told in each session of theirs, and nobody else who signs in on the browser; a sign-out ends it', async () => {
  const did = browser('granted', 'granted');
  const { id } = late.session;
  localStorage.setItem('pushing', id ?? '');
  const conversation = fakeConversation(visitor);
  keepPushing(conversation);
  expect(did).toEqual([]);
  conversation.show(settling);
  await vi.waitFor(() => expect(did).toEqual(['subscribed', TOLD]));
  conversation.show({ ...visitor, left: true });
  await vi.waitFor(() => expect(did.at(-1)).toBe('unsubscribed'));
  conversation.show({ ...settling, session: { ...settling.session, id: '00000000-0000-4000-8000-00000000000b' } });
  await vi.waitFor(() => expect(did).toHaveLength(3));
});
