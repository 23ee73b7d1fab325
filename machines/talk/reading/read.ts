import { withCashSums } from '#machines/kit/reading/cash-number.ts';
import { orderIdIn } from '#machines/kit/reading/order-id.ts';
import { findAmounts } from './facts/amounts.ts';
import { findDates, isCalledDay } from './facts/dates.ts';
import { findDigits, withSaidDigits } from './facts/digits.ts';
import { claim, type Fact, type FactKind, fact, type Search } from './facts/facts.ts';
import { findMonths, lastingAt } from './facts/months.ts';
import { findFigures, findTimes, findVolumes } from './facts/quantities.ts';
import { findHidden, findSecrets } from './facts/secrets.ts';
import { isKnown, lookUp, type Meaning, meantAt, spelt } from './lexicon.ts';
import { type Marks, marksOf } from './marks.ts';
import { type Said, saidOf } from './pattern.ts';
import { isSame, wordsIn } from './said.ts';
import { isCapital, isPlainText, isTitled, normalise, type Token, tokens, withSaidEmail } from './tokens.ts';
import type { KnownWord } from './vocabulary.ts';
import { WORDS } from './words.ts';

/** One meaning found at a place of the sentence. */
export interface Mention extends Meaning {
  readonly from: number;
  readonly to: number;
}

/**
 * What explains a piece of a sentence: a fact that claims it, a concept that it says, a word that may stand in any sentence, what a
 * purchase should last for, or a sign that is no word. Null where nothing does.
 */
export type Explained = 'fact' | 'concept' | 'filler' | 'purpose' | 'sign' | null;

/** A sentence with all that can be known of it without knowing what it is for. */
export interface Reading {
  readonly text: string;
  /** The day on which it is said, YYYY-MM-DD. */
  readonly today: string;
  readonly list: readonly Token[];
  /** The pieces as they were cut: a number that was read aloud is not put together. */
  readonly pieces: readonly Token[];
  /** The words with typing errors put right. */
  readonly words: readonly string[];
  /** The same as typed. */
  readonly typed: Said;
  /** The same without signs: a number with a dot in it is two words. */
  readonly plain: Said;
  /** Its text is letters, apostrophes, blanks and a few signs that end something: no figure, no quotation mark, no bracket. */
  readonly onlyWords: boolean;
  /** Which lists of phrases may stand in its words. */
  readonly marks: Marks;
  readonly facts: readonly Fact[];
  readonly mentions: readonly Mention[];
  readonly concepts: ReadonlySet<string>;
  /** What explains each piece. */
  readonly explained: readonly Explained[];
  /** Places of words that nothing explains: no fact claims them, no concept is said by them, and not every sentence may hold them. */
  readonly unknown: readonly number[];
}

