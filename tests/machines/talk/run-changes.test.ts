import { describe, expect, test } from 'vitest';
import type { Role } from '#catalogues/roles.ts';
import { TITLES } from '#catalogues/sentences/estate/titles.ts';
import { understand } from '#machines/talk/understand.ts';

const heard = (text: string, role: Role = 'service-admin') => understand(text, { role, today: '2026-11-30' });
const flowOf = (text: string): string | undefined => heard(text).modifiers?.setting?.flow;

describe('a run is stopped or gone on with', () => {
  test.each([
    TITLES.sayStopReminders,
    'please stop the reminders now',
    'pause the reminders',
    'abeg hold the reminders first',
    'stop reminding everybody',
    'halt the reminder run',
    'can you stop the reminders that are going out',
    'stop sending reminders',
  ])('%s', (text) => expect(flowOf(text)).toBe('stop-reminders'));

  test.each([
    TITLES.sayResumeReminders,
    'resume the reminders',
    'continue reminding people',
    'send the failed reminders again',
    'resend the reminders that failed',
    'retry failed reminders',
  ])('%s', (text) => expect(flowOf(text)).toBe('resume-reminders'));

  test('the month and whether what failed is meant are kept', () => {
    const valuesOf = (text: string) => heard(text).modifiers?.setting?.values;
    expect(valuesOf('stop the November charges')).toEqual({ month: '11' });
    expect(valuesOf('resume the October reminders')).toEqual({ month: '10' });
    expect(valuesOf('send the failed reminders again')).toEqual({ failed: 'true' });
    expect(valuesOf('retry the failed lines')).toEqual({ failed: 'true' });
    expect(valuesOf('stop the reminders')).toEqual({});
  });

  test.each([
    TITLES.sayStopCharges,
    'stop the charge run',
    'stop charging everybody',
    'pause the December run',
    'halt billing',
    'abeg stop the charges wey dey go on',
  ])('%s', (text) => expect(flowOf(text)).toBe('stop-charges'));

  test.each([
    TITLES.sayResumeCharges,
    'resume the charge run',
    'go on with the December run',
    'try the failed charges again',
    'retry the failed lines',
  ])('%s', (text) => expect(flowOf(text)).toBe('resume-charges'));

  test.each([
    'stop charging House 12',
    'stop reminding House 5',
    'do not remind House 5',
    'cancel the reminders',
    'send reminders to all debtors',
    'stop reminding me every day',
    'take back the December charge',
    'send the charges to everybody',
    'stop',
    'Stop reminding Amaka Eze',
    'Stop the reminders for Mr Bello, he has paid',
    'Stop reminders above 2000',
    'Stop the reminders tomorrow',
    'Pause charging and reminding',
    'Hold on, send the reminders',
    'Resume reminders for Amaka Eze',
    'send reminders again',
    'Stop the announcement reminders',
  ])('%s: no run is meant', (text) => expect(flowOf(text)).toBeUndefined());

  test('what goes by itself has its days, and is no run', () => {
    expect(flowOf('stop the automatic reminders')).toBe('reminder-days');
    expect(heard('stop reminding me of my dues', 'service-user')).toMatchObject({ intent: 'set-reminders' });
  });
});

describe('it is asked who was reminded', () => {
  test.each([
    'who was reminded',
    'who did we remind last week',
    'which houses were reminded',
    'have the reminders gone out yet?',
    'did everybody get the reminder',
    'how far are the reminders',
    'which reminders failed',
    'reminders that were not delivered',
    'show me the reminder history',
    'wetin happen to the reminders',
  ])('%s', (text) => expect(heard(text).modifiers?.remindersSent).toBe(true));

  test.each([
    'send reminders to all debtors',
    'remind everybody who owes',
    'change the reminder days',
    'how do reminders work',
    'announce: reminders for the meeting will be sent',
    'who owes',
    'I want no reminders',
    'how much did the reminders bring in',
    'raise the reminder threshold by 5000',
    'who has paid since the reminders',
    'show balances of those reminded',
  ])('%s: no', (text) => expect(heard(text).modifiers?.remindersSent).toBeUndefined());
});
