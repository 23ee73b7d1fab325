import { type Kysely, sql } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { nairaOf } from '#catalogues/money.ts';
import { UNSETTLED } from '#machines/settlement/settlement.ts';
import { accounts } from '../billing/chart.ts';
import type { Schema } from '../db/schema.ts';
import type { ServerDeps } from '../deps.ts';
import { readSettings } from '../read-settings.ts';
import { lastReconciled } from '../reconciliation/last.ts';
import { spanOf } from '../reports/chosen-days.ts';
import { restoredOf } from '../restored/standing.ts';
import { outagesOf } from '../vending/availability/outages.ts';
import { everyVendor } from '../vending/port.ts';
import { type Expected, firstMinute, providerAnswers } from './answers.ts';
import { stuckSums } from './stuck.ts';

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'vending' | 'otherVendors' | 'payments'> & {
  readonly config: Pick<ServerDeps['config'], 'smtpUrl'>;
};

type Overview = Extract<CallAnswer<'operations'>, { status: 200 }>['data'];

/** How it goes at this moment. Each part is one read; together they are of about one moment, and are no statement. */
export async function overview(deps: Deps): Promise<{ status: 200; data: Overview }> {
  const { db } = deps;
  const now = deps.clock();
  return {
    status: 200,
    data: {
      at: now.toISOString(),
      stuck: await stuckSums(db, now),
      notSold: await notSold(deps, now),
      minutesFrom: firstMinute(now).toISOString(),
      providers: [...(await providerAnswers(db, now, expected(deps)))],
      queue: await queueOf(db, now),
      servers: await serversOf(db, now),
      reconciled: await reconciledOf(db),
      restored: await restoredOf(db, now),
    },
  };
}

/** Who is asked in the ordinary course of things; of others it is told where they were. */
function expected({ payments, vending, otherVendors = [], config }: Deps): readonly Expected[] {
  return [
    { line: 'payments', provider: payments.name },
    ...everyVendor({ vending, otherVendors }).map(({ name }) => ({ line: 'vendors' as const, provider: name })),
    { line: 'mail', provider: config.smtpUrl === null ? 'sandbox' : 'smtp' },
  ];
}

/** How many products are not sold at all, and companies and networks that are down. */
async function notSold({ db, vending, otherVendors = [] }: Deps, now: Date): Promise<number> {
  const vendors = everyVendor({ vending, otherVendors }).map(({ name }) => name);
  const down = new Set((await outagesOf(db, now, vendors)).map(({ supply }) => supply));
  const { paused } = await readSettings(db);
  return down.size + paused.length;
}

/** Orders that are paid and jobs, by what they wait for. */
async function queueOf(db: Kysely<Schema>, now: Date): Promise<Overview['queue']> {
  const unsettled = sql.join(UNSETTLED.map((state) => sql.lit(state)));
  const held = sql`coalesce(claimed_until > ${now}::timestamptz, false)`;
  const waits = (since: string) => sql`extract(epoch from ${now}::timestamptz - ${sql.ref(since)})::float8`;
  const { rows } = await sql<Overview['queue']>`
    with paid as (select next_probe_at, ${held} as held from orders where state in (${unsettled})),
      work as (select state, start_after from pgboss.job where state in ('created', 'retry', 'active')),
      due as (
        select ${waits('next_probe_at')} as waits from paid where not held and next_probe_at <= ${now}
        union all select ${waits('start_after')} from work where state <> 'active' and start_after <= ${now}
      )
    select (select count(*) from due)::int as "dueNow",
      ((select count(*) from paid where held) + (select count(*) from work where state = 'active'))::int as "inHand",
      ((select count(*) from paid where not held and next_probe_at > ${now})
        + (select count(*) from work where state = 'retry' and start_after > ${now}))::int as "backingOff",
      (select count(*) from cases where closed_at is null)::int as cases,
      coalesce((select max(waits) from due), 0)::float8 as "oldestWaitsS"`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('The queue cannot be counted.');
  return row;
}

/** Not heard of for so long, a server is taken for gone, ms: three times what it takes to write that it is there. */
const SILENT_MS = 30_000;

async function serversOf(db: Kysely<Schema>, now: Date): Promise<Overview['servers']> {
  const rows = await db.selectFrom('servers').selectAll().orderBy('name').orderBy('began_at').execute();
  const newest =
    rows
      .map(({ version }) => version)
      .sort(byVersion)
      .at(-1) ?? '';
  return rows.map(({ name, version, began_at, seen_at, stopping }) => {
    const silent = now.getTime() - seen_at.getTime() > SILENT_MS;
    const state = stopping ? 'stopping' : 'ready';
    return {
      name,
      version,
      beganAt: began_at.toISOString(),
      seenAt: seen_at.toISOString(),
      state: silent ? 'silent' : state,
      old: byVersion(version, newest) < 0,
    };
  });
}

/** Versions like 1.10.2, the oldest first. */
function byVersion(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}

/** What the last night compared, with what was paid on that day as our ledger has it. */
async function reconciledOf(db: Kysely<Schema>): Promise<Overview['reconciled']> {
  const last = await lastReconciled(db);
  if (last === null) return null;
  const { from, to } = await spanOf(db, { from: last.day, to: last.day });
  const gave = sql`starts_with(entry.account, ${accounts.payer('')}) and amount_kobo > 0`;
  const { rows } = await sql<{ payments: number; paid: number; fees: number }>`
    select count(distinct posting.order_id) filter (where ${gave})::int as payments,
      coalesce(sum(amount_kobo) filter (where ${gave}), 0)::bigint as paid,
      coalesce(sum(amount_kobo) filter (where entry.account = ${accounts.fees}), 0)::bigint as fees
    from ledger_transactions as posting join ledger_entries as entry on entry.transaction_id = posting.id
    where posting.at >= ${from} and posting.at < ${to}`.execute(db);
  const { payments = 0, paid = 0, fees = 0 } = rows[0] ?? {};
  return { ...last, payments, paid: nairaOf(paid), fees: nairaOf(fees) };
}
