import { type Selectable, sql, type Transaction } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { CHARGES } from '#catalogues/sentences/estate/charges.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import type { OwnEstate } from '../administration/own-estate.ts';
import { ADJUSTMENT } from '../administration/set-balance.ts';
import { type AuditAction, writeAudit } from '../audit.ts';
import { CASH, CHARGES_BACK, NOT_TAKEN_BACK } from '../billing/debts.ts';
import { append } from '../billing/ledger.ts';
import { splitKey } from '../billing/split.ts';
import type { ChargeRunsTable } from '../db/schema/charges.ts';
import type { Schema } from '../db/schema.ts';
import type { CallTaken } from '../http/handlers.ts';
import { refused } from '../http/refusals.ts';
import { CREDIT } from '../settlement/credit.ts';
import { holdOwnMeters } from '../uploads/known-meters.ts';
import { EARLIER_PAYMENT } from '../uploads/payments.ts';
import { CHARGE_RUN, type ChargesDeps } from './deps.ts';
import { holdRun } from './write.ts';

/** Kinds of postings by which something is paid on a meter. */
const PAYMENTS = ['delivered', EARLIER_PAYMENT, ADJUSTMENT, CASH];

type Run = Selectable<ChargeRunsTable>;
type Answer = CallAnswer<'stopCharges'>;

/** Whose run it is, and who changes it. */
interface Changing {
  readonly estate: OwnEstate;
  readonly id: string;
}

/** Stop a run: what is charged stays, and the batch that is being written is written whole. */
export function stopCharges({ db, clock }: ChargesDeps, by: Changing, runId: number): Promise<Answer> {
  return db.transaction().execute(async (trx) => {
    const run = await ownRun(trx, by.estate, runId);
    if (run === undefined) return gone;
    if (run.state !== 'running' && run.state !== 'stopped') return over;
    const message = CHARGES.stopped(run.lines - (await leftOf(trx, runId)), run.lines);
    if (run.state === 'running') {
      await trx.updateTable('charge_runs').set({ state: 'stopped' }).where('id', '=', runId).execute();
      await note(trx, by, run, { at: clock(), action: 'charges-stopped', after: message });
    }
    return said(message);
  });
}

/** Go on with a run that was stopped, or that has lines which could not be charged. */
export function resumeCharges({ db, clock, queue }: ChargesDeps, by: Changing, runId: number): Promise<Answer> {
  return db.transaction().execute(async (trx) => {
    const run = await ownRun(trx, by.estate, runId);
    if (run === undefined) return gone;
    if (run.state === 'taken-back') return over;
    const left = await leftOf(trx, runId);
    if (left === 0) return over;
    const message = CHARGES.resumed(left);
    if (run.state !== 'running') {
      await trx
        .updateTable('charge_lines')
        .set({ state: 'waiting', failure: null })
        .where('run_id', '=', runId)
        .where('state', '=', 'failed')
        .execute();
      await trx.updateTable('charge_runs').set({ state: 'running', ended_at: null }).where('id', '=', runId).execute();
      await note(trx, by, run, { at: clock(), action: 'charges-resumed', after: message });
    }
    await queue.send(trx, CHARGE_RUN, { runId }, { key: String(runId) });
    return said(message);
  });
}

/**
 * Take a run back whole, by counter entries: refused where something was paid on one of its meters since it was charged. What was there in
 * advance is in advance again.
 */
