import type { Hindrance } from '../../port.ts';

/** What a code or a status of VTpass comes to; `by-status`: it says nothing without the status beside it. */
export type Verdict = 'delivered' | 'refused' | 'unknown' | 'not-found' | 'try-later' | 'by-status';

/**
 * Every code of the vendor's pages, and those that only its customers know: what it means in answer to a sale, and to a question
 * about one. That a question was refused says nothing of the sale. What stands in no row is unknown.
 */
export const CODES: Readonly<Record<string, readonly [sale: Verdict, question: Verdict]>> = {
  // There is a transaction: its status decides.
  '000': ['by-status', 'by-status'],
  '001': ['by-status', 'by-status'],
  '044': ['by-status', 'by-status'],
  // Under way.
  '089': ['unknown', 'unknown'],
  '099': ['unknown', 'unknown'],
  // Over, and nothing was sold.
  '016': ['refused', 'refused'],
  '040': ['refused', 'refused'],
  '091': ['refused', 'refused'],
  // No transaction was made.
  '010': ['refused', 'unknown'],
  '011': ['refused', 'unknown'],
  '012': ['refused', 'unknown'],
  '013': ['refused', 'unknown'],
  '017': ['refused', 'unknown'],
  '018': ['refused', 'unknown'],
  '021': ['refused', 'unknown'],
  '022': ['refused', 'unknown'],
  '023': ['refused', 'unknown'],
  '024': ['refused', 'unknown'],
  '025': ['refused', 'unknown'],
  '026': ['refused', 'unknown'],
  '027': ['refused', 'unknown'],
  '028': ['refused', 'unknown'],
  '031': ['refused', 'unknown'],
  '032': ['refused', 'unknown'],
  '034': ['refused', 'unknown'],
  '035': ['refused', 'unknown'],
  '087': ['refused', 'unknown'],
  // The id was used: what became of it is asked about.
  '014': ['unknown', 'unknown'],
  // Alike to a sale of the last 30 seconds; sent again under the same id, once the books know nothing of it.
  '019': ['try-later', 'unknown'],
  '030': ['try-later', 'unknown'],
  // An id of another day in Lagos: the first of two sends before midnight may have arrived.
  '085': ['unknown', 'unknown'],
  '015': ['unknown', 'not-found'],
  '020': ['unknown', 'unknown'],
  '083': ['unknown', 'unknown'],
};

/** Every status that a transaction may have, on newer and older pages. */
const STATUSES: Readonly<Record<string, Verdict>> = {
  delivered: 'delivered',
  failed: 'refused',
  reversed: 'refused',
  initiated: 'unknown',
  pending: 'unknown',
  resolved: 'unknown',
};

/** What an answer comes to. A code and a status that contradict each other are unknown. */
export function judge(code: string, status: string | null, asked: 'sale' | 'question'): Exclude<Verdict, 'by-status'> {
  const row = Object.hasOwn(CODES, code) ? CODES[code] : undefined;
  const byCode = row?.[asked === 'sale' ? 0 : 1] ?? 'unknown';
  const byStatus = status === null || !Object.hasOwn(STATUSES, status) ? undefined : STATUSES[status];
  if (byCode === 'by-status') return byStatus === undefined || byStatus === 'by-status' ? 'unknown' : byStatus;
  return status === null || byStatus === byCode ? byCode : 'unknown';
}

const HINDRANCES: Readonly<Record<string, Hindrance>> = {
  // The wallet cannot pay for it.
  '018': 'wallet-empty',
  // The company cannot be reached; the service is suspended, or off.
  '030': 'down',
  '034': 'down',
  '035': 'down',
};

/** Why nothing of it would be sold to anybody else either; undefined: a code says nothing of that. */
export function hindranceOf(code: string | null): Hindrance | undefined {
  return code !== null && Object.hasOwn(HINDRANCES, code) ? HINDRANCES[code] : undefined;
}
