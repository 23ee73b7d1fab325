import { STATEMENT_PHRASES } from '#catalogues/lexicon/phrases/statements.ts';
import type { StatementSaid } from '../besides.ts';
import { patterns } from '../reading/phrases.ts';
import { firstFact, hasFact, type Reading } from '../reading/read.ts';
import { asTyped } from '../reading/said.ts';

const SAYS = patterns(STATEMENT_PHRASES);

/** Which of its lists a sentence names. */
const NAMES = [
  ['estates', [SAYS.owedToEstates]],
  ['payouts', [SAYS.paidOut]],
  ['paid-us', [SAYS.paidUs]],
  ['days', [SAYS.sheet, SAYS.owedToUs]],
] as const;

/** What else a sentence may be about, that is no statement. */
const ELSE = ['amount', 'digits', 'email', 'phone'] as const;

/** The statement that is asked for, with its days; undefined where it asks for none. */
export function statementSaid(reading: Reading): StatementSaid | undefined {
  const said = asTyped(reading);
  const named = NAMES.find(([, phrases]) => phrases.some((phrase) => phrase.isIn(said)));
  if (named === undefined || SAYS.other.isIn(said)) return undefined;
  if (ELSE.some((kind) => hasFact(reading, kind))) return undefined;
  const days = firstFact(reading, 'dates');
  const ofHome = SAYS.ofHome.isIn(said);
  return {
    of: named[0],
    ...(ofHome && { ofHome }),
    ...(days?.first && { from: days.first }),
    ...(days?.last && { to: days.last }),
  };
}
