import { SLOTS_PHRASES } from '#catalogues/lexicon/phrases/slots.ts';
import { patterns } from '../reading/phrases.ts';

/** The words that slots are found by. */
export const SAYS = patterns(SLOTS_PHRASES);
