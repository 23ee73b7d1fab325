import type { Span } from '../reading/pattern.ts';
import type { Reading } from '../reading/read.ts';
import { pieceAt } from '../reading/tokens.ts';
import { isEstate } from './estate-names.ts';
import { houseSaid } from './houses.ts';
import { capital, isGivenName, type Run, rawOf, runs, wordOf } from './runs.ts';
import { SAYS } from './words.ts';

const people = (reading: Reading): Run[] =>
  runs(
    reading,
    reading.unknown.filter((at) => !SAYS.ofResidents.is(wordOf(reading, at))),
  ).filter((run) => !isEstate(reading, run));

/** The name of a person who is surely meant: it has a title or a capital, something is theirs ('chinedu's receipts'), or it stands where a name stands. */
export function personNamed(reading: Reading): string | undefined {
  const found = people(reading).find(
    (run) =>
      SAYS.title.is(wordOf(reading, run.from)) ||
      capital(reading, run) ||
      isOwner(reading, run) ||
      SAYS.beforeSomebody.is(wordOf(reading, run.from - 1)),
  );
  return found ? nameIn(rawOf(reading, found.from, found.to)) : undefined;
}

/** Whose something is: 'chinedu's receipts'. */
export function ownerNamed(reading: Reading): string | undefined {
  const found = people(reading).find((run) => isOwner(reading, run));
  return found ? nameIn(rawOf(reading, found.from, found.to)) : undefined;
}

const isOwner = (reading: Reading, { from, to }: Run): boolean => OWNS.test(rawOf(reading, from, to));

const OWNS = /['’]s$/i;

/** A name as typed, without what says that something is theirs. */
const nameIn = (raw: string): string => raw.replace(OWNS, '');

/** Everybody whom a sentence may name, as typed, with where each stands. A name ends at a sign, as in a list. */
export const peopleNamed = (
  reading: Reading,
): readonly { readonly said: string; readonly from: number; readonly to: number }[] =>
  people(reading).map(({ from, to }) => ({ said: nameIn(rawOf(reading, from, to)), from, to }));

/** Everybody whom a sentence may name beside some words of it, which are no name. */
export const peopleBeside = (reading: Reading, { from, to }: Span): readonly string[] =>
  people(reading)
    .flatMap((run) => [
      { from: run.from, to: Math.min(run.to, from) },
      { from: Math.max(run.from, to), to: run.to },
    ])
    .filter((run) => run.from < run.to)
    .map((run) => nameIn(rawOf(reading, run.from, run.to)));

/** True where a capital says nothing, for a sentence begins there. */
function beginsSentence({ list, text }: Reading, at: number): boolean {
  const before = pieceAt(list, at - 1);
  return before === undefined || /[.!?\n]/.test(text.slice(before.end, list[at]?.start));
}

/** 'Block C', 'Flat 4': where somebody lives. */
const isPlace = (reading: Reading, { from }: Run): boolean =>
  [from, from - 1].some((at) => SAYS.numbered.is(wordOf(reading, at)) || SAYS.dwelling.is(wordOf(reading, at)));

/**
 * The name of a person: with a title, with a capital, or what is left over. Where a meter, a house or an address says already who it is,
 * only what is surely one; beside a house that is looked for as well (`takesHouse`) what stands where a name does, too: 'of adaeze in flat 2'.
 */
export function personName(reading: Reading, takesHouse = false): string {
  const numbered = reading.facts.some(({ kind }) => kind === 'digits' || kind === 'email');
  const housed = takesHouse && !numbered && houseSaid(reading) !== undefined;
  const titled = (run: Run): boolean => SAYS.title.is(wordOf(reading, run.from));
  const sure = (run: Run): boolean =>
    titled(run) || (capital(reading, run) && (run.to - run.from > 1 || !beginsSentence(reading, run.from)));
  const leads = (run: Run): boolean => SAYS.intoAName.is(wordOf(reading, run.from - 1));
  const all = people(reading).filter(
    (run) =>
      !isPlace(reading, run) && (sure(run) || (housed ? leads(run) || isGivenName(reading, run.from) : !numbered)),
  );
  const score = (run: Run): number => (titled(run) ? 4 : 0) + (capital(reading, run) ? 2 : 0) + (leads(run) ? 1 : 0);
  const best = all.reduce<Run | null>((a, b) => (!a || score(b) > score(a) ? b : a), null);
  return best ? rawOf(reading, best.from, best.to).replace(/['’]s$/i, '') : '';
}

const WORTH = new Set(['amount', 'volume', 'phone', 'digits', 'months']);
const VERBS = new Set(['buy', 'pay', 'recharge', 'renew', 'load', 'want', 'give']);

const isAllTitled = (reading: Reading, from: number): boolean =>
  reading.list.slice(from).every((token) => /^\p{Lu}\p{Ll}/u.test(token.raw));

/**
 * True where a purchase that scores well is no name of a person: it says a worth or a number, it begins by wishing,
 * or all its words are the portal's and are not written as a name is ('glo data', 'DSTV COMPACT').
 */
export function isNoName(reading: Reading): boolean {
  if (reading.facts.some(({ kind }) => WORTH.has(kind))) return true;
  const first = reading.mentions.filter(({ from }) => from === 0).some(({ concept }) => VERBS.has(concept));
  if (reading.unknown.length > 0) return first && !isAllTitled(reading, 0);
  const wishes = reading.mentions.some(({ concept }) => VERBS.has(concept));
  return first || (!isAllTitled(reading, 0) && (wishes || reading.list.length > 1));
}

/** A person's name as it was typed, where every word of it has a capital: 'Tunde Light' is no light. */
export function typedName(reading: Reading): string | undefined {
  const { list, text } = reading;
  const from = list.findIndex(({ word, end }) => !(SAYS.beforeAName.is(word) && /^\s/.test(text.slice(end))));
  if (from < 0 || reading.list.length - from > 5 || !isAllTitled(reading, from)) return undefined;
  return rawOf(reading, from, reading.list.length) || undefined;
}
