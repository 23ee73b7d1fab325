import type { Transaction } from 'kysely';
import { dayInLagos } from '#machines/kit/writing/format.ts';
import type { Schema } from '../db/schema.ts';
import type { Random } from '../random.ts';

/** What the parts of one seeding share. */
export interface Seeding {
  readonly trx: Transaction<Schema>;
  readonly random: Random;
  readonly now: Date;
  readonly passwordHash: string;
}

/** A morning so many months before the one that it is in Lagos, on a day of that month. */
export function monthsBefore(now: Date, months: number, day: number): Date {
  const [year = 0, month = 0] = dayInLagos(now).split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - months, day, 8, 30));
}
