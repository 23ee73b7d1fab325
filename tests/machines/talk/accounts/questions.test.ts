import { describe, expect, test } from 'vitest';
import type { OpenQuestion, Slots } from '#machines/talk/context.ts';
import { understand } from '#machines/talk/understand.ts';

const FIELDS = ['role', 'firstName', 'lastName', 'email', 'meterNumber', 'password', 'confirmPassword', 'phone'];
const ROLES = [
  { value: 'service-user', label: 'RESIDENT' },
  { value: 'service-owner', label: 'HOME OWNER (NON-RESIDENT)' },
];
const KINDS: Readonly<Record<string, OpenQuestion['kind']>> = {
  role: 'choice',
  firstName: 'text',
  lastName: 'text',
  email: 'email',
  meterNumber: 'digits',
  phone: 'phone',
};

function heard(field: string, text: string) {
  const kind = KINDS[field];
  const open = {
    flow: 'sign-up',
    field,
    fields: FIELDS,
    ...(kind && { kind }),
    ...(field === 'role' && { choices: ROLES }),
  };
  return understand(text, { role: null, today: '2026-11-21', open });
}

describe('a question of signing up is answered', () => {
  test.each<[field: string, text: string, value: string]>([
    ['role', 'i rent the flat', 'service-user'],
    ['role', 'landlord but i dey live there', 'service-user'],
    ['role', 'i own it but i live in abuja', 'service-owner'],
    ['role', 'i no dey live there', 'service-owner'],
    ['role', '2', 'service-owner'],
    ['firstName', 'Ada', 'Ada'],
    ['firstName', 'bello', 'bello'],
    ['firstName', 'call me Tunde', 'Tunde'],
    ['firstName', 'my first name is Mary Jane', 'Mary Jane'],
    ['firstName', 'Grace please', 'Grace'],
    ['firstName', 'Oluwaseun-Ayo', 'Oluwaseun-Ayo'],
    ['firstName', 'Mr Okon', 'Okon'],
    ['lastName', 'na Bello', 'Bello'],
    ['lastName', 'surname: Eze', 'Eze'],
    ['email', 'ada@example', 'ada@example'],
    ['meterNumber', '0124 5678 901', '01245678901'],
    ['meterNumber', '08012345678', '08012345678'],
    ['phone', '+2348031234567', '08031234567'],
    ['confirm', 'na my estate', 'yes'],
    ['confirm', 'that is not my estate', 'no'],
    ['confirm', 'no be my own', 'no'],
    ['confirm', 'wrong estate', 'no'],
  ])('%s: %s', (field, text, value) => {
    expect(heard(field, text)).toMatchObject({ intent: 'answer', slots: { [field]: value } });
  });

  test.each([
    ['Ada Obi', 'Ada', 'Obi'],
    ['my name is ada obi', 'ada', 'obi'],
    ['my names are Ada Grace Obi', 'Ada Grace', 'Obi'],
  ])('%s is both names at once', (text, firstName, lastName) => {
    expect(heard('firstName', text)).toMatchObject({ slots: { firstName }, modifiers: { also: { lastName } } });
  });

  test.each(['why do you need it?', 'i already have an account', 'no', 'cancel', 'show as form', '08031234567'])(
    "%s is nobody's name",
    (text) => {
      expect(heard('firstName', text).intent).not.toBe('answer');
    },
  );
});

describe('an earlier answer is put right in the middle of signing up', () => {
  test.each<[field: string, text: string, slots: Slots]>([
    ['email', 'no, my first name is Adaeze', { firstName: 'Adaeze' }],
    ['email', 'actually i am a landlord', { role: 'service-owner' }],
    ['email', 'my surname is Okafor not Obi', { lastName: 'Okafor' }],
    ['email', 'change the meter number', { meterNumber: '' }],
    ['email', 'change my name', { firstName: '' }],
    ['meterNumber', 'no, my email is ada2@example.com', { email: 'ada2@example.com' }],
    ['phone', 'change the password', { password: '' }],
    ['confirm', 'no, the meter is 45012345671', { meterNumber: '45012345671' }],
    ['phone', 'update my meter to 45012345671', { meterNumber: '45012345671' }],
    ['meterNumber', 'change my phone to 08099998888', { phone: '08099998888' }],
  ])('%s: %s', (field, text, slots) => {
    expect(heard(field, text)).toMatchObject({ intent: 'correct', slots });
  });

  test('a name that is read back alone is put right by itself', () => {
    const open = { flow: 'update-profile', field: 'confirm', fields: ['firstName', 'lastName'], given: ['lastName'] };
    const { intent, slots } = understand('no, Adewale', { role: 'service-user', today: '2026-11-21', open });
    expect({ intent, slots }).toEqual({ intent: 'correct', slots: { lastName: 'Adewale' } });
  });
});

test('a masked answer is never read as a sentence', () => {
  const open = { flow: 'sign-up', field: 'password', fields: FIELDS, kind: 'secret' } as const;
  const { intent, slots } = understand('correct horse battery', { role: null, today: '2026-11-21', open });
  expect({ intent, slots: Object.keys(slots).includes('password') }).toEqual({ intent, slots: false });
  expect(intent).not.toBe('answer');
});
