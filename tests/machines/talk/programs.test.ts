import { expect, test } from 'vitest';
import { understand } from '#machines/talk/understand.ts';

const heard = (text: string) => understand(text, { role: 'service-admin', today: '2026-11-25' }).modifiers;

test.each([
  'which programs have a token',
  'wetin be the programs wey get token',
  'show my access tokens',
  'my API keys',
  'programs',
  'how many access tokens do I have',
  'do we have any api keys',
  'are there any access tokens on my account',
  'which apps have access to my account',
])('"%s" asks which there are', (text) => expect(heard(text)?.question).toEqual({ about: 'programs' }));

test.each([
  ['make an access token', {}],
  ['abeg create api key for me', {}],
  ['I need an API token', {}],
  ['how do I generate an access token', {}],
  ['make a token for my accounting program', { called: 'accounting program' }],
  ['create an access token for QuickBooks', { called: 'QuickBooks' }],
  ['make an API key for our Sage software please', { called: 'Sage software' }],
  ['give my bookkeeping app a token', { called: 'bookkeeping app' }],
  ['give the estate gate system an access token', { called: 'estate gate system' }],
])('"%s" begins to make one', (text, values) => {
  expect(heard(text)?.setting).toEqual({ flow: 'make-program-token', values });
  expect(heard(text)?.question).toBeUndefined();
});

test.each([
  ['end an access token', {}],
  ['revoke my api key', {}],
  ['my access token was leaked', {}],
  ['end the token of my accounting program', { program: 'accounting program' }],
  ['end the token of Accounting', { program: 'Accounting' }],
  ['revoke the access token of QuickBooks', { program: 'QuickBooks' }],
  ['abeg cancel the api key for old sheet', { program: 'old sheet' }],
])('"%s" ends one', (text, values) => expect(heard(text)?.setting).toEqual({ flow: 'end-program-token', values }));

test.each([
  'buy a token for my meter',
  'get me a token for 45012340001',
  'make a token for my shop',
  'I need token',
  'my token is not working',
  'cancel my token',
  'do not make an access token',
  'what is an access token',
  'give me the token again',
  'send my last token to my email',
  'get token for house 12',
])('"%s" is about no program', (text) => {
  expect(heard(text)?.setting?.flow ?? '').not.toMatch(/program/);
  expect(heard(text)?.question?.about ?? '').not.toBe('programs');
});
