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
    ['charge everybody 15000 service charge every month on the 5th', { amount: 15000, dayOfMonth: '5' }],
  ])('%s', (text, values) => expect(heard(text)).toMatchObject({ intent: 'charging-rule', slots: values }));

  test.each([
    ['charge everybody except house 12 automatically', { whom: 'except house 12', byItself: 'yes' }],
    ['charge block b automatically every month', { whom: 'block b', byItself: 'yes' }],
    ['charge only landlords automatically every month', { whom: 'only landlords' }],
    ['charge tenants automatically', { whom: 'tenants' }],
    ['charge 12 palm street automatically', { whom: '12 palm street' }],
    ['charge mama nkechi automatically every month', { whom: 'nkechi' }],
    ['charge 45701124518 security every month', { service: 'security', whom: '45701124518' }],
    ['charge House 12 service charge every month', { whom: 'House 12' }],
    ['charge security for house 12 every month', { service: 'security', whom: 'house 12' }],
    ['stop charging house 12 automatically', { whom: 'house 12', byItself: 'no' }],
    ['turn off automatic billing for block b', { whom: 'block b', byItself: 'no' }],
    ['charge block b 5000 monthly', { whom: 'block b', amount: 5000 }],
    ['charge house 1204 automatically', { whom: 'house 1204' }],
    ['charge house 2b automatically', { whom: 'house 2b' }],
    ['charge each flat 5000 every month', { whom: 'flat 5000' }],
    ['charge new residents automatically', { whom: 'new residents' }],
    ['charge all landlords and tenants automatically', { whom: 'landlords and tenants' }],
    ['charge everybody but not the shops every month', { whom: 'but not the shops' }],
    ['charge only occupied houses automatically', { whom: 'occupied', byItself: 'yes' }],
    ['for the bungalows it should become 5k monthly from feb', { whom: 'bungalows', amount: 5000 }],
  ])('"%s" is for some, and says whom', (text, values) =>
    expect(heard(text)).toMatchObject({ intent: 'charging-rule', slots: values }),
  );

  test.each([
    'charge everybody automatically every month',
    'charge every house automatically',
    'charge all units automatically',
    'charge only security automatically',
    'turn off automatic billing until the audit is over',
    'service charge is now 18000 because of diesel',
    'charge service charge automatically every month on the 5th, mama don tire',
  ])('"%s" is for everybody', (text) => {
    const { intent, slots } = heard(text);
    expect([intent, slots.whom]).toEqual(['charging-rule', undefined]);
  });

  test.each([
    ['service charge is now 18000 on the 5th', { amount: 18000, from: '2026-12-05' }],
    ['service charge is now 18000 from the 5th', { amount: 18000, from: '2026-12-05' }],
    ['service charge is now 18000 from the 28th', { amount: 18000, from: '2026-11-28' }],
    ['security is now 3000 from january on the 5th', { service: 'security', amount: 3000, from: '2027-01-05' }],
    ['raise service charge to 18000 on day 5', { amount: 18000, from: '2026-12-05' }],
    ['service charge is now 18000 on the 5th or the 6th', { amount: 18000 }],
    ['service charge is now 18000 from month end', { amount: 18000 }],
    ['service charge is now 18000, charge it on the 5th', { amount: 18000, dayOfMonth: '5' }],
    ['service charge is now 18000 on the 5th of every month', { amount: 18000, dayOfMonth: '5' }],
  ])('"%s": a day beside a price is from when it holds', (text, slots) =>
    expect(heard(text)).toMatchObject({ intent: 'charging-rule', slots }),
  );

  test.each(['service charge is now 18000 on the 5th', 'service charge is now 18000 from month end'])(
    '"%s" moves no day on which all are charged',
    (text) => expect(heard(text).slots.dayOfMonth).toBeUndefined(),
  );

  test.each([
    ['charge automatically, not by hand', 'yes'],
    ['charge by hand, not automatically', 'no'],
    ['stop charging by hand', 'yes'],
    ['never charge by hand', 'yes'],
    ['stop charging manually', 'yes'],
    ['charge security automatically, no delay', 'yes'],
    ["charge service charge automatically, don't wait for me", 'yes'],
    ['please charge service charge automatically, never fail', 'yes'],
    ['turn automatic billing off', 'no'],
    ['do not charge automatically', 'no'],
    ['stop automatic billing and charge by hand', 'no'],
    ['stop charging by hand and stop automatic billing', undefined],
  ])('"%s": by itself or not', (text, byItself) => {
    const { intent, slots } = heard(text);
    expect([intent, slots.byItself]).toEqual(['charging-rule', byItself]);
  });

  test('and what is never to be forgotten is not turned off', () => {
    expect(heard('charge automatically and never forget it').slots.byItself).not.toBe('no');
  });

  test.each([
    'is automatic billing on?',
    'is automatic billing on',
    'will december be charged automatically?',
    'should i turn off automatic billing?',
    'should i turn off automatic billing',
    'does it charge by itself',
  ])('"%s" asks how it is charged, and changes nothing', (text) => {
    const { intent, slots } = heard(text);
    expect([intent, slots]).toEqual(['charges', {}]);
  });

  test('and whoever asks whether it can be so has not said it', () => {
    expect(heard('can you charge service charge automatically?').slots).toEqual({});
  });

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
