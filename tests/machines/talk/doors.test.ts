import { describe, expect, test } from 'vitest';
import type { Role } from '#catalogues/roles.ts';
import { understand } from '#machines/talk/understand.ts';

const heard = (text: string, role: Role = 'service-admin') => understand(text, { role, today: '2026-11-30' });

describe('a house is called by its number and letter alone', () => {
  test.each([
    ['statement for 9f please', 'meter-statement', { house: '9f' }],
    ['record 20k cash from 6b', 'record-cash', { whose: '6b', amount: 20_000 }],
    ['let 9a buy light till friday even though they owe', 'except-meter', { house: '9a', until: '2026-12-04' }],
    ['who lives in 5b', 'find-resident', {}],
    ['has 9t paid', 'history', {}],
  ] as const)('%s', (text, intent, slots) => expect(heard(text)).toMatchObject({ intent, slots }));

  test.each([
    'the lady in 14b has not paid',
    'waive the fine of 14b',
    '3b never pay since march',
    'what does 12t owe',
    'suspend 2b',
  ])('its letter makes no billions: %s', (text) => {
    const { slots } = heard(text);
    expect(slots.amount).toBeUndefined();
  });

  test.each([
    ['buy power 50b', 50_000_000_000],
    ['mtn 50b for 08031234567', 50_000_000_000],
    ['buy power for ₦2b', 2_000_000_000],
  ])('where no house stands, and where money is said, it does: %s', (text, amount) =>
    expect(heard(text, 'service-user').slots.amount).toBe(amount),
  );

  test('a sum with a letter behind it that multiplies nothing is no sum', () => {
    expect(heard('buy power 50a', 'service-user')).toMatchObject({ intent: 'buy-power', slots: {} });
  });
});
