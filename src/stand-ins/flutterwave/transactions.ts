import { Hono } from 'hono';
import type { StandEnv } from '../stand.ts';
import { page, refusal, success } from './answers.ts';
import { testCard } from './cards.ts';
import { amountBody, feeOf, naira } from './money.ts';
import { ACCOUNT_ID, type Customer, type Flutterwave, reference, type Transaction } from './rows.ts';

/** What an attempt is about. */
interface Attempt {
  readonly txRef: string;
  readonly amountKobo: number;
  readonly type: Transaction['type'];
  readonly customer: Customer;
  readonly meta: Transaction['meta'];
  readonly narration: string;
  readonly link?: string;
  readonly card?: string;
  readonly step?: Transaction['step'];
}

/** Begins a transaction, which is pending. Whoever bears the fee is a setting of the merchant's. */
export function begin(vendor: Flutterwave, attempt: Attempt): Transaction {
  const { feeKobo, vatKobo } = feeOf(attempt.amountKobo);
  const transaction: Transaction = {
    id: vendor.book.next('transaction', 288_200_108),
    flwRef: reference(vendor, attempt.type === 'card' ? 'FLW-MOCK' : 'URF'),
    status: 'pending',
    response: null,
    originator: null,
    settlement: null,
    ...{ link: null, card: null, step: null },
    ...attempt,
    chargedKobo: attempt.amountKobo + (feeOnTop(vendor) ? feeKobo + vatKobo : 0),
    feeKobo,
    vatKobo,
    createdAt: vendor.now().toISOString(),
  };
  vendor.transactions.add(String(transaction.id), transaction);
  return transaction;
}

/** True where the payer bears the fee. */
export const feeOnTop = ({ faults }: Flutterwave): boolean => faults.special('customer-pays-fees') === true;

/** Ends a transaction and tells of it. */
export function finish(vendor: Flutterwave, transaction: Transaction, end: Partial<Transaction>): Transaction {
  const ended = { ...transaction, ...end, step: null };
  vendor.transactions.put(String(ended.id), ended);
  tell(vendor, ended);
  return ended;
}

/** What comes into the merchant's balance. */
export const settledKobo = ({ chargedKobo, feeKobo, vatKobo }: Transaction): number => chargedKobo - feeKobo - vatKobo;

/** An attempt that failed is told as `charge.completed` as well; its status says how it ended. */
function tell({ events }: Flutterwave, transaction: Transaction): void {
  const { account_id, card, meta: _, amount_settled: __, customer, ...data } = wire(transaction);
  const body = {
    event: 'charge.completed',
    data: { ...data, account_id, customer, ...(card && { card: { ...card, token: undefined } }) },
    meta_data: { ...transaction.meta, ...originatorOf(transaction) },
    'event.type': transaction.type === 'card' ? 'CARD_TRANSACTION' : 'BANK_TRANSFER_TRANSACTION',
  };
  events.tell('charge.completed', JSON.stringify(body));
}

/** A transaction as verifying answers it. Amounts are naira. */
function wire(transaction: Transaction) {
  const { id, txRef, flwRef, status, chargedKobo, amountKobo, feeKobo, response, type, createdAt, customer } =
    transaction;
  const card = transaction.card === null ? null : cardOf(transaction.card);
  const paid = status === 'successful';
  return {
    id,
    tx_ref: txRef,
    flw_ref: flwRef,
    device_fingerprint: 'N/A',
    amount: naira(amountKobo),
    currency: 'NGN',
    charged_amount: naira(chargedKobo),
    app_fee: naira(feeKobo),
    merchant_fee: 0,
    processor_response: response,
    auth_model: (transaction.card && testCard(transaction.card)?.model) ?? 'AUTH',
    ip: '127.0.0.1',
    narration: transaction.narration,
    status,
    payment_type: type,
    created_at: createdAt,
    account_id: ACCOUNT_ID,
    ...(card && { card }),
    meta: { ...transaction.meta, ...originatorOf(transaction) },
    amount_settled: paid ? naira(settledKobo(transaction)) : null,
    customer: {
      id: customer.id,
      name: customer.name,
      phone_number: customer.phone ?? 'N/A',
      email: customer.email,
      created_at: customer.createdAt,
    },
  };
}

function originatorOf({ originator }: Transaction): object {
  if (originator === null) return {};
  const { account, name, bank } = originator;
  const masked = `${account.slice(0, 3)}*******${account.slice(-2)}`;
  return { originatoraccountnumber: masked, originatorname: name, bankname: bank, originatoramount: 'N/A' };
}

function cardOf(number: string) {
  return {
    first_6digits: number.slice(0, 6),
    last_4digits: number.slice(-4),
    issuer: 'TEST BANK OF NIGERIA',
    country: 'NIGERIA NG',
    type: testCard(number)?.network ?? 'MASTERCARD',
    token: `flw-t1nf-${number.slice(-4)}-m03k`,
    expiry: '09/32',
  };
}

/** A transaction as a list has it: its id is text there, what is not yet known is null, and there is no customer. */
function listed(transaction: Transaction) {
  const { customer, card: _, id, meta: __, account_id, ...rest } = wire(transaction);
  const pending = transaction.status === 'pending';
  return {
    ...rest,
    id: String(id),
    ...(pending && { flw_ref: 'N/A', app_fee: null }),
    customer_name: customer.name,
    customer_email: customer.email,
    account_id: String(account_id),
  };
}

/** Asking for what was paid. */
export function transactionPaths(vendor: Flutterwave): Hono<StandEnv> {
  const { transactions } = vendor;
  const app = new Hono<StandEnv>();
  app.get('/transactions', (c) => {
    const { tx_ref, status, customer_email, currency } = c.req.query();
    const rows = transactions
      .all()
      .filter(
        (row) =>
          (tx_ref === undefined || row.txRef === tx_ref) &&
          (status === undefined || row.status === status) &&
          (customer_email === undefined || row.customer.email === customer_email) &&
          (currency === undefined || currency === 'NGN'),
      );
    return success(c, 'Transactions fetched', page(c, rows, listed));
  });
  app.get('/transactions/fee', (c) => {
    const amount = amountBody.safeParse(c.req.query('amount'));
    if (!amount.success) return refusal(c, 'amount is invalid');
    const fee = naira(feeOf(amount.data).feeKobo);
    const shares = { merchant_fee: 0, flutterwave_fee: fee, stamp_duty_fee: 0 };
    return success(c, 'Charged fee', { data: { charge_amount: naira(amount.data), fee, ...shares, currency: 'NGN' } });
  });
  app.get('/transactions/verify_by_reference', (c) => {
    const latest = transactions.all('txRef', c.req.query('tx_ref') ?? '').at(-1);
    if (latest === undefined) return refusal(c, 'No transaction was found for this id');
    return success(c, 'Transaction fetched successfully', { data: wire(latest) });
  });
  app.get('/transactions/:id/verify', (c) => {
    const found = transactions.get(c.req.param('id'));
    if (found === undefined) return refusal(c, 'No transaction was found for this id');
    return success(c, 'Transaction fetched successfully', { data: wire(found) });
  });
  app.post('/transactions/:id/resend-hook', (c) => {
    const found = transactions.get(c.req.param('id'));
    if (found === undefined || found.status === 'pending') return refusal(c, 'No transaction was found for this id');
    tell(vendor, found);
    return success(c, 'hook sent successfully', { data: 'hook sent' });
  });
  return app;
}
