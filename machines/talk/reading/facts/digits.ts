import { METER_DIGITS, MOBILE_NUMBER, TOKEN_DIGITS } from '#catalogues/limits.ts';
import { passesLuhn } from '#machines/kit/sensitive/card-shape.ts';
import { lookUp } from '../lexicon.ts';
import { blank, pieceAt, type Token } from '../tokens.ts';
import { WORDS } from '../words.ts';
import { isCurrency, namesThing } from './amounts.ts';
import { claim, type FactKind, fact, type Search } from './facts.ts';
import { type Called, calledAt, isCalledSo } from './labels.ts';
import { digitTimes, digitValue } from './numbers.ts';

/** Fewer digits than that are an amount rather than a meter, a smartcard or an account. */
const LEAST_LONG = 8;
/** A group of so many digits is no piece of a longer number. */
const LEAST_WHOLE = 10;
const CARD_DIGITS = { least: 15, most: 19 };

/** A Nigerian mobile number as 11 digits starting with 0, from any of its written forms, or null. */
function phoneOf(digits: string): string | null {
  const national = digits.replace(/^(?:00)?234(?=\d{10}$)0?/, '0').replace(/^(?:00)?2340(?=\d{10}$)/, '0');
  return MOBILE_NUMBER.test(national) ? national : null;
}

const isGroup = (token: Token | undefined): boolean =>
  token?.kind === 'number' && !token.money && token.suffix === '' && /^\d+(?:\.\d{3,})?$/.test(token.digits);

const digitsOf = (token: Token | undefined): string => (token?.digits ?? '').replace('.', '');

/** What may stand between the groups of one number, and what only where they can be nothing but one. */
const NARROW = /^(?:.?|\s+)$/s;
const WIDE = /^[\s().\-_/,]{0,3}$/;

function endOf(search: Search, from: number, gap: RegExp): number {
  const { list, text, taken } = search;
  let end = from;
  while (isGroup(list[end]) && !taken[end]) {
    end += 1;
    if (!gap.test(text.slice(list[end - 1]?.end, list[end]?.start))) break;
  }
  return end;
}

/** Where the run of digit groups that begins at `from` ends: '(0803) 123 - 4567', and '4242 - 4242 - 4242 - 4242'; '5000 - 6000' are two. */
function runEnd(search: Search, from: number): number {
  const end = endOf(search, from, WIDE);
  const groups = groupsOf(search.list, from, end);
  const fours = groups.length > 2 && groups.slice(0, -1).every((group) => group.length === 4);
  const dialled = /^(?:0\d|234)/.test(groups[0] ?? '') && groups.join('').length <= METER_DIGITS.most;
  return fours || dialled ? end : endOf(search, from, NARROW);
}

/** The groups as they are written, with dots or without: '0803.123.4567'. */
const groupsOf = (list: readonly Token[], from: number, to: number): string[] =>
  list.slice(from, to).flatMap(({ digits }) => digits.split('.'));

const joined = (list: readonly Token[], from: number, to: number): string =>
  list.slice(from, to).map(digitsOf).join('');

/** The longest form of a mobile number: '00234' and all of it. */
const MOST_DIALLED = 16;

/** Where the phone number that begins at a place ends, or -1. */
function phoneEnd(list: readonly Token[], at: number, end: number): number {
  let digits = '';
  for (let to = at + 1; to <= end; to++) {
    digits += digitsOf(list[to - 1]);
    if (digits.length > MOST_DIALLED) return -1;
    if (phoneOf(digits)) return to;
  }
  return -1;
}

/** A group that may be an amount beside a phone number, and no piece of one: '500 0803 123 4567'. */
const mayBeAmount = (token: Token | undefined): boolean =>
  token !== undefined && /^[1-9]\d{1,6}(?:\.\d{1,2})?$/.test(token.digits);

/** '4' and '2' are how people write 'for' and 'to'. */
const isWordy = (token: Token | undefined): boolean => token?.digits === '4' || token?.digits === '2';

/** What the digits of a run are where all of them are one number. */
function kindOf(digits: string, groups: readonly string[], called: Called | null): FactKind {
  if (digits.length === TOKEN_DIGITS) return 'token';
  const written =
    groups.length === 1 || groups.slice(0, -1).every((group) => group.length === 4) || groups[1]?.length === 6;
  if (digits.length >= CARD_DIGITS.least)
    return digits.length <= CARD_DIGITS.most && written && passesLuhn(digits) ? 'card' : 'figure';
  return digits.length >= LEAST_LONG && digits.length <= METER_DIGITS.most
    ? 'digits'
    : shortKind(digits, groups, called);
}

