import { sql, type Transaction } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { koboOf } from '#catalogues/money.ts';
import { CHARGES } from '#catalogues/sentences/estate/charges.ts';
import { monthInWords } from '#machines/kit/months.ts';
import { formatDay, formatNaira } from '#machines/kit/writing/format.ts';
import type { OwnEstate } from '../administration/own-estate.ts';
import { writeAudit } from '../audit.ts';
import type { Schema } from '../db/schema.ts';
import type { CallTaken } from '../http/handlers.ts';
import { refused } from '../http/refusals.ts';
import { lockEstate } from '../lock-estate.ts';
import { candidates } from './candidates.ts';
import { CHARGE_RUN, type Charge, type ChargesDeps } from './deps.ts';
import { byItselfOf, type ChargingRule } from './monthly.ts';
import { isPlanned, type Planned, planOf } from './plan.ts';
import { type PlanSums, sumsOf } from './preview.ts';

/**
 * What was confirmed: so many lines that come to so much, naira, and the plan that the preview showed. A page from before plans sends none.
 * Null: nobody looked, it is done by itself.
 */
type Expected = Pick<CallTaken<'startCharges'>, 'lines' | 'total' | 'plan'> | null;

/** Who charges; `id` null: it is done by itself. */
interface Charging {
  readonly estate: OwnEstate;
  readonly id: string | null;
}

/**
 * Begin to charge what was looked at and confirmed. Its lines stand in the transaction of the yes, so that what is written afterwards is
 * what was confirmed, and of two administrators at once the second is told. What is sent again charges nothing more.
 */
export function startCharges(
  { db, clock, queue }: ChargesDeps,
  { estate, id: actor }: Charging,
  charge: Charge,
  expected: Expected,
): Promise<CallAnswer<'startCharges'>> {
  return db.transaction().execute(async (trx) => {
    await lockEstate(trx, estate.id);
    const at = clock();
    const plan = await planOf(trx, at, estate.id, charge);
    if (!isPlanned(plan)) return plan;
    const before = await madeBefore(trx, plan);
    if (before !== null) return before;
    const sums = await sumsOf(trx, plan);
    if (sums.lines === 0) return nothingToCharge(plan, sums);
    if (expected !== null && !isSame(expected, sums)) {
      const payBy = plan.payBy && formatDay(plan.payBy);
      return refused('charges-moved', CHARGES.moved(sums.lines, formatNaira(sums.kobo), payBy));
    }
    const runId = await writePlan(trx, plan, { sums, actor, at });
    const detail = { before: null, after: CHARGES.log.run(formatNaira(sums.kobo), sums.lines) };
    const deed = { at, actor, action: 'charges-run', subject: plan.reason, estateId: estate.id, detail } as const;
    await writeAudit(trx, deed);
    await queue.send(trx, CHARGE_RUN, { runId }, { key: String(runId) });
    const message = CHARGES.started(plan.reason, sums.lines, formatNaira(sums.kobo));
    return { status: 200, data: { message, id: runId } };
  });
}

/** True where what was looked at is what would be charged now: the same meters at the same prices, owed and to be paid on the same days. */
const isSame = ({ lines, total, plan }: NonNullable<Expected>, sums: PlanSums): boolean =>
  lines === sums.lines && koboOf(total) === sums.kobo && (plan === undefined || plan === sums.plan);

/** What is answered where it was done before, or where a run of the same month is not finished. */
async function madeBefore(trx: Transaction<Schema>, plan: Planned): Promise<CallAnswer<'startCharges'> | null> {
  const runs = trx.selectFrom('charge_runs').select(['id', 'reason', 'pay_by']).where('estate_id', '=', plan.estateId);
  if (plan.month === null) {
    const same = await runs.where('once_key', '=', plan.onceKey).where('state', '<>', 'taken-back').executeTakeFirst();
    if (same === undefined) return null;
    const { id, reason, pay_by: day } = same;
    const stands = day === plan.payBy ? [] : [CHARGES.dayStands(day && formatDay(day))];
    return { status: 200, data: { message: [CHARGES.before(reason), ...stands].join(' '), id } };
  }
  const open = await runs
    .where('service_id', '=', plan.month.rule.serviceId)
    .where('month', '=', plan.month.of)
    .where('state', 'in', ['running', 'stopped'])
    .executeTakeFirst();
  return open === undefined ? null : refused('run-unfinished', CHARGES.unfinished(open.reason));
}

function nothingToCharge({ month }: Planned, { left_out }: PlanSums) {
  return month !== null && (left_out.charged ?? 0) > 0
    ? refused('charged-already', CHARGES.monthDone(CHARGES.reasonOfMonth(month.rule.calledAs, monthInWords(month.of))))
    : refused('nobody', CHARGES.nobody);
}

interface Making {
  readonly sums: PlanSums;
  readonly actor: string | null;
  readonly at: Date;
}

/** Write a run and its lines, none of them charged yet; answers its id. */
async function writePlan(trx: Transaction<Schema>, plan: Planned, { sums, actor, at }: Making): Promise<number> {
  const serviceId = plan.month?.rule.serviceId ?? null;
  const month = plan.month?.of ?? null;
  const { id } = await trx
    .insertInto('charge_runs')
    .values({
      ...{ estate_id: plan.estateId, due: plan.due, service_id: serviceId, month, reason: plan.reason },
      ...{ stands_from: plan.standsFrom, pay_by: plan.payBy, once_key: plan.onceKey, state: 'running' },
      ...{ lines: sums.lines, kobo: sums.kobo, made_by: actor, made_at: at },
      ...{
        ended_at: null,
        taken_back_by: null,
        taken_back_at: null,
        taken_back_reason: null,
        back_transaction_id: null,
      },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (plan.month !== null) await keepRule(trx, plan.month.rule);
  await sql`
    insert into charge_lines (run_id, meter_number, service_id, month, kobo, is_half, state)
    select ${id}::bigint, meter_number, ${serviceId}::integer, ${month}::text, kobo, is_half, 'waiting'
    from ${candidates(plan)} as candidate where left_out is null`.execute(trx);
  return id;
}

/** From now on what is paid for it is paid where it is owed, so it is kept that it is charged by the month. What was said of it stays. */
async function keepRule(trx: Transaction<Schema>, rule: ChargingRule & { readonly serviceId: number }): Promise<void> {
  const { serviceId: service_id, day, whom, byItselfFrom, daysToPay: days_to_pay } = rule;
  await trx
    .insertInto('charging_rules')
    .values({ service_id, day, whom, ...byItselfOf(rule, byItselfFrom), days_to_pay })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
