import { type RawBuilder, sql } from 'kysely';

/** The words of a text that may be an address, 'House 12, Palm Close': letters and digits alone, so that none of it is a pattern. */
export const wordsOfHouse = (text: string): readonly string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** True of a text in which a house may be named: words with a number among them, 'Block C flat 4'. */
export const mayBeHouse = (text: string): boolean => /\p{L}/u.test(text) && /\p{N}/u.test(text) && !text.includes('@');

/** True where the address of a meter has all of some words, each whole: 'House 1' is not 'House 12'. */
export const atHouse = (words: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(
    words.map((word) => sql`meters.house_address ~* ${`\\m${word}\\M`}`),
    sql` and `,
  )})`;
