import { expect, test } from 'vitest';
import type { TalkContext } from '#machines/talk/context.ts';
import { understand } from '#machines/talk/understand.ts';
import { ofLength, SHAPES } from '../../../support/long-sentences.ts';

const today = '2026-11-23';
const CONTEXTS: readonly TalkContext[] = [
  { role: 'service-user', today },
  { role: 'service-admin', today },
  { role: 'netplus-admin', today },
  {
    role: 'service-user',
    today,
    open: { flow: 'airtime', field: 'confirm', fields: ['network', 'phone', 'amount'], readBack: ['₦5,000', 'MTN'] },
  },
  {
    role: 'service-user',
    today,
    open: { flow: 'airtime', field: 'phone', kind: 'phone', fields: ['phone', 'amount'] },
  },
  { role: null, today, open: { flow: 'sign-up', field: 'firstName', fields: ['firstName', 'lastName', 'email'] } },
];

/** How much is looked up to understand a sentence: words in sets and maps, shapes of words. */
function work(sentence: string, context: TalkContext): number {
  const [sets, maps, shapes] = [Set.prototype, Map.prototype, RegExp.prototype];
  const [{ has }, { get }, { test: fits }] = [sets, maps, shapes];
  let looked = 0;
  sets.has = function (this: Set<unknown>, word) {
    looked += 1;
    return has.call(this, word);
  };
  maps.get = function (this: Map<unknown, unknown>, word) {
    looked += 1;
    return get.call(this, word);
  };
  shapes.test = function (this: RegExp, word) {
    looked += 1;
    return fits.call(this, word);
  };
  try {
    understand(sentence, context);
    return looked;
  } finally {
    Object.assign(sets, { has });
    Object.assign(maps, { get });
    Object.assign(shapes, { test: fits });
  }
}

test.each(Object.entries(SHAPES))('ten times the characters are no more than ten times the work: %s', (_, shape) => {
  for (const context of CONTEXTS) {
    understand(ofLength(shape, 100), context);
    const [short, long, longest] = [100, 1_000, 10_000].map((length) => work(ofLength(shape, length), context));
    // Of several wishes each is read again by itself, and a short sentence holds one.
    expect(long).toBeLessThan(10 * (short ?? 0) + 10_000);
    expect(longest).toBeLessThan(10 * (long ?? 0) + 5_000);
  }
});

test('what is longer than a sentence is no whole yes, because its end is not read', () => {
  const [, , , asked] = CONTEXTS;
  if (!asked) return;
  expect(understand('yes', asked).slots).toEqual({ confirm: 'yes' });
  expect(understand(`yes${' '.repeat(2_000)}but not now`, asked).slots).not.toHaveProperty('confirm', 'yes');
});
