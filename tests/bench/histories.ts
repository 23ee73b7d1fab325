import { sql } from 'kysely';
import { historyPage } from '#src/server/histories/history-page.ts';
import { wantedBy } from '#src/server/histories/wanted.ts';
import { systemRandom } from '#src/server/random.ts';
import { writeMany } from '../server/histories/support/payments.ts';
import { openTestDatabase } from '../support/server/server.ts';
import { compare, type Figure } from './measure.ts';

const LONG = 100_000;
const SHORT = 100;
const LAST = '2026-11-20T10:00:00Z';

/** Pages of a history that are asked for in turn, as parts of the whole. */
const PARTS = [0, 0.5, 0.99] as const;

/** Histories: a page of somebody who has paid 100,000 times, beside one of somebody who has paid 100 times. */
export async function histories(): Promise<Figure[]> {
  const database = await openTestDatabase();
  const { db } = database;
  try {
    const pagesOf = async (rows: number, prefix: string) => {
      const id = systemRandom.uuid();
      await db
        .insertInto('users')
        .values({
          id,
          email: `${prefix.toLowerCase()}@bench.example`,
          password_hash: 'none',
          first_name: 'Amaka',
          last_name: 'Eze',
          phone: '08030000001',
          role: 'service-user',
          estate_id: null,
          status: 'occupied',
          meter_number: null,
          address: null,
          created_at: new Date(0),
        })
        .execute();
      await writeMany(db, id, { rows, last: LAST, prefix });
      const wanted = wantedBy({ id, role: 'service-user' }, 'power', { sort: 'asc' });
      return async () => {
        for (const part of PARTS) {
          const { data } = await historyPage(db, wanted, 1 + Math.floor((rows / 12) * part));
          if (!('transactions' in data) || data.transactions.length === 0) throw new Error('A page has no rows.');
        }
        return PARTS.length;
      };
    };
    const long = await pagesOf(LONG, 'LONG');
    const short = await pagesOf(SHORT, 'SHORT');
    // As a data base that has run for a while has done by itself.
    await sql`analyze`.execute(db);
    const rates = await compare(long, short);
    const what = `history pages of one person with ${LONG.toLocaleString('en')} payments: first, middle and last`;
    return [{ what, unit: 'pages', ...rates, peer: `the same pages of one person with ${SHORT} payments` }];
  } finally {
    await database.close();
  }
}
