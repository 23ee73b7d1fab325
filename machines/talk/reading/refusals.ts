import { READING_PHRASES } from '#catalogues/lexicon/phrases/reading.ts';
import { SOMEBODY_ELSE } from '#catalogues/lexicon/words.ts';
import { whole } from './phrases.ts';
import type { Reading } from './read.ts';

/** What denies the deed that follows it. */
const NOT = whole(READING_PHRASES.not);
/** What may stand between the two: 'do not ever buy', 'no go buy', 'never to renew'. */
const BETWEEN = whole(READING_PHRASES.between);
const MOST_BETWEEN = 3;

/** True where the deed at a place is denied: 'don't buy', 'do not recharge', 'I no go pay'. 'No, buy it' denies nothing. */
export function isNegated({ list, text }: Reading, at: number): boolean {
  for (let before = at - 1; before >= Math.max(0, at - 1 - MOST_BETWEEN); before--) {
    const word = list[before]?.word ?? '';
    if (/[,.;:!?\n]/.test(text.slice(list[before]?.end, list[before + 1]?.start))) return false;
    if (NOT.test(word)) return list[before - 1]?.word !== 'why' && list[before - 1]?.word !== 'if';
    if (word === 'no') return true;
    if (!BETWEEN.test(word)) return false;
  }
  return false;
}

const OTHERS = new Set(SOMEBODY_ELSE.split(/,\s*/));
const HELPERS = whole(READING_PHRASES.helpers);

/** True where somebody else is spoken of at all. */
export const namesOthers = ({ list }: Reading): boolean =>
  list.some(({ word }) => OTHERS.has(word) || /^(?:his|her|their)$/.test(word));

/** True where somebody else paid, or wants to: 'my brother bought airtime', 'he don pay', 'my friend wants data'. */
export function isOfOthers({ list, mentions }: Reading): boolean {
  return mentions.some(({ concept, from }) => {
    if (concept !== 'past' && concept !== 'buy' && concept !== 'pay' && concept !== 'want') return false;
    let at = from - 1;
    while (HELPERS.test(list[at]?.word ?? '')) at -= 1;
    return OTHERS.has(list[at]?.word ?? '');
  });
}

const SAYS = whole(READING_PHRASES.says);
/** 'He said I should pay' is what the person who writes is about to do. */
const OWN_DEED = whole(READING_PHRASES.ownDeed);

/** True where what is to be bought is told in the words of somebody else: 'my brother said buy 5000 light'. */
export function isReported(reading: Reading): boolean {
  return isTold(reading) || isDoneByOthers(reading);
}

const TAKES = whole(READING_PHRASES.takes);

/** 'My pikin use my phone buy data': what somebody else did with something. */
function isDoneByOthers({ list }: Reading): boolean {
  return list.some(({ word }, at) => {
    if (!TAKES.test(word)) return false;
    let before = at - 1;
    while (HELPERS.test(list[before]?.word ?? '')) before -= 1;
    return (
      OTHERS.has(list[before]?.word ?? '') && list.slice(at).some((one) => /^(?:buy|pay|load|recharge)$/.test(one.word))
    );
  });
}

function isTold({ list }: Reading): boolean {
  return list.some(({ word }, at) => {
    if (!SAYS.test(word) || OWN_DEED.test(list[at + 1]?.word ?? '')) return false;
    let before = at - 1;
    while (HELPERS.test(list[before]?.word ?? '')) before -= 1;
    return OTHERS.has(list[before]?.word ?? '');
  });
}