function shortKind(digits: string, groups: readonly string[], called: Called | null): FactKind {
  return digits.length >= LEAST_LONG || groups.length > 1 || isCalledSo(called, digits) ? 'figure' : 'amount';
}

/** '5 000' and '1 500 000' are amounts with a space where others write a comma. */
const isSpaced = (groups: readonly string[]): boolean =>
  /^[1-9]\d{0,2}$/.test(groups[0] ?? '') &&
  groups.length > 1 &&
  groups.slice(1).every((group) => /^\d{3}$/.test(group)) &&
  groups.at(-1) === '000';

/** Notes the groups from `from` to `to` as one number: a part of a longer number is never a value. */
function noteWhole(search: Search, from: number, to: number): void {
  const groups = groupsOf(search.list, from, to);
  const digits = groups.join('');
  const called = calledAt(search.list, from);
  const two = mayBeTwo(groups, digits);
  const one = two ? 'figure' : kindOf(digits, groups, called);
  const kind = isSpaced(groups) ? 'amount' : one;
  // A single group of a few digits is for those who know amounts and counts.
  if (kind === 'amount' && groups.length === 1) return;
  const several =
    two || (groups.length > 1 && digits.length < LEAST_LONG && called === null && !digits.startsWith('0'));
  const written = several && kind === 'figure' ? groups.join(' ') : digits;
  claim(search, fact(kind, kind === 'card' ? '' : written, from, to, { label: called?.label ?? null }));
}

/** True for a group that is a number by itself; what '45701120 700' is cannot be known. */
function standsAlone(list: readonly Token[], at: number, from: number, to: number): boolean {
  const length = Math.max(...(list[at]?.digits.split('.') ?? []).map((group) => group.length));
  const isShort = (beside: number): boolean => beside >= from && beside < to && digitsOf(list[beside]).length <= 3;
  return length >= LEAST_WHOLE || (length >= LEAST_LONG && !isShort(at - 1) && !isShort(at + 1));
}

/** Two numbers, or one with a space in it: '500 200', '4501 5000', '45701120 700'. */
const mayBeTwo = (groups: readonly string[], digits: string): boolean =>
  groups.length === 2 &&
  !digits.startsWith('0') &&
  groups.every((group) => !group.startsWith('0')) &&
  (digits.length < LEAST_WHOLE || groups.some((group) => group.length >= LEAST_LONG));

/** Groups between whole numbers: each may be an amount by itself, or all are one number. */
function notePieces(search: Search, from: number, to: number): void {
  if (from >= to) return;
  const { list } = search;
  const long = list.findIndex((_, at) => at >= from && at < to && standsAlone(list, at, from, to));
  if (to - from > 1 && isApart(list, from, to)) notePieces(search, from + 1, to);
  else if (to - from > 1 && long >= 0) {
    notePieces(search, from, long);
    noteWhole(search, long, long + 1);
    notePieces(search, long + 1, to);
  } else {
    const end = meterEnd(list, from, to);
    noteWhole(search, from, end);
    notePieces(search, end, to);
  }
}

/** 'Flat 12 5000' and '4 08031234567': the first group belongs to the words before it. */
const isApart = (list: readonly Token[], from: number, to: number): boolean =>
  (namesThing(list, from) && !WORDS.numberOrNo.is(pieceAt(list, from - 1)?.word)) ||
  (to - from === 2 && isWordy(list[from]) && digitsOf(list[from + 1]).length > 3);

/** Behind the eleven digits of a meter another group is an amount: '45701120 409 700'. */
function meterEnd(list: readonly Token[], from: number, to: number): number {
  const before = to - 1;
  const whole = before > from && joined(list, from, before).length === METER_DIGITS.least;
  return whole && mayBeAmount(list[before]) && digitsOf(list[before]).length > 2 ? before : to;
}

