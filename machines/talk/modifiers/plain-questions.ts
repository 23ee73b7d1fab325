import { PLAIN_QUESTION_PHRASES } from '#catalogues/lexicon/phrases/plain-questions.ts';
import type { Question } from '../asked-question.ts';
import { many, sequence } from '../reading/pattern.ts';
import { patterns } from '../reading/phrases.ts';
import type { Reading } from '../reading/read.ts';
import { asTyped } from '../reading/said.ts';

const SAYS = patterns(PLAIN_QUESTION_PHRASES);
const LEAD = many(SAYS.lead);
const SPEAKS = sequence(LEAD, SAYS.speaks, many(SAYS.behind), SAYS.otherLanguage, many(SAYS.behind));
const SEES = sequence(LEAD, SAYS.sees, SAYS.own);
const NO_MAILS = sequence(SAYS.noMails, many(SAYS.mailsBehind));

/** What else is asked as a whole sentence: another language, who sees what is one's own, what is wrong, no more mails. */
export function plainAsked(reading: Reading): Question | undefined {
  const said = asTyped(reading);
  if (SPEAKS.covers(said)) return { about: 'language', named: languageIn(reading) };
  if (SEES.covers(said)) return { about: 'who-sees' };
  if (NO_MAILS.covers(said)) return { about: 'mails' };
  return SAYS.anyProblem.covers(said) && saysAny(reading) ? { about: 'problems' } : undefined;
}

/** The language as it is written: a name begins with a capital. */
function languageIn({ list }: Reading): string {
  const word = list.find((token) => SAYS.otherLanguage.is(token.word))?.word ?? '';
  return `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;
}

/** 'Problem' alone complains of one. */
const saysAny = ({ list }: Reading): boolean => list.length > 1;
