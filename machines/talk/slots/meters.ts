import { METER_PHRASES } from '#catalogues/lexicon/phrases/meters.ts';
import { saidOf } from '../reading/pattern.ts';
import { patterns } from '../reading/phrases.ts';
import { factsOf, type Reading } from '../reading/read.ts';
import { asTyped, endsInQuestion } from '../reading/said.ts';

const SAYS = patterns(METER_PHRASES);

/** True where a sentence surely says that a meter of the estate is to be deleted, and nothing besides: 'delete meter 45701124518'. */
export function isMeterDeletion(reading: Reading): boolean {
  if (!SAYS.whole.mayStand(asTyped(reading))) return false;
  const numbers = [...factsOf(reading, 'digits'), ...factsOf(reading, 'phone')];
  if (numbers.length > 1 || endsInQuestion(reading.text)) return false;
  const said = reading.list.flatMap(({ word }, at) =>
    numbers.some(({ from, to }) => from <= at && at < to) ? [] : [word],
  );
  return SAYS.whole.covers(saidOf(said));
}
