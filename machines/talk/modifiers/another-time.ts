import { isPurchase } from '#catalogues/intents/index.ts';
import { ANOTHER_TIME_PHRASES } from '#catalogues/lexicon/phrases/another-time.ts';
import type { AnotherTime } from '../besides.ts';
import type { OpenQuestion, Understanding } from '../context.ts';
import { patterns } from '../reading/phrases.ts';
import type { Reading } from '../reading/read.ts';
import { asTyped } from '../reading/said.ts';

const SAYS = patterns(ANOTHER_TIME_PHRASES);

/**
 * What a wish to buy says of a time to come, or of every month; undefined where it says none. What is not understood as a wish is one
 * where it begins as somebody asks for something.
 */
export function anotherTime(
  reading: Reading,
  { intent }: Understanding,
  open: OpenQuestion | undefined,
): AnotherTime | undefined {
  const inside = intent === 'answer' || intent === 'correct';
  const said = asTyped(reading);
  if (
    !isPurchase(inside ? (open?.flow ?? '') : intent) &&
    !(intent === 'none' && open === undefined && SAYS.wants.begins(said))
  )
    return undefined;
  const again = SAYS.again.find(said);
  const found = again ?? SAYS.later.find(said);
  if (found === null) return undefined;
  const words = reading.text.slice(reading.list[found.from]?.start, reading.list[found.to - 1]?.end);
  return { said: words, again: again !== null };
}
