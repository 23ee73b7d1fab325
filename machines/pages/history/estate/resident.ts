import type { Services } from '#catalogues/calls/services.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { ADMINISTRATION_SENTENCES } from '#catalogues/sentences/estate/administration.ts';
import type { Read } from '../../answers.ts';
import type { Searching } from '../../listing/list.ts';
import { findPeople, hasAccount } from '../../residents/people.ts';

/** The search for the resident whose payments are meant (S2 sections 2 and 5). */
export const SEARCHING: Searching = {
  fields: [{ name: 'name', label: 'Name or email' }],
  neither: MESSAGES.searchNeedsNameOrEmail,
  nothing: MESSAGES.residentNotFound,
  // The search and the history that it leads to fail in words of their own.
  failed: null,
  within: true,
};

/** Whose history it is. */
export interface WhoseHistory {
  readonly id: string;
  /** In words, with how many others fit. */
  readonly words: string;
}

/**
 * The resident that a name or an e-mail address means: the first that the search answers (S2 section 7). Null where nobody
 * fits; a failure has the words of a failed search (S2 section 8).
 */
export async function whoseHistory(
  services: Services,
  term: string,
  signal: AbortSignal,
): Promise<Read<WhoseHistory | null>> {
  const found = await findPeople(services, term, signal);
  if (found.kind === 'failed') return { kind: 'failed', problem: MESSAGES.networkFailure };
  if (found.kind === 'ended') return found;
  const [first, ...others] = found.kind === 'good' ? found.data.filter(hasAccount) : [];
  if (first === undefined) return { kind: 'good', data: null };
  const words = ADMINISTRATION_SENTENCES.historyOf(first.name, first.meterNumber, others.length);
  return { kind: 'good', data: { id: first.id, words } };
}
