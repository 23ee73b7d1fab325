import { type Kysely, sql } from 'kysely';

/** That something was heard of an order while somebody had it: who has it may not put its next look off. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column look_again boolean not null default false`.execute(db);
}
