import type { Kysely } from 'kysely';
import { limitFunction } from 'p-limit';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { nairaOf } from '#catalogues/money.ts';
import { MOST_REPORT_ROWS } from '#catalogues/platform.ts';
import { STUCK_ORDER_SENTENCES } from '#catalogues/sentences/platform/stuck-orders.ts';
import type { Schema } from '../db/schema.ts';
import type { Exported } from '../histories/export-history.ts';
import { EXPORTED_AT_ONCE, EXPORTS, type ReadingDeps } from '../histories/handlers.ts';
import type { CallTaken, Handlers } from '../http/handlers.ts';
import { createLimit } from '../http/rate-limit.ts';
import { tooMany } from '../http/refusals.ts';
import { refusedDays, spanOf } from './chosen-days.ts';
import { exportTopups, type TopupRow, topupsOf } from './topups.ts';

/** The calls about every delivered order of some days (DECISIONS 42). */
export function reportHandlers({ db, reading }: ReadingDeps): Pick<Handlers, 'reportTopups' | 'exportTopups'> {
  const limit = createLimit(db, { ...EXPORTS, name: 'report-topups' });
  const list = limitFunction((days: CallTaken<'reportTopups'>) => listed(reading, days), {
    concurrency: EXPORTED_AT_ONCE,
  });
  const write = limitFunction(
    async (days: CallTaken<'exportTopups'>): Promise<Exported> => {
      return exportTopups(reading, await spanOf(reading, days), days);
    },
    { concurrency: EXPORTED_AT_ONCE },
  );
  return {
    async reportTopups({ input, person }) {
      const refused = refusedDays(input);
      if (refused !== null) return refused;
      const over = await limit.take(person.id);
      return over ? tooMany(over) : list(input);
    },
    async exportTopups({ input, person }) {
      const refused = refusedDays(input);
      if (refused !== null) return refused;
      const over = await limit.take(person.id);
      return over ? tooMany(over) : { status: 200, data: await write(input) };
    },
  };
}

async function listed(db: Kysely<Schema>, days: CallTaken<'reportTopups'>): Promise<CallAnswer<'reportTopups'>> {
  const rows = await topupsOf(db, await spanOf(db, days), { limit: MOST_REPORT_ROWS + 1 }).execute();
  if (rows.length <= MOST_REPORT_ROWS) return { status: 200, data: { req: rows.map(topupOf) } };
  return { status: 400, data: { code: 'too-many-rows', message: STUCK_ORDER_SENTENCES.tooManyRows(MOST_REPORT_ROWS) } };
}

function topupOf(row: TopupRow) {
  return {
    id: row.order_id,
    kind: row.kind,
    amount: nairaOf(row.amount_kobo),
    fee: nairaOf(row.fee_kobo),
    total: nairaOf(row.total_kobo),
    estate: row.estate,
    provider: row.provider,
    account: row.destination_account,
    units: row.units,
    paidAt: row.paid_at.toISOString(),
    deliveredAt: row.delivered_at.toISOString(),
  };
}
