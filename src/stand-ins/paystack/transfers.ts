import { Hono } from 'hono';
import { z } from 'zod';
import type { StandEnv } from '../stand.ts';
import { capture, newTransaction, SMALLEST } from './capture.ts';
import type { Authorization, Desk, Transaction, Transfer } from './rows.ts';
import { customerShape } from './shapes.ts';
import { splitOf } from './subaccounts.ts';
import { INTEGRATION } from './wire.ts';

const MINUTE_MS = 60_000;
/** How long an account for one payment lives, ms: what is asked for is brought within these. */
const LIFE_MS = { least: 15 * MINUTE_MS, most: 8 * 60 * MINUTE_MS } as const;

/** Gives a payment an account number of its own until `expiresAt`; null: as long as there is. A change must be around it. */
export function waitForTransfer(desk: Desk, row: Transaction, expiresAt: string | null): Transaction {
  const now = desk.now().getTime();
  const asked = expiresAt === null ? LIFE_MS.most : Date.parse(expiresAt) - now;
  const life = Math.min(Math.max(asked, LIFE_MS.least), LIFE_MS.most);
  const number = String(desk.book.next('account number', 1_260_257_501));
  const account = { number, expiresAt: new Date(now + life).toISOString() };
  const waiting: Transaction = { ...row, status: 'ongoing', channel: 'bank_transfer', account };
  desk.transactions.put(row.reference, waiting);
  return waiting;
}

const transferBody = z.strictObject({
  account_number: z.string(),
  /** Kobo. */
  amount: z.int().positive(),
  sender_name: z.string().default('ADA OBI'),
  sender_bank: z.string().default('First City Monument Bank'),
  sender_account: z.string().default('1234560011'),
  narration: z.string().default('Transfer'),
  /** When the payer sent it; a bank may take hours, so that it comes when its account has expired. */
  sent_at: z.iso.datetime().optional(),
  /** True for one that only a requery of the account finds. */
  unnoticed: z.boolean().default(false),
});

const ussdBody = z.strictObject({ ussd_code: z.string() });

/** The payer's side: `POST /stand-in/transfers` sends money to an account number, `POST /stand-in/ussd` dials a code. */
export function payerRoutes(desk: Desk): Hono<StandEnv> {
  const app = new Hono<StandEnv>().basePath('/stand-in');

  app.post('/transfers', async (c) => {
    const body = transferBody.safeParse(await c.req.json().catch(() => null));
    if (!body.success) return c.json({ problem: z.prettifyError(body.error) }, 400);
    const { data } = body;
    return desk.book.change(() => {
      const transfer: Transfer = {
        id: String(desk.book.next('transfer', 3_103_959_930)),
        accountNumber: data.account_number,
        amount: data.amount,
        senderName: data.sender_name,
        senderBank: data.sender_bank,
        senderAccount: data.sender_account,
        narration: data.narration,
        sentAt: data.sent_at ?? desk.stamp(),
        outcome: 'rejected',
        reference: null,
      };
      const outcome = desk.accounts.get(data.account_number)?.active
        ? toDedicated(desk, transfer, data.unnoticed)
        : toTemporary(desk, transfer);
      return outcome === null
        ? c.json({ problem: "the payer's bank finds no such account, or it has expired" }, 404)
        : c.json(outcome);
    });
  });

  app.post('/ussd', async (c) => {
    const body = ussdBody.safeParse(await c.req.json().catch(() => null));
    const row = body.success ? desk.transactions.all('ussdCode', body.data.ussd_code)[0] : undefined;
    if (row === undefined || row.paidAt !== null) return c.json({ problem: 'no payment waits for this code' }, 404);
    const done = desk.book.change(() =>
      capture(desk, row, { channel: 'ussd', authorization: ussdAuthorization, response: 'Payment successful' }),
    );
    return c.json({ reference: done.reference, status: done.status });
  });
  return app;
}

