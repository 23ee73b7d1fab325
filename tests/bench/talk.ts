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

/** The cheapest thing that could be called understanding: each word looked up in one table. */
const WORDS = new Map(SENTENCES.flatMap((text, i) => text.split(' ').map((word) => [word, i] as const)));

function lookUpWords(): number {
  let found = 0;
  for (const text of SENTENCES) {
    for (const word of text.toLowerCase().split(/[^a-z0-9]+/)) if (WORDS.has(word)) found += 1;
  }
  if (found === 0) throw new Error('Not a word was found.');
  return SENTENCES.length;
}

const CONTEXT: TalkContext = { role: 'service-user', today: '2026-11-21' };

/** PERFORMANCE e3: sentences understood a second. */
async function short(): Promise<Figure> {
  const ours = () => {
    for (const text of SENTENCES) understand(text, CONTEXT);
    return SENTENCES.length;
  };
  const rates = await compare(ours, lookUpWords);
  return { what: 'sentences understood', unit: 'sentences', ...rates, peer: 'each word looked up in one Map' };
}

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

export const talk = async (): Promise<Figure[]> => [await short(), await long(1_000, 100), await long(10_000, 1_000)];
