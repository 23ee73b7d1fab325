import { READING_PHRASES } from '#catalogues/lexicon/phrases/reading.ts';
import { patterns } from './phrases.ts';

/** The words that a reading goes by. */
export const WORDS = patterns(READING_PHRASES);
