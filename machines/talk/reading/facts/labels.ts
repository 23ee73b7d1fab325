import { READING_PHRASES } from '#catalogues/lexicon/phrases/reading.ts';
import { whole } from '../phrases.ts';
import type { Token } from '../tokens.ts';
import type { Label } from './facts.ts';

const CALLED: readonly [Label, RegExp][] = [
  ['smartcard', /^(?:smart-?cards?|smatcard|iuc|decoder)$/],
  ['meterNumber', /^(?:met(?:er|re)s?|mita|mtr)$/],
  ['account', /^(?:accounts?|acct|customer)$/],
  ['phone', /^(?:phones?|mobile|fone|fon|line|tel|telephone|gsm|sim)$/],
];
/** 'Number' and the like, which may stand behind any of the names, or alone. */
const NUMBER = whole(READING_PHRASES.number);
/** What may stand between a name and its number. */
const LEADS = whole(READING_PHRASES.leads);
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
    const card = word === 'card' && list[before - 1]?.word === 'smart';
    const label = card ? 'smartcard' : CALLED.find(([, pattern]) => pattern.test(word))?.[0];
    if (label !== undefined) return { label, explicit: numbered || aimed };
    if (NUMBER.test(word)) numbered = true;
    else if (LEADS.test(word)) aimed ||= word === 'is' || word === 'na';
    else break;
  }
  if (list[at - 1]?.word === 'for') return { label: 'number', explicit: false };
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
