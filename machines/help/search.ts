import type { HelpAnswer } from '#catalogues/help-answers/answer.ts';
import { HELP_ANSWERS } from '#catalogues/help-answers/index.ts';
import { once } from '#machines/kit/once.ts';
import { isFiller } from '#machines/talk/reading/lexicon.ts';
import { type Terms, termsOf } from './terms.ts';

/** An answer of the help articles, and how near a question comes to it: 0 to 1, where 1 is a question it was written for. */
export interface FoundAnswer {
  readonly answer: HelpAnswer;
  readonly score: number;
}

interface Asked {
  readonly answer: HelpAnswer;
  readonly terms: readonly string[];
}

/** Made with the first question. */
const asked = once((): readonly Asked[] =>
  HELP_ANSWERS.flatMap((answer) =>
    answer.asks
      .split(',')
      .map((ask): Asked => ({ answer, terms: termsOf(ask).terms }))
      .filter(({ terms }) => terms.length > 0),
  ),
);

/** How much a word tells: one that few answers are asked with tells more. */
const weights = once(() => {
  const answers = new Map<string, Set<HelpAnswer>>();
  for (const { answer, terms } of asked()) {
    for (const term of terms) answers.set(term, (answers.get(term) ?? new Set()).add(answer));
  }
  return new Map(
    [...answers].map(([term, in_]): [string, number] => [term, Math.log(1 + HELP_ANSWERS.length / in_.size)]),
  );
});

/** Of a word that no answer is asked with: one that may stand in any sentence says little, another that it is about something else. */
const UNHEARD = { filler: Math.log(1 + HELP_ANSWERS.length / 4) / 3, other: 1.5 * Math.log(1 + HELP_ANSWERS.length) };

const weigh = (terms: readonly string[]): number =>
  terms.reduce((sum, term) => sum + (weights().get(term) ?? UNHEARD[isFiller(term) ? 'filler' : 'other']), 0);

/** One word of several is enough only where it is most of what the answer is asked with. */
const MOST = 0.7;
/** What less than that is worth, as a share of it: it can be shown in a list, and is no answer. */
const WEAK = 0.5;

/** The share of both questions that they have in common, by weight. */
function likeness({ terms, righted }: Terms, own: readonly string[]): number {
  const common = terms.filter((term) => own.includes(term));
  if (common.length === 0) return 0;
  const shared = weigh(common);
  const alike = (2 * shared) / (weigh(terms) + weigh(own));
  const guessed = common.every((term) => righted.has(term));
  return guessed || (common.length === 1 && shared < MOST * weigh(own)) ? WEAK * alike : alike;
}

/** The answers that a question comes near to, nearest first. */
export function findAnswers(text: string): FoundAnswer[] {
  const terms = termsOf(text);
  const best = new Map<HelpAnswer, number>();
  for (const { answer, terms: own } of asked()) {
    const score = likeness(terms, own);
    if (score > (best.get(answer) ?? 0)) best.set(answer, score);
  }
  return [...best].map(([answer, score]) => ({ answer, score })).sort((a, b) => b.score - a.score);
}

/** How near a question must come to be answered in short. */
export const NEAR = 0.6;

/** The answer in short to a question that comes near enough to one of the articles; null where none does. */
export function answerOf(text: string): HelpAnswer | null {
  const [found] = findAnswers(text);
  return found && found.score >= NEAR ? found.answer : null;
}
