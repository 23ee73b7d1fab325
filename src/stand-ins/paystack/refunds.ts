import { Hono } from 'hono';
import { z } from 'zod';
import type { StandEnv } from '../stand.ts';
import { bankBy } from './banks.ts';
import { refundEnding } from './cards.ts';
import type { Desk, Refund, Transaction } from './rows.ts';
import { transactionInside } from './shapes.ts';
import { namedTransaction } from './transactions.ts';
import { bodyOf, INTEGRATION, koboGiven, listed, ok, Refusal, WireId } from './wire.ts';

/** Who the merchant's refunds are made by. */
const BY = 'merchant@stand-in.example';
const DAYS_MS = 24 * 60 * 60 * 1000;

const refundBody = z.object({
  transaction: z.union([z.string().min(1), z.int()]),
  amount: koboGiven.optional(),
  currency: z.string().optional(),
  customer_note: z.string().optional(),
  merchant_note: z.string().optional(),
});

const retryBody = z.object({
  refund_account_details: z.object({
    currency: z.string(),
    account_number: z.string(),
    bank_id: z.union([z.string(), z.int()]),
  }),
});

/** `/refund`: asked for here, and settled by a bank (`POST /stand-in/refunds/run`). No key makes a repeat harmless. */
export function refundRoutes(desk: Desk): Hono<StandEnv> {
  const app = new Hono<StandEnv>().basePath('/refund');

  app.post('/', async (c) => {
    const body = await bodyOf(c, refundBody);
    const { refund, row } = desk.book.change(() => ask(desk, body));
    const { transaction: _, ...rest } = refundShape(refund);
    return ok('Refund has been queued for processing', { transaction: transactionInside(row), ...rest });
  });

  app.post('/retry_with_customer_details/:id', async (c) => {
    const refund = known(c.req.param('id'));
    const { refund_account_details: account } = await bodyOf(c, retryBody);
    if (bankBy({ id: Number(account.bank_id) }) === undefined) throw new Refusal('Invalid bank id');
    if (refund.status !== 'needs-attention') {
      const message = 'Invalid Refund state, refund status should be "needs-attention"';
      throw new Refusal(message, 'invalid_params', { status: 422 });
    }
    const retried = desk.book.change(() => moved(desk, { ...refund, retried: true }, 'processing'));
    const more = { bank_reference: null, reason: 'PROCESSING', customer: null, initiated_by: BY };
    return ok('Refund retried and has been queued for processing', {
      ...refundShape(retried),
      ...more,
      reversed_at: null,
      session_id: null,
    });
  });

  app.get('/', (c) => {
    const { transaction, currency = 'NGN' } = c.req.query();
    const id = transaction && namedTransaction(desk, transaction).id;
    const rows = desk.refunds.all().filter(({ transactionId }) => currency === 'NGN' && (!id || transactionId === id));
    const { page, meta } = listed(c, rows, (refund) => String(refund.id));
    return ok('Refunds retrieved', page.map(refundShape), meta);
  });
  app.get('/:id', (c) => ok('Refund retrieved', refundShape(known(c.req.param('id')))));

  function known(id: string): Refund {
    const refund = desk.refunds.get(id);
    if (refund === undefined) throw new Refusal('Refund not found', 'refund_not_found', { status: 404 });
    return refund;
  }
  return app;
}

/** The bank's side: each refund that is under way goes one step on. */
export function refundRun(desk: Desk): Hono<StandEnv> {
  const app = new Hono<StandEnv>().basePath('/stand-in');
  app.post('/refunds/run', (c) => {
    const moves = desk.book.change(() =>
      desk.refunds.all().flatMap((refund) => {
        const next = nextOf(desk, refund);
        return next === null ? [] : [moved(desk, refund, next)];
      }),
    );
    return c.json({ refunds: moves.map(({ id, status, amount }) => ({ id, status, amountKobo: amount })) });
  });
  return app;
}

function ask(desk: Desk, body: z.output<typeof refundBody>): { readonly refund: Refund; readonly row: Transaction } {
  const row = namedTransaction(desk, String(body.transaction));
  if (row.paidAt === null) throw new Refusal('Transaction has not been completed', 'transaction_not_completed');
  if ((body.currency ?? row.currency) !== row.currency) throw new Refusal('Currency does not match the transaction');
  const left = row.amount - refundedOf(desk, row);
  if (left <= 0)
    throw new Refusal('Transaction has been fully reversed', 'transaction_reversed', { type: 'api_error' });
  const amount = body.amount ?? left;
  if (amount > left) throw new Refusal('Refund amount cannot be greater than the amount left on the transaction');
  const refund = makeRefund(desk, row, amount, { customer: body.customer_note, merchant: body.merchant_note });
  tell(desk, refund, row);
  return { refund, row };
}

