import { afterEach, expect, test, vi } from 'vitest';
import { watchWidget } from '#src/portal/conversation/card-widget.ts';
import { fakeConversation } from '../support/fake-conversation.ts';
import { confirming } from '../support/scenes/conversations.ts';
import { confirmView } from '../support/scenes/views.ts';

const ORDER = 'POWER-8K2M41QD';
const widget = {
  provider: 'netplus',
  script: 'https://netpluspay.example/inlinetestpayment/js/inline.js',
  merchantId: 'TEST5f0a',
  name: 'Amaka Eze',
  email: 'resident@palmcourt.example',
  narration: 'Electricity Topup',
  amount: 5050,
  currency: 'NGN',
  orderId: ORDER,
} as const;
const atTheCard = { ...confirming, view: { ...confirmView, step: 'card', widget } };

type Inline = NonNullable<Window['netpluspayPOP']>;

/** A conversation whose card window is open, and what its widget was begun with. */
async function opened() {
  const inline = {
    setup: vi.fn<Inline['setup']>(),
    prepareFrame: vi.fn<Inline['prepareFrame']>(),
    closeIframe: vi.fn<Inline['closeIframe']>(),
  };
  window.netpluspayPOP = inline;
  const conversation = fakeConversation(atTheCard);
  watchWidget(conversation);
  await vi.waitFor(() => expect(inline.prepareFrame).toHaveBeenCalledOnce());
  const [options] = inline.setup.mock.calls[0] ?? [];
  if (options === undefined) throw new Error('begun with nothing');
  return { conversation, options, inline };
}
const place = () => document.getElementById('paymentFrame');

afterEach(() => {
  delete window.netpluspayPOP;
  document.body.replaceChildren();
});

test('the widget is begun with the order, in a place of its own', async () => {
  const { options } = await opened();
  expect(options).toMatchObject({
    ...{ merchant: 'TEST5f0a', customer_name: 'Amaka Eze', email: 'resident@palmcourt.example', amount: 5050 },
    ...{ currency_code: 'NGN', narration: 'Electricity Topup', order_id: ORDER, container: 'paymentFrame' },
  });
  expect(place()).not.toBeNull();
});

test.each([
  [{ code: '00', trans_id: 'NP7', message: 'APPROVED' }, 'captured', { status: 'CAPTURED', trans_id: 'NP7' }],
  [{ code: '00', transId: 'NP8' }, 'captured', { status: 'CAPTURED', trans_id: 'NP8' }],
  [{ code: '90', trans_id: 'NP9' }, 'failed', { status: 'FAILED', trans_id: 'NP9' }],
  // What is not plainly a refusal may have charged.
  [{ code: 'S0', trans_id: 'NP1' }, 'captured', { status: 'CAPTURED', trans_id: 'NP1' }],
  [undefined, 'captured', { status: 'CAPTURED' }],
])('what it says is handed on with the number of the payment, and the frame goes: %o', async (reply, result, said) => {
  const { conversation, options, inline } = await opened();
  options.callBack(reply);
  expect(conversation.sent).toMatchObject([{ type: 'WIDGET', result, reference: { orderId: ORDER, ...said } }]);
  expect(inline.closeIframe).toHaveBeenCalled();
  expect(place()).toBeNull();
});

test('who closes it, and a flow that has moved on, leave nothing behind', async () => {
  const { conversation, options, inline } = await opened();
  options.onClose();
  expect(conversation.sent).toEqual([
    { type: 'WIDGET', result: 'closed', reference: { status: 'CLOSED', orderId: ORDER } },
  ]);
  expect(place()).toBeNull();
  conversation.show(confirming);
  expect(inline.closeIframe).toHaveBeenCalledOnce();
  options.callBack({ code: '00' });
  expect(conversation.sent).toHaveLength(1);
});
