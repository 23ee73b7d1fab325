import { type Kysely, sql } from 'kysely';
import { TIME_ZONE } from '#catalogues/limits.ts';
import { MOST_REPORT_DAYS } from '#catalogues/platform.ts';
import { STUCK_ORDER_SENTENCES } from '#catalogues/sentences/platform/stuck-orders.ts';
import type { Schema } from '../db/schema.ts';
import { askedDays } from '../histories/days.ts';

/** Days in Lagos, both included. */
export interface ChosenDays {
  readonly from: string;
  readonly to: string;
}

/** From which instant on, and before which one. */
export interface Span {
  readonly from: Date;
  readonly to: Date;
}

const DAY_MS = 86_400_000;

/** Why a report cannot be of these days, or null: they are too many, or the wrong way round. */
export function refusedDays({ from, to }: ChosenDays) {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  if (days < 1) return refused('days-wrong-way', STUCK_ORDER_SENTENCES.wrongWay);
  return days > MOST_REPORT_DAYS ? refused('too-many-days', STUCK_ORDER_SENTENCES.tooManyDays(MOST_REPORT_DAYS)) : null;
}

function refused(code: string, message: string) {
  return { status: 400, data: { code, message } } as const;
}

/** The span of such days: they begin at midnight in Lagos. */
export async function spanOf(db: Kysely<Schema>, days: ChosenDays): Promise<Span> {
  const { from = days.from, to = days.to } = askedDays(days);
  const midnight = (day: string, more: number) =>
    sql<Date>`((${day}::date + ${sql.lit(more)})::timestamp at time zone ${sql.lit(TIME_ZONE)})`;
  const { rows } = await sql<Span>`select ${midnight(from, 0)} as "from", ${midnight(to, 1)} as "to"`.execute(db);
  const [span] = rows;
  if (span === undefined) throw new Error('The data base names no midnight.');
  return span;
}
