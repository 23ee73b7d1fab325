import { describe, expect, test } from 'vitest';
import { TROUBLE_SENTENCES as SAID } from '#catalogues/sentences/support/trouble.ts';
import type { Symptom } from '#catalogues/trouble/symptom.ts';
import { TOKEN_SYMPTOMS } from '#catalogues/trouble/token-issues.ts';
import { payment } from '../../../support/calls/histories.ts';
import { METER, type Script, TOKEN } from '../../../support/portal.ts';
import { bought, chatOf } from '../../assistant/past/past-chat.ts';
import { checked, PENDING, UNPAID } from './orders.ts';
import { troubleForm } from './trouble-form.ts';

const USER = 'service-user';
const SCRIPT: Partial<Script> = {
  state: 'pending',
  checked: [checked(), PENDING, UNPAID],
  purchases: [bought({ orderId: 'POWER-00000003' })],
  transactions: [payment('power', 3, '2026-11-20')],
};

const labelOf = (value: string): string => TOKEN_SYMPTOMS.find((one) => one.value === value)?.label ?? '';

describe('a token that the meter does not take, in the chat', () => {
  test('the order comes first: what was delivered is shown again, and then it is asked what the meter does', async () => {
    const chat = await chatOf(USER, SCRIPT, 'my token no dey enter', 'the first one');
    expect(chat.card()?.result).toMatchObject({ token: TOKEN, orderId: 'POWER-00000003' });
    expect(chat.shown().view).toMatchObject({ flow: 'token-issues', step: 'describing', next: 'symptom' });
    chat.conversation.stop();
  });

  test('one that was never delivered is told instead: no meter can refuse it', async () => {
    const chat = await chatOf(USER, SCRIPT, 'token rejected', 'another payment', UNPAID.orderId);
    expect(chat.texts()).toContain(UNPAID.says);
    expect(chat.shown().view).toMatchObject({ step: 'telling' });
    chat.conversation.stop();
  });

  test.each([
    ['it says used', 'used'],
    ['the meter dey show old', 'old'],
    ['error 30', 'no-link'],
    ['E dey show error 06', 'rejected'],
    ['code 75', 'key-change'],
    ['it says sgc', 'key-change'],
    ['meter rejects it', 'rejected'],
    ['the units are less than what I paid for', 'fewer'],
    ['it was accepted but no light', 'accepted'],
    ['how do I load it', 'how-to'],
    ['it has 16 digits only', 'digits'],
    ['tampered', 'tamper'],
    ['I bought it for another persons meter by mistake', 'wrong-meter'],
    ['keypad is locked', 'locked'],
    ['the battery beeps', 'battery'],
    ['the second one', 'used'],
  ])('"%s" is %s', async (sentence, symptom) => {
    const chat = await chatOf(USER, SCRIPT, 'token issues', 'the first one', sentence);
    expect(chat.shown().view?.summary[0]).toEqual({ label: 'About', value: labelOf(symptom) });
    expect(chat.shown().view?.step).toBe('advising');
    chat.conversation.stop();
  });

  test('what a first sentence says is not asked again', async () => {
    const chat = await chatOf(USER, SCRIPT, 'my meter says error 30 for the token', 'the first one');
    expect(chat.shown().view).toMatchObject({ step: 'advising', heading: 'Step 1 of 2' });
    expect(chat.card()?.result.token).toBe(TOKEN);
    chat.conversation.stop();
  });

  test('something else that the meter says begins with that, and the payment stays chosen', async () => {
    const chat = await chatOf(
      USER,
      SCRIPT,
      'token issues',
      'the first one',
      'error 30',
      'now the meter says token used',
    );
    expect(chat.shown().view?.summary).toEqual([
      { label: 'About', value: labelOf('used') },
      { label: 'Payment', value: 'POWER-00000003' },
    ]);
    chat.conversation.stop();
  });

  test.each([
    'e no work',
    'still not',
    'no',
    'nope',
    'it did not work',
    'same thing',
    'e never enter',
    'still rejecting it',
    'no change',
  ])('"%s" goes on to the next step', async (sentence) => {
    const chat = await chatOf(USER, SCRIPT, 'token issues', 'the first one', 'error 30', sentence);
    expect(chat.shown().view).toMatchObject({ step: 'advising', heading: 'Step 2 of 2' });
    chat.conversation.stop();
  });

  test.each([
    'that worked',
    'yes',
    'e don enter',
    'it has entered',
    'i don see am',
    'thanks it worked',
    'e don work o',
  ])('"%s" settles it, and no ticket is opened', async (sentence) => {
    const chat = await chatOf(USER, SCRIPT, 'token issues', 'the first one', 'error 30', sentence);
    expect(chat.last()?.text).toBe(SAID.settled);
    expect(chat.calls('openTicket')).toEqual([]);
    chat.conversation.stop();
  });

  test('a question beside it is answered, and the step stays where it was', async () => {
    const chat = await chatOf(USER, SCRIPT, 'token issues', 'the first one', 'error 30', 'how much is the fee?');
    expect(chat.shown().view).toMatchObject({ step: 'advising', heading: 'Step 1 of 2' });
    expect(chat.last()?.text).toBe(SAID.didItWork);
    chat.conversation.stop();
  });

  test('a ticket tells what the meter shows and what was tried', async () => {
    const chat = await chatOf(USER, SCRIPT, 'token issues', 'the first one', 'it says tamper', 'still not');
    await chat.say('skip', 'It began after the storm of last night');
    expect(chat.calls('openTicket')).toEqual([
      expect.objectContaining({
        topic: 'token-issues',
        reference: 'POWER-00000003',
        meter_number: METER,
        known: expect.stringContaining(`What is wrong: ${labelOf('tamper')}`),
      }),
    ]);
    chat.conversation.stop();
  });
});

