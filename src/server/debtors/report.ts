import { type Kysely, type RawBuilder, sql } from 'kysely';
import { DEBT_AGE_DAYS } from '#catalogues/debtors.ts';
import { TIME_ZONE } from '#catalogues/limits.ts';
import { digitsOf } from '#machines/kit/reading/digits.ts';
import { dayInLagos } from '#machines/kit/writing/format.ts';
import { DUES, type Due } from '../billing/chart.ts';
import { debtsOf, owingOf } from '../billing/debts.ts';
import type { Schema } from '../db/schema.ts';
import type { CallTaken } from '../http/handlers.ts';
import { literally } from '../text.ts';

/** What is asked of the report: which debts, how old, how much, of whom. */
export type DebtorsAsked = Pick<CallTaken<'debtors'>, 'debt' | 'over' | 'least' | 'most' | 'since' | 'search'>;

/** What is owed by due and by age, kobo. */
export interface DebtSums {
  readonly service_charge: number;
  readonly dev_levy: number;
  readonly fine: number;
  readonly to30: number;
  readonly to60: number;
  readonly to90: number;
  readonly over90: number;
  readonly owed: number;
}

/** A meter that owes. */
export interface DebtorRow extends DebtSums {
  readonly meter_number: string;
  /** Who lives or owns there by an account, else the landlord that its file named. */
  readonly holder: string;
  readonly house_address: string;
  /** Null: nobody has an account on it. */
  readonly phone: string | null;
  /** The day in Lagos since which the oldest of it is owed. */
  readonly since: string;
  /** The first day in Lagos by which something of it is to be paid; null: none was said. */
  readonly pay_by: string | null;
  /** The day in Lagos on which somebody there was reminded last; null: never. */
  readonly reminded_on: string | null;
  /** How many mails that were, all together. */
  readonly reminded: number;
}

/** Rows of the report, and the sums over all that was asked for, whatever page is read. */
export interface DebtorReport {
  readonly rows: readonly DebtorRow[];
  readonly sums: DebtSums;
  readonly total: number;
}

const SUMS = ['service_charge', 'dev_levy', 'fine', 'to30', 'to60', 'to90', 'over90', 'owed'] as const;
type All = Readonly<Record<`all_${(typeof SUMS)[number]}` | 'total', number>>;
type Joined = All & { readonly [K in keyof DebtorRow]: DebtorRow[K] | null };

