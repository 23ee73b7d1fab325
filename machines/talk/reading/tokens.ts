import { READING_PHRASES } from '#catalogues/lexicon/phrases/reading.ts';
import { SENTENCE_LENGTH } from '#catalogues/limits.ts';
import { ORDER_PREFIXES } from '#catalogues/order-ids.ts';
import { ORDER_ID } from '#machines/kit/reading/order-id.ts';
import { mistypedDay } from './calendar.ts';
import { lookUp } from './lexicon.ts';
import { either, many, sequence } from './pattern.ts';
import { shaped } from './said.ts';
import type { KnownWord } from './vocabulary.ts';
import { WORDS } from './words.ts';

/** What a piece of a sentence is made of. */
export type TokenKind = 'word' | 'number' | 'email' | 'code' | 'date' | 'emoji';

/** One piece of a sentence: as typed, and as it is compared. */
export interface Token {
  readonly kind: TokenKind;
  readonly raw: string;
  /** Small letters, no apostrophes, no marks. */
  readonly word: string;
  readonly start: number;
  readonly end: number;
  /** Of a number: its value, its digits as typed, the letters behind it ('k', 'gb') and whether a currency sign stood before it. */
  readonly value: number;
  readonly digits: string;
  readonly suffix: string;
  readonly money: boolean;
  /** What is known of its word. */
  readonly known: KnownWord | undefined;
}

/** What the id of an order may be called by without a sign behind it: 'power123'. */
const ORDER_NAME = ORDER_PREFIXES.join('|');

