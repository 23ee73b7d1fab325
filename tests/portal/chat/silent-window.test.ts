import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CARD_WINDOW } from '#catalogues/sentences/card-window.ts';
import { watchWidget } from '#src/portal/conversation/card-widget.ts';
import { fakeConversation } from '../support/fake-conversation.ts';
import { confirming } from '../support/scenes/conversations.ts';
import { confirmView, sandboxWidget as widget } from '../support/scenes/views.ts';

const atTheCard = { ...confirming, view: { ...confirmView, step: 'card', widget } };
const settling = { ...confirming, view: { ...confirmView, step: 'settling', widget: null, busy: 'Asking' } };
const closed = { ...confirming, view: { ...confirmView, step: 'closed', widget: null, busy: null } };
const pending = { ...confirming, view: { ...confirmView, step: 'pending', widget: null, actions: [] } };
const reported = {
  type: 'WIDGET',
  result: 'closed',
  reference: { status: 'CLOSED', orderId: 'POWER-8K2M41QD' },
};

/** A card window whose frame stands over the page, at the end of so many seconds. */
async function stands({ untold = false, seconds = 21 } = {}) {
  const close = vi.fn(() => document.querySelector('iframe')?.remove());
  window.SandboxPay = {
    begin: () => {
      document.body.append(document.createElement('iframe'));
      return { close };
    },
  };
  const view = { ...atTheCard.view, widget: { ...widget, ...(untold && { untold: true as const }) } };
  const conversation = fakeConversation({ ...atTheCard, view });
  watchWidget(conversation);
  await vi.advanceTimersByTimeAsync(seconds * 1000);
  return { conversation, close };
}

const offer = () => document.querySelector('.silent-window');
const ways = () => [...document.querySelectorAll('.silent-window button')].map(({ textContent }) => textContent);
const press = (label: string) =>
  [...document.querySelectorAll<HTMLButtonElement>('.silent-window button')]
    .find(({ textContent }) => textContent === label)
    ?.click();

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div id="portal"></div>';
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

afterEach(() => {
  vi.useRealTimers();
  delete window.SandboxPay;
  document.body.replaceChildren();
});

describe('a card window that shows no life', () => {
  test('can be closed or tried again over it, after a while and not before', async () => {
    const { conversation } = await stands({ seconds: 15 });
    expect(offer()).toBeNull();
    await vi.advanceTimersByTimeAsync(6000);
    expect(offer()?.textContent).toContain(CARD_WINDOW.silent);
    expect(offer()?.getAttribute('role')).toBe('alert');
    expect(ways()).toEqual([CARD_WINDOW.there, CARD_WINDOW.again, CARD_WINDOW.close]);
    expect(conversation.sent).toEqual([]);
  });

  test('is closed by a press, and the server is asked what was paid', async () => {
    const { conversation } = await stands();
    press(CARD_WINDOW.close);
    expect(conversation.sent).toEqual([reported]);
    expect(offer()).toBeNull();
    conversation.show(settling);
    conversation.show(closed);
    expect(conversation.sent).toEqual([reported]);
  });

  test('is tried again only once the server says that nothing was paid in it', async () => {
    const { conversation, close } = await stands();
    press(CARD_WINDOW.again);
    expect(conversation.sent).toEqual([reported]);
    conversation.show(settling);
    expect(close).toHaveBeenCalledOnce();
    expect(conversation.sent).toEqual([reported]);
    conversation.show(closed);
    expect(conversation.sent).toEqual([reported, { type: 'CONFIRM' }]);
  });

  test('is not tried again where it is not known whether it was paid, and later neither', async () => {
    const { conversation } = await stands();
    press(CARD_WINDOW.again);
    conversation.show(settling);
    conversation.show(pending);
    conversation.show(closed);
    expect(conversation.sent).toEqual([reported]);
  });

  test('confirms nothing else that stands closed by then', async () => {
    const { conversation } = await stands();
    press(CARD_WINDOW.again);
    conversation.show(settling);
    conversation.show({ ...closed, view: { ...closed.view, flow: 'airtime' } });
    conversation.show(closed);
    expect(conversation.sent).toEqual([reported]);
  });

  test('is left in peace by whoever says that it is there', async () => {
    const { conversation } = await stands();
    press(CARD_WINDOW.there);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([offer(), conversation.sent]).toEqual([null, []]);
  });

  test('is only closed where it alone tells of a payment', async () => {
    await stands({ untold: true });
    expect(offer()?.textContent).toContain(CARD_WINDOW.silentUntold);
    expect(ways()).toEqual([CARD_WINDOW.there, CARD_WINDOW.close]);
  });
});

test('a card window that speaks is alive, and nothing is offered over it', async () => {
  await stands({ seconds: 10 });
  const source = document.querySelector('iframe')?.contentWindow ?? null;
  window.dispatchEvent(new MessageEvent('message', { source, data: {} }));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(offer()).toBeNull();
});

test('a card window that is over takes the offer with it', async () => {
  const { conversation } = await stands();
  conversation.show(settling);
  expect(offer()).toBeNull();
});
