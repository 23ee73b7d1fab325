import { ESTATE_DATA } from './estates.ts';
import type { PersonalData, Store } from './kept.ts';
import { MONEY_DATA } from './money.ts';
import { OWN_DATA } from './own.ts';
import { WRITTEN_DATA } from './written.ts';

/**
 * What is kept of people, what for, how long, and in which columns of which tables: what the privacy page says, what is deleted by itself,
 * what somebody who asks is given, and what a deleted account takes along are all made from it.
 */
export const REGISTER: readonly PersonalData[] = [...OWN_DATA, ...MONEY_DATA, ...WRITTEN_DATA, ...ESTATE_DATA];

/** A table whose rows are deleted so many days after a moment of theirs. */
export interface Retained {
  readonly table: string;
  readonly after: string;
  readonly days: number;
}

/** Every table whose rows are deleted by themselves, and when. */
export const RETAINED: readonly Retained[] = REGISTER.flatMap(({ kept, stores }) =>
  'days' in kept ? stores.map(({ table }) => ({ table, after: kept.after, days: kept.days })) : [],
);

/** Every place where something about people stands. */
export const STORES: readonly Store[] = REGISTER.flatMap(({ stores }) => stores);
