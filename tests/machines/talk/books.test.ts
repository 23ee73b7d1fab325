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
  [
    'we bought diesel for 480k from mr sunday',
    'note-spending',
    { amount: 480_000, head: 'diesel', payee: 'mr sunday' },
  ],
  [
    'paid the plumber 15k yesterday for pump repair',
    'note-spending',
    { amount: 15_000, head: 'pump repair', payee: 'plumber', day: '2026-11-27' },
  ],
  ['show residents what we spent in october', 'publish', { what: 'books', wanted: 'true' }],
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
  ['have we spent 250000 on diesel', 'note-spending'],
  ['has the estate spent 250000 on diesel', 'note-spending'],
  ['we spent 250000 less on diesel', 'note-spending'],
  ['we spent over 250000 on diesel', 'note-spending'],
  ['we spent 250000 on diesel tomorrow', 'note-spending'],
  ['we spent 250000 on diesel next friday', 'note-spending'],
  ['we spent 250000 more on diesel than last month', 'note-spending'],
  ['we spent 250000 on diesel today, remove it', 'note-spending'],
  ['add the expense column', 'note-spending'],
  ['record the expenses please, how do i do that', 'note-spending'],
])('but "%s" writes nothing down', (text, intent) => expect(heard(text).intent).not.toBe(intent));

test.each([
  ['we spent 250000 to fix the gate', 'payee', undefined],
  ['we spent 250000 on fuel to power the generator', 'payee', undefined],
  ['we spent 250000 on fuel to power the generator', 'head', 'fuel'],
  ['they spent 250000 on diesel, it is theft', 'head', 'diesel'],
  ['we spent 250000 on diesel and security', 'head', undefined],
  ['enter the bulk meter reading 45000', 'cost', undefined],
])('"%s": its %s is %s', (text, slot, value) =>
  expect((heard(text).slots as Readonly<Record<string, unknown>>)[slot]).toBe(value),
);

test.each<Role>(['service-user', 'service-owner'])("a %s's own balance and accounts are not the estate's", (role) => {
  for (const text of ['my energy balance', 'what is my power balance', 'energy balance', 'our electricity balance'])
    expect([text, heard(text, role).intent]).not.toEqual([text, 'energy']);
  expect(heard('see the accounts', role).intent).not.toBe('books');
  expect(heard('energy balance of the estate', role).intent).toBe('energy');
});

test.each(['where my money go', 'where is my money', 'what did i spend this month', 'i lost my power token'])(
  'but a resident\'s "%s" is about their own',
  (text) => expect(['books', 'energy']).not.toContain(heard(text, 'service-user').intent),
);

test.each(['what does wattchat owe us', 'what do you owe us', 'how much is the platform owing us'])(
  '"%s" asks for the statement',
  (text) => expect(heard(text).modifiers?.statement).toEqual({ of: 'days' }),
);
