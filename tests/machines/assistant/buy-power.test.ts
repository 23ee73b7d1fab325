import { describe, expect, test } from 'vitest';
import { MESSAGES } from '#catalogues/messages.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { WAITING } from '#catalogues/sentences/waiting.ts';
import { HIDDEN_CARD } from '#machines/kit/sensitive/hidden.ts';
import { withoutSensitiveIn, withoutSensitiveInput } from '#machines/kit/sensitive/in-values.ts';
import { deliveredFor, say, TOKEN, talkTo, texts } from '../../support/portal.ts';

const view = (conversation: ReturnType<typeof talkTo>['conversation']) => {
  const shown = conversation.getSnapshot().view;
  if (!shown) throw new Error('nothing is shown');
  return shown;
};
const stepsOf = (conversation: ReturnType<typeof talkTo>['conversation']): readonly string[] =>
  conversation.getSnapshot().view?.waiting?.steps.map(({ detail }) => detail) ?? [];
const captured = { type: 'WIDGET', result: 'captured' } as const;

describe('buying power by typing', () => {
  test('"buy power 5000" is read back with meter, estate, fee and total before anything is charged', async () => {
    const { conversation, script } = talkTo();
    await say(conversation, 'buy power 5000');
    expect(view(conversation).step).toBe('confirming');
    expect(view(conversation).summary).toEqual([
      { label: 'Meter', value: '45012345670' },
      { label: 'Estate', value: 'Palm Court' },
      { name: 'amount', label: 'Amount', value: '₦5,000' },
      { label: 'Units', value: 'about 27.78 kWh', short: '27.78 kWh', units: true },
      { name: 'fee', label: 'Convenience fee', value: '₦50' },
      { label: 'Total', value: '₦5,050', total: true },
    ]);
    expect(texts(conversation).at(-1)).toBe(SENTENCES.confirmPower);
    expect(script.calls.map((call) => call.name)).not.toContain('openOrder');
  });

  test('yes opens the card window with the amount in naira, and a capture brings the token', {
    tags: ['A-002', 'A-035', 'A-036', 'A-038'],
  }, async () => {
    const { conversation, script } = talkTo();
    await say(conversation, 'buy power 5000', 'yes');
    expect(view(conversation).widget).toMatchObject({ amount: 5050, currency: 'NGN', narration: 'Electricity Topup' });
    conversation.send({ ...captured, reference: { status: 'CAPTURED', orderId: 'POWER-00000001', trans_id: 't1' } });
    await conversation.settled();
    expect(view(conversation)).toMatchObject({ outcome: 'success', result: { token: TOKEN, units: '27.78' } });
    expect(view(conversation).modal?.title).toBe(MESSAGES.paymentSuccessful);
    expect(view(conversation).modal?.lines[0]).toContain('sent to your email');
    expect(view(conversation).modal?.lines).toHaveLength(3);
    const last = conversation.getSnapshot().messages.at(-1);
    expect(last?.card?.result.token).toBe(TOKEN);
    expect(script.calls.find((call) => call.name === 'topupPower')?.input).toEqual({
      transfer_reference: { status: 'CAPTURED', orderId: 'POWER-00000001', trans_id: 't1' },
      type: 'power_vending',
      amount: 5050,
    });
  });

  test('the number that a provider gave a payment goes on whole, though it is formed like a card', async () => {
    const reference = { status: 'CAPTURED', orderId: 'POWER-00000001', trans_id: 'NPTEST261123195535000002' } as const;
    const { conversation, script } = talkTo();
    await say(conversation, 'buy power 5000', 'yes');
    conversation.send({ ...captured, reference: { ...reference, message: 'paid from 5123450000000008' } });
    await conversation.settled();
    const { input } = script.calls.find((call) => call.name === 'topupPower') ?? {};
    expect(input).toMatchObject({ transfer_reference: { ...reference, message: `paid from ${HIDDEN_CARD}` } });
    expect(withoutSensitiveIn({ context: { reference } })).toEqual({ context: { reference } });
    // A bill's report carries it beside its other members.
    expect(withoutSensitiveInput(reference, {})).toEqual(reference);
  });

  test('a token whose units the vendor did not say is shown all the same', async () => {
    const { units: _, ...untold } = deliveredFor('POWER-00000001', 5000);
    const { conversation } = talkTo({}, { services: { topupPower: async () => ({ status: 200, data: untold }) } });
    await say(conversation, 'buy power 5000', 'yes');
    conversation.send({ ...captured, reference: { status: 'CAPTURED', orderId: 'POWER-00000001', trans_id: 't1' } });
    await conversation.settled();
    const card = conversation.getSnapshot().messages.at(-1)?.card;
    expect(card?.result).toMatchObject({ token: TOKEN });
    expect(card?.result).not.toHaveProperty('units');
    expect(card?.summary.at(-1)).toEqual({ label: 'Units', value: 'shown by your meter' });
  });

  test('the amount can be corrected in the middle, and the new total is read back', async () => {
    const { conversation } = talkTo();
    await say(conversation, 'buy power 5000', 'no, make it 7000');
    expect(view(conversation).step).toBe('confirming');
    expect(view(conversation).summary.at(-1)?.value).toBe('₦7,050');
  });

  test('an amount below 300 is refused with the specified words and asked again', async () => {
    const { conversation } = talkTo();
    await say(conversation, 'buy power', '200');
    expect(view(conversation)).toMatchObject({ step: 'asking', next: 'amount' });
    expect(texts(conversation)).toContain(MESSAGES.amountTooSmall);
    await say(conversation, '300');
    expect(view(conversation).step).toBe('confirming');
  });

  test('the form shows what was typed in the chat, and the chat goes on from what was typed in the form', async () => {
    const { conversation } = talkTo();
    await say(conversation, 'buy power 5000', 'back');
    conversation.send({ type: 'FILL', values: { amount: '6000' } });
    expect(view(conversation).fields).toMatchObject([
      { name: 'amount', value: '6000', readOnly: false },
      { name: 'meterNumber', value: '45012345670', readOnly: true },
      { name: 'fee', value: '50', readOnly: true },
    ]);
    conversation.send({ type: 'NEXT' });
    await conversation.settled();
    expect(view(conversation).summary.at(-1)?.value).toBe('₦6,050');
  });

  test('what was wrong in the form is taken back from the chat once the form has another answer, and the question with it', async () => {
    const { conversation } = talkTo();
    await say(conversation, 'buy power');
    const before = texts(conversation);
    for (const amount of ['200', 'abc', '']) conversation.send({ type: 'FILL', values: { amount } });
    expect(texts(conversation)).toEqual([...before, MESSAGES.amountRequired]);
    conversation.send({ type: 'FILL', values: { amount: '300' } });
    expect(texts(conversation)).toEqual(before.slice(0, -1));
  });

  test('a sentence typed before the last one is dealt with waits its turn', async () => {
    const { conversation } = talkTo();
    conversation.say('buy power');
    conversation.say('5000');
    expect(texts(conversation, 'person')).toEqual(['buy power', '5000']);
    await conversation.settled();
    expect(view(conversation).summary.at(-1)?.value).toBe('₦5,050');
    expect(texts(conversation, 'person')).toEqual(['buy power', '5000']);
  });

  test('a question beside the flow is answered, and the purchase stays where it was', async () => {
    const { conversation } = talkTo();
    await say(conversation, 'buy power 5000', 'how much is the fee?');
    const last = conversation.getSnapshot().messages.slice(-2);
    expect(last[0]).toMatchObject({ aside: true });
    expect(last[0]?.text).toContain('₦50');
    expect(view(conversation).step).toBe('confirming');
  });

  test('no buys nothing, and a new amount can be given at once', async () => {
    const { conversation, script } = talkTo();
    await say(conversation, 'buy power 5000', 'no');
    expect(texts(conversation).at(-1)).toBe(SENTENCES.declined);
    await say(conversation, '2000');
    expect(view(conversation).summary.at(-1)?.value).toBe('₦2,050');
    expect(script.calls.map((call) => call.name)).not.toContain('openOrder');
  });

  test('cancel ends it and says that nothing was charged', async () => {
    const { conversation } = talkTo();
    await say(conversation, 'buy power 5000', 'cancel');
    expect(texts(conversation).at(-1)).toBe(SENTENCES.cancelled);
    expect(conversation.getSnapshot().view).toBeNull();
  });
});