describe('a token that the meter does not take, on the form', () => {
  async function described(symptom: string, given: Partial<Script> = {}) {
    const form = troubleForm('token-issues', { ...SCRIPT, ...given });
    await form.until('asking');
    form.fill({ purchase: 'POWER-00000003' });
    form.send({ type: 'NEXT' });
    await form.until('describing');
    form.fill({ symptom });
    form.send({ type: 'NEXT' });
    return form;
  }

  test.each(TOKEN_SYMPTOMS.map((one): [string, Symptom] => [one.label, one]))(
    '%s: each step by itself, then a ticket',
    async (_, { value }) => {
      const { view, send } = await described(value);
      const seen: string[] = [];
      while (view().step === 'advising') {
        const step = view().say.find(({ tone }) => tone === 'info')?.text ?? '';
        expect(step).not.toBe('');
        expect(seen).not.toContain(step);
        seen.push(step);
        send({ type: 'DECLINE' });
      }
      expect(seen.length).toBeGreaterThan(0);
      expect(view().step).toBe('reporting');
    },
  );

  test('fewer units are explained by what was paid, the fee and the tariff, and by what is owed', async () => {
    const { texts, send } = await described('fewer', { owed: { serviceCharge: -15_000, devLevy: 0, fine: 0 } });
    expect(texts()).toContain(
      'You paid ₦5,050, of which ₦50 is the convenience fee. ₦5,000 at ₦180 a kWh is 27.78 kWh.',
    );
    send({ type: 'DECLINE' });
    expect(texts()).toContain(
      'What you owe your estate is not taken out of your token. You owe your estate: ₦15,000 service charge.',
    );
  });

  test('where a part went to what is owed, that is told, and the units follow from the rest', async () => {
    const { texts, send } = await described('fewer', {
      owed: { serviceCharge: -15_000, devLevy: 0, fine: 0 },
      purchases: [bought({ orderId: 'POWER-00000003', amount: 4_000, debt: 1_000 })],
      checked: [checked({ units: '22.22' })],
    });
    expect(texts()).toContain(
      'You paid ₦5,050, of which ₦50 is the convenience fee and ₦1,000 went to what you owe. ₦4,000 at ₦180 a kWh is 22.22 kWh.',
    );
    send({ type: 'DECLINE' });
    expect(texts()).toContain(
      'Your estate takes a part of each top-up for what you owe: ₦1,000 of this one. You see both parts before you say yes, and on the receipt.',
    );
  });

  test('the meter of the order is named beside the keys that show the own one', async () => {
    const { texts } = await described('rejected');
    expect(texts()[1]).toContain(`This token is for meter ${METER}`);
    expect(texts()[1]).toContain('100 (MOJEC)');
    expect(texts()[1]).toContain('Your meter may differ');
  });

  test('the token is e-mailed again from where it stands, and a refusal says so', async () => {
    const form = troubleForm('token-issues', SCRIPT);
    await form.until('asking');
    form.fill({ purchase: 'POWER-00000003' });
    form.send({ type: 'NEXT' });
    await form.until('describing');
    form.send({ type: 'RETRY' });
    await form.until('mailing');
    await form.until('describing');
    expect(form.texts()).toContain(SAID.mailed('resident@palmcourt.example'));
  });

  test('without a choice it says that one is needed; a way back leads to the payment', async () => {
    const form = troubleForm('token-issues', SCRIPT);
    await form.until('asking');
    form.fill({ purchase: 'none' });
    form.send({ type: 'NEXT' });
    await form.until('describing');
    form.send({ type: 'NEXT' });
    expect(form.problems()).toEqual({ symptom: SAID.chooseSymptom });
    form.send({ type: 'BACK' });
    expect(form.view()).toMatchObject({ step: 'asking', next: 'purchase' });
  });
});
