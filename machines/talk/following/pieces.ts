import { FOLLOWING_PHRASES } from '#catalogues/lexicon/phrases/following.ts';
import type { FactKind } from '../reading/facts/facts.ts';
import { patterns } from '../reading/phrases.ts';
import type { Reading } from '../reading/read.ts';

const SAYS = patterns(FOLLOWING_PHRASES);

/** What two pieces of sentences have to share for one to take the place of the other. */
export type PieceKind = 'when' | 'what' | 'company' | 'state' | 'whom' | 'meter' | 'order' | 'sum';

/** A piece of a sentence that another one may take the place of (`to` is not included). */
export interface Piece {
  readonly kind: PieceKind;
  readonly from: number;
  readonly to: number;
}

const OF_FACTS: Partial<Readonly<Record<FactKind, PieceKind>>> = {
  dates: 'when',
  amount: 'sum',
  volume: 'sum',
  units: 'sum',
  phone: 'whom',
  digits: 'whom',
  email: 'whom',
  reference: 'whom',
  counted: 'whom',
};

const conceptsOf = (kind: PieceKind, concepts: string): readonly (readonly [string, PieceKind])[] =>
  concepts.split(' ').map((concept) => [concept, kind]);

const OF_CONCEPTS: ReadonlyMap<string, PieceKind> = new Map([
  ...conceptsOf('what', 'power token unit airtime data internet tv svccharge estateservice levy fine'),
  ...conceptsOf('company', 'network disco cable isp'),
  ...conceptsOf('order', 'sorted'),
  ...conceptsOf('state', 'success unsuccessful reject pending status verify'),
]);

/** The pieces of a sentence that something else may take the place of, in order; none lies within another. */
export function piecesOf(reading: Reading): readonly Piece[] {
  const { facts, mentions, list } = reading;
  const said = [
    ...facts.flatMap(({ kind, from, to }): readonly Piece[] => {
      const of = OF_FACTS[kind];
      if (of === undefined) return [];
      const isDoor = kind === 'counted' && SAYS.dwelling.is(list[from - 1]?.word);
      // '3 people' counts, and names nobody.
      if (kind === 'counted' && !isDoor) return [];
      return [{ kind: of, from: isDoor ? from - 1 : from, to }];
    }),
    ...mentions.flatMap(({ concept, from, to }): readonly Piece[] => {
      const of = OF_CONCEPTS.get(concept);
      return of === undefined ? [] : [{ kind: of, from, to }];
    }),
  ].sort((a, b) => a.from - b.from || b.to - a.to);
  const found: Piece[] = [];
  for (const piece of said) if (piece.from >= (found.at(-1)?.to ?? 0)) found.push(piece);
  return found;
}
