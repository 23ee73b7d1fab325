import type { CallAnswer } from '#catalogues/calls/services.ts';
import { isHeld, LEAST_METER_END } from '#catalogues/held-meters.ts';
import { METERS } from '#catalogues/sentences/meters.ts';

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
 * ('shop 2', 'the other shop') is nobody's guess.
 */
export function meterMeant(meters: readonly OwnMeter[], said: string): Meant {
  const held = meters.filter(isHeld);
  const text = said.trim();
  const words = wordsOf(text);
  const not = (kind: 'unclear' | 'none', why: string): Meant => ({
    kind,
    problem: `${why} ${SAID.yours(held.map(calledOf))}`,
  });
  for (const fits of waysOf(words)) {
    const found = held.filter(fits);
    const [only] = found;
    if (only === undefined) continue;
    return found.length === 1 ? { kind: 'one', meter: only } : not('unclear', SAID.several(text));
  }
  const isNear =
    words.some((word) => OTHER.has(word)) || held.some(({ name }) => placesOf(words, wordsOf(name ?? '')).length > 0);
  return not(isNear ? 'unclear' : 'none', SAID.none(text));
}

/** True where words have the digits of a meter's number, or of its end. */
export const hasMeterNumber = (said: string): boolean => said.replaceAll(/\D/g, '').length >= LEAST_METER_END;

function waysOf(words: readonly string[]): readonly ((meter: OwnMeter) => boolean)[] {
  // A number may be said in groups.
  const digits = words.every(isDigits)
    ? words.join('')
    : (words.find((word) => isDigits(word) && word.length >= LEAST_METER_END) ?? '');
  const [own, less] = [words, words.filter((word) => !EMPTY.has(word))];
  const stands = (of: string | null) => placesOf(own, wordsOf(of ?? '')).some((place) => !isQualified(own, place));
  const has = (of: string | null) => {
    const called = wordsOf(of ?? '');
    return less.length > 0 && less.every((word) => called.includes(word));
  };
  return [
    ({ meterNumber }) => digits.length >= LEAST_METER_END && meterNumber.endsWith(digits),
    ...[nameOf, addressOf, estateOf].flatMap((of) => [
      (meter: OwnMeter) => stands(of(meter)),
      (meter: OwnMeter) => has(of(meter)),
    ]),
  ];
}

const nameOf = ({ name }: OwnMeter) => name;
const addressOf = ({ address }: OwnMeter) => address;
const estateOf = ({ estate }: OwnMeter) => estate;

interface Place {
  readonly from: number;
  readonly to: number;
}

/** Where words stand together in others. */
function placesOf(words: readonly string[], called: readonly string[]): readonly Place[] {
  if (called.length === 0) return [];
  return words.flatMap((_, from) =>
    called.every((word, at) => words[from + at] === word) ? [{ from, to: from + called.length }] : [],
  );
}

/** 'The other shop', 'shop 2' and 'shop B' are not 'shop'. */
const isQualified = (words: readonly string[], { from, to }: Place): boolean =>
  OTHER.has(words[from - 1] ?? '') || /^(?:\d{1,2}|no|\p{L})$/u.test(words[to] ?? '');

const OTHER = new Set(['other', 'another', 'second', 'next', 'new', 'different']);

/** Words that say nothing of which one it is. */
const EMPTY = new Set(['the', 'my', 'our', 'meter', 'one', 'for', 'of', 'at', 'in']);

const isDigits = (word: string): boolean => /^\d+$/.test(word);

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
