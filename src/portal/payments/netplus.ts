import type { CardWindowProvider } from './card-window.ts';

/** What its script hands over, of either generation. */
interface Reply {
  readonly code?: string;
  readonly trans_id?: string;
  readonly transId?: string;
  readonly message?: string;
}

/** The inline widget, as its documentation has it. */
interface Inline {
  setup(options: {
    readonly merchant: string;
    readonly customer_name: string;
    readonly email: string;
    /** Naira. */
    readonly amount: number;
    readonly currency_code: string;
    readonly narration: string;
    readonly order_id: string;
    readonly container: string;
    readonly callBack: (reply?: Reply) => void;
    readonly onClose: () => void;
  }): void;
  prepareFrame(): void;
  closeIframe(): void;
}

declare global {
  interface Window {
    netpluspayPOP?: Inline;
  }
}

/** Where the script puts its frame: an id of its own documentation. */
const PLACE = 'paymentFrame';

/**
 * NetPlusPay's inline widget. The server knows the payment by the number that it tells here, and by nothing else, so that every reply
 * hands it on. What is not plainly a refusal may have charged: the server asks.
 */
export const netplus: CardWindowProvider = {
  isThere: () => window.netpluspayPOP !== undefined,
  begin({ merchantId, name, email, amount, currency, narration, orderId }, report) {
    const inline = window.netpluspayPOP;
    if (inline === undefined) return null;
    const place = document.createElement('div');
    place.id = PLACE;
    document.body.append(place);
    const close = () => {
      inline.closeIframe();
      place.remove();
    };
    inline.setup({
      merchant: merchantId,
      customer_name: name,
      email,
      amount,
      currency_code: currency,
      narration,
      order_id: orderId,
      container: PLACE,
      callBack(reply) {
        close();
        const result = reply?.code === '90' ? 'failed' : 'captured';
        report({ result, transaction: reply?.trans_id ?? reply?.transId, message: reply?.message });
      },
      onClose() {
        place.remove();
        report({ result: 'closed' });
      },
    });
    inline.prepareFrame();
    return { close };
  },
};
