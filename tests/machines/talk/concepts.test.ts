import { describe, expect, test } from 'vitest';
import { isPurchase } from '#catalogues/intents/index.ts';
import type { Role } from '#catalogues/roles.ts';
import { understand } from '#machines/talk/understand.ts';

const meant = (text: string, role: Role | null = 'service-user') => {
  const { intent, slots } = understand(text, { role, today: '2026-11-23' });
  return { intent, slots };
};

describe('the common wishes in Yoruba, Hausa and Igbo, alone and mixed', () => {
  test.each([
    ['mo fe ra ina, egberun meta', 'buy-power', { amount: 3000 }],
    ['ẹ jọ̀ọ́ ẹ bá mi ra light ẹgbẹ̀rún márùn', 'buy-power', { amount: 5000 }],
    ['ina so in sayi wuta dubu biyu da dari biyar', 'buy-power', { amount: 2500 }],
    ['biko zuta oku puku iri na meter m', 'buy-power', { amount: 10000 }],
    ['mo fe ra data airtel', 'data', { network: 'airtel' }],
    ['zan biya kudin gotv jolli', 'pay-bills', { provider: 'gotv', package: 'jolli' }],
    ['achoro m ikwu ugwo security onwa ato', 'pay-services', { service: 'security', months: 3 }],
    ['elo ni mo je', 'balance', {}],
    ['na biya kudi amma babu token', 'token-not-received', {}],
    ['biko nyere m aka', 'help', {}],
    ['e kaasan o', 'greet', {}],
    ['mun gode sosai', 'thanks', {}],
    ['ka chi fo', 'bye', {}],
  ])('%s', (text, intent, slots) => {
    expect(meant(text)).toEqual({ intent, slots });
  });

  test.each([
    'mo fe ra aso tuntun',
    'ina zuwa kasuwa da 5000',
    'achoro m iri nri',
    'omo mi ti gba ise',
    'nawa o this life',
  ])('%s opens nothing', (text) => {
    expect(isPurchase(meant(text).intent)).toBe(false);
  });
});

describe('words without their vowels', () => {
  test.each([
    ['lght 3k', 'buy-power', { amount: 3000 }],
    ['hstry', 'history', {}],
    ['frgt pswrd', 'forgot-password', {}],
    ['snd my tkn again', 'resend-token', {}],
  ])('%s', (text, intent, slots) => {
    expect(meant(text)).toEqual({ intent, slots });
  });
});

describe('a token by what it is called without its name', () => {
  test.each([
    ['I cannot find the twenty digits, show me again', 'resend-token'],
    ['the long number is not entering, meter says rejected', 'token-issues'],
    ['money has been taken and the code has not come', 'token-not-received'],
  ])('%s', (text, intent) => {
    expect(meant(text).intent).toBe(intent);
  });
});
