import { type Kysely, sql } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { MINUTES_SHOWN, PROVIDER_LINES, type ProviderLine } from '#catalogues/operations.ts';
import type { Schema } from '../db/schema.ts';

type Strip = Extract<CallAnswer<'operations'>, { status: 200 }>['data']['providers'][number];

const MINUTE_MS = 60_000;

/** When the first of the minutes begins that are shown at a time. */
export function firstMinute(now: Date): Date {
  return new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS - (MINUTES_SHOWN - 1) * MINUTE_MS);
}

/** Whose answers are shown though nobody was asked. */
export interface Expected {
  readonly line: ProviderLine;
  readonly provider: string;
}

/** What each provider answered, minute by minute, on all servers together; of those that are expected nothing is shown as nothing. */
export async function providerAnswers(
  db: Kysely<Schema>,
  now: Date,
  expected: readonly Expected[],
): Promise<readonly Strip[]> {
  const from = firstMinute(now);
  const rows = await db
    .selectFrom('provider_answers')
    .select(({ fn }) => [
      'line',
      'provider',
      'failed',
      'took_ms',
      sql<number>`(extract(epoch from minute - ${from}::timestamptz) / 60)::int`.as('at'),
      fn.sum<number>('count').as('count'),
      fn.max('last_at').as('last'),
    ])
    .groupBy(['line', 'provider', 'failed', 'took_ms', 'minute'])
    .execute();
  const asked = Map.groupBy(rows, ({ line, provider }) => `${line} ${provider}`);
  const shown = [...expected, ...rows.map(({ line, provider }) => ({ line, provider }))];
  const each = [...new Map(shown.map((one) => [`${one.line} ${one.provider}`, one])).entries()];
  return each
    .map(([key, { line, provider }]): Strip => {
      const own = (asked.get(key) ?? []).map((row) => ({ ...row, count: Number(row.count) }));
      const inSight = own.filter(({ at }) => at >= 0 && at < MINUTES_SHOWN);
      const last = own.reduce<Date | null>((latest, row) => (latest && latest > row.last ? latest : row.last), null);
      return {
        line,
        provider,
        minutes: Array.from({ length: MINUTES_SHOWN }, (_, at) => ({
          answered: sum(inSight, (row) => row.at === at && !row.failed),
          failed: sum(inSight, (row) => row.at === at && row.failed),
        })),
        medianMs: medianOf(inSight.filter(({ failed }) => !failed)),
        lastAt: last?.toISOString() ?? null,
      };
    })
    .sort((a, b) => PROVIDER_LINES.indexOf(a.line) - PROVIDER_LINES.indexOf(b.line) || compare(a.provider, b.provider));
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

function sum<R extends { readonly count: number }>(rows: readonly R[], is: (row: R) => boolean): number {
  return rows.reduce((all, row) => all + (is(row) ? row.count : 0), 0);
}

/** The time that half of the answers took at most, ms; null where there was none. */
function medianOf(rows: readonly { readonly took_ms: number; readonly count: number }[]): number | null {
  const half = sum(rows, () => true) / 2;
  let passed = 0;
  for (const { took_ms, count } of [...rows].sort((a, b) => a.took_ms - b.took_ms)) {
    passed += count;
    if (passed >= half) return took_ms;
  }
  return null;
}
