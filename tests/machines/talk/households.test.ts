import { expect, test } from 'vitest';
import { understand } from '#machines/talk/understand.ts';

const heard = (text: string, role: 'service-user' | 'service-admin' = 'service-user') =>
  understand(text, { role, today: '2026-11-25' }).modifiers;

test.each([
  'who lives in my house',
  'who stays on my meter',
  'abeg who dey live for my house',
  'who is on my meter',
  'show me my household',
  'people on my meter',
  'who lives with me',
  'who leads my household',
])('"%s" asks who lives there', (text) => expect(heard(text)?.question).toEqual({ about: 'household' }));

test.each([
  ['who lives on 45701120409', { meter: '45701120409' }],
  ['please who stays at 45701120409?', { meter: '45701120409' }],
  ['who lives in House 12', { house: 'House 12' }],
  ['household of Block C flat 2', { house: 'Block C flat 2' }],
])('an administrator asks "%s"', (text, named) =>
  expect(heard(text, 'service-admin')?.question).toEqual({ about: 'household', ...named }),
);

test.each([
  'who lives in House 44? the man greeted me and I could not remember his name',
  'who owes in my house',
  'there is no light in my house',
])('but "%s" asks no such thing', (text) =>
  expect(heard(text, 'service-admin')?.question?.about).not.toBe('household'),
);

test.each([
  ['invite ada@mail.example to my house', 'invite-to-household', { email: 'ada@mail.example' }],
  ['please add my sister ada@mail.example to my meter', 'invite-to-household', { email: 'ada@mail.example' }],
  ['invite somebody to my house', 'invite-to-household', {}],
  ['take Musa Bello out of my house', 'take-out-of-household', { whose: 'Musa Bello' }],
  ['remove Musa Bello from my meter', 'take-out-of-household', { whose: 'Musa Bello' }],
  ['take out Musa from our household', 'take-out-of-household', { whose: 'Musa' }],
  ['take somebody out of my house', 'take-out-of-household', {}],
])('%s', (text, flow, values) => expect(heard(text)?.setting).toEqual({ flow, values }));

test.each([
  'add 5000 to my meter',
  'take 5000 from my house money',
  'remove the levy from my meter',
  'can I invite people to my house?',
])('but "%s" lets nobody in or out', (text) => {
  expect(heard(text)?.setting).toBeUndefined();
});

test.each([
  'add light to my meter',
  'add money to my meter',
  'add internet to my house',
  'bring power back on my meter',
  'remove the late fee from my house',
])('what is bought for a house, or taken off it, lets nobody in or out: %s', (text) => {
  expect(heard(text)?.setting).toBeUndefined();
});
