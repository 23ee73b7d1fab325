import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';

/** One line of a posting: what an account gains (above 0) or gives (below 0), in whole kobo. */
export interface Line {
  readonly account: string;
  readonly kobo: number;
}

/** A posting of the double-entry ledger; the lines sum to zero. */
export interface Posting {
  readonly kind: string;
  readonly orderId?: string;
  readonly narration: string;
  readonly at: Date;
  readonly entries: readonly Line[];
}

/**
 * Append a posting. False when this order already has a posting of this kind: nothing was written, so a repeat is
 * harmless. Throws on lines that are not whole kobo or do not sum to zero; the data base refuses those too.
 */
export async function post(trx: Transaction<Schema>, posting: Posting): Promise<boolean> {
  return (await append(trx, posting)) !== null;
}

/** The same; answers the id of the posting, null where nothing was written. */
export async function append(trx: Transaction<Schema>, posting: Posting): Promise<string | null> {
  const lines = linesOf(posting);
  const written = await trx
    .insertInto('ledger_transactions')
    .values(headOf(posting))
    .onConflict((conflict) => conflict.columns(['order_id', 'kind']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (written === undefined) return null;
  await trx.insertInto('ledger_entries').values(entriesOf(written.id, lines)).execute();
  return written.id;
}

/**
 * A posting of an order as a part of a larger statement, which has the order in `done`, once, and its narration in `held`. As with
 * `post`, nothing is written where the order has a posting of this kind.
 */
export function postingOf(posting: Pick<Posting, 'kind' | 'at' | 'entries'>): RawBuilder<unknown> {
  const lines = linesOf(posting).map(({ account, kobo }) => sql`(${account}::text, ${kobo}::bigint)`);
  return sql`
    posting as (
      insert into ledger_transactions (order_id, kind, narration, at)
      select order_id, ${posting.kind}::text, narration, ${posting.at}::timestamptz from done join held using (order_id)
      on conflict (order_id, kind) do nothing returning id
    ),
    entries as (
      insert into ledger_entries (transaction_id, account, amount_kobo)
      select posting.id, line.account, line.kobo from posting, (values ${sql.join(lines)}) as line (account, kobo)
    )`;
}

/** Append many postings at once, none of which is there yet; throws as one alone does. */
export async function postAll(trx: Transaction<Schema>, postings: readonly Posting[]): Promise<void> {
  if (postings.length === 0) return;
  const written = await trx
    .insertInto('ledger_transactions')
    .values(postings.map(headOf))
    .returning(['id', 'order_id', 'kind', 'narration', 'at'])
    .execute();
  const heads = new Map<string, string[]>();
  for (const { id, order_id, kind, narration, at } of written) {
    const key = keyOf(order_id, kind, narration, at);
    heads.set(key, [...(heads.get(key) ?? []), id]);
  }
  const entries = postings.flatMap((posting) => {
    // Of several that are alike in all of this any will do: what tells them apart are their entries.
    const id = heads.get(keyOf(posting.orderId ?? null, posting.kind, posting.narration, posting.at))?.pop();
    if (id === undefined) throw new Error(`Posting ${posting.kind} of ${posting.orderId} was not written.`);
    return entriesOf(id, linesOf(posting));
  });
  await trx.insertInto('ledger_entries').values(entries).execute();
}

function keyOf(orderId: string | null, kind: string, narration: string, at: Date): string {
  return JSON.stringify([orderId, kind, narration, at.getTime()]);
}

function linesOf(posting: Pick<Posting, 'kind' | 'entries'>): readonly Line[] {
  const lines = posting.entries.filter((line) => line.kobo !== 0);
  const sum = lines.reduce((total, line) => total + line.kobo, 0);
  if (sum !== 0 || lines.length < 2 || !lines.every((line) => Number.isSafeInteger(line.kobo))) {
    throw new Error(`Posting ${posting.kind} does not balance: ${sum} kobo over ${lines.length} lines.`);
  }
  return lines;
}

function headOf({ orderId, kind, narration, at }: Posting) {
  return { order_id: orderId ?? null, kind, narration, at };
}

function entriesOf(transaction_id: string, lines: readonly Line[]) {
  return lines.map(({ account, kobo }) => ({ transaction_id, account, amount_kobo: kobo }));
}

/** The sums of the named accounts in kobo; an account without entries has 0. */
export async function balances<A extends string>(
  db: Kysely<Schema>,
  accounts: readonly A[],
): Promise<Record<A, number>> {
  const rows = await db
    .selectFrom('ledger_entries')
    .select(['account', sql<number>`sum(amount_kobo)::bigint`.as('kobo')])
    .where('account', 'in', accounts)
    .groupBy('account')
    .execute();
  const sums = new Map(rows.map((row) => [row.account, row.kobo]));
  return Object.fromEntries(accounts.map((account) => [account, sums.get(account) ?? 0])) as Record<A, number>;
}
