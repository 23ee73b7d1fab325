import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Store, Whose } from '#catalogues/personal-data/kept.ts';
import { STORES } from '#catalogues/personal-data/register.ts';
import type { Schema } from '../db/schema.ts';

/**
 * Which rows of a store are a person's, as the register has it. By an e-mail address that they have not confirmed nothing is theirs: anybody signs up with anybody's.
 */
export function theirs({ column, is }: Whose, userId: string): RawBuilder<boolean> {
  if (is === undefined) return sql`${sql.ref(column)} = ${userId}`;
  const [table = '', key = ''] = is.split('.');
  const whose = STORES.find((store) => store.table === table)?.whose;
  if (whose === undefined) throw new Error(`Nobody's rows are found by ${is}.`);
  const proven = is === 'users.email' ? sql`and not email_unproven` : sql``;
  return sql`${sql.ref(column)} in (select ${sql.ref(key)} from ${sql.table(table)} where ${theirs(whose, userId)} ${proven})`;
}

/** What a person is given of a store: the columns that the register gives, the rows in the order of the first of them. */
export async function givenOf(
  db: Kysely<Schema>,
  { table, whose, gives = [], hides }: Store,
  userId: string,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  if (whose === undefined || gives.length === 0) return [];
  const columns = sql.join(
    gives.map((column) =>
      hides?.columns.includes(column)
        ? sql`case when ${sql.ref(hides.where)} then null else ${sql.ref(column)} end as ${sql.ref(column)}`
        : sql.ref(column),
    ),
  );
  const { rows } = await sql<Record<string, unknown>>`
    select ${columns} from ${sql.table(table)} where ${theirs(whose, userId)} order by 1`.execute(db);
  return rows;
}
