import { type Kysely, sql } from 'kysely';
import type { ChargeLook } from '#catalogues/charges.ts';
import { nairaOf } from '#catalogues/money.ts';
import { monthsAfter } from '#machines/kit/months.ts';
import type { Schema } from '../db/schema.ts';
import { type Candidate, candidates, held, holderOf } from './candidates.ts';
import type { Planned } from './plan.ts';

/** A line that is worth a look, kobo. */
interface Looked extends Candidate {
  readonly held: number;
  /** What it was charged the month before; null: nothing. */
  readonly before: number | null;
  readonly total: number;
}

/** The lines of the month before that of a plan as a table of a statement: `meter_number` and `kobo`; empty of what is charged once. */
const linesBefore = ({ month }: Planned) =>
  month === null
    ? sql`(select null::text as meter_number, null::bigint as kobo where false)`
    : sql`(
        select meter_number, kobo from charge_lines
        where service_id = ${month.rule.serviceId} and month = ${monthsAfter(month.of, -1)} and state <> 'taken-back'
      )`;

/** What was charged the month before of the same; null where that was nothing, or it is charged once. */
export async function monthBefore(db: Kysely<Schema>, plan: Planned) {
  if (plan.month === null) return null;
  const { rows } = await sql<{ lines: number; kobo: number | null }>`
    select count(*)::integer as lines, sum(kobo)::bigint as kobo from ${linesBefore(plan)} as line`.execute(db);
  const { lines = 0, kobo = null } = rows[0] ?? {};
  return lines === 0 ? null : { month: monthsAfter(plan.month.of, -1), lines, total: nairaOf(Number(kobo)) };
}

/** Why a line is worth a look: it is another one than the month before, its first, halved, in advance in part or whole, or charged once as well. */
export function looksOf(
  { kobo, is_half, held: paid, before }: Omit<Looked, 'total'>,
  { once, wasCharged }: { readonly once: number; readonly wasCharged: boolean },
): readonly ChargeLook[] {
  return [
    ...(wasCharged && before === null ? (['first'] as const) : []),
    ...(before !== null && Number(before) !== Number(kobo) ? (['changed'] as const) : []),
    ...(is_half ? (['half'] as const) : []),
    ...(Number(paid) > 0 ? (['in-advance'] as const) : []),
    ...(once > 0 ? (['once'] as const) : []),
  ];
}

interface Looking {
  readonly once: ReadonlyMap<string, number>;
  /** The month before was charged: who was not is charged for the first time. */
  readonly wasCharged: boolean;
  readonly page: number;
  readonly rows: number;
}

/** A page of the lines that are worth a look, those first that are other ones than before. */
export async function worthALook(
  db: Kysely<Schema>,
  plan: Planned,
  { once, wasCharged, page, rows: most }: Looking,
): Promise<{ readonly rows: readonly Looked[]; readonly total: number }> {
  const named = JSON.stringify([...once.keys()]);
  const { rows } = await sql<Looked>`
    select line.*, ${holderOf(sql`line`)} as holder from (
      select every.*, count(*) over ()::integer as total from (
        select candidate.*, ${held(plan)} as held, previous.kobo as before
        from ${candidates(plan)} as candidate
        left join ${linesBefore(plan)} as previous on previous.meter_number = candidate.meter_number
        where left_out is null
      ) as every
      where is_half or held > 0 or (${wasCharged} and before is null) or before <> kobo
        or meter_number in (select jsonb_array_elements_text(${named}::jsonb))
      order by (before is null or before <> kobo) desc, is_half desc, meter_number
      limit ${most} offset ${(page - 1) * most}
    ) as line
    order by (before is null or before <> kobo) desc, is_half desc, meter_number`.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
}
