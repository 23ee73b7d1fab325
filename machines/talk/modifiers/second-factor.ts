import { SECOND_FACTOR_PHRASES } from '#catalogues/lexicon/phrases/second-factor.ts';
import type { SettingSaid } from '../besides.ts';
import { patterns } from '../reading/phrases.ts';
import { firstFact, type Reading } from '../reading/read.ts';
import { asTyped, endsInQuestion } from '../reading/said.ts';
import { peopleBeside } from '../slots/names.ts';
import { longNumber } from '../slots/values.ts';

const SAYS = patterns(SECOND_FACTOR_PHRASES);

/** What is wanted of a second factor: 'set up second factor', 'new recovery codes', 'remove second factor', 'give a code'; 'reset the second factor of Ada Obi'. */
export function secondFactorSaid(reading: Reading): SettingSaid | undefined {
  const said = asTyped(reading);
  if (SAYS.unwanted.covers(said)) return { flow: 'remove-second-factor', values: {} };
  if (SAYS.sought.covers(said)) return { flow: 'set-second-factor', values: {} };
  if (SAYS.codes.covers(said)) return { flow: 'new-recovery-codes', values: {} };
  if (SAYS.gives.covers(said)) return { flow: 'give-code', values: {} };
  return SAYS.helps.begins(said) && !endsInQuestion(reading.text) ? helpSaid(reading) : undefined;
}

/** Somebody named whose second factor is to be taken off. */
function helpSaid(reading: Reading): SettingSaid | undefined {
  const factor = SAYS.factor.find(asTyped(reading));
  if (factor === null) return undefined;
  const whose = firstFact(reading, 'email')?.value ?? longNumber(reading) ?? peopleBeside(reading, factor).at(-1);
  return whose === undefined ? undefined : { flow: 'reset-second-factor', values: { whose } };
}
