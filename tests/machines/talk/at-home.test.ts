import { describe, expect, test } from 'vitest';
import { isPurchase } from '#catalogues/intents/index.ts';
import { understand } from '#machines/talk/understand.ts';

const meant = (text: string) => understand(text, { role: 'service-user', today: '2026-11-24' }).intent;

describe('what is said to a lamp or a screen buys nothing', () => {
  test.each([
    'turn the lights down',
    'put on lights',
    'tv on turn',
    'turn tv on please',
    'switch off the power',
    'please turn off the light',
    'increase the light',
    'lights out',
    'am i connected to wifi',
  ])('%s', (text) => expect(isPurchase(meant(text))).toBe(false));
});

describe('what says a worth or a meter still does', () => {
  test.each([
    ['more light please', 'buy-power'],
    ['on my light, 5k', 'buy-power'],
    ['abeg put light 2k', 'buy-power'],
    ['put off the dark, buy light 3000', 'buy-power'],
  ])('%s', (text, intent) => expect(meant(text)).toBe(intent));
});
