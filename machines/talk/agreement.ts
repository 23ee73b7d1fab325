import { factsOf, type Reading } from './reading.ts';

/** What turns a sentence with a 'yes' in it into a question or another wish: 'okay, show my payments first'. */
const NO_YES = 'past paymentlist history existing last show what howmuch why when howto isit someday'.split(' ');

/** 'Sure?', 'is that correct' */
const ASKED = /\?\s*$|^\W*(?:is|are|was) (?:that|this|it|dat|dis|you)\b/i;

/** 'Yes please, but first my balance' */
const WITH_MORE = /\bbut\b|\bfirst (?:my|show|let|tell|check|see)\b/i;

/** 'Yes, that is what I want' */
const AS_WANTED = /\bwhat i (?:want|need|said|asked)\b/i;

/** True where a sentence agrees to nothing, though a word of it is said in agreement too. Money hangs on a yes. */
export function agreesToNothing(reading: Reading): boolean {
  return (
    NO_YES.some((concept) => reading.concepts.has(concept) && !(concept === 'what' && AS_WANTED.test(reading.text))) ||
    ASKED.test(reading.text) ||
    WITH_MORE.test(reading.text) ||
    factsOf(reading, 'reference').length > 0 ||
    reading.mentions.filter(({ concept }) => concept === 'yes').every(({ from, to }) => isOther(reading, from, to))
  );
}

/** 'My fine' is money, and 'send it to my mail' is about a receipt. */
function isOther({ words, concepts }: Reading, from: number, to: number): boolean {
  const said = words.slice(from, to).join(' ');
  if (said === 'fine') return /^(?:my|the|a|any|our|paid|pay)$/.test(words[from - 1] ?? '');
  return said === 'send it' && concepts.has('email');
}
