import type { Choice, FieldView } from '#machines/kit/view.ts';

/**
 * Something the chat offers as a button. Pressed it is a command: it does the same whatever is asked, and is never the answer to
 * an open question, unless it says that it is one.
 */
export interface Suggestion {
  readonly label: string;
  /** The picture on it: it repeats what was done before. */
  readonly icon?: 'again';
  /** What a person types for it. Where nothing below says more, it does what these words mean by themselves. */
  readonly say: string;
  /** The flow that it starts, with what is answered in it already. */
  readonly starts?: { readonly flow: string; readonly values: Readonly<Record<string, string>> };
  /** Its button stands on the card of what is open: a face that draws that has it. */
  readonly onCard?: true;
  /** What it starts changes something without a question of its own: a yes to what was told is none to that. */
  readonly atOnce?: true;
  /** It is a yes or a no: that is said, and no number in a list stands for it. */
  readonly agrees?: true;
  /** The answer that it is to the open question, by the name of its field. */
  readonly answers?: Readonly<Record<string, string>>;
}

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

/** True where a choice is itself called by a number or a sum: a number that is typed is that one then, and no place in the list. */
export const isFigure = ({ label }: Choice): boolean => FIGURE.test(label);

const FIGURE = /^\W*\d[\d,. ]*\W*$/;

/** The button whose words were typed, on it or for it; undefined where they are no button's. */
export function typedButton(text: string, suggestions: readonly Suggestion[]): Suggestion | undefined {
  const typed = text.trim().toLowerCase();
  return suggestions.find(({ label }) => label.toLowerCase() === typed) ?? suggestions.find(({ say }) => say === typed);
}
