import { type Kysely, sql } from 'kysely';
import { METER_STATEMENT as SAID } from '#catalogues/sentences/meter-statements.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import type { Schema } from '../db/schema.ts';
import type { StatementLine } from './lines.ts';

/** Lines of the ledger have ids above 0, moves and standings below; these stand below all of them. */
const BELOW_STANDINGS = 2_000_000_000_000;

interface RemindersOf {
  readonly meterNumber: string;
  /** When its resident came; null: what was before is theirs, too. */
  readonly since: Date | null;
  readonly until: Date;
}

interface Row {
  readonly at: Date;
  readonly kobo: string;
  readonly people: number;
  /** Null: it was mailed by itself. */
  readonly asked: string | null;
}

/** Every reminder that was mailed of what a meter owes, until an instant: lines that move nothing, one for all who were mailed at once. */
export async function reminderLines(
  db: Kysely<Schema>,
  { meterNumber, since, until }: RemindersOf,
): Promise<readonly StatementLine[]> {
  const { rows } = await sql<Row>`
    select at, max(kobo) as kobo, count(*)::integer as people, max(asked) as asked
    from (
      select reminder.at, reminder.kobo, trim(concat(asker.first_name, ' ', asker.last_name)) as asked
      from reminders as reminder
      join reminder_runs as run on run.id = reminder.run_id
      left join users as asker on asker.id = run.asked_by
      where reminder.meter_number = ${meterNumber}
      union all
      select at, sum(kobo)::bigint, null from due_reminders where meter_number = ${meterNumber} group by at, mail_id
    ) as mailed
    where at < ${until} and (${since}::timestamptz is null or at >= ${since}::timestamptz)
    group by at order by at`.execute(db);
  return rows.map(({ at, kobo, people, asked }, nth) => ({
    ...{ id: -BELOW_STANDINGS - nth, at, kind: 'reminder' as const, due: null, kobo: 0 },
    what: SAID.reminded(formatNaira(Number(kobo))),
    by: asked || null,
    why: whyMailed(asked, people),
  }));
}

/** That nobody asked for it, and how many were mailed where it was more than one. */
function whyMailed(asked: string | null, people: number): string | null {
  const said = [
    ...(asked === null ? [SAID.remindedByItself] : []),
    ...(people > 1 ? [SAID.remindedPeople(people)] : []),
  ];
  return said.join(', ') || null;
}
