import type { IntentName } from '#catalogues/intents/index.ts';
import type { OpenQuestion, Slots } from '../context.ts';
import type { Scored } from '../model/scores.ts';
import { leavesQuestionOut } from '../modifiers/moods.ts';
import type { Reading } from '../reading/read.ts';
import { isNewName, soundsLikeName } from '../slots/platform-values.ts';
import { changeSaid } from './corrections.ts';
import { type Heard, heardAt } from './heard.ts';
import * as wish from './wishes.ts';

/** What a sentence means at the open question. */
interface Said {
  readonly intent: IntentName;
  readonly slots: Slots;
  readonly confidence: number;
}

/** What a rule makes of a sentence: what it says, `wish` where it is none of the open question's, null where the rule is silent. */
type Outcome = Said | 'wish' | null;

/** How surely something was said. */
const SURE = 0.95;
const RATHER = 0.9;
const PERHAPS = 0.8;
const HARDLY = 0.7;

const answered = ({ answer }: Heard, confidence: number): Outcome =>
  answer && { intent: 'answer', slots: answer.slots, confidence };

const corrected = (slots: Slots | undefined, confidence: number): Outcome =>
  slots === undefined ? null : { intent: 'correct', slots, confidence };

const asWish = (is: boolean): Outcome => (is ? 'wish' : null);

/** A command, a wish or a 'yes' is said in a few words; what is longer than that is a message where one is asked for. */
const FEW_WORDS = 4;

/** One way in which a sentence is taken while a question is open. */
export interface Rule {
  readonly name: string;
  /** Why it is asked before the rules below it. */
  readonly why: string;
  readonly takes: (heard: Heard) => Outcome;
}

/**
 * What a sentence may be while a question is open, from the first rule to the last: the first that is not silent says what it
 * means. Above stands what would be lost in what stands below it; at the end, an answer that is not the whole sentence
 * stands behind every wish that is strong, and before a correction that is none for sure. A test says a sentence of each rule, and
 * holds every two of them that take the same sentence differently to a reason.
 */
