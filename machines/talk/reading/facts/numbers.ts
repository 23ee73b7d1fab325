import {
  DIGIT_TIMES,
  LEADING_MULTIPLIERS,
  MULTIPLIER_TAILS,
  MULTIPLIER_WORDS,
  NAMED_NUMBERS,
  NUMBER_PHRASES,
  NUMBER_WORDS,
  NUMBERS_BEHIND,
  SPOKEN_DIGITS,
} from '#catalogues/lexicon/numbers.ts';
import { patterns } from '../phrases.ts';
import { pieceAt, type Token } from '../tokens.ts';
import { noted } from '../vocabulary.ts';

/** The words of a table, to their values. */
const valuesOf = (table: Readonly<Record<number, string>>): ReadonlyMap<string, number> =>
  new Map(
    Object.entries(table).flatMap(([value, words]) =>
      words.split(', ').map((word): [string, number] => [word, Number(value)]),
    ),
  );

const UNITS = valuesOf(NUMBER_WORDS);
const TIMES = valuesOf(MULTIPLIER_WORDS);
const TAILS = valuesOf(MULTIPLIER_TAILS);
const REPEATS = valuesOf(DIGIT_TIMES);
const DIGITS = valuesOf(SPOKEN_DIGITS);
const LEADING = valuesOf(LEADING_MULTIPLIERS);
const BEHIND = valuesOf(NUMBERS_BEHIND);
const NAMED = valuesOf(NAMED_NUMBERS);
const AROUND = patterns(NUMBER_PHRASES);

for (const [word, value] of UNITS) noted(word).unit = value;
for (const values of [UNITS, TIMES, LEADING, NAMED]) for (const word of values.keys()) noted(word).beginsNumber = true;
for (const words of [NUMBER_PHRASES.half, NUMBER_PHRASES.one])
  for (const word of words.split(/[,|]\s*/)) noted(word).beginsNumber = true;

/** The multiplier that a word stands for, or 0. */
const times = (word: string): number => TIMES.get(word) ?? 0;

/** The multiplier that a number's tail stands for, or 0. */
export const tailTimes = (tail: string): number => TAILS.get(tail) ?? times(tail);

/** True for a tail that multiplies only right behind its figures: 'b', of '2b'. */
export const multipliesOnlyBehind = (tail: string): boolean => TAILS.has(tail);

/** The value of 'seven' or 'twenty', or undefined. */
export const unitValue = (word: string): number | undefined => UNITS.get(word);

/** How many a word says that stands behind what it counts, as in 'wata uku'. */
export const countBehind = (word: string): number | undefined => BEHIND.get(word);

/** Every word that says a digit. */
const SAID = new Map([...UNITS, ...DIGITS].filter(([, value]) => value < 10));
for (const [word, value] of SAID) noted(word).digit = value;

/** The digit that a word says, or undefined. */
export const digitValue = (word: string): number | undefined => SAID.get(word);

/** How often a word says the digit behind it: 'double three'. */
export const digitTimes = (word: string): number => REPEATS.get(word) ?? 1;

/** A number that was said over several pieces of a sentence. */
export interface Counted {
  readonly value: number;
  /** The piece after the last one used. */
  readonly next: number;
  /** True when hundred, thousand, million or a 'k' was said. */
  readonly scaled: boolean;
  /** True when it was said in words only. */
  readonly worded: boolean;
}

/** Below one hundred: 'seven', 'twenty', 'twenty five', 7. 'one five' is no number. */
function small(list: readonly Token[], at: number): Counted | null {
  const token = list[at];
  if (!token) return null;
  if (token.kind === 'number') {
    const scale = tailTimes(token.suffix);
    return { value: token.value * (scale || 1), next: at + 1, scaled: scale > 0, worded: false };
  }
  const value = UNITS.get(token.word);
  if (value === undefined) return null;
  const after = UNITS.get(list[at + 1]?.word ?? '');
  if (value >= 20 && after !== undefined && after > 0 && after < 10)
    return { value: value + after, next: at + 2, scaled: false, worded: true };
  return { value, next: at + 1, scaled: false, worded: true };
}

/** The half that is said behind a small number which counts, of what multiplies both: 'nineteen and a half thousand', '2 and half million'. */
function halfMore(list: readonly Token[], at: number): { readonly scale: number; readonly next: number } | null {
  if (!AROUND.and.is(list[at]?.word)) return null;
  const said = AROUND.one.is(list[at + 1]?.word) ? at + 2 : at + 1;
  const scale = AROUND.half.is(list[said]?.word) ? times(list[said + 1]?.word ?? '') : 0;
  return scale > 100 ? { scale, next: said + 2 } : null;
}

