import type { ConversationView } from '#machines/assistant/conversation/conversation-view.ts';
import { choiceButton, isFigure, type Suggestion } from '#machines/assistant/suggestion.ts';
import type { Choice, FieldView, View } from '#machines/kit/view.ts';

/** An answer that stands on the screen with its number. */
export interface Numbered {
  readonly label: string;
  /** What stands beside it, e.g. its price. */
  readonly detail: string;
  readonly button: Suggestion;
}

/** The view whose question is the one that was asked last. */
export const asking = ({ view, choosing }: Pick<ConversationView, 'view' | 'choosing'>): View | null =>
  choosing ? null : view;

/** The field of the open question. */
export function openField(view: View | null): FieldView | undefined {
  return view?.fields.find((one) => one.name === view.next);
}

/**
 * What a number alone answers now, the first of them being 1: the choices of a question that takes nothing else, or what is offered
 * where nothing is asked. A question for a sum or any other value has none, and neither has what is read back: a yes is said.
 */
export function numbered(state: ConversationView): readonly Numbered[] {
  const view = asking(state);
  if (view?.widget) return [];
  const field = openField(view);
  if (field) return takesOnlyChoices(field) ? field.choices.map((choice) => choiceOf(field, choice)) : [];
  return view === null || view.outcome !== null ? state.suggestions.filter(isHarmless).map(offered) : [];
}

/** What is offered and has no number: what would be a yes, and what changes something without a question of its own. */
export function unnumbered(state: ConversationView): readonly string[] {
  const counted = new Set(numbered(state).map(({ button }) => button));
  const field = openField(asking(state));
  if (field) return counted.size > 0 ? [] : field.choices.map(inShort);
  return state.suggestions.filter((one) => !counted.has(one)).map(({ say }) => say);
}

/** What a typed line means by its numbers: an answer, several that are sums as well, or null where it is no number of the list. */
export function meant(
  typed: string,
  state: ConversationView,
): Suggestion | { readonly either: readonly string[] } | null {
  const text = typed.trim();
  const list = numbered(state);
  const field = openField(asking(state));
  if (field?.several && /^\d{1,3}(?:\s*[ ,]\s*\d{1,3})+$/.test(text)) return severalOf(text, field, list);
  const found = /^\d{1,3}\.?$/.test(text) ? list[Number.parseInt(text, 10) - 1] : undefined;
  if (found === undefined) return null;
  const costs = list.filter((one) => one !== found && hasSum(one, text));
  return costs.length === 0 ? found.button : { either: [found, ...costs].map(({ label }) => label) };
}

function takesOnlyChoices({ kind, several, readOnly, choices }: FieldView): boolean {
  return (kind === 'choice' || several === true) && !readOnly && !choices.some(isFigure);
}

const isHarmless = ({ agrees, atOnce }: Suggestion): boolean => !agrees && !atOnce;

const offered = (button: Suggestion): Numbered => ({ label: button.say, detail: '', button });

const choiceOf = (field: FieldView, choice: Choice): Numbered => ({
  label: choice.label,
  detail: choice.detail ?? '',
  button: choiceButton(field, choice),
});

/** Several numbers are several choices, which go in one answer; null where one of them is no place in the list. */
function severalOf(typed: string, field: FieldView, list: readonly Numbered[]): Suggestion | null {
  const found = typed.split(/[ ,]+/).map((one) => list[Number(one) - 1]);
  const known = found.filter((one) => one !== undefined);
  if (known.length < found.length) return null;
  return {
    ...choiceButton(field, {
      label: known.map(({ label }) => label).join(', '),
      value: known.flatMap(({ button }) => button.answers?.[field.name] ?? []).join(','),
    }),
  };
}

/** True where a number is also the price of an answer: which of the two is meant cannot be known. */
function hasSum({ label, detail }: Numbered, text: string): boolean {
  const sums = `${label} ${detail}`.match(/[₦N][\d,]+/g) ?? [];
  return sums.some((sum) => sum.replaceAll(/\D/g, '') === text);
}

function inShort({ label, detail }: Choice): string {
  return detail === undefined ? label : `${label} ${detail}`;
}
