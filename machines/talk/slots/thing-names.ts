import { either } from '../reading/pattern.ts';
import type { Reading } from '../reading/read.ts';
import { asTyped } from '../reading/said.ts';
import { estateName, isEstate } from './estate-names.ts';
import { isBeside, isOfThePast, isTitled, type Run, rawOf, runs, wordOf } from './runs.ts';
import { SAYS } from './words.ts';

const PRODUCT = new Set(['power', 'topups', 'airtime', 'data', 'internet', 'tv', 'svccharge', 'levy']);

/** From where to where something is said to be called so; null where nothing is. */
function calledSpan(reading: Reading): Run | null {
  if (!SAYS.named.mayStand(asTyped(reading))) return null;
  const { list, facts } = reading;
  const from = list.findIndex(({ word }) => SAYS.named.is(word)) + 1;
  if (from === 0) return null;
  const ends = (word: string, at: number): boolean =>
    SAYS.intoAName.is(word) ||
    SAYS.behindAName.is(word) ||
    facts.some((found) => found.from <= at && at < found.to) ||
    (at > from && !isBeside(reading, at));
  const length = list.slice(from).findIndex(({ word }, at) => ends(word, from + at));
  const to = length < 0 ? list.length : from + length;
  return to > from ? { from, to } : null;
}

/** The sentence without what something new in it is called: an estate that is named as well stands elsewhere. */
export function withoutCalled(reading: Reading): Reading {
  const span = calledSpan(reading);
  if (span === null) return reading;
  return { ...reading, unknown: reading.unknown.filter((at) => at < span.from || at >= span.to) };
}

/** What a new service or fee is called. */
export function thingName(reading: Reading, estate: string, all = runs(reading)): string {
  const span = calledSpan(reading);
  if (span !== null) return rawOf(reading, span.from, span.to);
  const charge = chargeSpan(reading, estate);
  if (charge !== null) return rawOf(reading, charge.from, charge.to);
  const known = serviceSpan(reading, estate);
  if (known !== null) {
    const typed = rawOf(reading, known.from, known.to);
    const [only] = reading.mentions.filter(({ concept, from }) => concept === 'estateservice' && from === known.from);
    // A word that was mistyped is put right where it is all that there is.
    return only?.to === known.to && typed.toLowerCase() !== only.value ? only.value : typed;
  }
  const deed = deedSpan(reading, estate);
  if (deed !== null) return rawOf(reading, deed.from, deed.to);
  const isOfEstate = (run: Run): boolean => estate !== '' && rawOf(reading, run.from, run.to).startsWith(estate);
  // Of two estates the other one is none either: 'deactivate Palm Court and Cedar View'.
  const free = all.filter((run) => !isOfEstate(run) && !isEstate(reading, run));
  const product = reading.mentions.find((mention) => PRODUCT.has(mention.concept));
  if (free.length === 0 && product) {
    const vending = wordOf(reading, product.to) === 'vending' ? product.to + 1 : product.to;
    return rawOf(reading, product.from, vending);
  }
  const best = free.find((run) => SAYS.called.is(wordOf(reading, run.from - 1))) ?? free[0];
  return best ? rawOf(reading, best.from, best.to) : '';
}

/**
 * True where `thingName` finds any. What is sold is named in most sentences, and whatever else may be called so then only says which
 * name it would be: so that is asked first.
 */
export const hasThingName = (reading: Reading): boolean => {
  if (reading.mentions.some(({ concept }) => PRODUCT.has(concept) || concept === 'estateservice')) return true;
  const all = runs(reading);
  if (all.length === 0 && !SAYING_NAMES.mayStand(asTyped(reading)) && !SAYS.switches.mayStand(reading)) return false;
  return thingName(reading, estateName(reading, 'has to be', all), all) !== '';
};

/** What says that something is called so, whatever its words mean. */
const SAYING_NAMES = either(SAYS.named, SAYS.charge);

/** Most words that what is charged for is called by. */
const MOST_WORDS = 4;

/** True where a word may belong to what a new thing is called, though it means something here as well: 'meter replacement'. */
const isOfThing = (reading: Reading, at: number): boolean =>
  reading.list[at]?.kind === 'word' &&
  !SAYS.aroundAThing.is(wordOf(reading, at)) &&
  !SAYS.bids.is(wordOf(reading, at)) &&
  !reading.facts.some(({ kind, from, to }) => kind === 'amount' && from <= at && at < to);

