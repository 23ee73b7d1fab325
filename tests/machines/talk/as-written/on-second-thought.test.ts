import { describe, expect, test } from 'vitest';
import { isPurchase } from '#catalogues/intents/index.ts';
import { understand } from '#machines/talk/understand.ts';

const TODAY = '2026-11-22';
const said = (text: string) => understand(text, { role: 'service-user', today: TODAY });

describe('thousands and what stands behind them', () => {
  test.each([
    ['buy light 2k5', 2_500],
    ['buy light 4k4', 4_400],
    ['buy light 1k500', 1_500],
    ['buy light 12k5', 12_500],
    ['buy light 2k', 2_000],
  ])('%s', (text, amount) => {
    expect(said(text)).toMatchObject({ intent: 'buy-power', slots: { amount } });
  });

  test('what may be two amounts is none', () => {
    expect(said('buy light 2k50').slots).toEqual({});
  });
});

describe('what is taken back in the same breath', () => {
  test.each([
    ['gotv max 2023456789, no not max, jolli', { provider: 'gotv', smartcard: '2023456789', package: 'jolli' }],
    ['gotv jolli not max 2023456789', { provider: 'gotv', smartcard: '2023456789', package: 'jolli' }],
    ['mtn 500 08031234567 no not mtn, glo', { network: 'glo', phone: '08031234567', amount: 500 }],
  ])('%s', (text, slots) => {
    expect(said(text).slots).toEqual(slots);
  });

  test.each([
    ['buy-power', 'amount', 'no 2500', 2_500],
    ['buy-power', 'amount', 'no 2k5', 2_500],
    ['set-provider-fee', 'fee', 'no 150', 150],
  ])('a no and another amount put %s right', (flow, field, text, value) => {
    const open = { flow, field: 'confirm', fields: [field], given: [field] };
    const { intent, slots } = understand(text, { role: 'netplus-admin', today: TODAY, open });
    expect({ intent, slots }).toEqual({ intent: 'correct', slots: { [field]: value } });
  });

  test('a house is no amount', () => {
    expect(said('no 45 Palm Avenue').modifiers?.bare?.amount).toBeUndefined();
  });

  test('an apartment that is not empty is lived in', () => {
    const { slots } = understand('45701120409 e no empty', { role: 'service-admin', today: TODAY });
    expect(slots.status).toBe('occupied');
  });
});

describe('what is weighed, or wanted again and again, is not bought', () => {
  test.each(['5k or 10k light, which one better', 'which one better, 5k light abi 10k', 'buy light of 5k every week'])(
    '%s',
    (text) => {
      expect(isPurchase(said(text).intent)).toBe(false);
    },
  );

  test.each(['buy 5k or 10k light', 'buy light 5k abi 10k'])('of two amounts neither is taken: %s', (text) => {
    expect(said(text)).toMatchObject({ intent: 'buy-power', slots: {} });
    expect(said(text).slots.amount).toBeUndefined();
  });
});

test('two decoders are two purchases', () => {
  expect(said('i wan pay for 2 decoder dstv compact 7023456789 and 7034567890')).toMatchObject({
    intent: 'pay-bills',
    slots: { provider: 'dstv', package: 'compact', smartcard: '7023456789' },
    modifiers: { recipients: [{ number: '7023456789' }, { number: '7034567890' }] },
  });
});

test('a purchase behind a change of one’s own data is not lost', () => {
  expect(said('change my number to 08099887766 and buy 2k light')).toMatchObject({
    intent: 'update-profile',
    slots: { field: 'phone', value: '08099887766' },
    modifiers: { later: ['buy 2k light'] },
  });
  expect(said('change my name to Ada and Obi').modifiers?.later).toBeUndefined();
});

describe('power for somebody else', () => {
  test.each([
    'send 5k light to my tenant',
    'buy 2k light for my brother',
    'buy 2k light for my older sister',
    '5k light for mama house',
    'my friend say make i buy 5k light for am',
  ])('%s', (text) => {
    expect(said(text).modifiers?.forOthers).toBe(true);
  });

  test.each(['buy 3k light for my wife', 'buy light for my meter', 'buy 2k light for am', 'my brother light finish'])(
    '%s is not said to be',
    (text) => {
      expect(said(text).modifiers?.forOthers).toBeUndefined();
    },
  );
});

test('what came in, and what is to be sold no more', () => {
  const admin = understand('how much enter this month', { role: 'service-admin', today: TODAY });
  expect(admin).toMatchObject({ intent: 'history', slots: { from: '2026-11-01' } });
  const platform = understand('stop to sell dstv', { role: 'netplus-admin', today: TODAY });
  expect(platform).toMatchObject({ intent: 'pause-sales', slots: { kind: 'cable' } });
});
