import { type Kysely, sql } from 'kysely';

/** The convenience fee of each provider of the storefront. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table provider_fees (
      provider text primary key,
      fee_kobo bigint not null check (fee_kobo >= 0),
      updated_at timestamptz not null
    )`.execute(db);
}
