import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { OrderState } from '#catalogues/orders.ts';
import type { BookName } from '#catalogues/platform.ts';
import { accounts } from '../billing/chart.ts';
import type { Schema } from '../db/schema.ts';
import type { Book, UnreadableLine } from '../http-client.ts';
import type { PaymentPort, PaymentRecord } from '../payments/port.ts';
import type { Span } from '../reports/chosen-days.ts';
import { CREDIT } from '../settlement/credit.ts';
import { byBank } from '../settlement/further.ts';
import { ESTATE } from '../settlement/records.ts';
import { everyVendor, type VendingPort, type Vendors, type VendRecord } from '../vending/port.ts';
import type { LeftOut } from './add-up.ts';

/** Which payments and deliveries are compared: those that went through the provider of today, and through the vendors that are configured. */
export interface Names {
  readonly provider: string;
  readonly vendors: readonly string[];
}

/** A send to a vendor. */
export interface Sent {
  readonly vendor: string;
  readonly reference: string;
}

/** A payment that was one too many; null: it is not back. */
export interface Further {
  readonly reference: string;
  readonly kobo: number;
  readonly at: Date;
  readonly returnedAt: Date | null;
}

/** What our own books say of an order, read at one moment; kobo. */
export interface Ours {
  readonly orderId: string;
  readonly state: OrderState;
  readonly amountKobo: number;
  readonly totalKobo: number;
  /** Null: nothing was captured by this provider. */
  readonly paid: { readonly at: Date; readonly kobo: number; readonly reference: string } | null;
  /** A refund that the provider accepted. */
  readonly refunded: { readonly at: Date; readonly kobo: number } | null;
  /** What the payer's bank took back of what was delivered. */
  readonly lost: { readonly at: Date; readonly kobo: number } | null;
  /** What was captured beside, and goes back. */
  readonly further: readonly Further[];
  readonly delivered: { readonly at: Date; readonly vendor: string } | null;
  /** What was sent, by the reference that it has with its vendor. */
  readonly sent: readonly Sent[];
  readonly ledger: {
    /** What its capture was posted with. */
    readonly capturedKobo: number;
    /** What the provider's account holds for it, its fee included, above 0. */
    readonly providerKobo: number;
    /** What is owed to its payer. */
    readonly payerKobo: number;
  };
}

/** Read what our books say of some orders, in one statement, so that nothing is settled in the midst of it. */
export async function readOurs(db: Kysely<Schema>, orderIds: readonly string[], names: Names): Promise<Ours[]> {
  if (orderIds.length === 0) return [];
  const atProvider = sql<string>`${accounts.provider(names.provider)}, ${accounts.providerFees(names.provider)}`;
  const rows = await db
    .selectFrom('orders')
    .leftJoin('payments', (join) =>
      join.onRef('payments.order_id', '=', 'orders.order_id').on('payments.provider', '=', names.provider),
    )
    .leftJoin('refunds', (join) =>
      join
        .onRef('refunds.order_id', '=', 'orders.order_id')
        .on('refunds.accepted_at', 'is not', null)
        // What was paid out of our own bank is in no book of the provider.
        .on(
          sql<boolean>`not exists (select from refund_details where refund_key = refunds.key and by_hand_from = 'bank')`,
        ),
    )
    .leftJoin('tokens', 'tokens.order_id', 'orders.order_id')
    .select(['orders.order_id', 'orders.state', 'orders.amount_kobo', 'orders.total_kobo'])
    .select(['payments.recorded_at', 'payments.amount_kobo as paid_kobo', 'payments.reference'])
    .select(['refunds.accepted_at', 'refunds.amount_kobo as refunded_kobo', 'tokens.delivered_at', 'tokens.vendor'])
    .select([
      sql<Sent[]>`(select coalesce(json_agg(distinct jsonb_build_object(
          'vendor', vend_attempts.vendor, 'reference', vendor_reference)), '[]')
        from vend_attempts where vend_attempts.order_id = orders.order_id)`.as('sent'),
      sql<{ reference: string; kobo: number; at: string; returned_at: string | null }[]>`(
        select coalesce(json_agg(json_build_object(
          'reference', reference, 'kobo', amount_kobo, 'at', recorded_at, 'returned_at',
          case when exists (select from refund_details
            where refund_details.refund_key = further_payments.refund_key and by_hand_from = 'bank')
          then null else returned_at end)), '[]')
        from further_payments
        where further_payments.order_id = orders.order_id and further_payments.provider = ${names.provider})`.as(
        'further',
      ),
      sql<{ at: string; kobo: number } | null>`(
        select json_build_object('at', max(ended_at), 'kobo', sum(amount_kobo))
        from chargebacks where chargebacks.order_id = orders.order_id and chargebacks.provider = ${names.provider}
          and status = 'lost' and refunds.order_id is null
          and not exists (select from further_payments as again where again.provider = chargebacks.provider
            and again.reference = chargebacks.reference and again.refund_reference = ${byBank('')} || chargebacks.id)
        having count(*) > 0)`.as('lost'),
      posted(sql`'captured'`, atProvider).as('captured_kobo'),
      posted(null, atProvider).as('provider_kobo'),
      posted(null, sql`${accounts.payer('')} || orders.order_id`).as('payer_kobo'),
    ])
    .where('orders.order_id', 'in', orderIds)
    .execute();
  return rows.map((row) => ({
    orderId: row.order_id,
    state: row.state,
    amountKobo: row.amount_kobo,
    totalKobo: row.total_kobo,
    paid: row.recorded_at && { at: row.recorded_at, kobo: row.paid_kobo ?? 0, reference: row.reference ?? '' },
    refunded: row.accepted_at && { at: row.accepted_at, kobo: row.refunded_kobo ?? 0 },
    lost: row.lost && { at: new Date(row.lost.at), kobo: row.lost.kobo },
    further: row.further.map(({ reference, kobo, at, returned_at }) => ({
      reference,
      kobo,
      at: new Date(at),
      returnedAt: returned_at === null ? null : new Date(returned_at),
    })),
    delivered: row.delivered_at && { at: row.delivered_at, vendor: row.vendor ?? '' },
    sent: row.sent,
    // An account of ours that is below 0 is money that somebody holds for us (chart.ts).
    ledger: {
      capturedKobo: 0 - row.captured_kobo,
      providerKobo: 0 - row.provider_kobo,
      payerKobo: row.payer_kobo,
    },
  }));
}

