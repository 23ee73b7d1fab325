import { Hono } from 'hono';
import { z } from 'zod';
import type { Shelf } from '../book.ts';
import type { StandEnv } from '../stand.ts';
import { page, refusal, success } from './answers.ts';
import { isHeld } from './chargebacks.ts';
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
  chargeback: naira(settlement.chargebackKobo),
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
  chargeback_meta: settlement.chargebacks,
  source_bankcode: null,
  created_at: settlement.createdAt,
});

/** One settlement with its lines: `is_local` is a number here, and `meta` is JSON in a text. */
const withLines = ({ transactions }: Flutterwave, settlement: Settlement) => ({
  ...listed(settlement),
  is_local: 1,
  meta: JSON.stringify(settlement.transactions),
  refund_meta: JSON.stringify(settlement.refunds),
  chargeback_meta: JSON.stringify(settlement.chargebacks),
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

/** Money that leaves the merchant, and may come back. */
interface Deduction {
  readonly id: number;
  readonly amountKobo: number;
  readonly settlement: number | null;
  readonly returned: boolean;
}

/** What no settlement holds as yet of one kind of deduction; what fell away after its settlement comes back in the next. */
function open<T extends Deduction>(rows: readonly T[], stands: (row: T) => boolean) {
  const taken = rows.filter((row) => row.settlement === null && stands(row));
  const back = rows.filter((row) => row.settlement !== null && !stands(row) && !row.returned);
  const kobo = total(taken.map(({ amountKobo }) => amountKobo)) - total(back.map(({ amountKobo }) => amountKobo));
  return { taken, back, kobo, ids: [...taken, ...back].map(({ id }) => id) };
}

/** What no settlement holds as yet. */
export function unsettled({ transactions, refunds, chargebacks }: Flutterwave) {
  const paid = transactions.all('status', 'successful').filter(({ settlement }) => settlement === null);
  const refunded = open(refunds.all(), stands);
  const disputed = open(chargebacks.all(), isHeld);
  return { paid, refunded, disputed, netKobo: total(paid.map(settledKobo)) - refunded.kobo - disputed.kobo };
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
  const { paid, refunded, disputed, netKobo } = unsettled(vendor);
  const settlement: Settlement = {
    id: vendor.book.next('settlement', 41_748),
    status,
    grossKobo: total(paid.map(({ chargedKobo }) => chargedKobo)),
    feeKobo: total(paid.map(({ feeKobo, vatKobo }) => feeKobo + vatKobo)),
    ...{ refundKobo: refunded.kobo, chargebackKobo: disputed.kobo, netKobo },
    ...{ transactions: paid.map(({ id }) => id), refunds: refunded.ids, chargebacks: disputed.ids },
    createdAt: vendor.now().toISOString(),
  };
  vendor.settlements.add(String(settlement.id), settlement);
  for (const row of paid) vendor.transactions.put(String(row.id), { ...row, settlement: settlement.id });
  close(vendor.refunds, refunded, settlement.id);
  close(vendor.chargebacks, disputed, settlement.id);
  return settlement;
}

function close<T extends Deduction>(
  shelf: Shelf<T>,
  { taken, back }: { taken: T[]; back: T[] },
  settlement: number,
): void {
  for (const row of taken) shelf.put(String(row.id), { ...row, settlement });
  for (const row of back) shelf.put(String(row.id), { ...row, returned: true });
}
