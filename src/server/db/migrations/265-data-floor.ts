import { type Kysely, sql } from 'kysely';

/**
 * Which migrations a version has to know to work on this data: those that took something away. A version that knows them all goes on
 * while a newer one adds to it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table data_floor (migration text primary key)`.execute(db);
  await sql`insert into data_floor values ('265-data-floor')`.execute(db);
}
