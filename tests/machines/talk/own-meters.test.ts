import { expect, test } from 'vitest';
import { understand } from '#machines/talk/understand.ts';

const heard = (text: string) => understand(text, { role: 'service-user', today: '2026-11-25' }).modifiers;

test.each([
  'my meters',
  'show me my meters',
  'list all my meters',
  'abeg show me all my meters',
  'which meter am i using',
])('"%s" asks for them', (text) => expect(heard(text)?.question).toEqual({ about: 'own-meters' }));

test.each([
  ['add my shop meter 45701120409', 'add-meter', { meterNumber: '45701120409', name: 'shop' }],
  ['add another meter', 'add-meter', {}],
  ['i want to add a second meter to my account', 'add-meter', {}],
  ['please add meter 45701120409 as shop', 'add-meter', { meterNumber: '45701120409', name: 'shop' }],
  ["add mama's flat meter", 'add-meter', { name: "mama's flat" }],
  ['use the shop meter', 'use-meter', { meter: 'shop' }],
  ['switch to my shop meter', 'use-meter', { meter: 'shop' }],
  ['use meter 45701120409', 'use-meter', { meter: '45701120409' }],
  ['use my other meter', 'use-meter', {}],
  ['call my shop meter office', 'name-meter', { meter: 'shop', name: 'office' }],
  ['name meter 45701120409 shop', 'name-meter', { meter: '45701120409', name: 'shop' }],
  ['give up a meter', 'give-up-meter', {}],
  ['abeg give up one of my meters', 'give-up-meter', {}],
  ['I want to give up my meter', 'give-up-meter', {}],
  ['give up the shop meter', 'give-up-meter', { meter: 'shop' }],
  ['remove the shop meter from my account', 'give-up-meter', { meter: 'shop' }],
])('%s', (text, flow, values) => expect(heard(text)?.setting).toEqual({ flow, values }));

test.each([
  'add 5000 to my meter',
  'add light to my meter',
  'add my sister ada@mail.example to my meter',
  'use my meter',
  'remove the levy from my meter',
  'can I use another meter?',
  'buy power 5000',
  'change my meter',
  'switch to my new meter 45701120409',
  'use prepaid meter',
  'use my card meter',
  'add mtn meter',
  'i give up my meter is not working',
  'dont give up my meter',
])('but "%s" is about none of it', (text) => {
  expect(['add-meter', 'use-meter', 'name-meter', 'give-up-meter']).not.toContain(heard(text)?.setting?.flow);
});

test.each(['pay 5000 for security', 'pay for waste', 'pay 2 months for security'])(
  '"%s" names what is paid for, and no meter',
  (text) => expect(heard(text)?.which).toBeUndefined(),
);
