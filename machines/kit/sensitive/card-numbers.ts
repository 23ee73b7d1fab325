import { METER_DIGITS, TOKEN_DIGITS } from '#catalogues/limits.ts';
import { CARD_DIGITS, isOfScheme, passesLuhn } from './card-shape.ts';
import { type CardWords, cardWords, isNamedCard } from './card-words.ts';
import { type DigitGroup, type DigitRun, digitRuns, joined } from './digit-groups.ts';
import { type Standing, standing, tokenEnd } from './values-beside.ts';

/** What is known of the numbers that a text may hold. */
export interface KnownNumbers {
  /** Numbers of here, e.g. the own meter's, as digits: never a card. */
  readonly numbers?: readonly string[];
  /** True: a number as long as a meter's or a smartcard's is one, because that is what is asked for. */
  readonly meters?: boolean;
}

/** A place in a text; `end` is excluded. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

interface Judged {
  readonly text: string;
  readonly words: CardWords;
  readonly known: KnownNumbers;
}

/** How else cards are printed and typed. */
const PRINTED = new Set([
  '4-6-5',
  '4-6-4',
  '4-4-4-4-3',
  '4-4-4-4-2',
  '6-13',
  '6-12',
  '4-4-8',
  '4-8-4',
  '8-4-4',
  '4-12',
  '12-4',
]);
/** The groups by which a card is told from several numbers side by side. */
const SURE = new Set(['4-4-4-4', '4-6-5', '4-6-4', '4-4-4-4-3', '4-4-4-4-2']);

/** Nearly every card has so many digits. */
const USUAL_DIGITS = 16;

const shapeOf = (groups: readonly DigitGroup[]): string => groups.map(({ digits }) => digits.length).join('-');

/** All groups of one length, the last one perhaps shorter: fours as on a card, or digits one by one and in pairs. */
function isEven(groups: readonly DigitGroup[]): boolean {
  const [first = 0, ...others] = groups.map(({ digits }) => digits.length);
  const last = others.at(-1) ?? first;
  return [1, 2, 4].includes(first) && last <= first && others.slice(0, -1).every((length) => length === first);
}

const isRound = ({ digits }: DigitGroup): boolean => Number(digits) % 50 === 0;
/** Amounts and years side by side. */
const isPlain = (group: DigitGroup): boolean => isRound(group) || /^(?:19|20)\d\d$/.test(group.digits);

/** An amount beside a meter, a phone or a smartcard that is typed in groups: together they may look like a card by chance. */
function mayBeSeveral(groups: readonly DigitGroup[], digits: string): boolean {
  return [groups[0], groups.at(-1)].some((amount) => {
    if (!amount || amount.digits.length > 7 || amount.digits.startsWith('0')) return false;
    const rest = digits.length - amount.digits.length;
    return [10, 11, 13, 14].includes(rest) && isRound(amount);
  });
}

/** Part of an id, e.g. one of hexadecimal digits: letters with digits among them stand against it. */
function isInCode(text: string, { start, end }: Span): boolean {
  const before = /[\p{L}\p{N}]*$/u.exec(text.slice(Math.max(0, start - 40), start))?.[0] ?? '';
  const after = /^[\p{L}\p{N}]*/u.exec(text.slice(end, end + 40))?.[0] ?? '';
  return (/\p{L}/u.test(before) && /\d/.test(before)) || (/^\p{L}/u.test(after) && /\d/.test(after));
}

/** Digits right behind a word, as providers number payments (NPTEST261123195535000002), are no card unless some scheme has such ones. */
const isNumbered = (text: string, { start }: Span, digits: string): boolean =>
  /\p{L}{2}$/u.test(text.slice(Math.max(0, start - 2), start)) && !isOfScheme(digits);

/** How surely some groups, whose digits these are, are a card's number, 4 at most; 0: they are none. */
function sureness({ groups, gaps }: DigitRun, digits: string, { text, words, known }: Judged): number {
  const checks = passesLuhn(digits);
  if (!checks && (!words.card || digits.length <= METER_DIGITS.most)) return 0;
  const mayBeMeter = digits.length <= METER_DIGITS.most && !words.card;
  if (mayBeMeter && (known.meters || words.metered)) return 0;
  const span = spanOf(groups);
  if (isInCode(text, span)) return 0;
  if (!words.card && groups.length === 1 && isNumbered(text, span, digits)) return 0;
  if (!checks) return isNamedCard(text, span) ? 2 : 0;
  const ofScheme = isOfScheme(digits);
  if (groups.length === 1) return ofScheme ? 4 : 3;
  if (groups.every(isPlain)) return 0;
  const shape = shapeOf(groups);
  if (ofScheme && SURE.has(shape)) return 4;
  if (gaps.some((gap) => /[^\s\u00ad\u200b-\u200f\u2060\-‐-―−]/u.test(gap))) return 0;
  if (isEven(groups) || PRINTED.has(shape)) return 3;
  const dashed = gaps.every((gap) => /[-‐-―−]/u.test(gap));
  const whole = ofScheme && digits.length >= USUAL_DIGITS && !mayBeSeveral(groups, digits);
  return words.card || dashed || whole ? 1 : 0;
}

function part({ groups, gaps }: DigitRun, from: number, to: number): DigitRun {
  return { groups: groups.slice(from, to), gaps: gaps.slice(from, to - 1) };
}

const spanOf = (groups: readonly DigitGroup[]): Span => ({
  start: groups[0]?.start ?? 0,
  end: groups.at(-1)?.end ?? 0,
});

