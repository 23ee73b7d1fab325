import { MESSAGES } from '#catalogues/messages.ts';
import type { RequestKind } from '#catalogues/platform.ts';

/** What each kind of request is called (S2 section 2). */
export const REQUEST_WORDS: Readonly<Record<RequestKind, string>> = {
  'new-fee': MESSAGES.requestNewFee,
  'enable-service': MESSAGES.requestNewFee,
  'new-service': MESSAGES.requestNewService,
  'new-estate': MESSAGES.requestNewEstate,
};
