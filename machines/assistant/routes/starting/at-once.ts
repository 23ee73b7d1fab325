import { AT_ONCE } from '#catalogues/trouble/at-once.ts';
import type { Understanding } from '#machines/talk/context.ts';

/** What is known at once of a token that a meter does not take, whether there is a line or not; null where nothing is said of it. */
export function knownAtOnce({ intent, modifiers }: Pick<Understanding, 'intent' | 'modifiers'>): string | null {
  const { symptom } = modifiers ?? {};
  return intent === 'token-issues' && symptom !== undefined ? (AT_ONCE[symptom] ?? null) : null;
}