describe('what can go wrong', () => {
  test('a declined card shows PAYMENT FAILED and can be tried again under a new order', {
    tags: ['A-039'],
  }, async () => {
    const { conversation, script } = talkTo({ report: ['failed', 'delivered'] });
    await say(conversation, 'buy power 5000', 'yes');
    conversation.send({ type: 'WIDGET', result: 'failed' });
    await conversation.settled();
    expect(view(conversation)).toMatchObject({
      outcome: 'failed',
      modal: { title: MESSAGES.paymentFailed, button: MESSAGES.tryAgain },
    });
    expect(view(conversation).modal?.lines[0]).toContain(MESSAGES.paymentFailedText);
    conversation.send({ type: 'RETRY' });
    await conversation.settled();
    await say(conversation, 'yes');
    const keys = script.calls
      .filter((call) => call.name === 'openOrder')
      .map((call) => (call.input as { key: string }).key);
    expect(new Set(keys).size).toBe(2);
  });

  test('while the outcome is unknown PAYMENT PENDING shows, and it reports by itself when it is settled', {
    tags: ['A-040', 'A-043'],
  }, async () => {
    const { conversation, script } = talkTo({ report: ['unknown', 'delivered'], state: 'pending' });
    script.state = 'opened';
    await say(conversation, 'buy power 5000', 'yes');
    script.state = 'fulfilled';
    conversation.send(captured);
    await conversation.settled();
    await expect.poll(() => conversation.getSnapshot().view?.outcome).toBe('success');
  });

  test('a vendor that still works keeps the flow waiting without a result', { tags: ['A-041'] }, async () => {
    const { conversation, script } = talkTo({ report: ['processing', 'processing', 'delivered'] });
    await say(conversation, 'buy power 5000', 'yes');
    const seen = new Set<string>();
    const listening = conversation.subscribe(() => stepsOf(conversation).map((step) => seen.add(step)));
    conversation.send(captured);
    await conversation.settled();
    listening.unsubscribe();
    expect(view(conversation).outcome).toBe('success');
    expect(seen).toContain(WAITING.slow);
    expect(stepsOf(conversation)).toEqual([]);
    expect(script.calls.filter((call) => call.name === 'topupPower')).toHaveLength(3);
  });

  test('a lost line after paying is pending, never failed', { tags: ['A-042'] }, async () => {
    const { conversation } = talkTo({ report: ['no line'] });
    await say(conversation, 'buy power 5000', 'yes');
    conversation.send(captured);
    await conversation.settled();
    expect(view(conversation)).toMatchObject({ outcome: 'pending', modal: { title: MESSAGES.paymentPending } });
    expect(view(conversation).modal?.lines[0]).toContain('proof of debit with your bank account name and meter number');
  });

  test('a closed card window keeps the same order, so that two windows cannot both charge', async () => {
    const { conversation, script } = talkTo({ report: ['not-paid', 'delivered'] });
    await say(conversation, 'buy power 5000', 'yes');
    conversation.send({ type: 'WIDGET', result: 'closed' });
    await conversation.settled();
    expect(texts(conversation).at(-1)).toBe(SENTENCES.closed);
    await say(conversation, 'yes');
    expect(view(conversation).widget?.orderId).toBe('POWER-00000001');
    const orders = script.calls.filter((call) => call.name === 'openOrder').map((call) => call.input);
    expect(orders).toEqual([orders[0], orders[0]]);
  });

  test('a capture that the browser never heard of moves the purchase on by itself', async () => {
    const { conversation, script } = talkTo();
    await say(conversation, 'buy power 5000');
    script.state = 'captured';
    await say(conversation, 'yes');
    await expect.poll(() => conversation.getSnapshot().view?.outcome).toBe('success');
  });

  test('a widget that does not load says so and can be opened again', async () => {
    const { conversation } = talkTo();
    await say(conversation, 'buy power 5000', 'yes');
    conversation.send({ type: 'WIDGET', result: 'unavailable' });
    expect(texts(conversation)).toContain(MESSAGES.widgetNotLoaded);
    expect(view(conversation).step).toBe('confirming');
  });

  test.each([
    ['an unknown meter', { meter: 'unknown' }, MESSAGES.meterNotFound],
    ['a meter check that fails', { meter: 'down' }, MESSAGES.pingFailed],
  ] as const)('%s stops before the card window', { tags: ['A-031', 'A-033'] }, async (_, given, message) => {
    const { conversation, script } = talkTo(given);
    await say(conversation, 'buy power 5000');
    expect(texts(conversation)).toContain(message);
    expect(script.calls.map((call) => call.name)).not.toContain('openOrder');
  });

  test.each([
    ['service charge', { serviceCharge: -1, devLevy: 0, fine: 0 }, MESSAGES.outstandingServiceCharge],
    ['a fine', { serviceCharge: 0, devLevy: 0, fine: 1 }, MESSAGES.outstandingFine],
    ['a levy below -59999', { serviceCharge: 0, devLevy: -60_000, fine: 0 }, MESSAGES.outstandingLevy],
  ] as const)('%s that is owed blocks buying', { tags: ['A-023'] }, async (_, owed, notice) => {
    const { conversation } = talkTo({ owed });
    await say(conversation, 'buy power 5000');
    expect(view(conversation).say.map(({ headline }) => headline)).toEqual([MESSAGES.outstandingBlock]);
    expect(view(conversation).say[0]?.text.split('\n')[1]).toBe(notice);
    expect(view(conversation).actions.find((action) => action.type === 'NEXT')).toMatchObject({
      enabled: false,
      reason: MESSAGES.outstandingBlock,
    });
  });

  test('a levy between the two thresholds shows the notice and does not block', { tags: ['A-029'] }, async () => {
    const { conversation } = talkTo({ owed: { serviceCharge: 0, devLevy: -59_500, fine: 0 } });
    await say(conversation, 'buy power');
    expect(texts(conversation)).toContain(MESSAGES.outstandingLevy);
    await say(conversation, '5000');
    expect(view(conversation).step).toBe('confirming');
  });
});
