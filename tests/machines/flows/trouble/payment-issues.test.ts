import { describe, expect, test } from 'vitest';
import { waitFor } from 'xstate';
import { STATUS_WORDS } from '#catalogues/orders.ts';
import { TROUBLE_SENTENCES as SAID } from '#catalogues/sentences/support/trouble.ts';
import { PAYMENT_SYMPTOMS } from '#catalogues/trouble/payment-issues.ts';
import { payment } from '../../../support/calls/histories.ts';
import type { Script } from '../../../support/portal.ts';
import { chatOf } from '../../assistant/past/past-chat.ts';
import { checked, PENDING, RETURNED, UNPAID } from './orders.ts';
import { troubleForm } from './trouble-form.ts';

const USER = 'service-user';
const NONE = { token: null, units: null } as const;
const script = (): Partial<Script> => ({
  state: 'pending',
  checked: [
    checked(),
    checked({ orderId: 'POWER-00000005' }),
    checked({ orderId: 'AIRTIME-00000001', kind: 'airtime', destination: '08031234567', ...NONE }),
    PENDING,
    RETURNED,
    UNPAID,
  ],
  transactions: [payment('power', 5, '2026-11-20'), payment('power', 3, '2026-11-20')],
});
const resident = (...sentences: readonly string[]) => chatOf(USER, script(), ...sentences);
const labelOf = (value: string): string => PAYMENT_SYMPTOMS.find((one) => one.value === value)?.label ?? '';

describe('a payment that went wrong, in the chat', () => {
  test.each([
    ['debit without value', 'debited'],
    ['debited without value since yesterday', 'debited'],
    ['debit', 'debited'],
    ['I was charged twice', 'twice'],
    ['my card was declined', 'declined'],
  ])('"%s" is %s, and is not asked again', async (sentence, symptom) => {
    const chat = await resident(sentence);
    expect(chat.shown().view).toMatchObject({ flow: 'payment-issues', next: 'purchase' });
    expect(chat.shown().view?.fields[0]?.value).toBe(symptom);
    chat.conversation.stop();
  });

  test('who was charged twice sees every payment that looks the same, each with how it stands', async () => {
    const chat = await resident('charged twice', 'the first one');
    expect(chat.texts()).toContain(SAID.twice(2, '₦5,050'));
    expect(chat.texts()).toContain('POWER-00000003: Your power was delivered.');
    expect(chat.last()?.text).toBe(SAID.settlesIt);
    await chat.say('e never settle');
    expect(chat.last()?.text).toBe(SAID.didItHelp);
    chat.conversation.stop();
  });

  test('a card window that did not open needs no payment to be found, and is settled by what is tried', async () => {
    const chat = await resident('payment issues', 'the card window did not open');
    expect(chat.shown().view).toMatchObject({
      step: 'advising',
      summary: [{ label: 'About', value: labelOf('window') }],
    });
    await chat.say('that worked');
    expect(chat.last()?.text).toBe(SAID.settled);
    expect(chat.calls('checkPurchase')).toEqual([]);
    chat.conversation.stop();
  });

  test.each([
    ['a returned one says where the money is', RETURNED.orderId, RETURNED.says],
    ['an unpaid one says that nothing was taken', UNPAID.orderId, UNPAID.says],
    ['a pending one is watched', PENDING.orderId, PENDING.says],
  ])('%s', async (_, orderId, says) => {
    const chat = await resident('debit without value', orderId);
    expect(chat.texts()).toContain(says);
    chat.conversation.stop();
  });

  test('one that was paid otherwise than it says is watched, and is not said to have failed', async () => {
    const said = 'A payment does not match this order. Somebody on our team is looking at it too.';
    const disputed = checked({ ...UNPAID, state: 'opened', disputed: true, says: said });
    const given: Partial<Script> = { ...script(), state: 'opened', checked: [disputed] };
    const chat = await chatOf(USER, given, 'debit without value', UNPAID.orderId);
    const { messages } = chat.conversation.getSnapshot();
    const { card } = messages.find(({ text }) => text === said) ?? {};
    expect(card?.result.status?.text).toBe(STATUS_WORDS.pending);
    expect(chat.texts()).toContain(SAID.watched);
    expect(chat.texts()).not.toContain(SAID.unpaid);
    chat.conversation.stop();
  });

  test('airtime that was delivered names the number that it went to', async () => {
    const chat = await resident('debit without value', 'AIRTIME-00000001', 'still not');
    expect(chat.texts().at(-2)).toContain('It went to 08031234567.');
    chat.conversation.stop();
  });

  test('a bank that shows no debit is not asked for its amount', async () => {
    const chat = await resident('debit without value', UNPAID.orderId, 'still not');
    expect(chat.last()?.text).toBe(SAID.whichBank);
    await chat.say('i was not debited');
    expect(chat.last()?.text).toBe(SAID.proof('support@wattchat.example'));
    await chat.say('i go send am by mail', 'The page still says that I owe');
    expect(chat.calls('openTicket')).toEqual([
      expect.objectContaining({
        message: 'The page still says that I owe',
        known: expect.stringContaining('The bank shows no debit.'),
      }),
    ]);
    chat.conversation.stop();
  });

  test('what somebody says of waiting is no name of a bank, and what came right ends it', async () => {
    const chat = await resident('debit without value', UNPAID.orderId, 'still not', 'e never enter');
    expect(chat.last()?.text).toBe(SAID.whichBank);
    await chat.say('e don enter');
    expect(chat.last()?.text).toBe(SAID.settled);
    expect(chat.calls('openTicket')).toEqual([]);
    chat.conversation.stop();
  });

  test('how much the bank shows is corrected before the ticket is opened', async () => {
    const chat = await resident('debit without value', UNPAID.orderId, 'still not', 'Access bank', '5050');
    await chat.say('no, make it 6050', 'yesterday night');
    expect(chat.last()?.text).toBe(SAID.proof('support@wattchat.example'));
    await chat.say('skip');
    expect(chat.calls('openTicket')).toEqual([
      expect.objectContaining({ message: 'Access bank shows a debit of ₦6,050, yesterday night.' }),
    ]);
    chat.conversation.stop();
  });

  test.each(['open a ticket', 'report it', 'escalate this matter'])(
    '"%s" leads to the ticket of what is looked into, and not to another one',
    async (sentence) => {
      const chat = await resident('charged twice', 'the first one', sentence);
      expect(chat.shown().view).toMatchObject({ flow: 'payment-issues', step: 'reporting', next: 'attachment' });
      expect(chat.texts()).toContain(SAID.handsOver);
      chat.conversation.stop();
    },
  );
});

describe('a payment that went wrong, on the form', () => {
  test.each(PAYMENT_SYMPTOMS.map(({ label, value }) => [label, value]))(
    '%s: it ends in a ticket that says so',
    async (label, symptom) => {
      const { actor, until, fill, send, view, calls } = troubleForm('payment-issues', script());
      await until('asking');
      fill({ symptom, purchase: 'none' });
      send({ type: 'NEXT' });
      const asks = (snapshot: { value: unknown }) => snapshot.value === 'advising' || snapshot.value === 'reporting';
      await waitFor(actor, asks);
      while (view().step === 'advising') send({ type: 'DECLINE' });
      fill({ bank: 'GTBank', debited: '5050', when: 'today', message: 'Please look' });
      send({ type: 'NEXT' });
      await until('done');
      expect(calls('openTicket')).toEqual([
        expect.objectContaining({ topic: 'payment-issues', known: expect.stringContaining(`What is wrong: ${label}`) }),
      ]);
    },
  );
});
