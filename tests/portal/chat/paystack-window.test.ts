import { afterEach, describe, expect, test, vi } from 'vitest';
import { watchWidget } from '#src/portal/conversation/card-widget.ts';
import { fakeConversation } from '../support/fake-conversation.ts';
import { confirming } from '../support/scenes/conversations.ts';
import { confirmView, sandboxWidget } from '../support/scenes/views.ts';

const widget = {
  ...sandboxWidget,
  provider: 'paystack',
  script: 'https://js.paystack.example/v2/inline.js',
  merchantId: 'paystack-test',
  session: 'a-code',
} as const;
const atTheCard = { ...confirming, view: { ...confirmView, step: 'card', widget } };

type Popup = InstanceType<NonNullable<Window['PaystackPop']>>;

/** The popup's script as it would stand on the page. */
function popup() {
  const resumeTransaction = vi.fn<Popup['resumeTransaction']>(() => 'the window');
  const cancelTransaction = vi.fn<Popup['cancelTransaction']>();
  window.PaystackPop = class {
    resumeTransaction = resumeTransaction;
    cancelTransaction = cancelTransaction;
  };
  return { resumeTransaction, cancelTransaction };
}

/** A conversation whose card window is open, what its popup was begun with, and how it ends. */
async function opened() {
  const { resumeTransaction, cancelTransaction } = popup();
  const conversation = fakeConversation(atTheCard);
  watchWidget(conversation);
  await vi.waitFor(() => expect(resumeTransaction).toHaveBeenCalledOnce());
  const [code, callbacks] = resumeTransaction.mock.calls[0] ?? [];
  if (callbacks === undefined) throw new Error('begun with nothing');
  return { conversation, code, callbacks, cancelTransaction };
}

afterEach(() => {
  delete window.PaystackPop;
  document.head.replaceChildren();
});

const reference = (status: string) => ({ status, orderId: 'POWER-8K2M41QD' });

describe("Paystack's popup", () => {
  test('it goes on with what the server began, and nothing else', async () => {
    expect((await opened()).code).toBe('a-code');
  });

  test('what it says is handed on as a hint', async () => {
    const { conversation, callbacks } = await opened();
    callbacks.onLoad({ id: 7 });
    callbacks.onSuccess({ id: 7, message: 'Approved' });
    callbacks.onCancel();
    callbacks.onError({ message: 'gone' });
    expect(conversation.sent).toEqual([
      {
        type: 'WIDGET',
        result: 'captured',
        reference: { ...reference('CAPTURED'), trans_id: '7', message: 'Approved' },
      },
      { type: 'WIDGET', result: 'closed', reference: reference('CLOSED') },
      { type: 'WIDGET', result: 'closed', reference: { ...reference('CLOSED'), message: 'gone' } },
    ]);
  });

  test('one that cannot load says what a script says that cannot', async () => {
    const { conversation, callbacks } = await opened();
    callbacks.onError({ message: 'no such code' });
    expect(conversation.sent).toEqual([{ type: 'WIDGET', result: 'unavailable' }]);
  });

  test('when the flow has moved on it closes, and what it says of that is not heard', async () => {
    const { conversation, callbacks, cancelTransaction } = await opened();
    callbacks.onLoad({ id: 7 });
    cancelTransaction.mockImplementation(() => callbacks.onCancel());
    conversation.show(confirming);
    expect(cancelTransaction).toHaveBeenCalledExactlyOnceWith(7);
    expect(conversation.sent).toEqual([]);
  });

  test('a provider that this page does not know, and an order that nobody began, are unavailable', async () => {
    popup();
    for (const other of [
      { ...widget, provider: 'toString' },
      { ...widget, session: undefined },
    ]) {
      const conversation = fakeConversation({ ...atTheCard, view: { ...atTheCard.view, widget: other } });
      watchWidget(conversation);
      await vi.waitFor(() => expect(conversation.sent).toEqual([{ type: 'WIDGET', result: 'unavailable' }]));
    }
    expect(document.querySelector('script')).toBeNull();
  });

  test('its script is loaded when somebody pays, and not before', async () => {
    const conversation = fakeConversation(confirming);
    watchWidget(conversation);
    expect(document.querySelector('script')).toBeNull();
    conversation.show(atTheCard);
    await vi.waitFor(() => expect(document.querySelector('script')?.src).toBe(widget.script));
  });
});
