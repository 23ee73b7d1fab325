import { expect, test } from 'vitest';
import { POWER_FIELDS } from '#machines/flows/power/fields.ts';
import { clear, fill, insist, openField } from '#machines/kit/answers.ts';
import { NO_ANSWERS } from '#machines/kit/field.ts';

const names = ['amount', 'meterNumber', 'fee'];

test('a read-only field, an unknown one and a hostile name change nothing', () => {
  const values = JSON.parse('{"meterNumber":"1","fee":"0","__proto__":{"amount":"5"},"constructor":"x","total":"1"}');
  expect(fill(NO_ANSWERS, () => POWER_FIELDS, values)).toEqual(NO_ANSWERS);
});

test('an answer is kept as typed, with its problem beside it, and the question stays open', () => {
  const answers = fill(NO_ANSWERS, () => POWER_FIELDS, { amount: ' 200 ' }, 'chat');
  expect(answers).toEqual({
    values: { amount: '200' },
    problems: { amount: 'Amount is less than 300' },
    order: ['amount'],
    fromChat: ['amount'],
    reopened: null,
  });
  expect(openField(answers, POWER_FIELDS, names)).toBe('amount');
});

test('a better answer takes the problem away, and an edit in the form is no longer from the chat', () => {
  const answers = fill(
    fill(NO_ANSWERS, () => POWER_FIELDS, { amount: '200' }, 'chat'),
    () => POWER_FIELDS,
    { amount: '300' },
  );
  expect(answers).toEqual({ values: { amount: '300' }, problems: {}, order: ['amount'], fromChat: [], reopened: null });
  expect(openField(answers, POWER_FIELDS, names)).toBeNull();
});

test('a forgotten answer leaves nothing behind, and insisting names what is missing', () => {
  const answers = fill(NO_ANSWERS, () => POWER_FIELDS, { amount: '300' });
  expect(clear(answers, 'amount')).toEqual(NO_ANSWERS);
  expect(insist(NO_ANSWERS, POWER_FIELDS, names).problems).toEqual({ amount: 'amount is required' });
});
