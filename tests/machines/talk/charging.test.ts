import { describe, expect, test } from 'vitest';
import { isPurchase } from '#catalogues/intents/index.ts';
import type { Role } from '#catalogues/roles.ts';
import { understand } from '#machines/talk/understand.ts';

const heard = (text: string, role: Role = 'service-admin') => understand(text, { role, today: '2026-11-25' });

describe('a charge says what, how much, why and to whom', () => {
  test.each([
    [
      'charge everybody 15000 service charge for December',
      { what: 'month', month: 'December 2026', amount: 15000, meters: 'everybody' },
    ],
    ['charge november for all', { what: 'month', month: 'November 2026', meters: 'everybody' }],
    ['abeg charge everybody 2k for diesel', { amount: 2000, reason: 'diesel', meters: 'everybody' }],
    [
      'fine 45701124518 5000 for noise after midnight',
      { what: 'fine', amount: 5000, reason: 'noise after midnight', meters: '45701124518' },
    ],
    [
      'charge 45701124518 service charge for moving in before December',
      { what: 'service-charge', reason: 'moving in before December', meters: '45701124518' },
    ],
    [
      'charge 45701124518 15000 service charge for December',
      { what: 'service-charge', amount: 15000, reason: 'December 2026', meters: '45701124518' },
    ],
    ['charge House 12 15000 dev levy for march please', { what: 'dev-levy', reason: 'March 2027', meters: 'House 12' }],
    [
      'charge House 1 and flat 3b 5000 levy for painting',
      { what: 'dev-levy', amount: 5000, reason: 'painting', meters: 'House 1, flat 3b' },
    ],
    [
      'charge 5000 for House 12 and 45701124518 for diesel',
      { amount: 5000, reason: 'diesel', meters: 'House 12, 45701124518' },
    ],
    [
      'fine House 12 2000 for noise at House 14',
      { what: 'fine', amount: 2000, reason: 'noise at House 14', meters: 'House 12' },
    ],
    ['charge House 12 150 for paper', { amount: 150, reason: 'paper', meters: 'House 12' }],
    ['charge Palm Avenue House 3 5000 for diesel', { reason: 'diesel', meters: 'Palm Avenue House 3' }],
    ['charge House 3 Cedar Crescent 5000 for diesel', { reason: 'diesel', meters: 'House 3 Cedar Crescent' }],
    [
      'charge everybody 15000 dev levy for the gate to be paid by 15 december',
      { what: 'dev-levy', amount: 15000, reason: 'gate', meters: 'everybody', payBy: '2026-12-15' },
    ],
    [
      'charge service charge for december, to be paid by the 20th',
      { what: 'month', month: 'December 2026', meters: 'everybody', payBy: '2026-12-20' },
    ],
    [
      'charge everybody service charge for December, pay by 15 December',
      { what: 'month', month: 'December 2026', payBy: '2026-12-15' },
    ],
    [
      'charge everybody 3000 security for december',
      { what: 'month', service: 'security', month: 'December 2026', amount: 3000, meters: 'everybody' },
    ],
    [
      'charge waste disposal for november, to be paid by the 20th',
      { what: 'month', service: 'waste disposal', month: 'November 2026', meters: 'everybody', payBy: '2026-12-20' },
    ],
    [
      'charge everybody 5000 dev levy for december',
      { what: 'month', service: 'Development Levy', month: 'December 2026', amount: 5000 },
    ],
    [
      'charge everybody 8000 security and waste for december',
      { what: 'month', service: 'security, waste', month: 'December 2026' },
    ],
    ['charge everybody 5000 for diesel, pay by friday', { amount: 5000, reason: 'diesel', payBy: '2026-11-27' }],
    ['fine 45701124518 5000 for noise due on 15 December', { what: 'fine', reason: 'noise', payBy: '2026-12-15' }],
    ['charge everybody 5000 for pool, due before they swim', { reason: 'pool, due before they swim' }],
    ['chrg all 5k levy', { what: 'dev-levy', amount: 5000, meters: 'everybody' }],
    [
      'charge every house service charge for January 2027',
      { what: 'month', month: 'January 2027', meters: 'everybody' },
    ],
  ])('%s', (text, values) => expect(heard(text)).toMatchObject({ intent: 'charge-estate', slots: values }));

  test.each([
    'they charge everybody 15000 in this estate',
    'did you charge everybody for december already',
    'do not charge anybody this month yet',
    'we charged everybody twice in October, what do we do',
    'charge my card 5000',
    'fine 45701124518 5000',
    'pay 15000 service charge for december',
    'why was I charged 5000 fine for noise',
    'post a notice to everybody',
  ])('but "%s" charges nothing', (text) => expect(heard(text).intent).not.toBe('charge-estate'));

  test('and a fine for what was in a month has its reason still to be said', () => {
    expect(heard('fine 45701124518 5000 for december noise').slots.reason).toBeUndefined();
  });

  test.each([
    'charge House 12 service charge for December',
    'charge block B service charge for december',
    'charge 3 houses security for december',
    'charge occupied houses service charge for december',
    'charge the service charge for december to House 12',
  ])('and "%s" is not for everybody', (text) => expect(heard(text).slots.meters).not.toBe('everybody'));

  test.each([
    'charge House 1 to House 5 5000 levy for paint',
    'charge House 12 or House 13 5000 for paint',
    'fine flat 3 & 4 2000 each for noise',
    'fine flat 3, 4 2000 for noise',
  ])('and of "%s" it is asked who is meant', (text) => expect(heard(text).slots.meters).toBeUndefined());

  test('and of two sums none is taken', () => {
    const { slots } = heard('charge House 12 5000 and House 13 6000 levy for paint');
    expect([slots.amount, slots.meters]).toEqual([undefined, undefined]);
  });

  test('and of an exception it is asked who is meant', () => {
    expect(heard('charge everybody except House 5 2000 for diesel').slots.meters).toBeUndefined();
  });

  test.each([
    ['charge everybody except House 5 15000 service charge for December', true],
    ['charge all houses but not the empty ones service charge for december', true],
    ['charge everybody service charge for december except 45701124518', true],
    ['charge only occupied houses service charge for december', undefined],
    ['charge everybody 15000 service charge for December', undefined],
    ['charge everybody service charge for december, to be paid by 20 December', undefined],
    ['charge everybody except House 5 2000 for diesel', undefined],
  ])('"%s": a month that leaves somebody out is known for one', (text, chargesSome) =>
    expect(heard(text).modifiers?.chargesSome).toBe(chargesSome),
  );

  test('and a resident who says it buys nothing by it', () => {
    expect(isPurchase(heard('charge everybody 15000 service charge for December', 'service-user').intent)).toBe(false);
  });
});

