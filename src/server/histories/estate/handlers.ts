import type { Kysely } from 'kysely';
import { limitFunction } from 'p-limit';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { nairaOf } from '#catalogues/money.ts';
import { ALL_VIEWS, HISTORY_VIEW_NAMES, type HistoryView } from '#catalogues/orders.ts';
import type { Schema } from '../../db/schema.ts';
import type { CallTaken, Handlers } from '../../http/handlers.ts';
import { createLimit } from '../../http/rate-limit.ts';
import { refusal, tooMany } from '../../http/refusals.ts';
import type { Person } from '../../person.ts';
import { residentsOf } from '../../residents/residents.ts';
import { countsOf, summarise } from '../counts.ts';
import type { Exported } from '../export-history.ts';
import { EXPORTED_AT_ONCE, EXPORTS, type ReadingDeps } from '../handlers.ts';
import { lastPayment } from '../rows.ts';
import { kindsOf, type Wanted, wantedOf } from '../wanted.ts';
import { exportEstate, exportTogether } from './export-estate.ts';
import { findPayment } from './find-payment.ts';
import { findPayments } from './find-payments.ts';
import { estatePage, estateRows } from './page.ts';

type EstateHistoryCalls =
  | 'estateTransactions'
  | 'estateLevies'
  | 'estateServices'
  | 'estateFines'
  | 'estateList'
  | 'estateSummary'
  | 'findPayment'
  | 'findPayments'
  | 'exportEstateTransactions';

/** How often one administrator looks for payments in ten minutes. */
const FINDS = { name: 'find-payments', points: 120, seconds: 600 } as const;

/** Every kind of payment that an estate has. */
const ALL_KINDS = HISTORY_VIEW_NAMES.flatMap((view) => kindsOf(view));

/**
 * The calls behind an administrator's histories (S2 section 7). The estate is the session's own, and its payments are those
 * that were made in it, wherever their buyers live now; `user_id` narrows them to one resident.
 */
export function estateHistoryHandlers({
  db,
  reading,
  clock,
}: ReadingDeps & { readonly clock: () => Date }): Pick<Handlers, EstateHistoryCalls> {
  const exports = createLimit(db, { ...EXPORTS, name: 'export-estate-history' });
  const finds = createLimit(db, FINDS);
  const write = limitFunction((run: () => Promise<Exported>) => run(), { concurrency: EXPORTED_AT_ONCE });

  const history = async (person: Person, input: CallTaken<'estateTransactions'>, view: HistoryView) => {
    const whose = await whosePayments(reading, person, input.user_id);
    if ('refused' in whose) return whose.refused;
    return estatePage(reading, wantedOf(whose, kindsOf(view), input), input.page);
  };

  return {
    estateTransactions: ({ input, person }) => history(person, input, 'power'),
    estateLevies: ({ input, person }) => history(person, input, 'dev-levy'),
    estateServices: ({ input, person }) => history(person, input, 'service-charge'),
    estateFines: ({ input, person }) => history(person, input, 'fine'),
    async estateList({ input, person }) {
      const whose = await whosePayments(reading, person, undefined);
      if ('refused' in whose) return whose.refused;
      const array = await estateRows(reading, wantedOf(whose, ALL_KINDS, input), input.page);
      return { status: 200, data: { data: { array } } };
    },
    async estateSummary({ input, person }) {
      const whose = await whosePayments(reading, person, input.userId);
      if ('refused' in whose) return whose.refused;
      return estateSums(reading, wantedOf(whose, ALL_KINDS, { sort: 'asc' }));
    },
    findPayment: ({ input, person }) => findPayment(reading, person, input.orderId),
    async findPayments({ input, person }) {
      const over = await finds.take(person.id);
      return over ? tooMany(over) : findPayments({ db, reading, clock }, person, input);
    },
    async exportEstateTransactions({ input, person }) {
      const whose = await whosePayments(reading, person, input.user_id);
      if ('refused' in whose) return whose.refused;
      const over = await exports.take(person.id);
      if (over) return tooMany(over);
      const { view } = input;
      const file =
        view === ALL_VIEWS
          ? () => exportTogether(reading, wantedOf(whose, ALL_KINDS, input))
          : () => exportEstate(reading, view, wantedOf(whose, kindsOf(view), input));
      return { status: 200, data: await write(file) };
    },
  };
}

/**
 * Whose payments an administrator may read: those of the own estate, and with a person's id those of that resident. Somebody
 * of another estate is the same as somebody who does not exist.
 */
async function whosePayments(db: Kysely<Schema>, { estate }: Person, userId: string | undefined) {
  if (estate === null) return refused('no-estate');
  if (userId === undefined) return { estateId: estate.id };
  const resident = await residentsOf(db, estate.id)
    .select('users.id')
    .where('users.id', '=', userId)
    .executeTakeFirst();
  return resident === undefined ? refused('resident-not-found') : { estateId: estate.id, userId };
}

function refused(code: 'no-estate' | 'resident-not-found') {
  return { refused: { status: 400, data: refusal(code) } } as const;
}

/** Sums over all payments of an estate, or of one of its residents (S1 section 3, Transactions summary); naira. */
async function estateSums(db: Kysely<Schema>, wanted: Wanted): Promise<CallAnswer<'estateSummary'>> {
  const { total, successful, successfulKobo, failed } = summarise(await countsOf(db, wanted), undefined);
  const last = total === 0 ? null : await lastPayment(db, wanted);
  return {
    status: 200,
    data: {
      total_number_successful_transactions: successful,
      total_successful_transactions_value: nairaOf(successfulKobo),
      total_meter_numbers: await metersOf(db, wanted),
      total_number_failed_transactions: failed,
      last_transaction_date: last?.toISOString() ?? null,
    },
  };
}

/** Meters of the estate; of one resident, those that they hold there. */
async function metersOf(db: Kysely<Schema>, { whose: { estateId, userId } }: Wanted): Promise<number> {
  let meters = db.selectFrom('meters').where('meters.estate_id', '=', estateId ?? null);
  if (userId !== undefined) {
    const own = db.selectFrom('residences').select('residences.meter_number').where('residences.id', '=', userId);
    meters = meters.where('meters.meter_number', 'in', own);
  }
  const { count } = await meters.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return count;
}
