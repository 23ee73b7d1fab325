import { Hono } from 'hono';
import { z } from 'zod';
import type { StandEnv } from '../stand.ts';
import type { Desk, Refund, Settlement, Transaction } from './rows.ts';
import { transactionShape } from './shapes.ts';
import { sharesOf } from './subaccounts.ts';
import { INTEGRATION, listed, ok, Refusal } from './wire.ts';

/** `/settlement` and `/balance`: what was paid out to the merchant's bank, and what is still to be. */
export function settlementRoutes(desk: Desk): Hono<StandEnv> {
  const app = new Hono<StandEnv>();

  app.get('/settlement', (c) => {
    const { status, subaccount } = c.req.query();
    const rows = desk.settlements
      .all()
      .filter((row) => !status || row.status === status)
      .filter((row) => !subaccount || (row.subaccount ?? 'none') === subaccount);
    const { page, meta } = listed(c, rows, ({ id }) => String(id));
    return ok('Settlements retrieved', page.map(settlementShape), meta);
  });

  app.get('/settlement/:id/transactions', (c) => {
    const settlement = desk.settlements.get(c.req.param('id'));
    if (settlement === undefined) throw new Refusal('Settlement not found', 'settlement_not_found', { status: 404 });
    const rows = desk.transactions.all(
      settlement.subaccount === null ? 'settlementId' : 'subSettlementId',
      settlement.id,
    );
    const { page, meta } = listed(c, rows, ({ id }) => id);
    const total_volume = page.reduce((sum, { amount }) => sum + amount, 0);
    const data = page.map((row) => transactionShape(desk, row));
    return ok('Transactions retrieved', data, { ...meta, total_volume });
  });

  app.get('/balance', () => ok('Balances retrieved', [{ currency: 'NGN', balance: due(desk, null).effective }]));
  return app;
}

const runBody = z.strictObject({ status: z.enum(['success', 'processing', 'pending', 'failed']).default('success') });

/** The bank's side: `POST /stand-in/settlements/run` pays out what is due; `PUT /stand-in/settlements/ID` says how it went. */
export function settlementRun(desk: Desk): Hono<StandEnv> {
  const app = new Hono<StandEnv>().basePath('/stand-in/settlements');

  app.post('/run', async (c) => {
    const body = runBody.safeParse(await c.req.json().catch(() => ({})));
    if (!body.success) return c.json({ problem: z.prettifyError(body.error) }, 400);
    const parties = [null, ...desk.subaccounts.all().map(({ code }) => code)];
    const settlements = desk.book.change(() => parties.flatMap((party) => payOut(desk, party, body.data.status)));
    return c.json({ settlements: settlements.map(settlementShape) });
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
  readonly refunds: readonly Refund[];
  readonly processed: number;
  readonly fees: number;
  readonly deductions: number;
  /** What is paid out, kobo. */
  readonly effective: number;
}

/**
 * A party's part of payments that it was not paid yet, less the fees it bears, and less what went back since, which the
 * merchant bears alone. `party` is a subaccount's code, or null for the merchant.
 */
export function due(desk: Desk, party: string | null): Due {
  const transactions = desk.transactions.all().filter((row) => {
    if (row.paidAt === null) return false;
    return party === null ? row.settlementId === null : row.split?.code === party && row.subSettlementId === null;
  });
  const refunds =
    party === null ? desk.refunds.all('status', 'processed').filter((row) => row.settlementId === null) : [];
  const parts = transactions.map((row) => partOf(row, party));
  const processed = sumOf(parts.map((part) => part.processed));
  const fees = sumOf(parts.map((part) => part.fees));
  const deductions = sumOf(refunds.map(({ amount }) => amount));
  return { transactions, refunds, processed, fees, deductions, effective: processed - fees - deductions };
}

/** A party's part of one payment, fee included, and the fee it bears of it. */
function partOf({ amount, fees, split }: Transaction, party: string | null): { processed: number; fees: number } {
  const fee = fees ?? 0;
  if (split === null) return { processed: amount, fees: fee };
  const shares = sharesOf(amount, fee, split);
  const [share, side] = party === null ? [shares.integration, 'account'] : [shares.subaccount, 'subaccount'];
  return shares.borneBy === side ? { processed: share + fee, fees: fee } : { processed: share, fees: 0 };
}

export const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

function payOut(desk: Desk, party: string | null, status: Settlement['status']): Settlement[] {
  const { transactions, refunds, processed, fees, deductions, effective } = due(desk, party);
  if (effective <= 0) return [];
  const id = desk.book.next('settlement', 3_090_024);
  const createdAt = desk.stamp();
  const settlement: Settlement = { id, subaccount: party, status, processed, fees, deductions, createdAt };
  desk.settlements.add(String(id), settlement);
  const mark = party === null ? { settlementId: id } : { subSettlementId: id };
  for (const row of transactions) desk.transactions.put(row.reference, { ...row, ...mark });
  for (const refund of refunds) desk.refunds.put(String(refund.id), { ...refund, settlementId: id });
  return [settlement];
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
