import { TOKEN_DIGITS } from '#catalogues/limits.ts';
import { TOKEN_SENTENCES } from '#catalogues/sentences/tokens.ts';
import {
  CLASS_BITS,
  TOKEN_BITS,
  TOKEN_CLASSES,
  TOKEN_KINDS,
  type Token,
  type TokenReading,
} from '#catalogues/tokens.ts';
import { formatToken } from './writing/format.ts';

/** Reads 20 digits, without spaces. Which meter they are for, and how much they load, is encrypted. */
export function readToken(digits: string): TokenReading {
  if (digits.length !== TOKEN_DIGITS) return 'impossible';
  const number = BigInt(digits);
  if (number >> BigInt(TOKEN_BITS) !== 0n) return 'impossible';
  return TOKEN_CLASSES[Number((number >> CLASS_BITS.from) & CLASS_BITS.mask)] ?? 'impossible';
}

/** The 20 digits of a token of this class, of any 66 bits; those of the class are set. */
export function tokenOfClass(bits: bigint, of: (typeof TOKEN_CLASSES)[number]): string {
  const others = BigInt.asUintN(TOKEN_BITS, bits) & ~(CLASS_BITS.mask << CLASS_BITS.from);
  const number = others | (BigInt(TOKEN_CLASSES.indexOf(of)) << CLASS_BITS.from);
  return number.toString().padStart(TOKEN_DIGITS, '0');
}

/** Tokens in the order in which a meter is to take them; those of one kind stay as the vendor gave them. */
export function inLoadingOrder(tokens: readonly Token[]): readonly Token[] {
  return TOKEN_KINDS.flatMap((kind) => tokens.filter((token) => token.kind === kind));
}

/** A token as it is shown: what it is for, its place among several, its digits. */
export interface LabelledToken {
  readonly label: string;
  readonly digits: string;
}

/** Tokens in the order of loading, each told from the others; `units`, kWh, are those of the one that loads them. */
export function labelled(tokens: readonly Token[], units: string | undefined): readonly LabelledToken[] {
  return tokens.map(({ kind, digits }, at) => {
    const word = TOKEN_SENTENCES.kinds[kind];
    if (kind === 'credit') return { label: units === undefined ? word : TOKEN_SENTENCES.power(units), digits };
    const of = tokens.filter((token) => token.kind === kind).length;
    const place = tokens.slice(0, at + 1).filter((token) => token.kind === kind).length;
    return { label: of === 1 ? word : TOKEN_SENTENCES.nth(word, place, of), digits };
  });
}

/** How several tokens are typed in. */
export function howToLoad(tokens: readonly Token[]): string {
  const says = tokens.some(({ kind }) => kind === 'key-change') ? TOKEN_SENTENCES.newKey : TOKEN_SENTENCES.inOrder;
  return says(tokens.length);
}

/** What is said when they are there; one token alone is said otherwise. */
export function paidWith(how: string | undefined, alone: string): string {
  return how === undefined ? alone : TOKEN_SENTENCES.paid(how);
}

/** Tokens as lines of plain text; one alone needs no label. */
export function tokenLines(tokens: readonly Token[], units: string | undefined): readonly string[] {
  if (tokens.length < 2) return tokens.map(({ digits }) => formatToken(digits));
  return linesOf(labelled(tokens, units));
}

/** Each under its label. */
export const linesOf = (tokens: readonly LabelledToken[]): readonly string[] =>
  tokens.flatMap(({ label, digits }) => [`${label}:`, formatToken(digits)]);
