import type { WidgetView } from '#machines/kit/view.ts';
import type { CardWindowProvider } from './card-window.ts';

/** What the script hands to a callback; the transaction has either name (S2 section 7). */
interface Reply {
  readonly trans_id?: string;
  readonly transId?: string;
  readonly message?: string;
}

declare global {
  interface Window {
    /** The sandbox's inline script, once it is loaded (S2 section 7). */
    SandboxPay?: {
      begin(
        order: Omit<WidgetView, 'provider' | 'script'> & {
          onSuccess: (reply?: Reply) => void;
          onFailed: (reply?: Reply) => void;
          onCancel: () => void;
        },
      ): { close(): void };
    };
  }
}

/** The sandbox's sheet: begun with the order, and told by three callbacks. */
export const sandbox: CardWindowProvider = {
  isThere: () => window.SandboxPay !== undefined,
  begin({ provider: _, script: __, ...order }, report) {
    const said = (reply: Reply | undefined) => ({
      transaction: reply?.trans_id ?? reply?.transId,
      message: reply?.message,
    });
    return (
      window.SandboxPay?.begin({
        ...order,
        onSuccess: (reply) => report({ result: 'captured', ...said(reply) }),
        onFailed: (reply) => report({ result: 'failed', ...said(reply) }),
        onCancel: () => report({ result: 'closed' }),
      }) ?? null
    );
  },
};
