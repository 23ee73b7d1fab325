import type { Token } from '../tokens.ts';

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

const UNITS = new Map<string, number>([
  ...ONES.map((word, n): [string, number] => [word, n]),
  ...TENS.map((word, n): [string, number] => [word, n * 10]),
  ['fourty', 40],
  ['fiftin', 15],
  ['tree', 3],
  ['foh', 4],
]);

const TIMES = new Map<string, number>(
  Object.entries({
    hundred: 100,
    hundrd: 100,
    hundered: 100,
    hundread: 100,
    thousand: 1000,
    thousan: 1000,
    tousand: 1000,
    thousands: 1000,
    thousnd: 1000,
    thosand: 1000,
    tausand: 1000,
    thou: 1000,
    k: 1000,
    grand: 1000,
    million: 1_000_000,
    milion: 1_000_000,
    millon: 1_000_000,
    milli: 1_000_000,
    millions: 1_000_000,
    mil: 1_000_000,
    m: 1_000_000,
    billion: 1_000_000_000,
    billions: 1_000_000_000,
    bilion: 1_000_000_000,
    billon: 1_000_000_000,
    bn: 1_000_000_000,
    trillion: 1_000_000_000_000,
    trillions: 1_000_000_000_000,
    trilion: 1_000_000_000_000,
    tn: 1_000_000_000_000,
  }),
);

/** What stands for a multiplier only right behind its figure: '2b' is two billion, 'b' alone is nothing. */
const TAILS = new Map([
  ['b', 1_000_000_000],
  ['t', 1_000_000_000_000],
]);

/** The multiplier that a word stands for, or 0. */
const times = (word: string): number => TIMES.get(word) ?? 0;

/** The multiplier that a number's tail stands for, or 0. */
export const tailTimes = (tail: string): number => TAILS.get(tail) ?? times(tail);

/** The value of 'seven' or 'twenty', or undefined. */
export const unitValue = (word: string): number | undefined => UNITS.get(word);

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

function half(list: readonly Token[], at: number): Counted | null {
  if (list[at]?.word !== 'half') return null;
  const skip = list[at + 1]?.word === 'a' || list[at + 1]?.word === 'of' ? 2 : 1;
  const scale = times(list[at + skip]?.word ?? '');
  return scale > 100 ? { value: scale / 2, next: at + skip + 1, scaled: true, worded: true } : null;
}

/** The number that begins at a piece: 5, 'five thousand', '2 hundred', 'half a million', 'one hundred and fifty thousand'. */
export function countedAt(list: readonly Token[], at: number): Counted | null {
  const fraction = half(list, at);
  if (fraction) return fraction;
  const article = list[at]?.word === 'a' && times(list[at + 1]?.word ?? '') > 0;
  const first = article ? { value: 1, next: at + 1, scaled: false, worded: true } : small(list, at);
  if (!first) return null;
  let total = 0;
  let group = first.value;
  let next = first.next;
  let scaled = first.scaled;
  let grew = false;
  for (;;) {
    const scale = first.scaled && !grew && total === 0 ? 0 : times(list[next]?.word ?? '');
    if (scale > 0) {
      if (scale === 100) group *= 100;
      else {
        total += group * scale;
        group = 0;
      }
      scaled = true;
      grew = true;
      next += 1;
      continue;
    }
    if (!grew || !first.worded) break;
    const joined = list[next]?.word === 'and' ? next + 1 : next;
    const more = small(list, joined);
    if (!more?.worded || (group % 100 !== 0 && group > 0)) break;
    if (joined > next && UNITS.get(list[joined]?.word ?? '') === undefined) break;
    group += more.value;
    next = more.next;
  }
  const pair = !grew && first.worded && list[next] !== undefined && UNITS.has(list[next]?.word ?? '');
  return pair ? null : { value: total + group, next, scaled, worded: first.worded };
}
