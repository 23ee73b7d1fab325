import { type Kysely, sql } from 'kysely';
import { Gauge, type Registry } from 'prom-client';
import type { ChainName } from '#catalogues/chains.ts';
import { dayInLagos } from '#machines/kit/writing/format.ts';
import { UNSETTLED } from '#machines/settlement/settlement.ts';
import type { Schema } from '../db/schema.ts';

const DAY_MS = 86_400_000;
/** So many questions without a usable answer, one after another, are no accident. */
const UNUSABLE_LEAST = 3;

/** One figure of how things stand, for all servers alike. */
export interface Standing {
  readonly metric: StandingMetric;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** How things stand with money, mail and work: each figure's name, what it is, and what it is told apart by. */
export const STANDING = {
  wattchat_orders: ['Paid orders that have not found their end', 'state'],
  wattchat_orders_oldest_seconds: ['Age of the oldest of them since it was paid', 'state'],
  wattchat_orders_late_seconds: ['How long the order that is due longest has waited to be looked at', null],
  wattchat_cases: ['Cases that a person has to look at', 'kind'],
  wattchat_cases_oldest_seconds: ['Age of the oldest of them', 'kind'],
  wattchat_jobs: ['Jobs that wait to be run', 'job'],
  wattchat_jobs_late_seconds: ['How long the job that is due longest has waited', 'job'],
  wattchat_mails_waiting: ['Mails that were neither sent nor given up', null],
  wattchat_mails_oldest_seconds: ['Age of the oldest of them', null],
  wattchat_down: ['What is not sold because its supplier is down', 'supply'],
  wattchat_provider_silent_seconds: [
    'Time since the last usable answer of a provider that was asked again since',
    'provider',
  ],
  wattchat_wallet_naira: ['What is in the wallet with a vendor, as it said last', 'vendor'],
  wattchat_reconciled_age_seconds: ['Time since a day was last compared with the books of others', null],
  wattchat_reconciled_differences: ['Differences that the last night found', null],
  wattchat_reconciled_unread: ['Books that the last night could not read', null],
  wattchat_chain_broken: ['1 where the last look at a chain of hashes found it broken', 'chain'],
  wattchat_chain_checked_age_seconds: ['Time since a chain of hashes was last looked at', 'chain'],
  wattchat_chain_unsealed_seconds: ['Age of the oldest row that a chain of hashes has not sealed', 'chain'],
  wattchat_utterances: ['Sentences that were not understood, offered or corrected today and yesterday', 'kind'],
  wattchat_client_faults: ['Faults of the portal in browsers within the last day', null],
} as const satisfies Readonly<Record<string, readonly [string, string | null]>>;

/** The name of such a figure. */
export type StandingMetric = keyof typeof STANDING;

/** How things stand at this moment, from the data base. What there is none of is left out, or 0 where silence would be no news. */
export async function readStanding(db: Kysely<Schema>, now: Date): Promise<readonly Standing[]> {
  const age = (since: string) => sql`extract(epoch from ${now}::timestamptz - ${sql.ref(since)})::float8`;
  const sealedTo = (chain: ChainName) =>
    sql`coalesce((select to_id from chain_links where chain = ${chain} order by number desc limit 1), 0)`;
  const unsettled = sql.join(UNSETTLED.map((state) => sql.lit(state)));
  const { rows } = await sql<{ metric: StandingMetric; label: string | null; value: number }>`
    with paid as (select state, captured_at from orders where state in (${unsettled})),
      open_cases as (select kind, opened_at from cases where closed_at is null),
      waiting as (select name, start_after from pgboss.job where state in ('created', 'retry')),
      mails as (select created_at from mail_outbox where sent_at is null and failed_at is null),
      heard as (select line, provider, max(last_at) filter (where not failed) as good from provider_answers group by line, provider),
      silent as (
        select heard.line || ' ' || heard.provider as provider, coalesce(heard.good, min(bad.minute)) as since
        from heard join provider_answers as bad on bad.line = heard.line and bad.provider = heard.provider
          and bad.failed and (heard.good is null or bad.last_at > heard.good)
        group by heard.line, heard.provider, heard.good having sum(bad.count) >= ${UNUSABLE_LEAST}),
      night as (select day, done_at from reconciled_nights order by day desc limit 1)
    select 'wattchat_orders' as metric, state as label, count(*)::float8 as value from paid group by state
    union all select 'wattchat_orders_oldest_seconds', state, max(${age('captured_at')}) from paid group by state
    union all select 'wattchat_orders_late_seconds', null, coalesce(max(${age('next_probe_at')}), 0)
      from orders where next_probe_at <= ${now} and state not in ('fulfilled', 'refunded')
    union all select 'wattchat_cases', kind, count(*)::float8 from open_cases group by kind
    union all select 'wattchat_cases_oldest_seconds', kind, max(${age('opened_at')}) from open_cases group by kind
    union all select 'wattchat_jobs', name, count(*)::float8 from waiting group by name
    union all select 'wattchat_jobs_late_seconds', name, max(${age('start_after')})
      from waiting where start_after <= ${now} group by name
    union all select 'wattchat_mails_waiting', null, count(*)::float8 from mails
    union all select 'wattchat_mails_oldest_seconds', null, coalesce(max(${age('created_at')}), 0) from mails
    union all select 'wattchat_down', supply, 1::float8 from outages
      where ended_at is null and (holds_until is null or holds_until > ${now}) group by supply
    union all select 'wattchat_provider_silent_seconds', provider, ${age('since')} from silent
    union all select 'wattchat_wallet_naira', vendor, (balance_kobo / 100.0)::float8
      from vendor_wallets where balance_kobo is not null
    union all select 'wattchat_reconciled_age_seconds', null, ${age('done_at')} from night
    union all select 'wattchat_reconciled_differences', null, sum(differences)::float8
      from reconciled_books where day = (select day from night) having count(*) > 0
    union all select 'wattchat_reconciled_unread', null, count(*) filter (where state = 'not-read')::float8
      from reconciled_books where day = (select day from night) having count(*) > 0
    union all select 'wattchat_chain_broken', chain, (broken is not null)::int::float8 from chain_checks
    union all select 'wattchat_chain_checked_age_seconds', chain, ${age('checked_at')} from chain_checks
    union all (select 'wattchat_chain_unsealed_seconds', 'audit', ${age('at')}
      from audit where id > ${sealedTo('audit')} order by id limit 1)
    union all (select 'wattchat_chain_unsealed_seconds', 'ledger', ${age('posting.at')}
      from ledger_entries as line join ledger_transactions as posting on posting.id = line.transaction_id
      where line.id > ${sealedTo('ledger')} order by line.id limit 1)
    union all select 'wattchat_utterances', kind, sum(count)::float8 from utterance_counts
      where day >= ${dayInLagos(now.getTime() - DAY_MS)} and place = 0 group by kind
    union all select 'wattchat_client_faults', null, count(*)::float8
      from client_faults where last_at > ${now}::timestamptz - interval '1 day'`.execute(db);
  return rows.map(({ metric, label, value }) => {
    const by = STANDING[metric][1];
    return { metric, labels: by === null || label === null ? {} : { [by]: label }, value };
  });
}

/** Has a registry tell how things stand, read once for each time that it is asked. `failed`: the data base did not answer. */
export function tellStanding(
  registry: Registry,
  { db, clock }: { readonly db: Kysely<Schema>; readonly clock: () => Date },
): (failed: (cause: unknown) => void) => Promise<void> {
  const registers = [registry];
  const up = new Gauge({ name: 'wattchat_database_up', help: '1 while the data base answers', registers });
  const gauges = Object.fromEntries(
    Object.entries(STANDING).map(([name, [help, label]]) => [
      name,
      new Gauge({ name, help, labelNames: label === null ? [] : [label], registers }),
    ]),
  );
  return async (failed) => {
    // What there was at the last look is not there any more; a figure without labels would stay as 0, which says something.
    for (const [name, [, label]] of Object.entries(STANDING)) {
      if (label === null) gauges[name]?.remove();
      else gauges[name]?.reset();
    }
    try {
      for (const { metric, labels, value } of await readStanding(db, clock())) gauges[metric]?.set(labels, value);
      up.set(1);
    } catch (cause) {
      up.set(0);
      failed(cause);
    }
  };
}
