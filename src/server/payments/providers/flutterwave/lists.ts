import { z } from 'zod';
import { askJson, type Line, type ReadLines, readLines, type UnreadableLine } from '../../../http-client.ts';
import { bodyOf, id, listedRefund, reasonOf, type Transaction, transaction } from './wire.ts';

/** Most pages of one list that are read; a page has ten rows or more. */
const MOST_PAGES = 2_000;
/** The same of one order: more attempts than that nobody makes. */
const MOST_OF_ONE = 10;

const pageInfo = z.object({ current_page: z.int(), total_pages: z.int() });

const DAY_MS = 24 * 60 * 60_000;

/** Lists are of whole days, of a zone that is not told: a day more is read at both ends. */
export function daysOf(from: Date, to: Date): { readonly from: string; readonly to: string } {
  const day = (at: Date, ms: number) => new Date(at.getTime() + ms).toISOString().slice(0, 10);
  return { from: day(from, -DAY_MS), to: day(to, DAY_MS) };
}

/** By what a line is known that cannot be read: the order's reference, else its own number. */
const named = z.object({
  tx_ref: z.string().nullish().catch(null),
  TransactionId: id.nullish().catch(null),
  id: id.nullish().catch(null),
  created_at: z.coerce.date().nullish().catch(null),
});
function nameOf(line: unknown): Pick<UnreadableLine, 'about' | 'at'> {
  const { data } = named.safeParse(line);
  return { about: data?.tx_ref ?? data?.TransactionId ?? data?.id ?? '', at: data?.created_at ?? null };
}

/** A list a page at a time, the newest first; at its end why it could not be read to it, where it could not. */
export async function* pages<T>(
  line: Line,
  path: string,
  asked: Readonly<Record<string, string>>,
  row: z.ZodType<T>,
  most = MOST_PAGES,
): AsyncGenerator<ReadLines<T> | string> {
  const form = z.object({ meta: z.object({ page_info: pageInfo }), data: z.array(z.unknown()) });
  for (let page = 1; page <= most; page += 1) {
    const answer = await askJson(line, 'GET', `${path}?${new URLSearchParams({ ...asked, page: String(page) })}`);
    const read = bodyOf(answer, form);
    // Whoever answers another page than was asked for would be read for ever.
    if (read?.meta.page_info.current_page !== page) return yield reasonOf(answer);
    yield readLines(read.data, row, nameOf);
    if (page >= read.meta.page_info.total_pages) return;
  }
  yield 'more pages than are read';
}

/** A short list whole, every line of it; why it could not be read to its end. */
export async function whole<T>(list: AsyncGenerator<ReadLines<T> | string>): Promise<readonly T[] | string> {
  const all: T[] = [];
  for await (const page of list) {
    if (typeof page === 'string') return page;
    const [bad] = page.unreadable;
    if (bad !== undefined) return `a line cannot be read, ${bad.reason}`;
    all.push(...page.rows);
  }
  return all;
}

/** The attempts under an order's reference that were paid, the first first; why they could not be read. */
export async function paidAttempts(line: Line, orderId: string): Promise<readonly Transaction[] | string> {
  const asked = { tx_ref: orderId, status: 'successful' };
  const listed = await whole(pages(line, '/v3/transactions', asked, transaction, MOST_OF_ONE));
  if (typeof listed === 'string') return listed;
  return inOrder(listed.filter((one) => one.tx_ref === orderId && one.status === 'successful'));
}

/** Each once, the first first. */
export function inOrder(attempts: readonly Transaction[]): readonly Transaction[] {
  const each = new Map(attempts.map((one) => [one.id, one]));
  return [...each.values()].sort(
    (a, b) => a.created_at.getTime() - b.created_at.getTime() || a.id.localeCompare(b.id, 'en', { numeric: true }),
  );
}

/** The refunds of an attempt, whoever asked for them; why they could not be read. */
export async function refundsOf(line: Line, transactionId: string) {
  const listed = await whole(pages(line, '/v3/refunds', { id: transactionId }, listedRefund, MOST_OF_ONE));
  return typeof listed === 'string' ? listed : listed.filter((one) => one.transaction === transactionId);
}
