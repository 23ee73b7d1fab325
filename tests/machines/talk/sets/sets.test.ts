import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PURCHASE_INTENTS } from '#catalogues/intents/index.ts';
import { understand } from '#machines/talk/understand.ts';
import { type Gold, judge } from '#src/terminal/understand/judge.ts';
import { meaningOfLine } from '#src/terminal/understand/line.ts';
import { sentencesWithoutPurchase } from './no-purchases.ts';

const TODAY = '2026-11-21';
const FOLDER = import.meta.dirname;
const SETS = readdirSync(FOLDER).filter((file) => file.endsWith('.jsonl'));

/** The labels of a set were written before the sentences were tried; see README.md beside the sets. */
function labelled(file: string): (Gold & { readonly intent: string })[] {
  return readFileSync(`${FOLDER}/${file}`, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

describe('sentences as people type them', () => {
  test.each(SETS)('%s: the intent is right in 95 of 100, and all of it in 88 of 100', (file) => {
    const pairs = labelled(file).map((gold) => ({ gold, got: meaningOfLine(gold, TODAY) }));
    const { intent, frame, falsePurchases } = judge(pairs);
    expect(falsePurchases).toEqual([]);
    expect(intent).toBeGreaterThanOrEqual(0.95);
    expect(frame).toBeGreaterThanOrEqual(0.88);
  });

  test('the sets speak of everything that has a name', () => {
    const named = new Set(SETS.flatMap(labelled).map(({ intent }) => intent));
    const words = readFileSync(`${FOLDER}/README.md`, 'utf8').match(/`[a-z-]+`/g) ?? [];
    const intents = words.map((word) => word.slice(1, -1));
    expect(intents.filter((intent) => !named.has(intent))).toEqual([]);
  });
});

describe('what was not ordered', () => {
  const sentences = sentencesWithoutPurchase();

  test('is told in more than 3,000 ways', () => {
    expect(sentences.length).toBeGreaterThan(3000);
  });

  test.each([null, 'service-user', 'service-owner', 'service-admin', 'netplus-admin'] as const)(
    'begins no purchase, told by %s',
    (role) => {
      const begun = sentences.filter((text) => PURCHASE_INTENTS.has(understand(text, { role, today: TODAY }).intent));
      expect(begun).toEqual([]);
    },
  );
});
