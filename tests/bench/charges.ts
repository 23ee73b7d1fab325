import { sql } from 'kysely';
import type { CallInput } from '#catalogues/calls/services.ts';
import { dayInLagos } from '#machines/kit/writing/format.ts';
import { previewCharges } from '#src/server/charges/preview.ts';
import { startCharges } from '#src/server/charges/start.ts';
import { writeRun } from '#src/server/charges/write.ts';
import { type Database, openDatabase } from '#src/server/db/database.ts';
import { debtorReport } from '#src/server/debtors/report.ts';
import { remindedSums } from '#src/server/reminders/whom.ts';
import { startPostgres } from '../../tools/testing/postgres.ts';
import { ownDatabase } from '../support/server/own-database.ts';
import { householdsOf, residentId, settleHouses } from './load/houses.ts';
import { insertPlain, owedPlain, readPlain, rowsOf } from './load/plain.ts';
import { describeFigure, median } from './measure.ts';

const GOES = 3;
/** So often each preview is asked in a go, ours and its peer in turn. */
const LOOKS = 3;
const METERS = 20_000;
/** On every tenth meter live two people. */
const SHARED = 10;
/** Months that were charged before, and are owed. */
const EARLIER = 2;
const ESTATE = { id: 901, name: 'Palm Court' };

/** What is measured, in ms: ours, and the plain SQL beside it. */
const WORKS = ['preview', 'written', 'reminding', 'owing'] as const;
type Times = Readonly<Record<(typeof WORKS)[number], { readonly ours: number[]; readonly plain: number[] }>>;

const PEERS: Readonly<
  Record<(typeof WORKS)[number], { readonly what: string; readonly peer: string; readonly most: number }>
> = {
  preview: {
    what: `the month of ${METERS.toLocaleString('en')} meters, looked at before it is charged`,
    peer: 'one statement that reads each meter and what stands on its account once',
    most: 1,
  },
  written: {
    what: 'the same month: its yes, and until every line is charged',
    peer: 'multi-row INSERT of the same lines and ledger entries, by 1,000, each part committed',
    most: 10,
  },
  reminding: {
    what: 'whom a reminder would go to, of all who owe then',
    peer: 'one statement that adds up what each meter owes, with who lives there',
    most: 1,
  },
  owing: {
    what: 'the first page of who owes then',
    peer: 'one statement that adds up what each meter owes, with who lives there',
    most: 1,
  },
};

/**
 * The month of 20,000 meters that owe two months already, with two people on every tenth: its preview, its writing, and who owes and who would be
 * reminded then, each beside plain SQL of the same rows in the same run.
 */
export async function charges(): Promise<string[]> {
  const postgres = await startPostgres({ durable: true });
  if (postgres === null) return [];
  const times: Times = {
    preview: { ours: [], plain: [] },
    written: { ours: [], plain: [] },
    reminding: { ours: [], plain: [] },
    owing: { ours: [], plain: [] },
  };
  try {
    for (let go = 0; go < GOES; go += 1) {
      const own = await ownDatabase(postgres.url);
      const database = await openDatabase({ databaseUrl: own.url });
      try {
        await settleHouses(database, 1);
        await householdsOf(database.db, METERS, SHARED);
        await measureMonth(database.db, times);
      } finally {
        await database.close();
        await own.drop();
      }
    }
  } finally {
    postgres.stop();
  }
  return WORKS.map((work) => {
    const { what, peer, most } = PEERS[work];
    const [ours, plain] = [median(times[work].ours), median(times[work].plain)];
    const rate = (ms: number) => (METERS * 1_000) / ms;
    const figure = { what, unit: 'meters', ours: rate(ours), peer, theirs: rate(plain) };
    return `${describeFigure(figure)}\n  takes ${seconds(ours)}, at most ${most} s; the peer ${seconds(plain)}`;
  });
}

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(2)} s`;

type Db = Database['db'];

async function measureMonth(db: Db, times: Times): Promise<void> {
  const clock = () => new Date();
  const mail = { queue: async () => 'a mail' };
  const deps = { db, clock, queue: { send: async () => undefined }, mail, config: { publicUrl: '' } };
  const who = { estate: ESTATE, id: residentId(0) };
  await db
    .insertInto('services')
    .values({ estate_id: ESTATE.id, name: 'Service Charge', monthly_kobo: 1_500_000 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const look = async (month: string) => {
    const charge = { what: 'month', month } as const satisfies Partial<CallInput<'startCharges'>>;
    const shown = await previewCharges(deps, ESTATE, { ...charge, page: 1, rows: 10, of: 'lines' });
    if (shown.status !== 200) throw new Error('The month was refused.');
    return { charge, shown: shown.data };
  };
  const write = async ({ charge, shown: { lines, total } }: Awaited<ReturnType<typeof look>>): Promise<number> => {
    const run = await startCharges(deps, who, charge, { lines, total });
    if (run.status !== 200) throw new Error('The yes was refused.');
    await writeRun(deps, run.data.id);
    return run.data.id;
  };
  const months = monthsTo(dayInLagos(clock()).slice(0, 'yyyy-mm'.length), EARLIER);
  const now = months.at(-1) ?? '';
  // As a data base that has run for a while has done by itself.
  await sql`analyze`.execute(db);
  for (const month of months.slice(0, -1)) await write(await look(month));
  await sql`analyze`.execute(db);
  await inTurn(
    times.preview,
    () => look(now),
    () => readPlain(db, ESTATE.id, METERS),
  );
  const seen = await look(now);
  const run = await timed(times.written.ours, () => write(seen));
  const written = await rowsOf(db, run);
  await timed(times.written.plain, () => insertPlain(db, written));
  const at = clock();
  await inTurn(
    times.reminding,
    async () => {
      const { people } = await remindedSums(db, { estateId: ESTATE.id, at, over: 'any' });
      if (people < METERS) throw new Error(`Only ${people} would be reminded.`);
    },
    () => owedPlain(db, ESTATE.id, METERS),
  );
  const page = { limit: 30, offset: 0 };
  await inTurn(
    times.owing,
    () => debtorReport({ db, at }, ESTATE.id, { debt: 'all', over: 'any' }, page),
    () => owedPlain(db, ESTATE.id, METERS),
  );
}

async function timed<T>(into: number[], work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const came = await work();
  into.push(performance.now() - began);
  return came;
}

/** Both in turn, so that they meet the same machine. */
async function inTurn(
  { ours, plain }: Times[keyof Times],
  work: () => Promise<unknown>,
  peer: () => Promise<unknown>,
): Promise<void> {
  for (let look = 0; look < LOOKS; look += 1) {
    await timed(ours, work);
    await timed(plain, peer);
  }
}

/** Some months up to one, that included, the oldest first; each YYYY-MM. */
function monthsTo(month: string, earlier: number): readonly string[] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return Array.from({ length: earlier + 1 }, (_, at) =>
    new Date(Date.UTC(year, number - 1 - earlier + at)).toISOString().slice(0, 'yyyy-mm'.length),
  );
}
