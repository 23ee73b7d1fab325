import { once } from '#machines/kit/once.ts';
import { nearest } from '#machines/kit/reading/fuzzy.ts';
import { MONTH_NAMES, WEEKDAYS } from '../vocabulary/calendar.ts';
import { PLATFORM } from '../vocabulary/platform.ts';
import { PORTAL } from '../vocabulary/portal.ts';
import { ESTATE_SERVICES, PACKAGES, PRODUCTS } from '../vocabulary/products.ts';
import { SHORT_FORMS } from '../vocabulary/short-forms.ts';
import { FILLERS, WORDS } from '../vocabulary/words.ts';

/** One meaning of a word or phrase. `key` is a concept, or `concept:value`; `value` is what goes into a slot. */
export interface Meaning {
  readonly concept: string;
  readonly value: string;
}

interface Phrase {
  readonly words: readonly string[];
  readonly meanings: Meaning[];
}

/** Every word and phrase that means something here, as it is looked up. */
interface Lexicon {
  readonly singles: ReadonlyMap<string, readonly Meaning[]>;
  /** By their first word, longest first. */
  readonly phrases: ReadonlyMap<string, readonly Phrase[]>;
  /** Words that may be misspelt, by their first letter. */
  readonly buckets: ReadonlyMap<string, readonly string[]>;
  readonly vocabulary: ReadonlySet<string>;
  readonly fillers: ReadonlySet<string>;
  readonly shortForms: ReadonlyMap<string, string>;
}

const list = (text: string): string[] =>
  text
    .split(',')
    .map((entry) =>
      entry
        .trim()
        .replace(/[\s-]+/g, ' ')
        .replaceAll("'", ''),
    )
    .filter(Boolean);

/** Made with the first sentence: a page that is only looked at needs no words. */
const lexicon = once((): Lexicon => {
  const singles = new Map<string, Meaning[]>();
  const phrases = new Map<string, Phrase[]>();
  const add = (entry: string, meaning: Meaning): void => {
    const words = entry.split(' ');
    if (words.length > 1) addPhrase(phrases, words, meaning);
    else singles.set(entry, [...(singles.get(entry) ?? []), meaning]);
  };
  for (const group of [PRODUCTS, WORDS, PORTAL, PLATFORM]) {
    for (const [key, text] of Object.entries(group)) {
      const [concept = key, value = ''] = key.split(':');
      for (const entry of list(text)) add(entry, { concept, value });
    }
  }
  for (const [concept, text] of Object.entries(PACKAGES)) {
    for (const entry of list(text)) add(entry, { concept: `${concept}package`, value: entry });
  }
  for (const entry of list(ESTATE_SERVICES)) add(entry, { concept: 'estateservice', value: entry });
  for (const there of phrases.values()) there.sort((a, b) => b.words.length - a.words.length);
  const buckets = bucketsOf([...singles.keys(), ...[...phrases.values()].flat().flatMap((phrase) => phrase.words)]);
  return {
    singles,
    phrases,
    buckets,
    vocabulary: new Set([...buckets.values()].flat()),
    fillers: new Set([...list(FILLERS), ...MONTH_NAMES.keys(), ...WEEKDAYS.keys()]),
    shortForms: new Map(
      Object.entries(SHORT_FORMS).flatMap(([word, forms]) => list(forms).map((form): [string, string] => [form, word])),
    ),
  };
});

function addPhrase(phrases: Map<string, Phrase[]>, words: readonly string[], meaning: Meaning): void {
  const first = words[0] ?? '';
  const there = phrases.get(first) ?? [];
  const known = there.find((phrase) => phrase.words.join(' ') === words.join(' '));
  if (known) known.meanings.push(meaning);
  else there.push({ words, meanings: [meaning] });
  phrases.set(first, there);
}

function bucketsOf(words: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const buckets = new Map<string, string[]>();
  for (const word of new Set(words)) {
    if (word.length < 4 || !/^[a-z]+$/.test(word)) continue;
    buckets.set(word.slice(0, 1), [...(buckets.get(word.slice(0, 1)) ?? []), word]);
  }
  return buckets;
}

