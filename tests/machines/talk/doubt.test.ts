import { expect, test } from 'vitest';
import { decide } from '#machines/talk/model/doubt.ts';
import { read } from '#machines/talk/reading/read.ts';

const READING = read('yes but the generator man said he is not coming before the day after', '2026-11-23');
const NOTHING = { intent: 'none', slots: {}, score: 0 } as const;

test.each(['yes', 'buy-power', 'pay-dev-levy'] as const)('%s is never decided by what was learned alone', (intent) => {
  const sure = { intents: [intent, 'none'], shares: [0.999, 0.001] } as const;
  expect(decide(READING, 'service-user', NOTHING, sure)).not.toMatchObject({ intent });
});

test('what pays nothing is decided by what was learned where it is sure', () => {
  const sure = { intents: ['balance', 'none'], shares: [0.999, 0.001] } as const;
  expect(decide(READING, 'service-user', NOTHING, sure)).toMatchObject({ intent: 'balance' });
});
