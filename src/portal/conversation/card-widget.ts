import type { Conversation } from '#machines/assistant/conversation/conversation-view.ts';
import type { WidgetView } from '#machines/kit/view.ts';
import {
  type CardWindow,
  type CardWindowProvider,
  load,
  referenceOf,
  type WindowReport,
} from '../payments/card-window.ts';
import { paystack } from '../payments/paystack.ts';
import { sandbox } from '../payments/sandbox.ts';

const PROVIDERS: ReadonlyMap<string, CardWindowProvider> = new Map(Object.entries({ paystack, sandbox }));

/** Opens the card window while the flow has one, closes it when it has none, and tells the flow what came of it. */
export function watchWidget(conversation: Conversation): () => void {
  let open: string | null = null;
  // A window that is asked for, closed and asked for again while the script is still loading must open only once.
  let asked = 0;
  let sheet: CardWindow | null = null;
  const look = () => {
    const widget = conversation.getSnapshot().view?.widget ?? null;
    if ((widget?.orderId ?? null) === open) return;
    open = widget?.orderId ?? null;
    const former = sheet;
    sheet = null;
    asked += 1;
    former?.close();
    if (widget) void begin(widget);
  };

  async function begin(widget: WidgetView): Promise<void> {
    const mine = asked;
    const provider = PROVIDERS.get(widget.provider);
    const loaded = provider !== undefined && (await load(widget.script, provider));
    if (asked !== mine) return;
    const report = (said: WindowReport) => {
      // Of a window that was closed meanwhile nothing is heard any more.
      if (asked !== mine) return;
      const { result } = said;
      conversation.send(
        result === 'unavailable'
          ? { type: 'WIDGET', result }
          : { type: 'WIDGET', result, reference: referenceOf(result, widget.orderId, said) },
      );
    };
    sheet = loaded && provider.isThere() ? provider.begin(widget, report) : null;
    if (sheet === null) report({ result: 'unavailable' });
  }

  look();
  const subscription = conversation.subscribe(look);
  return () => subscription.unsubscribe();
}
