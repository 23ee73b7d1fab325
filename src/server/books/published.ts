import type { Kysely } from 'kysely';
import type { Published } from '#catalogues/books.ts';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { BOOKS } from '#catalogues/sentences/estate/books.ts';
import { writeAudit } from '../audit.ts';
import type { Schema } from '../db/schema.ts';
import type { CallTaken } from '../http/handlers.ts';
import type { BooksReading } from './books.ts';
import type { By } from './spendings.ts';

/** What an estate shows to its residents. */
export async function publishedBy(db: Kysely<Schema>, estateId: number): Promise<readonly Published[]> {
  const rows = await db.selectFrom('published').select('what').where('estate_id', '=', estateId).execute();
  return rows.map(({ what }) => what);
}

/** Show something to the residents, or show it no more. What is so already stays so, and is written down once. */
export function publish(
  { db, clock }: BooksReading,
  { estate, id: actor }: By,
  { what, wanted }: CallTaken<'publish'>,
): Promise<CallAnswer<'publish'>> {
  const at = clock();
  return db.transaction().execute(async (trx) => {
    const { numInsertedOrUpdatedRows, numDeletedRows } = wanted
      ? {
          ...(await trx
            .insertInto('published')
            .values({ estate_id: estate.id, what, published_by: actor, published_at: at })
            .onConflict((conflict) => conflict.columns(['estate_id', 'what']).doNothing())
            .executeTakeFirst()),
          numDeletedRows: 0n,
        }
      : {
          ...(await trx
            .deleteFrom('published')
            .where('estate_id', '=', estate.id)
            .where('what', '=', what)
            .executeTakeFirst()),
          numInsertedOrUpdatedRows: 0n,
        };
    if ((numInsertedOrUpdatedRows ?? 0n) + numDeletedRows > 0n) {
      const action = wanted ? 'published' : 'published-no-more';
      const detail = { what: BOOKS.publishing.what[what] };
      await writeAudit(trx, { at, actor, action, subject: estate.name, estateId: estate.id, detail });
    }
    return { status: 200, data: { message: BOOKS.publishing.done[`${wanted}`](BOOKS.publishing.what[what]) } } as const;
  });
}
