import { SECOND_FACTOR_PHRASES } from '#catalogues/lexicon/phrases/second-factor.ts';
import type { SettingSaid } from '../context.ts';
import { patterns } from '../reading/phrases.ts';
import type { Reading } from '../reading/read.ts';
import { asTyped } from '../reading/said.ts';

const SAYS = patterns(SECOND_FACTOR_PHRASES);

/** What is wanted of the own second factor: 'set up second factor', 'new recovery codes', 'remove second factor', 'give a code'. */
export function secondFactorSaid(reading: Reading): SettingSaid | undefined {
  const said = asTyped(reading);
  if (SAYS.unwanted.covers(said)) return { flow: 'remove-second-factor', values: {} };
  if (SAYS.sought.covers(said)) return { flow: 'set-second-factor', values: {} };
  if (SAYS.codes.covers(said)) return { flow: 'new-recovery-codes', values: {} };
  return SAYS.gives.covers(said) ? { flow: 'give-code', values: {} } : undefined;
}
