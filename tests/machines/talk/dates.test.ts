import { expect, test } from 'vitest';
import { understand } from '#machines/talk/understand.ts';

test.each([
  ['2026-03-31', 'payments in the last 1 months', '2026-02-28'],
  ['2026-05-31', 'payments in the last 3 months', '2026-02-28'],
  ['2026-01-15', 'payments in the last 2 months', '2025-11-15'],
])('on %s, "%s" begin on %s', (today, sentence, from) => {
  expect(understand(sentence, { role: 'service-user', today }).slots).toMatchObject({ from, to: today });
});
