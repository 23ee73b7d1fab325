import { describe, expect, test } from 'vitest';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import type { OrderState } from '#catalogues/orders.ts';
import { WAITING } from '#catalogues/sentences/waiting.ts';
import { present } from '#machines/kit/present.ts';
import type { View } from '#machines/kit/view.ts';
import { everyFlow, first } from '../../support/actors/machines.ts';
import { shop } from '../../support/shop.ts';

/** The steps as somebody sees them. */
const stepsIn = ({ waiting }: View) => waiting?.steps.map(({ label, stands }) => `${stands}: ${label}`);

/** What a flow shows in a state after these answers, with what it knows of the order. */
function shownIn(name: string, values: Readonly<Record<string, string>>, known: object = {}, value = 'settling') {
  const flow = everyFlow().find((one) => one.name === name);
  if (!flow) throw new Error(`no flow is called ${name}`);
  const { context } = first(flow);
  const answers = { ...context.answers, values: { ...context.answers.values, ...values } };
  return present(flow, flow.machine.resolveState({ value, context: { ...context, answers, ...known } }));
}

const FORM = { provider: 'phcneko', meterNumber: '45700000011', email: 'ada@example.com', amount: '5000' };
const HELD = new Promise<never>(() => undefined);
const NOW = '2026-11-21T18:42:00.000Z';

/** A purchase whose card window said that it was paid; the server says of the order what `states` gives it, and of the report `report`. */
async function paidWhile(states: readonly OrderState[], report: Promise<CallAnswer<'payBill'>> = HELD) {
  const told = [...states];
  const form = await shop(
    'public-power',
    {},
    {
      services: {
        payBill: () => report,
        billStatus: ({ orderId }, signal) =>
          new Promise((resolve, reject) => {
            signal?.addEventListener('abort', () => reject(signal.reason));
            const state = told.shift();
            if (state !== undefined) resolve({ status: 200, data: { orderId, state, updatedAt: NOW } });
          }),
      },
    },
  );
  await form.fill(FORM);
  await form.press('NEXT');
  await form.press('CONFIRM');
  form.conversation.send({ type: 'WIDGET', result: 'captured' });
  return form;
}

describe('while a purchase is waited for', () => {
  test('nothing is ticked by the word of the card window alone', async () => {
    const { view } = await paidWhile(['opened']);
    await expect.poll(() => view().step).toBe('settling');
    expect(view()).toMatchObject({
      busy: WAITING.asking,
      waiting: {
        steps: [
          { name: 'paid', label: WAITING.asking, detail: WAITING.whether('₦5,100'), stands: 'now' },
          { name: 'bought', label: WAITING.token, detail: WAITING.onceItIsPaid, stands: 'ahead' },
          { name: 'there', label: 'Power token', detail: WAITING.hereAndMailed, stands: 'ahead' },
        ],
        leave: { lead: WAITING.mayLeave, text: WAITING.mails('ada@example.com') },
        again: WAITING.notAgain,
        said: 'Asking your bank. Whether ₦5,100 was paid.',
      },
    });
  });

  test('the card is ticked as charged once the server has heard of it, before the token is there', async () => {
    const { view } = await paidWhile(['opened', 'opened', 'captured']);
    await expect
      .poll(() => stepsIn(view()))
      .toEqual(['done: Card charged', 'now: Buying your token', 'ahead: Power token']);
    expect(view()).toMatchObject({ step: 'settling', busy: WAITING.token });
    expect(view().waiting?.said).toBe('Card charged. Buying your token. Usually within a minute.');
  });

  test('a card that was declined is not ticked: another one may be charged', async () => {
    const { view } = await paidWhile(['opened', 'failed']);
    await expect.poll(() => view().step).toBe('settling');
    expect(stepsIn(view())?.[0]).toBe('now: Asking your bank');
  });

  test('beside the steps nothing says any more that the card window is open', async () => {
    const { view, heard } = await paidWhile(['opened', 'opened', 'captured']);
    await expect.poll(() => view().waiting?.steps[0]?.stands).toBe('done');
    expect(view().say).toEqual([]);
    expect(view().actions).toEqual([]);
    expect(heard().join(' ')).not.toContain('card window');
  });

  test('a token that is late stays the step that is waited for, and what was charged stays ticked', async () => {
    const late = { code: 'outcome-unknown', message: 'Nobody knows.', state: 'pending' } as const;
    const { view } = await paidWhile(['opened', 'opened'], Promise.resolve({ status: 409, data: late }));
    await expect.poll(() => view().outcome).toBe('pending');
    expect(stepsIn(view())).toEqual(['done: Card charged', 'now: Buying your token', 'ahead: Power token']);
    expect(view().waiting?.steps[1]?.detail).toBe(WAITING.late);
  });

  test('where nobody knows whether it was paid, it is not said to be, however late it is', async () => {
    const unknown = { code: 'outcome-unknown', message: 'Nobody knows.', state: 'opened' } as const;
    const { view } = await paidWhile(['opened', 'opened'], Promise.resolve({ status: 409, data: unknown }));
    await expect.poll(() => view().outcome).toBe('pending');
    expect(stepsIn(view())).toEqual(['now: Asking your bank', 'ahead: Buying your token', 'ahead: Power token']);
    expect(view().waiting?.steps[0]?.detail).toBe(WAITING.late);
  });
});

