import { MONTH_NAMES, WEEKDAYS } from '../vocabulary/calendar.ts';
import { isFiller, isKnown } from '../words/lexicon.ts';
import type { Token } from '../words/tokens.ts';

const isTitled = (token: Token | undefined): boolean => /^\p{Lu}[\p{Ll}']/u.test(token?.raw ?? '');
const isDay = (word: string): boolean => WEEKDAYS.has(word) || MONTH_NAMES.has(word);
const isFree = (word: string): boolean => !isKnown(word) && !isFiller(word) && !isDay(word);

/** True for a day or month that somebody is called: 'Sunday Eze', 'Mrs Blessing Friday'. */
export function isCalledDay(list: readonly Token[], at: number): boolean {
  const token = list[at];
  if (!token || !isDay(token.word) || !isTitled(token)) return false;
  // 'Since Monday' has its capital too: only a name beside it makes it one.
  return [list[at - 1], list[at + 1]].some(
    (beside) => beside !== undefined && beside.kind === 'word' && isTitled(beside) && isFree(beside.word),
  );
}
