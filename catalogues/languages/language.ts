/** The languages that the portal answers in; what it says is written in English, and the others are told by that. */
export const LANGUAGES = ['english', 'pidgin'] as const;

/** One of them. */
export type Language = (typeof LANGUAGES)[number];

/** What a screen reader knows each by (BCP 47). */
export const LANGUAGE_CODES: Readonly<Record<Language, string>> = { english: 'en', pidgin: 'pcm' };

/** The language of that name; null where there is none. */
export const languageOf = (name: string | null | undefined): Language | null =>
  LANGUAGES.find((one) => one === name) ?? null;

/**
 * What is said in another language, by what it is in English. `{0}` in the English stands for the first gap of that sentence, and
 * in the other language for the same words as they are: names, numbers and amounts. `{0*}` is put into the language itself.
 */
export type Phrases = Readonly<Record<string, string>>;

/** The phrases of each language but English, fetched when somebody chooses it. A further one is a folder, and a line here. */
const FETCHED: Readonly<Record<Exclude<Language, 'english'>, () => Promise<Phrases>>> = {
  pidgin: async () => (await import('./pidgin/index.ts')).PIDGIN,
};

/** The phrases of a language; null for English, which needs none. */
export const phrasesIn = (language: Language): Promise<Phrases | null> =>
  language === 'english' ? Promise.resolve(null) : FETCHED[language]();
