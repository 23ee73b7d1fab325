import { CARDINALS } from '#catalogues/lexicon/phrases/answering.ts';
import { HOUSE_PHRASES } from '#catalogues/lexicon/phrases/houses.ts';
import { doorAt } from '../reading/facts/doors.ts';
import { countedAt } from '../reading/facts/numbers.ts';
import { isFiller } from '../reading/lexicon.ts';
import { patterns } from '../reading/phrases.ts';
import { factsOf, type Reading } from '../reading/read.ts';
import { wordsIn } from '../reading/said.ts';
import type { Token } from '../reading/tokens.ts';

const SAYS = patterns(HOUSE_PHRASES);

const CARDINAL: ReadonlySet<string> = new Set(CARDINALS.split(' '));

/** Meter numbers have no fewer digits and no more. */
const METER = /^\d{11,14}$/;

/** Which house is meant: by the number of its meter, or by its own. */
export function houseSaid(reading: Reading): string | undefined {
  const meter = factsOf(reading, 'digits').find(({ value }) => METER.test(value));
  return meter?.value ?? housesIn(reading)[0]?.said;
}

/** A house by its own name, and the words that say it. */
export interface House {
  readonly said: string;
  readonly from: number;
  readonly to: number;
}

/** Every house that is named by its own name, in order: 'House 12', 'block C flat 2', 'the lady in 14b'. */
function housesIn(reading: Reading): readonly House[] {
  const { list, text } = reading;
  const days = factsOf(reading, 'dates');
  const isCode = (next: number): boolean => {
    const word = list[next]?.word;
    if (word === undefined || SAYS.house.is(word) || SAYS.noCode.is(word)) return false;
    // 'Out of the house today', 'the house please': what any sentence has is what no house is called, but for a letter.
    // Figures and 'one' are what a house is called, also before a month that is a street.
    if (list[next]?.kind === 'number') return true;
    // 'Flat one hundred' and 'flat twenty one' are other houses than 'flat one' and 'flat twenty', and are asked for.
    if (list[next]?.known?.unit !== undefined && !isWhole(list, next)) return false;
    if (CARDINAL.has(word)) return true;
    const isDay = days.some(({ from, to }) => from <= next && next < to);
    return !isDay && (word.length === 1 || !isFiller(word));
  };
  const found: House[] = [];
  for (let at = 0; at < list.length; at += 1) {
    let last = at;
    // 'Block C flat 2': each part of it has a word and what it is called.
    for (let part = at; SAYS.house.is(list[part]?.word) && isCode(part + 1); part = last + 1)
      last = endOfCode(reading, part + 1);
    if (last === at) {
      const door = doorAt(list, at);
      if (door === null) continue;
      last = door - 1;
    }
    found.push({ said: text.slice(list[at]?.start, list[last]?.end), from: at, to: last + 1 });
    at = last;
  }
  return found;
}

/** 'House 12' and 'block C flat 2'; 'block C' alone is many homes. */
export function homeSaid(reading: Reading): string | undefined {
  const said = houseSaid(reading);
  return said === undefined || isBlock(said) ? undefined : said;
}

/** Every home that is named by its own name; undefined where one of them is many homes. */
export function homesIn(reading: Reading): readonly House[] | undefined {
  const houses = housesIn(reading);
  return houses.some(({ said }) => isBlock(said)) ? undefined : houses;
}

function isBlock(said: string): boolean {
  const kinds = wordsIn(said).words.filter((word) => SAYS.house.is(word));
  return kinds.length > 0 && kinds.every((word) => SAYS.block.is(word));
}

/** True for a number of one word. A letter behind it, as in 'flat one K', multiplies nothing. */
const isWhole = (list: readonly Token[], at: number): boolean =>
  countedAt(list, at)?.next === at + 1 || list[at + 1]?.word.length === 1;

const isFigure = (token: Token | undefined): boolean => token?.kind === 'number' || CARDINAL.has(token?.word ?? '');

/** 'Flat 6A' and 'Apt 6A-2' are called so, of which figures, letters and signs are read apart; 'flat 6 A' is the same as '6A'. */
function endOfCode({ list, text }: Reading, at: number): number {
  let last = at;
  for (let next = list[at + 1]; next !== undefined; next = list[last + 1]) {
    const gap = text.slice(list[last]?.end, next.start);
    const isLetter = gap === ' ' && next.word.length === 1 && /^\p{Lu}$/u.test(next.raw) && isFigure(list[last]);
    if (!isLetter && !/^[-/]?$/.test(gap)) break;
    last += 1;
  }
  return last;
}
