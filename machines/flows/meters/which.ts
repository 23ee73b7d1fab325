import type { CallAnswer } from '#catalogues/calls/services.ts';
import { METERS } from '#catalogues/sentences/meters.ts';

const SAID = METERS.which;

/** One of the own meters, as its list tells it. */
export type OwnMeter = Extract<CallAnswer<'myMeters'>, { status: 200 }>['data']['meters'][number];

/** Those that the account holds; what has ended stands in the list alone. */
export const heldOf = (meters: readonly OwnMeter[]): readonly OwnMeter[] =>
  meters.filter(({ state }) => state !== 'refused' && state !== 'ended');

/** A meter as its holder knows it: number, name, and where it is. */
export const calledOf = ({ meterNumber, name, estate }: OwnMeter): string =>
  `${METERS.called(meterNumber, name)}, ${estate}`;

/** Which of some meters is meant, or why that cannot be told. */
export type Meant = { readonly meter: OwnMeter } | { readonly problem: string };

/**
 * Which of one's own meters words mean: all or the end of its number, its name, else words of its house or its estate. The first of these that fits any decides, and
 * only where it fits one: nothing is guessed.
 */
export function meterMeant(meters: readonly OwnMeter[], said: string): Meant {
  const held = heldOf(meters);
  const yours = SAID.yours(held.map(calledOf));
  const text = said.trim();
  for (const fits of waysOf(text)) {
    const found = held.filter(fits);
    const [only] = found;
    if (only !== undefined && found.length === 1) return { meter: only };
    if (found.length > 1) return { problem: `${SAID.several(text)} ${yours}` };
  }
  return { problem: `${SAID.none(text)} ${yours}` };
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

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !EMPTY.has(word));
