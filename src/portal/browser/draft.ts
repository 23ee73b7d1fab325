import { storageOr } from './storage.ts';

/** What was half written in the chat, in the storage of this tab, from before a page begins anew until it has. */
export const DRAFT = 'draft';

/** What was put aside, which is gone from there; null: nothing was. */
export function takeDraft(): string | null {
  const storage = storageOr(() => sessionStorage);
  const text = storage.getItem(DRAFT);
  if (text !== null) storage.removeItem(DRAFT);
  return text;
}
