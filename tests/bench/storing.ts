import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { UPLOAD_MOST } from '#catalogues/uploads.ts';
import { openDatabase } from '#src/server/db/database.ts';
import { uploadMeters } from '#src/server/uploads/meters.ts';
import { postgresPrograms, startPostgres } from '../../tools/testing/postgres.ts';
import { ownDatabase } from '../support/server/own-database.ts';
import { residentId, settleHouses } from './load/houses.ts';
import { type Figure, median } from './measure.ts';

const GOES = 3;
const ESTATE = { id: 901, name: 'Palm Court' };

/** PERFORMANCE d3: the rows of a file, judged once more and written with their line of the audit log, beside COPY of the same rows. */
export async function storing(): Promise<Figure[]> {
  const postgres = await startPostgres({ durable: true });
  if (postgres === null) return [];
  const given = Array.from({ length: UPLOAD_MOST.rows }, (_, at) => ({
    landlord_name: `Ngozi Eze ${at}`,
    meter_number: String(46_000_000_000 + at),
    house_address: `${at} Palm Avenue, Lekki`,
  }));
  const csv = given.map((row) => `${row.meter_number},${ESTATE.id},${row.landlord_name},"${row.house_address}"`);
  const rates = { ours: [] as number[], theirs: [] as number[] };
  try {
    for (let go = 0; go < GOES; go += 1) {
      rates.ours.push(await inFresh(postgres.url, (url) => upload(url, given)));
      rates.theirs.push(await inFresh(postgres.url, (url) => copy(url, `${csv.join('\n')}\n`)));
    }
  } finally {
    postgres.stop();
  }
  const what = `PERFORMANCE d3: ${given.length.toLocaleString('en')} meters judged once more and written`;
  const peer =
    'COPY of the same rows into the same table; ours / peer is at least 0.33 where ours takes at most three times as long';
  return [{ what, unit: 'rows', ours: median(rates.ours), theirs: median(rates.theirs), peer }];

  /** Rows a second of a work on a data base of its own, whose making does not count. */
  async function inFresh(server: string, work: (url: string) => Promise<unknown>): Promise<number> {
    const own = await ownDatabase(server);
    const database = await openDatabase({ databaseUrl: own.url });
    await settleHouses(database, 1).finally(database.close);
    const began = performance.now();
    await work(own.url);
    const rate = (given.length * 1000) / (performance.now() - began);
    await own.drop();
    return rate;
  }
}

async function upload(url: string, given: Parameters<typeof uploadMeters>[1]['given']): Promise<void> {
  const database = await openDatabase({ databaseUrl: url });
  const job = { estate: ESTATE, actor: residentId(0), given };
  const { status } = await uploadMeters({ db: database.db, clock: () => new Date() }, job).finally(database.close);
  if (status !== 200) throw new Error('The meters were refused.');
}

async function copy(url: string, csv: string): Promise<void> {
  const command = '\\copy meters (meter_number, estate_id, landlord_name, house_address) from stdin csv';
  const psql = spawn(join(postgresPrograms() ?? '', 'psql'), ['-q', '-c', command, url], { stdio: ['pipe', 1, 2] });
  psql.stdin?.end(csv);
  const [code] = await once(psql, 'exit');
  if (code !== 0) throw new Error(`psql ended with ${code}.`);
}
