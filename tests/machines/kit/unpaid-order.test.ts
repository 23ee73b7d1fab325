import { describe, expect, test } from 'vitest';
import type { Services } from '#catalogues/calls/services.ts';
import { DELAYS } from '#catalogues/delays.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import type { OrderState } from '#catalogues/orders.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { type Script, scripted } from '../../support/portal.ts';
import { shop } from '../../support/shop.ts';

const FORM = { provider: 'phcneko', meterNumber: '45700000011', email: 'ada@example.com', amount: '5000' };

/** A server that holds the question about an order until `tell` gives it a state. */
function heldStatus() {
  const held = new Set<(state: OrderState) => void>();
  const asked: (OrderState | undefined)[] = [];
  const billStatus: Services['billStatus'] = ({ orderId, wait }, signal) =>
    new Promise((resolve, reject) => {
      const answer = (state: OrderState) =>
        resolve({ status: 200, data: { orderId, state, updatedAt: '2026-11-21T18:42:00.000Z' } });
      held.add(answer);
      signal?.addEventListener('abort', () => {
        held.delete(answer);
        reject(signal.reason);
      });
      asked.push(wait);
    });
  const tell = async (state: OrderState) => {
    await expect.poll(() => held.size).toBe(1);
    const [answer] = held;
    held.clear();
    answer?.(state);
  };
  return { asked, billStatus, tell };
}

/** An order whose card window is open. */
async function atTheCard(given: Partial<Script> = {}) {
  const { asked, billStatus, tell } = heldStatus();
  const waits: number[] = [];
  const pause = async (ms: number) => void waits.push(ms);
  const form = await shop('public-power', given, { services: { billStatus }, pause });
  await form.fill(FORM);
  await form.press('NEXT');
  await form.press('CONFIRM');
  expect(form.view().step).toBe('card');
  waits.length = 0;
  return { ...form, asked, tell, waits };
}

const opened = (form: Awaited<ReturnType<typeof atTheCard>>) =>
  form.calls('openBill').map((input) => Object(input).key);

describe('an order that nobody paid for half an hour', () => {
  test('keeps its card window, which may be open in the middle of a card number', async () => {
    const form = await atTheCard({ report: ['not-paid'] });
    for (const state of ['opened', 'abandoned', 'abandoned'] as const) await form.tell(state);
    await expect.poll(() => form.asked).toEqual([undefined, 'opened', 'abandoned', 'abandoned']);
    expect(form.view()).toMatchObject({ step: 'card', widget: { orderId: 'POWER-00000001' } });
    expect(form.calls('payBill')).toEqual([]);
    // An answer with nothing new is no reason to ask again at once.
    expect(form.waits).toEqual([DELAYS.reconnect.swift]);
  });

  test('is reported once after its window was closed, and then only watched: a late capture is still told', async () => {
    const form = await atTheCard({ report: ['not-paid', 'delivered'] });
    await form.widget('closed');
    for (const state of ['abandoned', 'abandoned'] as const) await form.tell(state);
    await expect.poll(() => form.asked.slice(-2)).toEqual(['abandoned', 'abandoned']);
    expect(form.view().step).toBe('closed');
    expect(form.calls('payBill')).toHaveLength(1);
    await form.tell('captured');
    await expect.poll(() => form.view().outcome).toBe('success');
  });

  test('opens again by the server, which looks for its payment from then on', async () => {
    const form = await atTheCard({ report: ['not-paid'] });
    await form.widget('closed');
    await form.press('CONFIRM');
    expect(form.view()).toMatchObject({ step: 'card', widget: { orderId: 'POWER-00000001' } });
    expect(opened(form)).toEqual([opened(form)[0], opened(form)[0]]);
  });

  test.each([
    ['busy', 'The portal is busy.'],
    ['no line', MESSAGES.networkFailure],
  ] as const)('stays closed and watched while the server cannot open it (%s)', async (bill, why) => {
    const form = await atTheCard({ report: ['not-paid', 'delivered'] });
    await form.widget('closed');
    form.script.bill = bill;
    await form.press('CONFIRM');
    expect(form.view()).toMatchObject({ step: 'closed', widget: null });
    expect(form.said()).toEqual([SENTENCES.closed, why]);
    await form.tell('captured');
    await expect.poll(() => form.view().outcome).toBe('success');
    expect(new Set(opened(form)).size).toBe(1);
  });
});

describe('an outcome that nobody knows', () => {
  test.each(['failed', 'abandoned'] as const)(
    'is not asked about again because the order is %s: the card window said that it was charged',
    async (state) => {
      const form = await atTheCard({ report: ['unknown', 'delivered'] });
      await form.widget('captured');
      for (let times = 0; times < 3; times += 1) await form.tell(state);
      await expect.poll(() => form.asked.slice(-3)).toEqual([state, state, state]);
      expect(form.view().outcome).toBe('pending');
      expect(form.calls('payBill')).toHaveLength(1);
      await form.tell('fulfilled');
      await expect.poll(() => form.view().outcome).toBe('success');
    },
  );

  test('of a closed card window is asked about again once the order has stood given up for a whole hold', async () => {
    const form = await atTheCard({ report: ['unknown', 'not-paid'] });
    await form.widget('closed');
    expect(form.view().outcome).toBe('pending');
    await form.tell('abandoned');
    await expect.poll(() => form.asked.slice(-2)).toEqual([undefined, 'abandoned']);
    expect(form.calls('payBill')).toHaveLength(1);
    await form.tell('abandoned');
    await expect.poll(() => form.view().step).toBe('closed');
  });
});

test('of a window that alone tells of a payment nobody says that nothing was charged, however it is left', async () => {
  const { services } = scripted({ report: ['not-paid'] });
  const openBill: Services['openBill'] = async (input, signal) => {
    const answer = await services.openBill(input, signal);
    if (answer.status !== 200) return answer;
    return { status: 200, data: { ...answer.data, widget: { ...answer.data.widget, untold: true } } };
  };
  const form = await shop('public-power', {}, { services: { ...services, openBill } });
  await form.fill(FORM);
  await form.press('NEXT');
  await form.press('CONFIRM');
  await form.widget('closed');
  expect(form.view()).toMatchObject({ step: 'closed' });
  expect(form.said()).toEqual([SENTENCES.closedUntold]);
  form.conversation.send({ type: 'CANCEL' });
  await form.conversation.settled();
  expect(form.heard().at(-1)).toBe(SENTENCES.closedUntold);
});
