import { sql, type Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';

/**
 * The estate that has a name, whatever the case of its letters and the blanks between its words: names that are kept have one, and older versions
 * kept some with more. Where several are so, the one that is written like it stands first. Of two that take one name at once the second waits at the
 * index of names, so that whoever looks before they write looks again where that stops them.
 */
export const estateNamed = (trx: Transaction<Schema>, name: string) =>
  trx
    .selectFrom('estates')
    .select(['id', 'name', 'logo'])
    .where(sql<boolean>`lower(regexp_replace(name, '\\s+', ' ', 'g')) = lower(${name})`)
    .orderBy(sql`lower(name) = lower(${name})`, 'desc')
    .orderBy('id');