test.each([
  'take back the december charge',
  'abeg undo last charge',
  'take that charge back',
  'comot the november service charge',
])('"%s" shows the runs, each with its way back', (text) => expect(heard(text).intent).toBe('charges-back'));

test.each(['charges of the estate', 'abeg show me our billing runs', 'charge the month'])(
  '"%s" shows the runs',
  (text) => expect(heard(text).intent).toBe('charges'),
);

test.each(['service charge for everybody is now 3000', 'they charge everybody 15000 levy in this estate'])(
  '"%s" of a resident is no wish to pay',
  (text) => expect(isPurchase(heard(text, 'service-user').intent)).toBe(false),
);

describe('what is charged by the month, where more than one thing is named', () => {
  const meant = (text: string) => understand(text, { role: 'service-admin', today: '2026-11-28' });

  test.each([
    ['service charge is now 18000 because of security'],
    ['raise service charge to 18000 for security'],
    ['charge everybody service charge for december without security'],
    ['charge everybody service charge for december because of diesel'],
  ])('a reason and what is left out are not: %s', (text) => {
    expect(meant(text).slots).not.toHaveProperty('service');
  });

  test.each([
    ['charge everybody service charge and security for december', 'service charge, security'],
    ['charge everybody security and levy for december', 'security, Development Levy'],
  ])('of both it is asked which: %s', (text, service) => {
    expect(meant(text).slots).toMatchObject({ service });
  });

  test.each([
    ['set levy of house 5 to 5000'],
    ['security is now 3000 for landlords'],
    ['increase waste by 500'],
    ['increase service charge by 500'],
  ])('a house, some of them, or how much more it is, is no price of the estate: %s', (text) => {
    expect(meant(text).intent).not.toBe('charging-rule');
  });
});

test.each([
  ['charge everybody service charge for november and december'],
  ['charge everybody service charge for december 2026 and january 2027'],
  ['charge november and december for all'],
  ['charge everybody service charge for may and june'],
  ['charge everybody service charge for april and may'],
  ['charge everybody service charge for april, may'],
  ['charge everybody service charge for june, may'],
])('"%s" names several months, and none of them is taken', (text) => {
  const { intent, slots, modifiers } = heard(text);
  expect([intent, slots, modifiers?.severalMonths]).toEqual([
    'charge-estate',
    { what: 'month', meters: 'everybody' },
    true,
  ]);
});

test.each([
  ['charge everybody service charge for may 2027', 'May 2027'],
  ['charge everybody service charge, you may do it for december', 'December 2026'],
])('May is the month where it is named, and else what somebody may do: %s', (text, month) => {
  const { slots, modifiers } = heard(text);
  expect([slots.month, modifiers?.severalMonths]).toEqual([month, undefined]);
});

test('a month that is named twice is one', () => {
  const { slots, modifiers } = heard('charge everybody 8000 security for december december');
  expect([slots.month, modifiers?.severalMonths]).toEqual(['December 2026', undefined]);
});

test.each([
  ['preview the levy for january', { service: 'Development Levy', month: '2027-01' }],
  ["preview next month's charges", { month: '2026-12' }],
  ['what will december charge', { month: '2026-12' }],
  ['charges of october', {}],
])('"%s" is of what a month would charge where that is asked', (text, slots) => {
  const found = heard(text);
  expect([found.intent, found.slots]).toEqual(['charges', slots]);
});

test.each([
  'preview december for block b',
  'preview december for empty houses',
  'preview service charge december for house 12',
  'preview december except house 12',
  'preview december for 45701124518',
  'preview fine for 45701124518',
])('"%s" is of some, which no month is: nothing is previewed or charged', (text) => {
  const { intent, slots, modifiers } = heard(text);
  expect([intent, slots, modifiers?.chargesSome]).toEqual(['charges', {}, true]);
});

test.each([
  'preview october and november',
  'how much will I be charged in december',
  'what will house 5 be charged in december',
])('"%s" previews no month', (text) => expect(heard(text).slots.month).toBeUndefined());
