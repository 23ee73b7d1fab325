import { describe, expect, test } from 'vitest';
import { LANGUAGES, phrasesIn } from '#catalogues/languages/language.ts';
import { saidInEnglish } from '../support/languages/said-in-english.ts';

const SAID = saidInEnglish();
const gapsOf = (text: string) => [...new Set([...text.matchAll(/\{(\d+)\*?\}/g)].map(([, at]) => Number(at)))].sort();
const others = await Promise.all(
  LANGUAGES.filter((language) => language !== 'english').map(
    async (language) => [language, (await phrasesIn(language)) ?? {}] as const,
  ),
);

describe.each(others)('%s', (_, phrases) => {
  const entries = Object.entries(phrases);

  test('has words for nothing that is not said any more', () => {
    expect(entries.map(([english]) => english).filter((english) => !SAID.has(english))).toEqual([]);
  });

  test('puts in nothing that the English has no gap for, so that no amount and no name is another one', () => {
    expect(entries.filter(([english, words]) => gapsOf(words).some((gap) => !gapsOf(english).includes(gap)))).toEqual(
      [],
    );
  });
});
