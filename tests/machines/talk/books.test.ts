import { expect, test } from 'vitest';
import type { Role } from '#catalogues/roles.ts';
import { understand } from '#machines/talk/understand.ts';

const heard = (text: string, role: Role = 'service-admin') => understand(text, { role, today: '2026-11-28' });
const OCTOBER = { from: '2026-10-01', to: '2026-10-31' };

test.each([
  ['we spent 250000 on diesel yesterday', 'note-spending', { amount: 250_000, head: 'diesel', day: '2026-11-27' }],
  [
    'we spent 120000 on salaries to Musa Bello on 3 november',
    'note-spending',
    { amount: 120_000, head: 'salaries', day: '2026-11-03', payee: 'Musa Bello' },
  ],
  ['record an expense of 30000 for cleaning', 'note-spending', { amount: 30_000, head: 'cleaning' }],
  ['write down a spending', 'note-spending', {}],
  ['what did we spend in October', 'books', { of: 'heads', ...OCTOBER }],
  ['what we collected and spent', 'books', { of: 'months' }],
  ['show residents what we collected and spent', 'publish', { what: 'books', wanted: 'true' }],
  ['stop showing residents our spending', 'publish', { what: 'books', wanted: 'false' }],
  ['show residents the energy balance', 'publish', { what: 'energy', wanted: 'true' }],
  ['how much energy did we lose in October', 'energy', OCTOBER],
  ['our energy balance', 'energy', {}],
  [
    'enter the bulk bill for october: 45000 kwh for 9000000 naira',
    'note-energy',
    { month: 'October 2026', kwh: '45000', cost: '9000000' },
  ],
])('%s', (text, intent, slots) => expect(heard(text)).toMatchObject({ intent, slots }));

test.each<Role>(['service-user', 'service-owner'])('a %s asks where the money goes, and what was lost', (role) => {
  for (const text of ['where does our service charge go', 'what do they use our money for', 'how is our dues spent'])
    expect([text, heard(text, role).intent]).toEqual([text, 'books']);
  expect(heard('how much energy did the estate lose in october', role).intent).toBe('energy');
});

test.each([
  ['did we spend 5000 on diesel?', 'note-spending'],
  ['we never spent 5000 on diesel', 'note-spending'],
  ['do not show residents our spending', 'note-spending'],
])('but "%s" writes nothing down', (text, intent) => expect(heard(text).intent).not.toBe(intent));

test.each(['where my money go', 'where is my money', 'what did i spend this month', 'i lost my power token'])(
  'but a resident\'s "%s" is about their own',
  (text) => expect(['books', 'energy']).not.toContain(heard(text, 'service-user').intent),
);

test.each(['what does wattchat owe us', 'what do you owe us', 'how much is the platform owing us'])(
  '"%s" asks for the statement',
  (text) => expect(heard(text).modifiers?.statement).toEqual({ of: 'days' }),
);