/** To the account of one payment: it takes the exact amount once, and only what was sent while it lived. */
function toTemporary(desk: Desk, transfer: Transfer): Transfer | null {
  const row = desk.transactions.all().find(({ account }) => account?.number === transfer.accountNumber);
  // A card that was declined meanwhile does not close the account; a payment that came does.
  if (!row?.account || row.paidAt !== null) return null;
  if (Date.parse(transfer.sentAt) > Date.parse(row.account.expiresAt)) return null;
  if (transfer.amount !== row.amount) {
    desk.transfers.add(transfer.id, transfer);
    desk.tell('bank.transfer.rejected', {
      bank_transfer: {
        amount: String(transfer.amount),
        message: 'incorrect amount sent',
        message_type: 'INCORRECT_AMOUNT',
        transaction_id: row.id,
      },
      customer: rejectedCustomer(desk, row),
    });
    return transfer;
  }
  capture(desk, row, { channel: 'bank_transfer', authorization: senderOf(transfer, desk), response: 'Approved' });
  return taken(desk, transfer, row.reference);
}

/** To a resident's own account: whatever comes is taken, without an order. */
function toDedicated(desk: Desk, transfer: Transfer, unnoticed: boolean): Transfer {
  if (!unnoticed) return credit(desk, transfer);
  const waiting: Transfer = { ...transfer, outcome: 'unnoticed' };
  desk.transfers.add(transfer.id, waiting);
  return waiting;
}

/** Money on a dedicated account becomes a payment of its own. A change must be around it. */
export function credit(desk: Desk, transfer: Transfer): Transfer {
  const account = desk.accounts.get(transfer.accountNumber);
  const email = account && desk.customers.get(String(account.customerId))?.email;
  if (!account || !email) return transfer;
  // What comes on such an account may be less than the smallest payment that can be asked for.
  const amount = Math.max(transfer.amount, SMALLEST);
  const split = splitOf(desk, { subaccount: account.subaccount ?? undefined });
  const row = newTransaction(desk, { email, amount, entryPoint: 'dedicated_nuban', split });
  const authorization = {
    ...senderOf(transfer, desk),
    channel: 'dedicated_nuban',
    sender_bank: transfer.senderBank,
    receiver_bank_account_number: account.number,
    receiver_bank: account.bank.name,
  };
  const exact = { ...row, requested: transfer.amount, amount: transfer.amount };
  capture(desk, exact, { channel: 'dedicated_nuban', authorization, response: 'Approved' });
  return taken(desk, transfer, row.reference);
}

function taken(desk: Desk, transfer: Transfer, reference: string): Transfer {
  const done: Transfer = { ...transfer, outcome: 'taken', reference };
  desk.transfers.put(transfer.id, done);
  return done;
}

function senderOf({ senderName, senderAccount, narration, id }: Transfer, desk: Desk): Authorization {
  const now = desk.stamp();
  return {
    authorization_code: `AUTH_${id}`,
    bin: '008XXX',
    last4: `X${senderAccount.slice(-3)}`,
    exp_month: now.slice(5, 7),
    exp_year: now.slice(0, 4),
    channel: 'bank_transfer',
    card_type: 'transfer',
    bank: null,
    country_code: 'NG',
    brand: 'Managed Account',
    reusable: false,
    signature: null,
    account_name: null,
    sender_country: 'NG',
    sender_bank: null,
    sender_bank_account_number: `XXXXXX${senderAccount.slice(-4)}`,
    sender_name: senderName,
    narration,
  };
}

const ussdAuthorization: Authorization = {
  authorization_code: 'AUTH_ussd',
  bin: 'XXXXXX',
  last4: 'XXXX',
  exp_month: '12',
  exp_year: '9999',
  channel: 'ussd',
  card_type: 'offline',
  bank: 'Guaranty Trust Bank',
  country_code: 'NG',
  brand: 'offline',
  reusable: false,
  signature: null,
  account_name: null,
};

function rejectedCustomer(desk: Desk, row: Transaction) {
  const customer = desk.customers.get(String(row.customerId));
  const at = customer?.createdAt;
  const { international_format_phone: _, ...shape } = customerShape(customer) ?? { international_format_phone: null };
  return { ...shape, domain: 'test', integration: INTEGRATION, createdAt: at, updatedAt: at };
}
