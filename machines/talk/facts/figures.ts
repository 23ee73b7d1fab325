import type { Token } from '../words/tokens.ts';
import { counts, namesThing } from './amounts.ts';
import { fact, note, type Search } from './facts.ts';
import { calledAt } from './labels.ts';

/** '6am', '2nd', '4g', '3days': the letters behind the digits say what they are. */
const OWN_UNIT = /^(?:g|gb|gbs|gigs?|mbs?|tb|th|st|nd|rd|months?|mnths?|mths?|mth|days?|hrs?|am|pm|kwh)$/;
/** What does not name the thing that a number before it counts. */
const NO_THING =
  /^(?:for|to|on|of|in|at|and|or|abi|then|but|please|pls|abeg|biko|o|oo|now|sharp|only|instead|not|no|yes|from|with|by|is|na|mtn|glo|airtel|etisalat|airtime|data|light|power|credit|recharge)$/;

/** Two digits at most are how many there are of something, 'last 5 payments'. */
const isCount = ({ list, text }: Search, at: number): boolean => {
  const [token, next] = [list[at], list[at + 1]];
  if (!token || !/^\d{1,2}$/.test(token.digits)) return false;
  if (/^(?:number|option|choice|last|first|page|top)$/.test(list[at - 1]?.word ?? '')) return true;
  if (/^\s?(?:%|x\b)/i.test(text.slice(token.end))) return true;
  return next?.kind === 'word' && !NO_THING.test(next.word) && /^\s*$/.test(text.slice(token.end, next.start));
};

/** '4' and '2' in front of anything are how people write 'for' and 'to'. */
const isWordy = (list: readonly Token[], at: number): boolean =>
  /^[24]$/.test(list[at]?.word ?? '') && at > 0 && at < list.length - 1;

const isCounted = (search: Search, at: number): boolean =>
  OWN_UNIT.test(search.list[at]?.suffix ?? '') ||
  namesThing(search.list, at) ||
  counts(search.list, at + 1) ||
  isCount(search, at) ||
  isWordy(search.list, at);

/** '-500' and '2k50' have digits and are no number; 'sw20981' is what something is called. */
const isOdd = ({ kind, word }: Token): boolean => kind === 'code' && /^\d/.test(word);

/** The numbers that nothing else took: each counts or names something, or is a figure that nobody knows. Comes last. */
export function findFigures(search: Search): void {
  const { list, taken } = search;
  for (const [at, token] of list.entries()) {
    if (taken[at] || (token.kind !== 'number' && token.kind !== 'date' && !isOdd(token))) continue;
    if (isCounted(search, at)) note(search, fact('counted', token.word, at, at + 1));
    else
      note(
        search,
        fact(
          'figure',
          isOdd(token) && /-$/.test(search.text.slice(0, token.start)) ? `-${token.raw}` : token.raw,
          at,
          at + 1,
          { label: calledAt(list, at)?.label ?? null },
        ),
      );
  }
}