const REFERENCE = /^(?=.*\d)[a-z]{2,}[-_#/]?[\w-]+$/;

function findCodes(search: Search): void {
  if (!search.figures) return;
  for (const [at, token] of search.list.entries()) {
    if (token.kind === 'email') claim(search, fact('email', token.raw.replace(/[.,]+$/, ''), at, at + 1));
    if (token.kind !== 'code') continue;
    const order = /[-_#/]/.test(token.raw) || WORDS.reference.is(/^([a-z]+)\d/.exec(token.word)?.[1]);
    if (REFERENCE.test(token.word) || orderIdIn(token.raw) !== null)
      claim(search, fact(order ? 'reference' : 'code', token.raw, at, at + 1));
  }
}

/**
 * The facts of a sentence. Each piece is claimed once, but for those of a period, which is read in two senses: 'last 3 months' are
 * days in a history and a number of months in a payment.
 */
function findFacts(
  list: readonly Token[],
  said: Said,
  text: string,
  today: string,
): { facts: Fact[]; taken: boolean[] } {
  const figures = /\d/.test(text) || list.some(({ kind }) => kind !== 'word' && kind !== 'emoji');
  const search: Search = { text, list, said, figures, taken: list.map(() => false), facts: [], today };
  findCodes(search);
  findSecrets(search);
  findTimes(search);
  findHidden(search);
  findVolumes(search);
  const dated: Search = { ...search, taken: [...search.taken], facts: [] };
  findDates(dated);
  findMonths(search);
  for (const { from, to } of dated.facts) search.taken.fill(true, from, to);
  findDigits(search);
  findAmounts(search);
  findFigures(search);
  return { facts: [...search.facts, ...dated.facts], taken: search.taken };
}

/** What is known of the word at a place: as it was cut, but where it was put right. */
function entryAt(words: readonly string[], list: readonly Token[], at: number): KnownWord | undefined {
  const [word, token] = [words[at] ?? '', list[at]];
  return token?.word === word ? token.known : lookUp(word);
}

/** The longest phrase at each place counts, and its words are not read one by one as well. */
function findMentions(words: readonly string[], list: readonly Token[]): { mentions: Mention[]; covered: boolean[] } {
  const mentions: Mention[] = [];
  const covered: boolean[] = [];
  let inPhraseUntil = 0;
  for (let at = 0; at < words.length; at++) {
    const meant = meantAt(words, at, entryAt(words, list, at));
    covered.push(meant !== null || at < inPhraseUntil);
    // Of a phrase that lies within another nothing counts.
    if (meant === null || meant.to <= inPhraseUntil) continue;
    for (const { concept, value } of meant.meanings) mentions.push({ concept, value, from: at, to: meant.to });
    inPhraseUntil = meant.to;
  }
  return { mentions, covered };
}

/** True where most words begin with a capital. */
function isShouting(list: readonly Token[]): boolean {
  let [words, capitals] = [0, 0];
  for (const token of list) {
    if (token.kind !== 'word') continue;
    words += 1;
    if (isCapital(token)) capitals += 1;
  }
  return capitals > words * 0.6;
}

/** Names are not corrected: a capital inside a sentence of small letters. */
function isName(list: readonly Token[], at: number, shouting: boolean): boolean {
  return at > 0 && !shouting && isTitled(list[at]);
}

const PRODUCTS_SAID = new Set([
  'airtime',
  'data',
  'power',
  'cable',
  'tv',
  'isp',
  'internet',
  'svccharge',
  'levy',
  'fine',
]);

/** 'airtime not data' is about airtime. */
function conceptsOf(mentions: readonly Mention[], words: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (const { concept, from } of mentions)
    if (from === 0 || words[from - 1] !== 'not' || !PRODUCTS_SAID.has(concept)) found.add(concept);
  return found;
}

/** Reads a sentence. Pure; never throws. */
export function read(sentence: string, today: string): Reading {
  const text = withCashSums(withSaidEmail(sentence));
  const pieces = tokens(text, isKnown);
  const list = withSaidDigits(pieces);
  const shouting = isShouting(list);
  const words = list.map((token, at) =>
    token.kind === 'word' && !isName(list, at, shouting) && token.known?.unit === undefined
      ? (token.known?.meant ?? spelt(token.word))
      : token.word,
  );
  const asTyped = list.map(({ word }) => word);
  const typed = saidOf(asTyped, { marks: marksOf(asTyped, list) });
  const onlyWords = isPlainText(text);
  const { facts, taken } = findFacts(list, typed, normalise(text), today);
  const { mentions, covered } = findMentions(words, list);
  const lasting = lastingAt(list, typed);
  const explained = words.map((_, at): Explained => {
    if (taken[at]) return 'fact';
    if (covered[at]) return 'concept';
    if (lasting.has(at)) return 'purpose';
    if (list[at]?.kind === 'emoji') return 'sign';
    const isFiller = list[at]?.kind === 'word' && entryAt(words, list, at)?.isFiller === true;
    return isFiller && !isCalledDay(list, at) ? 'filler' : null;
  });
  const unknown: number[] = [];
  for (let at = 0; at < explained.length; at++)
    if (explained[at] === null && list[at]?.kind === 'word') unknown.push(at);
  return {
    text,
    today,
    list,
    pieces,
    words,
    typed: saidOf(asTyped, { marks: typed.marks, mentions, facts }),
    plain: list === pieces && onlyWords ? typed : wordsIn(text, typed),
    onlyWords,
    marks: (isSame(words, asTyped) ? typed.marks : undefined) ?? marksOf(words),
    facts,
    mentions,
    concepts: conceptsOf(mentions, words),
    explained,
    unknown,
  };
}

const NO_FACTS: readonly Fact[] = [];

/** The facts of a kind, in order. Most sentences say none, and no list is made for these. */
export function factsOf({ facts }: Pick<Reading, 'facts'>, kind: FactKind): readonly Fact[] {
  let found: Fact[] | null = null;
  for (const one of facts) {
    if (one.kind !== kind) continue;
    if (found === null) found = [one];
    else found.push(one);
  }
  return found ?? NO_FACTS;
}

/** The first fact of a kind. */
export function firstFact({ facts }: Pick<Reading, 'facts'>, kind: FactKind): Fact | undefined {
  for (const one of facts) if (one.kind === kind) return one;
  return undefined;
}

/** The last fact of a kind. */
export function lastFact({ facts }: Pick<Reading, 'facts'>, kind: FactKind): Fact | undefined {
  for (let at = facts.length - 1; at >= 0; at--) if (facts[at]?.kind === kind) return facts[at];
  return undefined;
}

/** True where a sentence says a fact of a kind. */
export const hasFact = (reading: Pick<Reading, 'facts'>, kind: FactKind): boolean =>
  firstFact(reading, kind) !== undefined;

/** The values of a concept, in order of mention. */
export const valuesOf = (reading: Reading, concept: string): string[] =>
  reading.mentions.filter((mention) => mention.concept === concept && mention.value).map((mention) => mention.value);

/** The first value of a concept. It is looked for where a list of all would mostly be empty: the first of none is slow to take. */
export function firstValue({ mentions }: Reading, concept: string): string | undefined {
  for (const { concept: name, value } of mentions) if (name === concept && value) return value;
  return undefined;
}

/** True for a sentence that says somebody's number or address. */
export const isNumbered = ({ facts }: Reading): boolean =>
  facts.some(({ kind }) => kind === 'phone' || kind === 'digits' || kind === 'email');
