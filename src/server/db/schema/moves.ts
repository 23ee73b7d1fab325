import type { Generated } from 'kysely';
import type { UsersTable } from './accounts.ts';

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
  /** Of an `out`: whoever leads the household has taken them out of it. */
  taken_out: Generated<boolean>;
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

/** Who was named to lead the household of a meter; it holds while they are on it. */
interface HouseholdHeadsTable {
  meter_number: string;
  estate_id: number;
  user_id: string;
  named_by: string;
  named_at: Date;
}

/** Somebody who was invited by mail to sign up with a meter. `ended_at`: taken back, or another took its place. */
interface HouseholdInvitationsTable {
  id: Generated<number>;
  estate_id: number;
  meter_number: string;
  /** In small letters. */
  email: string;
  invited_by: string;
  created_at: Date;
  expires_at: Date;
  ended_at: Date | null;
}

/**
 * A meter that somebody holds beside the one in use, as it stands for them, or has held. A row of the one in use says its name alone: how it
 * stands is on the account.
 */
export interface HeldMetersTable {
  id: Generated<number>;
  user_id: string;
  meter_number: string;
  estate_id: number;
  /** In their own words; they alone read it. */
  name: string | null;
  status: UsersTable['status'];
  is_verified: boolean;
  link_awaited: boolean;
  added_at: Date;
  ended_at: Date | null;
  ended_as: 'given-up' | 'refused' | 'moved-out' | 'taken-out' | null;
}

/** A view: everybody on each meter that they hold, with how it stands for them there; those on none, once. It is read and not locked. */
interface ResidencesView
  extends Omit<
    UsersTable,
    | 'password_hash'
    | 'email_unproven'
    | 'language'
    | 'learning_agreed_at'
    | 'password_guessable'
    | 'deletion_asked_at'
    | 'locked_at'
    | 'locked_by_platform'
    | 'deleted_at'
  > {
  /** It is the meter in use. */
  in_use: boolean;
}

/** The tables of moves, and of who lives together. */
export interface MovesTables {
  held_meters: HeldMetersTable;
  residences: ResidencesView;
  meter_moves: MeterMovesTable;
  refused_residents: RefusedResidentsTable;
  household_heads: HouseholdHeadsTable;
  household_invitations: HouseholdInvitationsTable;
}
