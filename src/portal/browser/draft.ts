import { withoutSensitive } from '#machines/kit/sensitive/without-sensitive.ts';
import { storageOr } from './storage.ts';

/** What was half written in the chat, in the storage of this tab, from before a page begins anew until it has. */
const DRAFT = 'draft';

const passing = () => storageOr(() => sessionStorage);

/** Put aside what was half written. What looks like a card, a code or a password is not: it has to be typed again. */
export function putDraft(text: string): void {
  if (text.trim() === '' || withoutSensitive(text) !== text) return;
  try {
    passing().setItem(DRAFT, text);
  } catch {
    // A full storage costs a sentence, never the reload.
  }
}

/** What was put aside, which is gone from there; null: nothing was. */
export function takeDraft(): string | null {
  const storage = passing();
  const text = storage.getItem(DRAFT);
  if (text !== null) storage.removeItem(DRAFT);
  return text;
}
