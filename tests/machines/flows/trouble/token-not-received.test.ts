import { describe, expect, test } from 'vitest';
import { MESSAGES } from '#catalogues/messages.ts';
import { TROUBLE_SENTENCES as SAID } from '#catalogues/sentences/support/trouble.ts';
import { TOKEN_DELIVERED, TOKEN_NOT_FOUND } from '#catalogues/trouble/token-not-received.ts';
import { payment } from '../../../support/calls/histories.ts';
import { METER, type Script, TOKEN } from '../../../support/portal.ts';
import { bought, chatOf } from '../../assistant/past/past-chat.ts';
import { checked, PENDING, RETURNED, UNPAID } from './orders.ts';
import { troubleForm } from './trouble-form.ts';

const USER = 'service-user';
const NONE = { token: null, units: null } as const;
const SCRIPT: Partial<Script> = {
  state: 'pending',
  checked: [checked(), PENDING, RETURNED, UNPAID],
  transactions: [
    payment('power', 4, '2026-11-21', { ...NONE, transactionStatus: 'pending' }),
    payment('power', 3, '2026-11-20'),
    payment('power', 2, '2026-11-19', { ...NONE, transactionStatus: 'pending' }),
    payment('power', 1, '2026-11-18', { ...NONE, transactionStatus: 'failed' }),
  ],
};
const LATER = 'I still see nothing at all on my side';

const resident = (...sentences: readonly string[]) =>
  chatOf(USER, { ...SCRIPT, checked: [...(SCRIPT.checked ?? [])] }, 'token not received', ...sentences);

describe('a token that was not received, in the chat of a resident', () => {
  test('the last payments are listed with how each stands, and ways out for one that is not among them', async () => {
    const chat = await resident();
    expect(chat.last()?.text).toBe(SAID.whichPurchase);
    expect(chat.shown().view?.fields[0]?.choices.map(({ label }) => label)).toEqual([
      'Power ₦5,050, 21 Nov 2026, pending',
      'Power ₦5,050, 20 Nov 2026, successful',
      'Power ₦5,050, 19 Nov 2026, pending',
      'Power ₦5,050, 18 Nov 2026, failed',
      SAID.another,
      SAID.none,
    ]);
    chat.conversation.stop();
  });

  test('a delivered one shows its token again as a card, and is e-mailed again when that is asked for', async () => {
    const chat = await resident('the second one');
    expect(chat.card()?.result).toMatchObject({ token: TOKEN, units: '27.78', orderId: 'POWER-00000003' });
    expect(chat.last()?.text).toBe(SAID.settlesIt);
    await chat.say('e-mail it again');
    expect(chat.texts()).toContain(SAID.mailed('resident@palmcourt.example'));
    await chat.say('yes');
    expect(chat.last()?.text).toBe(SAID.settled);
    expect(chat.calls('openTicket')).toEqual([]);
    chat.conversation.stop();
  });

  test('a pending one is looked at on the spot, and each look shows how far it has come', async () => {
    const chat = await resident('the third one');
    expect(chat.calls('checkPurchase')).toEqual([{ orderId: PENDING.orderId }]);
    expect(chat.texts()).toContain(PENDING.says);
    expect(chat.texts()).toContain(SAID.watched);
    expect(chat.card()?.result.status).toEqual({ text: 'Pending', tone: 'warning' });
    chat.script.checked = [checked({ orderId: PENDING.orderId })];
    await chat.say('check again');
    expect(chat.card()?.result).toMatchObject({ orderId: PENDING.orderId, token: TOKEN });
    expect(chat.last()?.text).toBe(SAID.settlesIt);
    chat.conversation.stop();
  });

  test('a failed one says what becomes of the money', async () => {
    const chat = await resident('the fourth one');
    expect(chat.texts()).toContain(RETURNED.says);
    expect(chat.card()?.result.status).toEqual({ text: 'Failed', tone: 'danger' });
    chat.conversation.stop();
  });

  test('one that was never paid says that no money was taken; a debit all the same is asked for and put in the ticket', async () => {
    const chat = await resident('the first one');
    expect(chat.texts()).toContain(UNPAID.says);
    expect(chat.texts()).toContain(SAID.unpaid);
    await chat.say('still not');
    expect(chat.last()?.text).toBe(SAID.whichBank);
    await chat.say('GTBank', '5050', 'today around two', 'I have none');
    expect(chat.calls('openTicket')).toEqual([
      expect.objectContaining({
        topic: 'token-not-received',
        reference: UNPAID.orderId,
        message: 'GTBank shows a debit of ₦5,050, today around two.',
      }),
    ]);
    chat.conversation.stop();
  });

  test('what does not help leads step by step to a ticket with its number, and with all that is known', async () => {
    const chat = await resident('POWER-00000003', 'still not');
    expect(chat.texts().at(-2)).toBe(TOKEN_DELIVERED[0]);
    expect(chat.last()?.text).toBe(SAID.didItHelp);
    await chat.say('still not');
    expect(chat.texts().at(-2)).toContain(`It was made for meter ${METER}.`);
    await chat.say('still not');
    expect(chat.texts().slice(-2)).toEqual([SAID.handsOver, SAID.proof('support@wattchat.example')]);
    await chat.say('later');
    expect(chat.last()?.text).toBe(SAID.whatElse);
    await chat.say(LATER);
    expect(chat.texts().slice(-2)).toEqual(['Your ticket is T-000123.', SAID.seeTicket('T-000123')]);
    const [ticket] = chat.calls('openTicket') as { known: string }[];
    expect(ticket).toMatchObject({
      topic: 'token-not-received',
      message: LATER,
      reference: 'POWER-00000003',
      meter_number: METER,
    });
    expect(ticket?.known.split('\n')).toEqual([
      'Estate: Palm Court',
      `POWER-00000003: fulfilled, ₦5,050 for ${METER}, paid 20 Nov 2026, 11:00, its token delivered`,
      `Tried without success, 1: ${TOKEN_DELIVERED[0]}`,
      expect.stringContaining('Tried without success, 2: It was made for meter'),
    ]);
    expect(ticket?.known).not.toContain(TOKEN);
    chat.conversation.stop();
  });

  test('an order of a sentence is looked at at once', async () => {
    const chat = await chatOf(USER, SCRIPT, 'i have not received my token for POWER-00000003');
    expect(chat.card()?.result).toMatchObject({ orderId: 'POWER-00000003', token: TOKEN });
    chat.conversation.stop();
  });

  test('another wish sets it aside, and it is gone back to afterwards', async () => {
    const chat = await resident('POWER-00000003', 'still not', 'buy airtime', 'cancel', 'yes');
    expect(chat.shown().view).toMatchObject({ flow: 'token-not-received', step: 'advising' });
    expect(chat.texts().at(-2)).toBe(TOKEN_DELIVERED[0]);
    chat.conversation.stop();
  });
});

