import { Hono } from 'hono';
import { z } from 'zod';
import type { StandEnv } from '../stand.ts';
import { bodyOf, refusal, success } from './answers.ts';
import { amountBody, feeOf, naira } from './money.ts';
import { type Account, type Flutterwave, newCustomer, reference, type Transaction, type Transfer } from './rows.ts';
import { begin, feeOnTop, finish } from './transactions.ts';

const HOUR_MS = 3_600_000;

const chargeBody = z.object({
  tx_ref: z.string().min(1),
  amount: amountBody,
  currency: z.literal('NGN'),
  email: z.email(),
  fullname: z.string().default('Anonymous customer'),
  phone_number: z.string().nullable().default(null),
  narration: z.string().default('Bank transfer'),
  meta: z.record(z.string(), z.unknown()).nullable().default(null),
  /** How long the account takes money, seconds. */
  expires: z.coerce.number().int().positive().max(31_536_000).default(3_600),
});

const virtualBody = z.object({
  email: z.email(),
  tx_ref: z.string().min(1),
  amount: amountBody.optional(),
  is_permanent: z.boolean().default(false),
  bvn: z.string().optional(),
  nin: z.string().optional(),
  firstname: z.string().default('Anonymous'),
  lastname: z.string().default('customer'),
  phonenumber: z.string().nullable().default(null),
  narration: z.string().optional(),
});

/** Opens an account number. */
function open(
  vendor: Flutterwave,
  account: Omit<Account, 'number' | 'bank' | 'orderRef' | 'flwRef' | 'used' | 'createdAt'>,
) {
  const opened: Account = {
    ...account,
    number: String(vendor.book.next('account', 7_824_822_527)),
    bank: 'WEMA BANK',
    orderRef: reference(vendor, 'URF'),
    flwRef: reference(vendor, 'FLW'),
    used: false,
    createdAt: vendor.now().toISOString(),
  };
  vendor.accounts.add(opened.number, opened);
  return opened;
}

/** An account for one pending payment, with the exact sum and a time. */
export function accountFor(vendor: Flutterwave, transaction: Transaction, name: string, forMs: number): Account {
  const { txRef, amountKobo, chargedKobo, id, customer, meta } = transaction;
  const endsAt = vendor.now().getTime() + forMs;
  const row = {
    txRef,
    name,
    permanent: false,
    amountKobo,
    exactKobo: chargedKobo,
    endsAt,
    transaction: id,
    customer,
    meta,
  };
  return open(vendor, row);
}

/** `2021-02-15 16:27:22`, as virtual accounts have their times. */
const blankTime = (iso: string): string => iso.slice(0, 19).replace('T', ' ');

/** A virtual account as it is answered: `N/A` and null where there is none. */
const wire = (account: Account) => ({
  response_code: '02',
  response_message: 'Transaction in progress',
  flw_ref: account.flwRef,
  order_ref: account.orderRef,
  account_number: account.number,
  frequency: account.permanent ? 'N/A' : 1,
  bank_name: account.bank,
  created_at: blankTime(account.createdAt),
  expiry_date: account.endsAt === null ? 'N/A' : blankTime(new Date(account.endsAt).toISOString()),
  note: `Please make a bank transfer to ${account.name}`,
  amount: account.exactKobo === null ? null : naira(account.exactKobo).toFixed(2),
});

/** Pay with transfer, and virtual account numbers. */
export function accountPaths(vendor: Flutterwave): Hono<StandEnv> {
  const app = new Hono<StandEnv>();
  app.post('/charges', async (c) => {
    if (c.req.query('type') !== 'bank_transfer') return refusal(c, 'type is invalid');
    const body = await bodyOf(c, chargeBody);
    if (typeof body === 'string') return refusal(c, body);
    const account = vendor.book.change(() => {
      const customer = newCustomer(vendor, { email: body.email, name: body.fullname, phone: body.phone_number });
      const { tx_ref: txRef, amount: amountKobo, meta, narration } = body;
      const transaction = begin(vendor, { txRef, amountKobo, type: 'bank_transfer', customer, meta, narration });
      return accountFor(vendor, transaction, body.fullname, body.expires * 1_000);
    });
    const authorization = {
      transfer_reference: account.flwRef,
      transfer_account: account.number,
      transfer_bank: account.bank,
      account_expiration: account.endsAt,
      transfer_note: wire(account).note,
      transfer_amount: naira(account.exactKobo ?? 0).toFixed(2),
      mode: 'banktransfer',
    };
    return success(c, 'Charge initiated', { meta: { authorization } });
  });

  app.post('/virtual-account-numbers', async (c) => {
    const body = await bodyOf(c, virtualBody);
    if (typeof body === 'string') return refusal(c, body);
    const { is_permanent: permanent, amount, tx_ref: txRef } = body;
    if (permanent && !body.bvn && !body.nin) return refusal(c, 'BVN is required for static account number');
    if (!permanent && amount === undefined) return refusal(c, 'amount is required');
    const name = `${body.firstname} ${body.lastname}`;
    const amountKobo = permanent ? null : (amount ?? null);
    const account = vendor.book.change(() =>
      open(vendor, {
        ...{ txRef, permanent, amountKobo, meta: null, transaction: null, name: body.narration ?? name },
        exactKobo: amountKobo === null ? null : withFee(vendor, amountKobo),
        endsAt: permanent ? null : vendor.now().getTime() + HOUR_MS,
        customer: newCustomer(vendor, { email: body.email, name, phone: body.phonenumber }),
      }),
    );
    return success(c, 'Virtual account created', { data: wire(account) });
  });

  app.get('/virtual-account-numbers/:orderRef', (c) => {
    const [account] = vendor.accounts.all('orderRef', c.req.param('orderRef'));
    if (account === undefined) return refusal(c, 'No virtual account was found', 404);
    return success(c, 'Virtual nuban fetched', { data: wire(account) });
  });
  return app;
}

