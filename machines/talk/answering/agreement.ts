import { factsOf, type Reading } from '../reading.ts';

/** What turns a sentence with a 'yes' in it into a question or another wish: 'okay, show my payments first'. */
const NO_YES = 'past paymentlist history existing last show what howmuch why when howto isit someday'.split(' ');

/** 'Sure?', 'is that correct' */
const ASKED = /\?\s*$|^\W*(?:is|are|was) (?:that|this|it|dat|dis|you)\b/i;

/** 'Yes please, but first my balance' */
const WITH_MORE = /\bbut\b|\bfirst (?:my|show|let|tell|check|see)\b/i;

/** 'Yes, I guess no': what ends in a no is for whoever said it to make clear. */
const NO_AFTER_ALL = /\b(?:no|nope|nah|don['’]?t|stop|wait)\W*$/i;

/** 'Yes, that is what I want' */
const AS_WANTED = /\bwhat i (?:want|need|said|asked)\b/i;

/** True where a sentence agrees to nothing, though a word of it is said in agreement too. Money hangs on a yes. */
export function agreesToNothing(reading: Reading): boolean {
  return (
    NO_YES.some((concept) => reading.concepts.has(concept) && !(concept === 'what' && AS_WANTED.test(reading.text))) ||
    ASKED.test(reading.text) ||
    WITH_MORE.test(reading.text) ||
    NO_AFTER_ALL.test(reading.text) ||
    factsOf(reading, 'reference').length > 0 ||
    reading.mentions.filter(({ concept }) => concept === 'yes').every(({ from, to }) => isOther(reading, from, to))
  );
}

const NEGATES = new Set('not isnt aint arent dont doesnt didnt cant cannot couldnt wont wouldnt never'.split(' '));
/** 'I don't mind, go ahead' agrees. */
const MINDS_NOTHING = new Set(['mind', 'worry', 'bad']);

/** 'Not sure', 'I do not agree', 'of course not': a word of agreement that is taken back. Money hangs on it. */
export function takesBack({ words, mentions, text }: Reading): boolean {
  const agreed = mentions.filter(({ concept }) => concept === 'yes');
  // 'Why not' has its 'not' in itself.
  const negated = words.flatMap((word, at) =>
    NEGATES.has(word) &&
    !agreed.some(({ from, to }) => at >= from && at < to) &&
    !MINDS_NOTHING.has(words[at + 1] ?? '')
      ? [at]
      : [],
  );
  return (
    negated.some((at) => at === words.length - 1 || agreed.some(({ from }) => from > at && from - at <= 3)) ||
    /\bnot what\b/i.test(text)
  );
}

const LEAD =
  '(?:(?:ok|okay|yes|yeah|oya|no wahala) )?(?:(?:that|it|this|dat|e|everything|all)(?: is|s)? |sounds |(?:i )?am |im )?(?:all |just |dey )?';
const WITH = '(?: (?:by|with|for|to) (?:me|us|it|that|this))?';
const CLOSE =
  '(?: (?:then|na|o|oo|sha|abeg|please|pls|thanks|thank you|sir|ma|ok|okay|yes|go ahead|do it|proceed|carry on))*';
/** 'Fine by me', 'that is fine, go ahead' */
const FINE = new RegExp(`^${LEAD}fine${WITH}${CLOSE}$`);

/** 'I am fine, thank you' tells of oneself; 'I am fine with that' agrees. */
const WELL = /^(?:(?:ok|okay|yes|yeah|oya) )?(?:i am|i m|im|am) (?:all |just |dey )?fine(?! (?:by|with|for|to) )/;

/** True where 'fine' agrees to what was read back and names no fine: nothing else stands beside it. */
export function isFineSo({ text }: Reading): boolean {
  const said = text.toLowerCase().replaceAll(/['’]/g, '');
  const words = said.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();
  return !said.includes('?') && FINE.test(words) && !WELL.test(words);
}

/** 'My fine' is money, and 'send it to my mail' is about a receipt. */
function isOther({ words, concepts }: Reading, from: number, to: number): boolean {
  const said = words.slice(from, to).join(' ');
  if (said === 'fine') return /^(?:my|the|a|any|our|paid|pay)$/.test(words[from - 1] ?? '') || words[to] === 'payment';
  return said === 'send it' && concepts.has('email');
}
