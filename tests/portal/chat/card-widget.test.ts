import { afterEach, describe, expect, test, vi } from 'vitest';
import { watchWidget } from '#src/portal/conversation/card-widget.ts';
import { fakeConversation } from '../support/fake-conversation.ts';
import { confirming } from '../support/scenes/conversations.ts';
import { confirmView, sandboxWidget as widget } from '../support/scenes/views.ts';

const atTheCard = { ...confirming, view: { ...confirmView, step: 'card', widget } };

/** The provider's script as it would stand on the page; what it is begun with is written down. */
function provider() {
  const close = vi.fn();
  const begin = vi.fn<NonNullable<Window['SandboxPay']>['begin']>(() => ({ close }));
  window.SandboxPay = { begin };
  return { begin, close };
}

afterEach(() => {
  delete window.SandboxPay;
  document.head.replaceChildren();
});

describe('the card window', () => {
  test('it is begun with the order, and not with where its script lies', async () => {
    const { begin } = provider();
    const conversation = fakeConversation(confirming);
    watchWidget(conversation);
    conversation.show(atTheCard);
    await vi.waitFor(() => expect(begin).toHaveBeenCalledOnce());
    const { provider: _, script: __, ...order } = widget;
    expect(begin.mock.calls[0]?.[0]).toMatchObject(order);
    expect(begin.mock.calls[0]?.[0]).not.toHaveProperty('script');
  });

  test('a captured card is reported to the flow as a hint', async () => {
    const { begin } = provider();
    const conversation = fakeConversation(atTheCard);
    watchWidget(conversation);
    await vi.waitFor(() => expect(begin).toHaveBeenCalledOnce());
    begin.mock.calls[0]?.[0].onSuccess({ transId: 'T-1', message: 'Approved' });
    expect(conversation.sent).toEqual([
      {
        type: 'WIDGET',
        result: 'captured',
        reference: { status: 'CAPTURED', orderId: 'POWER-8K2M41QD', trans_id: 'T-1', message: 'Approved' },
      },
    ]);
  });

  test('a card that was refused is reported as FAILED, its transaction under either of its names', {
    tags: ['B-030'],
  }, async () => {
    const { begin } = provider();
    const conversation = fakeConversation(atTheCard);
    watchWidget(conversation);
    await vi.waitFor(() => expect(begin).toHaveBeenCalledOnce());
    begin.mock.calls[0]?.[0].onFailed({ trans_id: 'T-1' });
    begin.mock.calls[0]?.[0].onFailed({ transId: 'T-2' });
    const report = (transaction: string) => ({
      type: 'WIDGET',
      result: 'failed',
      reference: { status: 'FAILED', orderId: 'POWER-8K2M41QD', trans_id: transaction },
    });
    expect(conversation.sent).toEqual([report('T-1'), report('T-2')]);
  });

  test('a window that the person closes is reported as closed', async () => {
    const { begin } = provider();
    const conversation = fakeConversation(atTheCard);
    watchWidget(conversation);
    await vi.waitFor(() => expect(begin).toHaveBeenCalledOnce());
    begin.mock.calls[0]?.[0].onCancel();
    expect(conversation.sent).toEqual([
      { type: 'WIDGET', result: 'closed', reference: { status: 'CLOSED', orderId: 'POWER-8K2M41QD' } },
    ]);
  });

  test('when the flow has moved on the window closes, and what it still says is not heard', async () => {
    const { begin, close } = provider();
    const conversation = fakeConversation(atTheCard);
    watchWidget(conversation);
    await vi.waitFor(() => expect(begin).toHaveBeenCalledOnce());
    conversation.show(confirming);
    expect(close).toHaveBeenCalledOnce();
    begin.mock.calls[0]?.[0].onSuccess();
    expect(conversation.sent).toEqual([]);
  });

  test('a window that is closed and asked for again while its script loads opens once', async () => {
    const conversation = fakeConversation(atTheCard);
    watchWidget(conversation);
    await vi.waitFor(() => expect(document.querySelector('script')).not.toBeNull());
    conversation.show(confirming);
    conversation.show(atTheCard);
    const { begin } = provider();
    for (const script of document.querySelectorAll('script')) script.dispatchEvent(new Event('load'));
    await vi.waitFor(() => expect(begin).toHaveBeenCalledOnce());
    await Promise.resolve();
    expect(begin).toHaveBeenCalledOnce();
    expect(conversation.sent).toEqual([]);
  });

  test('an order without an e-mail address is paid like any other', async () => {
    const { begin } = provider();
    const conversation = fakeConversation({
      ...atTheCard,
      view: { ...atTheCard.view, widget: { ...widget, email: '', narration: 'Airtime', orderId: 'AIRTIME-3F7Q21ZX' } },
    });
    watchWidget(conversation);
    await vi.waitFor(() => expect(begin).toHaveBeenCalledOnce());
    expect(begin.mock.calls[0]?.[0]).toMatchObject({ email: '', narration: 'Airtime' });
  });

  test('a script that cannot be loaded is said, and tried again the next time', async () => {
    const conversation = fakeConversation(atTheCard);
    watchWidget(conversation);
    await vi.waitFor(() => expect(document.querySelector('script')?.getAttribute('src')).toBe(widget.script));
    document.querySelector('script')?.dispatchEvent(new Event('error'));
    await vi.waitFor(() => expect(conversation.sent).toEqual([{ type: 'WIDGET', result: 'unavailable' }]));
    expect(document.querySelector('script')).toBeNull();
  });
});
