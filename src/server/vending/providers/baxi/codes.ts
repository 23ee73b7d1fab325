import type { Hindrance } from '../../port.ts';

/** What a code of Baxi comes to. */
type Verdict = 'refused' | 'unknown' | 'not-found';
type Row = readonly [sale: Verdict, question: Verdict];

/** Nothing was begun: keys, the account, or what was asked for are not right. That a question was refused says nothing of the sale. */
const NOT_BEGUN: Row = ['refused', 'unknown'];
const OPEN: Row = ['unknown', 'unknown'];
const NEVER_HEARD_OF: Row = ['unknown', 'not-found'];

/**
 * Every code that the vendor's customers list, in answer to a sale and to a question about one. What stands in no row is unknown,
 * and so is every error whose words leave it open whether the company was reached.
 */
export const CODES: Readonly<Record<string, Row>> = {
  BX0001: OPEN,
  BX0002: NEVER_HEARD_OF,
  BX0003: NOT_BEGUN,
  BX0004: NOT_BEGUN,
  BX0005: NOT_BEGUN,
  BX0006: NOT_BEGUN,
  BX0007: NOT_BEGUN,
  BX0008: NOT_BEGUN,
  BX0009: NOT_BEGUN,
  BX0010: NOT_BEGUN,
  BX0011: NOT_BEGUN,
  BX0012: NOT_BEGUN,
  BX0013: NOT_BEGUN,
  BX0014: NOT_BEGUN,
  BX0015: NOT_BEGUN,
  BX0016: NOT_BEGUN,
  BX0017: OPEN,
  BX0018: OPEN,
  BX0019: OPEN,
  // 'An error occurred': asked about, because it may have occurred at any time.
  BX0020: OPEN,
  BX0021: OPEN,
  BX0022: OPEN,
  // The reference was used.
  BX0023: OPEN,
  BX0024: OPEN,
  BX0025: NOT_BEGUN,
  BX0026: NOT_BEGUN,
  PROG0001: OPEN,
  PROG0002: OPEN,
  PROG0003: OPEN,
  SEC00001: NOT_BEGUN,
  SEC00002: NOT_BEGUN,
  SEC00003: NOT_BEGUN,
  SEC00004: NOT_BEGUN,
  SEC00005: NOT_BEGUN,
  SEC00100: OPEN,
  EXC00001: OPEN,
  EXC00102: NOT_BEGUN,
  EXC00103: OPEN,
  EXC00105: OPEN,
  EXC00107: OPEN,
  EXC00109: OPEN,
  EXC00112: NEVER_HEARD_OF,
  // Taken back by the company; only of a sale that is asked about is it certain which one is meant.
  EXC00113: ['unknown', 'refused'],
  EXC00114: OPEN,
  EXC00115: OPEN,
  EXC00116: OPEN,
  EXC00117: OPEN,
  EXC00118: NOT_BEGUN,
  EXC00119: NOT_BEGUN,
  EXC00123: NOT_BEGUN,
  EXC00124: OPEN,
  EXC00125: NOT_BEGUN,
  EXC00126: OPEN,
  EXC00127: NOT_BEGUN,
  EXC00130: NOT_BEGUN,
  EXC00131: NOT_BEGUN,
  EXC00144: OPEN,
  UNK0001: OPEN,
};

/** What a code that is no success comes to. */
export function judge(code: string, asked: 'sale' | 'question'): Verdict {
  const row = Object.hasOwn(CODES, code) ? CODES[code] : undefined;
  return row?.[asked === 'sale' ? 0 : 1] ?? 'unknown';
}

const HINDRANCES: Readonly<Record<string, Hindrance>> = {
  EXC00102: 'wallet-empty',
  // The service is not active, or blocked.
  EXC00103: 'down',
  EXC00109: 'down',
};

/** Why nothing of it would be sold to anybody else either; undefined: a code says nothing of that. */
export function hindranceOf(code: string | null): Hindrance | undefined {
  return code !== null && Object.hasOwn(HINDRANCES, code) ? HINDRANCES[code] : undefined;
}
