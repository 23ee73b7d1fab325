import { withoutSensitive } from '#machines/kit/sensitive/without-sensitive.ts';
import { breathe } from './breathe.ts';
import { DRAFT, draftedForms } from './draft.ts';
import { storageOr } from './storage.ts';

/** Names a secret that has no look of its own. */
const NAMES_SECRET = /\bpass(?:word|code|phrase)?\b/i;

/**
 * Load the page anew and lose nothing that was typed: what stands in a form goes to the conversation as its field is left, and is kept
 * with it; what is half written in the chat, or in a form that is no part of it, is put aside. Secrets are neither: they are typed again.
 */
export async function beginAnew(): Promise<void> {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  putAside();
  // The conversation is written down first.
  await breathe();
  location.reload();
}

/** Put aside what the conversation does not hold. */
export function putAside(): void {
  putDraft(document.querySelector<HTMLTextAreaElement>('textarea.composer__field')?.value ?? '');
  for (const [key, values] of draftedForms()) putForm(key, values);
}

/** Put aside what is half written, unless a card, a code or a password may stand in it. */
function putDraft(text: string): void {
  if (text.trim() === '' || withoutSensitive(text) !== text || NAMES_SECRET.test(text)) return;
  put(DRAFT, text);
}

/** The same of a form's answers: a long number is a meter's there. */
function putForm(key: string, values: Readonly<Record<string, string>>): void {
  const harmless = Object.entries(values).filter(
    ([, value]) => value !== '' && withoutSensitive(value, { meters: true }) === value,
  );
  if (harmless.length > 0) put(key, new URLSearchParams(harmless.map(([name, value]) => [name, value])).toString());
}

function put(key: string, text: string): void {
  try {
    storageOr(() => sessionStorage).setItem(key, text);
  } catch {
    // A full storage costs a sentence, never the reload.
  }
}
