import type { Fact, FactKind } from './facts/facts.ts';
import type { Marks } from './marks.ts';

/** A sentence as patterns see it: its words in order, and what was found in it. A `Reading` is one. */
export interface Said {
  readonly words: readonly string[];
  readonly mentions?: readonly { readonly concept: string; readonly from: number; readonly to: number }[] | undefined;
  readonly facts?: readonly Pick<Fact, 'kind' | 'from' | 'to'>[] | undefined;
  /** What a mistyped word may have meant, where words are compared more kindly than by their letters. */
  readonly meant?: readonly (string | undefined)[] | undefined;
  /** Which lists of phrases may stand in it; any may where that was not asked. */
  readonly marks?: Marks | undefined;
}

const NOTHING = {};

/** A sentence of these words. Each is made here, so that all have one shape: of many shapes the engine has to look for the words. */
export const saidOf = (
  words: readonly string[],
  { marks, mentions, facts, meant }: Omit<Said, 'words'> = NOTHING,
): Said => ({
  words,
  marks,
  mentions,
  facts,
  meant,
});

/** A part of a sentence (`to` is not included). */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Every place where something may end that begins at `from`, in order and each once; empty where it does not stand there. */
export type Ends = (said: Said, from: number) => readonly number[];

/** What may stand in a sentence: phrases of the lexicon, concepts, facts, and sequences of these. */
export interface Pattern {
  readonly ends: Ends;
  /** False where it surely stands nowhere in the sentence, as is known without looking for it. */
  mayStand(said: Said): boolean;
  /** It stands somewhere. */
  isIn(said: Said): boolean;
  /** The sentence begins with it. */
  begins(said: Said): boolean;
  /** The sentence ends with it. */
  closes(said: Said): boolean;
  /** The sentence is nothing else. */
  covers(said: Said): boolean;
  /** One word is all of it. */
  is(word: string | undefined): boolean;
  /** Where it ends that begins at a place, as far on as it can; -1 where it does not stand there. */
  endAt(said: Said, from: number): number;
  /** Where it stands first, from a place on; null where it does not. */
  find(said: Said, from?: number): Span | null;
  /** The words that it does not stand on. */
  rest(said: Said): Said;
}

/** What is known of a pattern besides where it ends. */
interface Known {
  readonly mayStand?: (said: Said) => boolean;
  /** Whether a lone word is all of it, where that is known without a sentence. */
  readonly isOne?: (word: string) => boolean;
}

const ALWAYS = (): boolean => true;
/** Of none nothing is looked for at -1: the engine takes that for a name, and looks for it everywhere. */
const lastOf = (places: readonly number[]): number => (places.length === 0 ? -1 : (places[places.length - 1] ?? -1));

/** A pattern of what may end where. */
export function patternOf(ends: Ends, { mayStand = ALWAYS, isOne }: Known = {}): Pattern {
  const find = (said: Said, from = 0): Span | null => {
    if (!mayStand(said)) return null;
    for (let at = from; at < said.words.length; at++) {
      const to = lastOf(ends(said, at));
      if (to > at) return { from: at, to };
    }
    return null;
  };
  return {
    ends,
    mayStand,
    endAt: (said, from) => (mayStand(said) ? lastOf(ends(said, from)) : -1),
    find,
    rest: (said) => {
      const { words, marks } = said;
      const rest: string[] = [];
      for (let span = find(said), at = 0; at < words.length; at = span?.to ?? words.length, span = find(said, at))
        rest.push(...words.slice(at, span?.from));
      return saidOf(rest, { marks });
    },
    isIn: (said) => find(said) !== null,
    begins: (said) => mayStand(said) && ends(said, 0).length > 0,
    closes: (said) => mayStand(said) && said.words.some((_, at) => lastOf(ends(said, at)) === said.words.length),
    covers: (said) => mayStand(said) && lastOf(ends(said, 0)) === said.words.length,
    is: (word) => word !== undefined && (isOne ? isOne(word) : ends(saidOf([word]), 0).includes(1)),
  };
}

/** Adds a place to others that stand in order, each once; false where it is there already. */
export function add(places: number[], place: number): boolean {
  let at = places.length;
  while (at > 0 && (places[at - 1] ?? 0) > place) at -= 1;
  if (at > 0 && places[at - 1] === place) return false;
  if (at === places.length) places.push(place);
  else places.splice(at, 0, place);
  return true;
}

/** The same with several. */
export function addAll(places: number[], more: readonly number[]): void {
  for (const place of more) add(places, place);
}

/** Every place from one up to another, which is one of them. */
export function placesUpTo(from: number, to: number): number[] {
  const places: number[] = [];
  for (let place = from; place <= to; place++) places.push(place);
  return places;
}

