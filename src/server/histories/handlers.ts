import type { Kysely } from 'kysely';
import { limitFunction } from 'p-limit';
import { HISTORY_VIEW_NAMES } from '#catalogues/orders.ts';
import type { Schema } from '../db/schema.ts';
import type { Handlers } from '../http/handlers.ts';
import { createLimit } from '../http/rate-limit.ts';
import { noResident, tooMany } from '../http/refusals.ts';
import { residents } from '../residents/residents.ts';
import { exportEstate, exportMixed } from './estate/export-estate.ts';
import { estatePage } from './estate/page.ts';
import { type Exported, exportHistory } from './export-history.ts';
import { historyPage, transactionsPage } from './history-page.ts';
import { kindsOf, seenBy, wantedBy, wantedOf } from './wanted.ts';

type HistoryCalls =
  | 'transactionsHistory'
  | 'userLevyTransactions'
  | 'userFineTransactions'
  | 'userServiceTransactions'
  | 'exportTransactions';

/** How often one person exports in ten minutes: each view a few times over. */
export const EXPORTS = { name: 'export-history', points: 20, seconds: 600 } as const;
/** A long history takes some MB and reads of the data base; those of many people wait for each other. */
export const EXPORTED_AT_ONCE = 2;

/** What calls that only read are given: the data base, and where to read (a standby, or the same data base). */
export interface ReadingDeps {
  readonly db: Kysely<Schema>;
  readonly reading: Kysely<Schema>;
}

/** The calls behind one's own history (S2 section 7). Whose it is, the session says and nothing that is sent. */
export function historyHandlers({ db, reading }: ReadingDeps): Pick<Handlers, HistoryCalls> {
  const exports = createLimit(db, EXPORTS);
  const write = limitFunction((run: () => Promise<Exported>) => run(), { concurrency: EXPORTED_AT_ONCE });
  return {
    transactionsHistory: ({ input, person }) => historyPage(reading, wantedBy(person, input.view, input), input.page),
    async userLevyTransactions({ input, person }) {
      return { status: 200, data: await transactionsPage(reading, wantedBy(person, 'dev-levy', input), input.page) };
    },
    async userFineTransactions({ input, person }) {
      return { status: 200, data: await transactionsPage(reading, wantedBy(person, 'fine', input), input.page) };
    },
    async userServiceTransactions({ input, person }) {
      return {
        status: 200,
        data: await transactionsPage(reading, wantedBy(person, 'service-charge', input), input.page),
      };
    },
    async exportTransactions({ input, person }) {
      const over = await exports.take(person.id);
      if (over) return tooMany(over);
      const view = seenBy(person, input.view);
      return { status: 200, data: await write(() => exportHistory(reading, view, wantedBy(person, view, input))) };
    },
  };
}

/** Every kind of payment that a resident's history has. */
const ALL_KINDS = HISTORY_VIEW_NAMES.flatMap((view) => kindsOf(view));

/**
 * The platform administrator's history: the payments of one resident, wherever they were made, of one view or of all of them
 * mixed (S2 section 2, resident-search history).
 */
export function platformHistoryHandlers({
  db,
  reading,
}: ReadingDeps): Pick<Handlers, 'platformTransactions' | 'exportPlatformTransactions'> {
  const exports = createLimit(db, { ...EXPORTS, name: 'export-platform-history' });
  const write = limitFunction((run: () => Promise<Exported>) => run(), { concurrency: EXPORTED_AT_ONCE });
  const isResident = async (id: string) =>
    (await residents(reading).select('users.id').where('users.id', '=', id).executeTakeFirst()) !== undefined;
  return {
    async platformTransactions({ input }) {
      const { user_id: userId, view } = input;
      if (!(await isResident(userId))) return noResident;
      return estatePage(
        reading,
        wantedOf({ userId }, view === undefined ? ALL_KINDS : kindsOf(view), input),
        input.page,
      );
    },
    async exportPlatformTransactions({ input, person }) {
      const { user_id: userId, view } = input;
      if (!(await isResident(userId))) return noResident;
      const over = await exports.take(person.id);
      if (over) return tooMany(over);
      const file =
        view === undefined
          ? () => exportMixed(reading, wantedOf({ userId }, ALL_KINDS, input))
          : () => exportEstate(reading, view, wantedOf({ userId }, kindsOf(view), input));
      return { status: 200, data: await write(file) };
    },
  };
}
