import { expect, test } from 'vitest';
import type { Role } from '#catalogues/roles.ts';
import { understand } from '#machines/talk/understand.ts';

// A Wednesday. The sentences were labelled before any was tried.
const heard = (text: string, role: Role = 'service-admin') => understand(text, { role, today: '2026-11-25' });

test.each([
  ['remind only when more than 5000 is owed', { remind: 'more than 5000' }],
  ['remind after 30 days', { remindDays: '30' }],
  ['do not remind anybody under 2000', { remind: '2000' }],
  ['send reminders only from 10,000 upwards', { remind: '10000' }],
  ['nobody should be reminded below 3k', { remind: '3000' }],
  ['remind a house only once it owes over 20k', { remind: 'more than 20000' }],
  ['only remind if the debt is older than 45 days', { remindDays: '46' }],
  ['remind only when more than 5000 is owed for over 30 days', { remind: 'more than 5000', remindDays: '31' }],
  ['never remind anybody who owes less than 1,000', { remind: '1000' }],
  ['abeg no remind anybody wey dey owe below 2000', { remind: '2000' }],
  ['make una remind person only if e owe pass 5000', { remind: 'more than 5000' }],
  ['reminders should start from 5k', { remind: '5000' }],
  ['do not remind anybody before 30 days', { remindDays: '30' }],
  ['dont send reminders for debts under 500 naira', { remind: '500' }],
  ['no reminders for less than 2500', { remind: '2500' }],
  ['remind houses only after two weeks', { remindDays: '14' }],
  ['set the reminder threshold to 5000', { remind: '5000' }],
  ['change the reminder limit to 10k', { remind: '10000' }],
  ['remind nobody for amounts under 1500', { remind: '1500' }],
  ['make reminder start when debt pass 5000', { remind: 'more than 5000' }],
  ['we should only remind when the oldest debt is over 60 days', { remindDays: '61' }],
  ['let reminders go out only above 5000', { remind: 'more than 5000' }],
  ["don't bother people with reminders if they owe less than 3000", { remind: '3000' }],
  ['remind only from 5,000 naira owed and after 30 days', { remind: '5000', remindDays: '30' }],
  ['stop reminding anybody who owes under 1k', { remind: '1000' }],
  ['remind dem only when e don pass 30 days', { remindDays: '31' }],
  ['no send reminder if wetin dem owe no reach 4000', { remind: '4000' }],
  ['remind nobody', { remind: 'never' }],
  ['never remind anybody', { remind: 'never' }],
  ['please only remind residents when they owe above twenty thousand', { remind: 'more than 20000' }],
  ['only remind people once their debt passes 10k', { remind: 'more than 10000' }],
  ["we don't want to remind anyone who owes below 5,000", { remind: '5000' }],
  ['reminders only after 45 days please', { remindDays: '45' }],
  ['abeg make dem no dey remind person wey owe less than 1000', { remind: '1000' }],
  ['remind residents only when the debt is more than N3,000', { remind: 'more than 3000' }],
  ['no reminder until they owe 2500', { remind: '2500' }],
  ["don't remind until 60 days", { remindDays: '60' }],
  ['remind from 5000', { remind: '5000' }],
  ['raise the reminder limit to fifteen thousand', { remind: '15000' }],
  ['our reminder threshold should be 4000', { remind: '4000' }],
  ['reminder go start when debt reach 5k', { remind: '5000' }],
  ['do not send reminders to anybody owing less than 700 naira', { remind: '700' }],
  ['remind tenants if they owe more than 5000 for over a month', { remind: 'more than 5000', remindDays: '31' }],
  ['stop sending reminders for small debts under 1000', { remind: '1000' }],
  ['only send reminder when debt don old pass 2 weeks', { remindDays: '15' }],
  ['nobody who owes less than 3000 should get a reminder', { remind: '3000' }],
  ['we only want reminders for debts above 5000', { remind: 'more than 5000' }],
  ["don't remind them for less than 2k", { remind: '2000' }],
  ['remind only once a debt is 30 days old', { remindDays: '30' }],
  ['no need to remind anyone below 1500', { remind: '1500' }],
  ['please set our reminders to start at 6000 naira', { remind: '6000' }],
  ['remind no one under 2000', { remind: '2000' }],
  ['nobody is to be reminded before a debt is 3 weeks old', { remindDays: '21' }],
])('"%s" is the rule of the estate', (text, values) =>
  expect(heard(text).modifiers?.setting).toEqual({ flow: 'set-arrears-policy', values: { rule: 'own', ...values } }),
);

