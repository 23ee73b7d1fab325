import { pieceAt, type Token } from '../tokens.ts';
import { WORDS } from '../words.ts';
import { counts, isNoSum, namesThing } from './amounts.ts';
import { claim, fact, type Search } from './facts.ts';
import { calledAt } from './labels.ts';
import { unitValue } from './numbers.ts';

/** Two digits at most are how many there are of something, 'last 5 payments'. */
const isCount = ({ list, text }: Search, at: number): boolean => {
  const [token, next] = [list[at], list[at + 1]];
  if (!token || !/^\d{1,2}$/.test(token.digits)) return false;
  if (WORDS.countsBefore.is(pieceAt(list, at - 1)?.word)) return true;
  if (/^\s?x\b/i.test(text.slice(token.end))) return true;
  return next?.kind === 'word' && !WORDS.noThing.is(next.word) && /^\s*$/.test(text.slice(token.end, next.start));
};

/** '4' and '2' in front of anything are how people write 'for' and 'to'. */
const isWordy = (list: readonly Token[], at: number): boolean =>
  /^[24]$/.test(list[at]?.word ?? '') && at > 0 && at < list.length - 1;

/** '6am', '2nd', '4g', '3days' say by the letters behind the digits what they are; others by what stands beside them. */
const isCounted = (search: Search, at: number): boolean =>
  WORDS.ownUnit.is(search.list[at]?.suffix) ||
  namesThing(search.list, at) ||
  isNoSum(search, at) ||
  counts(search.list, at + 1) ||
  isCount(search, at) ||
  isWordy(search.list, at);

/** '-500' and '2k50' have digits and are no number; 'sw20981' is what something is called. */
const isOdd = ({ kind, word }: Token): boolean => kind === 'code' && /^\d/.test(word);

/** The numbers that nothing else took: each counts or names something, or is a figure that nobody knows. Comes last. */
export function findFigures(search: Search): void {
  const { list, taken, figures } = search;
  if (!figures) return;
  for (const [at, token] of list.entries()) {
    if (taken[at] || (token.kind !== 'number' && token.kind !== 'date' && !isOdd(token))) continue;
    if (isCounted(search, at)) claim(search, fact('counted', token.word, at, at + 1));
    else
      claim(
        search,
        fact(
          'figure',
          isOdd(token) && /-$/.test(search.text.slice(0, token.start)) ? `-${token.raw}` : token.raw,
          at,
          at + 1,
          { label: calledAt(list, at)?.label ?? null },
        ),
      );
  }
}

const UNITS = [WORDS.giga, WORDS.mega, WORDS.tera] as const;

function unitOf(word: string): string {
  if (word === '') return '';
  if (WORDS.giga.is(word)) return 'GB';
  if (WORDS.mega.is(word)) return 'MB';
  return WORDS.tera.is(word) ? 'TB' : '';
}

/** Volumes of data, as the catalogue writes them: '1.5gb', '2 gig' and 'one gig of data' are 1.5GB, 2GB and 1GB. */
export function findVolumes(search: Search): void {
  const { list, taken, said, figures } = search;
  if (!figures && !UNITS.some((unit) => unit.mayStand(said))) return;
  for (let at = 0; at < list.length; at++) {
    const token = list[at];
    if (taken[at] || !token) continue;
    const own = unitOf(token.suffix);
    // '4g' and '5g' are networks
    const generation = token.suffix === 'g' && (token.value === 3 || token.value === 4 || token.value === 5);
    if (own && !token.money && !generation) {
      claim(search, fact('volume', `${token.value}${own}`, at, at + 1));
      continue;
    }
    const figure = token.suffix ? undefined : token.value;
    const value = token.kind === 'number' ? figure : unitValue(token.word);
    const unit = unitOf(list[at + 1]?.word ?? '');
    if (value !== undefined && unit) claim(search, fact('volume', `${value}${unit}`, at, at + 2));
    else if (unit && WORDS.half.is(token.word)) claim(search, fact('volume', '500MB', at, at + 2));
  }
}

const FEW = /^\d{1,2}$/;

/** 'Twice', 'x3'. */
function timesIn(token: Token): number | undefined {
  if (WORDS.twice.is(token.word)) return 2;
  return WORDS.thrice.is(token.word) ? 3 : joined(token);
}

/** A small number that no unit and no currency makes something else. */
function few(token: Token | undefined): number | undefined {
  if (token?.kind === 'word') return unitValue(token.word);
  const plain = token?.kind === 'number' && token.suffix === '' && !token.money && FEW.test(token.digits);
  return plain ? token.value : undefined;
}

/** 'x3', in one piece. */
const joined = ({ word }: Token): number | undefined => {
  const [, digits] = (word.startsWith('x') && /^x(\d{1,2})$/.exec(word)) || [];
  return digits === undefined ? undefined : Number(digits);
};

const TIMES = [WORDS.twice, WORDS.thrice, WORDS.times] as const;

/** How often something is wanted: '200 x 3', '3x200', '200 * 3', 'three times', 'twice'. Which side counts is the small one. */
export function findTimes(search: Search): void {
  const { list, text, said, figures } = search;
  if (!figures && !TIMES.some((word) => word.mayStand(said))) return;
  const take = (times: number | undefined, from: number, to: number): boolean =>
    times !== undefined && claim(search, fact('times', times, from, to));
  for (const [at, token] of list.entries()) {
    const next = list[at + 1];
    if (take(timesIn(token), at, at + 1)) continue;
    if (WORDS.times.is(token.word)) {
      const counted = WORDS.by.is(token.word) ? few(next) : undefined;
      if (!take(counted, at, at + 2)) take(few(pieceAt(list, at - 1)), at - 1, at + 1);
    } else if (next?.kind === 'number' && /^\s*[×*]\s*$/.test(text.slice(token.end, next.start))) {
      if (!take(few(next), at + 1, at + 2)) take(few(token), at, at + 1);
    }
  }
}
