import { phrasesIn } from '#catalogues/languages/language.ts';
import { CARD_WINDOW } from '#catalogues/sentences/card-window.ts';
import type { Conversation } from '#machines/assistant/conversation/conversation-view.ts';
import type { View, WidgetView } from '#machines/kit/view.ts';
import { createWording } from '#machines/kit/writing/wording.ts';
import { throughPage } from '../payments/card-page.ts';
import {
  type CardPageProvider,
  type CardWindow,
  type CardWindowProvider,
  load,
  referenceOf,
  type WindowReport,
} from '../payments/card-window.ts';
import { flutterwave } from '../payments/flutterwave.ts';
import { netplus } from '../payments/netplus.ts';
import { keepBeneath } from '../payments/page-beneath.ts';
import { paystack } from '../payments/paystack.ts';
import { sandbox } from '../payments/sandbox.ts';
import { type WaysOn, watchSilence } from '../payments/silent-window.ts';

const WINDOWS: ReadonlyMap<string, CardWindowProvider> = new Map(Object.entries({ netplus, paystack, sandbox }));
const PAGES: ReadonlyMap<string, CardPageProvider> = new Map(Object.entries({ flutterwave }));

/** Opens the card window while the flow has one, closes it when it has none, and tells the flow what came of it. */
export function watchWidget(conversation: Conversation): () => void {
  let open: string | null = null;
  // A window that is asked for, closed and asked for again while the script is still loading must open only once.
  let asked = 0;
  let sheet: CardWindow | null = null;
  let before: View | null = null;
  let reachable = () => {};
  /** The flow whose window is to open once more, as soon as the server has said that nothing was paid in the one before. */
  let again: string | null = null;
  const look = () => {
    const { view } = conversation.getSnapshot();
    const openedHere = view !== null && before !== null && isOpening(before) && before.flow === view.flow;
    before = view;
    const widget = view?.widget ?? null;
    openAgain(view);
    if ((widget?.orderId ?? null) === open) return;
    open = widget?.orderId ?? null;
    const former = sheet;
    sheet = null;
    asked += 1;
    former?.close();
    reachable();
    if (widget) void begin(widget, openedHere);
  };

  /** Only what stands closed, and was not paid, opens again; whatever else the server says, or is open by then, is the end of that wish. */
  function openAgain(view: View | null): void {
    if (again === null || view?.busy || view?.widget) return;
    const isSame = view?.flow === again && view.step === 'closed';
    again = null;
    const pays = view?.actions.some(({ type, enabled }) => type === 'CONFIRM' && enabled) ?? false;
    if (isSame && pays) conversation.send({ type: 'CONFIRM' });
  }

  /** The ways on from a window that shows no life. Of one that alone tells of a payment the server cannot be asked: it is only closed. */
  async function waysOn({ untold }: WidgetView, close: () => void): Promise<WaysOn> {
    const phrases = await phrasesIn(conversation.getSnapshot().language).catch(() => null);
    const word = phrases === null ? (text: string) => text : createWording(phrases);
    const there = { label: word(CARD_WINDOW.there), does: () => {} };
    const closes = { label: word(CARD_WINDOW.close), does: close };
    if (untold) return { says: word(CARD_WINDOW.silentUntold), ways: [there, closes] };
    const retries = () => {
      again = conversation.getSnapshot().view?.flow ?? null;
      close();
    };
    return { says: word(CARD_WINDOW.silent), ways: [there, { label: word(CARD_WINDOW.again), does: retries }, closes] };
  }

  async function begin(widget: WidgetView, openedHere: boolean): Promise<void> {
    const mine = asked;
    const portal = document.getElementById('portal');
    const provider = WINDOWS.get(widget.provider);
    const page = PAGES.get(widget.provider);
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
    if (page !== undefined) sheet = throughPage(page, widget, openedHere, report);
    else if (loaded && provider.isThere()) {
      if (portal !== null) {
        const ends = [
          keepBeneath(portal),
          watchSilence(portal, () => waysOn(widget, () => report({ result: 'closed' }))),
        ];
        reachable = () => {
          for (const end of ends) end();
        };
      }
      sheet = provider.begin(widget, report);
    }
    if (sheet === null) report({ result: 'unavailable' });
  }

  look();
  const subscription = conversation.subscribe(look);
  return () => subscription.unsubscribe();
}

/** True while an order is opened that was read back: who meets one that stands already comes to its card by another way. */
const isOpening = ({ busy, summary }: View): boolean => busy !== null && summary.length > 0;
