import { expect, test } from 'vitest';
import { understand } from '#machines/talk/understand.ts';

const heard = (text: string) => understand(text, { role: 'service-admin', today: '2026-11-25' }).modifiers?.setting;

test.each<[string, string | undefined]>([
  ["reset Ada Obi's password", 'Ada Obi'],
  ['reset the password of Ada Obi', 'Ada Obi'],
  ['reset administrator ada@mail.example', 'ada@mail.example'],
  ['reset the administrator Ada Obi', 'Ada Obi'],
  ['reset password for ada@mail.example', 'ada@mail.example'],
  ['please reset the password of admin Tunde Bello', 'Tunde Bello'],
  ['mail Ada Obi a reset link', 'Ada Obi'],
  ['send a password reset link to tunde@mail.example', 'tunde@mail.example'],
  ['send Ada Obi a new password', 'Ada Obi'],
  ['abeg reset Tunde Bello password', 'Tunde Bello'],
  ['Ada Obi forgot her password, reset it', 'Ada Obi'],
  ['our administrator Ada Obi forgot her password', 'Ada Obi'],
  ['help Ada Obi reset her password', 'Ada Obi'],
  ['reset admin ngozi@palmcourt.example', 'ngozi@palmcourt.example'],
  ['can you reset the password of our admin Ngozi Adeyemi', 'Ngozi Adeyemi'],
  ["i want to reset the administrator Ngozi Adeyemi's password", 'Ngozi Adeyemi'],
  ['change the password of Ada Obi', 'Ada Obi'],
  ['set a new password for administrator Ada Obi', 'Ada Obi'],
  ['reset an administrator', undefined],
  ["reset an administrator's password", undefined],
  ['the resident Ada Obi forgot her password', 'Ada Obi'],
  ['reset the password of Ada Obi and Tunde Bello', 'Ada Obi and Tunde Bello'],
  ['give admin Musa a new password', 'Musa'],
])('"%s" resets the password of %s', (text, whose) => {
  const { flow, values } = heard(text) ?? {};
  expect([flow, values?.whose]).toEqual(['reset-administrator', whose]);
});

test.each([
  'reset my password',
  'i forgot my password',
  'change my password',
  "do not reset Ada Obi's password",
  "did you reset Ada Obi's password?",
  "how do I reset an administrator's password",
  "who reset Ada Obi's password",
  'reset the second factor of Ada Obi',
  'reset meter 45701124518',
  'reset the dashboard',
  "reset Ada Obi's balance",
  'send Ada Obi the receipt',
  'reset password',
  'set the price of security',
  'change the administrator of Palm Court',
  'reset passwords of all administrators',
  'remove administrator Ada Obi',
])('but "%s" resets that of nobody', (text) => expect(heard(text)?.flow).not.toBe('reset-administrator'));