// Asked of every sentence, and without a function that is made for each.
function mayAll(patterns: readonly Pattern[], said: Said): boolean {
  for (const pattern of patterns) if (!pattern.mayStand(said)) return false;
  return true;
}

/** Whether all of some patterns may stand: only those are asked that may say no, and a lone one by itself. */
function allOf(patterns: readonly Pattern[]): (said: Said) => boolean {
  const asked = patterns.filter(({ mayStand }) => mayStand !== ALWAYS);
  const [only, ...more] = asked;
  if (only === undefined) return ALWAYS;
  return more.length === 0 ? only.mayStand : (said) => mayAll(asked, said);
}

function mayAny(patterns: readonly Pattern[], said: Said): boolean {
  for (const pattern of patterns) if (pattern.mayStand(said)) return true;
  return false;
}

/** One behind another: `sequence(PAYS, ANYTHING, YESTERDAY)`. */
export const sequence = (...patterns: readonly Pattern[]): Pattern =>
  patternOf(
    (said, from) => {
      let places: readonly number[] = [from];
      for (const { ends } of patterns) {
        const [only] = places;
        if (only === undefined) return places;
        places = places.length === 1 ? ends(said, only) : endsFrom(ends, said, places);
      }
      return places;
    },
    { mayStand: allOf(patterns) },
  );

function endsFrom(ends: Ends, said: Said, places: readonly number[]): readonly number[] {
  const found: number[] = [];
  for (const place of places) addAll(found, ends(said, place));
  return found;
}

/** Any of them. */
export const either = (...patterns: readonly Pattern[]): Pattern =>
  patternOf(
    (said, from) => {
      const places: number[] = [];
      for (const { ends } of patterns) addAll(places, ends(said, from));
      return places;
    },
    { mayStand: (said) => mayAny(patterns, said) },
  );

/** It, or nothing. */
export const maybe = ({ ends }: Pattern): Pattern =>
  patternOf((said, from) => {
    const places = [...ends(said, from)];
    add(places, from);
    return places;
  });

/** Any number of it, also none; `most` is how many at most. */
export const many = ({ ends }: Pattern, most = Number.POSITIVE_INFINITY): Pattern =>
  patternOf((said, from) => {
    const places = [from];
    // A place is gone on from once, however it is reached.
    let reached = places.slice();
    for (let round = 0; round < most && reached.length > 0; round++)
      reached = reached.flatMap((place) => ends(said, place).filter((end) => add(places, end)));
    return places;
  });

/** Nothing, where it does not stand. */
export const without = ({ ends }: Pattern): Pattern =>
  patternOf((said, from) => (ends(said, from).length > 0 ? [] : [from]));

/** The end of the sentence. */
export const END: Pattern = patternOf((said, from) => (from === said.words.length ? [from] : []));

/** Any one word. */
export const ANY: Pattern = patternOf((said, from) => (from < said.words.length ? [from + 1] : []));

/** Any number of any words, up to so many. */
export const gap = (most = Number.POSITIVE_INFINITY): Pattern =>
  patternOf(({ words }, from) => placesUpTo(from, Math.max(from, Math.min(words.length, from + most))));

/** A mention of one of these concepts. */
export function concept(...names: readonly string[]): Pattern {
  return patternOf(
    ({ mentions = [] }, from) => {
      const places: number[] = [];
      for (let at = firstFrom(mentions, from); mentions[at]?.from === from; at++) {
        const mention = mentions[at];
        if (mention && names.includes(mention.concept)) add(places, mention.to);
      }
      return places;
    },
    { mayStand: ({ mentions }) => mentions !== undefined && holdsAny(mentions, names) },
  );
}

function holdsAny(mentions: readonly { readonly concept: string }[], names: readonly string[]): boolean {
  for (const { concept: name } of mentions) if (names.includes(name)) return true;
  return false;
}

/** The first of some mentions, which stand in order, that does not begin before a place. */
function firstFrom(mentions: readonly Span[], from: number): number {
  let least = 0;
  let most = mentions.length;
  while (least < most) {
    const middle = (least + most) >> 1;
    if ((mentions[middle]?.from ?? from) < from) least = middle + 1;
    else most = middle;
  }
  return least;
}

/** A fact of one of these kinds. */
export function factOf(...kinds: readonly FactKind[]): Pattern {
  return patternOf(
    ({ facts = [] }, from) => {
      const places: number[] = [];
      for (const found of facts) if (found.from === from && kinds.includes(found.kind)) add(places, found.to);
      return places;
    },
    { mayStand: ({ facts = [] }) => facts.some((found) => kinds.includes(found.kind)) },
  );
}
