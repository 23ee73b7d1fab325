import { READ_BACK_PHRASES } from '#catalogues/lexicon/phrases/read-back.ts';
import type { AtReadBack } from '../besides.ts';
import type { OpenQuestion } from '../context.ts';
import type { Said } from '../reading/pattern.ts';
import { patterns } from '../reading/phrases.ts';
import type { Reading } from '../reading/read.ts';
import { asTyped } from '../reading/said.ts';

const SAYS = patterns(READ_BACK_PHRASES);

/** True where something that was paid for before did not come: 'no token came', 'my last one no enter'. */
export const isUnmet = (said: Said): boolean => SAYS.unmet.isIn(said);

/**
 * What a sentence says of what is read back that is neither a yes nor a no: a part of the amount or a multiple, that it is for another
 * time, or a question for whom it is or what it comes to; undefined for all else, and where nothing is read back. All of the sentence says it.
 */
export function saidOfReadBack(reading: Reading, open: OpenQuestion | undefined): AtReadBack | undefined {
  if (open?.field !== 'confirm') return undefined;
  const said = asTyped(reading);
  if (SAYS.half.covers(said)) return { about: 'times', by: 0.5 };
  if (SAYS.double.covers(said)) return { about: 'times', by: 2 };
  if (SAYS.triple.covers(said)) return { about: 'times', by: 3 };
  if (SAYS.whom.covers(said)) return { about: 'for-whom' };
  if (SAYS.sum.covers(said)) return { about: 'sum' };
  return SAYS.putOff.covers(said) ? { about: 'put-off' } : undefined;
}
