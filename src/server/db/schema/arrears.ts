import type { Generated } from 'kysely';
import type { StandingName } from '#catalogues/arrears.ts';

/** What an estate lets arrears do from a day on, `YYYY-MM-DD`; the newest version whose day has come holds. Rows only come. */
interface ArrearsPoliciesTable {
  estate_id: number;
  version: number;
  /** JSON text; null: the rule of the specification. */
  rule: string | null;
  from_day: string;
  reason: string;
  set_by: string;
  set_at: Date;
}

/** A meter that may buy until the end of a day, `YYYY-MM-DD`, whatever it owes. */
interface ArrearsExceptionsTable {
  id: Generated<number>;
  estate_id: number;
  meter_number: string;
  until_day: string;
  reason: string;
  given_by: string;
  given_at: Date;
  ended_by: string | null;
  ended_at: Date | null;
}

/** By which order a meter that is stopped has bought on a day: under whose key it was made. */
interface SmallTopupsTable {
  meter_number: string;
  day: string;
  user_id: string;
  idempotency_key: string;
  at: Date;
}

/** How a meter stood when it was judged last. */
interface ArrearsStandingsTable {
  meter_number: string;
  estate_id: number;
  name: StandingName;
  since: Date;
}

/** A change of how a meter stands; `why` is JSON text. Rows only come. */
interface ArrearsChangesTable {
  id: Generated<number>;
  meter_number: string;
  estate_id: number;
  name: StandingName;
  why: string;
  at: Date;
}

/** The tables of what arrears do. */
export interface ArrearsTables {
  arrears_policies: ArrearsPoliciesTable;
  arrears_exceptions: ArrearsExceptionsTable;
  small_topups: SmallTopupsTable;
  arrears_standings: ArrearsStandingsTable;
  arrears_changes: ArrearsChangesTable;
}
