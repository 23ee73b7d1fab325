import { describe, expect, test } from 'vitest';
import type { Role } from '#catalogues/roles.ts';
import { understand } from '#machines/talk/understand.ts';

const heard = (text: string, role: Role | null = 'netplus-admin') =>
  understand(text, { role, today: '2026-11-21' }).modifiers ?? {};

describe('whoever runs the platform asks how it goes', () => {
  test.each([
    'what is stuck',
    'whats stuck now',
    'wetin dey stuck',
    'which orders are stuck',
    'any stuck orders?',
    'is anything stuck',
    'why are orders stuck',
    'stuck payments',
    'how many orders are stuck',
    'operations',
  ])('"%s" asks for what is stuck', (text) => expect(heard(text).question).toEqual({ about: 'stuck' }));

  test.each([
    'how are the providers',
    'how are our vendors doing',
    'how vendors dey',
    'are the vendors answering',
    'what do providers answer',
    'vendor errors',
    'status of the providers',
  ])('"%s" asks what providers answer', (text) => expect(heard(text).question).toEqual({ about: 'provider-answers' }));

  test.each([
    ['open cases', 'open'],
    ['show me the cases', 'open'],
    ['how many cases are open', 'open'],
    ['my cases', 'mine'],
    ['any cases for me?', 'open'],
    ['show closed cases', 'closed'],
  ])('"%s" asks for cases, %s', (text, of) => expect(heard(text).question).toEqual({ about: 'cases', of }));

  test.each(['take a case', 'in most cases the token comes', 'close case 12'])('but not "%s"', (text) =>
    expect(heard(text).question).toBeUndefined(),
  );

  test.each([
    'my token is stuck',
    'how are you',
    'which vendors are down',
    'what is stuck in my meter',
    'vendor balance',
  ])('but not "%s"', (text) =>
    expect(['stuck', 'provider-answers']).not.toContain(heard(text, 'service-user').question?.about),
  );
});
