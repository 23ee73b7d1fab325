import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { watchWidget } from '#src/portal/conversation/card-widget.ts';
import { comeBack } from '#src/portal/payments/card-page.ts';
import { type FakeConversation, fakeConversation } from '../support/fake-conversation.ts';
import { confirming } from '../support/scenes/conversations.ts';
import { confirmView } from '../support/scenes/views.ts';

const ORDER = 'POWER-8K2M41QD';
const PAGE = 'https://checkout.example/v3/hosted/pay/1';
const widget = {
  provider: 'flutterwave',
  script: '',
  page: PAGE,
  merchantId: 'flutterwave-test',
  name: 'Amaka Eze',
  email: 'resident@palmcourt.example',
  narration: 'Electricity Topup',
  amount: 5050,
  currency: 'NGN',
  orderId: ORDER,
} as const;
const atTheCard = { ...confirming, view: { ...confirmView, step: 'card', widget } };
const opening = { ...confirming, view: { ...confirmView, step: 'opening', busy: 'Preparing your payment' } };

const real = window.location;

let stop = () => {};
/** A conversation that is watched, as it stands when the page begins. */
function watched(first: typeof confirming): FakeConversation {
  const conversation = fakeConversation(first);
  stop = watchWidget(conversation);
  return conversation;
}
/** Where the page was sent. */
const left = vi.fn<(address: string) => void>();
const at = (address: string) => window.history.replaceState(null, '', address);

beforeEach(() => {
  at('/dashboard?face=chat');
  // The real one cannot be changed; this one reads it.
  const here = { get: (_: object, name: string) => (name === 'assign' ? left : Reflect.get(real, name)) };
  vi.stubGlobal('location', new Proxy({}, here));
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  left.mockReset();
  sessionStorage.clear();
});

const closed = { type: 'WIDGET', result: 'closed', reference: { status: 'CLOSED', orderId: ORDER } };

describe('a provider with a page of its own', () => {
  test('a yes that was said here leads there, and no script is loaded', () => {
    const conversation = watched(confirming);
    conversation.show(opening);
    expect(left).not.toHaveBeenCalled();
    conversation.show(atTheCard);
    expect(left).toHaveBeenCalledExactlyOnceWith(PAGE);
    expect(conversation.sent).toEqual([]);
    expect(document.querySelector('script')).toBeNull();
  });

  test.each([
    ['http://127.0.0.1:4001/pay/1', true],
    ['http://localhost:4001/pay/1', true],
    ['http://checkout.example/pay/1', false],
    ['http://127.0.0.1.checkout.example/pay/1', false],
    ['http://localhost@checkout.example/pay/1', false],
    ['javascript:alert(1)', false],
  ])('its page %s is reached by TLS, or on this machine: %s', (page, isShown) => {
    const conversation = watched(confirming);
    conversation.show(opening);
    conversation.show({ ...atTheCard, view: { ...atTheCard.view, widget: { ...widget, page } } });
    expect(left.mock.calls).toEqual(isShown ? [[page]] : []);
  });

  test.each([
    ['successful', 'captured', 'CAPTURED'],
    ['completed', 'captured', 'CAPTURED'],
    ['pending', 'captured', 'CAPTURED'],
    ['failed', 'failed', 'FAILED'],
    ['cancelled', 'closed', 'CLOSED'],
    ['toString', 'closed', 'CLOSED'],
  ])('who comes back by its way stands where they left, and "%s" is handed on as a hint', (word, result, status) => {
    const before = watched(confirming);
    before.show(opening);
    before.show(atTheCard);
    stop();
    at(`/payment-return?status=${word}&tx_ref=${ORDER}&transaction_id=7`);
    comeBack();
    expect(real.pathname + real.search).toBe('/dashboard?face=chat');
    const { sent } = watched(atTheCard);
    expect(sent).toEqual([{ type: 'WIDGET', result, reference: { status, orderId: ORDER, trans_id: '7' } }]);
    expect(left).toHaveBeenCalledOnce();
  });

  test('a reload, the back button and another device meet the order as it stands, and nobody is sent away', () => {
    expect(watched(atTheCard).sent).toEqual([closed]);
    stop();
    // What was kept comes a moment after the page.
    const later = watched({ ...confirming, view: null });
    later.show(atTheCard);
    expect(later.sent).toEqual([closed]);
    stop();
    // A page whose form was being opened when the account's conversation came.
    const form = watched({ ...confirming, view: { ...opening.view, summary: [] } });
    form.show(atTheCard);
    expect(form.sent).toEqual([closed]);
    expect(left).not.toHaveBeenCalled();
  });

  test('a page that the browser kept whole asks at once, and after that no more', () => {
    const conversation = watched(confirming);
    conversation.show(opening);
    conversation.show(atTheCard);
    const shown = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    shown(false);
    expect(conversation.sent).toEqual([]);
    shown(true);
    expect(conversation.sent).toEqual([closed]);
    conversation.show(confirming);
    shown(true);
    expect(conversation.sent).toEqual([closed]);
  });

  test('a way back of another order says nothing of this one, and a second yes leads there again', () => {
    at('/payment-return?status=successful&tx_ref=POWER-OTHER');
    comeBack();
    expect(real.pathname).toBe('/');
    const conversation = watched(atTheCard);
    expect(conversation.sent).toEqual([closed]);
    conversation.show(confirming);
    conversation.show(opening);
    conversation.show(atTheCard);
    expect(left).toHaveBeenCalledExactlyOnceWith(PAGE);
  });

  test('who has paid is not sent to pay again, even where what was kept says that the order is being opened', () => {
    at(`/payment-return?status=successful&tx_ref=${ORDER}`);
    comeBack();
    const conversation = watched(opening);
    conversation.show(atTheCard);
    expect(left).not.toHaveBeenCalled();
    expect(conversation.sent).toMatchObject([{ result: 'captured' }]);
  });

  test.each([undefined, 'javascript:alert(1)', '/pay'])('an address that is none is unavailable: %s', (page) => {
    const conversation = watched(opening);
    conversation.show({ ...atTheCard, view: { ...atTheCard.view, widget: { ...widget, page: page ?? '' } } });
    expect(conversation.sent).toEqual([{ type: 'WIDGET', result: 'unavailable' }]);
    expect(left).not.toHaveBeenCalled();
  });
});
