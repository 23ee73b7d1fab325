import { withoutSensitive } from '#machines/kit/sensitive/without-sensitive.ts';
import { breathe } from './breathe.ts';
import { DRAFT } from './draft.ts';
import { storageOr } from './storage.ts';

/** Names a secret that has no look of its own. */
const NAMES_SECRET = /\bpass(?:word|code|phrase)?\b/i;

/**
 * Load the page anew and lose nothing that was typed: what stands in a form goes to the conversation as its field is left, and is kept
 * with it; what is half written in the chat is put aside. Secrets are neither: they are typed again.
 */
export async function beginAnew(): Promise<void> {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  putDraft(document.querySelector<HTMLTextAreaElement>('textarea.composer__field')?.value ?? '');
  // The conversation is written down first.
  await breathe();
  location.reload();
}

/** Put aside what is half written, unless a card, a code or a password may stand in it. */
function putDraft(text: string): void {
  if (text.trim() === '' || withoutSensitive(text) !== text || NAMES_SECRET.test(text)) return;
  try {
    storageOr(() => sessionStorage).setItem(DRAFT, text);
  } catch {
    // A full storage costs a sentence, never the reload.
  }
}
