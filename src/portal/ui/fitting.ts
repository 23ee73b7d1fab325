import type { Choice } from '#machines/kit/view.ts';

/** More answers than this are searched, not laid out as chips (CONVERSATION, Turns). */
export const MOST_CHIPS = 8;

/** Longer than a price: the answers stand one below the other then, characters. */
const LONG_DETAIL = 20;

/** True for answers of which each needs a line of its own. */
export const isWordy = (choices: readonly { readonly detail?: string | undefined }[]): boolean =>
  choices.some(({ detail }) => detail !== undefined && detail.length > LONG_DETAIL);

/** The choices that what is typed into a search can mean, the one of just that name first. Its parts may stand anywhere. */
export function fitting(choices: readonly Choice[], typed: string): readonly Choice[] {
  const said = flat(typed);
  if (said === '') return choices;
  const parts = said.split(' ');
  const found = choices.filter((choice) => {
    const text = flat(`${choice.label} ${choice.detail ?? ''}`);
    return parts.every((part) => (NUMBER.test(part) ? isBegun(text, part) : text.includes(part)));
  });
  return [0, 1, 2].flatMap((rank) => found.filter((choice) => rankOf(choice, said) === rank));
}

/** The choice that a search means, when it can mean only one: of numbers, the one of just that number. */
export function onlyFitting(choices: readonly Choice[], typed: string): Choice | null {
  const exact = choices.filter(({ value }) => NUMBER.test(value) && value === typed.trim());
  const found = typed.trim() === '' ? [] : fitting(choices, typed);
  const [only, ...others] = exact.length > 0 ? exact : found;
  return only !== undefined && others.length === 0 ? only : null;
}

const NUMBER = /^\d+$/;

/** True where a number begins so: 18 finds 18400, and 0 is no part of 10. */
const isBegun = (text: string, number: string): boolean => new RegExp(`(?<!\\d)${number}`).test(text);

function rankOf({ label }: Choice, said: string): number {
  if (flat(label) === said) return 0;
  return flat(label).startsWith(said) ? 1 : 2;
}

function flat(text: string): string {
  return text.toLowerCase().replace(/[₦,]/g, '').replace(/\s+/g, ' ').trim();
}
