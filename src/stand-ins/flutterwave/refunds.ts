import { Hono } from 'hono';
import { z } from 'zod';
import type { StandEnv } from '../stand.ts';
import { bodyOf, page, refusal, success } from './answers.ts';
import { amountBody, naira } from './money.ts';
import { ACCOUNT_ID, type Flutterwave, type Refund, reference, type Transaction } from './rows.ts';

const WALLET_ID = 74_639;
const SMALLEST_KOBO = 10_000;

/** Refunds take 3 to 15 working days by the documentation; this one takes three days of its own clock. */
const TAKES_MS = 3 * 86_400_000;

/** What a refund may be at the beginning. Bare `completed` means initiated. */
const OPEN = ['new', 'completed', 'processing', 'pending-momo'];

const refundBody = z.object({ amount: amountBody.optional(), comments: z.string().default('') });

/** `meta` of a refund, which is where a sending that failed is told. */
const metaOf = ({ disburse }: Refund) => ({
  source: 'availablebalance',
  ...(disburse && { disburse_status: disburse }),
});

/** A refund as it is answered when it is made. */
const made = (refund: Refund) => ({
  id: refund.id,
  account_id: ACCOUNT_ID,
  tx_id: refund.transaction,
  flw_ref: refund.flwRef,
  wallet_id: WALLET_ID,
  amount_refunded: naira(refund.amountKobo),
  status: refund.status,
  destination: 'payment_source',
  meta: metaOf(refund),
  created_at: refund.createdAt,
});

/** The same refund as it is looked up: other names, and `meta` is JSON in a text. */
const listed = (refund: Refund) => ({
  id: refund.id,
  AmountRefunded: naira(refund.amountKobo),
  status: refund.status,
  FlwRef: refund.flwRef,
  destination: 'payment_source',
  comments: refund.comments,
  settlement_id: refund.settlement === null ? 'NEW' : String(refund.settlement),
  meta: JSON.stringify(metaOf(refund)),
  createdAt: refund.createdAt,
  updatedAt: refund.updatedAt,
  WalletId: WALLET_ID,
  AccountId: ACCOUNT_ID,
  TransactionId: refund.transaction,
});

/** True unless the money came back to the merchant. */
export const stands = ({ status, disburse }: Refund): boolean => status !== 'failed' && disburse !== 'failed';

/** True when the payer has the money. */
export const isGone = (refund: Refund): boolean => stands(refund) && refund.status.startsWith('completed-');

/** What refuses a refund; null: nothing does. */
function problem(vendor: Flutterwave, transaction: Transaction | undefined, amountKobo: number): string | null {
  if (transaction === undefined) return 'No transaction was found for this id';
  if (transaction.status !== 'successful') return 'Only a successful transaction can be refunded';
  if (vendor.refunds.all('transaction', transaction.id).length > 0) return 'This transaction has already been refunded';
  if (amountKobo < SMALLEST_KOBO) return 'The minimum refund amount is NGN 100';
  if (amountKobo > transaction.amountKobo) return 'Refund amount is more than the transaction amount';
  if (vendor.faults.special('wallet-empty') === true) return 'Insufficient funds in your available balance';
  return null;
}

function change(vendor: Flutterwave, refund: Refund, to: Pick<Refund, 'status' | 'disburse'>): Refund {
  const changed = { ...refund, ...to, updatedAt: vendor.now().toISOString() };
  vendor.refunds.put(String(refund.id), changed);
  vendor.events.tell('refund.completed', JSON.stringify({ event: 'refund.completed', data: listed(changed) }));
  return changed;
}

/** Brings every refund that had its days to its end. */
export function endRefunds(vendor: Flutterwave): void {
  const { refunds, transactions, now } = vendor;
  const due = refunds
    .all()
    .filter(
      ({ status, disburse, createdAt }) =>
        OPEN.includes(status) && disburse === null && now().getTime() - Date.parse(createdAt) >= TAKES_MS,
    );
  for (const refund of due) {
    const type = transactions.get(String(refund.transaction))?.type;
    change(vendor, refund, { status: type === 'card' ? 'completed-mpgs' : 'completed-bank-transfer', disburse: null });
  }
}

/** Making refunds and asking for them. A refund has no key by which a repeat would be harmless. */
export function refundPaths(vendor: Flutterwave): Hono<StandEnv> {
  const { book, refunds, transactions, now, faults } = vendor;
  const app = new Hono<StandEnv>();
  app.post('/transactions/:id/refund', async (c) => {
    const body = await bodyOf(c, refundBody);
    if (typeof body === 'string') return refusal(c, body);
    return book.change(() => {
      const transaction = transactions.get(c.req.param('id'));
      const amountKobo = body.amount ?? transaction?.amountKobo ?? 0;
      const refused = problem(vendor, transaction, amountKobo);
      if (refused !== null || transaction === undefined) return refusal(c, refused ?? '');
      const status = faults.special('refund-status');
      const at = now().toISOString();
      const refund: Refund = {
        id: book.next('refund', 75_923),
        transaction: transaction.id,
        flwRef: reference(vendor, 'URF'),
        amountKobo,
        status: typeof status === 'string' ? status : 'completed',
        comments: body.comments,
        ...{ createdAt: at, updatedAt: at, disburse: null, settlement: null, returned: false },
      };
      refunds.add(String(refund.id), refund);
      return success(c, 'Transaction refund initiated', { data: made(refund) });
    });
  });
  app.get('/refunds', (c) => {
    const { id, status, flw_ref } = c.req.query();
    const rows = refunds
      .all()
      .filter(
        (refund) =>
          (id === undefined || String(refund.transaction) === id) &&
          (status === undefined || refund.status === status) &&
          (flw_ref === undefined || refund.flwRef === flw_ref),
      );
    return success(c, 'Refunds fetched', page(c, rows, listed));
  });
  app.get('/refunds/:id', (c) => {
    const refund = refunds.get(c.req.param('id'));
    if (refund === undefined) return refusal(c, 'No refund was found for this id');
    return success(c, 'Refund fetched', { data: listed(refund) });
  });
  return app;
}

const endBody = z.strictObject({
  status: z.string().default('completed'),
  disburse: z.enum(['successful', 'failed']).nullable().default(null),
});

/** `POST /stand-in/refunds/ID`: the bank did its part, or could not: `{"status": "completed", "disburse": "failed"}`. */
export function refundControl(vendor: Flutterwave): Hono<StandEnv> {
  const app = new Hono<StandEnv>();
  app.post('/refunds/:id', async (c) => {
    const read = endBody.safeParse(await c.req.json().catch(() => ({})));
    if (!read.success) return c.json({ problem: z.prettifyError(read.error) }, 400);
    return vendor.book.change(() => {
      const refund = vendor.refunds.get(c.req.param('id'));
      return refund === undefined ? c.json({ problem: 'no refund' }, 404) : c.json(change(vendor, refund, read.data));
    });
  });
  return app;
}
