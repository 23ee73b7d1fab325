import { type Kysely, sql } from 'kysely';
import { MOVES } from '#catalogues/sentences/estate/moves.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import type { Schema } from '../db/schema.ts';
import type { StatementLine } from './lines.ts';

/** What a house was left with, kobo: owed of the time of who left it, and written off of that. */
export interface LeftWith {
  readonly owed: number;
  readonly credit: number;
  readonly gone: number;
}

/** Of which meter, until when, and whose: of everybody for who runs the estate, else of who reads it alone. */
interface MovesOf {
  readonly meterNumber: string;
  readonly until: Date;
  readonly userId: string | null;
  /** How the house stood on the day on which the reader left it, which may be long before that was noted; null: they have not. */
  readonly left: LeftWith | null;
}

interface Row {
  readonly id: number;
  readonly way: 'in' | 'out';
  readonly at: Date;
  readonly name: string;
  readonly by: string | null;
  readonly owed: number | null;
  readonly credit: number | null;
  readonly gone: number | null;
  readonly reason: string | null;
  readonly is_last: boolean;
  readonly taken_out: boolean;
}

const SAID = MOVES.line;

/**
 * Who came to a meter and who left it, as lines without an amount; the oldest first. Of several who left together the last one says what the
 * house was left with, which is the same money.
 */
export async function moveLines(
  db: Kysely<Schema>,
  { meterNumber, until, userId, left }: MovesOf,
): Promise<readonly StatementLine[]> {
  const whose = userId === null ? sql`true` : sql`move.user_id = ${userId}`;
  const { rows } = await sql<Row>`
    select move.id, move.way, move.stands_at as at, move.owed_kobo as owed, move.credit_kobo as credit,
      move.written_off_kobo as gone, move.reason, move.taken_out, trim(concat(mover.first_name, ' ', mover.last_name)) as name,
      row_number() over (partition by move.way, move.at order by move.id desc) = 1 as is_last,
      case when maker.id <> mover.id then trim(concat(maker.first_name, ' ', maker.last_name)) end as by
    from meter_moves as move
    join users as mover on mover.id = move.user_id
    left join users as maker on maker.id = move.made_by
    where move.meter_number = ${meterNumber} and move.stands_at <= ${until} and ${whose}
      and (move.way = 'out' or move.settled_at is not null)
    order by move.stands_at, move.id`.execute(db);
  const ends = rows.findLast(({ way }) => way === 'out');
  return rows.map((row) => ({
    ...{ id: -Number(row.id), at: row.at, kind: 'move', due: null, kobo: 0, by: row.by },
    what: userId === null ? nameIn(row) : ownIn(row),
    why: row.is_last ? leftBehind(row === ends && left !== null ? { ...row, ...left } : row) || null : null,
  }));
}

function nameIn({ way, name, taken_out }: Row): string {
  if (way === 'in') return SAID.in(name);
  return taken_out ? SAID.takenOut(name) : SAID.out(name);
}

const ownIn = ({ way }: Row): string => (way === 'in' ? SAID.youIn : SAID.youOut);

/** What the house was left with, and why what was owed was written off. */
function leftBehind({ owed, credit, gone, reason }: Row): string {
  const naira = (kobo: number | null) => formatNaira(Number(kobo));
  const debt = Number(gone) === 0 ? SAID.stays(naira(owed)) : SAID.gone(naira(gone), reason ?? '');
  return [...(Number(owed) === 0 ? [] : [debt]), ...(Number(credit) === 0 ? [] : [SAID.ahead(naira(credit))])].join(
    ', ',
  );
}