export const RULES: readonly Rule[] = [
  {
    name: 'a whole yes',
    why: "It is nothing else, whatever its words mean elsewhere: 'fine' is no fine.",
    takes: (heard) => (heard.answer?.slots.confirm === 'yes' ? answered(heard, SURE) : null),
  },
  {
    name: 'a message',
    why: 'What is written to a person may speak of anything, in the words of every wish.',
    takes: (heard) =>
      heard.open.kind === 'area' && heard.reading.list.length > FEW_WORDS ? answered(heard, RATHER) : null,
  },
  {
    name: 'a purchase where a message is asked for',
    why: 'A few words that order something are no message to anybody.',
    takes: (heard) => asWish(heard.open.kind === 'area' && wish.isPurchaseOrdered(heard)),
  },
  {
    name: 'a question left out',
    why: 'Any words may be a name, and these are none; where there is an answer that leaves it out, that is an exact one.',
    takes: ({ reading, open, exactly }) => asWish(!exactly && open.field !== 'confirm' && leavesQuestionOut(reading)),
  },
  {
    name: 'a new name',
    why: 'What is new here may be called by any words of the portal.',
    takes: (heard) =>
      isNewName(heard.open) && soundsLikeName(heard.reading) && !wish.isOtherDeed(heard)
        ? answered(heard, RATHER)
        : null,
  },
  {
    name: 'a wish where a new name is asked for',
    why: 'Any words answer there, so that a wish would become the name of something.',
    takes: (heard) => asWish(isNewName(heard.open) && wish.isStrong(heard)),
  },
  {
    name: 'another field with its value',
    why: "Its number would fit the open question: 'update my meter to 450...' where the phone is asked for.",
    takes: ({ reading, open, best }) => corrected(changeSaid(reading, open, best) ?? undefined, RATHER),
  },
  {
    name: 'a way in',
    why: "'Sign up' is not 'my estate meter (sign in)', though a word of it stands there.",
    takes: ({ open, best }) => asWish(open.field === 'which' && wish.WAYS_IN.has(best.intent)),
  },
  {
    name: 'being called by a name',
    why: "'Call me Tunde' calls nobody where a name is asked for.",
    takes: (heard) => (wish.isCalled(heard) ? answered(heard, RATHER) : null),
  },
  {
    name: 'a command',
    why: 'It works at every question; only an exact answer, or a correction that says so, has its words.',
    takes: ({ best, exactly, correction }) =>
      wish.isOrdered(best) && !exactly && !(best.intent !== 'cancel' && correction()?.sure)
        ? { intent: best.intent, slots: {}, confidence: RATHER }
        : null,
  },
  {
    name: 'what was paid before',
    why: 'Where something is paid now, its number and its thing would be taken for what is paid.',
    takes: (heard) => asWish(wish.isOfPast(heard)),
  },
  {
    name: 'the fee',
    why: "'Fee for MTN' names a company and chooses none.",
    takes: (heard) => asWish(wish.isOfFee(heard)),
  },
  {
    name: 'a question beside',
    why: 'What is asked is answered, though a word of it would answer: only the whole sentence may.',
    takes: (heard) => asWish(!heard.whole && wish.isBeside(heard)),
  },
  {
    name: 'what is told beside a change',
    why: 'It is asked of others while one is changed, and puts nothing of that right.',
    takes: (heard) => asWish(wish.isToldBeside(heard)),
  },
  {
    name: 'airtime for data, or data for airtime',
    why: 'One screen sells both, so that a change of it looks like a correction.',
    takes: ({ reading, open, best }) => asWish(wish.isTurned(reading, open.flow, best.intent)),
  },
  {
    name: 'a deed of the platform',
    why: 'An estate that is named with a deed of its own corrects nothing; only a choice by its name is one.',
    takes: (heard) => {
      const listed = heard.exactly && (heard.open.choices?.length ?? 0) > 0;
      return asWish(heard.open.kind !== 'area' && !listed && wish.isOtherDeed(heard));
    },
  },
  {
    name: 'nothing of the list',
    why: 'What there is to pay for stands in a list; a purchase that names nothing of it would be taken for some of it.',
    takes: (heard) => asWish(wish.isOffList(heard)),
  },
  {
    name: 'a wish where a name is asked for',
    why: 'Any words may be a name, but not those that surely are none.',
    takes: (heard) => asWish(wish.asksPerson(heard.open) && wish.isOtherWish(heard)),
  },
  {
    name: 'another purchase',
    why: 'What it says and the open flow has no place for would be lost, and its product with it.',
    takes: (heard) => asWish(!wish.asksPerson(heard.open) && wish.isOtherPurchase(heard)),
  },
  {
    name: 'a correction',
    why: "It says that something was wrong; an exact answer does not, but any words are one at a 'confirm'.",
    takes: (heard) => (wish.isCorrection(heard) ? corrected(heard.correction()?.slots, RATHER) : null),
  },
  {
    name: 'a whole answer',
    why: 'Nothing is left of the sentence that could be a wish.',
    takes: (heard) => (heard.whole ? answered(heard, SURE) : null),
  },
  {
    name: 'a wish of its own',
    why: 'It is strong, and what could be an answer is only a part of it.',
    takes: (heard) => asWish(wish.isOwn(heard)),
  },
  {
    name: 'an answer',
    why: 'What is asked is likelier to be answered than what was answered before to be put right; thanks and wishes are no choice.',
    takes: (heard) => (wish.isOffChoices(heard) ? 'wish' : answered(heard, PERHAPS)),
  },
  {
    name: 'perhaps a correction',
    why: 'It says a value of an earlier question, and no purchase that it could belong to.',
    takes: (heard) => (wish.isForeign(heard, wish.LEAST_WISH) ? null : corrected(heard.correction()?.slots, HARDLY)),
  },
];

/** The rule that takes a sentence, with what it makes of it; null where all are silent. */
export function ruleFor(heard: Heard): { readonly rule: Rule; readonly outcome: Said | 'wish' } | null {
  for (const rule of RULES) {
    const outcome = rule.takes(heard);
    if (outcome !== null) return { rule, outcome };
  }
  return null;
}

/** What a sentence means while a question is open; null where it is a wish of its own or nothing that is known. */
export function inFlow(reading: Reading, open: OpenQuestion, scored: readonly Scored[]): Said | null {
  const outcome = ruleFor(heardAt(reading, open, scored))?.outcome ?? null;
  return outcome === 'wish' ? null : outcome;
}