/** Kobo of a transaction that went back, or are on their way. */
export function refundedOf(desk: Desk, { id }: Transaction): number {
  const refunds = desk.refunds.all('transactionId', id).filter(({ status }) => status !== 'failed');
  return refunds.reduce((sum, { amount }) => sum + amount, 0);
}

/** Writes a refund that nothing was done about yet; nobody is told. */
export function makeRefund(
  desk: Desk,
  row: Transaction,
  amount: number,
  notes: { readonly customer?: string | undefined; readonly merchant?: string | undefined } = {},
): Refund {
  const note = `Refund for transaction ${row.reference}`;
  const refund: Refund = {
    id: desk.book.next('refund', 3_018_284),
    transactionId: row.id,
    amount,
    status: 'pending',
    disputeId: null,
    customerNote: notes.customer ?? note,
    merchantNote: notes.merchant ?? `${note} by ${BY}`,
    retried: false,
    settlementId: null,
    createdAt: desk.stamp(),
    refundedAt: null,
  };
  desk.refunds.add(String(refund.id), refund);
  return refund;
}

function nextOf(desk: Desk, refund: Refund): Refund['status'] | null {
  if (refund.status === 'pending') return 'processing';
  if (refund.status !== 'processing') return null;
  const row = desk.transactions.all('id', refund.transactionId)[0];
  const ending = refundEnding(row?.authorization ?? null);
  return ending === 'needs-attention' && refund.retried ? 'processed' : ending;
}

function moved(desk: Desk, refund: Refund, status: Refund['status']): Refund {
  const next: Refund = { ...refund, status, refundedAt: status === 'processed' ? desk.stamp() : refund.refundedAt };
  desk.refunds.put(String(refund.id), next);
  const row = namedTransaction(desk, refund.transactionId);
  if (status === 'processed') reverseIfEmpty(desk, row);
  tell(desk, next, row);
  return next;
}

/** A transaction of which nothing is left is told as reversed. */
export function reverseIfEmpty(desk: Desk, row: Transaction): void {
  const done = desk.refunds.all('transactionId', row.id).filter(({ status }) => status === 'processed');
  if (done.reduce((sum, { amount }) => sum + amount, 0) < row.amount) return;
  desk.transactions.put(row.reference, { ...row, status: 'reversed' });
}

/** The event of a refund, as the samples have it: the amount as text in three of five, an id in one. */
function tell(desk: Desk, refund: Refund, row: Transaction): void {
  const { status, amount, id } = refund;
  const customer = desk.customers.get(String(row.customerId));
  const attention = status === 'needs-attention';
  const asNumber = attention || status === 'failed';
  const started = status === 'pending' || status === 'processing';
  desk.tell(`refund.${status}`, {
    status,
    transaction_reference: row.reference,
    refund_reference: started ? null : referenceOf(refund),
    amount: asNumber ? amount : String(amount),
    currency: row.currency,
    ...(attention ? {} : { processor: 'instant-transfer' }),
    customer: {
      first_name: customer?.firstName ?? null,
      last_name: customer?.lastName ?? null,
      email: customer?.email ?? null,
    },
    integration: INTEGRATION,
    domain: 'test',
    ...(attention ? { id: String(id), customer_note: refund.customerNote, merchant_note: refund.merchantNote } : {}),
  });
}

const referenceOf = ({ status, id }: Refund): string => (status === 'processed' ? `132013${id}` : `TRF_${id}`);

/** A refund as the API tells it; its transaction by its id. */
function refundShape(refund: Refund) {
  const deducted = refund.status === 'pending' || refund.status === 'failed' ? 0 : refund.amount;
  return {
    integration: INTEGRATION,
    transaction: new WireId(refund.transactionId),
    dispute: refund.disputeId,
    settlement: refund.settlementId,
    id: refund.id,
    domain: 'test',
    currency: 'NGN',
    amount: refund.amount,
    status: refund.status,
    refunded_at: refund.refundedAt,
    refunded_by: BY,
    expected_at: new Date(Date.parse(refund.createdAt) + 9 * DAYS_MS).toISOString(),
    channel: null,
    customer_note: refund.customerNote,
    merchant_note: refund.merchantNote,
    deducted_amount: deducted,
    fully_deducted: deducted > 0,
    createdAt: refund.createdAt,
    updatedAt: refund.refundedAt ?? refund.createdAt,
  };
}
