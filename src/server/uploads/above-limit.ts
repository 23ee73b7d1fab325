import { type Kysely, sql } from 'kysely';
import { COUNTED_HOURS } from '#catalogues/approvals.ts';
import { ROW_SENTENCES } from '#catalogues/sentences/estate/rows.ts';
import { aboveSaid } from '#machines/kit/writing/limit.ts';
import type { JudgedRow } from '#machines/uploads/read-rows.ts';
import { balanceLimitOf } from '../administration/balance-limit.ts';
import { accounts, type Due } from '../billing/chart.ts';
import type { Schema } from '../db/schema.ts';
import { batchesOf } from './batches.ts';

/** Of which estate a file is, when. `kind`: the postings that files of this sort write. */
interface Of {
  readonly estateId: number;
  readonly at: Date;
  readonly kind: string;
}

/** By how much a row would credit a balance, kobo; null: it credits none. */
type CreditOf = (row: JudgedRow) => { readonly meter_number: string; readonly due: Due; readonly kobo: number } | null;

const HOUR_MS = 3_600_000;

/**
 * A file is one person's: a row that credits a balance with more than the limit of the estate is refused, what files credited it with within a day
 * and the rows above counted in. It is asked for as a change of that balance.
 */
export async function judgeByLimit(
  db: Kysely<Schema>,
  of: Of,
  rows: readonly JudgedRow[],
  creditOf: CreditOf,
): Promise<readonly JudgedRow[]> {
  const limit = await balanceLimitOf(db, of.estateId);
  if (limit === null) return rows;
  const credits = rows.map((row) => {
    const credit = row.valid ? creditOf(row) : null;
    return credit && { kobo: credit.kobo, account: accounts.meter(credit.meter_number, credit.due) };
  });
  const sums = await creditedToday(
    db,
    of,
    credits.flatMap((credit) => (credit === null ? [] : [credit.account])),
  );
  return rows.map((row, at): JudgedRow => {
    const credit = credits[at] ?? null;
    if (credit === null) return row;
    const sum = (sums.get(credit.account) ?? 0) + credit.kobo;
    if (sum <= limit) {
      sums.set(credit.account, sum);
      return row;
    }
    return { row: row.row, cells: row.cells, valid: false, message: ROW_SENTENCES.aboveLimit(aboveSaid(limit)) };
  });
}

/** What files have credited some balances with within a day, less what they took; kobo. */
async function creditedToday(db: Kysely<Schema>, { at, kind }: Of, named: readonly string[]) {
  const sums = new Map<string, number>();
  for (const batch of batchesOf([...new Set(named)])) {
    const { rows } = await sql<{ account: string; kobo: number }>`
      select line.account, sum(line.amount_kobo)::bigint as kobo
      from ledger_entries as line join ledger_transactions as posting on posting.id = line.transaction_id
      where line.account in (select jsonb_array_elements_text(${JSON.stringify(batch)}::jsonb))
        and posting.kind = ${kind} and posting.at > ${new Date(at.getTime() - COUNTED_HOURS * HOUR_MS)}
      group by line.account`.execute(db);
    for (const { account, kobo } of rows) sums.set(account, Number(kobo));
  }
  return sums;
}
