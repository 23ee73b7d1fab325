import { type Kysely, sql } from 'kysely';
import { ESTATE_FEE_KOBO } from '#catalogues/limits.ts';
import type { ProviderCode } from '#catalogues/products/providers.ts';
import type { Schema } from '#src/server/db/schema.ts';
import { MOST_SENDS } from '#src/server/order-worker/attempts.ts';
import { SANDBOX_MERCHANT } from '#src/server/payments/providers/sandbox.ts';
import { pendingTopups } from '#src/server/stuck-orders/pending.ts';
import { NO_TOKEN } from '../buyers.ts';
import { isOfSplit } from '../debts.ts';
import { FEES_KOBO } from '../fixtures.ts';
import { isDueKind } from '../houses.ts';
import type { Promises, Run } from '../run.ts';
import { accountsAgree, paidOutAgrees } from './accounts-checker.ts';
import { creditedOnce, readCredits } from './dues-checker.ts';
import { shownRightly } from './dues-shown.ts';
import { markedOnce, readMarks } from './marks-checker.ts';
import { dividedRightly, readDebtPayments } from './split-checker.ts';
import { partsShown } from './split-shown.ts';

/** What the invariants of MONEY are held against: the sandboxes' own books first, ours beside them. */
async function readBooks({ world: { db } }: Run) {
  return {
    provider: await db.selectFrom('sandbox_payments').selectAll().execute(),
    again: await db
      .selectFrom('sandbox_captures')
      .innerJoin('sandbox_payments', 'sandbox_payments.order_id', 'sandbox_captures.order_id')
      .selectAll('sandbox_captures')
      .where('sandbox_payments.merchant_id', '=', SANDBOX_MERCHANT)
      .execute(),
    disputed: await db.selectFrom('sandbox_chargebacks').selectAll().execute(),
    chargebacks: await db.selectFrom('chargebacks').selectAll().execute(),
    further: await db.selectFrom('further_payments').selectAll().execute(),
    vendor: await db.selectFrom('sandbox_vends').selectAll().execute(),
    orders: await db.selectFrom('orders').selectAll().execute(),
    payments: await db.selectFrom('payments').selectAll().execute(),
    tokens: await db.selectFrom('tokens').selectAll().execute(),
    refunds: await db.selectFrom('refunds').selectAll().execute(),
    cases: await seenCases(db),
    credits: await readCredits(db),
    debtPayments: await readDebtPayments(db),
    marks: await readMarks(db),
    mails: await db.selectFrom('mail_outbox').selectAll().execute(),
    ledger: await db
      .selectFrom('ledger_entries')
      .select(['account', sql<number>`sum(amount_kobo)::bigint`.as('kobo')])
      .groupBy('account')
      .execute(),
  };
}

/** The cases that an administrator sees on the list of what is pending; one that nobody sees is no end (MONEY, I1 and I19). */
export async function seenCases(db: Kysely<Schema>) {
  const seen = await pendingTopups(db, { page: 1 });
  const listed = seen.status === 200 ? seen.data.pendingTransactions.map(({ id }) => id) : [];
  const open = await db.selectFrom('cases').selectAll().where('closed_at', 'is', null).execute();
  return open.filter(
    ({ order_id, next_probe }) => order_id !== null && listed.includes(order_id) && next_probe !== null,
  );
}

type Books = Awaited<ReturnType<typeof readBooks>>;

/** Everything that does not hold, in words; empty when all does. */
export async function violations(run: Run): Promise<string[]> {
  const books = await readBooks(run);
  return [
    ...run.promises.wrong,
    ...capturedOnce(books),
    ...owedBackWhole(books),
    ...returnedOnce(books),
    ...chargedBackOnce(books),
    ...vendedOnce(books),
    ...creditedOnce(books.orders, books.credits, run.occupied),
    ...dividedRightly(run, books),
    ...(await shownRightly(run.world, books.orders)),
    ...(await partsShown(run.world, books.orders, books.ledger)),
    ...promisesKept(run, books),
    ...markedOnce(run.promises, books),
    ...moneyAddsUp(books),
    ...mailed(run, books),
    ...(await paidOutAgrees(run, books)),
  ];
}

