import { describe, expect, test } from 'vitest';
import type { Role } from '#catalogues/roles.ts';
import { understand } from '#machines/talk/understand.ts';

const heard = (text: string, role: Role | null = 'netplus-admin') =>
  understand(text, { role, today: '2026-11-21' }).modifiers ?? {};

describe('a sentence that says that something is down or back names what it is', () => {
  test.each([
    ['ikeja is down', 'supply-down', { supply: 'power:ikeja' }],
    ['PHED don go down', 'supply-down', { supply: 'power:portharcourt' }],
    ['mark eko as down', 'supply-down', { supply: 'power:eko' }],
    ['mtn airtime is not working', 'supply-down', { supply: 'airtime:mtn' }],
    ['glo data no dey work', 'supply-down', { supply: 'data:glo' }],
    ['dstv is down', 'supply-down', { supply: 'cable:dstv' }],
    ['smile is unavailable', 'supply-down', { supply: 'internet:smile' }],
    // Airtime or data is not said.
    ['airtel is down', 'supply-down', {}],
    ['ibadan is back', 'supply-back', { supply: 'power:ibadan' }],
    ['ekedc don come back', 'supply-back', { supply: 'power:eko' }],
    ['mtn data is up again', 'supply-back', { supply: 'data:mtn' }],
  ])('%s', (text, flow, values) => expect(heard(text).setting).toEqual({ flow, values }));

  test.each([
    'post a notice that Abuja disco is down',
    'is ikeja down?',
    'my light is down',
    'mtn 500 for 08031234567',
    'why is my mtn airtime not working',
    'our estate is with ikeja',
    'refund when ikeja is back',
  ])('but not "%s"', (text) => expect(heard(text).setting?.flow ?? '').not.toMatch(/^supply/));
});

describe('a sale that is stopped or begun again is one of the company that is named, and not of all of its product', () => {
  test.each([
    ['stop selling dstv', 'supply-down', { supply: 'cable:dstv' }],
    ['switch off mtn airtime', 'supply-down', { supply: 'airtime:mtn' }],
    ['stop selling power for ikeja', 'supply-down', { supply: 'power:ikeja' }],
    // Airtime or data is not said, or several are: it is asked which, and none is put in the place of the others.
    ['stop selling mtn', 'supply-down', {}],
    ['stop selling dstv and gotv', 'supply-down', {}],
    ['stop selling mtn and glo airtime', 'supply-down', {}],
    ['stop selling airtime and dstv', 'supply-down', {}],
    ['stop selling power for ikeja and eko', 'supply-down', {}],
    ['resume sales of dstv', 'supply-back', { supply: 'cable:dstv' }],
  ])('%s', (text, flow, values) => expect(heard(text).setting).toEqual({ flow, values }));

  test.each(['stop selling airtime', 'stop selling cable tv', 'resume sales of airtime'])(
    'all of it where nobody is named: "%s"',
    (text) => expect(heard(text).setting).toBeUndefined(),
  );
});

describe('a question whether something is down is answered from what is known', () => {
  test.each([
    ['is phed down', ['power:portharcourt']],
    ['is ikeja working?', ['power:ikeja']],
    ['abeg is eko back', ['power:eko']],
    ['shey ibedc dey work', ['power:ibadan']],
    ['is mtn down', ['airtime:mtn', 'data:mtn']],
    ['is mtn airtime available', ['airtime:mtn']],
    ['what is down', []],
    ['wetin dey down', []],
    ['which discos are down', []],
    ['is anything down', []],
    ['show outages', []],
  ])('%s', (text, named) => expect(heard(text, null).question).toEqual({ about: 'supplies', named }));

  test.each(['wallet balance', 'show our wallets', 'vtpass balance', 'how much is in the buypower wallet'])(
    'and "%s" asks for our wallets',
    (text) => expect(heard(text).question).toEqual({ about: 'wallets' }),
  );

  test.each([
    'is my token available',
    'why is my light down',
    'light just went off',
    'buy mtn 500',
    'is the pool open',
    'what is my balance',
    'my meter is not working',
    'is my account active',
  ])('but not "%s"', (text) => expect(heard(text, 'service-user').question?.about ?? '').not.toBe('supplies'));
});
