import { type Conversation, mayBeginAnew } from '#machines/assistant/conversation/conversation-view.ts';
import { savesData } from '../browser/saves-data.ts';
import { trustOwnScripts } from '../browser/trusted-scripts.ts';
import { badgeLate } from './badge.ts';
import { hearInstalling } from './installing.ts';
import { keepPushing } from './pushing.ts';
import { KEEP_REST } from './rules.ts';

/** Lets the portal be installed by who wants that. Said in the page as it is sent, a browser would fetch it before the first paint. */
export function offerInstalling(): void {
  hearInstalling();
  const manifest = document.createElement('link');
  manifest.rel = 'manifest';
  manifest.href = '/manifest.webmanifest';
  document.head.append(manifest);
}

/**
 * Has the portal kept by its service worker, so that it opens without a line. Who saves data keeps what it opens with, and of the
 * rest what they use. A browser that forbids workers has the portal as long as it has a line.
 */
export async function keepPortal(conversation: Pick<Conversation, 'getSnapshot' | 'subscribe'>): Promise<void> {
  badgeLate(conversation);
  if (!('serviceWorker' in navigator)) return;
  const workers = navigator.serviceWorker;
  // The first worker is no newer portal: the page that it takes over is of its own build.
  if (workers.controller) workers.addEventListener('controllerchange', () => beginAnewUnseen(conversation));
  try {
    trustOwnScripts();
    await workers.register('/sw.js');
    const { active } = await workers.ready;
    keepPushing(conversation);
    if (!savesData()) active?.postMessage(KEEP_REST);
  } catch {
    // Without a worker the portal is what it was.
  }
}

/** A newer portal is there: the page begins anew while nobody looks at it and nothing is open in it or half written. */
function beginAnewUnseen({ getSnapshot }: Pick<Conversation, 'getSnapshot'>): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' && mayBeginAnew(getSnapshot()) && !isWriting()) location.reload();
  });
}

function isWriting(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('textarea, input');
  return [...fields].some((field) => field.value !== field.defaultValue);
}