describe('the steps are in the words of what is bought', () => {
  test.each([
    ['buy-power', { amount: '5000' }, 'Buying your token', 'Power token'],
    ['airtime', { network: 'mtn' }, 'Sending the airtime', 'Airtime'],
    ['airtime', { network: 'mtn', category: 'data' }, 'Sending the data', 'Mobile data'],
    ['internet-page', { provider: 'smile' }, 'Buying the internet package', 'Internet package'],
    ['pay-bills', { provider: 'gotv' }, 'Paying the subscription', 'Cable TV subscription'],
    ['bill-wizard', { category: 'power', provider: 'phcneko' }, 'Buying your token', 'Power token'],
    ['pay-services', {}, 'Telling your estate', 'Receipt'],
    ['pay-dev-levy', {}, 'Telling your estate', 'Receipt'],
  ])('%s with %j: %s, then %s', (name, values, doing, brings) => {
    expect(stepsIn(shownIn(name, values))?.slice(1)).toEqual([`ahead: ${doing}`, `ahead: ${brings}`]);
  });

  test('money that came by transfer, or from the own credit, is ticked from the first', () => {
    const amount = { amount: '5000' };
    const transfer = { means: 'transfer', transfer: { amount: 5050 }, charged: true };
    const credit = { means: 'credit', order: { orderId: 'POWER-1', widget: null, paid: 5000 } };
    expect(stepsIn(shownIn('buy-power', amount, transfer))?.[0]).toBe('done: Transfer arrived');
    expect(stepsIn(shownIn('buy-power', amount, credit))?.[0]).toBe('done: Paid from your credit');
  });

  test('who has a number to transfer to has paid nothing by that', () => {
    const given = { means: 'transfer', transfer: { amount: 5050 }, charged: false };
    expect(stepsIn(shownIn('buy-power', { amount: '5000' }, given))?.[0]).toBe(`now: ${WAITING.asking}`);
  });

  test('who gave no address is promised no mail', () => {
    const { waiting } = shownIn('airtime', { network: 'mtn', email: '' });
    expect(waiting?.leave.text).toBe(WAITING.goesOn);
    expect(waiting?.steps[2]?.detail).toBe(WAITING.here);
  });

  test('a purchase that came to its end waits for nothing', () => {
    for (const end of ['succeeded', 'failed', 'cancelled', 'confirming'])
      expect(shownIn('buy-power', { amount: '5000' }, {}, end).waiting).toBeUndefined();
  });
});
