import { type Selectable, sql, type Transaction } from 'kysely';
import { CHARGES } from '#catalogues/sentences/estate/charges.ts';
import { monthWhereEmpty, sparedKobo } from '../administration/spared.ts';
import { accounts } from '../billing/chart.ts';
import { append, balances, type Line } from '../billing/ledger.ts';
import type { ChargeRunsTable } from '../db/schema/charges.ts';
import type { Schema } from '../db/schema.ts';
import { holdOwnMeters } from '../uploads/known-meters.ts';
import type { ChargesDeps } from './deps.ts';
import { type TellingDeps, tellOfRun } from './letter.ts';

/** The kind of posting with which a run charges meters. */
export const CHARGED = 'charged';

/** The kind of posting that brings what was paid ahead for a service to where it is owed by the month. */
const TAKEN_OVER = 'taken-over';

/** Lines that one transaction writes. */
export const BATCH = 1_000;

/** What writing a run needs. */
export interface WritingDeps extends Pick<ChargesDeps, 'db' | 'clock'>, TellingDeps {}

type Run = Selectable<ChargeRunsTable>;

/** A line that is to be charged, kobo. */
interface Waiting {
  readonly meter_number: string;
  readonly kobo: number;
}

/**
 * Charge what waits in a run, batch by batch, each whole or not at all; it ends where the run is stopped or taken back. Whoever dies in
 * between leaves whole batches, and whoever comes next goes on behind them.
 */
export async function writeRun(deps: WritingDeps, runId: number, most = BATCH): Promise<void> {
  for (;;) {
    try {
      if (!(await writeBatch(deps, runId, most))) return;
    } catch (cause) {
      // One line may be what the data base refuses: the others of its batch are charged, and it is told with the run.
      if (most === 1) await markFailed(deps, runId, cause);
      else await writeRun(deps, runId, 1);
    }
  }
}

/** Charge the next lines of a run; false where there is nothing left to do. */
function writeBatch(deps: WritingDeps, runId: number, most: number): Promise<boolean> {
  const { db, clock } = deps;
  return db.transaction().execute(async (trx) => {
    const run = await holdRun(trx, runId);
    if (run?.state !== 'running') return false;
    const lines = await waitingOf(trx, runId, most);
    const at = clock();
    if (lines.length === 0) {
      await trx.updateTable('charge_runs').set({ state: 'done', ended_at: at }).where('id', '=', runId).execute();
      await tellOfRun(trx, deps, run);
      return false;
    }
    const own = await holdOwnMeters(
      trx,
      run.estate_id,
      lines.map(({ meter_number }) => meter_number),
    );
    const gone = lines.filter(({ meter_number }) => !own.has(meter_number));
    await mark(trx, runId, gone, { state: 'failed', failure: CHARGES.meterGone });
    const there = lines.filter(({ meter_number }) => own.has(meter_number));
    if (there.length > 0) await charge(trx, run, there, at);
    return true;
  });
}

/** The row of a run, held until the transaction ends: who stops it or takes it back waits for the batch. */
export function holdRun(trx: Transaction<Schema>, runId: number): Promise<Run | undefined> {
  return trx.selectFrom('charge_runs').selectAll().where('id', '=', runId).forNoKeyUpdate().executeTakeFirst();
}

function waitingOf(trx: Transaction<Schema>, runId: number, most: number): Promise<Waiting[]> {
  return trx
    .selectFrom('charge_lines')
    .select(['meter_number', 'kobo'])
    .where('run_id', '=', runId)
    .where('state', '=', 'waiting')
    .orderBy('meter_number')
    .limit(most)
    .execute();
}

/** One posting of many meters: each owes more, and the estate has charged it. */
async function charge(trx: Transaction<Schema>, run: Run, lines: readonly Waiting[], at: Date): Promise<void> {
  const { due, estate_id: estateId, reason } = run;
  const total = lines.reduce((sum, { kobo }) => sum + kobo, 0);
  await takeOver(trx, run, lines, at);
  const transactionId = await append(trx, {
    kind: CHARGED,
    narration: reason,
    at,
    entries: [
      ...lines.map(({ meter_number, kobo }) => ({ account: accounts.meter(meter_number, due), kobo: -kobo })),
      { account: accounts.dues(estateId, due), kobo: total },
      ...(due === 'service-charge' ? await spared(trx, estateId, lines, at) : []),
    ],
  });
  if (transactionId === null) throw new Error(`Run ${run.id} was not posted.`);
  await mark(trx, run.id, lines, { state: 'charged', transactionId });
}

