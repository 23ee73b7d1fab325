import { once } from '#machines/kit/once.ts';
import type { OpenQuestion } from '../context.ts';
import type { Scored } from '../model/scores.ts';
import type { Reading } from '../reading/read.ts';
import { type Answer, readAnswer } from './answers.ts';
import { type Correction, readCorrection } from './corrections.ts';

/** A sentence that is heard while a question is open: all that a rule looks at. */
export interface Heard {
  readonly reading: Reading;
  readonly open: OpenQuestion;
  /** What the sentence speaks for most, if nothing were open; `none`, without strength, where it speaks for nothing. */
  readonly best: Scored;
  /** What it answers to the open question, or null. */
  readonly answer: Answer | null;
  /** The whole sentence is the answer. */
  readonly whole: boolean;
  /** The whole sentence is the answer, and that is a value which was known beforehand, or a fact. */
  readonly exactly: boolean;
  /** What it puts right of earlier answers, or null. */
  readonly correction: () => Correction | null;
  /** It speaks of this, in any words of the lexicon. */
  readonly of: (...concepts: readonly string[]) => boolean;
}

const NOTHING: Scored = { intent: 'none', score: 0 };

/** A sentence as the rules look at it. */
export function heardAt(reading: Reading, open: OpenQuestion, [best = NOTHING]: readonly Scored[]): Heard {
  const answer = readAnswer(reading, open);
  const whole = answer?.sure ?? false;
  return {
    reading,
    open,
    best,
    answer,
    whole,
    exactly: whole && (answer?.exact ?? false),
    correction: once(() => readCorrection(reading, open)),
    of: (...concepts) => concepts.some((concept) => reading.concepts.has(concept)),
  };
}
