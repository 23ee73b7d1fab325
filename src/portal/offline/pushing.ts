import type { Conversation } from '#machines/assistant/conversation/conversation-view.ts';
import { KEPT } from '../browser/kept-names.ts';
import { pushLine } from '../browser/push-line.ts';
import { storageOr } from '../browser/storage.ts';

/** Whether this browser takes messages for somebody: it cannot, it is forbidden to, nobody agreed, or they did. */
export type Pushing = 'none' | 'refused' | 'off' | 'on';

const lasting = () => storageOr(() => localStorage);

/** How it stands for the account with that id. What one person agreed to is nothing to the next who signs in here; a sign-out forgets it. */
export function pushingFor(account: string | null): Pushing {
  if (account === null || !('PushManager' in window) || !('Notification' in window)) return 'none';
  if (!('serviceWorker' in navigator)) return 'none';
  if (Notification.permission === 'denied') return 'refused';
  return Notification.permission === 'granted' && lasting().getItem(KEPT.pushing) === account ? 'on' : 'off';
}

/** Has the browser ask, as somebody pressed for it, and the server told where it takes messages. Rejects where one of them could not be reached. */
export async function turnOn(account: string): Promise<Pushing> {
  const allowed = await Notification.requestPermission();
  if (allowed !== 'granted') return allowed === 'denied' ? 'refused' : 'off';
  const { pushManager } = await navigator.serviceWorker.ready;
  await told(await subscribed(pushManager));
  lasting().setItem(KEPT.pushing, account);
  return 'on';
}

/** No message comes any more. */
export async function turnOff(): Promise<Pushing> {
  lasting().removeItem(KEPT.pushing);
  await pushLine()?.keepPush({ subscription: null });
  await forget();
  return 'off';
}

/**
 * Who agreed before is told in each session of theirs: the server forgets it as a session ends. The browser of who signs out takes no messages
 * any more.
 */
export function keepPushing({ getSnapshot, subscribe }: Pick<Conversation, 'getSnapshot' | 'subscribe'>): void {
  let before: string | null = null;
  const look = () => {
    const { session, left } = getSnapshot();
    if (session.id === before) return;
    const signedOut = before !== null && session.id === null && left;
    before = session.id;
    if (signedOut) forget().catch(() => undefined);
    // What could not be told now is at the next visit.
    else if (pushingFor(session.id) === 'on') again().catch(() => undefined);
  };
  look();
  subscribe(look);
}

async function again(): Promise<void> {
  const { pushManager } = await navigator.serviceWorker.ready;
  await told(await subscribed(pushManager));
}

async function forget(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

async function subscribed(pushManager: PushManager): Promise<PushSubscription> {
  const answer = await pushLine()?.pushKey({});
  if (answer?.status !== 200) throw new Error('The key for messages was not told.');
  const applicationServerKey = answer.data.publicKey;
  const held = await pushManager.getSubscription();
  if (held !== null) {
    if (encoded(held.options.applicationServerKey) === applicationServerKey) return held;
    // Of another portal, or of before its keys were lost: nothing that we send would be taken.
    await held.unsubscribe();
  }
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

async function told(subscription: PushSubscription): Promise<void> {
  const subscribedAs = {
    endpoint: subscription.endpoint,
    p256dh: encoded(subscription.getKey('p256dh')),
    auth: encoded(subscription.getKey('auth')),
  };
  const answer = await pushLine()?.keepPush({ subscription: subscribedAs });
  if (answer?.status !== 200 || !answer.data.on) throw new Error('Where messages go was not kept.');
}

/** In base64url, as keys are written there. */
function encoded(bytes: ArrayBuffer | null): string {
  const text = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
