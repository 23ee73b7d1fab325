import type { WidgetReference } from '#machines/kit/events.ts';
import type { WidgetView } from '#machines/kit/view.ts';

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

/** The browser's side of a payment provider: one file a provider. */
export interface CardWindowProvider {
  /** True once its script stands on the page. */
  isThere(): boolean;
  /** Opens its window for an order; null: it cannot. */
  begin(widget: WidgetView, report: (said: WindowReport) => void): CardWindow | null;
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
    script.src = src;
    script.onload = () => resolve(true);
    script.onerror = () => {
      script.remove();
      resolve(false);
    };
    document.head.append(script);
  });
}