/** What an order's postings, or those of one kind, have put on some accounts. */
function posted(kind: RawBuilder<string> | null, accounts: RawBuilder<string>): RawBuilder<number> {
  return sql<number>`(select coalesce(sum(entry.amount_kobo), 0)::bigint
    from ledger_transactions as posting join ledger_entries as entry on entry.transaction_id = posting.id
    where posting.order_id = orders.order_id and entry.account in (${accounts})
    ${kind === null ? sql`` : sql`and posting.kind = ${kind}`})`;
}

/** A book that was not read to its end, so that nothing of it is compared; `never`: there is none to read. */
export interface Unread {
  readonly book: BookName;
  readonly never: boolean;
  readonly reason: string;
}

/** What one vendor says: vends by its reference. */
export interface VendorBook {
  readonly vendor: string;
  readonly vends: ReadonlyMap<string, readonly VendRecord[]>;
  readonly unreadable: readonly UnreadableLine[];
}

/** What the payment provider and the vendors say: captures by order, null where they were not read; the vendors' books that were read. */
export interface Theirs {
  readonly payments: ReadonlyMap<string, readonly PaymentRecord[]> | null;
  /** Lines of the payments' book that could not be read. */
  readonly unreadable: readonly UnreadableLine[];
  readonly vends: readonly VendorBook[];
  readonly unread: readonly Unread[];
}

/** Read those of the books that are asked for, every vendor's among them. */
export async function readTheirs(
  { payments, ...vendors }: { readonly payments: PaymentPort } & Vendors,
  { from, to }: Span,
  books: ReadonlySet<BookName>,
): Promise<Theirs> {
  const captures = books.has('payments') ? await readBook(payments.records(from, to), ({ orderId }) => orderId) : null;
  const isRead = captures !== null && 'read' in captures;
  const unread: Unread[] = captures === null || isRead ? [] : [{ book: 'payments', ...captures }];
  const sold = books.has('vends') ? await readVendors(everyVendor(vendors), from, to) : { vends: [], unread: [] };
  return {
    payments: isRead ? captures.read : null,
    unreadable: isRead ? captures.unreadable : [],
    vends: sold.vends,
    unread: [...unread, ...sold.unread],
  };
}

/**
 * Read each vendor's book. Those who have none are not said to be unread beside one that was read: what they delivered is counted as
 * left out.
 */
async function readVendors(
  all: readonly VendingPort[],
  from: Date,
  to: Date,
): Promise<Pick<Theirs, 'vends' | 'unread'>> {
  const vends: VendorBook[] = [];
  const unread: Unread[] = [];
  for (const vendor of all) {
    const read = await readBook(vendor.records(from, to), ({ reference }) => reference);
    if ('read' in read) vends.push({ vendor: vendor.name, vends: read.read, unreadable: read.unreadable });
    else
      unread.push({ book: 'vends', ...read, reason: all.length > 1 ? `${vendor.name}: ${read.reason}` : read.reason });
  }
  return { vends, unread: vends.length > 0 ? unread.filter(({ never }) => !never) : unread };
}

/** A book that was read to its end. */
interface ReadBook<R> {
  readonly read: Map<string, R[]>;
  readonly unreadable: readonly UnreadableLine[];
}

async function readBook<R>(book: Book<R>, key: (record: R) => string): Promise<ReadBook<R> | Omit<Unread, 'book'>> {
  const read = new Map<string, R[]>();
  const unreadable: UnreadableLine[] = [];
  for await (const page of book) {
    if (page.kind === 'unread') return { never: page.never === true, reason: page.reason };
    for (const record of page.records) read.set(key(record), [...(read.get(key(record)) ?? []), record]);
    unreadable.push(...(page.unreadable ?? []));
  }
  return { read, unreadable };
}

const count = sql<number>`count(*)::integer`.as('count');

/**
 * What we know of some days that is in none of the books that are read: captured by another provider than today's, or delivered
 * by a vendor whose book is not. What credits a meter of an estate goes through no vendor, and is compared by the ledger.
 */
export async function leftOutOf(db: Kysely<Schema>, { from, to }: Span, names: Names): Promise<LeftOut> {
  const payments = await db
    .selectFrom('payments')
    .select([count, sql<number>`coalesce(sum(amount_kobo), 0)::bigint`.as('kobo')])
    .where('recorded_at', '>=', from)
    .where('recorded_at', '<', to)
    // What was paid from credit came by a provider before, and is compared there.
    .where('provider', 'not in', [names.provider, CREDIT])
    .executeTakeFirstOrThrow();
  const deliveries = await db
    .selectFrom('tokens')
    .innerJoin('orders', 'orders.order_id', 'tokens.order_id')
    .select([count, sql<number>`coalesce(sum(orders.amount_kobo), 0)::bigint`.as('kobo')])
    .where('tokens.delivered_at', '>=', from)
    .where('tokens.delivered_at', '<', to)
    .where('tokens.vendor', 'not in', [...names.vendors, ESTATE])
    .executeTakeFirstOrThrow();
  return { payments, deliveries };
}
