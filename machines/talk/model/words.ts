import { MODEL_PHRASES } from '#catalogues/lexicon/phrases/model.ts';
import { patterns } from '../reading/phrases.ts';

/** The words that say what a sentence wants. */
export const WORDS = patterns(MODEL_PHRASES);
