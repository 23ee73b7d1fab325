import type { CallAnswer } from '#catalogues/calls/services.ts';
import { isHeld, LEAST_METER_END } from '#catalogues/held-meters.ts';
import { OWN_METER_PHRASES } from '#catalogues/lexicon/phrases/own-meters.ts';
import { METERS } from '#catalogues/sentences/meters.ts';
import { listed } from './listed.ts';

const SAID = METERS.which;

/** One of the own meters, as its list tells it. */
export type OwnMeter = Extract<CallAnswer<'myMeters'>, { status: 200 }>['data']['meters'][number];

/** A meter as its holder knows it: number, name, and where it is. */
export const calledOf = ({ meterNumber, name, estate }: OwnMeter): string =>
  `${METERS.called(meterNumber, name)}, ${estate}`;

/** Which of some meters is meant. Where that is none, or cannot be told, `problem` asks again with those that there are. */
export type Meant =
  | { readonly kind: 'one'; readonly meter: OwnMeter }
  | { readonly kind: 'unclear'; readonly problem: string }
  | { readonly kind: 'none'; readonly problem: string };

/**
 * Which of one's own meters words mean: all or the end of its number; its whole name, wherever in them that stands, else words of its name; the
 * same of its house, and of its estate. The first of these that fits any decides, and only where it fits one: what is called nearly so
 * ('shop 2', 'the other shop') is nobody's guess, and of 'shop' and 'big shop' the longer name is meant where it stands.
 */
export function meterMeant(meters: readonly OwnMeter[], said: string): Meant {
  const held = meters.filter(isHeld);
  const text = said.trim();
  const words = wordsOf(text);
  const not = (kind: 'unclear' | 'none', why: string): Meant => ({
    kind,
    problem: `${why} ${SAID.yours(held.map(calledOf))}`,
  });
  const found = waysOf(words)
    .map((way) => way(held))
    .find((fitting) => fitting.length > 0);
  const [only, ...others] = found ?? [];
  const named = wholeIn(placesOf(held, words, nameOf));
  const isDenied = words.some((word) => NOT.has(word));
  // A whole number that ends none of theirs is of another one, whatever name stands beside it.
  const isForeign = words.some(
    (word) => isDigits(word) && word.length >= WHOLE_NUMBER && !held.some((meter) => meter.meterNumber.endsWith(word)),
  );
  if (only !== undefined) {
    // A number and a name may be of two, and what is denied or qualified is not meant.
    const isOne = others.length === 0 && named.every(({ meter }) => meter === only) && isAllOf(words, only);
    if (isOne && !isDenied && !isForeign) return { kind: 'one', meter: only };
    return not('unclear', others.length > 0 ? SAID.several(text) : SAID.unsure(text));
  }
  const isNear = isDenied || words.some((word) => OTHER.has(word)) || named.length > 0;
  return not(isNear ? 'unclear' : 'none', SAID.none(text));
}

/** Digits of what is surely no sum. */
const WHOLE_NUMBER = 10;

/** True where words say what a meter is called, with words that say nothing of which one it is, and no more: 'the old shop' is not 'shop'. */
function isAllOf(words: readonly string[], meter: OwnMeter): boolean {
  const called = CALLED.flatMap((of) => wordsOf(of(meter) ?? ''));
  return words.every((word) => isDigits(word) || EMPTY.has(word) || KINDS.has(word) || called.includes(word));
}

/** Those of some pieces, parted by commas, in which something stands that one of some meters is called by; null where that is in none. */
export function namingIn(meters: readonly OwnMeter[], pieces: string): string | null {
  const naming = pieces
    .split(', ')
    .filter((piece) => CALLED.some((of) => placesOf(meters, wordsOf(piece), of).length > 0));
  return naming.length === 0 ? null : naming.join(', ');
}

/** True where words have the digits of a meter's number, or of its end. */
export const hasMeterNumber = (said: string): boolean => said.replaceAll(/\D/g, '').length >= LEAST_METER_END;

/** Ways in which words may mean a meter, each with those of some that they fit, surest first. */
function waysOf(words: readonly string[]): readonly ((held: readonly OwnMeter[]) => readonly OwnMeter[])[] {
  // A number may be said in groups.
  const digits = words.every(isDigits)
    ? words.join('')
    : (words.find((word) => isDigits(word) && word.length >= LEAST_METER_END) ?? '');
  const less = words.filter((word) => !EMPTY.has(word));
  const has = (of: string | null) => {
    const called = wordsOf(of ?? '');
    return less.length > 0 && less.every((word) => called.includes(word));
  };
  return [
    (held) => held.filter(({ meterNumber }) => digits.length >= LEAST_METER_END && meterNumber.endsWith(digits)),
    ...CALLED.flatMap((of) => [
      (held: readonly OwnMeter[]) => standing(held, words, of),
      (held: readonly OwnMeter[]) => held.filter((meter) => has(of(meter))),
    ]),
  ];
}

/** The meters of which something stands whole in words, and is no piece of what stands there of another one. */
function standing(held: readonly OwnMeter[], words: readonly string[], of: Called): readonly OwnMeter[] {
  const places = wholeIn(placesOf(held, words, of)).filter((place) => !isQualified(words, place));
  return held.filter((meter) => places.some((place) => place.meter === meter));
}

/** Those that are no piece of another one. */
const wholeIn = (places: readonly Place[]): readonly Place[] =>
  places.filter((place) => !places.some((other) => isInside(place, other)));

/** Something that a meter is called by. */
type Called = (meter: OwnMeter) => string | null;

const nameOf = ({ name }: OwnMeter) => name;
const addressOf = ({ address }: OwnMeter) => address;
const estateOf = ({ estate }: OwnMeter) => estate;
const CALLED = [nameOf, addressOf, estateOf];

interface Place {
  readonly meter: OwnMeter;
  readonly from: number;
  readonly to: number;
}

/** Where what meters are called by stands in words. */
function placesOf(held: readonly OwnMeter[], words: readonly string[], of: Called): readonly Place[] {
  return held.flatMap((meter) => {
    const called = wordsOf(of(meter) ?? '');
    if (called.length === 0) return [];
    return words.flatMap((_, from) =>
      called.every((word, at) => words[from + at] === word) ? [{ meter, from, to: from + called.length }] : [],
    );
  });
}

const isInside = (one: Place, other: Place): boolean =>
  other.from <= one.from && one.to <= other.to && other.to - other.from > one.to - one.from;

/** 'The other shop', 'shop 2', 'shop B' and 'shop 45701120409' are not 'shop'. */
const isQualified = (words: readonly string[], { from, to }: Place): boolean =>
  OTHER.has(words[from - 1] ?? '') || isNumber(words[from - 1] ?? '') || /^(?:\d+|\p{L})$/u.test(words[to] ?? '');

const isNumber = (word: string): boolean => isDigits(word) && word.length >= LEAST_METER_END;

const OTHER = listed(OWN_METER_PHRASES.other);
const NOT = listed(OWN_METER_PHRASES.not);

/** Words that say nothing of which one it is. */
const EMPTY = listed(
  [OWN_METER_PHRASES.empty, OWN_METER_PHRASES.aloneLead, OWN_METER_PHRASES.particle, OWN_METER_PHRASES.ofEnd].join('|'),
);

const KINDS = listed(OWN_METER_PHRASES.kinds);

const isDigits = (word: string): boolean => /^\d+$/.test(word);

/** Its words; whose something is, is no word of its own ('mummy's meter'), and neither is the 'no' of a number ('flat no 3'). */
const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll(/['’]s(?!\p{L})|\b(?:no|number)\.?\s+(?=\d)/gu, '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];
