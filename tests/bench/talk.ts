import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { ROLES } from '#catalogues/roles.ts';
import type { TalkContext } from '#machines/talk/context.ts';
import { understand } from '#machines/talk/understand.ts';
import { ofLength, SHAPES } from '../support/long-sentences.ts';
import { compare, type Figure } from './measure.ts';

const SENTENCES = [
  'buy power 5000',
  'abeg i wan buy light 2k',
  'nepa token five thousand naira',
  'mtn 500 for 08031234567',
  'buy dstv compact for 7023456789',
  'pay my service charge for 3 months',
  'how much do i owe',
  'show my transactions since january',
  'token not received',
  'i paid and no token',
  'by powr 3,500',
  'wetin be the fee',
  'no, make it 7000',
  'good morning',
  'what is the weather in lagos',
  'sign in',
] as const;

/** A sentence of a person, with the role of whoever says it. */
const Line = z.object({ text: z.string(), role: z._default(z.nullable(z.enum(ROLES)), null) });

const FOLDER = join(import.meta.dirname, '../sentences');

/** One in so many is measured: a part of every hand's, so that one round takes a second. */
const EVERY = 5;

/** As people wrote them: of every hand, length, kind and role. 49 of 50 are weighed by the ranking after the rules. */
const people = (): z.infer<typeof Line>[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.jsonl'))
    .flatMap((name) => readFileSync(join(FOLDER, name), 'utf8').split('\n').filter(Boolean))
    .filter((_, nth) => nth % EVERY === 0)
    .map((line) => Line.parse(JSON.parse(line)));

const TODAY = '2026-11-21';
const CONTEXT: TalkContext = { role: 'service-user', today: TODAY };

/** The engine has compiled what is asked often by then. */
const WARM_MS = 4_000;

/** PERFORMANCE e3: sentences understood a second, beside the least that could be called so: each word looked up in one table. */
async function rateOf(what: string, sentences: readonly z.infer<typeof Line>[]): Promise<Figure> {
  const words = new Map(sentences.flatMap(({ text }, i) => text.split(' ').map((word) => [word, i] as const)));
  const ours = () => {
    for (const { text, role } of sentences) understand(text, { role, today: TODAY });
    return sentences.length;
  };
  const theirs = () => {
    let found = 0;
    for (const { text } of sentences)
      for (const word of text.toLowerCase().split(/[^a-z0-9]+/)) if (words.has(word)) found += 1;
    if (found === 0) throw new Error('Not a word was found.');
    return sentences.length;
  };
  return { what, unit: 'sentences', ...(await compare(ours, theirs, WARM_MS)), peer: 'each word looked up in one Map' };
}

const short = SENTENCES.map((text) => ({ text, role: 'service-user' as const }));

/** PERFORMANCE e4, e5: characters of long sentences understood a second. Below 1 their cost grows faster than their length. */
async function long(length: number, than: number): Promise<Figure> {
  const of = (characters: number) => {
    const texts = Object.values(SHAPES).map((shape) => ofLength(shape, characters));
    return () => {
      for (const text of texts) understand(text, CONTEXT);
      return texts.length * characters;
    };
  };
  const rates = await compare(of(length), of(than));
  const what = `sentences of ${length} characters understood`;
  return { what, unit: 'characters', ...rates, peer: `the same in ${than} characters` };
}

export const understood = async (): Promise<Figure[]> => [
  await rateOf('sentences of people understood, by rules and ranking', people()),
  await rateOf('short sentences understood, by rules and ranking', short),
];

export const longUnderstood = async (): Promise<Figure[]> => [await long(1_000, 100), await long(10_000, 1_000)];
