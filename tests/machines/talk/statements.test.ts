import { describe, expect, test } from 'vitest';
import type { Role } from '#catalogues/roles.ts';
import { understand } from '#machines/talk/understand.ts';

const statement = (text: string, role: Role = 'netplus-admin') =>
  understand(text, { role, today: '2026-11-21' }).modifiers?.statement;

describe('a statement is asked for', () => {
  test.each([
    ['statement for yesterday', { of: 'days', from: '2026-11-20', to: '2026-11-20' }],
    ['settlements this week', { of: 'payouts', from: '2026-11-16', to: '2026-11-21' }],
    ['wetin una don pay into our account', undefined],
    ['payouts of last month', { of: 'payouts', from: '2026-10-01', to: '2026-10-31' }],
    ['how much do we owe the estates', { of: 'estates' }],
    ['how much we dey owe each estate', { of: 'estates' }],
  ])('%s', (text, wanted) => {
    expect(statement(text)).toEqual(wanted);
  });

  test.each(['what do you owe us', 'una dey owe us how much', 'you dey owe us', 'how much do you still owe us'])(
    '%s',
    (text) => {
      expect(statement(text, 'service-admin')).toEqual({ of: 'days' });
    },
  );

  test.each([
    ...['when were we paid', 'what were we paid', 'when did wattchat pay us', 'have we been paid', 'una don pay us?'],
    ...['when last did you pay the estate', 'did we get our money', 'our payouts', 'show what the platform paid us'],
    ...['when will we be paid'],
  ])('%s', (text) => {
    expect(statement(text, 'service-admin')).toMatchObject({ of: expect.stringMatching(/^(paid-us|payouts)$/) });
  });

  test('of the days on which an estate was paid', () => {
    const days = { of: 'paid-us', from: '2026-10-01', to: '2026-10-31' };
    expect(statement('what was paid to us in october', 'service-admin')).toEqual(days);
  });

  test.each([
    'have we paid the guards',
    'we have paid the diesel supplier',
    'did we pay for security',
    'who paid us',
    'how much did residents pay us',
    'who has not paid us',
    'what did House 4 pay us',
  ])('and not by what residents pay: %s', (text) => {
    expect(statement(text, 'service-admin')).toBeUndefined();
  });

  test.each([
    'My lawyer wants the full statement of all I have paid',
    'Victor Essien disputes his statement; pull every power purchase he made in October',
    'how much does meter 45012300099 owe us',
    'do our books agree with the settlement report',
    'how much are we owed',
  ])('and not by: %s', (text) => {
    expect(statement(text)).toBeUndefined();
  });
});
