import { limitFunction } from 'p-limit';
import type { debtors } from '#catalogues/calls/estate/debtors.ts';
import { nairaOf } from '#catalogues/money.ts';
import type { OwnEstate } from '../administration/own-estate.ts';
import { writeAudit } from '../audit.ts';
import type { Exported } from '../histories/export-history.ts';
import { EXPORTED_AT_ONCE, EXPORTS, type ReadingDeps } from '../histories/handlers.ts';
import type { Handlers } from '../http/handlers.ts';
import { createLimit } from '../http/rate-limit.ts';
import { noEstate, tooMany } from '../http/refusals.ts';
import { csvOf } from './csv.ts';
import { type DebtorsAsked, type DebtSums, debtorReport } from './report.ts';

interface DebtorDeps extends ReadingDeps {
  readonly clock: () => Date;
}

/** The calls that say who owes the own estate. Which that is, the session says. */
export function debtorHandlers({ db, reading, clock }: DebtorDeps): Pick<Handlers, keyof typeof debtors> {
  const exports = createLimit(db, { ...EXPORTS, name: 'export-debtors' });
  const write = limitFunction(
    (estate: OwnEstate, actor: string, asked: DebtorsAsked) => exported({ db, reading, clock }, estate, actor, asked),
    { concurrency: EXPORTED_AT_ONCE },
  );
  return {
    async debtors({ input: { page, rows: limit, ...asked }, person: { estate } }) {
      if (estate === null) return noEstate;
      const span = { limit, offset: (page - 1) * limit };
      const { rows, sums, total } = await debtorReport({ db: reading, at: clock() }, estate.id, asked, span);
      const found = rows.map((row) => ({
        ...{ meterNumber: row.meter_number, holder: row.holder, address: row.house_address, phone: row.phone },
        ...{ ...inNaira(row), since: row.since, payBy: row.pay_by },
        reminded: row.reminded_on === null ? null : { day: row.reminded_on, times: row.reminded },
      }));
      return { status: 200, data: { debtors: found, sums: inNaira(sums), total, page } };
    },
    async exportDebtors({ input, person: { estate, id } }) {
      if (estate === null) return noEstate;
      const over = await exports.take(id);
      return over ? tooMany(over) : { status: 200, data: await write(estate, id, input) };
    },
  };
}

/** The file of who owes. Who takes names and numbers out of the portal is written down before they are handed over. */
async function exported(
  { db, reading, clock }: DebtorDeps,
  estate: OwnEstate,
  actor: string,
  asked: DebtorsAsked,
): Promise<Exported> {
  const at = clock();
  const { rows } = await debtorReport({ db: reading, at }, estate.id, asked, null);
  const { debt, over, least = null, most = null, since = null } = asked;
  const detail = { rows: rows.length, debt, over, least, most, since };
  const deed = { at, actor, action: 'debtors-exported', subject: estate.name, estateId: estate.id, detail } as const;
  await db.transaction().execute((trx) => writeAudit(trx, deed));
  return csvOf(rows, at);
}

function inNaira(sums: DebtSums) {
  return {
    dues: {
      'service-charge': nairaOf(sums.service_charge),
      'dev-levy': nairaOf(sums.dev_levy),
      fine: nairaOf(sums.fine),
    },
    ages: {
      ...{ to30: nairaOf(sums.to30), to60: nairaOf(sums.to60) },
      ...{ to90: nairaOf(sums.to90), over90: nairaOf(sums.over90) },
    },
    owed: nairaOf(sums.owed),
  };
}