export function takeBackCharges(
  { db, clock }: ChargesDeps,
  by: Changing,
  { id: runId, reason }: CallTaken<'takeBackCharges'>,
): Promise<CallAnswer<'takeBackCharges'>> {
  return db.transaction().execute(async (trx) => {
    const run = await ownRun(trx, by.estate, runId);
    if (run === undefined) return gone;
    const charged = await chargedOf(trx, runId);
    const message = CHARGES.takenBack(run.reason, formatNaira(charged.kobo), charged.meters.length);
    if (run.state === 'taken-back') return said(CHARGES.over);
    await holdOwnMeters(trx, by.estate.id, charged.meters);
    const paid = await paidSince(trx, run);
    if (paid > 0) return refused('paid-since', CHARGES.paidSince(paid));
    const at = clock();
    const back_transaction_id = charged.meters.length > 0 ? await turn(trx, run, at) : null;
    await trx
      .updateTable('charge_lines')
      .set({ state: 'taken-back', failure: null })
      .where('run_id', '=', runId)
      .execute();
    const back = { taken_back_by: by.id, taken_back_at: at, taken_back_reason: reason, back_transaction_id };
    await trx
      .updateTable('charge_runs')
      .set({ state: 'taken-back', ended_at: at, ...back })
      .where('id', '=', runId)
      .execute();
    await note(trx, by, run, { at, action: 'charges-taken-back', after: reason });
    return said(message);
  });
}

async function ownRun(trx: Transaction<Schema>, { id }: OwnEstate, runId: number): Promise<Run | undefined> {
  const run = await holdRun(trx, runId);
  return run?.estate_id === id ? run : undefined;
}

/** How many lines of a run are not charged. */
async function leftOf(trx: Transaction<Schema>, runId: number): Promise<number> {
  const { left } = await trx
    .selectFrom('charge_lines')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('run_id', '=', runId)
    .where('state', 'in', ['waiting', 'failed'])
    .executeTakeFirstOrThrow();
  return left;
}

async function chargedOf(trx: Transaction<Schema>, runId: number) {
  const rows = await trx
    .selectFrom('charge_lines')
    .select(['meter_number', 'kobo'])
    .where('run_id', '=', runId)
    .where('transaction_id', 'is not', null)
    .execute();
  return {
    meters: rows.map(({ meter_number }) => meter_number),
    kobo: rows.reduce((sum, { kobo }) => sum + kobo, 0),
  };
}

/** On how many meters of a run something was paid since it charged them. Credit that stood there before is no payment; a part of a top-up is one. */
async function paidSince(trx: Transaction<Schema>, { id, due }: Run): Promise<number> {
  const { rows } = await sql<{ meters: number }>`
    select count(distinct line.meter_number)::integer as meters
    from charge_lines as line
    join ledger_entries as entry on entry.account = 'meter:' || line.meter_number || ${`:${due}`}
    join ledger_transactions as posting on posting.id = entry.transaction_id
    where line.run_id = ${id} and line.state = 'charged' and entry.amount_kobo > 0 and posting.kind in (${sql.join(PAYMENTS)})
      and ${NOT_TAKEN_BACK}
      and entry.id > (
        select min(own.id) from ledger_entries as own
        where own.account = entry.account and own.transaction_id = line.transaction_id
      )
      and not exists (
        select from payments join orders on orders.order_id = payments.order_id
        where payments.order_id = posting.order_id and payments.provider = ${CREDIT}
          and orders.idempotency_key not like ${`${splitKey('')}%`}
      )`.execute(trx);
  return rows[0]?.meters ?? 0;
}

/** One posting that turns all entries of a run; answers its id. */
async function turn(trx: Transaction<Schema>, { id, reason }: Run, at: Date): Promise<string | null> {
  const { rows } = await sql<{ account: string; kobo: number }>`
    select account, -sum(amount_kobo)::bigint as kobo from ledger_entries
    where transaction_id in (select transaction_id from charge_lines where run_id = ${id})
    group by account`.execute(trx);
  const entries = rows.map(({ account, kobo }) => ({ account, kobo: Number(kobo) }));
  return append(trx, { kind: CHARGES_BACK, narration: CHARGES.backOf(reason), at, entries });
}

interface Noted {
  readonly at: Date;
  readonly action: AuditAction;
  readonly after: string;
}

const note = (trx: Transaction<Schema>, { estate, id: actor }: Changing, run: Run, { at, action, after }: Noted) =>
  writeAudit(trx, { at, actor, action, subject: run.reason, estateId: estate.id, detail: { before: null, after } });

const gone = refused('no-such-run', CHARGES.gone);
const over = refused('run-over', CHARGES.over);
const said = (message: string) => ({ status: 200, data: { message } }) as const;