/** Groups that may be a card: from one place of a run to another, which is excluded. */
interface Found {
  readonly from: number;
  readonly to: number;
  readonly sure: number;
  readonly digits: number;
}

/** The surest first; of several those with the usual number of digits, else the longest. */
function surestFirst(one: Found, other: Found): number {
  const weight = ({ sure, digits }: Found) => sure * 100 + (digits === USUAL_DIGITS ? 50 : digits);
  return weight(other) - weight(one) || one.from - other.from;
}

/** All groups of a run that may be a card. */
function candidatesIn(run: DigitRun, judged: Judged): Found[] {
  const found: Found[] = [];
  for (let from = 0; from < run.groups.length; from++) {
    let digits = '';
    for (let to = from + 1; to <= run.groups.length; to++) {
      digits += run.groups[to - 1]?.digits ?? '';
      if (digits.length > CARD_DIGITS.most) break;
      if (digits.length < CARD_DIGITS.least) continue;
      const sure = sureness(part(run, from, to), digits, judged);
      if (sure > 0) found.push({ from, to, sure, digits: digits.length });
    }
  }
  return found.sort(surestFirst);
}

/** The groups that are as many digits as a token, and written as one is. */
function tokensIn({ groups }: DigitRun): Standing[] {
  const found: Standing[] = [];
  for (let at = 0; at < groups.length; at++) {
    const to = tokenEnd(groups, at);
    if (to === null) continue;
    found.push({ from: at, to });
    at = to - 1;
  }
  return found;
}

/** A run that is nothing but whole tokens, or has as many digits as one however it is parted. */
function isTokens(run: DigitRun, tokens: readonly Standing[]): boolean {
  const whole = tokens.reduce((sum, { from, to }) => sum + to - from, 0) === run.groups.length;
  return whole || joined(run.groups, 0, TOKEN_DIGITS + 1).length === TOKEN_DIGITS;
}

/** What tells a card in a run of more digits from a token: a round amount before it, or a month and a year behind it. */
function isBesideCard({ groups }: DigitRun, { from, to }: Found): boolean {
  const [before, after] = [groups[from - 1], groups[to]];
  const dated = after !== undefined && /^(?:0[1-9]|1[0-2])[2-4]\d$/.test(after.digits);
  return dated || (before !== undefined && before.digits.length < 7 && isRound(before));
}

/** A card's number, its month and year and its CVV in one piece. */
function isWithTail(digits: string): boolean {
  const [, number = ''] = /^(\d{15,19})(?:0[1-9]|1[0-2])[2-4]\d\d{3,4}$/.exec(digits) ?? [];
  return number !== '' && isOfScheme(number) && passesLuhn(number);
}

/** A card in groups of one's own, in a sentence about cards alone. */
function isWholeCard({ groups }: DigitRun, { card, metered }: CardWords): boolean {
  const digits = joined(groups, 0, CARD_DIGITS.most + 1);
  return card && !metered && isOfScheme(digits) && passesLuhn(digits);
}

const overlaps = (one: Standing, other: Standing): boolean => one.from < other.to && other.from < one.to;

function cardsIn(run: DigitRun, judged: Judged): Span[] {
  const { words, known } = judged;
  const candidates = candidatesIn(run, judged);
  if (candidates.length === 0) return [];
  const sure = candidates.filter((one) => one.sure === 4);
  // A token is twenty digits: some sixteen of one in ten look like a card's.
  const speaksOfTokens = words.token || !words.card;
  const tokens = tokensIn(run);
  if (isTokens(run, tokens) && (speaksOfTokens || sure.length === 0)) return [];
  const meant = tokens.filter((token) => {
    const card = sure.find((one) => overlaps(one, token));
    return card === undefined || (speaksOfTokens && !isBesideCard(run, card));
  });
  const numbers = known.numbers ?? [];
  const values = standing(run.groups, { numbers, alone: !isWholeCard(run, words) });
  const ours = values.filter(({ from, to }) => numbers.includes(joined(run.groups, from, to)));
  const taken: Standing[] = [];
  for (const one of candidates) {
    const others = [...meant, ...(one.sure === 4 ? ours : values)];
    if (![...taken, ...others].some((other) => overlaps(one, other))) taken.push(one);
  }
  return taken.map(({ from, to }) => spanOf(run.groups.slice(from, to)));
}

/** So many groups are judged together; a card has nineteen at most. */
const TOGETHER = 60;

/** Where the numbers of cards stand in a text, in order: 13 to 19 digits that check, and are nothing that has another meaning here. */
export function cardNumbersIn(text: string, known: KnownNumbers = {}): Span[] {
  const runs = digitRuns(text).filter(({ groups }) => joined(groups).length >= CARD_DIGITS.least);
  if (runs.length === 0) return [];
  const judged = { text, words: cardWords(text), known };
  const found: Span[] = [];
  for (const run of runs) {
    for (let at = 0; at < run.groups.length; at += TOGETHER - CARD_DIGITS.most) {
      const last = found.at(-1)?.end ?? 0;
      const here = cardsIn(part(run, at, at + TOGETHER), judged).sort((a, b) => a.start - b.start);
      found.push(...here.filter(({ start }) => start >= last));
      if (at + TOGETHER >= run.groups.length) break;
    }
    found.push(...run.groups.filter(({ digits }) => isWithTail(digits)).map(({ start, end }) => ({ start, end })));
  }
  return found.sort((a, b) => a.start - b.start);
}