/** I1, I2, I4, I5, I12: every captured payment found exactly one end, and the right one. */
function* capturedOnce(books: Books): Generator<string> {
  for (const paid of books.provider) {
    if (paid.captured_at === null) continue;
    const order = books.orders.find((one) => one.order_id === paid.order_id);
    const vended =
      books.vendor.some((one) => one.reference === paid.order_id && one.executions > 0) ||
      books.credits.some((one) => one.order_id === paid.order_id);
    const readable = books.tokens.some((one) => one.order_id === paid.order_id);
    // What was delivered and the bank took back is delivered all the same.
    const taken = order?.state === 'fulfilled' && isLost(books, paid.order_id);
    const returned = paid.status === 'refunded' && !taken;
    const open = books.cases.some((one) => one.order_id === paid.order_id && ENDS_WITH_IT.includes(one.kind));
    const ends = [readable, returned, open].filter(Boolean).length;
    if (order === undefined) yield `I1 ${paid.order_id}: captured, and there is no such order`;
    if (ends !== 1) yield `I1 ${paid.order_id}: token ${readable}, returned ${returned}, case ${open}`;
    if (vended && returned) yield `I4 ${paid.order_id}: vended and returned`;
    if (vended && paid.merchant_id !== SANDBOX_MERCHANT) yield `I2 ${paid.order_id}: vended for another merchant`;
    if (vended && paid.amount_kobo !== order?.total_kobo)
      yield `I5 ${paid.order_id}: vended for ${paid.amount_kobo} kobo`;
    if (returned && paid.refunded_kobo !== paid.amount_kobo)
      yield `I5 ${paid.order_id}: returned ${paid.refunded_kobo}`;
    const final = order?.state === 'fulfilled' || order?.state === 'refunded';
    if (!final && !open) yield `I12 ${paid.order_id}: still ${order?.state} a quarter of an hour later`;
  }
  for (const order of books.orders) {
    if (isOfSplit(order.idempotency_key)) continue;
    const fee = order.provider === null ? ESTATE_FEE_KOBO : FEES_KOBO[order.provider as ProviderCode];
    if (order.fee_kobo !== fee) yield `I5 ${order.order_id}: a fee of ${order.fee_kobo}`;
  }
}

/** I5: what is owed back is all that was paid, whatever parts it had. */
function* owedBackWhole({ refunds, provider }: Books): Generator<string> {
  for (const { order_id, amount_kobo } of refunds) {
    const paid = provider.find((one) => one.order_id === order_id);
    if (paid !== undefined && amount_kobo !== paid.amount_kobo)
      yield `I5 ${order_id}: ${amount_kobo} of ${paid.amount_kobo} kobo are owed back`;
  }
}

/** Cases that say of the payment itself that it has no end yet. */
const ENDS_WITH_IT: readonly string[] = ['order', 'step', 'refund'];

const isLost = ({ disputed }: Pick<Books, 'disputed'>, orderId: string): boolean =>
  disputed.some((one) => one.order_id === orderId && one.status === 'lost');

/** I1: what a bank takes back of a payment that we know is known as it stands, and is a case while it is open. */
function* chargedBackOnce({ disputed, chargebacks, cases, payments }: Books): Generator<string> {
  for (const { id, order_id, status } of disputed) {
    if (!payments.some((one) => one.order_id === order_id)) continue;
    const kept = chargebacks.find((one) => one.id === id);
    const open = cases.some((one) => one.order_id === order_id && one.kind === 'chargeback');
    if (kept?.status !== status) yield `I1 ${order_id}: its chargeback is ${status}, kept as ${kept?.status}`;
    if (open !== (status === 'open')) yield `I1 ${order_id}: its chargeback is ${status}, case ${open}`;
  }
}

/** I1, I10: what was paid again pays for nothing, and goes back once, or is a case. */
function* returnedOnce({ again, further, cases, payments }: Books): Generator<string> {
  for (const { trans_id: reference, order_id, amount_kobo, refunded_kobo } of again) {
    const booked = further.filter((one) => one.reference === reference);
    const [row] = booked;
    if (row === undefined) yield `I1 ${order_id}: paid again as ${reference}, and nobody knows`;
    if (payments.some((one) => one.reference === reference)) yield `I10 ${order_id}: ${reference} paid for it, too`;
    const open = cases.some((one) => one.order_id === order_id && one.kind === 'paid-twice');
    if (refunded_kobo !== amount_kobo && !open) yield `I1 ${order_id}: ${reference} is neither back nor a case`;
    if (row?.returned_at != null && refunded_kobo !== amount_kobo) yield `I5 ${reference}: returned ${refunded_kobo}`;
  }
}