const NO_PLACES: ReadonlySet<number> = new Set();

/** The words of an estate's name that stand in a sentence. */
function placesOf(reading: Reading, estate: string): ReadonlySet<number> {
  const words = estate.toLowerCase().split(' ').filter(Boolean);
  const at =
    words.length === 0 ? -1 : reading.list.findIndex(({ raw }) => raw.toLowerCase().startsWith(words[0] ?? ''));
  return new Set(at < 0 ? [] : words.map((_, nth) => at + nth));
}

/** What is charged, by the word for it: 'a late payment fee', 'diesel surcharge', 'fee for estate sticker'. */
function chargeSpan(reading: Reading, estate: string): Run | null {
  if (!SAYS.charge.mayStand(asTyped(reading))) return null;
  const taken = placesOf(reading, estate);
  const isPart = (at: number): boolean => at >= 0 && !taken.has(at) && isOfThing(reading, at);
  for (const [at, { word }] of reading.list.entries()) {
    if (!SAYS.charge.is(word)) continue;
    let from = at;
    while (from > 0 && at - from < MOST_WORDS && isBeside(reading, from) && isPart(from - 1)) from -= 1;
    // A fee is called by what stands before it; of a levy or a fine the word is part of the name.
    if (from < at) return { from, to: SAYS.fee.is(word) ? at : at + 1 };
    const behind = /^\s*[:\u2013-]\s*$/.test(between(reading, at + 1))
      ? at + 1
      : SAYS.forIt.endAt(asTyped(reading), at + 1);
    if (!SAYS.fee.is(word) || behind < 0) continue;
    let to = behind;
    while (to - behind < MOST_WORDS && isPart(to) && (to === behind || isBeside(reading, to))) to += 1;
    if (to > behind) return { from: behind, to };
  }
  return null;
}

/** The signs between a word and the one before it. */
const between = ({ list, text }: Reading, at: number): string =>
  text.slice(list[at - 1]?.end, list[at]?.start ?? text.length);

/** What is done away with or begun, right behind the word that says so: 'turn off car wash, ...'. */
function deedSpan(reading: Reading, estate: string): Run | null {
  const deed = SAYS.switches.find(reading);
  if (deed === null) return null;
  const taken = placesOf(reading, estate);
  let from = deed.to;
  while (SAYS.articles.is(wordOf(reading, from))) from += 1;
  let to = from;
  while (to - from < MOST_WORDS && !taken.has(to) && isOfThing(reading, to) && (to === from || isBeside(reading, to)))
    to += 1;
  return to > from && to - from < MOST_WORDS ? { from, to } : null;
}

/** From where to where a service is named that estates have, with every word of its name: 'Street Light Repair'. */
function serviceSpan(reading: Reading, ofEstate: string): Run | null {
  const known = reading.mentions.filter(({ concept }) => concept === 'estateservice');
  // By its own name rather than by another word for it: 'LAWMA has taken over, stop waste'.
  const first = known.find(({ from, to, value }) => rawOf(reading, from, to).toLowerCase() === value) ?? known[0];
  if (!first) return null;
  const isLeft = (at: number): boolean =>
    reading.unknown.includes(at) &&
    /^\p{Ll}/u.test(reading.list[at]?.raw ?? '') &&
    !SAYS.bids.is(wordOf(reading, at)) &&
    !SAYS.tellsOfSomebody.is(wordOf(reading, at)) &&
    !isOfThePast(wordOf(reading, at));
  const isPart = (at: number): boolean =>
    known.some(({ from, to }) => from <= at && at < to) || isTitled(reading, at) || isLeft(at);
  // 'Waste Bins' is one name, 'enable waste Oakfield' has two.
  const taken = isTitled(reading, first.from) ? NO_PLACES : placesOf(reading, ofEstate);
  const estate = runs(reading).find((run) => isEstate(reading, run));
  const isOwn = (at: number): boolean =>
    isPart(at) && !taken.has(at) && !(estate !== undefined && estate.from <= at && at < estate.to);
  let { from, to } = first;
  while (isOwn(to) && isBeside(reading, to)) to += 1;
  while (from > 0 && isOwn(from - 1) && isBeside(reading, from) && (from > 1 || reading.unknown.includes(0))) from -= 1;
  return { from, to };
}
