import { expect, test } from 'vitest';
import type { Role } from '#catalogues/roles.ts';
import { TITLES } from '#catalogues/sentences/estate/titles.ts';
import { understand } from '#machines/talk/understand.ts';

const heard = (text: string, role: Role = 'service-admin') => understand(text, { role, today: '2026-11-25' });

test.each([
  [TITLES.sayRemind, 'any'],
  ['please remind all debtors', 'any'],
  ['abeg remind people wey dey owe', 'any'],
  ['send a reminder to everyone who owes', 'any'],
  ['remind everybody who owes for more than 60 days', '60'],
  ['remind everybody who owes for more than two months', '60'],
  ['remind all debtors over a month', '30'],
  ['send a polite nudge to everybody who owes', 'any'],
  ['nudge all debtors over a month', '30'],
])('%s', (text, over) => expect(heard(text)).toMatchObject({ intent: 'remind-debtors', slots: { over } }));

test.each([
  ['remind everybody who owes more than 50,000', { over: 'any', least: 50_000 }],
  ['remind everybody whose debt has passed thirty thousand', { over: 'any', least: 30_000 }],
  ['remind everyone owing sixty thousand over sixty days', { over: '60', least: 60_000 }],
  ['remind debtors above 25k for more than 60 days', { over: '60', least: 25_000 }],
])('%s: a sum is no age of a debt', (text, slots) =>
  expect(heard(text)).toMatchObject({ intent: 'remind-debtors', slots }),
);

test.each([
  [TITLES.sayReminded, 'true'],
  ['remind me of my dues', 'true'],
  ['stop reminding me of my dues', 'false'],
  ['turn off the reminders', 'false'],
  ['i dont want reminders', 'false'],
  ['do not remind me again', 'false'],
])('%s, of a resident', (text, wanted) =>
  expect(heard(text, 'service-user')).toMatchObject({ intent: 'set-reminders', slots: { wanted } }),
);

test.each([
  'remind me to buy power tomorrow',
  'who owes levy',
  'did you remind everybody who owes',
  'do not remind everybody who owes',
  'remind me',
])('but "%s" is neither', (text) =>
  expect(
    [heard(text).intent, heard(text, 'service-user').intent].filter((intent) => intent.includes('remind')),
  ).toEqual([]),
);
