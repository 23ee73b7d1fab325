import { MESSAGES } from '#catalogues/messages.ts';
import type { Searching } from '../../listing/list.ts';

/** The search for the resident whose payments are meant (S2 sections 2 and 5). */
export const SEARCHING: Searching = {
  fields: [{ name: 'name', label: 'Name or email' }],
  neither: MESSAGES.searchNeedsNameOrEmail,
  nothing: MESSAGES.residentNotFound,
  // The search and the history that it leads to fail in words of their own.
  failed: null,
  within: true,
};
