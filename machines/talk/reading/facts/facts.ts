import type { Said } from '../pattern.ts';
import type { Token } from '../tokens.ts';

/** What an exact piece of a sentence is. */
export type FactKind =
  | 'amount'
  | 'phone'
  | 'digits'
  | 'volume'
  | 'months'
  | 'dates'
  /** A day that no calendar has: '30 February'. */
  | 'noDay'
  | 'email'
  | 'reference'
  | 'code'
  | 'days'
  | 'units'
  /** Twenty digits: an electricity token. */
  | 'token'
  /** A number as payment cards have them. Its digits stand in no fact. */
  | 'card'
  /** What stands beside 'cvv', 'pin' or 'otp'. Its digits stand in no fact. */
  | 'secret'
  /** How often something is wanted: '200 x 3', 'twice'. */
  | 'times'
  /** A number that counts or names something which no slot takes: 'flat 12', '3 people', '6am'. */
  | 'counted'
  /** A number that is nothing known. */
  | 'figure';

/** What a number is called where it is said: 'smartcard 70234', 'my number is 0805'. */
export type Label = 'phone' | 'meterNumber' | 'smartcard' | 'account' | 'number';

/** Something exact that a sentence says, and the pieces it was said with (`to` is not included). */
export interface Fact {
  readonly kind: FactKind;
  readonly value: string;
  readonly from: number;
  readonly to: number;
  /** Of an amount: said with a currency, a multiplier or a comma, so that it can be nothing else. */
  readonly sure: boolean;
  /** Of dates: the first and the last day, YYYY-MM-DD, or '' where it is open. */
  readonly first: string;
  readonly last: string;
  /** Of a number: what it is called, where something is said of that. */
  readonly label: Label | null;
}

/** A fact of a kind over the pieces from `from` up to `to`. */
export const fact = (
  kind: FactKind,
  value: string | number,
  from: number,
  to: number,
  more: Partial<Fact> = {},
): Fact => ({
  kind,
  value: String(value),
  from,
  to,
  sure: true,
  first: '',
  last: '',
  label: null,
  ...more,
});

/** What a finder of facts is given: the pieces, which of them are taken, and the day. */
export interface Search {
  /** The sentence as its pieces stand in it. */
  readonly text: string;
  readonly list: readonly Token[];
  /** Its words as typed. */
  readonly said: Said;
  /** False where it is nothing but words: no figure, address or date, and no number that was read aloud. */
  readonly figures: boolean;
  readonly taken: boolean[];
  readonly facts: Fact[];
  readonly today: string;
}

/** Claims the pieces of a fact, so that no other has them; false, and no fact, where one of them is claimed already. */
export function claim(search: Search, found: Fact): boolean {
  if (!isFree(search, found.from, found.to)) return false;
  search.facts.push(found);
  search.taken.fill(true, found.from, found.to);
  return true;
}

/** True where no fact has claimed any of these pieces. */
export function isFree({ taken }: Search, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (taken[at]) return false;
  return true;
}