const PIECE = new RegExp(
  String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(\b(?:19|20)\d\d-\d{1,2}-\d{1,2}\b|\b\d{1,2}[/.]\d{1,2}[/.](?:20)?\d\d\b)|9\s?mobile|(\b(?:${ORDER_ID}|(?:[a-z]{2,}[-_#/](?=[a-z]*\d)|(?:${ORDER_NAME})(?=\d{3}))[\w-]+))|(₦\s?|#\s?|\bngn\s?|\bn(?=\d))?\+?(\d{1,3}(?:,\d{3})+(?!\d)|\d+)(\.\d+)?(k\d+(?![\w])|[a-z]+)?|[\p{L}][\p{L}\p{M}\d']*|\p{Extended_Pictographic}`,
  'giu',
);

/** The piece that begins next. One after another, because `matchAll` makes a copy of the expression for each text. */
function pieceFrom(text: string, at: number): RegExpExecArray | null {
  PIECE.lastIndex = at;
  return PIECE.exec(text);
}

/** The piece at a place, which may lie before the first: the engine takes a number below 0 for a name, and looks for that everywhere. */
export const pieceAt = (list: readonly Token[], at: number): Token | undefined => (at < 0 ? undefined : list[at]);

/** What only a number has, of a piece that is none. */
export const blank = { value: Number.NaN, digits: '', suffix: '', money: false };

/** Letters of Hausa with a hook, which no mark parts from them. */
const HOOKED: Readonly<Record<string, string>> = { ɗ: 'd', ƙ: 'k', ɓ: 'b', ƴ: 'y' };

/** Without the marks that Yoruba, Hausa and Igbo are written with, and often are not. */
const unmarked = (word: string): string =>
  /^[\x20-\x7e]*$/.test(word)
    ? word
    : word
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .replace(/[ɗƙɓƴ]/g, (letter) => HOOKED[letter] ?? letter);

const LETTERS = /^[a-z]+$/;
/** Text of plain words, which needs no more than these to be cut. */
const PLAIN_TEXT = /^[a-z'\s.,!?]*$/i;
const APOSTROPHE = 39;
const SMALL = 32;
const isLetter = (code: number): boolean => (code | SMALL) >= 97 && (code | SMALL) <= 122;

/** True for a text of letters, blanks and a few signs alone: its pieces are its words. */
export const isPlainText = (text: string): boolean => text.length <= SENTENCE_LENGTH && PLAIN_TEXT.test(text);

/** The pieces of a text of plain words: each begins with a letter, and goes on with letters and apostrophes. */
function plainTokens(text: string, offset: number): Token[] {
  const found: Token[] = [];
  for (let at = 0; at < text.length; at++) {
    if (!isLetter(text.charCodeAt(at))) continue;
    const from = at;
    let small = true;
    for (let code = text.charCodeAt(at); isLetter(code) || code === APOSTROPHE; code = text.charCodeAt(++at))
      small &&= (code & SMALL) > 0 && code !== APOSTROPHE;
    const raw = text.slice(from, at);
    found.push(small ? smallToken(raw, from + offset) : wordToken(raw, from + offset));
  }
  return found;
}

/** What is known of a word; of a mistyped day or month that of what it stands for, which is compared in its place. */
const knownAs = (word: string): KnownWord | undefined => {
  const entry = lookUp(word);
  if (entry !== undefined) return entry;
  const day = mistypedDay(word);
  return day === undefined ? undefined : lookUp(day);
};

/** A word that is typed as it is compared. */
function smallToken(typed: string, start: number): Token {
  const entry = knownAs(typed);
  const word = entry?.word ?? typed;
  const end = start + typed.length;
  return {
    kind: 'word',
    raw: word === typed ? word : typed,
    word,
    start,
    end,
    value: Number.NaN,
    digits: '',
    suffix: '',
    money: false,
    known: entry,
  };
}

function wordToken(raw: string, start: number): Token {
  const small = raw.toLowerCase();
  const plain = LETTERS.test(small) ? small : unmarked(small.replace(/['\s]/g, ''));
  const entry = knownAs(plain);
  const word = entry?.word ?? plain;
  const end = start + raw.length;
  return { kind: 'word', raw, word, start, end, value: Number.NaN, digits: '', suffix: '', money: false, known: entry };
}

/** True for a piece that begins with a capital; most are written small, as they are compared. */
export const isCapital = ({ raw, word }: Token): boolean => raw !== word && /^\p{Lu}/u.test(raw);

/** The same where small letters follow. */
export const isTitled = (token: Token | undefined): boolean =>
  token !== undefined && token.raw !== token.word && /^\p{Lu}\p{Ll}/u.test(token.raw);

/** 'sw20981' stays whole; 'mtn500' is a word and a number. */
function lettersThenDigits(raw: string, start: number, known: (word: string) => boolean): Token[] {
  const at = raw.search(/\d/);
  const word = raw.slice(0, at).toLowerCase();
  // 'tel08031234567' is a number with its name before it, known or not.
  if ((known(word) && /^\d+k?$/i.test(raw.slice(at))) || /^0\d{6,}$/.test(raw.slice(at))) {
    return [wordToken(raw.slice(0, at), start), ...tokens(raw.slice(at), known, start + at)];
  }
  return [{ ...wordToken(raw, start), kind: 'code' }];
}

/** '2k5' is 2,500, and '1k500' is 1,500; '2k50' may be two amounts, and is none. */
function thousandsAnd(raw: string, start: number, digits: string, rest: string, part: string | undefined): Token {
  const word = wordToken(raw, start);
  if (part !== undefined || digits.includes(',') || (rest.length !== 1 && rest.length !== 3))
    return { ...word, kind: 'code' };
  const value = Number(`${digits}.${rest}`);
  return { ...word, kind: 'number', value, digits: `${digits}.${rest}`, suffix: 'k', money: false };
}

/** '-500' is no number that a person pays; in '0803-123-4567' and '5000 - 6000' the dash only parts. */
const isNegative = (text: string, at: number): boolean => /(?:^|\s)-$/.test(text.slice(Math.max(0, at - 2), at));

/** '5,000' is money by its comma; in '0803,123,456' it only parts a number that is no amount. */
const isWithThousands = (text: string, at: number, digits: string): boolean =>
  digits.includes(',') && !digits.startsWith('0') && !/\d,$/.test(text.slice(Math.max(0, at - 2), at));

/** The pieces of a sentence in order. `known` says whether a run of letters is a word of the vocabulary. */
export function tokens(sentence: string, known: (word: string) => boolean, offset = 0): Token[] {
  const text = normalise(sentence);
  if (PLAIN_TEXT.test(text)) return plainTokens(text, offset);
  const found: Token[] = [];
  for (let match = pieceFrom(text, 0); match !== null; match = pieceFrom(text, match.index + match[0].length)) {
    const raw = match[0];
    const start = match.index + offset;
    const [, date, code, sign, digits, part, suffix = ''] = match;
    if (date) found.push({ ...wordToken(raw, start), kind: 'date' });
    else if (code) found.push({ ...wordToken(raw, start), kind: 'code' });
    else if (raw.includes('@')) found.push({ ...wordToken(raw, start), kind: 'email' });
    else if (digits && isNegative(text, match.index)) found.push({ ...wordToken(raw, start), kind: 'code' });
    else if (digits && /^k\d/i.test(suffix)) found.push(thousandsAnd(raw, start, digits, suffix.slice(1), part));
    else if (digits) {
      const tail = suffix.toLowerCase();
      const kept = WORDS.suffix.is(tail) ? tail : '';
      const end = start + raw.length - (suffix.length - kept.length);
      const word = raw.slice(0, end - start).toLowerCase();
      found.push({
        kind: 'number',
        raw: raw.slice(0, end - start),
        word,
        start,
        end,
        value: Number(digits.replaceAll(',', '') + (part ?? '')),
        digits: digits.replaceAll(',', '') + (part ?? ''),
        suffix: kept,
        money: Boolean(sign) || isWithThousands(text, match.index, digits),
        known: lookUp(word),
      });
      if (suffix && !kept) found.push(wordToken(suffix, end));
    } else if (/^\p{Extended_Pictographic}/u.test(raw)) found.push({ ...wordToken(raw, start), kind: 'emoji' });
    else if (/^[a-z]+\d/i.test(raw)) found.push(...lettersThenDigits(raw, start, known));
    else found.push(wordToken(raw, start));
  }
  return found;
}

/** The sentence with one form for each letter, quote and dash, and no longer than the chat takes. */
export function normalise(text: string): string {
  const cut = text.slice(0, SENTENCE_LENGTH);
  if (/^[\x20-\x5f\x61-\x7e]*$/.test(cut)) return cut;
  return cut
    .normalize('NFKC')
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[‐-―−]/g, '-')
    .replace(/\u20a6/g, '₦');
}

/** A word or a sign of an address that may have been read aloud. */
const PART = /[\w-]+|\S/g;

const aWord = shaped(/^[\w-]/);
const aDot = shaped(/^\.$/);
const DOT = either(WORDS.dot, aDot);
/** 'Ada dot obi at gmail dot com': only an end that addresses have makes one of it. */
const SAID = sequence(
  aWord,
  many(sequence(either(DOT, WORDS.underscore, WORDS.dash), aWord)),
  WORDS.atSign,
  aWord,
  DOT,
  many(sequence(aWord, DOT)),
  WORDS.addressEnd,
);

/** The sign that a word of an address says. */
function signOf(word: string): string | undefined {
  if (WORDS.dot.is(word)) return '.';
  if (WORDS.underscore.is(word)) return '_';
  if (WORDS.dash.is(word)) return '-';
  return WORDS.atSign.is(word) ? '@' : undefined;
}

const AT_SIGNS = READING_PHRASES.atSign.split(/[,|]\s*/);
const DOTS = ['.', ...READING_PHRASES.dot.split(/[,|]\s*/)];

/** The sentence with an e-mail address that was read aloud as it is written. */
export function withSaidEmail(text: string): string {
  const small = text.toLowerCase();
  const holds = (signs: readonly string[]): boolean => signs.some((sign) => small.includes(sign));
  if (!holds(AT_SIGNS) || !holds(DOTS)) return text;
  const words = text.match(PART)?.map((part) => part.toLowerCase()) ?? [];
  if (!words.some((word) => WORDS.atSign.is(word))) return text;
  const parts = [...text.matchAll(PART)];
  const said = SAID.find({ words });
  const [first, last] = [parts[said?.from ?? -1], parts[(said?.to ?? 0) - 1]];
  if (!said || !first || !last) return text;
  const address = parts.slice(said.from, said.to).map(([part], at) => signOf(words[said.from + at] ?? '') ?? part);
  return `${text.slice(0, first.index)}${address.join('')}${text.slice(last.index + last[0].length)}`;
}
