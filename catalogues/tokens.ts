/**
 * What a token may be for, in the order in which a meter is to take them (IEC 62055-41): a new key comes before anything that
 * was made with it, what sets the meter up before what loads it.
 */
export const TOKEN_KINDS = ['key-change', 'reset', 'configure', 'credit', 'bonus'] as const;

/** What one token of a delivery is for. */
export type TokenKind = (typeof TOKEN_KINDS)[number];

/** One token of a delivery: what it is for, and its 20 digits without spaces. */
export interface Token {
  readonly kind: TokenKind;
  readonly digits: string;
}

/** The 20 digits are one number of 66 bits. */
export const TOKEN_BITS = 66;

/** The class stands in the clear at the bits 28 and 27 of that number (IEC 62055-41, 6.5.2). */
export const CLASS_BITS = { from: 27n, mask: 3n } as const;

/** What a token of each class does; by the class alone a new key cannot be told from other settings. */
export const TOKEN_CLASSES = ['credit', 'test', 'setting', 'reserved'] as const;

/** What 20 digits are, as far as they tell without any key; `impossible`: no meter takes such a number. */
export type TokenReading = (typeof TOKEN_CLASSES)[number] | 'impossible';

/** Minutes in which all tokens of a new key have to be typed in. */
export const KEY_CHANGE_MINUTES = 10;
