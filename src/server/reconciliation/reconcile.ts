import { type ChosenDays, type Span, spanOf } from '../reports/chosen-days.ts';
import type { MoneyDeps } from '../settlement/money.ts';
import { addUp, type Reconciled } from './add-up.ts';
import { leftOutOf, type Names, type Ours, readOurs, readTheirs, type Theirs } from './books.ts';
import { compareLedger, comparePayment, compareVend, strayFinding } from './comparing.ts';
import type { Compared } from './finding.ts';
import { ordersOfReferences, ordersWithin, spanThere, strayPostings } from './span.ts';

type Deps = Pick<MoneyDeps, 'db' | 'clock' | 'payments' | 'vending'>;

/** Orders that are read at once. */
const CHUNK = 500;

/**
 * Compare what our orders and our ledger say of some days with the provider's and the vendor's own books (MONEY, I20). Each fact
 * is of the day on which they say that it happened, so that both sides count the same facts around midnight. Null: a book
 * could not be read.
 */
export async function reconcile(deps: Deps, days: ChosenDays): Promise<Reconciled | null> {
  const { db } = deps;
  const names = { provider: deps.payments.name, vendor: deps.vending.name };
  // Before their books are read: what we write down meanwhile is not held against them.
  const at = deps.clock();
  const span = await spanOf(db, days);
  const theirs = await readTheirs(deps, await spanThere(db, span, names));
  if (theirs === null) return null;
  const vended = await ordersVended(db, theirs, names);
  const orderIds = new Set([
    ...(await ordersWithin(db, span, names)),
    ...[...theirs.payments.values()]
      .flat()
      .filter((one) => touches(span, one))
      .map(({ orderId }) => orderId),
    ...vended.values(),
  ]);
  const compared: Compared[] = [{ findings: (await strayPostings(db, span, names)).map(strayFinding), counted: [] }];
  for (const some of chunksOf([...orderIds])) {
    const ours = new Map((await readOurs(db, some, names)).map((one) => [one.orderId, one]));
    for (const orderId of some) compared.push(...compareOrder({ asOf: at }, orderId, ours.get(orderId), theirs));
  }
  for (const [reference, vends] of theirs.vends) {
    if (!vended.has(reference)) compared.push(compareVend({ asOf: at }, reference, undefined, vends));
  }
  return addUp(span, at, { compared, leftOut: await leftOutOf(db, span, names) });
}

function compareOrder(moments: { asOf: Date }, orderId: string, ours: Ours | undefined, theirs: Theirs): Compared[] {
  const vends = (ours?.references ?? []).flatMap((reference) => theirs.vends.get(reference) ?? []);
  return [
    comparePayment(moments, orderId, ours, theirs.payments.get(orderId) ?? []),
    ...(ours === undefined
      ? []
      : [compareVend(moments, orderId, ours, vends), { findings: compareLedger(ours), counted: [] }]),
  ];
}

/** Which references of their vends are of which of our orders. */
async function ordersVended(db: Deps['db'], theirs: Theirs, names: Names): Promise<ReadonlyMap<string, string>> {
  const orders = new Map<string, string>();
  for (const some of chunksOf([...theirs.vends.keys()])) {
    for (const [reference, orderId] of await ordersOfReferences(db, some, names)) orders.set(reference, orderId);
  }
  return orders;
}

function touches({ from, to }: Span, one: { readonly capturedAt: Date; readonly refundedAt: Date | null }): boolean {
  return [one.capturedAt, one.refundedAt].some((at) => at !== null && at >= from && at < to);
}

function* chunksOf<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let at = 0; at < all.length; at += CHUNK) yield all.slice(at, at + CHUNK);
}
