import { randomBytes, randomUUID } from 'node:crypto';
import { ORDER_SIGN_COUNT, ORDER_SIGNS } from '#catalogues/order-ids.ts';
import { TOKEN_BITS } from '#catalogues/tokens.ts';
import { tokenOfClass } from '#machines/kit/tokens.ts';

/** Where ids and secrets come from; tests give their own. */
export interface Random {
  uuid(): string;
  bytes(count: number): Uint8Array;
  /** What follows the prefix of an order id: 16 of its signs, the first a digit. */
  orderSuffix(): string;
}

/** The system's own source of randomness. */
export const systemRandom: Random = {
  uuid: () => randomUUID(),
  bytes: (count) => randomBytes(count),
  orderSuffix: () => {
    const others = Array.from(randomBytes(ORDER_SIGN_COUNT - 1), (byte) => ORDER_SIGNS.charAt(byte & 31));
    return randomDigits(systemRandom, 1) + others.join('');
  },
};

/** A token of 20 digits as a vendor makes them, that no meter takes: the digits tell its class, and the rest is drawn by lot. */
export function randomToken(random: Pick<Random, 'bytes'>, of: 'credit' | 'setting'): string {
  const bits = random.bytes(Math.ceil(TOKEN_BITS / 8)).reduce((number, byte) => (number << 8n) | BigInt(byte), 0n);
  return tokenOfClass(bits, of);
}

/** So many decimal digits, each with the same chance. */
export function randomDigits(random: Pick<Random, 'bytes'>, count: number): string {
  let digits = '';
  while (digits.length < count) {
    // 250 is the last multiple of ten that a byte can pass: beyond it 0 to 5 would come more often.
    for (const byte of random.bytes(32)) if (byte < 250) digits += byte % 10;
  }
  return digits.slice(0, count);
}
