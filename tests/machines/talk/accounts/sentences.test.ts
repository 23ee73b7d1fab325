import { describe, expect, test } from 'vitest';
import type { Slots } from '#machines/talk/context.ts';
import { understand } from '#machines/talk/understand.ts';

type Row = [text: string, intent: string, slots?: Slots];

const meaning = (text: string, role: 'service-user' | null) => {
  const { intent, slots } = understand(text, { role, today: '2026-11-21' });
  return { intent, slots };
};

const VISITORS: Row[] = [
  ['I am a landlord, sign me up', 'sign-up', { role: 'service-owner' }],
  ['sign up as tenant, meter 45012345678', 'sign-up', { role: 'service-user', meterNumber: '45012345678' }],
  ['i be landlord i no dey live there, open account for me', 'sign-up', { role: 'service-owner' }],
  ['i own a flat there but i live abroad, register me', 'sign-up', { role: 'service-owner' }],
  ['i dey live for palm court, i wan register', 'sign-up', { role: 'service-user' }],
  ['sign me up ada@example.com', 'sign-up', { email: 'ada@example.com' }],
  ['i no get account', 'sign-up'],
  ["i don't have an account", 'sign-up'],
  ['am new here', 'sign-up'],
  ['new user', 'sign-up'],
  ['sgn up', 'sign-up'],
  ['singup', 'sign-up'],
  ['creat acount', 'sign-up'],
  ['i already have an account', 'sign-in'],
  ['i cannot login to my account', 'sign-in'],
  ['let me into my account', 'sign-in'],
  ['i am the estate admin, sign me in', 'sign-in'],
  ['lemme login jare', 'sign-in'],
  ['i no remember my password', 'forgot-password'],
  ['my password no dey work', 'forgot-password'],
  ['send me reset link', 'forgot-password'],
  ['reset link don expire', 'forgot-password'],
  ['send reset link to ada@example.com', 'forgot-password', { email: 'ada@example.com' }],
  ['who am i', 'account-status'],
  ['am i logged in', 'account-status'],
];

const RESIDENTS: Row[] = [
  ['change my phone to 0803 123 4567', 'update-profile', { field: 'phone', value: '08031234567' }],
  ['i don change my line to 08051234567', 'update-profile', { field: 'phone', value: '08051234567' }],
  ['i get new number 08051234567', 'update-profile', { field: 'phone', value: '08051234567' }],
  ['my surname is now Okafor', 'update-profile', { field: 'last name', value: 'Okafor' }],
  ['my surname is now bello', 'update-profile', { field: 'last name', value: 'bello' }],
  ['my surname don change to Okafor', 'update-profile', { field: 'last name', value: 'Okafor' }],
  ['my surname don change, I don marry, na Okafor now', 'update-profile', { field: 'last name', value: 'Okafor' }],
  ['my surname is misspelt, na Adewale', 'update-profile', { field: 'last name', value: 'Adewale' }],
  ['my first name is Chiamaka not Chioma', 'update-profile', { field: 'first name', value: 'Chiamaka' }],
  ['first name should be Chiamaka', 'update-profile', { field: 'first name', value: 'Chiamaka' }],
  ['my name is wrong, it should be Ngozi Eze', 'update-profile', { field: 'name', value: 'Ngozi Eze' }],
  ['change my name to Ada Obi', 'update-profile', { field: 'name', value: 'Ada Obi' }],
  ['my name is spelt wrong', 'update-profile', { field: 'name' }],
  ['use new@example.com as my email', 'update-profile', { field: 'email', value: 'new@example.com' }],
  ['my email is now new@example.com', 'update-profile', { field: 'email', value: 'new@example.com' }],
  ['change my address to 5 Palm Street', 'update-profile', { field: 'address', value: '5 Palm Street' }],
  ['update my meter to 45012345678', 'update-meter', { meterNumber: '45012345678' }],
  ['they changed my meter, the new one is 45012345678', 'update-meter', { meterNumber: '45012345678' }],
  ['i get new meter', 'update-meter'],
  ['my password don leak', 'change-password'],
  ['somebody know my password', 'change-password'],
  ['my profile', 'account-status'],
  ['what is my email', 'account-status'],
];

describe('accounts are asked for in the words of visitors', () => {
  test.each<Row>(VISITORS)('%s: %s', (text, intent, slots = {}) => {
    expect(meaning(text, null)).toEqual({ intent, slots });
  });
});

describe('accounts are changed in the words of residents', () => {
  test.each<Row>(RESIDENTS)('%s: %s', (text, intent, slots = {}) => {
    expect(meaning(text, 'service-user')).toEqual({ intent, slots });
  });
});

describe('what has no intent of its own is known beside it', () => {
  const modifiers = (text: string) => understand(text, { role: 'service-user', today: '2026-11-21' }).modifiers;

  test.each([
    'resend confirmation',
    'i did not get the verification mail',
    'verification link no enter my email',
    'i never see the confirmation mail',
    'send me the verification link again',
    'verify my email',
    'confirm email',
    'how do i confirm my email address',
    'my email address is not confirmed',
    'my email is still not verified',
  ])('%s: the mail that confirms an address', (text) => {
    expect(modifiers(text)).toMatchObject({ confirmation: true });
  });

  test.each(['send the payment confirmation mail', 'am i verified', 'confirm', 'how many verified residents'])(
    '%s: another confirmation',
    (text) => {
      expect(modifiers(text)?.confirmation).toBeUndefined();
    },
  );

  test.each(['change my address', 'change my estate', 'change my role to landlord', 'i have moved to block D'])(
    '%s: the administrator changes it',
    (text) => {
      expect(modifiers(text)).toMatchObject({ administered: true });
    },
  );

  test.each([
    "don't delete my account",
    'i no wan delete my account',
    'never close my account',
    'i will close my account if you no give me token',
    'why was my account deleted',
  ])('%s: no account goes, though it has the words', (text) => {
    expect(modifiers(text)).toMatchObject({ leaving: 'not' });
  });

  test.each(['delete my account on this phone', 'close my account number'])('%s: an account, or a sign-out', (text) => {
    expect(modifiers(text)).toMatchObject({ leaving: 'or-sign-out' });
  });

  test('who is not to be signed out means the account', () => {
    expect(modifiers('close my account, not log out')).toMatchObject({ leaving: 'meant' });
  });

  test.each([
    'delete account of emeka',
    'remove the account of 45701120409',
    'somebody deleted my account',
    'delete account 45701120409',
  ])('%s: no account goes', (text) => {
    expect(modifiers(text)?.leaving).toBeUndefined();
  });

  test.each([
    'delete account',
    'abeg close account',
    'delete my account',
    'turn off my account',
    'i want my account deleted',
    'i want my data deleted',
  ])('%s: the account goes', (text) => {
    expect(modifiers(text)).toMatchObject({ leaving: 'meant' });
  });

  test.each([
    'download my data',
    'export my account',
    'i want a copy of my data',
    'send me everything you know about me',
  ])('%s: all that is kept, as a file', (text) => {
    expect(modifiers(text)).toMatchObject({ takesOut: true });
  });

  test.each([
    'buy data',
    'send my data of 1gb',
    'download my account statement',
    'mtn data for my account',
    'what do you know about me',
  ])('%s: no file', (text) => {
    expect(modifiers(text)?.takesOut).toBeUndefined();
  });

  test.each(['buy data', 'my data finished'])('%s: nobody leaves', (text) => {
    expect(modifiers(text)?.leaving).toBeUndefined();
  });
});