describe('a token that was not received, of somebody who is not signed in', () => {
  const visitor = (...sentences: readonly string[]) => chatOf(null, SCRIPT, 'token not received', ...sentences);

  test('what becomes of an order goes to its own e-mail address, and nothing of it is told to who asks', async () => {
    const chat = await visitor('POWER-00000003');
    expect(chat.calls('findPurchase')).toEqual([{ reference: 'POWER-00000003' }]);
    expect(chat.calls('checkPurchase')).toEqual([]);
    expect(chat.texts()).toContain('If there is such an order, its own address has a mail about it.');
    expect(JSON.stringify(chat.shown())).not.toContain(TOKEN);
    chat.conversation.stop();
  });

  test('the reference of a card payment finds it as well', async () => {
    const chat = await visitor('RTP-99012');
    expect(chat.calls('findPurchase')).toEqual([{ reference: 'RTP-99012' }]);
    chat.conversation.stop();
  });

  test('who has neither hears what most often holds a token back, and opens a ticket under a robot check', async () => {
    const chat = await visitor('I have neither');
    expect(chat.calls('findPurchase')).toEqual([]);
    for (const step of TOKEN_NOT_FOUND) {
      expect(chat.texts().at(-2)).toBe(step);
      await chat.say('still not');
    }
    await chat.say('GTBank', '5050', 'today around two', 'skip', 'Amaka Eze', 'amaka@mail.example', 'yes');
    expect(chat.calls('openTicket')).toEqual([
      expect.objectContaining({
        name: 'Amaka Eze',
        email: 'amaka@mail.example',
        proof: 'solved d4',
        message: 'GTBank shows a debit of ₦5,050, today around two.',
      }),
    ]);
    expect(chat.texts().slice(-2)).toEqual(['Your ticket is T-000123.', SAID.keepNumber('amaka@mail.example')]);
    chat.conversation.stop();
  });
});

