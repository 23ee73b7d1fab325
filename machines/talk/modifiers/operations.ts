import type { CaseList } from '#catalogues/cases.ts';
import { OPERATIONS_PHRASES } from '#catalogues/lexicon/phrases/operations.ts';
import type { Question } from '../asked-question.ts';
import { many, type Pattern, type Said, sequence } from '../reading/pattern.ts';
import { patterns } from '../reading/phrases.ts';
import type { Reading } from '../reading/read.ts';
import { asTyped } from '../reading/said.ts';

const SAYS = patterns(OPERATIONS_PHRASES);

const alone = (pattern: Pattern): Pattern => sequence(many(SAYS.before), pattern, many(SAYS.behind));
const STUCK = alone(SAYS.stuck);
const ANSWERS = alone(SAYS.answers);
const CASES = alone(SAYS.cases);

/** 'What is stuck', 'how are the providers': how it goes just now, for whoever runs the platform. */
export function operationsAsked(reading: Reading): Question | undefined {
  if (reading.facts.length > 0) return undefined;
  const said = asTyped(reading);
  if (STUCK.covers(said)) return { about: 'stuck' };
  if (CASES.covers(said)) return { about: 'cases', of: casesIn(said) };
  return ANSWERS.covers(said) ? { about: 'provider-answers' } : undefined;
}

/** Those of which list: the ones that nobody has closed where nothing else is said. */
function casesIn(said: Said): CaseList {
  if (SAYS.closed.isIn(said)) return 'closed';
  return SAYS.mine.isIn(said) ? 'mine' : 'open';
}
