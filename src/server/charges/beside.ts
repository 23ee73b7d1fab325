import { type Kysely, sql } from 'kysely';
import { CHARGE_SERVICE, CHARGED_AHEAD_MONTHS, CHARGED_BACK_MONTHS, LEVY_SERVICE } from '#catalogues/charges.ts';
import { nairaOf } from '#catalogues/money.ts';
import { MONTHS } from '#catalogues/sentences/months.ts';
import { monthInWords, monthsAfter, monthsBetween } from '#machines/kit/months.ts';
import type { Schema } from '../db/schema.ts';
import { candidates } from './candidates.ts';
import { isPlanned, type Planned, planOf } from './plan.ts';

/** Meters with what they were, or will be, charged besides, naira; the house is named where it is one. */
interface Beside {
  readonly lines: number;
  readonly total: number;
  readonly house: string | null;
}

const NONE: Beside = { lines: 0, total: 0, house: null };

/** What a month is called without its year where that is another word as well. */
const UNSURE = 'may';

/** The month that a reason names, `YYYY-MM`, the nearest of its name where it says no year; else the month of the day it stands from. */
export function monthMeant(reason: string, standsFrom: string): string {
  const now = standsFrom.slice(0, 'yyyy-mm'.length);
  const said = reason.toLowerCase();
  const near = Array.from({ length: 2 * MONTHS.length }, (_, nth) => monthsAfter(now, nth - MONTHS.length));
  const dated = near.find((month) => said.includes(monthInWords(month).toLowerCase()));
  if (dated !== undefined) return dated;
  const words = said.split(/[^a-z]+/);
  const named = near
    .filter((month) => {
      const name = (MONTHS[Number(month.slice(5)) - 1] ?? '').toLowerCase();
      return name !== UNSURE && words.includes(name);
    })
    .toSorted((one, other) => Math.abs(monthsBetween(now, one)) - Math.abs(monthsBetween(now, other)));
  return named[0] ?? now;
}

/**
 * Who of a charge once of the service charge or the levy is charged for the same month by its run: who was already, and who will be. Null where
 * nobody has said that it is charged by the month.
 */
export async function monthBeside(db: Kysely<Schema>, at: Date, plan: Planned) {
  if (plan.month !== null || plan.due === 'fine') return null;
  const month = monthMeant(plan.reason, plan.standsFrom);
  const today = plan.standsFrom.slice(0, 'yyyy-mm'.length);
  const apart = monthsBetween(today, month);
  if (apart > CHARGED_AHEAD_MONTHS || -apart > CHARGED_BACK_MONTHS) return null;
  const service = plan.due === 'dev-levy' ? LEVY_SERVICE : CHARGE_SERVICE;
  const run = await planOf(db, at, plan.estateId, { what: 'month', service, month });
  if (!isPlanned(run) || run.month?.rule.isSaid !== true) return null;
  const { rows } = await sql<{ was: boolean; lines: number; kobo: number; house: string }>`
    select left_out is not null as was, count(*)::integer as lines, min(house_address) as house,
      sum(case when left_out is null then kobo else charged_kobo end)::bigint as kobo
    from (
      select month.*, (
        select kobo from charge_lines as line where line.service_id = ${run.month.rule.serviceId} and line.month = ${month}
          and line.meter_number = month.meter_number and line.state <> 'taken-back' limit 1
      ) as charged_kobo
      from ${candidates(run)} as month
      join ${candidates(plan)} as once on once.meter_number = month.meter_number and once.left_out is null
      where month.left_out is null or month.left_out = 'charged'
    ) as both_of_them group by left_out is not null`.execute(db);
  const told = (was: boolean): Beside => {
    const found = rows.find((row) => row.was === was);
    if (found === undefined) return NONE;
    return {
      ...{ lines: found.lines, total: nairaOf(Number(found.kobo)) },
      house: found.lines === 1 ? found.house : null,
    };
  };
  // A month that is over and was not charged is nobody's to come.
  const [charged, coming] = [told(true), apart < 0 ? NONE : told(false)];
  return charged.lines + coming.lines === 0 ? null : { month, charged, coming };
}

/** The charges once of what a month's run charges, of the same month: their runs, none of them taken back. */
async function onceRuns(db: Kysely<Schema>, plan: Planned): Promise<readonly number[]> {
  const { month } = plan;
  if (month === null || ![CHARGE_SERVICE, LEVY_SERVICE].some((of) => of === month.rule.of)) return [];
  const runs = await db
    .selectFrom('charge_runs')
    .select(['id', 'reason', 'stands_from'])
    .where('estate_id', '=', plan.estateId)
    .where('month', 'is', null)
    .where('due', '=', plan.due)
    .where('state', '<>', 'taken-back')
    .where('stands_from', '>=', `${monthsAfter(month.of, -MONTHS.length)}-01`)
    .execute();
  return runs.filter(({ reason, stands_from }) => monthMeant(reason, stands_from) === month.of).map(({ id }) => id);
}

/** What each meter was charged once of the same, by its number, kobo. */
export async function chargedOnce(db: Kysely<Schema>, plan: Planned): Promise<ReadonlyMap<string, number>> {
  const runs = await onceRuns(db, plan);
  if (runs.length === 0) return new Map();
  const { rows } = await sql<{ meter_number: string; kobo: number }>`
    select line.meter_number, sum(line.kobo)::bigint as kobo from charge_lines as line
    join ${candidates(plan)} as candidate on candidate.meter_number = line.meter_number and candidate.left_out is null
    where line.run_id in (${sql.join(runs)}) and line.state in ('waiting', 'charged')
    group by line.meter_number`.execute(db);
  return new Map(rows.map(({ meter_number, kobo }) => [meter_number, Number(kobo)]));
}
