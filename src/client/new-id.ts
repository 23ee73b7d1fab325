const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEF';

/**
 * An id by which alone a visitor's order is opened: 160 bits of the system's chance, where a UUID has 122. Of letters alone, so that nobody takes a part of
 * it for the number of a card.
 */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => LETTERS.charAt(byte % LETTERS.length)).join('');
