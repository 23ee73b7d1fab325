import { expect, test } from 'vitest';
import { understand } from '#machines/talk/understand.ts';

const heard = (text: string) => understand(text, { role: 'service-admin', today: '2026-11-25' }).modifiers?.setting;

test.each([
  ['refuse Ada Obi', { whose: 'Ada Obi' }],
  ['please reject ada@mail.example', { whose: 'ada@mail.example' }],
  ['reject Ada Obi because nobody here knows her', { whose: 'Ada Obi', reason: 'nobody here knows her' }],
  ['do not approve Ada Obi', { whose: 'Ada Obi' }],
])('%s', (text, values) => expect(heard(text)).toEqual({ flow: 'refuse-resident', values }));

test.each([
  'refuse in the drain',
  'refuse collection',
  'who refused Ada Obi?',
  'my payment was rejected',
  'do not approve anybody new',
])('but "%s" refuses nobody', (text) => expect(heard(text)).toBeUndefined());
