import { BOOKS, type BookName } from '#catalogues/platform.ts';
import { type ChosenDays, type Span, spanOf } from '../reports/chosen-days.ts';
import { later, type MoneyDeps } from '../settlement/money.ts';
import { everyVendor } from '../vending/port.ts';
import { addUp, type Reconciled } from './add-up.ts';
import { withoutArrivals } from './arrivals.ts';
import { leftOutOf, type Names, type Ours, readOurs, readTheirs, type Theirs, type VendorBook } from './books.ts';
import { compareLedger, comparePayment, compareVend, strayFinding, unreadableFinding } from './comparing.ts';
import type { Compared } from './finding.ts';
import { comparePayouts, PAID_OUT_WITHIN_MS, readPayouts } from './payouts.ts';
import { ordersOfReferences, ordersWithin, spanThere, strayPostings } from './span.ts';

type Deps = Pick<MoneyDeps, 'db' | 'clock' | 'payments' | 'vending' | 'otherVendors'>;

const ALL_BOOKS: ReadonlySet<BookName> = new Set(BOOKS);

/** Orders that are read at once. */
const CHUNK = 500;

/**
 * Compare what our orders and our ledger say of some days with the provider's and every vendor's own books, and the provider's payouts
 * with our payments (MONEY, I20). Each fact is of the day on which they say that it happened, so that both sides count the same
 * facts around midnight. Of a book that was not read nothing is compared, and that is said; of one line that could not be read it is said,
 * and the rest is compared. `books`: those that are compared.
 */
export async function reconcile(
  deps: Deps,
  days: ChosenDays,
  books: ReadonlySet<BookName> = ALL_BOOKS,
): Promise<Reconciled> {
  const { db } = deps;
  const names = { provider: deps.payments.name, vendors: everyVendor(deps).map(({ name }) => name) };
  // Before their books are read: what we write down meanwhile is not held against them.
  const at = deps.clock();
  const span = await spanOf(db, days);
  const read = await readTheirs(deps, await spanThere(db, span, names), books);
  const payments = read.payments && (await withoutArrivals(db, names.provider, read.payments, at));
  const theirs = { ...read, payments };
  const payouts = books.has('payouts')
    ? await readPayouts(deps, { from: span.from, to: later(span.to, PAID_OUT_WITHIN_MS) })
    : null;
  const vendorBooks = await Promise.all(
    theirs.vends.map(async (book) => ({ ...book, orders: await ordersVended(db, book) })),
  );
  const orderIds = new Set([
    ...(await ordersWithin(db, span, names)),
    ...[...(theirs.payments?.values() ?? [])]
      .flat()
      .filter((one) => touches(span, one))
      .map(({ orderId }) => orderId),
    ...vendorBooks.flatMap(({ orders }) => [...orders.values()]),
  ]);
  const stray = books.has('payments') ? await strayPostings(db, span, names) : [];
  const compared: Compared[] = [{ findings: stray.map(strayFinding), counted: [] }];
  for (const some of chunksOf([...orderIds])) {
    const ours = new Map((await readOurs(db, some, names)).map((one) => [one.orderId, one]));
    for (const orderId of some) compared.push(...compareOrder({ asOf: at }, orderId, ours.get(orderId), theirs));
  }
  for (const { vendor, vends: book, orders } of vendorBooks) {
    for (const [reference, vends] of book)
      if (!orders.has(reference)) compared.push(compareVend({ asOf: at }, reference, undefined, { vendor, vends }));
  }
  const bad = [
    ...theirs.unreadable.map((line) => unreadableFinding('capture-unreadable', line, span.from)),
    ...theirs.vends.flatMap(({ unreadable }) =>
      unreadable.map((line) => unreadableFinding('vend-unreadable', line, span.from)),
    ),
  ];
  if (payouts !== null && !('book' in payouts)) {
    const findings = await comparePayouts(db, span, { provider: names.provider, asOf: at });
    bad.push(...payouts.map((line) => unreadableFinding('payout-unreadable', line, span.from)));
    // What seems not to be paid out may be in one that could not be read.
    const sure = findings.filter(({ kind }) => payouts.length === 0 || kind !== 'not-paid-out');
    compared.push({ findings: sure, counted: [] });
  }
  compared.push({ findings: bad, counted: [] });
  const unread = payouts !== null && 'book' in payouts ? [...theirs.unread, payouts] : theirs.unread;
  return addUp(span, at, { compared, unread, leftOut: await leftOutOf(db, span, namesRead(names, theirs)) });
}

/** A book that was not read is left out as that of somebody else is. */
function namesRead({ provider }: Names, { payments, vends }: Theirs): Names {
  return { provider: payments === null ? '' : provider, vendors: vends.map(({ vendor }) => vendor) };
}

function compareOrder(moments: { asOf: Date }, orderId: string, ours: Ours | undefined, theirs: Theirs): Compared[] {
  const { payments, vends } = theirs;
  const isClear = !theirs.unreadable.some(({ about }) => about === orderId);
  return [
    ...(payments === null || !isClear ? [] : [comparePayment(moments, orderId, ours, payments.get(orderId) ?? [])]),
    ...(ours === undefined
      ? []
      : vends
          .filter((book) => !isUnclear(ours, book))
          .map((book) => compareVend(moments, orderId, ours, soldOf(ours, book)))),
    ...(ours === undefined || payments === null ? [] : [{ findings: compareLedger(ours), counted: [] }]),
  ];
}

/** Whether a line of an order is among those that could not be read. */
const isUnclear = ({ sent }: Ours, { vendor, unreadable }: VendorBook): boolean =>
  unreadable.some(({ about }) => sent.some((one) => one.vendor === vendor && one.reference === about));

/** What a vendor has under the references of an order. */
function soldOf({ sent }: Ours, { vendor, vends }: VendorBook) {
  const own = sent.filter((one) => one.vendor === vendor);
  return { vendor, vends: own.flatMap(({ reference }) => vends.get(reference) ?? []) };
}

/** Which references of a vendor's vends are of which of our orders. */
async function ordersVended(db: Deps['db'], { vendor, vends }: VendorBook): Promise<ReadonlyMap<string, string>> {
  const orders = new Map<string, string>();
  for (const some of chunksOf([...vends.keys()])) {
    for (const [reference, orderId] of await ordersOfReferences(db, some, vendor)) orders.set(reference, orderId);
  }
  return orders;
}

function touches({ from, to }: Span, one: { readonly capturedAt: Date; readonly refundedAt: Date | null }): boolean {
  return [one.capturedAt, one.refundedAt].some((at) => at !== null && at >= from && at < to);
}

function* chunksOf<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let at = 0; at < all.length; at += CHUNK) yield all.slice(at, at + CHUNK);
}
