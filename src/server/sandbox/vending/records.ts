import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { VendRecord } from '../../vending/port.ts';
import { allDifferences, type Difference } from '../differences.ts';
import { PAGE, within } from '../records.ts';
import type { SandboxVend } from './books.ts';

/** What a made-up vend was, and by how much an amount is another one; kobo. */
const MADE_UP_KOBO = 500_000;
const OFF_BY_KOBO = 10_000;

/** A page of what the sandbox vendor tells of its books: with the differences that were put in. */
export async function vendRecords(
  db: Kysely<Schema>,
  asked: { readonly from: Date; readonly to: Date; readonly after: string },
): Promise<{ records: VendRecord[]; next: string | null }> {
  const differences = await allDifferences(db);
  const rows = await db
    .selectFrom('sandbox_vends')
    .selectAll()
    .where('reference', '>', asked.after)
    .where('vended_at', '>=', asked.from)
    .where('vended_at', '<', asked.to)
    .orderBy('reference')
    .limit(PAGE)
    .execute();
  const next = rows.length < PAGE ? null : (rows.at(-1)?.reference ?? null);
  const told = rows.flatMap((row) => toldOf(row, differences));
  return { records: next === null ? [...told, ...madeUp(differences, asked)] : told, next };
}

function toldOf(row: SandboxVend, differences: readonly Difference[]): VendRecord[] {
  if (row.vended_at === null) return [];
  const put = new Set(differences.filter((one) => one.reference === row.reference).map((one) => one.kind));
  if (put.has('delivered-here-only')) return [];
  return [
    {
      reference: row.reference,
      amountKobo: row.amount_kobo + (put.has('vend-amount-differs') ? OFF_BY_KOBO : 0),
      times: row.executions + (put.has('vended-twice') ? 1 : 0),
      vendedAt: row.vended_at,
    },
  ];
}

function madeUp(differences: readonly Difference[], asked: { readonly from: Date; readonly to: Date }): VendRecord[] {
  return differences
    .filter(({ kind, made_at }) => kind === 'vended-there-only' && within(made_at, asked))
    .map(({ reference, made_at }) => ({ reference, amountKobo: MADE_UP_KOBO, times: 1, vendedAt: made_at }));
}
