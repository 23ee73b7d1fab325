import { sql } from 'kysely';
import { dayInLagos } from '#machines/kit/writing/format.ts';
import type { Queue } from '../jobs.ts';
import { CHARGE_RUN, type ChargesDeps } from './deps.ts';
import { dueOn } from './plan.ts';
import { startCharges } from './start.ts';
import { writeRun } from './write.ts';

/** The job that looks which estates' day has come. */
const CHARGE_DAYS = 'charge-days';
/** Five past each hour: the day begins with the first of them, and what a server that stood still has missed is charged with the next. */
const HOURLY = '5 * * * *';

/**
 * Charge the months whose day has come, of estates that chose so: the current one and those before it since they chose. A month of which
 * there is any run, taken back or not, is in an administrator's hands. Answers the ids of the runs.
 */
export async function chargeDueMonths(deps: ChargesDeps): Promise<number[]> {
  const today = dayInLagos(deps.clock());
  const rules = await deps.db
    .selectFrom('charging_rules as rule')
    .innerJoin('services', 'services.id', 'rule.service_id')
    .innerJoin('estates', 'estates.id', 'services.estate_id')
    .select(['rule.service_id', 'rule.day', 'services.due', 'estates.id', 'estates.name'])
    .select(sql<string>`coalesce(by_itself_from, other_by_itself_from)`.as('first'))
    .where(sql<boolean>`coalesce(by_itself_from, other_by_itself_from) is not null`)
    .where((is) => is.or([is('services.enabled', '=', true), is('services.due', 'is not', null)]))
    .where('estates.active', '=', true)
    .orderBy('estates.id')
    .orderBy('rule.service_id')
    .execute();
  const made: number[] = [];
  for (const { service_id: serviceId, day, first, due, ...estate } of rules) {
    const service = due ?? String(serviceId);
    for (const month of monthsFrom(first, today)) {
      if (dueOn(month, day) > today || (await isHandled(deps, serviceId, month))) continue;
      const answer = await startCharges(deps, { estate, id: null }, { what: 'month', service, month }, null);
      if (answer.status === 200) made.push(answer.data.id);
    }
  }
  return made;
}

async function isHandled({ db }: ChargesDeps, serviceId: number, month: string): Promise<boolean> {
  const run = await db
    .selectFrom('charge_runs')
    .select('id')
    .where('service_id', '=', serviceId)
    .where('month', '=', month)
    .executeTakeFirst();
  return run !== undefined;
}

/** The months from one to that of a day, both included. */
function monthsFrom(first: string, today: string): string[] {
  const [year = 0, month = 1] = first.split('-').map(Number);
  const months: string[] = [];
  for (let at = 0; ; at += 1) {
    const next = new Date(Date.UTC(year, month - 1 + at)).toISOString().slice(0, 'yyyy-mm'.length);
    if (next > today) return months;
    months.push(next);
  }
}

/** Work on runs, and look each hour whether an estate's day has come. */
export async function workCharges(deps: Omit<ChargesDeps, 'queue'> & { readonly queue: Queue }): Promise<void> {
  await deps.queue.work<{ runId: number }>(CHARGE_RUN, ({ runId }) => writeRun(deps, runId), { atOnce: 1 });
  await deps.queue.every(CHARGE_DAYS, HOURLY, async () => {
    await chargeDueMonths(deps);
  });
}
