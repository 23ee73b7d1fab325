import { Hono } from 'hono';
import { z } from 'zod';
import type { StandEnv } from '../stand.ts';
import { bodyOf, page, refusal, success } from './answers.ts';
import { naira } from './money.ts';
import type { Chargeback, Flutterwave } from './rows.ts';

/** Ten working hours for a payment in Nigeria. */
const ANSWER_MS = 10 * 3_600_000;

/** True while the sum is held back from the merchant, or lost for good. */
export const isHeld = ({ status }: Chargeback): boolean => status !== 'won';

/** A chargeback as the interface has it. */
function wire({ transactions }: Flutterwave, chargeback: Chargeback) {
  const disputed = transactions.get(String(chargeback.transaction));
  return {
    id: chargeback.id,
    amount: naira(chargeback.amountKobo),
    flw_ref: disputed?.flwRef,
    status: chargeback.status,
    stage: 'new',
    comment: chargeback.comment,
    meta: { uploaded_proof: null, history: chargeback.history },
    due_date: chargeback.dueAt,
    settlement_id: chargeback.settlement === null ? 'N/A' : String(chargeback.settlement),
    created_at: chargeback.createdAt,
    transaction_id: chargeback.transaction,
    tx_ref: disputed?.txRef,
  };
}

function move(vendor: Flutterwave, chargeback: Chargeback, status: Chargeback['status'], description: string) {
  const line = { action: status, stage: 'new', date: vendor.now().toISOString(), description };
  const moved = { ...chargeback, status, history: [...chargeback.history, line] };
  vendor.chargebacks.put(String(chargeback.id), moved);
  return moved;
}

/** Whoever does not answer in time has lost. */
export function loseUnanswered(vendor: Flutterwave): void {
  for (const chargeback of vendor.chargebacks.all('status', 'initiated'))
    if (vendor.now().getTime() > Date.parse(chargeback.dueAt)) move(vendor, chargeback, 'lost', 'No merchant response');
}

const answerBody = z.object({ action: z.enum(['accept', 'decline']), comment: z.string().optional() });

/** Asking for chargebacks and answering them. They are told by mail and in the dashboard; no event is documented. */
export function chargebackPaths(vendor: Flutterwave): Hono<StandEnv> {
  const { book, chargebacks, transactions } = vendor;
  const app = new Hono<StandEnv>();
  app.get('/chargebacks', (c) => {
    const { id, status, flw_ref, from, to } = c.req.query();
    const rows = chargebacks
      .all()
      .filter(
        (row) =>
          (id === undefined || String(row.transaction) === id) &&
          (status === undefined || row.status === status) &&
          (from === undefined || row.createdAt.slice(0, 10) >= from) &&
          (to === undefined || row.createdAt.slice(0, 10) <= to) &&
          (flw_ref === undefined || transactions.get(String(row.transaction))?.flwRef === flw_ref),
      );
    return success(
      c,
      'Chargebacks fetched',
      page(c, rows, (row) => wire(vendor, row)),
    );
  });
  app.put('/chargebacks/:id', async (c) => {
    const body = await bodyOf(c, answerBody);
    if (typeof body === 'string') return refusal(c, body);
    return book.change(() => {
      const chargeback = chargebacks.get(c.req.param('id'));
      if (chargeback?.status !== 'initiated') return refusal(c, 'No chargeback that can be answered was found');
      const [status, says] =
        body.action === 'accept'
          ? (['accepted', 'Merchant accepts claim'] as const)
          : (['declined', 'Merchant declines claim'] as const);
      return success(c, `Chargeback ${status}`, { data: wire(vendor, move(vendor, chargeback, status, says)) });
    });
  });
  return app;
}

const disputeBody = z.strictObject({ transaction: z.int(), amountKobo: z.int().positive().optional() });
const decisionBody = z.strictObject({ status: z.enum(['won', 'lost']) });

/**
 * `POST /stand-in/chargebacks`: a payer disputes a payment, and the sum is held back.
 * `POST /stand-in/chargebacks/ID`: the bank decides on one that was declined.
 */
export function chargebackControl(vendor: Flutterwave): Hono<StandEnv> {
  const { book, chargebacks, transactions, now } = vendor;
  const app = new Hono<StandEnv>();
  app.post('/chargebacks', async (c) => {
    const read = disputeBody.safeParse(await c.req.json().catch(() => null));
    const disputed = transactions.get(String(read.data?.transaction));
    if (!read.success || disputed?.status !== 'successful')
      return c.json({ problem: 'no successful transaction' }, 400);
    const at = now();
    const chargeback: Chargeback = {
      id: book.next('chargeback', 1_390),
      transaction: disputed.id,
      amountKobo: read.data.amountKobo ?? disputed.amountKobo,
      comment: 'The customer says that no value was given',
      dueAt: new Date(at.getTime() + ANSWER_MS).toISOString(),
      createdAt: at.toISOString(),
      ...{ status: 'initiated', history: [], settlement: null, returned: false },
    };
    return c.json(book.change(() => move(vendor, chargeback, 'initiated', 'Debit and hold chargeback amount')));
  });
  app.post('/chargebacks/:id', async (c) => {
    const read = decisionBody.safeParse(await c.req.json().catch(() => null));
    const chargeback = chargebacks.get(c.req.param('id'));
    if (!read.success || chargeback?.status !== 'declined') return c.json({ problem: 'no declined chargeback' }, 400);
    return c.json(book.change(() => move(vendor, chargeback, read.data.status, 'Decision of the bank')));
  });
  return app;
}
