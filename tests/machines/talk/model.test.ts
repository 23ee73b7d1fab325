import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { isPurchase } from '#catalogues/intents/index.ts';
import { likeliest, rank } from '#machines/talk/model/rank.ts';
import { scoreIntents } from '#machines/talk/model/scores.ts';
import { KEPT, LEARNED_FROM } from '#machines/talk/model/weights.ts';
import { read } from '#machines/talk/reading/read.ts';
import { understand } from '#machines/talk/understand.ts';
import { allLabelled } from '../../../tools/learn/labelled.ts';
import { sumOf } from '../../../tools/learn/samples.ts';

const TODAY = '2026-11-23';

describe('what was learned', () => {
  test('was learned from the sentences that there are: else run npm run learn', () => {
    expect(LEARNED_FROM).toBe(sumOf(allLabelled()));
  });

  test('is at most 100 kB compressed', () => {
    expect(gzipSync(JSON.stringify(KEPT)).length).toBeLessThanOrEqual(100_000);
  });

  test('opens no purchase by itself: the rules believe it as well, and it stands high with what was learned', () => {
    for (const { text, role, today } of allLabelled().filter((_, at) => at % 7 === 0)) {
      const { intent } = understand(text, { role, today: TODAY });
      if (!isPurchase(intent)) continue;
      const reading = read(text, today);
      const scores = scoreIntents(reading, role);
      if (understand(text, { role, today: TODAY }).modifiers?.later) continue;
      expect(scores.map((one) => one.intent)).toContain(intent);
      const first = likeliest(rank(reading, role, scores), 3, () => true).map((one) => one.intent);
      expect([text, first.includes(intent)]).toEqual([text, true]);
    }
  });
});
