import { sql } from 'kysely';

/**
 * The ids of the orders that an administrator has to know of: paid and without an end, and those that a person has to look at.
 * Each by an index. What was paid otherwise than its order says is in no state of its own.
 */
export const PENDING_ORDERS = sql<string>`(
  select order_id from orders where state in ('captured', 'fulfilling', 'pending', 'refund_due')
  union select order_id from cases where closed_at is null)`;
