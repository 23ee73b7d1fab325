import { askJson, type Book, type Line, type UnreadableLine } from '../../../http-client.ts';
import type { PaymentRecord, SeenCapture } from '../../port.ts';
import { daysOf, pages } from './lists.ts';
import { listedPayout } from './payouts.ts';
import { dataOf, feeOf, listedRefund, reasonOf, received, type Transaction, transaction } from './wire.ts';

const DAY_MS = 24 * 60 * 60_000;

/** A refund takes 3 to 15 working days, and is listed by when it was begun. */
const REFUNDED_WITHIN_MS = 30 * DAY_MS;

/** What went back of an attempt; kobo. */
interface GivenBack {
  readonly kobo: number;
  readonly at: Date;
}

/** What was captured, or given back, from an instant on and before another one. */
export async function* flutterwaveRecords(line: Line, from: Date, to: Date): Book<PaymentRecord> {
  const inside = (at: Date | null) => at !== null && at >= from && at < to;
  const told = (one: PaymentRecord) => inside(one.capturedAt) || inside(one.refundedAt);
  const read = await givenBackSince(line, new Date(from.getTime() - REFUNDED_WITHIN_MS), to);
  if (typeof read === 'string') return yield { kind: 'unread', reason: read };
  const { given, unclear } = read;
  const seen = new Set<string>();
  const asked = { ...daysOf(from, to), status: 'successful' };
  for await (const page of pages(line, '/v3/transactions', asked, transaction)) {
    if (typeof page === 'string') return yield { kind: 'unread', reason: page };
    // An attempt that is made meanwhile pushes another one onto the page after, which is then met twice.
    const fresh = page.rows.filter(({ id, status }) => !seen.has(id) && status === 'successful');
    for (const { id } of fresh) seen.add(id);
    const known = fresh.filter(({ id }) => !unclear.has(id)).map((one) => recordOf(one, given.get(one.id)));
    // What went back of these nobody can say.
    const doubtful = fresh.flatMap(({ id, tx_ref: about }) => {
      const bad = unclear.get(id);
      return bad === undefined ? [] : [{ ...bad, about }];
    });
    yield { kind: 'page', records: known.filter(told), unreadable: [...page.unreadable, ...doubtful] };
  }
  const rest = [...unclear].filter(([id]) => !seen.has(id)).map(([, bad]) => bad);
  if (rest.length > 0) yield { kind: 'page', records: [], unreadable: rest };
  // What was paid long before and given back in these days.
  for (const [id, back] of given) {
    if (seen.has(id) || unclear.has(id) || !inside(back.at)) continue;
    const answer = await askJson(line, 'GET', `/v3/transactions/${encodeURIComponent(id)}/verify`);
    const one = dataOf(answer, transaction);
    if (one === null) return yield { kind: 'unread', reason: reasonOf(answer) };
    yield { kind: 'page', records: [recordOf(one, back)] };
  }
}

/** What was paid of the attempts from an instant on: the list has the newest first, and is left where it gets older. */
export async function* flutterwaveCaptures(line: Line, from: Date, to: Date): Book<SeenCapture> {
  const asked = { ...daysOf(from, to), status: 'successful' };
  for await (const page of pages(line, '/v3/transactions', asked, transaction)) {
    if (typeof page === 'string') return yield { kind: 'unread', reason: page };
    const late = page.rows.filter(({ created_at: at }) => at >= from);
    const paid = late.filter(({ status }) => status === 'successful');
    const records = paid.map(({ tx_ref: orderId, created_at: at }) => ({ orderId, at }));
    // What stands there and cannot be read is a hint all the same.
    const unclear = page.unreadable.map(({ about: orderId, at }) => ({ orderId, at: at ?? from }));
    yield { kind: 'page', records: [...records, ...unclear] };
    if (page.rows.length > 0 && late.length === 0) return;
  }
}

/** When it was captured is not told: it is when the attempt was begun. */
function recordOf(one: Transaction, back: GivenBack | undefined): PaymentRecord {
  return {
    orderId: one.tx_ref,
    reference: one.id,
    amountKobo: received(one),
    feeKobo: feeOf(one),
    capturedAt: one.created_at,
    refundedKobo: back?.kobo ?? 0,
    refundedAt: back?.at ?? null,
  };
}

/** What was given back since, by attempt. */
interface Refunded {
  /** What has come to its end. */
  readonly given: ReadonlyMap<string, GivenBack>;
  /** Attempts of which a refund cannot be read. */
  readonly unclear: ReadonlyMap<string, UnreadableLine>;
}

function note(
  given: Map<string, GivenBack>,
  payment: string,
  { amountKobo, at }: { readonly amountKobo: number; readonly at: Date },
): void {
  const before = given.get(payment);
  given.set(payment, {
    kobo: (before?.kobo ?? 0) + amountKobo,
    at: before === undefined || at > before.at ? at : before.at,
  });
}

/** What went to payers' accounts instead of to their cards, each once; why the list could not be read. A line that is none of ours is passed over. */
async function sentToAccounts(line: Line, from: Date, to: Date) {
  const sent = new Map<string, { transaction: string; amountKobo: number; at: Date }>();
  for await (const page of pages(line, '/v3/transfers', daysOf(from, to), listedPayout)) {
    if (typeof page === 'string') return page;
    for (const { id, transaction, kind, ...one } of page.rows)
      if (transaction !== null && kind === 'accepted') sent.set(id, { transaction, ...one });
  }
  return [...sent.values()];
}

/** Every refund since; why the list could not be read. */
async function givenBackSince(line: Line, from: Date, to: Date): Promise<Refunded | string> {
  const given = new Map<string, GivenBack>();
  const unclear = new Map<string, UnreadableLine>();
  const read = new Set<string>();
  for await (const page of pages(line, '/v3/refunds', daysOf(from, to), listedRefund)) {
    if (typeof page === 'string') return page;
    for (const bad of page.unreadable) unclear.set(bad.about, bad);
    for (const one of page.rows.filter(({ id, kind }) => !read.has(id) && kind === 'accepted')) {
      read.add(one.id);
      note(given, one.transaction, one);
    }
  }
  const sent = await sentToAccounts(line, from, to);
  if (typeof sent === 'string') return sent;
  for (const one of sent) note(given, one.transaction, one);
  return { given, unclear };
}
