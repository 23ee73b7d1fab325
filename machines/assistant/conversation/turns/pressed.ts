import type { Choice, FieldView } from '#machines/kit/view.ts';
import type { Suggestion } from '../conversation-view.ts';

/** What somebody says: a sentence that they typed, or the button that they pressed. */
export type Said = string | Suggestion;

/** The words of what is said, as they stand in the transcript. */
export const wordsOf = (said: Said): string => (typeof said === 'string' ? said : said.say);

/** A choice of the open question as a button. */
export const choiceButton = ({ name }: Pick<FieldView, 'name'>, { label, value }: Choice): Suggestion => ({
  label,
  say: label,
  answers: { [name]: value },
});

/** The button whose words were typed, on it or for it; undefined where they are no button's. */
export function typedButton(text: string, suggestions: readonly Suggestion[]): Suggestion | undefined {
  const typed = text.trim().toLowerCase();
  return suggestions.find(({ label }) => label.toLowerCase() === typed) ?? suggestions.find(({ say }) => say === typed);
}
