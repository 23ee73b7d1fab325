import { expect, test } from 'vitest';
import { decide } from '#machines/talk/model/doubt.ts';
import { read } from '#machines/talk/reading/read.ts';

const READING = read('yes but the generator man said he is not coming before the day after', '2026-11-23');
const NOTHING = { intent: 'none', slots: {}, score: 0, speaks: false, denies: false } as const;

test.each(['yes', 'buy-power', 'pay-dev-levy'] as const)('%s is never decided by what was learned alone', (intent) => {
  const sure = { intents: [intent, 'none'], shares: [0.999, 0.001] } as const;
  expect(decide(READING, 'service-user', NOTHING, { whole: sure, alone: () => sure })).not.toMatchObject({ intent });
});

test('off known ground a purchase that the words alone do not speak for is asked about', () => {
  const reading = read('my people say make I put small light for house before them come, 5000', '2026-11-23');
  const ruled = { intent: 'buy-power', slots: { amount: 5000 }, score: 6, speaks: false, denies: false } as const;
  const whole = { intents: ['buy-power', 'balance', 'none'], shares: [0.999, 0.001, 0] } as const;
  const alone = (one: number) => ({ intents: ['buy-power', 'none'], shares: [one, 1 - one] }) as const;
  expect(decide(reading, 'service-user', ruled, { whole, alone: () => alone(0.89) })).toEqual({
    asks: ['buy-power', 'balance'],
  });
  expect(decide(reading, 'service-user', ruled, { whole, alone: () => alone(0.91) })).toMatchObject({
    intent: 'buy-power',
  });
});

test('what pays nothing is decided by what was learned where it is sure', () => {
  const sure = { intents: ['balance', 'none'], shares: [0.999, 0.001] } as const;
  expect(decide(READING, 'service-user', NOTHING, { whole: sure, alone: () => sure })).toMatchObject({
    intent: 'balance',
  });
});

const oneOf = (intent: 'clear-notice' | 'set-notice' | 'buy-power' | 'token-not-received', share: number) => {
  const whole = { intents: [intent, 'requests', 'none'], shares: [share, 1 - share, 0] } as const;
  return { whole, alone: () => whole };
};

test('on known ground the rules give way to what the ranking is sure of, but never to a purchase', () => {
  const reading = read('notice off', '2026-11-23');
  const ruled = { intent: 'set-notice', slots: {}, score: 9, speaks: false, denies: false } as const;
  expect(decide(reading, 'netplus-admin', ruled, oneOf('clear-notice', 0.9))).toEqual({
    intent: 'clear-notice',
    share: 0.9,
  });
  expect(decide(reading, 'service-user', ruled, oneOf('buy-power', 0.99))).not.toMatchObject({ intent: 'buy-power' });
});

test('an administrator is asked where a resident would be believed', () => {
  const ruled = { ...NOTHING, intent: 'requests' } as const;
  const whole = { intents: ['requests', 'residents', 'none'], shares: [0.6, 0.4, 0] } as const;
  const rankings = { whole, alone: () => whole };
  expect(decide(READING, 'service-admin', ruled, rankings)).toEqual({ asks: ['requests', 'residents'] });
  const theirs = { ...rankings, whole: { ...whole, intents: ['balance', 'history', 'none'] } } as const;
  expect(decide(READING, 'service-user', { ...ruled, intent: 'balance' }, theirs)).toMatchObject({ intent: 'balance' });
});

test('what an administrator does to others is asked about where a sentence forbids it, or asks of what was done', () => {
  const whole = { intents: ['except-meter', 'balance', 'none'], shares: [0.9, 0.1, 0] } as const;
  const rankings = { whole, alone: () => whole };
  expect(decide(READING, 'service-admin', NOTHING, rankings)).toMatchObject({ intent: 'except-meter' });
  expect(decide(READING, 'service-admin', { ...NOTHING, denies: true }, rankings)).toEqual({
    asks: ['except-meter', 'balance'],
  });
});

test('what is said besides gives way to a wish that is sure, and to no other', () => {
  const speaking = { ...NOTHING, speaks: true, denies: false } as const;
  expect(decide(READING, 'service-user', speaking, oneOf('token-not-received', 0.85))).toEqual({
    intent: 'token-not-received',
    share: 0.85,
  });
  expect(decide(READING, 'service-user', speaking, oneOf('token-not-received', 0.7))).toMatchObject({ intent: 'none' });
});
