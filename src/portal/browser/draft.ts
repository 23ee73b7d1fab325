import { storageOr } from './storage.ts';

/** What was half written in the chat, in the storage of this tab, from before a page begins anew until it has. */
export const DRAFT = 'draft';

/** Puts a text aside for the composer that is drawn next; nothing sends it but the person. */
export const putDraft = (text: string): void => storageOr(() => sessionStorage).setItem(DRAFT, text);

/** What was put aside, which is gone from there; null: nothing was. */
export function takeDraft(): string | null {
  const storage = storageOr(() => sessionStorage);
  const text = storage.getItem(DRAFT);
  if (text !== null) storage.removeItem(DRAFT);
  return text;
}

/** What is half written elsewhere than in the conversation, by the name of its form. */
const forms = new Map<string, () => Readonly<Record<string, string>>>();

const keyOf = (form: string): string => `${DRAFT} ${form}`;

/** The answers of a form that the conversation does not hold: they are put aside as the page begins anew. Answers how that ends. */
export function draftForm(form: string, read: () => Readonly<Record<string, string>>): () => void {
  forms.set(form, read);
  return () => forms.delete(form);
}

/** What stands in such forms now, each as the storage takes it: by its key. */
export const draftedForms = (): readonly (readonly [string, Readonly<Record<string, string>>])[] =>
  [...forms].map(([form, read]) => [keyOf(form), read()]);

/** What was put aside of a form, which is gone from there. */
export function takeForm(form: string): Readonly<Record<string, string>> {
  const storage = storageOr(() => sessionStorage);
  const text = storage.getItem(keyOf(form));
  if (text === null) return {};
  storage.removeItem(keyOf(form));
  return Object.fromEntries(new URLSearchParams(text));
}
