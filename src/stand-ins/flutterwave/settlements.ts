import { Hono } from 'hono';
import { z } from 'zod';
import type { StandEnv } from '../stand.ts';
import { page, refusal, success } from './answers.ts';
import { naira } from './money.ts';
import { stands } from './refunds.ts';
import { ACCOUNT_ID, type Flutterwave, type Settlement } from './rows.ts';
import { settledKobo } from './transactions.ts';

/** A settlement as the list has it. */
const listed = (settlement: Settlement) => ({
  id: settlement.id,
  account_id: ACCOUNT_ID,
  merchant_name: 'Stand-in merchant',
  merchant_email: 'merchant@example.com',
  settlement_account: '0031318432',
  bank_code: '063',
  transaction_date: settlement.createdAt,
  due_date: settlement.createdAt,
  processed_date: null,
  status: settlement.status,
  is_local: true,
  currency: 'NGN',
  gross_amount: naira(settlement.grossKobo),
  app_fee: naira(settlement.feeKobo),
  merchant_fee: 0,
  chargeback: 0,
  refund: naira(settlement.refundKobo),
  stampduty_charge: 0,
  net_amount: naira(settlement.netKobo),
  transaction_count: settlement.transactions.length,
  processor_ref: null,
  disburse_ref: settlement.status === 'completed' ? `RV${settlement.id}` : null,
  disburse_message: null,
  channel: 'web',
  destination: 'account',
  fx_data: null,
  flag_message: null,
  meta: settlement.transactions,
  refund_meta: settlement.refunds,
  chargeback_meta: null,
  source_bankcode: null,
  created_at: settlement.createdAt,
});

/** One settlement with its lines: `is_local` is a number here, and `meta` is JSON in a text. */
const withLines = ({ transactions }: Flutterwave, settlement: Settlement) => ({
  ...listed(settlement),
  is_local: 1,
  meta: JSON.stringify(settlement.transactions),
  refund_meta: JSON.stringify(settlement.refunds),
  transactions: settlement.transactions.flatMap((id) => {
    const line = transactions.get(String(id));
    if (line === undefined) return [];
    return {
      customer_email: line.customer.email,
      flw_ref: line.flwRef,
      tx_ref: line.txRef,
      id,
      charged_amount: naira(line.chargedKobo),
      app_fee: naira(line.feeKobo + line.vatKobo),
      merchant_fee: 0,
      stampduty_charge: 0,
      settlement_amount: naira(settledKobo(line)),
      status: line.status,
      payment_entity: line.type,
      transaction_date: line.createdAt.slice(0, 10),
      currency: 'NGN',
      card_locale: 'LOCAL',
      rrn: 'N/A',
      subaccount_settlement: 0,
    };
  }),
});

/** What was paid out, and the balance. */
export function settlementPaths(vendor: Flutterwave): Hono<StandEnv> {
  const { settlements } = vendor;
  const app = new Hono<StandEnv>();
  app.get('/settlements', (c) => success(c, 'Settlements fetched', page(c, settlements.all(), listed)));
  app.get('/settlements/:id', (c) => {
    const found = settlements.get(c.req.param('id'));
    if (found === undefined) return refusal(c, 'Settlement not found', 404);
    return success(c, 'Settlement fetched', { data: withLines(vendor, found) });
  });
  app.get('/balances/NGN', (c) => {
    const available = naira(unsettled(vendor).netKobo);
    const data = { currency: 'NGN', available_balance: available, ledger_balance: available };
    return success(c, 'Wallet balance fetched', { data });
  });
  return app;
}

const total = (kobo: readonly number[]): number => kobo.reduce((sum, each) => sum + each, 0);

/** What no settlement holds as yet; a refund that failed after its settlement comes back in the next. */
function unsettled({ transactions, refunds }: Flutterwave) {
  const paid = transactions.all('status', 'successful').filter(({ settlement }) => settlement === null);
  const back = refunds.all().filter((refund) => refund.settlement === null && stands(refund));
  const returned = refunds.all().filter((refund) => refund.settlement !== null && !stands(refund) && !refund.returned);
  const refundKobo = total([
    ...back.map(({ amountKobo }) => amountKobo),
    ...returned.map(({ amountKobo }) => -amountKobo),
  ]);
  return { paid, back, returned, refundKobo, netKobo: total(paid.map(settledKobo)) - refundKobo };
}

const dayBody = z.strictObject({ status: z.enum(['pending', 'completed']).default('completed') });

/** `POST /stand-in/settlements`: the day ends, and all that is not settled yet goes to the merchant's bank. */
export function settlementControl(vendor: Flutterwave): Hono<StandEnv> {
  const app = new Hono<StandEnv>();
  app.post('/settlements', async (c) => {
    const read = dayBody.safeParse(await c.req.json().catch(() => ({})));
    if (!read.success) return c.json({ problem: z.prettifyError(read.error) }, 400);
    return c.json(vendor.book.change(() => endDay(vendor, read.data.status)));
  });
  return app;
}

function endDay(vendor: Flutterwave, status: Settlement['status']): Settlement {
  const { paid, back, returned, refundKobo, netKobo } = unsettled(vendor);
  const settlement: Settlement = {
    id: vendor.book.next('settlement', 41_748),
    status,
    grossKobo: total(paid.map(({ chargedKobo }) => chargedKobo)),
    feeKobo: total(paid.map(({ feeKobo, vatKobo }) => feeKobo + vatKobo)),
    ...{ refundKobo, netKobo },
    transactions: paid.map(({ id }) => id),
    refunds: [...back, ...returned].map(({ id }) => id),
    createdAt: vendor.now().toISOString(),
  };
  vendor.settlements.add(String(settlement.id), settlement);
  for (const row of paid) vendor.transactions.put(String(row.id), { ...row, settlement: settlement.id });
  for (const row of back) vendor.refunds.put(String(row.id), { ...row, settlement: settlement.id });
  for (const row of returned) vendor.refunds.put(String(row.id), { ...row, returned: true });
  return settlement;
}
