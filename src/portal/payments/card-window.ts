import type { WidgetReference } from '#machines/kit/events.ts';
import type { WidgetView } from '#machines/kit/view.ts';
import { trustProvider } from '../browser/trusted-scripts.ts';

/** What a card window says came of it. Nothing in it is believed: the server asks the provider. */
export interface WindowReport {
  readonly result: 'captured' | 'failed' | 'closed' | 'unavailable';
  readonly transaction?: string | undefined;
  readonly message?: string | undefined;
}

/** An open card window. */
export interface CardWindow {
  close(): void;
}

/** The browser's side of a payment provider that has a window over our page: one file a provider. */
export interface CardWindowProvider {
  /** True once its script stands on the page. */
  isThere(): boolean;
  /** Opens its window for an order; null: it cannot. */
  begin(widget: WidgetView, report: (said: WindowReport) => void): CardWindow | null;
}

/**
 * The browser's side of a provider whose own page takes the place of ours: there is no script and no window, and our page is gone
 * before anything is known. A person is sent there once, with the yes that was said on this very page. Whoever is found at the card
 * otherwise has come back (by its way back, the back button, a reload, in another tab or on another device): what the way back says is
 * handed on as a hint, else that the window was closed, and the server asks the provider.
 */
export interface CardPageProvider {
  /** What the query of its way back says of an order; null: nothing. */
  returned(query: URLSearchParams, orderId: string): WindowReport | null;
}

const STATUS = { captured: 'CAPTURED', failed: 'FAILED', closed: 'CLOSED' } as const;

/** What the flow is told of a report. */
export function referenceOf(
  result: keyof typeof STATUS,
  orderId: string,
  { transaction, message }: WindowReport,
): WidgetReference {
  return {
    status: STATUS[result],
    orderId,
    ...(transaction && { trans_id: transaction.slice(0, 64) }),
    ...(message && { message: message.slice(0, 200) }),
  };
}

/** Load a provider's script once; false when it cannot be had, and then the next time tries again. */
export function load(src: string, provider: CardWindowProvider): Promise<boolean> {
  if (provider.isThere()) return Promise.resolve(true);
  return new Promise((resolve) => {
    const script = document.createElement('script');
    trustProvider(src);
    script.src = src;
    script.onload = () => resolve(true);
    script.onerror = () => {
      script.remove();
      resolve(false);
    };
    document.head.append(script);
  });
}
