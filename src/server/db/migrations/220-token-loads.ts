import { type Kysely, sql } from 'kysely';

/** Which tokens their buyer has typed into the meter, each by its digits; one that was ticked by mistake goes again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table token_loads (
      order_id text not null references tokens (order_id),
      digits text not null check (digits ~ '^[0-9]{20}$'),
      loaded_at timestamptz not null,
      primary key (order_id, digits)
    )
  `.execute(db);
}
