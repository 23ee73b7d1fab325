import type { CallAnswer } from '#catalogues/calls/services.ts';
import { isHeld } from '#catalogues/held-meters.ts';
import { METERS } from '#catalogues/sentences/meters.ts';

const SAID = METERS.which;

/** One of the own meters, as its list tells it. */
export type OwnMeter = Extract<CallAnswer<'myMeters'>, { status: 200 }>['data']['meters'][number];

/** A meter as its holder knows it: number, name, and where it is. */
export const calledOf = ({ meterNumber, name, estate }: OwnMeter): string =>
  `${METERS.called(meterNumber, name)}, ${estate}`;

/** Which of some meters is meant, or why that cannot be told, with those that there are. */
type Meant = { readonly meter: OwnMeter } | { readonly problem: string };

/**
 * Which of one's own meters words mean: all or the end of its number, its name, else words of its house or its estate. The first of these that fits any decides, and
 * only where it fits one: nothing is guessed.
 */
export function meterMeant(meters: readonly OwnMeter[], said: string): Meant {
  const held = meters.filter(isHeld);
  const text = said.trim();
  const unclear = (why: string): Meant => ({ problem: `${why} ${SAID.yours(held.map(calledOf))}` });
  for (const fits of waysOf(text)) {
    const found = held.filter(fits);
    const [only] = found;
    if (only !== undefined && found.length === 1) return { meter: only };
    if (found.length > 1) return unclear(SAID.several(text));
  }
  return unclear(SAID.none(text));
}

/** Fewest digits by whose end a number is known. */
const LEAST_DIGITS = 4;

function waysOf(text: string): readonly ((meter: OwnMeter) => boolean)[] {
  const digits = text.replaceAll(/[\s-]/g, '');
  if (/^\d+$/.test(digits))
    return digits.length < LEAST_DIGITS ? [] : [({ meterNumber }) => meterNumber.endsWith(digits)];
  const words = wordsOf(text);
  if (words.length === 0) return [];
  const has = (of: string | null) => {
    const own = wordsOf(of ?? '');
    return words.every((word) => own.includes(word));
  };
  return [
    ({ name }) => wordsOf(name ?? '').join(' ') === words.join(' '),
    ({ name }) => has(name),
    ({ address }) => has(address),
    ({ estate }) => has(estate),
  ];
}

/** Words that say nothing of which one it is. */
const EMPTY = new Set(['the', 'my', 'our', 'meter', 'one', 'for', 'of', 'at', 'in']);

const wordsOf = (text: string): readonly string[] => allWordsOf(text).filter((word) => !EMPTY.has(word));

/** Which of one's own meters a whole sentence names: one, none, or why that cannot be told. */
export type Named = { readonly meter: OwnMeter } | { readonly why: string } | null;

/**
 * The meter that a sentence names by its number, the whole of its name, its house or its estate, wherever in it that stands: the first of these
 * that any has decides. What is called nearly so ('shop 2', 'the other shop') is nobody's guess.
 */
export function meterIn(meters: readonly OwnMeter[], sentence: string): Named {
  const held = meters.filter(isHeld);
  const words = allWordsOf(sentence);
  const unclear = { why: SAID.unclear(held.map(calledOf)) };
  for (const calledBy of CALLED_BY) {
    const all = held.flatMap((meter) =>
      placesOf(words, allWordsOf(calledBy(meter) ?? '')).map((at) => ({ meter, ...at })),
    );
    const longest = all.filter((one) => !all.some((other) => isInside(one, other)));
    const [first, ...others] = longest;
    if (first === undefined) continue;
    const isOne = others.every(({ meter }) => meter === first.meter);
    return isOne && !longest.some((at) => isQualified(words, at)) ? { meter: first.meter } : unclear;
  }
  return words.some((word, at) => OTHER.has(word) && METER_WORDS.has(words[at + 1] ?? '')) ? unclear : null;
}

const CALLED_BY: readonly ((meter: OwnMeter) => string | null)[] = [
  ({ meterNumber }) => meterNumber,
  ({ name }) => name,
  ({ address }) => address,
  ({ estate }) => estate,
];

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

const isInside = (one: Place, other: Place): boolean =>
  other.from <= one.from && one.to <= other.to && other.to - other.from > one.to - one.from;

/** 'The other shop' and 'shop 2' are not 'shop'. */
const isQualified = (words: readonly string[], { from, to }: Place): boolean =>
  OTHER.has(words[from - 1] ?? '') || /^(?:no|number|\d{1,2}|[b-z])$/u.test(words[to] ?? '');

const OTHER = new Set(['other', 'another', 'second', 'next', 'new', 'different']);
const METER_WORDS = new Set(['meter', 'metre', 'one', 'house', 'flat', 'place']);

const allWordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
