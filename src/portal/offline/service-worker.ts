/** The portal's service worker: keeps the files of the portal, so that it opens without a line. Never an answer of the server. It shows the messages that come, too. */
import { fileFor, forgetOutlived, keepFiles, pageFor, type World } from './keeping.ts';
import { followMessage, type MessageWorld, showMessage } from './messages.ts';
import { KEEP_REST, type PortalFiles, wayOf } from './rules.ts';

/** Written in by the build. */
declare const PORTAL_FILES: PortalFiles;

/** An event that a worker stays awake for. */
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Asking extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** What the types of a page do not know of a worker's own scope. */
interface Scope {
  addEventListener(name: 'install' | 'activate', heard: (event: Lasting) => void): void;
  addEventListener(name: 'fetch', heard: (event: Asking) => void): void;
  addEventListener(name: 'push', heard: (event: Lasting & { readonly data: { text(): string } | null }) => void): void;
  addEventListener(
    name: 'notificationclick',
    heard: (event: Lasting & { readonly notification: Notification }) => void,
  ): void;
  addEventListener(name: 'message', heard: (event: Lasting & { readonly data: unknown }) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: {
      readonly type: 'window';
    }): Promise<readonly { readonly url: string; focus(): Promise<unknown> }[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly registration: Pick<ServiceWorkerRegistration, 'showNotification'>;
}

const { version, first, rest } = PORTAL_FILES;
const world: World = {
  caches,
  fetch: (request, init) => fetch(request, init),
  pause: (ms) => new Promise((resume) => setTimeout(resume, ms)),
};

/** True in a worker; this file is run nowhere else. */
function isWorker(scope: object): scope is Scope {
  return 'skipWaiting' in scope && 'clients' in scope;
}

function listen(scope: Scope): void {
  // A newer portal does not wait for the last page of the older one: an open page finds its files of the build before.
  scope.addEventListener('install', (event) =>
    event.waitUntil(keepFiles(world, version, first).then(() => scope.skipWaiting())),
  );
  scope.addEventListener('activate', (event) =>
    event.waitUntil(forgetOutlived(world, PORTAL_FILES).then(() => scope.clients.claim())),
  );
  scope.addEventListener('message', (event) => {
    // Keeping the rest is a favour: what cannot be fetched now is fetched when it is used.
    if (event.data === KEEP_REST) event.waitUntil(keepFiles(world, version, rest).catch(() => undefined));
  });
  const messages: MessageWorld = {
    origin: location.origin,
    show: (title, options) => scope.registration.showNotification(title, options),
    badge: async () => ('setAppBadge' in navigator ? navigator.setAppBadge() : undefined),
    windows: () => scope.clients.matchAll({ type: 'window' }),
    open: (url) => scope.clients.openWindow(url),
  };
  scope.addEventListener('push', (event) => event.waitUntil(showMessage(messages, event.data?.text())));
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(followMessage(messages, event.notification.data));
  });
  scope.addEventListener('fetch', (event) => {
    const way = wayOf(event.request, location.origin);
    if (way === 'page') event.respondWith(pageFor(world, version, event.request));
    if (way === 'file') event.respondWith(fileFor(world, version, event.request));
  });
}

if (isWorker(self)) listen(self);
