import { dayInLagos } from '#machines/kit/writing/format.ts';
import { previewCharges } from '#src/server/charges/preview.ts';
import { startCharges } from '#src/server/charges/start.ts';
import { writeRun } from '#src/server/charges/write.ts';
import { openDatabase } from '#src/server/db/database.ts';
import { debtorReport } from '#src/server/debtors/report.ts';
import { uploadMeters } from '#src/server/uploads/meters.ts';
import { startPostgres } from '../../tools/testing/postgres.ts';
import { ownDatabase } from '../support/server/own-database.ts';
import { residentId, settleHouses } from './load/houses.ts';
import { median } from './measure.ts';

const GOES = 3;
const METERS = 20_000;
const ESTATE = { id: 901, name: 'Palm Court' };

/** The month of 20,000 meters: how long its preview takes, its yes, until every line is charged, and who owes it then. It has no peer. */
export async function charges(): Promise<string[]> {
  const postgres = await startPostgres({ durable: true });
  if (postgres === null) return [];
  const taken = { preview: [] as number[], yes: [] as number[], written: [] as number[], owing: [] as number[] };
  try {
    for (let go = 0; go < GOES; go += 1) {
      const own = await ownDatabase(postgres.url);
      const database = await openDatabase({ databaseUrl: own.url });
      try {
        await settleHouses(database, 1);
        await chargeMonth(database.db, taken);
      } finally {
        await database.close();
        await own.drop();
      }
    }
  } finally {
    postgres.stop();
  }
  const seconds = (ms: readonly number[]) => `${(median(ms) / 1000).toFixed(2)} s`;
  return [
    `the month of ${METERS.toLocaleString('en')} meters: preview ${seconds(taken.preview)}, yes ${seconds(taken.yes)}, written ${seconds(taken.written)}, who owes ${seconds(taken.owing)}`,
  ];
}

type Database = Awaited<ReturnType<typeof openDatabase>>['db'];

async function chargeMonth(
  db: Database,
  taken: Record<'preview' | 'yes' | 'written' | 'owing', number[]>,
): Promise<void> {
  const clock = () => new Date();
  const mail = { queue: async () => 'a mail' };
  const deps = { db, clock, queue: { send: async () => undefined }, mail, config: { publicUrl: '' } };
  const given = Array.from({ length: METERS }, (_, at) => ({
    landlord_name: `Ngozi Eze ${at}`,
    meter_number: String(46_000_000_000 + at),
    house_address: `${at} Palm Avenue, Lekki`,
  }));
  await uploadMeters({ db, clock }, { estate: ESTATE, actor: residentId(0), given });
  await db
    .insertInto('services')
    .values({ estate_id: ESTATE.id, name: 'Service Charge', monthly_kobo: 1_500_000 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const charge = { what: 'month', month: dayInLagos(clock()).slice(0, 7) } as const;
  const timed = async <T>(of: keyof typeof taken, work: () => Promise<T>): Promise<T> => {
    const began = performance.now();
    const came = await work();
    taken[of].push(performance.now() - began);
    return came;
  };
  const shown = await timed('preview', () =>
    previewCharges(deps, ESTATE, { ...charge, page: 1, rows: 10, of: 'lines' }),
  );
  if (shown.status !== 200) throw new Error('The month was refused.');
  const { lines, total } = shown.data;
  const who = { estate: ESTATE, id: residentId(0) };
  const run = await timed('yes', () => startCharges(deps, who, charge, { lines, total }));
  if (run.status !== 200) throw new Error('The yes was refused.');
  await timed('written', () => writeRun(deps, run.data.id));
  const span = { limit: 30, offset: 0 };
  await timed('owing', () => debtorReport({ db, at: clock() }, ESTATE.id, { debt: 'all', over: 'any' }, span));
}
