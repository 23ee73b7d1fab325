import type { CardWindowProvider } from './card-window.ts';

/** The popup, as PopupJS v2 documents it. */
interface Popup {
  resumeTransaction(
    accessCode: string,
    callbacks: {
      onLoad: (transaction: { readonly id: string | number }) => void;
      onSuccess: (transaction: { readonly id?: string | number; readonly message?: string }) => void;
      onCancel: () => void;
      onError: (error: { readonly message?: string }) => void;
    },
  ): unknown;
  cancelTransaction(transaction: unknown): void;
}

declare global {
  interface Window {
    PaystackPop?: new () => Popup;
  }
}

/**
 * Paystack's popup, which goes on with what the server began: neither amount nor key is in the page. A declined card is tried again
 * in the popup itself, so that it never says 'failed'.
 */
export const paystack: CardWindowProvider = {
  isThere: () => window.PaystackPop !== undefined,
  begin({ session }, report) {
    if (window.PaystackPop === undefined || session === undefined) return null;
    const popup = new window.PaystackPop();
    let loaded: string | number | null = null;
    const opened = popup.resumeTransaction(session, {
      onLoad: ({ id }) => {
        loaded = id;
      },
      onSuccess: ({ id, message }) =>
        report({ result: 'captured', transaction: id === undefined ? undefined : String(id), message }),
      onCancel: () => report({ result: 'closed' }),
      // Once it was there somebody may have paid: the server asks.
      onError: ({ message }) => report({ result: loaded === null ? 'unavailable' : 'closed', message }),
    });
    return { close: () => popup.cancelTransaction(loaded ?? opened) };
  },
};
