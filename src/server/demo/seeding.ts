import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { Random } from '../random.ts';

/** What the parts of one seeding share. */
export interface Seeding {
  readonly trx: Transaction<Schema>;
  readonly random: Random;
  readonly now: Date;
  readonly passwordHash: string;
}

/** A morning so many months ago, on a day of that month, UTC. */
export function monthsBefore(now: Date, months: number, day: number): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, day, 8, 30));
}
