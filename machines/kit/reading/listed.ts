/** The words of a list in the lexicon, 'a|b|c', for whoever asks of one word whether it is there. */
export const listed = (words: string): ReadonlySet<string> => new Set(words.split('|'));
