import { type Kysely, sql } from 'kysely';
import { makeIndexes } from '../lock-light.ts';

export const alone = true;

const UNPAID = `state in ('quoted', 'opened', 'failed', 'abandoned')`;
const UNSETTLED = `state in ('captured', 'fulfilling', 'pending', 'refund_due')`;
const LOOKED_FOR = `${UNPAID} and next_probe_at is not null`;

/** Small indexes of what is due, in place of one of every order there ever was. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await makeIndexes(db, [
    { name: 'orders_settling', on: 'orders (next_probe_at)', where: UNSETTLED },
    { name: 'orders_unpaid', on: 'orders (next_probe_at)', where: LOOKED_FOR },
    { name: 'orders_asked_first', on: 'orders (greatest(updated_at, heard_at) desc)', where: LOOKED_FOR },
    { name: 'orders_claimed', on: 'orders (claimed_until)', where: 'claimed_until is not null' },
  ]);
  await sql`drop index concurrently if exists orders_work`.execute(db);
}
