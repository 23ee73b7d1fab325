import { concept, gap, many, type Said, saidOf, sequence, without } from './pattern.ts';
import type { Reading } from './read.ts';
import { asTyped } from './said.ts';
import { WORDS } from './words.ts';

/** What may stand between a no and its deed: 'do not ever buy', 'no go buy', 'never to renew'. */
const MOST_BETWEEN = 3;

/** True where the deed at a place is denied: 'don't buy', 'do not recharge', 'I no go pay'. 'No, buy it' denies nothing. */
export function isNegated({ list, text }: Reading, at: number): boolean {
  for (let before = at - 1; before >= Math.max(0, at - 1 - MOST_BETWEEN); before--) {
    const word = list[before]?.word;
    if (/[,.;:!?\n]/.test(text.slice(list[before]?.end, list[before + 1]?.start))) return false;
    if (WORDS.not.is(word)) return !WORDS.asksNot.is(list[before - 1]?.word);
    if (WORDS.no.is(word)) return true;
    if (!WORDS.between.is(word)) return false;
  }
  return false;
}

/** True where somebody else is spoken of at all. */
export const namesOthers = (reading: Reading): boolean =>
  [WORDS.somebody, WORDS.theirs].some(
    (others) => others.mayStand(asTyped(reading)) && reading.list.some(({ word }) => others.is(word)),
  );

/** True where something is told of yesterday; what lasts since then is now. */
export const isOfYesterday = (reading: Reading): boolean =>
  WORDS.yesterday.isIn(asTyped(reading)) && !WORDS.sinceYesterday.isIn(asTyped(reading));

/** 'My brother', 'he don', 'dem never': whoever does what follows. */
const OTHERS_HAVE = [WORDS.somebody, many(WORDS.helpers)] as const;

const OF_OTHERS = sequence(...OTHERS_HAVE, concept('past', 'buy', 'pay', 'want'));

/** True where somebody else paid, or wants to: 'my brother bought airtime', 'he don pay', 'my friend wants data'. */
export const isOfOthers = (reading: Reading): boolean =>
  OF_OTHERS.mayStand(asTyped(reading)) && OF_OTHERS.isIn(withoutWishes(reading));

/** The words but for those of longer wishes: in 'ina son data' there is no son. */
function withoutWishes(reading: Reading): Said {
  const said = asTyped(reading);
  const words = [...said.words];
  for (const { concept: name, from, to } of reading.mentions)
    if (name === 'want' && to > from + 1) words.fill('', from + 1, to);
  return saidOf(words, said);
}

/** 'He said I should pay' is what the person who writes is about to do. */
const TOLD = sequence(...OTHERS_HAVE, WORDS.tells, without(WORDS.ownDeed));

/** 'My pikin use my phone buy data': what somebody else did with something. */
const DONE_BY_OTHERS = sequence(...OTHERS_HAVE, WORDS.takes, gap(), WORDS.buys);

/** 'Airtel says recharge 500 and win': an advert, the news, a song. */
const ANNOUNCED = sequence(WORDS.announces, many(WORDS.helpers), WORDS.announced);

/** 'My sister does not know if she should put 5k': what somebody else has to make up their mind about. */
const OF_THEIR_MIND = sequence(WORDS.wonders, WORDS.whether, ...OTHERS_HAVE, WORDS.ought);

/** True where what is to be bought is told in the words of somebody else: 'my brother said buy 5000 light'. */
export function isReported(reading: Reading): boolean {
  const said = asTyped(reading);
  return TOLD.isIn(said) || DONE_BY_OTHERS.isIn(said) || ANNOUNCED.isIn(said) || OF_THEIR_MIND.isIn(said);
}
