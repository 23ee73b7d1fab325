import type { Kysely } from 'kysely';
import { limitFunction } from 'p-limit';
import { HISTORY_VIEW_NAMES } from '#catalogues/orders.ts';
import type { Schema } from '../../db/schema.ts';
import { refusal } from '../../http/answering/problems.ts';
import type { Handlers } from '../../http/handlers.ts';
import { createLimit } from '../../http/limits/rate-limit.ts';
import { tooMany } from '../../http/limits/too-many.ts';
import { residents } from '../../residents/residents.ts';
import { exportEstate, exportMixed } from '../estate/export-estate.ts';
import { estatePage } from '../estate/page.ts';
import type { Exported } from '../export-history.ts';
import { EXPORTED_AT_ONCE, EXPORTS } from '../handlers.ts';
import { kindsOf, wantedOf } from '../wanted.ts';

/** Every kind of payment that a resident's history has. */
const ALL_KINDS = HISTORY_VIEW_NAMES.flatMap((view) => kindsOf(view));

/**
 * The platform administrator's history: the payments of one resident, wherever they were made, of one view or of all of them
 * mixed (S2 section 2, resident-search history).
 */
export function platformHistoryHandlers({
  db,
}: {
  readonly db: Kysely<Schema>;
}): Pick<Handlers, 'platformTransactions' | 'exportPlatformTransactions'> {
  const exports = createLimit(db, { ...EXPORTS, name: 'export-platform-history' });
  const write = limitFunction((run: () => Promise<Exported>) => run(), { concurrency: EXPORTED_AT_ONCE });
  const isResident = async (id: string) =>
    (await residents(db).select('users.id').where('users.id', '=', id).executeTakeFirst()) !== undefined;
  return {
    async platformTransactions({ input }) {
      const { user_id: userId, view } = input;
      if (!(await isResident(userId))) return notFound;
      return estatePage(db, wantedOf({ userId }, view === undefined ? ALL_KINDS : kindsOf(view), input), input.page);
    },
    async exportPlatformTransactions({ input, person }) {
      const { user_id: userId, view } = input;
      if (!(await isResident(userId))) return notFound;
      const over = await exports.take(person.id);
      if (over) return tooMany(over);
      const file =
        view === undefined
          ? () => exportMixed(db, wantedOf({ userId }, ALL_KINDS, input))
          : () => exportEstate(db, view, wantedOf({ userId }, kindsOf(view), input));
      return { status: 200, data: await write(file) };
    },
  };
}

const notFound = { status: 400, data: refusal('resident-not-found') } as const;
