import type { Kysely } from 'kysely';
import { z } from 'zod';
import { CONDITION_DUES } from '#catalogues/arrears.ts';
import { ARREARS_SAID, CONDITION_WORDS } from '#catalogues/sentences/arrears.ts';
import { STANDING_LINES } from '#catalogues/sentences/meter-statements.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import type { Schema } from '../db/schema.ts';
import type { StatementLine } from './lines.ts';

const reasons = z.array(z.object({ due: z.enum(CONDITION_DUES), kobo: z.number().int() }));

/** Lines of the ledger have ids above 0, moves below; these stand below all of them. */
const BELOW_MOVES = 1_000_000_000_000;

interface StandingsOf {
  readonly meterNumber: string;
  /** When its resident came; null: what was before is theirs, too. */
  readonly since: Date | null;
  readonly until: Date;
}

/**
 * Every change of how a meter stands by what it owes, until an instant: lines that move nothing. That whoever lived there before was
 * stopped is nobody's business: a newcomer is not told of a release from it.
 */
export async function standingLines(
  db: Kysely<Schema>,
  { meterNumber, since, until }: StandingsOf,
): Promise<readonly StatementLine[]> {
  const rows = await db
    .selectFrom('arrears_changes')
    .select(['id', 'name', 'why', 'at'])
    .where('meter_number', '=', meterNumber)
    .where('at', '<', until)
    .orderBy('id')
    .execute();
  const theirs = since === null ? rows : rows.filter(({ at }) => at >= since);
  const first = since === null ? 0 : theirs.findIndex(({ name }) => name !== 'released' && name !== 'clear');
  return (first < 0 ? [] : theirs.slice(first)).map(({ id, name, why, at }) => {
    const owes = reasons
      .parse(JSON.parse(why))
      .map(({ due, kobo }) => ARREARS_SAID.owes(formatNaira(kobo), CONDITION_WORDS[due]));
    return {
      ...{
        id: -BELOW_MOVES - Number(id),
        at,
        kind: 'standing' as const,
        due: null,
        what: STANDING_LINES[name],
        by: null,
        kobo: 0,
      },
      why: owes.length === 0 ? null : owes.join(', '),
    };
  });
}
