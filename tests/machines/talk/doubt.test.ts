import { expect, test } from 'vitest';
import { decide } from '#machines/talk/model/doubt.ts';
import { read } from '#machines/talk/reading/read.ts';

const READING = read('yes but the generator man said he is not coming before the day after', '2026-11-23');
const NOTHING = { intent: 'none', slots: {}, score: 0 } as const;

test.each(['yes', 'buy-power', 'pay-dev-levy'] as const)('%s is never decided by what was learned alone', (intent) => {
  const sure = { intents: [intent, 'none'], shares: [0.999, 0.001] } as const;
  expect(decide(READING, 'service-user', NOTHING, { whole: sure, alone: () => sure })).not.toMatchObject({ intent });
});

test('off known ground a purchase that the words alone do not speak for is asked about', () => {
  const reading = read('my people say make I put small light for house before them come, 5000', '2026-11-23');
  const ruled = { intent: 'buy-power', slots: { amount: 5000 }, score: 6 } as const;
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