test.each([
  // A house that owes exactly so much is reminded.
  ['remind when at least 5000 is owed', { remind: '5000' }],
  ['remind only when 5000 or more is owed', { remind: '5000' }],
  ['remind only when 5000 and above is owed', { remind: '5000' }],
  ['remind only when more than or equal to 5000 is owed', { remind: '5000' }],
  ['remind only when the debt is not under 2000', { remind: '2000' }],
  ['remind only when it is not less than 2000', { remind: '2000' }],
  ['nobody under 2000 should be reminded', { remind: '2000' }],
  ['remind when 5000 is owed', { remind: '5000' }],
  ['set the reminder threshold to at least 5000', { remind: '5000' }],
  ['do not remind anybody unless they owe 5000', { remind: '5000' }],
  // Here it is not.
  ['set the reminder threshold to over 5000', { remind: 'more than 5000' }],
  ['do not remind anybody unless they owe more than 5000', { remind: 'more than 5000' }],
  ['do not remind anybody who owes 2000 or less', { remind: 'more than 2000' }],
  ['do not remind anybody who owes at most 2000', { remind: 'more than 2000' }],
  ['do not remind anybody who owes not more than 2000', { remind: 'more than 2000' }],
  ['nobody under or equal to 2000 is reminded', { remind: 'more than 2000' }],
  // A debt of exactly so many days is reminded of.
  ['remind only once a debt is at least 30 days old', { remindDays: '30' }],
  ['remind only once a debt is 30 days old or older', { remindDays: '30' }],
  ['do not remind anybody under 30 days', { remindDays: '30' }],
  // Here it is not.
  ['remind only if the debt is older than 30 days', { remindDays: '31' }],
])('"%s" says whether who owes exactly so much is reminded', (text, values) =>
  expect(heard(text).modifiers?.setting).toEqual({ flow: 'set-arrears-policy', values: { rule: 'own', ...values } }),
);

test.each([
  ['set the reminder amount to 0', { remind: '0' }],
  ['set the reminder amount to zero naira please', { remind: '0' }],
  ['remind from 0', { remind: '0' }],
  ['set reminder limit to never', { remind: 'never' }],
  ['set the reminder threshold to no one', { remind: 'never' }],
  ['set the reminder age to 0', { remindDays: '0' }],
])('"%s" is whoever owes, or nobody', (text, values) =>
  expect(heard(text).modifiers?.setting).toEqual({ flow: 'set-arrears-policy', values: { rule: 'own', ...values } }),
);

test.each([
  ['reminders only above $50', '$50'],
  ['remind when more than £5,000 is owed', '£5,000'],
  ['reminders only above $ 5000', '$ 5000'],
  ['set the reminder threshold to 5000 usd', '5000 usd'],
  ['set the reminder threshold to usd 5000', 'usd 5000'],
])('"%s" is handed on with its money, which is no naira', (text, remind) =>
  expect(heard(text).modifiers?.setting?.values).toEqual({ rule: 'own', remind }),
);

test.each([
  'remind everybody who owes more than 5000',
  'remind everybody who owes',
  'remind all debtors over a month',
  'remind debtors above 25k for more than 60 days',
  'remind everybody who owes for more than 60 days',
  'send a reminder to everyone who owes over 10k',
  'remind everybody owing above 5000',
  'remind all those who owe more than 20k',
  'only remind everybody who owes more than 5000',
  'remind only above 50k',
])('but "%s" reminds people now', (text) => {
  const { intent, modifiers } = heard(text);
  expect([intent, modifiers?.setting]).toEqual(['remind-debtors', undefined]);
});

test.each([
  'remind 3 days before',
  'remind 3 days before and on the day',
  'remind 7 days after the day to be paid by',
  'remind 2 days after',
  'remind only those who owe more than 5000',
  'remind me after 30 days',
  'do not remind me again',
  'remind me only when I owe more than 5000',
  'did you remind anybody under 2000',
  'who was reminded after 30 days',
  'why do you remind only above 5000',
  'do you remind only when more than 5000 is owed?',
  'remind residents after the meeting',
  'stop power only when more than 5000 is owed',
  'do not remind house 4 under 2000',
  'do not remind everybody who owes',
  'remind them after 5 December',
  'do not remind anybody except house 4 under 2000',
  'remind only when more than 5000 or 10000 is owed',
  'remind people who owe over 5000 for more than 30 days',
  'send reminders to those owing above 10000 now',
  'remind the residents of block A after 30 days',
  'do not remind Mr Okafor under 2000',
  'remind me when my debt is more than 5000',
  "don't remind me before 30 days",
  'I was reminded after 30 days',
  'remind everybody 3 days before 5000 is due',
  'remind only House 12',
  'remind 45701120409 only when it owes more than 5000',
  'when will they remind people who owe more than 5000',
  'how do I remind only above 5000',
  'the reminder said I owe more than 5000',
  'my reminder says 5000 is owed',
  'cancel the reminder for 5000',
  'was a reminder sent for over 30 days',
  'remind everyone who owes less than 2000',
  'no reminders please',
  'reminders only',
  'remind them that 5000 is owed',
  'remind people about 5000 owed',
  'remind everybody if 5000 is not paid',
  'remind only those above 5000',
  'remind everybody 30 days after',
  'when a reminder goes out after 30 days',
  'i did not get a reminder before 30 days',
  'they should not remind me below 2000',
  'remind only if older than 30 or 60 days',
  'set the reminder threshold to 5000 dollars',
  'set the reminder age to 30',
  'set the reminder age to never',
  'set the reminder amount to none',
  'i no get reminder before 30 days',
  'we want to be reminded when?',
])('and "%s" changes no rule', (text) => expect(heard(text).modifiers?.setting).toBeUndefined());

test('the days of reminders by themselves stay what they are', () =>
  expect(heard('change the reminder days').modifiers?.setting).toEqual({ flow: 'reminder-days', values: {} }));
