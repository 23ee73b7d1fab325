import { describe, expect, test } from 'vitest';
import type { OpenQuestion } from '#machines/talk/context.ts';
import { understand } from '#machines/talk/understand.ts';

const choice = (value: string, label: string) => ({ value, label });

const AMOUNT: OpenQuestion = {
  flow: 'buy-power',
  field: 'amount',
  fields: ['amount'],
  kind: 'money',
  choices: [choice('2000', '₦2,000'), choice('5000', '₦5,000'), choice('20000', '₦20,000')],
};
const MONTHS: OpenQuestion = {
  flow: 'pay-services',
  field: 'months',
  fields: ['service', 'months'],
  kind: 'choice',
  choices: [choice('1', '1 month'), choice('2', '2 months'), choice('6', '6 months'), choice('12', '12 months')],
};
const CONFIRM: OpenQuestion = {
  flow: 'pay-services',
  field: 'confirm',
  fields: ['service', 'months', 'amount'],
  given: ['service', 'months'],
};

const heard = (text: string, open: OpenQuestion) =>
  understand(text, { role: 'service-user', today: '2026-11-21', open });

describe('what is said of other payments is no answer to what is being paid', () => {
  test.each([
    'last 5',
    'top 5 payments',
    'first 4 payments this year',
    'payments from 1 october to 15 october',
    'payments in the last 90 days',
    'payments above 5000',
    'transactions of 2025',
    'oldest first',
    'let me see my receipts first',
    'I paid 5000 last month',
    'I don pay 5000 before',
    'who paid 2000?',
    'did my 5000 go through?',
    'was I charged 50 twice?',
    'i was debited 3000 but no token',
    'is 5000 enough?',
    '3 months ago I paid',
    'I have not paid for 3 months',
    'what did I pay on 12 october',
    'show 12 october',
    'page 2',
    'you said 2 months ago it was 5000',
    'i sent 2000 yesterday to the estate',
  ])('"%s"', (sentence) => {
    for (const open of [AMOUNT, MONTHS, CONFIRM])
      expect(['answer', 'correct'], open.field).not.toContain(heard(sentence, open).intent);
  });

  test.each(['export my levy payments', 'what is my fine'])('"%s" does not change what is read back', (sentence) => {
    expect(heard(sentence, CONFIRM).intent).not.toBe('correct');
  });

  test.each([
    ['spend 5000', AMOUNT, { amount: 5000 }],
    ['I want to pay 5000', AMOUNT, { amount: 5000 }],
    ['how about 5000?', AMOUNT, { amount: 5000 }],
    ['the second one', AMOUNT, { amount: '5000' }],
    ['first option please', AMOUNT, { amount: '2000' }],
    ['pay the last 6 months', MONTHS, { months: 6 }],
    ['the first one', MONTHS, { months: '1' }],
  ])('"%s" is an answer', (sentence, open, slots) => {
    expect(heard(sentence, open)).toMatchObject({ intent: 'answer', slots });
  });

  test.each([
    ['buy power 5000', 'buy-power'],
    ['mtn 500 for 08031234567', 'airtime'],
    ['service charge', 'answer'],
    ['the power backup', 'answer'],
  ])('"%s" where a service is asked for', (sentence, intent) => {
    const choices = [choice('1', 'Service Charge'), choice('7', 'Power Backup'), choice('fine', 'Fine')];
    const open = { flow: 'pay-services', field: 'service', fields: ['service'], kind: 'choice', choices } as const;
    expect(heard(sentence, open).intent).toBe(intent);
  });

  test('no months at all are not the last choice', () => {
    expect(heard('0', MONTHS).slots).not.toMatchObject({ months: '12' });
  });

  test.each(['all', 'all of it', 'pay everything', 'the full amount', 'all that is owed'])(
    '"%s" is what is owed, where that is offered',
    (sentence) => {
      const owed = { ...AMOUNT, flow: 'pay-dev-levy', choices: [choice('9000', '₦9,000')] };
      expect(heard(sentence, owed)).toMatchObject({ intent: 'answer', slots: { amount: '9000' } });
      expect(heard(sentence, AMOUNT).slots).not.toHaveProperty('amount');
    },
  );

  test('an answer is put right beside what was before', () => {
    expect(heard('no, I paid 2 months last time, make it 6 months', CONFIRM)).toMatchObject({ intent: 'correct' });
  });
});

describe('a yes is said to what is read back, and not along with something else', () => {
  test.each([
    'I already paid my fine',
    'okay show my payments first',
    'yes show my receipts',
    'yes of last month',
    'alright, what do i owe',
    'proceed to history',
    'please confirm my last payment',
    'confirm payment of POWER-F039M1KRMMY3A54H',
    'send it to my mail',
    'sure?',
    'are you sure',
    'is that correct',
    'do it tomorrow',
    'yes please, but first my balance',
  ])('"%s" is none', (sentence) => {
    const { intent, slots } = heard(sentence, CONFIRM);
    expect([intent, slots.confirm]).not.toContain('yes');
  });

  test.each([
    'yes',
    'ok pay',
    'yes o',
    'oya pay am',
    'no wahala',
    'that one is fine',
    'send it',
    'yes it is correct',
    'yes that is what I want',
  ])('"%s" is one', (sentence) => {
    expect(heard(sentence, { ...CONFIRM, flow: 'buy-power', fields: ['amount'] })).toMatchObject({
      slots: { confirm: 'yes' },
    });
  });
});
