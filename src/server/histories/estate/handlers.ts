import type { Kysely } from 'kysely';
import { limitFunction } from 'p-limit';
import { HISTORY_VIEW_NAMES, type HistoryView } from '#catalogues/orders.ts';
import type { Schema } from '../../db/schema.ts';
import type { CallTaken, Handlers } from '../../http/handlers.ts';
import { createLimit } from '../../http/limits/rate-limit.ts';
import { tooMany } from '../../http/limits/too-many.ts';
import type { Person } from '../../person.ts';
import type { Exported } from '../export-history.ts';
import { EXPORTED_AT_ONCE, EXPORTS } from '../handlers.ts';
import { kindsOf, wantedOf } from '../wanted.ts';
import { exportEstate } from './export-estate.ts';
import { findPayment } from './find-payment.ts';
import { estatePage, estateRows } from './page.ts';
import { estateSums } from './sums.ts';
import { whosePayments } from './whose.ts';

type EstateHistoryCalls =
  | 'estateTransactions'
  | 'estateLevies'
  | 'estateServices'
  | 'estateFines'
  | 'estateList'
  | 'estateSummary'
  | 'findPayment'
  | 'exportEstateTransactions';

/** Every kind of payment that an estate has. */
const ALL_KINDS = HISTORY_VIEW_NAMES.flatMap((view) => kindsOf(view));

/**
 * The calls behind an administrator's histories (S2 section 7). The estate is the session's own, and its payments are those
 * that were made in it, wherever their buyers live now; `user_id` narrows them to one resident.
 */
export function estateHistoryHandlers({ db }: { readonly db: Kysely<Schema> }): Pick<Handlers, EstateHistoryCalls> {
  const exports = createLimit(db, { ...EXPORTS, name: 'export-estate-history' });
  const write = limitFunction((run: () => Promise<Exported>) => run(), { concurrency: EXPORTED_AT_ONCE });

  const history = async (person: Person, input: CallTaken<'estateTransactions'>, view: HistoryView) => {
    const whose = await whosePayments(db, person, input.user_id);
    if ('refused' in whose) return whose.refused;
    return estatePage(db, wantedOf(whose, kindsOf(view), input), input.page);
  };

  return {
    estateTransactions: ({ input, person }) => history(person, input, 'power'),
    estateLevies: ({ input, person }) => history(person, input, 'dev-levy'),
    estateServices: ({ input, person }) => history(person, input, 'service-charge'),
    estateFines: ({ input, person }) => history(person, input, 'fine'),
    async estateList({ input, person }) {
      const whose = await whosePayments(db, person, undefined);
      if ('refused' in whose) return whose.refused;
      const array = await estateRows(db, wantedOf(whose, ALL_KINDS, input), input.page);
      return { status: 200, data: { data: { array } } };
    },
    async estateSummary({ input, person }) {
      const whose = await whosePayments(db, person, input.userId);
      if ('refused' in whose) return whose.refused;
      return estateSums(db, wantedOf(whose, ALL_KINDS, { sort: 'asc' }));
    },
    findPayment: ({ input, person }) => findPayment(db, person, input.orderId),
    async exportEstateTransactions({ input, person }) {
      const whose = await whosePayments(db, person, input.user_id);
      if ('refused' in whose) return whose.refused;
      const over = await exports.take(person.id);
      if (over) return tooMany(over);
      const wanted = wantedOf(whose, kindsOf(input.view), input);
      return { status: 200, data: await write(() => exportEstate(db, input.view, wanted)) };
    },
  };
}
