import { TOKEN_DIGITS } from '#catalogues/limits.ts';
import type { Token, TokenKind } from '#catalogues/tokens.ts';
import { readToken } from '#machines/kit/tokens.ts';
import { textTold } from '../told.ts';
import type { Delivered } from './port.ts';

/** kWh of a vendor's, `79.9 kWh` or a number, with two decimals; null where there are none. */
export function unitsTold(value: unknown): string | null {
  const read = /^(\d+(?:\.\d+)?)\s*(?:kwh)?$/i.exec(textTold(value)?.replaceAll(',', '') ?? '');
  return read === null ? null : Number(read[1]).toFixed(2);
}

/** A piece of text in which tokens stand, and what they are for by the name of its field; null: the field says nothing of it. */
export interface TokenText {
  readonly kind: TokenKind | null;
  readonly text: unknown;
}

/**
 * The tokens that a vendor gave, in whatever spelling: the one that loads units, and the others. Null where none loads any. Fields
 * that name a kind come first. What has no name is told by its class; of several that load units the first is the credit, the next
 * ones are bonuses.
 */
export function tokensTold(texts: readonly TokenText[]): Pick<Delivered, 'token' | 'otherTokens'> | null {
  const named = [...texts].sort((a, b) => Number(a.kind === null) - Number(b.kind === null));
  const found = new Map<string, TokenKind | null>();
  for (const { kind, text } of named)
    for (const each of tokensIn(text)) if (!found.has(each.digits)) found.set(each.digits, kind ?? each.kind);
  const tokens: Token[] = [];
  let token: string | null = null;
  for (const [digits, kind] of found) {
    const is = kindOf(digits, kind);
    if (is === null) return null;
    if (is !== 'credit') tokens.push({ kind: is, digits });
    else if (token === null) token = digits;
    else tokens.push({ kind: 'bonus', digits });
  }
  if (token !== null) return { token, otherTokens: tokens };
  // One alone is what was bought, whatever it looks like.
  const [only] = [...found];
  return only !== undefined && found.size === 1 && only[1] === null ? { token: only[0], otherTokens: [] } : null;
}

/** What a token is for; null: it is none that any meter was ever sold. Only what has no name of its own is told by its class. */
function kindOf(digits: string, named: TokenKind | null): TokenKind | null {
  const reading = readToken(digits);
  if (reading === 'impossible') return null;
  return named ?? (reading === 'setting' ? 'key-change' : 'credit');
}

/** The words before a token that say what it is for, as vendors write them into one text. */
const WORDS: readonly (readonly [RegExp, TokenKind])[] = [
  [/bonus|bsst|fbe/i, 'bonus'],
  [/kct|key\s*change/i, 'key-change'],
  [/reset/i, 'reset'],
  [/config/i, 'configure'],
];

/** A number beside a token, an amount or units, makes a run that is no multiple of it. */
const IN_ONE_PIECE = /(?<!\d)(?:\d{20})+(?!\d)/g;

/** All runs of 20 digits, or of several times 20, with blanks and hyphens in them. Of another run only what stands as 20 in one piece is a token. */
function tokensIn(told: unknown): { readonly digits: string; readonly kind: TokenKind | null }[] {
  const text = textTold(told) ?? '';
  let before = 0;
  return [...text.matchAll(/\d(?:[ -]?\d)*/g)].flatMap((run) => {
    const all = run[0].replaceAll(/\D/g, '');
    const digits = all.length % TOKEN_DIGITS === 0 ? all : (run[0].match(IN_ONE_PIECE) ?? []).join('');
    const words = text.slice(before, run.index);
    if (digits === '') return [];
    before = run.index + run[0].length;
    const kind = WORDS.find(([word]) => word.test(words))?.[1] ?? null;
    return Array.from({ length: digits.length / TOKEN_DIGITS }, (_, at) => ({
      digits: digits.slice(at * TOKEN_DIGITS, (at + 1) * TOKEN_DIGITS),
      kind,
    }));
  });
}
