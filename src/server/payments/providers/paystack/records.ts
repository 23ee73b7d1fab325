import { z } from 'zod';
import {
  type Answered,
  askJson,
  type Book,
  type Line,
  type ReadLines,
  readLines,
  type UnreadableLine,
} from '../../../http-client.ts';
import type { PaymentRecord, SeenCapture } from '../../port.ts';
import { dataOf, feeOf, id, orderOf, PAGE, reasonOf, received, refund, type Transaction, transaction } from './wire.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Lists are of when something was begun: how long after that a payment is taken, and a refund done, at most. */
export const PAID_WITHIN_MS = 7 * DAY_MS;
const REFUNDED_WITHIN_MS = 30 * DAY_MS;

/** What went back of a transaction; kobo. */
interface GivenBack {
  readonly kobo: number;
  readonly at: Date;
}

/** What was captured, or given back, from an instant on and before another one. */
export async function* paystackRecords(line: Line, from: Date, to: Date): Book<PaymentRecord> {
  const inside = (at: Date | null) => at !== null && at >= from && at < to;
  const told = (one: PaymentRecord) => inside(one.capturedAt) || inside(one.refundedAt);
  const read = await givenBackSince(line, new Date(from.getTime() - REFUNDED_WITHIN_MS));
  if (typeof read === 'string') return yield { kind: 'unread', reason: read };
  const { given, unclear } = read;
  const seen = new Set<string>();
  // In this order, so that one that is given back meanwhile is met twice rather than never.
  for (const status of ['success', 'reversed']) {
    const since = { status, from: new Date(from.getTime() - PAID_WITHIN_MS).toISOString(), to: to.toISOString() };
    for await (const page of pages(line, since, transaction)) {
      if (typeof page === 'string') return yield { kind: 'unread', reason: page };
      const fresh = page.rows.filter(({ id }) => !seen.has(id));
      for (const { id } of fresh) seen.add(id);
      const known = fresh.filter(({ id }) => !unclear.has(id)).flatMap((one) => recordOf(one, given.get(one.id)));
      // What went back of these nobody can say.
      const doubtful = fresh.flatMap(({ id, reference }) => {
        const bad = unclear.get(id);
        return bad === undefined ? [] : [{ ...bad, about: orderOf(reference) }];
      });
      yield { kind: 'page', records: known.filter(told), unreadable: [...page.unreadable, ...doubtful] };
    }
  }
  const rest = [...unclear].filter(([id]) => !seen.has(id)).map(([, bad]) => bad);
  if (rest.length > 0) yield { kind: 'page', records: [], unreadable: rest };
  // What was paid long before and given back in these days.
  for (const [id, back] of given) {
    if (seen.has(id) || unclear.has(id) || !inside(back.at)) continue;
    const answer = await askJson(line, 'GET', `/transaction/${encodeURIComponent(id)}`);
    const one = dataOf(answer, transaction);
    if (one === null) return yield { kind: 'unread', reason: reasonOf(answer) };
    yield { kind: 'page', records: recordOf(one, back) };
  }
}

/** What was captured of what was begun from an instant on and before another one. */
export async function* paystackCaptures(line: Line, from: Date, to: Date): Book<SeenCapture> {
  const asked = { status: 'success', from: from.toISOString(), to: to.toISOString() };
  for await (const page of pages(line, asked, transaction)) {
    if (typeof page === 'string') return yield { kind: 'unread', reason: page };
    const paid = page.rows.flatMap(({ reference, paid_at: at }) =>
      at == null ? [] : [{ orderId: orderOf(reference), at }],
    );
    // What stands there and cannot be read is a hint all the same.
    const unclear = page.unreadable.map(({ about: orderId, at }) => ({ orderId, at: at ?? from }));
    yield { kind: 'page', records: [...paid, ...unclear] };
  }
}