/** Who owes an estate on the day of an instant in Lagos, the largest debt first; `span` leaves out all rows but those of a page. */
export async function debtorReport(
  { db, at }: { readonly db: Kysely<Schema>; readonly at: Date },
  estateId: number,
  { debt, search = '', ...meant }: DebtorsAsked,
  span: { readonly limit: number; readonly offset: number } | null,
): Promise<DebtorReport> {
  const dues: readonly Due[] = debt === 'all' ? DUES : [debt];
  const days = sql`(${dayInLagos(at)}::date - debt.since)`;
  const part = (which: RawBuilder<unknown>) => sql`coalesce(sum(debt.kobo) filter (where ${which}), 0)::bigint`;
  const { to30, to60, to90 } = DEBT_AGE_DAYS;
  const all = SUMS.map((name) => sql`coalesce(sum(${sql.ref(name)}), 0)::bigint as ${sql.ref(`all_${name}`)}`);
  const { rows } = await sql<Joined>`
    with owing as materialized (
      select debt.meter_number, min(debt.since)::text as since, (min(debt.pay_by) filter (where debt.kobo > 0))::text as pay_by, sum(debt.kobo)::bigint as owed,
        ${part(sql`debt.due = 'service-charge'`)} as service_charge, ${part(sql`debt.due = 'dev-levy'`)} as dev_levy,
        ${part(sql`debt.due = 'fine'`)} as fine,
        ${part(sql`${days} <= ${to30}`)} as to30, ${part(sql`${days} > ${to30} and ${days} <= ${to60}`)} as to60,
        ${part(sql`${days} > ${to60} and ${days} <= ${to90}`)} as to90, ${part(sql`${days} > ${to90}`)} as over90
      from ${debtsOf(estateId, dues)} as debt
      group by debt.meter_number ${owingOf(at, meant)}
    ),
    found as materialized (
      select owing.*, meters.house_address, lives.phone, coalesce(lives.name, meters.landlord_name) as holder
      from owing
      join meters using (meter_number)
      left join lateral (
        select trim(concat(users.first_name, ' ', users.last_name)) as name, users.phone from residences as users
        where users.meter_number = owing.meter_number and users.estate_id = ${estateId}
          and users.role in ('service-user', 'service-owner')
        order by users.role <> 'service-user', users.created_at, users.id limit 1
      ) as lives on true
      where ${matches(search)}
    )
    select sums.*, page.*, told.*
    from (select count(*)::integer as total, ${sql.join(all)} from found) as sums
    left join (
      select * from found order by owed desc, meter_number
      ${span === null ? sql`` : sql`limit ${span.limit} offset ${span.offset}`}
    ) as page on true
    left join lateral (
      select (max(mail.at) at time zone ${sql.lit(TIME_ZONE)})::date::text as reminded_on,
        count(distinct mail.mail_id)::integer as reminded
      from (
        select reminders.at, reminders.mail_id from reminders join reminder_runs on reminder_runs.id = reminders.run_id
        where reminders.meter_number = page.meter_number and reminder_runs.estate_id = ${estateId}
        union all
        select due_reminders.at, due_reminders.mail_id from due_reminders join charge_runs on charge_runs.id = due_reminders.run_id
        where due_reminders.meter_number = page.meter_number and charge_runs.estate_id = ${estateId}
      ) as mail
    ) as told on true
    order by page.owed desc, page.meter_number`.execute(db);
  return { rows: rows.flatMap(rowOf), sums: sumsOf(rows[0]), total: rows[0]?.total ?? 0 };
}

/** Digits are the beginning of a meter number; of words each stands in a name or in the address of the house. */
function matches(search: string): RawBuilder<unknown> {
  if (search === '') return sql`true`;
  // A house may be searched by its number, too, but nobody's meter has less than eleven digits.
  const digits = digitsOf(search);
  if (/^\d{5,}$/.test(digits)) return sql`owing.meter_number like ${`${digits}%`}`;
  const text = sql`concat_ws(' ', lives.name, meters.landlord_name, meters.house_address)`;
  const words = search.split(/\s+/).map((word) => sql`${text} ilike ${`%${literally(word)}%`}`);
  return sql.join(words, sql` and `);
}

/** A row of the statement as a debtor; none where there was none to join. */
function rowOf(row: Joined): DebtorRow[] {
  const { meter_number, holder, house_address, phone, since, pay_by, reminded_on, reminded } = row;
  if (meter_number === null || since === null) return [];
  const sum = (name: (typeof SUMS)[number]) => Number(row[name] ?? 0);
  return [
    {
      ...{ meter_number, holder: holder ?? '', house_address: house_address ?? '', phone, since, pay_by },
      ...{ reminded_on, reminded: reminded ?? 0 },
      ...{ service_charge: sum('service_charge'), dev_levy: sum('dev_levy'), fine: sum('fine') },
      ...{ to30: sum('to30'), to60: sum('to60'), to90: sum('to90'), over90: sum('over90'), owed: sum('owed') },
    },
  ];
}

function sumsOf(row: All | undefined): DebtSums {
  const sum = (name: (typeof SUMS)[number]) => Number(row?.[`all_${name}`] ?? 0);
  return {
    ...{ service_charge: sum('service_charge'), dev_levy: sum('dev_levy'), fine: sum('fine') },
    ...{ to30: sum('to30'), to60: sum('to60'), to90: sum('to90'), over90: sum('over90'), owed: sum('owed') },
  };
}
