import type { Generated } from 'kysely';
import type { ApprovalKind, ApprovalState } from '#catalogues/approvals.ts';

/**
 * What one administrator asked for and another one has to agree to; kobo. `subject` is the meter, the order or the estate, `part` the
 * service payment or the key of the refund. One of a kind waits for each of them. What the request says is never changed, how it stands is.
 */
interface ApprovalsTable {
  id: Generated<number>;
  /** Null: the platform's. */
  estate_id: number | null;
  kind: ApprovalKind;
  subject: string;
  part: Generated<string>;
  /** By how much a balance moves, or what is refunded; null of a limit. */
  amount_kobo: number | null;
  /** Balances in the sign of the dashboards; a limit of null is none. */
  before_kobo: number | null;
  after_kobo: number | null;
  /** Of a refund: the how many-eth account of its payer; null: none was given. */
  account: number | null;
  reason: string;
  asked_by: string;
  asked_at: Date;
  /** When it ends by itself; of an agreed refund, until when it may be paid. */
  until: Date;
  /** One that nobody answered stays `waiting` beyond its time, until it is asked for anew. */
  state: Generated<ApprovalState>;
  ended_by: Generated<string | null>;
  ended_at: Generated<Date | null>;
  ended_because: Generated<string | null>;
  /** When the refund that it agrees to was recorded as paid. */
  used_at: Generated<Date | null>;
}

/** The table of what two people do. */
export interface ApprovalsTables {
  approvals: ApprovalsTable;
}