describe('a token that was not received, on the form', () => {
  const form = (given: Partial<Script> = {}) => troubleForm('token-not-received', { ...SCRIPT, ...given });

  test('an order that is nobody’s here is mailed about to its own address', async () => {
    const { until, fill, send, calls } = form({ checked: [] });
    await until('asking');
    fill({ purchase: 'another', reference: 'power 00000009' });
    send({ type: 'NEXT' });
    expect((await until('telling')).say[0]?.text).toContain('its own address has a mail');
    expect(calls('findPurchase')).toEqual([{ reference: 'POWER-00000009' }]);
  });

  test('an e-mail address asks for the meter too, and what is no order ID says so', async () => {
    const { until, fill, send, view, problems, calls } = form({ checked: [] });
    await until('asking');
    fill({ purchase: 'another', reference: 'POWER' });
    send({ type: 'NEXT' });
    expect(problems()).toEqual({ purchase: null, reference: SAID.referenceUnclear });
    fill({ reference: 'amaka@mail.example' });
    expect(view().fields.map(({ name }) => name)).toEqual(['purchase', 'reference', 'meterNumber']);
    fill({ meterNumber: '4501 2345 670' });
    send({ type: 'NEXT' });
    await until('telling');
    expect(calls('findPurchase')).toEqual([{ email: 'amaka@mail.example', meter_number: METER }]);
  });

  test('an empty form says what is missing, and asks nobody', async () => {
    const { until, send, problems, calls } = form();
    await until('asking');
    send({ type: 'NEXT' });
    expect(problems()).toEqual({ purchase: SAID.whichPurchase });
    expect(calls('checkPurchase')).toEqual([]);
  });

  test('the card tells the amount and the fee where the order’s own receipt does', async () => {
    const { until, fill, send, cards } = form({ purchases: [bought({ orderId: 'POWER-00000003' })] });
    await until('asking');
    fill({ purchase: 'POWER-00000003' });
    send({ type: 'NEXT' });
    await until('telling');
    expect(cards()[0]?.summary).toEqual([
      { label: 'For', value: METER },
      { name: 'amount', label: 'Amount', value: '₦5,000' },
      { name: 'fee', label: 'Convenience fee', value: '₦50' },
      { label: 'Total paid', value: '₦5,050', total: true },
    ]);
  });

  test('one that settles while it is watched is told as soon as it does', async () => {
    const { script, until, fill, send, cards } = form({ state: 'fulfilled', checked: [PENDING] });
    await until('asking');
    fill({ purchase: PENDING.orderId });
    send({ type: 'NEXT' });
    await until('waiting');
    script.checked = [checked({ orderId: PENDING.orderId })];
    await until('telling');
    expect(cards()[0]?.result.token).toBe(TOKEN);
  });

  test('a way back leads from each step to the one before, and in the end to the question', async () => {
    const { until, fill, send, view } = form();
    await until('asking');
    fill({ purchase: 'POWER-00000003' });
    send({ type: 'NEXT' });
    await until('telling');
    send({ type: 'DECLINE' });
    send({ type: 'DECLINE' });
    expect(view()).toMatchObject({ step: 'advising', heading: 'Step 2 of 2' });
    send({ type: 'DECLINE' });
    expect(view().step).toBe('reporting');
    send({ type: 'BACK' });
    expect(view()).toMatchObject({ step: 'advising', heading: 'Step 2 of 2' });
    send({ type: 'BACK' });
    expect(view()).toMatchObject({ step: 'advising', heading: 'Step 1 of 2' });
    send({ type: 'BACK' });
    expect(view()).toMatchObject({ step: 'asking', next: 'purchase' });
  });

  test('payments that cannot be listed are found by their order ID all the same', async () => {
    const { until, fill, send, cards } = form({ history: 'no line', receipt: 'no line' });
    const asked = await until('asking');
    expect([asked.say[0]?.text, asked.next]).toEqual([SAID.notListed, 'reference']);
    fill({ reference: 'POWER-00000003' });
    send({ type: 'NEXT' });
    await until('telling');
    expect(cards()[0]?.result.token).toBe(TOKEN);
  });

  test('without a line nothing is lost: the payment stays chosen, and looking can be tried again', async () => {
    const { until, fill, send, view } = form({ checked: [], ticketing: 'no line' });
    await until('asking');
    fill({ purchase: 'another', reference: 'POWER-00000003' });
    send({ type: 'NEXT' });
    await until('looking');
    await until('asking');
    expect(view().say).toEqual([{ tone: 'danger', text: MESSAGES.networkFailure }]);
    expect(view().fields.map(({ value }) => value)).toEqual(['another', 'POWER-00000003']);
  });
});
