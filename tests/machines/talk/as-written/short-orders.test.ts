import { describe, expect, test } from 'vitest';
import { isPurchase } from '#catalogues/intents/index.ts';
import type { Role } from '#catalogues/roles.ts';
import { understand } from '#machines/talk/understand.ts';

const said = (text: string, role: Role | null) => {
  const { intent, slots } = understand(text, { role, today: '2026-11-22' });
  return { intent, slots };
};

describe('what whoever runs the platform says in short', () => {
  test.each([
    ['off palm court estate for now', 'deactivate-estate', { estate: 'palm court' }],
    ['abeg off cedar view', 'deactivate-estate', { estate: 'cedar view' }],
    ['off that palm court estate till next week', 'deactivate-estate', { estate: 'palm court' }],
    ['make we off Cedar View estate', 'deactivate-estate', { estate: 'Cedar View' }],
    ['oya on palm court estate back', 'activate-estate', { estate: 'palm court' }],
    ['off waste service for palm court', 'disable-service', { name: 'waste', estate: 'palm court' }],
    ['off airtime for now', 'pause-sales', { kind: 'airtime' }],
    ['tell everybody say no light on sunday', 'set-notice', { note: 'no light on sunday' }],
    ['abeg notify everyone: no token till 6pm', 'set-notice', { note: 'no token till 6pm' }],
    ['let everybody know say we dey do maintenance tomorrow', 'set-notice', { note: 'we dey do maintenance tomorrow' }],
    ['inform all residents that vending is down', 'set-notice', { note: 'vending is down' }],
  ])('%s', (text, intent, slots) => {
    expect(said(text, 'netplus-admin')).toEqual({ intent, slots });
  });

  test.each([
    'tell residents of palm court that no light',
    'did you tell everybody that light is off?',
    'let everybody buy light',
    'on sunday how much did we sell',
    'light is off for palm court',
    'off am',
  ])('%s: nothing is put up, switched off or switched on', (text) => {
    const { intent } = said(text, 'netplus-admin');
    expect(['set-notice', 'deactivate-estate', 'activate-estate', 'pause-sales', 'disable-service']).not.toContain(
      intent,
    );
  });

  test.each(['off palm court estate for now', 'tell everybody say no light on sunday'])('nobody else: %s', (text) => {
    for (const role of [null, 'service-user', 'service-admin'] as const)
      expect(['deactivate-estate', 'set-notice']).not.toContain(said(text, role).intent);
  });
});

describe('how many of an estate are verified', () => {
  test.each([
    ['abeg how many people never verify', 'unverified'],
    ['people wey dem never verify', 'unverified'],
    ['how many tenants neva verify their account', 'unverified'],
    ['which people dem never verify for my estate', 'unverified'],
    ['how many people don verify', 'verified'],
  ])('%s', (text, list) => {
    expect(said(text, 'service-admin')).toEqual({ intent: 'residents', slots: { list } });
  });
});

describe('an amount to be loaded, by who has a meter', () => {
  test.each([
    ['load 4k put for me', 4_000],
    ['abeg put 3k for me', 3_000],
    ['load 5 thousand give me', 5_000],
    ['put 10k sharp sharp', 10_000],
  ])('%s is power', (text, amount) => {
    expect(said(text, 'service-user')).toEqual({ intent: 'buy-power', slots: { amount } });
  });

  test.each([
    ['load 4k put for me', null],
    ['load 4k put for me', 'service-owner'],
    ['put 2k for my brother', 'service-user'],
    ['put 2k inside my phone', 'service-user'],
    ['fund my wallet 5000', 'service-user'],
    ['credit me 500', 'service-user'],
    ['I no go load 4k again', 'service-user'],
  ] as const)('%s by %s is none: what, or for whom, is not known', (text, role) => {
    expect(isPurchase(said(text, role).intent)).toBe(false);
  });

  test('the line of a phone is airtime', () => {
    expect(said('load my line 500', 'service-user')).toEqual({ intent: 'airtime', slots: { amount: 500 } });
  });
});
