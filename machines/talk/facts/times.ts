import type { Token } from '../words/tokens.ts';
import { fact, note, type Search } from './facts.ts';
import { unitValue } from './numbers.ts';

const BEHIND = /^(?:x|times)$/;
const WORDS: Readonly<Record<string, number>> = { twice: 2, thrice: 3 };
const FEW = /^\d{1,2}$/;

/** A small number that no unit and no currency makes something else. */
function few(token: Token | undefined): number | undefined {
  if (token?.kind === 'word') return unitValue(token.word);
  const plain = token?.kind === 'number' && token.suffix === '' && !token.money && FEW.test(token.digits);
  return plain ? token.value : undefined;
}

/** 'x3', in one piece. */
const joined = ({ word }: Token): number | undefined => {
  const [, digits] = /^x(\d{1,2})$/.exec(word) ?? [];
  return digits === undefined ? undefined : Number(digits);
};

/** How often something is wanted: '200 x 3', '3x200', '200 * 3', 'three times', 'twice'. Which side counts is the small one. */
export function findTimes(search: Search): void {
  const { list, text, taken } = search;
  const take = (times: number | undefined, from: number, to: number): boolean => {
    if (times === undefined || taken.slice(from, to).some(Boolean)) return false;
    note(search, fact('times', times, from, to));
    return true;
  };
  for (const [at, token] of list.entries()) {
    const next = list[at + 1];
    if (take(WORDS[token.word] ?? joined(token), at, at + 1)) continue;
    if (BEHIND.test(token.word)) {
      const counted = token.word === 'x' ? few(next) : undefined;
      if (!take(counted, at, at + 2)) take(few(list[at - 1]), at - 1, at + 1);
    } else if (next?.kind === 'number' && /^\s*[×*]\s*$/.test(text.slice(token.end, next.start))) {
      if (!take(few(next), at + 1, at + 2)) take(few(token), at, at + 1);
    }
  }
}