function withFee(vendor: Flutterwave, amountKobo: number): number {
  const { feeKobo, vatKobo } = feeOf(amountKobo);
  return amountKobo + (feeOnTop(vendor) ? feeKobo + vatKobo : 0);
}

const transferBody = z.strictObject({
  account_number: z.string(),
  /** Kobo. */
  amount: z.int().positive(),
  sender_name: z.string().default('ADA OBI'),
  sender_bank: z.string().default('ACCESS BANK NIGERIA'),
  sender_account: z.string().default('0690000031'),
  /** When the payer sent it: a bank may take hours, so that it comes when the account has expired. */
  sent_at: z.iso.datetime().optional(),
});
type SentTransfer = z.output<typeof transferBody>;

/** `POST /stand-in/transfers`: somebody sends money from a bank. What is rejected goes back to the sender, and nobody is told. */
export function transferControl(vendor: Flutterwave): Hono<StandEnv> {
  const app = new Hono<StandEnv>();
  app.post('/transfers', async (c) => {
    const read = transferBody.safeParse(await c.req.json().catch(() => null));
    if (!read.success) return c.json({ problem: z.prettifyError(read.error) }, 400);
    return c.json(vendor.book.change(() => receive(vendor, read.data)));
  });
  return app;
}

function receive(vendor: Flutterwave, sent: SentTransfer): Transfer {
  const account = vendor.accounts.get(sent.account_number);
  const reason = account === undefined ? 'no such account' : rejection(vendor, account, sent);
  const transfer: Transfer = {
    id: String(vendor.book.next('transfer')),
    accountNumber: sent.account_number,
    amountKobo: sent.amount,
    outcome: reason === null ? 'taken' : 'rejected',
    reason,
    transaction: account === undefined || reason !== null ? null : credit(vendor, account, sent).id,
  };
  vendor.transfers.add(transfer.id, transfer);
  return transfer;
}

/** Why an account does not take a transfer; null: it does. */
function rejection({ faults, now }: Flutterwave, account: Account, { amount, sent_at }: SentTransfer): string | null {
  const sentAt = sent_at === undefined ? now().getTime() : Date.parse(sent_at);
  const late = account.endsAt !== null && sentAt > account.endsAt;
  if (account.used) return 'used before';
  if (late && faults.special('late-transfers-taken') !== true) return 'too late';
  return isExact(account, amount) || faults.special('wrong-amounts-taken') === true ? null : 'wrong amount';
}

const isExact = ({ exactKobo }: Account, amount: number): boolean => exactKobo === null || exactKobo === amount;

function credit(vendor: Flutterwave, account: Account, { amount, ...sender }: SentTransfer): Transaction {
  if (!account.permanent) vendor.accounts.put(account.number, { ...account, used: true });
  const { txRef, customer, meta, name: narration } = account;
  const asked = account.exactKobo === amount && account.amountKobo !== null;
  const amountKobo = asked ? (account.amountKobo ?? amount) : amount;
  const waiting = account.transaction === null ? undefined : vendor.transactions.get(String(account.transaction));
  const transaction = waiting ?? begin(vendor, { txRef, amountKobo, type: 'bank_transfer', customer, meta, narration });
  // What was sent in place of the exact sum is the whole of it: the fee comes off, never on top.
  const other = asked ? {} : { amountKobo, chargedKobo: amountKobo, ...feeOf(amountKobo) };
  const originator = { name: sender.sender_name, bank: sender.sender_bank, account: sender.sender_account };
  return finish(vendor, transaction, { ...other, status: 'successful', response: 'success', originator });
}
