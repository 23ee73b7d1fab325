import { ORDER_SIGN_COUNT, ORDER_SIGNS } from '#catalogues/order-ids.ts';
import type { Random } from '#src/server/random.ts';

/** Randomness that a seed gives back exactly (mulberry32). */
export interface Dice {
  /** 0 up to, not including, `below`. */
  whole(below: number): number;
  chance(of: number): boolean;
  pick<T>(from: readonly T[]): T;
}

export function dice(seed: number): Dice {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (below: number) => Math.floor(next() * below);
  return {
    whole,
    chance: (of) => next() < of,
    pick: (from) => {
      const one = from[whole(from.length)];
      if (one === undefined) throw new Error('Nothing to pick from.');
      return one;
    },
  };
}

/** The server's randomness, from dice. */
export function seededRandom(from: Dice): Random {
  const hex = (count: number) => Array.from({ length: count }, () => from.whole(16).toString(16)).join('');
  return {
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`,
    bytes: (count) => Uint8Array.from({ length: count }, () => from.whole(256)),
    orderSuffix: () =>
      Array.from({ length: ORDER_SIGN_COUNT }, (_, at) => ORDER_SIGNS.charAt(from.whole(at === 0 ? 10 : 32))).join(''),
  };
}
