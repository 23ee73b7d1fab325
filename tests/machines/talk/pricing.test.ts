import { describe, expect, test } from 'vitest';
import { isPurchase } from '#catalogues/intents/index.ts';
import type { Role } from '#catalogues/roles.ts';
import { understand } from '#machines/talk/understand.ts';

const heard = (text: string, role: Role = 'service-admin') => understand(text, { role, today: '2026-11-25' });

describe('what the month of an estate is to cost', () => {
  test.each([
    ['service charge is now 18000', { amount: 18000 }],
    ['service charge for everybody is now 3000', { amount: 3000 }],
    ['from january service charge go be 20k', { amount: 20000, from: '2027-01-01' }],
    ['service charge is now 18000 from march', { amount: 18000, from: '2027-03-01' }],
    ['service charge is now 18000 from the first of march', { amount: 18000, from: '2027-03-01' }],
    ['change the monthly price to 16,500', { amount: 16500 }],
    ['make service charge 20k for everybody', { amount: 20000 }],
    ['abeg reduce the service charge to 12000', { amount: 12000 }],
    ['service charge is now 18000 from next month', { amount: 18000, from: '2026-12-01' }],
    ['security is now 3000 from 1 january', { service: 'security', amount: 3000, from: '2027-01-01' }],
    ['security is now 3000 from next month', { service: 'security', amount: 3000, from: '2026-12-01' }],
    ['change the price of waste to 2500', { service: 'waste', amount: 2500 }],
    ['development levy is now 5000 from january', { service: 'Development Levy', amount: 5000, from: '2027-01-01' }],
  ])('%s', (text, values) => expect(heard(text)).toMatchObject({ intent: 'charging-rule', slots: values }));

  test.each([
    ['charge service charge automatically every month on the 31st', { dayOfMonth: '31', byItself: 'yes' }],
    ['charge everybody security every month on day 5', { service: 'security', dayOfMonth: '5', byItself: 'yes' }],
    ['bill everybody security monthly', { service: 'security', byItself: 'yes' }],
    ['change the charging day to the 5th', { dayOfMonth: '5' }],
    ['charge dues every month end', { dayOfMonth: '31', byItself: 'yes' }],
    ['charge service charge on the first of every month', { dayOfMonth: '1', byItself: 'yes' }],
    ['stop charging security by itself', { service: 'security', byItself: 'no' }],
    ['turn off automatic billing', { byItself: 'no' }],
    ['charge levy monthly by hand', { service: 'Development Levy', byItself: 'no' }],
    ['security is now 3000 from january on the 5th', { service: 'security', amount: 3000, dayOfMonth: '5' }],
    ['charge everybody 15000 service charge every month on the 5th', { amount: 15000, dayOfMonth: '5' }],
  ])('%s', (text, values) => expect(heard(text)).toMatchObject({ intent: 'charging-rule', slots: values }));

  test.each(['raise fees by 10 percent', 'increase service charge by 10% for all', 'raise the dues by ten percent'])(
    '"%s" is a share of it, which is no sum',
    (text) => expect(heard(text)).toMatchObject({ intent: 'charging-rule', slots: {}, modifiers: { share: true } }),
  );

  test.each([
    'set service charge of 45701124518 to 15000',
    'Mrs Bello service charge is now 15000',
    'did the service charge increase to 18000',
    'is the service charge now 18000?',
    'they raised the service charge to 18000',
    'raise the service charge of 45701124518 by 5000',
    'set the fee of airtime to 100',
    'Mrs Bello security is now 3000',
    'how much is security now',
    'how much is the service charge now',
    'turn off automatic reminders',
    'fine House 5 2000 every month',
    'charge everybody 2000 for diesel every month',
  ])('but "%s" changes no price', (text) => expect(heard(text).intent).not.toBe('charging-rule'));

  test.each(['service charge is now 18000', 'the dev levy has become 5000'])(
    '"%s" of a resident pays nothing',
    (text) => expect(isPurchase(heard(text, 'service-user').intent)).toBe(false),
  );
});
