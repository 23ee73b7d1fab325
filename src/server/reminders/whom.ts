import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import { nairaOf } from '#catalogues/money.ts';
import { NAMES_SHOWN, type NotReminded, REMINDED_APART_DAYS } from '#catalogues/reminders.ts';
import { DUES } from '../billing/chart.ts';
import { debtsOf, type Owing, owingOf } from '../billing/debts.ts';
import type { ReminderRunsTable } from '../db/schema/reminders.ts';
import type { Schema } from '../db/schema.ts';

/** Which debtors are meant: those of an estate at an instant on whose meter something is owed for so long, and so much. */
export interface Meant extends Owing {
  readonly estateId: number;
  readonly at: Date;
}

/** Whom a run is for, as it was written down. */
export type RunFor = Pick<Selectable<ReminderRunsTable>, 'over' | 'least_kobo' | 'most_kobo' | 'since'>;

/** The same as calls and looks take it; naira. */
export const owingIn = ({ over, least_kobo: least, most_kobo: most, since }: RunFor): Owing => ({
  over,
  ...(least !== null && { least: nairaOf(least) }),
  ...(most !== null && { most: nairaOf(most) }),
  ...(since !== null && { since }),
});

/** A resident on a meter that owes, who is to be reminded; kobo. */
export interface Remindable {
  readonly user_id: string;
  readonly email: string;
  readonly first_name: string;
  readonly meter_number: string;
  readonly house_address: string;
  readonly owed: number;
  readonly service_charge: number;
  readonly dev_levy: number;
  readonly fine: number;
  /** The day in Lagos since which the oldest of it is owed. */
  readonly since: string;
}

const DAY_MS = 86_400_000;

/** Why a row of `users` is not reminded at an instant, null where it is: one of `NotReminded`. */
export function leftOut(at: Date): RawBuilder<NotReminded | null> {
  const lately = new Date(at.getTime() - REMINDED_APART_DAYS * DAY_MS);
  return sql`case
    when users.id is null then 'no-account'
    when users.link_awaited or not users.is_verified then 'unconfirmed'
    when not users.dues_reminders then 'chose'
    when exists (select from reminders where reminders.user_id = users.id and reminders.at > ${lately})
      or exists (select from due_reminders where due_reminders.user_id = users.id and due_reminders.at > ${lately})
      then 'lately'
  end`;
}

/**
 * Everybody on meters that owe, each on the one that owes most of those where they may be reminded, as a table of a statement: the columns of a `Remindable` and `left_out`, null for who is reminded. A meter
 * without a resident's account is a row without a person. What is owed is mailed to nobody who would not see it in the portal.
 */
function everybody({ estateId, at, ...owing }: Meant): RawBuilder<unknown> {
  const part = (due: string) => sql`coalesce(sum(debt.kobo) filter (where debt.due = ${due}), 0)::bigint`;
  return sql`(
    select owing.*, meters.house_address, users.id as user_id, users.email, users.first_name,
      case when stands.why is null
          and row_number() over (partition by users.id, stands.why is null order by owing.owed desc, owing.meter_number) > 1
        then 'lately' else stands.why end as left_out
    from (
      select debt.meter_number, sum(debt.kobo)::bigint as owed, ${part('service-charge')} as service_charge,
        ${part('dev-levy')} as dev_levy, ${part('fine')} as fine, min(debt.since)::text as since
      from ${debtsOf(estateId, DUES)} as debt
      group by debt.meter_number ${owingOf(at, owing)}
    ) as owing
    join meters on meters.meter_number = owing.meter_number
    left join residences as users on users.meter_number = owing.meter_number and users.estate_id = ${estateId}
      and users.role = 'service-user' and not users.disabled
    cross join lateral (select ${leftOut(at)} as why) as stands
  )`;
}

/** Who would be reminded, in all; kobo. */
export interface RemindedSums {
  readonly people: number;
  readonly meters: number;
  /** On their meters, each counted once. */
  readonly kobo: number;
  /** First names of those who owe most. */
  readonly names: readonly string[];
  readonly left: Readonly<Partial<Record<NotReminded, number>>>;
}

/** Count who is reminded and who is not, and add up what is owed on the meters of the former. */
export async function remindedSums(db: Kysely<Schema>, meant: Meant): Promise<RemindedSums> {
  const { rows } = await sql<{
    why: NotReminded | null;
    people: number;
    meters: number;
    kobo: number;
    names: string[];
  }>`
    select left_out as why, count(*)::integer as people, count(*) filter (where nth = 1)::integer as meters,
      coalesce(sum(owed) filter (where nth = 1), 0)::bigint as kobo,
      coalesce(jsonb_agg(first_name order by owed desc, user_id) filter (where place <= ${NAMES_SHOWN}), '[]') as names
    from (
      select *, row_number() over (partition by left_out, meter_number order by user_id) as nth,
        row_number() over (partition by left_out order by owed desc, user_id) as place
      from ${everybody(meant)} as one
    ) as every group by left_out`.execute(db);
  const reminded = rows.find(({ why }) => why === null);
  return {
    ...{ people: reminded?.people ?? 0, meters: reminded?.meters ?? 0, kobo: Number(reminded?.kobo ?? 0) },
    names: reminded?.names ?? [],
    left: Object.fromEntries(rows.flatMap(({ why, people }) => (why === null ? [] : [[why, people]]))),
  };
}

/** Write down whom a run may mail, and what their meter owes: those whom its yes counts. */
export async function writePeople(trx: Kysely<Schema>, meant: Meant, runId: number): Promise<void> {
  await sql`
    insert into reminder_people (run_id, user_id, meter_number, kobo)
    select ${runId}, user_id, meter_number, owed from ${everybody(meant)} as one where left_out is null`.execute(trx);
}

/** Some of those whom a run counted and has not mailed yet, each with what the own meter owes now; nobody who has paid meanwhile. */
export async function remindables(
  db: Kysely<Schema>,
  meant: Meant,
  { runId, most }: { readonly runId: number; readonly most: number },
): Promise<Remindable[]> {
  const { rows } = await sql<Remindable>`
    select user_id, email, first_name, meter_number, house_address, owed, service_charge, dev_levy, fine, since
    from ${everybody(meant)} as one
    where left_out is null
      and exists (select from reminder_people as counted where counted.run_id = ${runId} and counted.user_id = one.user_id and not counted.spared)
      and not exists (select from reminders where reminders.run_id = ${runId} and reminders.user_id = one.user_id)
    order by user_id limit ${most}`.execute(db);
  return rows.map((row) => ({
    ...row,
    ...{ owed: Number(row.owed), service_charge: Number(row.service_charge) },
    ...{ dev_levy: Number(row.dev_levy), fine: Number(row.fine) },
  }));
}
