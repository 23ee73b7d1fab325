import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { INTENT_NAMES, INTENTS } from '#catalogues/intents/index.ts';
import { MONTH } from '#catalogues/intents/month.ts';
import { allows, ROLES, type Role } from '#catalogues/roles.ts';
import { isTheirs } from '#machines/talk/model/scores.ts';

const FOLDER = join(import.meta.dirname, '../../sentences');
const FILES = globSync('*.jsonl', { cwd: FOLDER }).sort();
/** What is said to an open question, and what got its name after these were written. */
const NOT_SPOKEN_OF: readonly string[] = [
  ...['yes', 'no', 'answer', 'correct', 'portal-faults', 'language'],
  ...['set-learning', 'clear-learning', 'utterances', 'find-payment', ...Object.keys(MONTH)],
];

/** Of the edge between a purchase and none, of people in trouble, or of what administrators do, and of nothing else. */
const OF_FEW = [
  'aa.jsonl',
  'ab.jsonl',
  'ac.jsonl',
  'ad.jsonl',
  'ae.jsonl',
  'af.jsonl',
  'ag.jsonl',
  'ah.jsonl',
  'ai.jsonl',
  'aj.jsonl',
  'ak.jsonl',
  'al.jsonl',
  'am.jsonl',
  'an.jsonl',
  'ao.jsonl',
  'ap.jsonl',
  'aq.jsonl',
  'ar.jsonl',
  'as.jsonl',
  'at.jsonl',
  'au.jsonl',
  'av.jsonl',
  'aw.jsonl',
  'ax.jsonl',
  'ay.jsonl',
  'az.jsonl',
  'o.jsonl',
  'u.jsonl',
  'v.jsonl',
  'w.jsonl',
  'x.jsonl',
  'z.jsonl',
];

const Sentence = z.strictObject({
  text: z.string().min(1),
  intent: z.enum(INTENT_NAMES),
  slots: z.record(z.string(), z.union([z.string(), z.number()])),
  role: z.enum(ROLES).nullable(),
  author: z.string().regex(/^[A-Z]{1,2}\d{1,2}$/),
  tags: z.array(z.string()),
  accept: z.array(z.enum(INTENT_NAMES)).optional(),
  optional: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  any: z.array(z.string()).optional(),
  today: z.iso.date().optional(),
  leads: z.string().optional(),
});

const linesOf = (file: string) => readFileSync(join(FOLDER, file), 'utf8').split('\n').filter(Boolean);

/** What is an administrator's alone nobody else speaks of, whichever administrator it is. */
const mayBe = (name: (typeof INTENT_NAMES)[number], role: Role | null): boolean => {
  const { access } = INTENTS[name];
  return typeof access === 'string' || allows(access, role);
};

describe.each(FILES)('the labelled sentences of %s', (file) => {
  const sentences = linesOf(file).map((line) => Sentence.parse(JSON.parse(line)));

  test('are of one hand, and none stands twice', () => {
    expect(new Set(sentences.map(({ author }) => `${author.replace(/\d+$/, '').toLowerCase()}.jsonl`))).toEqual(
      new Set([file]),
    );
    const said = sentences.map(({ text, role }) => `${role} ${text.toLowerCase()}`);
    expect(said.filter((words, at) => said.indexOf(words) !== at)).toEqual([]);
  });

  test.runIf(!OF_FEW.includes(file))('speak of everything that has a name and that its people may mean', () => {
    const meant = new Set(sentences.map(({ intent }) => intent));
    const roles = [...new Set(sentences.map(({ role }) => role))];
    const theirs = INTENT_NAMES.filter((name) => roles.some((role) => isTheirs(name, role) && mayBe(name, role)));
    const unnamed = theirs.filter((name) => !meant.has(name) && !NOT_SPOKEN_OF.includes(name));
    expect(unnamed).toEqual([]);
  });
});

test('each file stands in one part, and every part has some', () => {
  const parts = readFileSync(join(FOLDER, 'README.md'), 'utf8')
    .split('\n')
    .filter((line) => /^\| (?:rules|model|untouched) \|/.test(line))
    .map((line) => [...line.matchAll(/`([a-z]{1,2})`/g)].map(([, name]) => `${name}.jsonl`));
  expect(parts).toHaveLength(3);
  expect(parts.flat().sort()).toEqual(FILES);
  expect(parts.every((files) => files.some((file) => FILES.includes(file)))).toBe(true);
});
