import { type Kysely, sql } from 'kysely';
import type { Schema } from '../db/schema.ts';

/** Nothing in the queue is set further ahead than this: what is was written by a clock that was wrong. */
const FURTHEST = sql.lit('5 minutes');

/**
 * Take back times of the queue that a clock which was ahead has written. Jobs would wait for them, and those of a process that
 * died would not be missed, for as long as that clock was ahead.
 */
export async function pullBack(db: Kysely<Schema>): Promise<void> {
  const ahead = (column: string) => sql`${sql.ref(column)} > now() + ${FURTHEST}::interval`;
  await sql`update pgboss.job set start_after = now()
    where state < 'active' and ${ahead('start_after')}`.execute(db);
  await sql`update pgboss.job set started_on = least(started_on, now()), heartbeat_on = least(heartbeat_on, now())
    where state = 'active' and (${ahead('started_on')} or ${ahead('heartbeat_on')})`.execute(db);
  for (const column of ['monitor_claim_on', 'monitor_on', 'maintain_on']) {
    await sql`update pgboss.queue set ${sql.ref(column)} = null where ${ahead(column)}`.execute(db);
  }
  await sql`update pgboss.version set monitor_backoff_on = null
    where monitor_backoff_on > now() + interval '15 minutes'`.execute(db);
}
