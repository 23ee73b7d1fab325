import { expect, test } from 'vitest';
import { SESSIONS } from '#catalogues/sentences/sessions.ts';
import { understand } from '#machines/talk/understand.ts';

const heard = (text: string) => understand(text, { role: 'service-user', today: '2026-11-25' }).modifiers;

test.each([
  'where am I signed in',
  'where am i logged in',
  'please show me where my account is logged in',
  'show my sessions',
  'my open sessions',
  'list my devices',
  'which devices am I signed in on',
  'which phones are using my account',
  'abeg where my account dey open',
  'who is logged in to my account',
])('"%s" asks where they are signed in', (text) => expect(heard(text)?.question).toEqual({ about: 'sessions' }));

test.each([
  ['sign out my other phone', 'phone'],
  ['sign my old laptop out', 'laptop'],
  ['log me out of my other phone', 'phone'],
  ['end the session on my lost phone', 'phone'],
  ['abeg comot my other phone', 'phone'],
  ['end my other sessions', SESSIONS.end.all],
  ['log out all other devices', SESSIONS.end.all],
  ['log me out of every other device', SESSIONS.end.all],
  ['sign out everywhere else', SESSIONS.end.all],
])('"%s" ends %s, and not this one', (text, which) => {
  const modifiers = heard(text);
  expect([modifiers?.setting, modifiers?.everywhere]).toEqual([{ flow: 'end-session', values: { which } }, undefined]);
});

test.each(['log me out everywhere', 'end all my sessions', 'sign out of all devices'])(
  '"%s" is of this device, too',
  (text) => expect([heard(text)?.everywhere, heard(text)?.setting]).toEqual([true, undefined]),
);

test.each([
  'sign out',
  'why was my other phone signed out',
  'do not sign out my other phone',
  'remove my phone number',
  'stop reminding me on my phone',
  'i lost my phone',
  'buy airtime for my other phone',
  'where is my token',
])('"%s" ends nothing', (text) => expect(heard(text)?.setting?.flow).not.toBe('end-session'));