/** What was paid ahead for a service before it was charged by the month; from now on it stands where the service is owed. */
async function takeOver(trx: Transaction<Schema>, run: Run, lines: readonly Waiting[], at: Date): Promise<void> {
  const { service_id: serviceId, due } = run;
  if (serviceId === null || due !== 'service-charge') return;
  const owns = lines.map(({ meter_number }) => accounts.service(meter_number, serviceId));
  const sums = await balances(trx, owns);
  const entries = lines.flatMap(({ meter_number }): Line[] => {
    const account = accounts.service(meter_number, serviceId);
    const kobo = sums[account] ?? 0;
    return kobo > 0
      ? [
          { account: accounts.meter(meter_number, due), kobo },
          { account, kobo: -kobo },
        ]
      : [];
  });
  if (entries.length === 0) return;
  const { name } = await trx
    .selectFrom('services')
    .select('name')
    .where('id', '=', serviceId)
    .executeTakeFirstOrThrow();
  await append(trx, { kind: TAKEN_OVER, narration: CHARGES.takenOver(name), at, entries });
}

/** What apartments were spared, in step with what they are charged, for all of them at once. */
async function spared(
  trx: Transaction<Schema>,
  estateId: number,
  lines: readonly Waiting[],
  at: Date,
): Promise<readonly Line[]> {
  const month = await monthWhereEmpty(trx, estateId, at);
  if (month === null) return [];
  const numbers = lines.map(({ meter_number }) => meter_number);
  const charges = numbers.map((meter) => accounts.meter(meter, 'service-charge'));
  const sums = await balances(trx, [...charges, ...charges.map(accounts.reduction)]);
  const empty = await emptyAmong(trx, estateId, numbers);
  let given = 0;
  const changed = lines.flatMap(({ meter_number, kobo: charged }): Line[] => {
    const account = accounts.meter(meter_number, 'service-charge');
    const held = sums[account] ?? 0;
    const before = sums[accounts.reduction(account)] ?? 0;
    const kobo = sparedKobo({ held, after: held - charged, before, isEmpty: empty.has(meter_number), month });
    given += kobo;
    return kobo === 0 ? [] : [{ account: accounts.reduction(account), kobo }];
  });
  return given === 0 && changed.length === 0
    ? []
    : [...changed, { account: accounts.reductions(estateId), kobo: -given }];
}

async function emptyAmong(
  trx: Transaction<Schema>,
  estateId: number,
  numbers: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ meter_number: string }>`
    select distinct meter_number from residences
    where role = 'service-user' and status <> 'occupied' and estate_id = ${estateId}
      and meter_number in (select jsonb_array_elements_text(${JSON.stringify(numbers)}::jsonb))`.execute(trx);
  return new Set(rows.map(({ meter_number }) => meter_number));
}

type Mark =
  | { readonly state: 'charged'; readonly transactionId: string }
  | { readonly state: 'failed'; readonly failure: string };

async function mark(trx: Transaction<Schema>, runId: number, lines: readonly Waiting[], to: Mark): Promise<void> {
  if (lines.length === 0) return;
  const numbers = JSON.stringify(lines.map(({ meter_number }) => meter_number));
  await trx
    .updateTable('charge_lines')
    .set({
      state: to.state,
      failure: to.state === 'failed' ? to.failure : null,
      transaction_id: to.state === 'charged' ? to.transactionId : null,
    })
    .where('run_id', '=', runId)
    // An array goes by the key of a line. Of a run that is newer than the statistics a join is planned as if it had one line, and reads all of them for each.
    .where(sql<boolean>`meter_number = any (array(select jsonb_array_elements_text(${numbers}::jsonb)))`)
    .execute();
}

/** Write down that the line which is next could not be charged. Throws where the data base does not take that either. */
async function markFailed({ db }: Pick<ChargesDeps, 'db'>, runId: number, cause: unknown): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const run = await holdRun(trx, runId);
    const [line] = await waitingOf(trx, runId, 1);
    if (run?.state !== 'running' || line === undefined) throw cause;
    await mark(trx, runId, [line], { state: 'failed', failure: CHARGES.notWritten });
  });
}
