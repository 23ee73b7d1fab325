import { OPERATIONS_PHRASES } from '#catalogues/lexicon/phrases/operations.ts';
import type { Question } from '../context.ts';
import { many, type Pattern, sequence } from '../reading/pattern.ts';
import { patterns } from '../reading/phrases.ts';
import type { Reading } from '../reading/read.ts';
import { asTyped } from '../reading/said.ts';

const SAYS = patterns(OPERATIONS_PHRASES);

const alone = (pattern: Pattern): Pattern => sequence(many(SAYS.before), pattern, many(SAYS.behind));
const STUCK = alone(SAYS.stuck);
const ANSWERS = alone(SAYS.answers);

/** 'What is stuck', 'how are the providers': how it goes just now, for whoever runs the platform. */
export function operationsAsked(reading: Reading): Question | undefined {
  if (reading.facts.length > 0) return undefined;
  const said = asTyped(reading);
  if (STUCK.covers(said)) return { about: 'stuck' };
  return ANSWERS.covers(said) ? { about: 'provider-answers' } : undefined;
}
