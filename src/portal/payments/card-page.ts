import { PAYMENT_RETURN } from '#catalogues/doors.ts';
import { isOverTls } from '#machines/kit/reading/over-tls.ts';
import type { WidgetView } from '#machines/kit/view.ts';
import { storageOr } from '../browser/storage.ts';
import type { CardPageProvider, CardWindow, WindowReport } from './card-window.ts';

/** Under which name the tab keeps where somebody was when they left for a provider's page. */
const LEFT_FROM = 'left-for-payment';

const passing = () => storageOr(() => sessionStorage);

/** What the way back said; null: nobody came by it. */
let said: URLSearchParams | null = null;

let back = false;

/** True once, on the page that somebody came back to: what they paid for is seen there, however soon it was delivered. */
export function isJustBack(): boolean {
  const was = back;
  back = false;
  return was;
}

/** Whoever comes by the way back stands where they were, before anything is drawn. */
export function comeBack(): void {
  if (location.pathname !== PAYMENT_RETURN) return;
  said = new URLSearchParams(location.search);
  back = true;
  history.replaceState(history.state, '', passing().getItem(LEFT_FROM) ?? '/');
  passing().removeItem(LEFT_FROM);
}

/** Sends the person to a provider's page, or reports of who is back; null: it cannot. `openedHere`: the order was opened on this very page. */
export function throughPage(
  provider: CardPageProvider,
  { page, orderId }: WidgetView,
  openedHere: boolean,
  report: (said: WindowReport) => void,
): CardWindow | null {
  const told = said && provider.returned(said, orderId);
  // Who has paid is not sent to pay again, whatever became of what was kept of this page.
  if (told?.result === 'captured' || !openedHere) {
    said = null;
    report(told ?? { result: 'closed' });
    return NOTHING_OPEN;
  }
  if (page === undefined || !isOverTls(page)) return null;
  const left = new AbortController();
  // A page that the browser kept whole while it was away goes on at the card.
  window.addEventListener('pageshow', ({ persisted }) => persisted && report({ result: 'closed' }), left);
  leave(page);
  return { close: () => left.abort() };
}

const NOTHING_OPEN: CardWindow = { close: () => {} };

function leave(page: string): void {
  try {
    passing().setItem(LEFT_FROM, location.pathname + location.search + location.hash);
  } catch {
    // Full storage costs the place, not the purchase: that is kept with the conversation.
  }
  location.assign(page);
}
