import { expect, test } from 'vitest';
import type { Role } from '#catalogues/roles.ts';
import { TITLES } from '#catalogues/sentences/estate/titles.ts';
import { understand } from '#machines/talk/understand.ts';

// A Wednesday.
const heard = (text: string, role: Role = 'service-admin') => understand(text, { role, today: '2026-11-25' });

test.each([
  TITLES.sayArrears,
  'who go be blocked today',
  'abeg who dey blocked',
  'which houses are stopped now',
  'our arrears policy',
  'show the blocked houses',
])('%s: whom the rule touches', (text) => expect(heard(text).intent).toBe('arrears-policy'));

test.each(['change our arrears policy', 'abeg edit the arrears rule', 'change when arrears stop power'])(
  '%s: another rule',
  (text) => expect(heard(text).modifiers?.setting).toEqual({ flow: 'set-arrears-policy', values: {} }),
);

test.each([
  ['take 20 percent of each top-up for the debt', '20'],
  ['abeg take 15% of every top up for wetin dem dey owe', '15'],
  ['let us keep 30 per cent of all recharges for arrears', '30'],
])('%s: so much of each top-up', (text, debtShare) =>
  expect(heard(text).modifiers?.setting).toEqual({ flow: 'set-arrears-policy', values: { rule: 'own', debtShare } }),
);

test.each(['did you take 20 percent of my top-up?', 'take 20 percent of each top-up'])(
  'but "%s" sets no share',
  (text) => expect(heard(text).modifiers?.setting).toBeUndefined(),
);

test.each([
  [
    'give 45701120409 grace until Friday because the husband is in hospital',
    { house: '45701120409', until: '2026-11-27', reason: 'the husband is in hospital' },
  ],
  ['give House 12 grace until 5 December', { house: 'House 12', until: '2026-12-05' }],
  ['give blk A flat 6C grace until tomorrow', { house: 'blk A flat 6C', until: '2026-11-26' }],
  ['give house 9 grace for two weeks', { house: 'house 9', until: '2026-12-09' }],
  ['except apt 6A-2 until friday', { house: 'apt 6A-2', until: '2026-11-27' }],
  ['except house Flat 6A until friday', { house: 'Flat 6A', until: '2026-11-27' }],
  ['except flat 6 A until friday', { house: 'flat 6 A', until: '2026-11-27' }],
  ['give house 9 grace until friday because he paid on monday', { until: '2026-11-27', reason: 'he paid on monday' }],
  [
    'please grant flat 3b an exception till 2 January because they are paying in parts.',
    { house: 'flat 3b', until: '2027-01-02', reason: 'they are paying in parts' },
  ],
  ['give block C flat 2 grace until 5 December', { house: 'block C flat 2', until: '2026-12-05' }],
  ['except house 10 may road until friday', { house: 'house 10', until: '2026-11-27' }],
  ['except house one until friday', { house: 'house one', until: '2026-11-27' }],
  ['except house 7 until 2026-12-24', { house: 'house 7', until: '2026-12-24' }],
])('%s', (text, values) => expect(heard(text)).toMatchObject({ intent: 'except-meter', slots: values }));

test.each(['why did you give House 12 grace', 'do not give House 12 grace', 'buy power 5000'])(
  'but "%s" excepts nobody',
  (text) => expect(heard(text).intent).not.toBe('except-meter'),
);

test.each(['who is blocked', 'change our arrears policy'])('"%s" leads a resident nowhere new', (text) =>
  expect(understand(text, { role: 'service-user', today: '2026-11-25' }).intent).not.toMatch(/buy|pay/),
);

test.each([
  'exempt flat 6A, he owes for 45 days',
  'exempt flat 6A because he travelled for 2 weeks',
  'give flat 6A more time, they have been here for 10 days',
])('in "%s" nobody says until when', (text) => {
  const { intent, slots } = heard(text);
  expect([intent, slots.until]).toEqual(['except-meter', undefined]);
});

test.each([
  ...['end the exception of House 4', 'cancel the exception for House 4', 'remove house 4 from exceptions'],
  ...['stop the grace of house 4', 'house 4 is no longer excepted', 'abeg comot house 4 exception', 'end exception'],
  ...['take back the exception of 45701120409', 'house 4 exception should end', 'no more grace for house 4'],
  ...['house 4 should not be excepted again'],
])('"%s" wants an exception to end', (text) => expect(heard(text).modifiers?.exceptions).toBe('end'));

test.each([
  ...['which houses are excepted', 'who has an exception', 'list exceptions'],
  ...['is house 4 excepted', 'until when is house 4 excepted?'],
])('"%s" wants to see them', (text) => expect(heard(text).modifiers?.exceptions).toBe('see'));

test.each([
  ...['give House 12 grace until the end of December', 'except house 4', 'remove the days of grace', 'cancel'],
  ...['remind all debtors except house 4', 'when does the grace of house 4 end'],
])('but "%s" does neither', (text) => expect(heard(text).modifiers?.exceptions).toBeUndefined());
