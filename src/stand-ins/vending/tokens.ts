import { randomBytes } from 'node:crypto';
import { z } from 'zod';

/** What a token does to a meter. A key change is a set of two or three, loaded in the order in which it is given. */
export const tokenKind = z.enum(['credit', 'bonus', 'key change', 'reset', 'configure']);
export type TokenKind = z.output<typeof tokenKind>;

/** A token as a keypad takes it. */
export const tokenRow = z.object({ kind: tokenKind, digits: z.string().regex(/^\d{20}$/) });
export type Token = z.output<typeof tokenRow>;

/** STS: the two bits that no key hides. 0 transfers credit, 2 manages one meter. */
const CLASSES: Readonly<Record<TokenKind, bigint>> = {
  credit: 0n,
  bonus: 0n,
  'key change': 2n,
  reset: 2n,
  configure: 2n,
};
const CLASS_AT = 27n;
const ALL_BITS = 2n ** 66n - 1n;

/** A token made up: 20 digits of a number of 66 bits, whose class bits are those of its kind. */
export function drawToken(kind: TokenKind): Token {
  const drawn = BigInt(`0x${randomBytes(9).toString('hex')}`) & ALL_BITS;
  const number = (drawn & ~(3n << CLASS_AT)) | (CLASSES[kind] << CLASS_AT);
  return { kind, digits: number.toString().padStart(20, '0') };
}

/** `2636-2054-0598-2757-8020`, as some vendors write a token. */
export const dashed = (digits: string): string => (digits.match(/\d{4}/g) ?? []).join('-');
