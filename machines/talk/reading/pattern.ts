import type { Fact, FactKind } from './facts/facts.ts';

/** A sentence as patterns see it: its words in order, and what was found in it. A `Reading` is one. */
export interface Said {
  readonly words: readonly string[];
  readonly mentions?: readonly { readonly concept: string; readonly from: number; readonly to: number }[];
  readonly facts?: readonly Pick<Fact, 'kind' | 'from' | 'to'>[];
  /** What a mistyped word may have meant, where words are compared more kindly than by their letters. */
  readonly meant?: readonly (string | undefined)[];
}

/** A part of a sentence (`to` is not included). */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Every place where something may end that begins at `from`; empty where it does not stand there. */
export type Ends = (said: Said, from: number) => readonly number[];

/** What may stand in a sentence: phrases of the lexicon, concepts, facts, and sequences of these. */
export interface Pattern {
  readonly ends: Ends;
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

/** A pattern of what may end where. `isOne` answers for a lone word, where that is known without a sentence. */
export function patternOf(ends: Ends, isOne?: (word: string) => boolean): Pattern {
  const endAt = (said: Said, from: number): number => Math.max(-1, ...ends(said, from));
  const find = (said: Said, from = 0): Span | null => {
    for (let at = from; at < said.words.length; at++) {
      const to = endAt(said, at);
      if (to > at) return { from: at, to };
    }
    return null;
  };
  return {
    ends,
    endAt,
    find,
    rest: (said) => {
      const words: string[] = [];
      for (let at = 0; at < said.words.length; ) {
        const to = endAt(said, at);
        if (to <= at) words.push(said.words[at] ?? '');
        at = Math.max(to, at + 1);
      }
      return { words };
    },
    isIn: (said) => find(said) !== null,
    begins: (said) => ends(said, 0).length > 0,
    closes: (said) => said.words.some((_, at) => ends(said, at).includes(said.words.length)),
    covers: (said) => ends(said, 0).includes(said.words.length),
    is: (word) => word !== undefined && (isOne ? isOne(word) : ends({ words: [word] }, 0).includes(1)),
  };
}

/** Adds what is not there yet: a place is gone on from once. */
function join(places: number[], more: readonly number[]): void {
  for (const place of more) if (!places.includes(place)) places.push(place);
}

/** One behind another: `sequence(PAYS, ANYTHING, YESTERDAY)`. */
export const sequence = (...patterns: readonly Pattern[]): Pattern =>
  patternOf((said, from) => {
    let places: number[] = [from];
    for (const { ends } of patterns) {
      const next: number[] = [];
      for (const place of places) join(next, ends(said, place));
      if (next.length === 0) return next;
      places = next;
    }
    return places;
  });

/** Any of them. */
export const either = (...patterns: readonly Pattern[]): Pattern =>
  patternOf((said, from) => {
    const places: number[] = [];
    for (const { ends } of patterns) join(places, ends(said, from));
    return places;
  });

/** It, or nothing. */
export const maybe = ({ ends }: Pattern): Pattern => patternOf((said, from) => [from, ...ends(said, from)]);

/** Any number of it, also none; `most` is how many at most. */
export const many = ({ ends }: Pattern, most = Number.POSITIVE_INFINITY): Pattern =>
  patternOf((said, from) => {
    const places = [from];
    for (let begin = 0, round = 0; begin < places.length && round < most; round++) {
      const end = places.length;
      for (; begin < end; begin++) join(places, ends(said, places[begin] ?? from));
    }
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
export const gap = (most = Number.POSITIVE_INFINITY): Pattern => many(ANY, most);

const spanEnds = (spans: readonly Span[], from: number): readonly number[] => {
  const found: number[] = [];
  for (const span of spans) if (span.from === from) join(found, [span.to]);
  return found;
};

/** A mention of one of these concepts. */
export function concept(...names: readonly string[]): Pattern {
  return patternOf(({ mentions = [] }, from) =>
    spanEnds(
      mentions.filter((mention) => names.includes(mention.concept)),
      from,
    ),
  );
}

/** A fact of one of these kinds. */
export function factOf(...kinds: readonly FactKind[]): Pattern {
  return patternOf(({ facts = [] }, from) =>
    spanEnds(
      facts.filter((fact) => kinds.includes(fact.kind)),
      from,
    ),
  );
}
