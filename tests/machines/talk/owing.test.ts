import { expect, test } from 'vitest';
import { understand } from '#machines/talk/understand.ts';

const heard = (text: string) => understand(text, { role: 'service-admin', today: '2026-11-25' });
/** Both ends, and what nothing took. */
function ends(text: string) {
  const { slots, modifiers } = heard(text);
  return [slots.least ?? null, slots.most ?? null, modifiers?.unheard?.length ?? 0];
}

test.each([
  ['who owes 50k', [50_000, null, 0]],
  ['debtors above 20k', [20_000, null, 0]],
  ['who owes not less than 20k', [20_000, null, 0]],
  ['remind those owing nothing less than 50k', [50_000, null, 0]],
  ['who isnt owing less than 20k', [20_000, null, 0]],
  ['who owes less dan 20k', [null, 20_000, 0]],
  ['who owes bellow 20k', [null, 20_000, 0]],
  ['who owes maximum of 20k', [null, 20_000, 0]],
  ['who owes 50k below', [null, 50_000, 0]],
  ['remind those owing 50k below', [null, 50_000, 0]],
  ['remind those not above 20k', [null, 20_000, 0]],
  ['remind them but not above 50k', [null, 50_000, 0]],
  ["who doesn't owe more than 50k", [null, 50_000, 0]],
  ['who owes from 20k up to 50k', [20_000, 50_000, 0]],
  ['who owes 20k – 50k', [20_000, 50_000, 0]],
  ['who owes exactly 50k', [50_000, 50_000, 0]],
  ['who owes between twenty thousand and fifty thousand naira', [20_000, 50_000, 0]],
  ['who owes above one million two hundred thousand', [1_200_000, null, 0]],
  ['who owes above two thousand five hundred', [2_500, null, 0]],
])('"%s": the ends of a sum are what the words around it say', (text, said) => expect(ends(text)).toEqual(said));

test.each([
  'remind everyone except those owing below 20k',
  'remind everybody but those below 10k',
  'who owes between 20 and 50k',
  'who owes 20-50k',
  'who owes more than 20k but not more than 60 days',
  'who owes exactly 50k or more',
  'who owes above 5 billion',
  'people owing around 20k',
])('"%s" says no end of a sum that is sure: none is taken, and none left out in silence', (text) =>
  expect(ends(text)).toEqual([null, null, 1]),
);

test.each([
  ['who has owed for over 60 days', '60', undefined],
  ['who owes for over 6 months', undefined, true],
  ['who owes over 120 days', undefined, true],
  ["who hasn't owed for over 60 days", undefined, true],
  ['who owes between 30 and 60 days', undefined, true],
])('"%s" is of an age that can be chosen, or is known for another', (text, over, otherAge) => {
  const { slots, modifiers } = heard(text);
  expect([slots.over, modifiers?.otherAge]).toEqual([over, otherAge]);
});

test.each(['remind those owing between 30 and 60 days', 'remind those owing over 120 days'])(
  '"%s" asks for how long',
  (text) => expect(heard(text)).toMatchObject({ intent: 'remind-debtors', slots: {} }),
);

test.each([
  'those above 50k',
  'only those above 50k',
  'less than 20k',
  'charge a fine of 5000',
  "don't remind those above 50k",
])('"%s" begins no mailing: nothing in it wants one', (text) => expect(heard(text).intent).not.toBe('remind-debtors'));

test.each(['charge a fine of 5000', 'levy 50000', "don't remind those above 50k", 'service charge is 20000', '50k'])(
  '"%s" narrows no list',
  (text) => expect(heard(text).modifiers?.debts).toBeUndefined(),
);

test.each(['remind all except house 4', 'remind them except house 4'])('"%s" lets no house buy', (text) =>
  expect(heard(text).intent).not.toBe('except-meter'),
);

test.each([
  ['who owes service charge and levy', {}],
  ['who owes levy', { service: 'dev-levy' }],
  ['who owes levy, not service charge', { service: 'dev-levy' }],
])('"%s" is of one due, or of all', (text, slots) => expect(heard(text)).toMatchObject({ intent: 'balance', slots }));

test('of several dues no one is taken for the other', () =>
  expect(heard('who owes service charge and levy').slots).not.toHaveProperty('service'));

test.each([
  ['who has not paid since September', '2026-09-30', undefined],
  ['who has not paid service charge since september', '2026-09-30', 'service-charge'],
  ['show me everybody who has not paid since august', '2026-08-31', undefined],
  ['people wey never pay since last month', '2026-10-31', undefined],
  ['everyone who hasnt paid since june', '2026-06-30', undefined],
  ['all defaulters since june', '2026-06-30', undefined],
  ['who stopped paying dev levy since may', '2026-05-31', 'dev-levy'],
  ['residents yet to pay since 15 october', '2026-10-15', undefined],
  ['who has been owing since 2025', '2025-12-31', undefined],
  ['who owes from december', '2025-12-31', undefined],
  ['who has been in debt since last year', '2025-12-31', undefined],
  ['which tenants no pay fine since september', '2026-09-30', 'fine'],
  ['who has not paid since the start of october', '2026-10-01', undefined],
  ['who has not paid since the end of august', '2026-08-31', undefined],
])('"%s": those are meant who owe since then or before', (text, since, service) => {
  const { intent, slots } = heard(text);
  expect([intent, slots.since, slots.service]).toEqual(['balance', since, service]);
});

test.each([
  ['remind everybody who owes since september', 'remind-debtors', '2026-09-30'],
  ['remind all those that have not paid since august', 'remind-debtors', '2026-08-31'],
  ['remind people wey never pay since july', 'remind-debtors', '2026-07-31'],
  ['remind everyone who has not paid', 'remind-debtors', undefined],
  ['who has paid since september', 'history', undefined],
  ['who has not paid in october', 'balance', undefined],
  ['what does house 4 owe since september', 'none', undefined],
])('"%s" is %s, since %s', (text, meant, since) => {
  const { intent, slots } = heard(text);
  expect([intent, slots.since]).toEqual([meant, since]);
});

test.each([
  'who paid more than 50000',
  'who paid above 20k this month',
  'list residents who paid less than 10k',
  'who has paid not less than 10k',
  'who paid between 20k and 50k',
])('"%s" asks for payments, and who owes is none of them', (text) => {
  const { intent, slots, modifiers } = heard(text);
  expect([intent, slots.least, slots.most, modifiers?.paidBetween]).toEqual(['history', undefined, undefined, true]);
});

test.each([
  ['who has not paid more than 50000', 'balance'],
  ['who paid 50000', 'find-payment'],
  ['who paid this month', 'history'],
])('but "%s" is %s', (text, meant) => {
  const { intent, modifiers } = heard(text);
  expect([intent, modifiers?.paidBetween]).toEqual([meant, undefined]);
});
