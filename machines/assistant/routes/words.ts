import { ROUTE_PHRASES } from '#catalogues/lexicon/phrases/routes.ts';
import { patterns } from '#machines/talk/reading/phrases.ts';

/** What routes ask of a sentence beyond its meaning: by which words one answer is taken rather than another. */
export const SAYS = patterns(ROUTE_PHRASES);