function half(list: readonly Token[], at: number): Counted | null {
  if (!AROUND.half.is(list[at]?.word)) return null;
  const skip = AROUND.ofHalf.is(list[at + 1]?.word) ? 2 : 1;
  const scale = times(list[at + skip]?.word ?? '');
  return scale > 100 ? { value: scale / 2, next: at + skip + 1, scaled: true, worded: true } : null;
}

/** 'Dubu biyu' is two thousand, 'dubu biyu da dari biyar' five hundred more, 'puku iri abuo' twenty thousand. */
function led(list: readonly Token[], at: number): Counted | null {
  const named = NAMED.get(list[at]?.word ?? '');
  if (named !== undefined) return { value: named, next: at + 1, scaled: true, worded: true };
  const scale = LEADING.get(list[at]?.word ?? '');
  const many = BEHIND.get(list[at + 1]?.word ?? '');
  if (scale === undefined || many === undefined) return null;
  const ones = many === 10 ? BEHIND.get(list[at + 2]?.word ?? '') : undefined;
  const value = scale * many * (ones ?? 1);
  const next = at + (ones === undefined ? 2 : 3);
  const more = AROUND.plus.is(list[next]?.word) ? led(list, next + 1) : null;
  const joins = more !== null && more.value < scale;
  return { value: value + (joins ? more.value : 0), next: joins ? more.next : next, scaled: true, worded: true };
}

/** The one that is said by 'a thousand', or left out in 'hundred thousand' and 'hundred and fifty thousand'. */
function oneAt(list: readonly Token[], at: number): Counted | null {
  const one = { value: 1, scaled: false, worded: true };
  if (AROUND.one.is(list[at]?.word) && times(list[at + 1]?.word ?? '') > 0) return { ...one, next: at + 1 };
  const behind = list[at + 1]?.word ?? '';
  const goesOn = times(behind) >= 1000 || (AROUND.and.is(behind) && UNITS.has(list[at + 2]?.word ?? ''));
  const led = pieceAt(list, at - 1)?.kind === 'number' || AROUND.several.is(pieceAt(list, at - 1)?.word);
  return times(list[at]?.word ?? '') === 100 && goesOn && !led ? { ...one, next: at } : null;
}

/** The number that begins at a piece: 5, 'five thousand', '2 hundred', 'half a million', 'one hundred and fifty thousand'. */
export function countedAt(list: readonly Token[], at: number): Counted | null {
  const token = list[at];
  if (!token || (token.kind !== 'number' && !token.known?.beginsNumber)) return null;
  const whole = half(list, at) ?? led(list, at);
  if (whole) return whole;
  const first = oneAt(list, at) ?? small(list, at);
  if (!first) return null;
  const more =
    first.scaled || first.value >= 100 || AROUND.ordered.is(pieceAt(list, at - 1)?.word)
      ? null
      : halfMore(list, first.next);
  if (more) return { ...first, value: (first.value + 0.5) * more.scale, next: more.next, scaled: true };
  let total = 0;
  let group = first.value;
  let next = first.next;
  let scaled = first.scaled;
  let grew = false;
  let largest = 0;
  for (;;) {
    const scale = first.scaled && !grew && total === 0 ? 0 : times(list[next]?.word ?? '');
    if (scale > 0) {
      if (scale === 100) group *= 100;
      else {
        total += group * scale;
        group = 0;
        largest = Math.max(largest, scale);
      }
      scaled = true;
      grew = true;
      next += 1;
      continue;
    }
    if (!grew || !first.worded) break;
    const joined = AROUND.and.is(list[next]?.word) ? next + 1 : next;
    const more = small(list, joined);
    if (!more?.worded || (group % 100 !== 0 && group > 0)) break;
    if (joined > next && UNITS.get(list[joined]?.word ?? '') === undefined) break;
    // 'Twenty thousand and fifty thousand' are two numbers.
    if (largest > 0 && (countedAt(list, joined)?.value ?? 0) >= largest) break;
    group += more.value;
    next = more.next;
  }
  const pair = !grew && first.worded && list[next] !== undefined && UNITS.has(list[next]?.word ?? '');
  return pair ? null : { value: total + group, next, scaled, worded: first.worded };
}