function recordOf(one: Transaction, back: GivenBack | undefined): PaymentRecord[] {
  if (one.paid_at == null) return [];
  const amountKobo = received(one);
  const whole = one.status === 'reversed' ? amountKobo : 0;
  return [
    {
      orderId: orderOf(one.reference),
      reference: one.reference,
      amountKobo,
      feeKobo: feeOf(one),
      capturedAt: one.paid_at,
      refundedKobo: back?.kobo ?? whole,
      refundedAt: back?.at ?? null,
    },
  ];
}

/** Transactions, a page at a time; why they could not be read to their end. */
export async function* pages<T>(
  line: Line,
  asked: Readonly<Record<string, string>>,
  row: z.ZodType<T>,
): AsyncGenerator<ReadLines<T> | string> {
  let next: string | null = '';
  while (next !== null) {
    const query = new URLSearchParams({ ...asked, perPage: String(PAGE), use_cursor: 'true' });
    if (next !== '') query.set('next', next);
    const answer = await askJson(line, 'GET', `/transaction?${query}`);
    const listed = dataOf(answer, z.array(z.unknown()));
    const after = nextOf(answer);
    // A page that is followed by itself would be read for ever.
    if (listed === null || after === undefined || after === next) return yield reasonOf(answer);
    yield readLines(listed, row, nameOf);
    next = after;
  }
}

/** By what a line is known that cannot be read: the order of its reference, else its own number. */
const named = z.object({
  reference: z.string().nullish().catch(null),
  id: id.nullish().catch(null),
  paid_at: z.coerce.date().nullish().catch(null),
});
function nameOf(line: unknown): Pick<UnreadableLine, 'about' | 'at'> {
  const { data } = named.safeParse(line);
  return { about: data?.reference == null ? (data?.id ?? '') : orderOf(data.reference), at: data?.paid_at ?? null };
}

const cursor = z.object({ meta: z.object({ next: z.string().min(1).nullish() }) });

/** Where the next page begins; null after the last, undefined where nothing is said of it. */
function nextOf(answer: Answered | null): string | null | undefined {
  const read = cursor.safeParse(answer?.body);
  return read.success ? (read.data.meta.next ?? null) : undefined;
}

/** What was given back since, by transaction. */
interface Refunded {
  readonly given: ReadonlyMap<string, GivenBack>;
  /** Transactions of which a refund cannot be read. */
  readonly unclear: ReadonlyMap<string, UnreadableLine>;
}

/** Of which transaction a refund is that cannot be read. */
const ofTransaction = z.object({ transaction: refund.shape.transaction.nullish().catch(null) });
const refundOf = (line: unknown) => ({ about: ofTransaction.safeParse(line).data?.transaction ?? '', at: null });

/** Every refund since; why the list could not be read to its end. Refunds have pages and no cursor. */
async function givenBackSince(line: Line, from: Date): Promise<Refunded | string> {
  const given = new Map<string, GivenBack>();
  const unclear = new Map<string, UnreadableLine>();
  const read = new Set<string>();
  for (let page = 1; ; page += 1) {
    const query = new URLSearchParams({ from: from.toISOString(), perPage: String(PAGE), page: String(page) });
    const answer = await askJson(line, 'GET', `/refund?${query}`);
    const listed = dataOf(answer, z.array(z.unknown()));
    if (listed === null) return reasonOf(answer);
    const lines = readLines(listed, refund, refundOf);
    for (const bad of lines.unreadable) unclear.set(bad.about, bad);
    // A refund that is made meanwhile pushes another one onto the page after, which is then met twice.
    for (const one of lines.rows.filter(({ id }) => !read.has(id))) {
      read.add(one.id);
      if (one.status !== 'processed') continue;
      const at = one.refunded_at ?? one.createdAt;
      if (at == null) {
        unclear.set(one.transaction, { about: one.transaction, at: null, reason: 'a refund has no time' });
        continue;
      }
      const before = given.get(one.transaction);
      given.set(one.transaction, {
        kobo: (before?.kobo ?? 0) + one.amount,
        at: before === undefined || at > before.at ? at : before.at,
      });
    }
    if (listed.length < PAGE) return { given, unclear };
  }
}
