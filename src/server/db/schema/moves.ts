import type { Generated } from 'kysely';

/**
 * Somebody came to a meter or left it. Rows of whoever had come before this was written down are missing. The kobo columns say what the
 * house left behind when an administrator had somebody move out; null elsewhere.
 */
export interface MeterMovesTable {
  id: Generated<number>;
  estate_id: number;
  meter_number: string;
  user_id: string;
  way: 'in' | 'out';
  /** The day in Lagos on which it was. */
  day: string;
  /** Where it stands among the lines of the statement. */
  stands_at: Date;
  /** When it was written down. */
  at: Date;
  /** Null: somebody who was not signed in. */
  made_by: string | null;
  /** Of an `in`: since when the account may see what stands on the meter; null: not yet. */
  settled_at: Date | null;
  /** Of an `out`: may read the statement of the meter up to it. */
  may_read: Generated<boolean>;
  /** Of their time: owed at the end of the day, and still when it was written down. */
  owed_kobo: number | null;
  credit_kobo: number | null;
  /** All of that, or 0. */
  written_off_kobo: number | null;
  reason: string | null;
  /** The posting that wrote it off. */
  transaction_id: string | null;
}

/** Whom an estate did not let in to a meter; the meter may be deleted since. */
interface RefusedResidentsTable {
  id: Generated<number>;
  estate_id: number;
  user_id: string;
  meter_number: string;
  reason: string;
  refused_by: string;
  at: Date;
}

/** The tables of moves. */
export interface MovesTables {
  meter_moves: MeterMovesTable;
  refused_residents: RefusedResidentsTable;
}
