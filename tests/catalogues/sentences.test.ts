import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { MESSAGES } from '#catalogues/messages.ts';
import { TALK } from '#machines/assistant/sentences.ts';

const folder = join(import.meta.dirname, '../../catalogues/sentences');
const files = readdirSync(folder, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.ts'));

/** Every text below a value, by where it stands; a sentence with gaps is filled with short words. */
function textsIn(value: unknown, at: string): readonly (readonly [at: string, text: string])[] {
  if (typeof value === 'string') return [[at, value]];
  if (typeof value === 'function') {
    const filled: unknown = filling(value as (...words: readonly unknown[]) => unknown);
    return typeof filled === 'string' ? [[at, filled]] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inside]) => textsIn(inside, `${at}.${name}`));
}

/** Some gaps take a number, some a list, and some rows of a card: the first filling that fits is taken. */
function filling(sentence: (...words: readonly unknown[]) => unknown): unknown {
  let filled: unknown = null;
  for (const word of ['Ada', 2, ['Ada'], [{ label: 'Meter', value: '4501' }]]) {
    try {
      filled = sentence(word, word, word, word, word);
      if (typeof filled === 'string' && !UNFILLED.test(filled)) return filled;
    } catch {}
  }
  return filled;
}

const UNFILLED = /undefined|\[object|NaN/;
const modules = await Promise.all(
  files.map(async (file) => [file, (await import(/* @vite-ignore */ join(folder, file))) as object] as const),
);
const OURS = [
  ...modules.flatMap(([file, module]) => textsIn(module, file)),
  ...textsIn(TALK, 'machines/assistant/sentences.ts'),
];
/** Names of a few words may be alike: what is compared is a sentence. */
const isSentence = (text: string): boolean => text.split(' ').length > 3;
/** Letters and digits alone: what is left is the same for two spellings of one message. */
const bare = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

describe('a sentence of our own', () => {
  test('is there to be looked at, from every file of them', () => {
    expect(new Set(OURS.map(([at]) => at.split('.ts')[0])).size).toBe(files.length + 1);
    expect(OURS.length).toBeGreaterThan(400);
  });

  test.each([
    ['a blank before its end', / [.,!?](?: |$)/],
    ['two full stops', /(?<!\.)\.\.(?!\.)|[!?]\.|,\./],
    ['a word that is spelled as only the specification does', /\bOpps\b|\bOops\b|\boccured\b|\bsucessful|\brecieve/i],
    ['a gap that was not filled', UNFILLED],
    ['a small letter behind the end of a sentence', /[a-z]{3}[.?!] [a-z]/],
  ])('has not %s', (_, wrong) => {
    expect(OURS.filter(([, text]) => wrong.test(text))).toEqual([]);
  });

  test('is no message of the specification in other letters: that message is used itself', { tags: ['G-026'] }, () => {
    const specified = new Map(
      Object.values(MESSAGES)
        .filter(isSentence)
        .map((text) => [bare(text), text]),
    );
    const copies = OURS.filter(([, text]) => {
      const same = specified.get(bare(text));
      return same !== undefined && same !== text;
    });
    expect(copies).toEqual([]);
  });
});
