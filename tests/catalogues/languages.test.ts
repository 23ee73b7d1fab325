import { describe, expect, test } from 'vitest';
import { LANGUAGES, phrasesIn } from '#catalogues/languages/language.ts';
import { SAME } from '#catalogues/languages/pidgin/same.ts';
import { SAME_OFFICE } from '#catalogues/languages/pidgin/same-office.ts';
import { saidInEnglish } from '../support/languages/said-in-english.ts';

const SAID = saidInEnglish();
const gapsOf = (text: string) => [...new Set([...text.matchAll(/\{(\d+)\*?\}/g)].map(([, at]) => Number(at)))].sort();
/** What may be the same as in English, by the language. */
const SAME_IN = { pidgin: new Set([...SAME, ...SAME_OFFICE]) };
const others = await Promise.all(
  LANGUAGES.filter((language) => language !== 'english').map(
    async (language) => [language, (await phrasesIn(language)) ?? {}] as const,
  ),
);

test('what is said in English is found where it is written, with a gap for what is put in', () => {
  expect(SAID.size).toBeGreaterThan(1500);
  expect(SAID.get('Back to {0}: shall I pay {1}?')).toEqual(['machines/assistant/lines.ts']);
  expect(SAID.get('This is what I will buy. Nothing is charged until you say yes.')).toBeDefined();
  expect(SAID.has('buy power {0}')).toBe(false);
});

describe.each(others)('%s', (language, phrases) => {
  const entries = Object.entries(phrases);

  test('has words for every sentence', () => {
    const wordless = [...SAID].filter(([english]) => !Object.hasOwn(phrases, english));
    const folder = `catalogues/languages/${language}/`;
    expect(
      wordless.map(([english, files]) => `${english} (${files.join(', ')})`),
      `Each of these is said in English and has no words in ${language}. Add it to ${folder}, or to same.ts there where it is the same`,
    ).toEqual([]);
  });

  test('has words for nothing that is not said any more', () => {
    expect(entries.map(([english]) => english).filter((english) => !SAID.has(english))).toEqual([]);
  });

  test('has the gaps of the English, so that no amount, number or name is lost or is another one', () => {
    expect(
      entries.filter(([english, words]) => gapsOf(words).join() !== gapsOf(english).join()).map(([english]) => english),
    ).toEqual([]);
  });

  test('is not the English, but for what is said to be the same', () => {
    const same = entries.filter(([english, words]) => english === words).map(([english]) => english);
    expect(same.filter((english) => !SAME_IN[language].has(english))).toEqual([]);
  });

  test('asks for each answer in the words that are understood: what stands in quotation marks to be typed is English', () => {
    const typed = (text: string) => [...text.matchAll(/"([a-z][^"{}]*)"/g)].map(([, words]) => words).sort();
    expect(
      entries.filter(([english, words]) => typed(english).join() !== typed(words).join()).map(([english]) => english),
    ).toEqual([]);
  });
});
