import { SENTENCES } from '#catalogues/sentences/flows.ts';

/** What is answered to whoever asked too often: it says when to try again, `retryAfter` in seconds. */
export function tooMany({ retryAfter }: { readonly retryAfter: number }) {
  const message = SENTENCES.tooManyTries(Math.ceil(retryAfter / 60));
  return { status: 429, data: { code: 'too-many-tries', message, retryAfter } } as const;
}
