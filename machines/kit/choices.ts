import type { Choice } from './view.ts';

/**
 * The choices that a text may mean: the one it names in full, else each whose words it is made of. 'compact' is COMPACT
 * although COMPACT PLUS begins the same; '1gb' is every plan of one gigabyte.
 */
export function matching(choices: readonly Choice[], raw: string): readonly Choice[] {
  const said = flat(raw);
  if (said === '') return [];
  const whole = choices.filter((choice) => flat(choice.value) === said || flat(choice.label) === said);
  if (whole.length > 0) return whole;
  const words = said.split(' ');
  return choices.filter((choice) => {
    const named = new Set(`${flat(choice.label)} ${flat(choice.detail ?? '')}`.split(' '));
    return words.every((word) => named.has(word));
  });
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