/** Everyday words one letter away from one of ours: never a typing error. */
const OTHER_WORDS = new Set(
  list(`lagos, cargo, loco, court, courts, starts, started, starting, poker, payer, prayer, player, poster, powder, tower, lower, late, date, dates, daily, live, like, lightly, liked, life, note, notes, taken, taking, meet, metal, matter, letter, later, latter, fire, find, line, wine, nine, mine,
  five, bell, ball, will, well, fell, tell, call, cell, sell, full, fill, small, smell, smiled, small, swiftly, shift, gift, lift, left, blow, slow, flow, glow, global, stop, shop, step, cash, case, care, cart, core, cord, carb, cars, back, pack, bank, book, look, cook, took, tools, table, cable, stable, able,
  order, older, border, form, from, firm, farm, term, chart, chap, cheap, that, then, them, there, these, their, three, those, this, thin, thing, think, thanks, tank, talk, take, make, made, mate, male, mall, mail, main, plan, plane, plant, place, planet, pan, pain, paid, page, past, post, pasta, party, part, pants, state, estate, statue, stats, start, stare, star, stay, say,
  fee, feel, feet, free, feed, fees, seen, send, sent, sand, save, same, some, home, hope, hold, help, held, hell, hello, house, hours, hour, your, you, year, years, ears, tear, read, ready, road, load, loan, lean, learn, lunch, launch, rest, reset, rent, best, test, text, next, nest, need, news, new, now, know, known, show, snow, rate, rates, race, rain, ran, run, ring, being, bring, brand, grand, stand,
  sand, hand, band, land, level, lever, never, clever, credits, edits, orange, change, charge, large, cheese, choose, close, clothes, cost, lost, most, must, just, juice, price, prince, print, spring, sprint, point, paint, mint, minute, active, native, residence, president, recent, receive, recipe, relieve, believe, reserve, response, request, quest, guest, question, station, stations, nation, ration, action,
  option, fiction, section, reaction, relation, vacation, location, nova, none, more, mode, move, love, give, gave, game, name, fame, came, camp, lamp, damp, data, debt, debit, dept, depth, death, bread, breath, great, greet, treat, great, green, seen, super, supper, upper, paper, pepper, person, persona, reason, season, smart, start, mart, classic, class, basic, basis, basil, bases, value, valve, unique, jumbo,
  meat, heat, heal, deal, meal, real, seal, steal, steak, speak, break, brake, bake, cake, lake, wake, sake, sale, tale, scale, camera, shirt, shoes, shoot, short, sport, spot, support, airport, transport, import, report, passport, password, ward, word, world, work, pork, park, mark, market, marked, bird, third, hard, yard, card, cards, guard, board`),
);

/** True for a word that has a meaning of its own here. */
export const isKnown = (word: string): boolean => lexicon().singles.has(word) || lexicon().phrases.has(word);

/** True for a word that may stand in any sentence. */
export const isFiller = (word: string): boolean => lexicon().fillers.has(word);

/** What a single word means. */
export const meaningsOf = (word: string): readonly Meaning[] => lexicon().singles.get(word) ?? [];

/** The phrases that begin with a word, longest first. */
export const phrasesFrom = (word: string): readonly Phrase[] => lexicon().phrases.get(word) ?? [];

/** A word of three letters with two of them in each other's place: 'lgo' is 'log'. */
const swapped = (word: string): string | undefined =>
  [`${word[0]}${word[2]}${word[1]}`, `${word[1]}${word[0]}${word[2]}`].find(isKnown);

/** The word that was meant: what a short form stands for, itself when known, else the vocabulary word one or two typing errors away, else itself. */
export function spelt(word: string): string {
  const { shortForms, vocabulary, fillers, buckets } = lexicon();
  const meant = shortForms.get(word);
  if (meant !== undefined) return meant;
  if (vocabulary.has(word) || fillers.has(word) || OTHER_WORDS.has(word)) return word;
  if (isKnown(word)) return word;
  if (word.length === 3) return swapped(word) ?? word;
  if (word.length < 4) return word;
  const first = word.slice(0, 1);
  const second = word.slice(1, 2);
  return nearest(word, buckets.get(first) ?? []) ?? nearest(word, buckets.get(second) ?? []) ?? word;
}
