import { Hono } from 'hono';
import { z } from 'zod';
import type { StandEnv } from '../stand.ts';
import type { Desk, Settlement, Transaction } from './rows.ts';
import { INTEGRATION, transactionShape } from './shapes.ts';
import { listed, ok, Refusal } from './wire.ts';

/** `/settlement` and `/balance`: what was paid out to the merchant's bank, and what is still to be. */
export function settlementRoutes(desk: Desk): Hono<StandEnv> {
  const app = new Hono<StandEnv>();

  app.get('/settlement', (c) => {
    const { status } = c.req.query();
    const rows = desk.settlements.all().filter((row) => !status || row.status === status);
    const { page, meta } = listed(c, rows, ({ id }) => String(id));
    return ok('Settlements retrieved', page.map(settlementShape), meta);
  });

  app.get('/settlement/:id/transactions', (c) => {
    const settlement = desk.settlements.get(c.req.param('id'));
    if (settlement === undefined) throw new Refusal('Settlement not found', 'settlement_not_found', { status: 404 });
    const rows = desk.transactions.all('settlementId', settlement.id);
    const { page, meta } = listed(c, rows, ({ id }) => id);
    const total_volume = page.reduce((sum, { amount }) => sum + amount, 0);
    return ok(
      'Transactions retrieved',
      page.map((row) => transactionShape(desk, row)),
      { ...meta, total_volume },
    );
  });

  app.get('/balance', () => ok('Balances retrieved', [{ currency: 'NGN', balance: due(desk).effective }]));
  return app;
}

const runBody = z.strictObject({ status: z.enum(['success', 'processing', 'pending', 'failed']).default('success') });

/** The bank's side: `POST /stand-in/settlements/run` pays out what is due; `PUT /stand-in/settlements/ID` says how it went. */
export function settlementRun(desk: Desk): Hono<StandEnv> {
  const app = new Hono<StandEnv>().basePath('/stand-in/settlements');

  app.post('/run', async (c) => {
    const body = runBody.safeParse(await c.req.json().catch(() => ({})));
    if (!body.success) return c.json({ problem: z.prettifyError(body.error) }, 400);
    const settlement = desk.book.change(() => payOut(desk, body.data.status));
    return settlement === null ? c.json({ problem: 'nothing is due' }, 400) : c.json(settlementShape(settlement));
  });

  app.put('/:id{[0-9]+}', async (c) => {
    const body = runBody.safeParse(await c.req.json().catch(() => null));
    const settlement = desk.settlements.get(c.req.param('id'));
    if (!body.success || settlement === undefined) return c.json({ problem: 'no such settlement or status' }, 400);
    const next = { ...settlement, status: body.data.status };
    desk.settlements.put(String(next.id), next);
    return c.json(settlementShape(next));
  });
  return app;
}

interface Due {
  readonly transactions: readonly Transaction[];
  readonly processed: number;
  readonly fees: number;
  readonly deductions: number;
  /** What is paid out, kobo. */
  readonly effective: number;
}

/** Payments that were not paid out yet, less their fees and less what went back since. */
function due(desk: Desk): Due {
  const transactions = desk.transactions
    .all()
    .filter(({ paidAt, settlementId }) => paidAt !== null && settlementId === null);
  const processed = sumOf(transactions.map(({ amount }) => amount));
  const fees = sumOf(transactions.map((row) => row.fees ?? 0));
  const deductions = sumOf(undeducted(desk).map(({ amount }) => amount));
  return { transactions, processed, fees, deductions, effective: processed - fees - deductions };
}

const undeducted = (desk: Desk) =>
  desk.refunds.all('status', 'processed').filter(({ settlementId }) => settlementId === null);

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

function payOut(desk: Desk, status: Settlement['status']): Settlement | null {
  const { transactions, processed, fees, deductions, effective } = due(desk);
  if (effective <= 0) return null;
  const id = desk.book.next('settlement', 3_090_024);
  const settlement: Settlement = { id, status, processed, fees, deductions, createdAt: desk.stamp() };
  desk.settlements.add(String(id), settlement);
  for (const row of transactions) desk.transactions.put(row.reference, { ...row, settlementId: id });
  for (const refund of undeducted(desk)) desk.refunds.put(String(refund.id), { ...refund, settlementId: id });
  return settlement;
}

function settlementShape({ id, status, processed, fees, deductions, createdAt }: Settlement) {
  const total_amount = processed - fees;
  return {
    id,
    domain: 'test',
    status,
    currency: 'NGN',
    integration: INTEGRATION,
    total_amount,
    effective_amount: total_amount - deductions,
    total_fees: fees,
    total_processed: processed,
    deductions: deductions === 0 ? null : deductions,
    settlement_date: `${createdAt.slice(0, 10)}T00:00:00.000Z`,
    settled_by: null,
    createdAt,
    updatedAt: createdAt,
  };
}

/** What the checks hold the portal's books against; kobo. */
export function booksOf(desk: Desk): Readonly<Record<string, unknown>> {
  const refundsOf = (id: string) =>
    desk.refunds.all('transactionId', id).filter(({ status }) => status === 'processed');
  const transactions = desk.transactions.all().map((row) => ({
    reference: row.reference,
    id: row.id,
    status: row.status,
    channel: row.channel,
    requestedKobo: row.requested,
    capturedKobo: row.paidAt === null ? 0 : row.amount,
    feesKobo: row.fees ?? 0,
    refundedKobo: sumOf(refundsOf(row.id).map(({ amount }) => amount)),
    settlementId: row.settlementId,
  }));
  const paidOut = desk.settlements.all('status', 'success');
  return {
    capturedKobo: sumOf(transactions.map(({ capturedKobo }) => capturedKobo)),
    feesKobo: sumOf(transactions.map(({ feesKobo }) => feesKobo)),
    refundedKobo: sumOf(transactions.map(({ refundedKobo }) => refundedKobo)),
    paidOutKobo: sumOf(paidOut.map(({ processed, fees, deductions }) => processed - fees - deductions)),
    dueKobo: due(desk).effective,
    transactions,
    refunds: desk.refunds.all().map(({ id, transactionId, amount, status, disputeId }) => ({
      ...{ id, transactionId, status, disputeId },
      amountKobo: amount,
    })),
    disputes: desk.disputes.all().map(({ id, transactionId, refundAmount, status, resolution }) => ({
      ...{ id, transactionId, status, resolution },
      amountKobo: refundAmount,
    })),
    transfers: desk.transfers.all().map(({ id, accountNumber, amount, outcome, reference }) => ({
      ...{ id, accountNumber, outcome, reference },
      amountKobo: amount,
    })),
    settlements: desk.settlements.all().map(({ id, status, processed, fees, deductions }) => ({
      ...{ id, status },
      ...{ processedKobo: processed, feesKobo: fees, deductionsKobo: deductions },
    })),
  };
}
