import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { LEFT_OUT } from '#catalogues/charges.ts';
import { nairaOf } from '#catalogues/money.ts';
import type { OwnEstate } from '../administration/own-estate.ts';
import type { Schema } from '../db/schema.ts';
import type { CallTaken } from '../http/handlers.ts';
import { chargedOnce, monthBeside } from './beside.ts';
import { type Candidate, candidates, held, holderOf } from './candidates.ts';
import type { ChargesDeps } from './deps.ts';
import { looksOf, monthBefore, worthALook } from './look.ts';
import { isPlanned, type Planned, planOf } from './plan.ts';

/** What a run comes to in all; kobo. */
export interface PlanSums {
  readonly lines: number;
  readonly kobo: number;
  readonly half: number;
  readonly half_kobo: number;
  readonly left_out: Readonly<Record<string, number>>;
  /** Another one for other meters, other prices, or another day: by it a yes is for what was looked at. */
  readonly plan: string;
}

/** Add up what a plan charges and what it leaves out. */
export async function sumsOf(db: Kysely<Schema>, plan: Planned): Promise<PlanSums> {
  const { rows } = await sql<Omit<PlanSums, 'left_out' | 'plan'> & { why: string | null; who: string }>`
    select left_out as why, encode(sha256(convert_to(string_agg(meter_number || ' ' || kobo, ',' order by meter_number), 'UTF8')), 'hex') as who,
      count(*)::integer as lines, sum(kobo)::bigint as kobo,
      count(*) filter (where is_half)::integer as half, coalesce(sum(kobo) filter (where is_half), 0)::bigint as half_kobo
    from ${candidates(plan)} as candidate group by left_out`.execute(db);
  const charged = rows.find(({ why }) => why === null);
  const facts = JSON.stringify([plan.reason, plan.standsFrom, plan.payBy, charged?.who]);
  return {
    ...{ lines: charged?.lines ?? 0, kobo: Number(charged?.kobo ?? 0) },
    ...{ half: charged?.half ?? 0, half_kobo: Number(charged?.half_kobo ?? 0) },
    left_out: Object.fromEntries(rows.flatMap(({ why, lines }) => (why === null ? [] : [[why, lines]]))),
    plan: createHash('sha256').update(facts).digest('hex'),
  };
}

/** What a run would charge, a page of it line by line. Nothing is written. */
export async function previewCharges(
  { db, clock }: ChargesDeps,
  estate: OwnEstate,
  input: CallTaken<'previewCharges'>,
): Promise<CallAnswer<'previewCharges'>> {
  const at = clock();
  const plan = await planOf(db, at, estate.id, input);
  if (!isPlanned(plan)) return plan;
  const sums = await sumsOf(db, plan);
  const inAdvance = await advanceOf(db, plan);
  const beside = await monthBeside(db, at, plan);
  const once = await chargedOnce(db, plan);
  const before = await monthBefore(db, plan);
  const { rows, total } = await pageOf(db, plan, { ...input, once, wasCharged: before !== null });
  const counted = LEFT_OUT.map((why) => ({ why, lines: sums.left_out[why] ?? 0 })).filter(({ lines }) => lines > 0);
  return {
    status: 200,
    data: {
      ...{
        reason: plan.reason,
        standsFrom: plan.standsFrom,
        early: plan.early,
        payBy: plan.payBy,
        lines: sums.lines,
        total: nairaOf(sums.kobo),
        plan: sums.plan,
      },
      half: { lines: sums.half, total: nairaOf(sums.half_kobo) },
      ...{ inAdvance, leftOut: counted, beside, before, page: input.page },
      once: { lines: once.size, total: nairaOf([...once.values()].reduce((sum, kobo) => sum + kobo, 0)) },
      rows: rows.map((row) => ({
        ...{ meterNumber: row.meter_number, holder: row.holder, address: row.house_address },
        ...{ amount: nairaOf(Number(row.kobo)), isHalf: row.is_half, leftOut: row.left_out },
        once: nairaOf(once.get(row.meter_number) ?? 0),
        inAdvance: nairaOf(Math.min(Number(row.kobo), Math.max(0, Number(row.held)))),
        ...('before' in row && {
          before: row.before === null ? null : nairaOf(Number(row.before)),
          looks: [...looksOf(row, { once: once.get(row.meter_number) ?? 0, wasCharged: before !== null })],
        }),
      })),
      total_rows: total ?? (input.of === 'lines' ? sums.lines : counted.reduce((all, { lines }) => all + lines, 0)),
    },
  };
}

/** What of it is paid in advance, and on how many meters; naira. */
async function advanceOf(db: Kysely<Schema>, plan: Planned) {
  const { rows } = await sql<{ lines: number; kobo: number }>`
    select count(*)::integer as lines, coalesce(sum(least(kobo, held)), 0)::bigint as kobo
    from (select candidate.kobo, ${held(plan)} as held from ${candidates(plan)} as candidate where left_out is null) as one
    where held > 0`.execute(db);
  return { lines: rows[0]?.lines ?? 0, total: nairaOf(Number(rows[0]?.kobo ?? 0)) };
}

type Page = Pick<CallTaken<'previewCharges'>, 'page' | 'rows' | 'of'> & Parameters<typeof worthALook>[2];

/** A page of what is asked for; `total`: of how many rows, where the sums do not say it. */
async function pageOf(db: Kysely<Schema>, plan: Planned, { of, ...looking }: Page) {
  const { page, rows: most } = looking;
  if (of === 'look') return worthALook(db, plan, looking);
  const wanted = of === 'lines' ? sql`left_out is null` : sql`left_out is not null`;
  const { rows } = await sql<Candidate & { held: number }>`
    select candidate.*, ${held(plan)} as held,
      ${holderOf(sql`candidate`)} as holder
    from (
      select * from ${candidates(plan)} as every where ${wanted}
      order by is_half desc, meter_number limit ${most} offset ${(page - 1) * most}
    ) as candidate
    order by is_half desc, meter_number`.execute(db);
  return { rows, total: null };
}
