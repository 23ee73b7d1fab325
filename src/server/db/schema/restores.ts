import type { Generated, Selectable } from 'kysely';

/**
 * That the data base was put back: it is as it was at `taken_at`, and nothing was written between that and `restored_at`.
 * `next_look_at`: when the provider's book of what came since is read next, null once nothing can come of that time any more;
 * `read_at`: when it was read to its end last; `unread`: why it could not be.
 */
interface RestoresTable {
  id: Generated<number>;
  taken_at: Date;
  restored_at: Date;
  next_look_at: Date | null;
  read_at: Generated<Date | null>;
  unread: Generated<string | null>;
}

/**
 * A payment in the provider's book whose order this data base does not have, since it was put back; kobo. `asking`: the vendors are asked
 * what became of it, next at `next_look_at`; `person`: nobody can say by asking; `delivered`, `back`: there is an order again, which
 * says how it stands. `first_missing_at`: when no vendor knew of it for the first time;
 * `unsold_said_at`: when a person has looked and said that no vendor sold it.
 */
interface ForgottenPaymentsTable {
  order_id: string;
  provider: string;
  reference: string;
  amount_kobo: number;
  captured_at: Date;
  found_at: Date;
  state: 'asking' | 'person' | 'delivered' | 'back';
  reason: string;
  first_missing_at: Generated<Date | null>;
  unsold_said_at: Generated<Date | null>;
  next_look_at: Date | null;
}

/** A payment whose order was forgotten. */
export type ForgottenPayment = Selectable<ForgottenPaymentsTable>;

/** The tables about a data base that was put back. */
export interface RestoresTables {
  restores: RestoresTable;
  forgotten_payments: ForgottenPaymentsTable;
}
