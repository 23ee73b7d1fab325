/** What may go wrong with a sentence: it was not understood, the portal had to ask, or what it was taken for was put right. */
export const UTTERANCE_KINDS = ['missed', 'asked', 'corrected'] as const;

/** What went wrong with a sentence. */
export type UtteranceKind = (typeof UTTERANCE_KINDS)[number];

/** What is counted by the day: the kinds, and that one of the things offered was chosen. */
export const UTTERANCE_COUNTS = [...UTTERANCE_KINDS, 'chosen'] as const;

/** What is counted of a sentence. */
export type UtteranceCount = (typeof UTTERANCE_COUNTS)[number];

/** What a page of sentences holds: those that nobody has labelled yet, or those that somebody has. */
export const UTTERANCE_LISTS = ['open', 'labelled'] as const;

/** One of the lists of sentences. */
export type UtteranceList = (typeof UTTERANCE_LISTS)[number];

/** What stands for a label where a sentence is thrown away. */
export const THROWN_AWAY = 'thrown-away';

/** How many are told of at once, how long one may be that is kept, and how many intents were offered for it at most. */
export const UTTERANCE_LIMITS = { batch: 20, characters: 200, offered: 5 } as const;

/** Days whose counts are shown. */
export const UTTERANCE_COUNT_DAYS = 30;
