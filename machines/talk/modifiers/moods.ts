import { MOOD_PHRASES } from '#catalogues/lexicon/phrases/moods.ts';
import type { Modifiers } from '../besides.ts';
import type { Writable } from '../context.ts';
import { many, type Pattern, type Said, sequence } from '../reading/pattern.ts';
import { patterns } from '../reading/phrases.ts';
import type { Reading } from '../reading/read.ts';
import { endsInQuestion, wordsIn } from '../reading/said.ts';

const SAYS = patterns(MOOD_PHRASES);

/** How somebody speaks, beside what they want. */
type Moods = Pick<Modifiers, 'upset' | 'smallTalk' | 'unsure' | 'leavesOut' | 'leavesBe'>;

/** What wants nothing, or leaves something, is said in so many words at most. */
const FEW = 9;

const AROUND = many(SAYS.friendly);
const alone = (pattern: Pattern): Pattern => sequence(AROUND, pattern, AROUND);
const TALK: readonly (readonly [NonNullable<Modifiers['smallTalk']>, Pattern])[] = [
  ['joke', alone(SAYS.joke)],
  ['laughs', alone(SAYS.laughs)],
  ['fond', alone(SAYS.fond)],
  ['howAreYou', alone(SAYS.howAreYou)],
];

/** True for what is neither a yes nor a no: 'I am not sure o', 'let me think'. */
export const isUnsure = (said: Said): boolean => SAYS.unsure.isIn(said);

/** True for 'skip', 'I don't have one', where that is all that is said. */
export const leavesQuestionOut = ({ text }: Pick<Reading, 'text'>): boolean => isLeftOut(wordsIn(text));

const isLeftOut = (said: Said): boolean => said.words.length <= FEW && SAYS.leavesOut.covers(said);

function upsetIn(said: Said): Moods['upset'] | null {
  if (SAYS.accuses.covers(said) || SAYS.accusesUs.isIn(said)) return 'accuses';
  if (SAYS.angry.isIn(said)) return 'angry';
  return SAYS.disputes.isIn(said) ? 'disputes' : null;
}

/** Adds anger and an accusation, small talk, and that a question is to be left out or something to stay as it is. */
export function addMoods(found: Writable<Moods>, { text, plain: said, facts }: Reading): void {
  const upset = endsInQuestion(text) ? null : upsetIn(said);
  const short = said.words.length <= FEW;
  const small = !short || facts.length > 0 || upset ? undefined : TALK.find(([, pattern]) => pattern.covers(said))?.[0];
  if (upset) found.upset = upset;
  if (small) found.smallTalk = small;
  if (isUnsure(said)) found.unsure = true;
  if (isLeftOut(said)) found.leavesOut = true;
  if (short && SAYS.leavesBe.covers(said)) found.leavesBe = true;
}
