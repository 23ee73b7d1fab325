import { type Kysely, sql } from 'kysely';

/** What a service or a fee covers, as the estate says it; null where nobody has. A request for one may say it, too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['services', 'admin_requests']) {
    await sql`alter table ${sql.table(table)} add column description text check (length(description) between 1 and 200)`.execute(
      db,
    );
  }
}
