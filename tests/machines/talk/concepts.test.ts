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
    ['abeg help', 'help', {}],
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

describe('a wish beside its reason', () => {
  test.each([
    ['the fridge is getting warm, kindly put 3k for my meter', 'buy-power', { amount: 3000 }],
    [
      'visitors are coming with plenty children, dstv yanga for me',
      'pay-bills',
      { provider: 'dstv', package: 'yanga' },
    ],
    [
      'my boss is waiting for a call 😩 700 naira mtn on 08031234567',
      'airtime',
      { network: 'mtn', phone: '08031234567', amount: 700 },
    ],
    ['units remain small, oya 4k', 'buy-power', { amount: 4000 }],
    ['the light is blinking red abeg, add 2500', 'buy-power', { amount: 2500 }],
  ])('%s', (text, intent, slots) => {
    expect(meant(text)).toEqual({ intent, slots });
  });
});

describe('who owes nothing asks for no balance', () => {
  test.each([
    ["I don't owe anything, buy light 2000", 2000],
    ['i no get gbese abeg buy 3k light', 3000],
    ['not owing, so put 2000 light', 2000],
    ['no debt on me o, recharge my meter with 4k', 4000],
  ])('%s', (text, amount) => {
    expect(meant(text)).toEqual({ intent: 'buy-power', slots: { amount } });
  });

  test.each([
    'do I owe anything? buy light 2000',
    'i owe nothing',
    'I dont owe anything',
    'if I no owe, buy light 2000',
    'I owe 2000, remind me to buy light',
  ])('%s opens nothing', (text) => {
    expect(isPurchase(meant(text).intent)).toBe(false);
  });
});

describe('a token that does not go in', () => {
  test.each(['e no load', 'it is not loading', 'light e no load', 'E never load o'])('%s', (text) => {
    expect(meant(text).intent).toBe('token-issues');
  });

  test.each(['airtime e no load', 'abeg no load am', 'no load 2k', 'e no load, buy another one no be now'])(
    '%s buys nothing',
    (text) => {
      expect(isPurchase(meant(text).intent)).toBe(false);
    },
  );
});

describe('a mobile number beside opening an account is a phone, but where it is called a meter', () => {
  test.each([
    ['sign up 07021234567', { phone: '07021234567' }],
    ['register me abeg, 0803 123 4567', { phone: '08031234567' }],
    ['sign up, my meter is 07021234567', { meterNumber: '07021234567' }],
    ['sign up 45012345678', { meterNumber: '45012345678' }],
    ['sign up meter 45012345678 phone 08031234567', { meterNumber: '45012345678', phone: '08031234567' }],
  ])('%s', (text, slots) => {
    expect(meant(text, null)).toEqual({ intent: 'sign-up', slots });
  });
});

describe('money that was sent puts no amount right', () => {
  const said = (text: string) => {
    const open = { flow: 'buy-power', field: 'confirm', fields: ['amount'], given: ['amount'], readBack: ['₦5,000'] };
    const { intent, slots } = understand(text, { role: 'service-user', today: '2026-11-23', open });
    return { intent, slots };
  };

  test.each([
    'I have sent 4000',
    'no, i have sent 4000',
    'i don send 4k',
    '4000 sent',
    'we have transferred the 4,000',
    'abeg 4000 paid already',
    'my wife has just paid 3k',
  ])('%s', (text) => {
    expect(said(text).slots).not.toHaveProperty('amount');
    expect(said(text).slots.confirm).not.toBe('yes');
  });

  test.each(['I mean 4000', 'no 4000', 'i will send 4000', 'na 4k i wan pay', 'wrong, 4000'])('%s does', (text) => {
    expect(said(text)).toEqual({ intent: 'correct', slots: { amount: 4000 } });
  });
});

describe('what was done, told or written by another begins no purchase', () => {
  test.each([
    'last week I load 3k light for my sister, she no even greet me',
    'my uncle said: buy 5k light',
    'Fwd: Pay your GOTV before Sunday and get one month free',
    '[14/11, 9:02 pm] Bisi: load 2k for the meter',
    'the man for bus was shouting "buy 500 mtn card here"',
    'cancel my startimes subscription',
    'siri, buy a new decoder',
    'show the charges on my credit card before I pay the bill',
    'abeg send 4k to my brother for opay',
    'Which day is sanitation this month?',
    'FLASH SALE mtn 2GB 500, 5GB 1200, data plug, 24/7',
    '8k finished in four days, the meter is running too fast',
  ])('%s', (text) => {
    expect(isPurchase(meant(text).intent)).toBe(false);
  });

  test('an administrator who wants something offered buys none of it', () => {
    expect(isPurchase(meant('ask them to give us fumigation, 2500 monthly', 'service-admin').intent)).toBe(false);
  });
});

describe('values by the reader that is theirs', () => {
  test.each([
    ['how much is gotv max', 'price-list', { provider: 'gotv' }],
    ['pay my development levy, hundred and twenty thousand', 'pay-dev-levy', { amount: 120000 }],
  ])('%s', (text, intent, slots) => {
    expect(meant(text)).toEqual({ intent, slots });
  });

  test.each([
    ['refund POWER-1188, meter was removed', { reference: 'POWER-1188', reason: 'meter was removed' }],
    ['top ups from yesterday that are still pending', { from: '2026-11-22', to: '2026-11-22' }],
    ['enable laundry Palm Gardens', { name: 'laundry', estate: 'Palm Gardens' }],
  ])('%s', (text, slots) => {
    expect(meant(text, 'netplus-admin').slots).toEqual(slots);
  });

  test('what everybody is to be told is no letting', () => {
    expect(meant('Let all the residents know that the office is closed', 'netplus-admin')).toEqual({
      intent: 'set-notice',
      slots: { note: 'the office is closed' },
    });
  });

  test('whoever is not sure has said neither yes nor no', () => {
    const open = { flow: 'buy-power', field: 'confirm' };
    for (const text of ['I am not sure o', 'hmm, I no sure'])
      expect(understand(text, { role: 'service-user', today: '2026-11-23', open }).slots.confirm).toBeUndefined();
  });
});
