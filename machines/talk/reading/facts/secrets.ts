import type { Token } from '../tokens.ts';
import { WORDS } from '../words.ts';
import { claim, fact, type Search } from './facts.ts';

/** 'My pin is 1234', and '1234 is my pin'. */
const MOST_BETWEEN = 3;
const MOST_DIGITS = 8;

const mayBe = (token: Token | undefined): boolean =>
  token?.kind === 'number' && /^\d+$/.test(token.digits) && token.digits.length <= MOST_DIGITS && !token.money;

/** From the name of a secret in one direction up to the number beside it, or -1. */
function beside(list: readonly Token[], from: number, step: 1 | -1): number {
  for (let at = from + step; Math.abs(at - from) <= MOST_BETWEEN + 1; at += step) {
    if (mayBe(list[at])) return at;
    if (!WORDS.secretsLeads.is(list[at]?.word)) return -1;
  }
  return -1;
}

/** The numbers beside 'cvv', 'pin' and 'otp': they are no amounts, and nothing repeats them. */
export function findSecrets(search: Search): void {
  const { list, taken, said } = search;
  if (!WORDS.secret.mayStand(said) && !WORDS.code.mayStand(said)) return;
  for (const [at, token] of list.entries()) {
    if (!WORDS.secret.is(token.word) && !isCodeSaid(list, at)) continue;
    const behind = beside(list, at, 1);
    const found = behind >= 0 ? behind : beside(list, at, -1);
    if (found < 0 || taken[found]) continue;
    let to = found + 1;
    // '12 34' is one code; '123 500' is a code and something else.
    while (
      behind >= 0 &&
      mayBe(list[to]) &&
      (list[to]?.start ?? 0) - (list[to - 1]?.end ?? 0) <= 1 &&
      isSplit(list, to)
    )
      to += 1;
    claim(search, fact('secret', '', found, to));
  }
}

/** 'The code is 123456' tells what was sent to a phone; 'error code 30' is what a meter shows. */
const isCodeSaid = (list: readonly Token[], at: number): boolean =>
  WORDS.code.is(list[at]?.word) &&
  (WORDS.secretCode.is(list[at - 1]?.word) ||
    (WORDS.says.is(list[at + 1]?.word) && (list[at - 1] === undefined || WORDS.codesOwner.is(list[at - 1]?.word))));

const isSplit = (list: readonly Token[], at: number): boolean =>
  list[at]?.digits.length === list[at - 1]?.digits.length && (list[at]?.digits.length ?? 9) <= 3;

/** Behind dots or stars stand the last digits of something that was hidden. */
export function findHidden(search: Search): void {
  const { list, text, taken, figures } = search;
  if (!figures) return;
  for (const [at, { kind, start }] of list.entries())
    if (
      kind === 'number' &&
      !taken[at] &&
      (/[•*][\s-]?$/.test(text.slice(Math.max(0, start - 2), start)) || /^x{3,}$/.test(list[at - 1]?.word ?? ''))
    )
      claim(search, fact('counted', '', at, at + 1));
}