/** Notes the phone numbers of a run, and what is left of it; false where what is left makes none of it a phone number. */
function notePhones(search: Search, from: number, end: number): boolean {
  const { list } = search;
  const phones: { at: number; to: number }[] = [];
  for (let at = from; at < end; at++) {
    const to = phoneEnd(list, at, end);
    if (to < 0) continue;
    phones.push({ at, to });
    at = to - 1;
  }
  if (phones.length === 0) return false;
  const alone = (at: number): boolean => digitsOf(list[at]).length >= LEAST_LONG;
  const inPhone = (at: number): boolean => phones.some((phone) => phone.at <= at && at < phone.to);
  const others = list.slice(from, end).flatMap((_, nth) => (inPhone(from + nth) ? [] : [from + nth]));
  const split = phones.some(({ at, to }) => to - at > 1);
  // What is left beside a number in groups is another number or a piece of it, and so is a digit or two behind any.
  const odd = others.some((at) => !alone(at) && !mayBeAmount(list[at]) && !isWordy(list[at]));
  const trailing = others.includes(end - 1) && digitsOf(list[end - 1]).length <= 2;
  if ((odd && split) || trailing) return false;
  let left = from;
  for (const { at, to } of phones) {
    notePieces(search, left, at);
    claim(
      search,
      fact('phone', phoneOf(joined(list, at, to)) ?? '', at, to, { label: calledAt(list, at)?.label ?? null }),
    );
    left = to;
  }
  notePieces(search, left, end);
  return true;
}

/** '100000000 naira': what is called money is nothing else, but for what is far too long to be any. */
const isMoney = ({ list }: Search, at: number): boolean =>
  /^[1-9]\d{0,11}$/.test(list[at]?.digits ?? '') &&
  (isCurrency(list[at + 1]?.word) || isCurrency(pieceAt(list, at - 1)?.word));

/** Phone numbers, and the long numbers of meters, smartcards, accounts, tokens and cards; each digit belongs to one of them. */
export function findDigits(search: Search): void {
  if (!search.figures) return;
  for (let at = 0; at < search.list.length; at++) {
    if (search.taken[at] || !isGroup(search.list[at]) || isMoney(search, at)) continue;
    const end = runEnd(search, at);
    if (!notePhones(search, at, end)) notePieces(search, at, end);
    at = end - 1;
  }
}

/** Fewer digits than a phone number or a meter has, said one by one, are a count: 'one two'. */
const LEAST = 7;

const digitOf = (word: string): string | undefined => digitValue(word)?.toString();

/** Groups that are typed among digits that are said: '0812 three four five 6789'. */
const typed = (token: Token | undefined): string | undefined =>
  token?.kind === 'number' && !token.money && token.suffix === '' && /^\d{1,5}$/.test(token.digits)
    ? token.digits
    : undefined;

/** So many digits need no more. */
const WHOLE = 11;

/** One digit among typed ones may count something: '08031234567 one month'. */
const LEAST_SAID = 2;

/** The digits that are said from a place on, and where they end: 'zero eight double three'. */
function saidFrom(list: readonly Token[], from: number): { readonly digits: string; readonly to: number } {
  let digits = '';
  let to = from;
  let said = 0;
  for (;;) {
    const many = digitTimes(list[to]?.word ?? '');
    const at = many > 1 ? to + 1 : to;
    const digit = digitOf(list[at]?.word ?? '');
    const found = digit?.repeat(many) ?? typed(list[to]);
    // An amount may stand before a number, or behind one that is whole.
    const parted =
      digit === undefined && (digits === '' ? /^[1-9](?:\d{0,2}|\d*00)$/.test(found ?? '') : digits.length >= WHOLE);
    if (found === undefined || parted) return { digits: said >= LEAST_SAID ? digits : '', to };
    digits += found;
    said += digit === undefined ? 0 : 1;
    to = digit === undefined ? to + 1 : at + 1;
  }
}

/** The pieces with a long number that was read aloud digit by digit as one number: 'zero eight zero three one two ...'. */
export function withSaidDigits(list: readonly Token[]): readonly Token[] {
  let said = 0;
  for (const { known } of list) if (known?.digit !== undefined) said += 1;
  if (said < LEAST_SAID) return list;
  const found: Token[] = [];
  for (let at = 0; at < list.length; at++) {
    const token = list[at];
    if (!token) break;
    const { digits, to } = saidFrom(list, at);
    if (digits.length < LEAST) {
      found.push(token);
      continue;
    }
    const end = list[to - 1]?.end ?? token.end;
    found.push({
      ...blank,
      kind: 'number',
      raw: digits,
      word: digits,
      digits,
      value: Number(digits),
      start: token.start,
      end,
      known: lookUp(digits),
    });
    at = to - 1;
  }
  return found;
}
