import { type Kysely, sql } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { nairaOf } from '#catalogues/money.ts';
import { dayInLagos } from '#machines/kit/writing/format.ts';
import type { Schema } from '../db/schema.ts';
import { lastReconciled } from '../reconciliation/last.ts';
import { type ChosenDays, type Span, spanOf } from '../reports/chosen-days.ts';
import { estateDays, estateSums, platformDays, type StatementDay } from './days.ts';

/** A statement as its call answers it. */
export type Statement = Extract<CallAnswer<'statement'>, { status: 200 }>['data'];

/** What a statement is made of. */
export interface StatementDeps {
  readonly db: Kysely<Schema>;
  readonly clock: () => Date;
}

/** Some days of the platform, or of one estate, the newest first; what is to come is in none. */
export async function statementOf(
  { db, clock }: StatementDeps,
  { from, to }: ChosenDays,
  estateId: number | null,
): Promise<Statement> {
  const today = dayInLagos(clock().getTime());
  const span = await spanOf(db, { from, to: to < today ? to : today });
  const days = span.from >= span.to ? [] : await daysWithin(db, span, estateId);
  const differences = estateId === null ? await differencesOf(db, { from, to }) : new Map<string, number>();
  return {
    days: days
      .toReversed()
      .map((one) => ({ day: one.day, ...inNaira(one), differences: differences.get(one.day) ?? null })),
    sums: inNaira(totalOf(days)),
    estates: estateId === null ? (await estateSums(db, span)).map(estateOf) : [],
    payouts: estateId === null ? await payoutsOf(db, span) : [],
    paidOn: await paidOn(db, { from, to }, estateId),
    reconciled: estateId === null ? await lastReconciled(db) : null,
  };
}

const daysWithin = (db: Kysely<Schema>, span: Span, estateId: number | null): Promise<StatementDay[]> =>
  estateId === null ? platformDays(db, span) : estateDays(db, span, estateId);

type Figures = Omit<StatementDay, 'day'>;

function totalOf(days: readonly StatementDay[]): Figures {
  const sum = (of: keyof Figures) => days.reduce((total, one) => total + one[of], 0);
  return {
    in: sum('in'),
    back: sum('back'),
    fees: sum('fees'),
    revenue: sum('revenue'),
    estates: sum('estates'),
    out: sum('out'),
    handed: sum('handed'),
    left: days.at(-1)?.left ?? 0,
  };
}

function inNaira({ in: came, back, fees, revenue, estates, out, handed, left }: Figures) {
  return {
    in: nairaOf(came),
    back: nairaOf(back),
    fees: nairaOf(fees),
    revenue: nairaOf(revenue),
    estates: nairaOf(estates),
    out: nairaOf(out),
    handed: nairaOf(handed),
    left: nairaOf(left),
  };
}

function estateOf({ id, name, in: came, out, left }: Awaited<ReturnType<typeof estateSums>>[number]) {
  return { id, name, in: nairaOf(came), out: nairaOf(out), left: nairaOf(left) };
}

/** How many differences a night found of each day that was compared. */
async function differencesOf(db: Kysely<Schema>, { from, to }: ChosenDays): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('reconciled_books')
    .select(['day', sql<number>`sum(differences)::integer`.as('count')])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('day')
    .execute();
  return new Map(rows.map(({ day, count }) => [day, count]));
}

/** What was paid to estates on some days, the newest first, what was taken back too; an estate is not told who wrote it down. */
async function paidOn(
  db: Kysely<Schema>,
  { from, to }: ChosenDays,
  estateId: number | null,
): Promise<Statement['paidOn']> {
  const rows = await db
    .selectFrom('estate_payments')
    .innerJoin('estates', 'estates.id', 'estate_payments.estate_id')
    .leftJoin('users', 'users.id', 'estate_payments.recorded_by')
    .selectAll('estate_payments')
    .select(['estates.name', 'users.first_name', 'users.last_name'])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .$if(estateId !== null, (query) => query.where('estate_payments.estate_id', '=', estateId))
    .orderBy('day', 'desc')
    .orderBy('estate_payments.id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    estate: row.name,
    amount: nairaOf(row.amount_kobo),
    day: row.day,
    reference: row.reference,
    by: estateId === null && row.first_name !== null ? `${row.first_name} ${row.last_name ?? ''}`.trim() : null,
    at: row.recorded_at.toISOString(),
    takenBack:
      row.taken_back_at === null ? null : { at: row.taken_back_at.toISOString(), reason: row.taken_back_reason ?? '' },
  }));
}

/** What payment providers sent within a span, the newest first; what is under way is of the day on which it was made. */
async function payoutsOf(db: Kysely<Schema>, { from, to }: Span): Promise<Statement['payouts']> {
  const rows = await db
    .selectFrom('payouts')
    .selectAll()
    .select(({ selectFrom, fn }) =>
      selectFrom('payout_lines')
        .whereRef('payout_lines.provider', '=', 'payouts.provider')
        .whereRef('payout_lines.payout_id', '=', 'payouts.payout_id')
        .where('kind', '=', 'capture')
        .select(fn.countAll<number>().as('n'))
        .as('payments'),
    )
    .where('made_at', '>=', from)
    .where('made_at', '<', to)
    .orderBy('made_at', 'desc')
    .orderBy('payout_id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.payout_id,
    provider: row.provider,
    state: row.status,
    day: row.bank_day,
    at: row.made_at.toISOString(),
    payments: row.payments ?? 0,
    amount: nairaOf(row.amount_kobo),
    fees: nairaOf(row.fee_kobo),
    deducted: nairaOf(row.deducted_kobo),
    paid: nairaOf(row.paid_kobo),
  }));
}
