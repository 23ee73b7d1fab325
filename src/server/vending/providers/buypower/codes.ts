import type { Hindrance } from '../../port.ts';

/** What an answer of BuyPower comes to. */
export type Verdict = 'delivered' | 'refused' | 'unknown' | 'not-found' | 'not-yet';

/**
 * Every pair of HTTP status and `responseCode` that is known, in answer to a sale and to a question about one: neither number
 * decides alone. What stands in no row is unknown.
 */
export const ANSWERS: Readonly<Record<string, readonly [sale: Verdict, question: Verdict]>> = {
  '200/200': ['delivered', 'delivered'],
  '202/202': ['unknown', 'not-yet'],
  // After a sale a field is missing; after a question it is still under way. Only words tell the two apart.
  '400/201': ['unknown', 'not-yet'],
  '400/202': ['refused', 'refused'],
  // Known there, and nothing was begun: sent again under its id only after a second such answer.
  '400/203': ['unknown', 'not-found'],
  '400/400': ['refused', 'unknown'],
  '401/401': ['refused', 'unknown'],
  '404/20': ['unknown', 'not-found'],
  // The id was used: what became of it is asked about.
  '409/201': ['unknown', 'unknown'],
  // The wallet is empty.
  '422/202': ['refused', 'unknown'],
  '500/500': ['unknown', 'unknown'],
  '501/501': ['unknown', 'unknown'],
  '502/503': ['unknown', 'unknown'],
  '503/502': ['unknown', 'unknown'],
};

/** What a pair comes to. */
export function judge(pair: string, asked: 'sale' | 'question'): Verdict {
  const row = Object.hasOwn(ANSWERS, pair) ? ANSWERS[pair] : undefined;
  return row?.[asked === 'sale' ? 0 : 1] ?? 'unknown';
}

/** Why nothing would be sold to anybody else either; which company is down a list of the vendor's own says. */
export function hindranceOf(pair: string): Hindrance | undefined {
  return pair === '422/202' ? 'wallet-empty' : undefined;
}
