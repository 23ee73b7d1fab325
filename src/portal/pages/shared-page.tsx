import { useLayoutEffect } from 'react';
import { SENTENCE_LENGTH } from '#catalogues/limits.ts';
import { putDraft } from '../browser/draft.ts';
import { navigate } from '../router/location.ts';

/** Signs that no keyboard writes into the composer, and the breaks of lines. */
const UNWRITTEN = /[\p{Cc}\p{Cf}\s]+/gu;

/**
 * What a phone shares with the portal as one line of text: title, text and address, each once, no longer than a sentence may be.
 * Null where nothing was shared.
 */
export function sharedText(search: string): string | null {
  const query = new URLSearchParams(search);
  const parts = ['title', 'text', 'url'].map((name) => (query.get(name) ?? '').replace(UNWRITTEN, ' ').trim());
  const said = parts.filter(
    (part, at) => part !== '' && !parts.some((other, i) => i !== at && holds(other, part, i < at)),
  );
  return said.join(' ').slice(0, SENTENCE_LENGTH).trim() || null;
}

/** True where another part says the same and more; of two that are equal the first is said. */
const holds = (other: string, part: string, before: boolean): boolean =>
  other.includes(part) && (other !== part || before);

/** `/shared`: what was shared is a draft in the composer of the first page, which nobody but the person sends. */
export function SharedPage() {
  useLayoutEffect(() => {
    const text = sharedText(location.search);
    if (text !== null) putDraft(text);
    // Away from the address too, so that a page that is loaded anew does not bring it again.
    navigate('/', { replace: true });
  }, []);
  return null;
}
