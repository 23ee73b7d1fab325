import { sql } from 'kysely';
import type { Logger } from 'pino';
import { many } from '#catalogues/sentences/count.ts';
import { dayInLagos } from '#machines/kit/writing/format.ts';
import type { OwnEstate } from '../administration/own-estate.ts';
import type { Queue } from '../jobs.ts';
import { CHARGE_RUN, type ChargesDeps } from './deps.ts';
import { dueOn } from './plan.ts';
import { startCharges } from './start.ts';
import { type WritingDeps, writeRun } from './write.ts';

/** The job that looks which estates' day has come. */
const CHARGE_DAYS = 'charge-days';
/** Five past each hour: the day begins with the first of them, and what a server that stood still has missed is charged with the next. */
const HOURLY = '5 * * * *';

/** What charging by itself needs; `refusals`: what was refused and is written down already, filled by each look. */
interface ByItselfDeps extends ChargesDeps {
  readonly log: Pick<Logger, 'warn' | 'error'>;
  readonly refusals: Set<string>;
}

/**
 * Charge the months whose day has come, of estates that chose so: the current one and those before it since they chose. A month of which
 * there is any run, taken back or not, is in an administrator's hands. One that fails holds up no other, of the same estate or of another:
 * it throws once all were looked at. Answers the ids of the runs.
 */
export async function chargeDueMonths(deps: ByItselfDeps): Promise<number[]> {
  const made: number[] = [];
  const failures: unknown[] = [];
  for (const due of await dueMonths(deps)) {
    try {
      const id = await chargeMonth(deps, due);
      if (id !== null) made.push(id);
    } catch (err) {
      deps.log.error({ err, ...named(due) }, 'a month could not be charged by itself');
      failures.push(err);
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${many(failures.length, 'month', 'months')} could not be charged.`);
  return made;
}

/** A month of a service whose day has come. */
interface DueMonth {
  readonly estate: OwnEstate;
  readonly serviceId: number;
  /** As the calls name it. */
  readonly service: string;
  readonly month: string;
}

/** How one is named in the log. */
const named = ({ estate, serviceId, month }: DueMonth) => ({ estateId: estate.id, serviceId, month });

/** Every month whose day has come, handled or not, estate by estate. */
async function dueMonths({ db, clock }: ByItselfDeps): Promise<readonly DueMonth[]> {
  const today = dayInLagos(clock());
  const rules = await db
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
  return rules.flatMap(({ service_id: serviceId, day, first, due, ...estate }) =>
    monthsFrom(first, today)
      .filter((month) => dueOn(month, day) <= today)
      .map((month) => ({ estate, serviceId, service: due ?? String(serviceId), month })),
  );
}

/** Charge one where nobody has; answers the id of its run. What is refused is written down once, and tried again with each look. */
async function chargeMonth(deps: ByItselfDeps, due: DueMonth): Promise<number | null> {
  const { estate, serviceId, service, month } = due;
  if (await isHandled(deps, serviceId, month)) return null;
  const { status, data } = await startCharges(deps, { estate, id: null }, { what: 'month', service, month }, null);
  if (status === 200) return data.id;
  const occasion = [serviceId, month, data.code].join(' ');
  if (!deps.refusals.has(occasion)) {
    deps.refusals.add(occasion);
    deps.log.warn({ ...named(due), code: data.code }, 'a month is not charged by itself');
  }
  return null;
}

async function isHandled({ db }: Pick<ChargesDeps, 'db'>, serviceId: number, month: string): Promise<boolean> {
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
export async function workCharges(
  deps: WritingDeps & Pick<ByItselfDeps, 'log'> & { readonly queue: Queue },
): Promise<void> {
  const refusals = new Set<string>();
  await deps.queue.work<{ runId: number }>(CHARGE_RUN, ({ runId }) => writeRun(deps, runId), { atOnce: 1 });
  await deps.queue.every(CHARGE_DAYS, HOURLY, async () => {
    await chargeDueMonths({ ...deps, refusals });
  });
}
