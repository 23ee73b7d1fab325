import { createListeners } from '#machines/kit/listeners.ts';
import { KEPT } from '../browser/kept-names.ts';
import { storageOr } from '../browser/storage.ts';

/** What Chromium fires once it would install the portal; it asks the person only when it is told to. */
interface AsksToInstall extends Event {
  prompt(): Promise<unknown>;
}

/** How this device could install the portal: by its own dialog, or by hand, as an iPhone does. */
interface Installing {
  readonly by: 'dialog' | 'hand';
}

const BY_DIALOG: Installing = { by: 'dialog' };
const BY_HAND: Installing = { by: 'hand' };

/** After so many purchases that were delivered here it is offered, once. */
const PURCHASES = 2;
/** What is kept of the device in place of a count while it is offered, and once that is over. */
const SHOWN = 'shown';
const OVER = 'over';
/** In the storage of the tab: the purchase that was counted last, so that a page that is loaded anew counts it once. */
const COUNTED = 'counted-purchase';

const { subscribe, tell } = createListeners();
const lasting = () => storageOr(() => localStorage);
const passing = () => storageOr(() => sessionStorage);
let dialog: AsksToInstall | null = null;

/** How the portal may be offered now; null: it is not. */
export const installOffer = { subscribe, getSnapshot: offered } as const;

function offered(): Installing | null {
  const count = lasting().getItem(KEPT.installing);
  const due = count === SHOWN || Number(count) >= PURCHASES;
  if (!due || matchMedia('(display-mode: standalone)').matches) return null;
  if (dialog !== null) return BY_DIALOG;
  // Only the browsers of an iPhone say whether they stand on the home screen.
  return 'standalone' in navigator && navigator.standalone === false ? BY_HAND : null;
}

/** Hears from now on whether the browser would install the portal, and keeps its own offer back. */
export function hearInstalling(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    if (!isAsking(event)) return;
    event.preventDefault();
    dialog = event;
    tell();
  });
  window.addEventListener('appinstalled', answerInstalling);
}

const isAsking = (event: Event): event is AsksToInstall => 'prompt' in event;

/** A purchase was delivered on this device; `order` tells it from the one before. */
export function countDelivered(order: string): void {
  const kept = lasting().getItem(KEPT.installing);
  if (kept === OVER || passing().getItem(COUNTED) === order) return;
  // It was offered below the purchase before, and nobody answered: once is enough.
  put(lasting(), KEPT.installing, kept === SHOWN ? OVER : String((Number(kept) || 0) + 1));
  put(passing(), COUNTED, order);
  tell();
}

/** The offer stands on the page. */
export const showInstalling = (): void => put(lasting(), KEPT.installing, SHOWN);

/** Has the browser ask, or takes the word that it is done; either way it is not offered again. */
export function install(): void {
  const asks = dialog;
  answerInstalling();
  void asks?.prompt().catch(() => undefined);
}

/** There is an answer, whichever: it is never offered again on this device. */
export function answerInstalling(): void {
  put(lasting(), KEPT.installing, OVER);
  dialog = null;
  tell();
}

function put(storage: Storage, name: string, value: string): void {
  try {
    storage.setItem(name, value);
  } catch {
    // Full storage costs an offer that comes again.
  }
}