/** I2, I3, I6: the vendor executed at most once for each order, and only what was paid for. */
function* vendedOnce(books: Books): Generator<string> {
  for (const vend of books.vendor) {
    const order = books.orders.find((one) => one.order_id === vend.reference);
    const paid = books.provider.find((one) => one.order_id === vend.reference);
    const token = books.tokens.find((one) => one.order_id === vend.reference);
    if (vend.executions > 1) yield `I3 ${vend.reference}: vended ${vend.executions} times`;
    if (vend.sends > MOST_SENDS) yield `I16 ${vend.reference}: sent ${vend.sends} times`;
    if (order !== undefined && isDueKind(order.kind)) yield `I2 ${vend.reference}: a vendor was told of a due`;
    if (paid?.captured_at == null) yield `I2 ${vend.reference}: sent without a captured payment`;
    if (vend.executions > 0 && vend.amount_kobo !== order?.amount_kobo) yield `I5 ${vend.reference}: another amount`;
    if (order !== undefined && !sameGoods(vend, order)) yield `I2 ${vend.reference}: vended something else`;
    if (token !== undefined && token.token !== vend.token)
      yield `I6 ${vend.reference}: another token than the vendor's`;
    if (token !== undefined && token.units !== vend.units) yield `I6 ${vend.reference}: other units than the vendor's`;
  }
  for (const token of books.tokens) {
    const given =
      books.vendor.some((one) => one.reference === token.order_id && one.executions > 0) ||
      books.credits.some((one) => one.order_id === token.order_id);
    if (!given) {
      yield `I6 ${token.order_id}: a token that nobody vended`;
    }
  }
}

/** True when the vendor was sent what the order is for: product, provider, package and account. */
function sameGoods(vend: Books['vendor'][number], order: Books['orders'][number]): boolean {
  return (
    vend.kind === order.kind &&
    vend.provider === order.provider &&
    vend.package === order.package &&
    vend.account === order.destination_account
  );
}

/** I6, I7, I8: what was said to a payer is still so. */
export function* promisesKept(
  { promises }: { readonly promises: Pick<Promises, 'opened' | 'shown'> },
  books: { readonly [T in 'orders' | 'tokens']: Books[T] },
): Generator<string> {
  for (const [key, answers] of promises.opened) {
    if (answers.size > 1) yield `I7 ${key}: ${answers.size} answers to the same key and body`;
    const { orderId } = JSON.parse([...answers][0] ?? '{}') as { orderId?: string };
    const made = books.orders.filter((one) => one.idempotency_key === key);
    if (made.length !== 1 || made[0]?.order_id !== orderId) yield `I8 ${key}: answered ${orderId}, kept ${made.length}`;
  }
  for (const [orderId, shown] of promises.shown) {
    const delivered = books.tokens.find((one) => one.order_id === orderId);
    const token = delivered === undefined ? '' : (delivered.token ?? NO_TOKEN);
    if (shown.size !== 1 || !shown.has(token)) yield `I6 ${orderId}: shown ${[...shown].join()}, kept ${token}`;
  }
}

/** I9, I10, I20: the ledger balances, holds nothing for orders that ended, and agrees with the provider's books. */
function* moneyAddsUp(books: Books): Generator<string> {
  const sum = books.ledger.reduce((total, line) => total + line.kobo, 0);
  if (sum !== 0) yield `I9 the ledger sums to ${sum} kobo`;
  for (const order of books.orders) {
    const held = books.ledger.find((line) => line.account === `customer:${order.order_id}`)?.kobo ?? 0;
    const final = order.state === 'fulfilled' || order.state === 'refunded';
    if (final && held !== 0) yield `I9 ${order.order_id}: ${order.state}, and ${held} kobo are held`;
  }
  const references = books.payments.map((one) => one.reference);
  if (new Set(references).size !== references.length) yield 'I10 a reference paid twice';
  yield* accountsAgree(books);
}

/** I13: every delivery's receipt was accepted by the mailbox. */
export function* mailed(
  { promises }: { readonly promises: Pick<Promises, 'mails'> },
  books: { readonly [T in 'orders' | 'tokens' | 'mails']: Books[T] },
): Generator<string> {
  for (const { order_id } of books.tokens) {
    const mail = books.mails.find((one) => one.subject.endsWith(`, order ${order_id}`));
    const wanted = books.orders.find((one) => one.order_id === order_id)?.email !== '';
    if (!wanted && mail !== undefined) yield `I13 ${order_id}: mail to nobody`;
    if (!wanted) continue;
    if (mail === undefined) yield `I13 ${order_id}: no receipt was queued`;
    else if (!promises.mails.includes(mail.id)) yield `I13 ${order_id}: the receipt was never accepted`;
  }
}
