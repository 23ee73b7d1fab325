import { saidOf } from '../pattern.ts';
import { pieceAt, type Token } from '../tokens.ts';
import { WORDS } from '../words.ts';
import type { Label } from './facts.ts';

/** The names of numbers. 'Number' and the like may stand behind any of them, or alone. */
const NAMES = ['smartcard', 'meterNumber', 'account', 'phone'] as const satisfies readonly Label[];
const MOST_BEFORE = 4;

/** What a number is called, and whether that can mean nothing but a number: 'meter number 4501', not 'my meter 4501'. */
export interface Called {
  readonly label: Label;
  readonly explicit: boolean;
}

/** What the number at a place is called by the words before it, or null. */
export function calledAt(list: readonly Token[], at: number): Called | null {
  let numbered = false;
  let aimed = false;
  for (let before = at - 1; before >= Math.max(0, at - MOST_BEFORE); before--) {
    const word = list[before]?.word ?? '';
    const label = NAMES.find(
      (name) => WORDS[name].is(word) || WORDS[name].covers(saidOf([pieceAt(list, before - 1)?.word ?? '', word])),
    );
    if (label !== undefined) return { label, explicit: numbered || aimed };
    if (WORDS.number.is(word)) numbered = true;
    else if (WORDS.leads.is(word)) aimed ||= WORDS.says.is(word);
    else break;
  }
  if (WORDS.for.is(pieceAt(list, at - 1)?.word)) return { label: 'number', explicit: false };
  return numbered ? { label: 'number', explicit: false } : null;
}

/** A round number is rather money, wherever it stands: 'my meter 5000'. */
const isRound = (digits: string): boolean => digits.endsWith('00');

const LEAST_UNNAMED = 5;

/** True where a number is what it is called, rather than money for it. */
export function isCalledSo(called: Called | null, digits: string): called is Called {
  if (called === null) return false;
  return (called.explicit && digits.length > 2) || (digits.length >= LEAST_UNNAMED && !isRound(digits));
}
