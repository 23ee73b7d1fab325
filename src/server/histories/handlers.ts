import type { Kysely } from 'kysely';
import { limitFunction } from 'p-limit';
import type { Schema } from '../db/schema.ts';
import type { Handlers } from '../http/handlers.ts';
import { createLimit } from '../http/limits/rate-limit.ts';
import { tooMany } from '../http/limits/too-many.ts';
import { type Exported, exportHistory } from './export-history.ts';
import { historyPage, transactionsPage } from './history-page.ts';
import { seenBy, wantedBy } from './wanted.ts';

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

/** The calls behind one's own history (S2 section 7). Whose it is, the session says and nothing that is sent. */
export function historyHandlers({ db }: { readonly db: Kysely<Schema> }): Pick<Handlers, HistoryCalls> {
  const exports = createLimit(db, EXPORTS);
  const write = limitFunction((run: () => Promise<Exported>) => run(), { concurrency: EXPORTED_AT_ONCE });
  return {
    transactionsHistory: ({ input, person }) => historyPage(db, wantedBy(person, input.view, input), input.page),
    async userLevyTransactions({ input, person }) {
      return { status: 200, data: await transactionsPage(db, wantedBy(person, 'dev-levy', input), input.page) };
    },
    async userFineTransactions({ input, person }) {
      return { status: 200, data: await transactionsPage(db, wantedBy(person, 'fine', input), input.page) };
    },
    async userServiceTransactions({ input, person }) {
      return { status: 200, data: await transactionsPage(db, wantedBy(person, 'service-charge', input), input.page) };
    },
    async exportTransactions({ input, person }) {
      const over = await exports.take(person.id);
      if (over) return tooMany(over);
      const view = seenBy(person, input.view);
      return { status: 200, data: await write(() => exportHistory(db, view, wantedBy(person, view, input))) };
    },
  };
}
