import type { Conversation } from '#machines/assistant/conversation/conversation-view.ts';
import type { WidgetReference } from '#machines/kit/events.ts';
import type { WidgetView } from '#machines/kit/view.ts';

/** What the provider's script hands to a callback. Nothing in it is believed: the server asks the provider. */
interface Reply {
  readonly trans_id?: string;
  readonly transId?: string;
  readonly message?: string;
}

/** The provider's inline script, as it stands on the page once it is loaded (S2 section 7). */
interface Provider {
  begin(
    order: Omit<WidgetView, 'provider' | 'script'> & {
      onSuccess: (reply?: Reply) => void;
      onFailed: (reply?: Reply) => void;
      onCancel: () => void;
    },
  ): { close(): void };
}

declare global {
  interface Window {
    SandboxPay?: Provider;
  }
}

/** Opens the card window while the flow has one, closes it when it has none, and tells the flow what came of it. */
export function watchWidget(conversation: Conversation): () => void {
  let open: string | null = null;
  // A window that is asked for, closed and asked for again while the script is still loading must open only once.
  let asked = 0;
  let sheet: { close(): void } | null = null;
  const look = () => {
    const widget = conversation.getSnapshot().view?.widget ?? null;
    if ((widget?.orderId ?? null) === open) return;
    open = widget?.orderId ?? null;
    sheet?.close();
    sheet = null;
    asked += 1;
    if (widget) void begin(widget);
  };

  async function begin(widget: WidgetView): Promise<void> {
    const { provider: _, script, ...order } = widget;
    const mine = asked;
    const loaded = await load(script);
    if (asked !== mine) return;
    if (!loaded || !window.SandboxPay) return conversation.send({ type: 'WIDGET', result: 'unavailable' });
    const report = (result: 'captured' | 'failed' | 'closed', status: WidgetReference['status'], reply?: Reply) => {
      // Of a window that was closed meanwhile nothing is heard any more.
      if (asked === mine)
        conversation.send({ type: 'WIDGET', result, reference: reference(status, widget.orderId, reply) });
    };
    sheet = window.SandboxPay.begin({
      ...order,
      onSuccess: (reply) => report('captured', 'CAPTURED', reply),
      onFailed: (reply) => report('failed', 'FAILED', reply),
      onCancel: () => report('closed', 'CLOSED'),
    });
  }

  look();
  const subscription = conversation.subscribe(look);
  return () => subscription.unsubscribe();
}

function reference(status: WidgetReference['status'], orderId: string, reply?: Reply): WidgetReference {
  const transaction = reply?.trans_id ?? reply?.transId;
  return {
    status,
    orderId,
    ...(transaction && { trans_id: transaction }),
    ...(reply?.message && { message: reply.message.slice(0, 200) }),
  };
}

/** Load the provider's script once; false when it cannot be had, and then the next time tries again. */
function load(src: string): Promise<boolean> {
  if (window.SandboxPay) return Promise.resolve(true);
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
