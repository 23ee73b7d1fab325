import { expect, test } from 'vitest';
import { understand } from '#machines/talk/understand.ts';

const heard = (text: string) => understand(text, { role: 'service-user', today: '2026-11-25' }).modifiers;

test.each([
  'which passkeys do I have',
  'wetin be my passkeys',
  'show my passkeys',
  'my passkeys',
  'passkeys',
  'how many passkeys do I have',
  'do I have a passkey',
  'are there any passkeys on my account',
  'abeg list all my security keys',
])('"%s" asks which there are', (text) => expect(heard(text)?.question).toEqual({ about: 'passkeys' }));

test.each([
  ['add a passkey', 'add-passkey'],
  ['abeg add passkey for my account', 'add-passkey'],
  ['I want to set up a passkey on this phone', 'add-passkey'],
  ['how do I create a pass key', 'add-passkey'],
  ['register my security key', 'add-passkey'],
  ['turn on fingerprint login', 'add-passkey'],
  ['remove my passkey', 'remove-passkey'],
  ['comot the passkey from my account', 'remove-passkey'],
  ['please delete one of my passkeys', 'remove-passkey'],
  ['i lost my security key', 'remove-passkey'],
  ['rename my passkey', 'name-passkey'],
  ['change the name of my passkey', 'name-passkey'],
])('"%s" begins %s', (text, flow) => {
  expect(heard(text)?.setting).toEqual({ flow, values: {} });
  expect(heard(text)?.question).toBeUndefined();
});

test.each(['use my passkey', 'sign in with my passkey', 'let me use a passkey instead'])(
  '"%s" gives the second factor by it',
  (text) => expect(heard(text)?.setting).toEqual({ flow: 'give-code', values: { by: 'passkey' } }),
);

test.each(['Old phone', 'My phone', 'Security key', 'my wife phone', 'Office laptop'])(
  '"%s" is a name where one is asked for',
  (text) => {
    const open = { flow: 'add-passkey', field: 'called', fields: ['called', 'password'], kind: 'text' } as const;
    const { intent, slots } = understand(text, { role: 'service-user', today: '2026-11-25', open });
    expect([intent, slots]).toEqual(['answer', { called: text }]);
  },
);

test.each([
  'do not remove my passkey',
  'what is a passkey',
  'why was my passkey refused',
  'my passkey is not working',
  'remove my password',
  'add a meter',
  'i forgot my password',
  'use my credit',
])('"%s" changes nothing of passkeys', (text) =>
  expect(heard(text)?.setting?.flow ?? '').not.toMatch(/passkey|give-code/),
);
