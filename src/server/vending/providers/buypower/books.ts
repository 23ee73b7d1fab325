import { z } from 'zod';
import type { Book, Line, UnreadableLine } from '../../../http-client.ts';
import { koboTold } from '../../../told.ts';
import type { VendRecord } from '../../port.ts';
import { askSigned } from './wire.ts';

const DAY_MS = 86_400_000;
const ROWS_A_PAGE = 100;
/** Beyond these something is wrong with the pages. */
const MOST_PAGES = 10_000;

const row = z.looseObject({
  id: z.union([z.string(), z.number()]),
  order_id: z.string(),
  amount: z.unknown(),
  vend_status: z.string(),
  created_at: z.coerce.date(),
});
const rows = z.array(row);
const meta = z.object({ pages: z.coerce.number().int().min(0) });

/**
 * What was vended from an instant on and before another one, of `GET /transactions`. It takes days, and in which zone they are is
 * not said: a day more is read at both ends. All pages are read before anything is said, because one order may stand on two.
 */
export async function* soldIn(line: Line, from: Date, to: Date): Book<VendRecord> {
  const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  const span = { start: day(from.getTime() - DAY_MS), end: day(to.getTime() + DAY_MS) };
  const found = new Map<string, { readonly first: z.output<typeof row>; readonly ids: Set<string> }>();
  let pages = 1;
  for (let page = 1; page <= pages; page += 1) {
    const asked = new URLSearchParams({ ...span, limit: String(ROWS_A_PAGE), page: String(page) });
    const answer = await askSigned(line, 'GET', `/transactions?${asked}`);
    const body = typeof answer === 'string' || answer.status !== 200 ? {} : answer.body;
    const read = { rows: rows.safeParse(body.data), meta: meta.safeParse(body.meta) };
    if (!read.rows.success || !read.meta.success || read.meta.data.pages > MOST_PAGES) {
      yield { kind: 'unread', reason: typeof answer === 'string' ? answer : `answered ${answer.pair}` };
      return;
    }
    pages = read.meta.data.pages;
    for (const each of read.rows.data) {
      if (each.vend_status !== 'successful' || each.created_at < from || each.created_at >= to) continue;
      const known = found.get(each.order_id) ?? { first: each, ids: new Set() };
      found.set(each.order_id, known);
      known.ids.add(String(each.id));
    }
  }
  const records: VendRecord[] = [];
  const unreadable: UnreadableLine[] = [];
  for (const [reference, { first, ids }] of found) {
    const amountKobo = koboTold(first.amount);
    if (amountKobo === null) {
      unreadable.push({ about: reference, at: first.created_at, reason: 'amount: no naira' });
      continue;
    }
    records.push({ reference, amountKobo, times: ids.size, vendedAt: first.created_at });
  }
  yield { kind: 'page', records, unreadable };
}
