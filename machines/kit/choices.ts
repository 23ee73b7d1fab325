import { KOBO_PER_NAIRA } from '#catalogues/limits.ts';
import { parseNaira } from './naira.ts';
import type { Choice } from './view.ts';

/**
 * The choices that a text may mean: the one it names in full, else each whose words it is made of. 'compact' is COMPACT
 * although COMPACT PLUS begins the same; '1gb' is every plan of one gigabyte, and '1000' every plan of that price.
 */
export function matching(choices: readonly Choice[], raw: string): readonly Choice[] {
  const said = flat(raw);
  if (said === '') return [];
  const whole = choices.filter((choice) => flat(choice.value) === said || flat(choice.label) === said);
  if (whole.length > 0) return whole;
  const priced = choices.filter((choice) => costs(choice, raw));
  if (priced.length > 0) return priced;
  const words = said.split(' ');
  return choices.filter((choice) => {
    const named = new Set(`${flat(choice.label)} ${flat(choice.detail ?? '')}`.split(' '));
    return words.every((word) => named.has(word));
  });
}

/** True for the price that stands beside a choice; a price that has kobo is also named by its naira. */
function costs({ detail }: Choice, raw: string): boolean {
  const [said, price] = [parseNaira(raw), parseNaira(detail ?? '')];
  if (said === null || price === null) return false;
  return said === price || (!raw.includes('.') && said === price - (price % KOBO_PER_NAIRA));
}

/** What is left to choose from after an answer that fits several: those; otherwise all. */
export function leftOver(choices: readonly Choice[], raw: string): readonly Choice[] {
  const fitting = matching(choices, raw);
  return fitting.length > 1 ? fitting : choices;
}

function flat(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, ' ')
    .trim();
}
