import { sql } from 'kysely';
import type { Database } from '#src/server/db/database.ts';
import { inParts } from '#src/server/db/in-parts.ts';

type Db = Database['db'];
type Row = Readonly<Record<string, unknown>>;

/** The rows that a run wrote, as they are written once more. */
export type Written = Readonly<Record<(typeof TABLES)[number], readonly Row[]>>;

const TABLES = ['charge_lines', 'ledger_entries'] as const;

/** Each meter of an estate with what stands on its account of the service charge, read once. */
export async function readPlain(db: Db, estateId: number, meters: number): Promise<void> {
  const { rows } = await sql<{ meters: number }>`
    select count(*)::integer as meters, sum(held) as held, max(house_address) as last from (
      select meters.meter_number, meters.house_address, coalesce(sum(entry.amount_kobo), 0) as held
      from meters left join ledger_entries as entry on entry.account = 'meter:' || meters.meter_number || ':service-charge'
      where meters.estate_id = ${estateId} group by meters.meter_number
    ) as one`.execute(db);
  holds(rows[0]?.meters ?? 0, meters);
}

/** What each meter of an estate owes of all its dues, with who lives there, added up once. */
export async function owedPlain(db: Db, estateId: number, meters: number): Promise<void> {
  const { rows } = await sql<{ meters: number }>`
    select count(distinct owing.meter_number)::integer as meters, sum(owing.owed) as owed, max(users.first_name) as last from (
      select meters.meter_number, -sum(entry.amount_kobo) as owed
      from meters cross join (values ('service-charge'), ('dev-levy'), ('fine')) as due (name)
      join ledger_entries as entry on entry.account = 'meter:' || meters.meter_number || ':' || due.name
      where meters.estate_id = ${estateId} group by meters.meter_number having sum(entry.amount_kobo) < 0
    ) as owing left join residences as users on users.meter_number = owing.meter_number`.execute(db);
  holds(rows[0]?.meters ?? 0, meters);
}

function holds(found: number, meters: number): void {
  if (found < meters) throw new Error(`The peer read ${found} of ${meters} meters.`);
}

/** Reads what a run wrote, and makes tables like those that it stands in, with their indexes and nothing that checks. */
export async function rowsOf(db: Db, runId: number): Promise<Written> {
  for (const table of TABLES)
    await sql`create table ${sql.table(`plain_${table}`)} (like ${sql.table(table)} including indexes)`.execute(db);
  const lines = await sql<Row>`select * from charge_lines where run_id = ${runId}`.execute(db);
  const entries = await sql<Row>`
    select * from ledger_entries where transaction_id in (select transaction_id from charge_lines where run_id = ${runId})`.execute(
    db,
  );
  return { charge_lines: lines.rows, ledger_entries: entries.rows };
}

/** The same rows by multi-row INSERT, part by part, each of them committed. */
export async function insertPlain(db: Db, written: Written): Promise<void> {
  for (const table of TABLES) {
    for (const part of inParts(written[table])) {
      const [first] = part;
      if (first === undefined) continue;
      const names = sql.join(Object.keys(first).map((name) => sql.ref(name)));
      const rows = sql.join(part.map((row) => sql`(${sql.join(Object.values(row))})`));
      await sql`insert into ${sql.table(`plain_${table}`)} (${names}) values ${rows}`.execute(db);
    }
  }
}
