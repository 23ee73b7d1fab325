import type { Reading } from '../reading.ts';
import type { Scored } from '../wishes/intents.ts';

/** Questions about payments that were made; sure enough of them, a number in the sentence is no answer. */
const ABOUT_PAST = new Set('history receipt resend-token payment-issues token-not-received'.split(' '));
const SURE_OF_PAST = 4.2;

/** Words of the past that are said of a wish as well: 'spend 5k'. */
const ALSO_NOW = /^(?:spend|used to|last purchase)$/;

/** 'Did my 5000 go through', 'is 5000 enough'. */
const ASKED =
  /^\W*(?:(?:please|pls|abeg|but|and|so|i|wey)\W+)*(?:(?:did|was|were|has|who|why|where|(?:what|when|how) did)\b|is \d)/i;

/** 'Last 5', 'page 2': payments and pages are counted. */
const COUNTED = /\b(?:last|latest|recent|top|page) \d+\W*$/i;

/** '2 months ago', 'I sent 2000 yesterday'. */
const GONE = /\b(?:ago|yesterday)\b/i;

/** An earlier answer is put right: then what was before stands there for comparison. */
export const PUT_RIGHT =
  /^\W*(?:no|nope|nah|not|sorry|actually|wait|oops|make|change|i (?:said|meant?)|wrong|instead)\b/i;

/** True for an intent that is surely a question about payments that were made. */
export const asksOfPast = (best: Scored | undefined): boolean =>
  best !== undefined && ABOUT_PAST.has(best.intent) && best.score >= SURE_OF_PAST;

/**
 * True for a sentence about what was paid before: a number in it is no amount and no number of months of what is being
 * paid now, and a thing in it is not what is paid for.
 */
export function looksBack(reading: Reading, best: Scored | undefined): boolean {
  if (PUT_RIGHT.test(reading.text)) return false;
  const { concepts, mentions, words, text } = reading;
  const paid = mentions.some(
    ({ concept, from, to }) =>
      concept === 'existing' || (concept === 'past' && !ALSO_NOW.test(words.slice(from, to).join(' '))),
  );
  return (
    (paid && !concepts.has('want')) ||
    concepts.has('paymentlist') ||
    ASKED.test(text) ||
    COUNTED.test(text) ||
    GONE.test(text) ||
    asksOfPast(best)
  );
}
