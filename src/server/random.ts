import { randomBytes, randomUUID } from 'node:crypto';

/** Where ids and secrets come from; tests give their own. */
export interface Random {
  uuid(): string;
  bytes(count: number): Uint8Array;
  /** What follows the prefix of an order id: 16 of 0-9 and A-Z. */
  orderSuffix(): string;
}

// 32 signs, so that a byte's low five bits choose each with the same chance; without I, L, O and U, which are misread.
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The system's own source of randomness. */
export const systemRandom: Random = {
  uuid: () => randomUUID(),
  bytes: (count) => randomBytes(count),
  orderSuffix: () => Array.from(randomBytes(16), (byte) => SIGNS.charAt(byte & 31)).join(''),
};

/** So many decimal digits, each with the same chance. */
export function randomDigits(random: Pick<Random, 'bytes'>, count: number): string {
  let digits = '';
  while (digits.length < count) {
    // 250 is the last multiple of ten that a byte can pass: beyond it 0 to 5 would come more often.
    for (const byte of random.bytes(32)) if (byte < 250) digits += byte % 10;
  }
  return digits.slice(0, count);
}
