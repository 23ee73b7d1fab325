import { Hono } from 'hono';
import { z } from 'zod';
import type { StandEnv } from '../stand.ts';
import { capture, fail, newTransaction } from './capture.ts';
import { type Desk, findTransaction, type Transaction } from './rows.ts';
import { transactionShape } from './shapes.ts';
import { splitFields, splitOf } from './subaccounts.ts';
import { bodyOf, koboGiven, listed, ok, Refusal } from './wire.ts';

/** The channels that a checkout can be narrowed to. */
const CHANNELS = [
  'card',
  'bank',
  'apple_pay',
  'ussd',
  'qr',
  'mobile_money',
  'bank_transfer',
  'eft',
  'capitec_pay',
  'payattitude',
];

const initializeBody = z.object({
  email: z.email(),
  amount: koboGiven,
  reference: z.string().optional(),
  currency: z.string().optional(),
  callback_url: z.url().optional(),
  channels: z.array(z.enum(CHANNELS)).min(1).optional(),
  metadata: z.unknown().optional(),
  ...splitFields,
});

const authorizationBody = z.object({
  email: z.string(),
  amount: koboGiven,
  authorization_code: z.string(),
  reference: z.string().optional(),
  currency: z.string().optional(),
  metadata: z.unknown().optional(),
  at_least: koboGiven.optional(),
  ...splitFields,
});

/** `/transaction`: begun here, looked at here, and charged here again. */
export function transactionRoutes(desk: Desk): Hono<StandEnv> {
  const app = new Hono<StandEnv>().basePath('/transaction');

  app.post('/initialize', async (c) => {
    const body = await bodyOf(c, initializeBody);
    const { reference, accessCode } = initialize(desk, {
      ...body,
      callbackUrl: body.callback_url,
      split: splitOf(desk, body),
    });
    const authorization_url = `${new URL(c.req.url).origin}/checkout/${accessCode}`;
    return ok('Authorization URL created', { authorization_url, access_code: accessCode, reference });
  });

  app.get('/verify/:reference', (c) => {
    const row = current(desk, desk.transactions.get(c.req.param('reference')));
    if (row === undefined) throw notFound();
    return ok('Verification successful', transactionShape(desk, row));
  });

  app.get('/', (c) => {
    const { status, customer, amount } = c.req.query();
    const rows = desk.transactions
      .all()
      .map((row) => current(desk, row))
      .filter((row) => !status || row.status === status)
      .filter((row) => !customer || String(row.customerId) === customer)
      .filter((row) => !amount || String(row.amount) === amount);
    const { page, meta } = listed(c, rows, ({ id }) => id);
    const total_volume = page.reduce((sum, row) => sum + row.amount, 0);
    const data = page.map((row) => ({ ...transactionShape(desk, row), metadata: row.metadata }));
    return ok('Transactions retrieved', data, { ...meta, ...('total' in meta && { total_volume }) });
  });

  for (const partial of [false, true]) {
    app.post(partial ? '/partial_debit' : '/charge_authorization', async (c) => {
      const body = await bodyOf(c, authorizationBody);
      const origin = new URL(c.req.url).origin;
      const row = desk.book.change(() => chargeAgain(desk, body, partial));
      if (row.status === 'ongoing') {
        const authorization_url = `${origin}/checkout/${row.accessCode}`;
        const { reference, accessCode: access_code } = row;
        return ok('Charge paused', { paused: true, reference, authorization_url, access_code });
      }
      return ok('Charge attempted', transactionShape(desk, row));
    });
  }

  app.get('/:id{[0-9]+}', (c) => {
    const row = current(desk, desk.transactions.all('id', c.req.param('id'))[0]);
    if (row === undefined) throw notFound();
    return ok('Transaction retrieved', transactionShape(desk, row));
  });
  return app;
}

/** A transaction with a page to pay it on. */
export function initialize(desk: Desk, wanted: Omit<Parameters<typeof newTransaction>[1], 'entryPoint'>): Transaction {
  return desk.book.change(() => {
    const row = newTransaction(desk, { ...wanted, entryPoint: 'transaction_initialize' });
    const paged = { ...row, accessCode: accessCodeOf(row) };
    desk.transactions.put(row.reference, paged);
    return paged;
  });
}

const accessCodeOf = ({ id }: Transaction): string => `${BigInt(id).toString(36)}${crypto.randomUUID().slice(-7)}`;

/** A transaction as it is by now: a transfer that is waited for is given up when its account has expired. */
export function current<T extends Transaction | undefined>(desk: Desk, row: T): T {
  const waits = row?.status === 'ongoing' && row.attempt === null;
  return waits && hasExpired(desk, row.account) ? { ...row, status: 'abandoned' } : row;
}

/** True for an account number that takes no transfer any more. */
export const hasExpired = (desk: Desk, account: Transaction['account']): boolean =>
  account !== null && Date.parse(account.expiresAt) <= desk.now().getTime();

const notFound = (): Refusal => {
  const nextStep = "Ensure that you're passing the reference of a transaction that exists on this integration";
  return new Refusal('Transaction reference not found.', 'transaction_not_found', { nextStep });
};

/** Charges a card or account that paid before: only with its own address, and only one that can be used again. */
function chargeAgain(desk: Desk, body: z.output<typeof authorizationBody>, partial: boolean): Transaction {
  const before = desk.transactions
    .all()
    .find(({ authorization }) => authorization?.authorization_code === body.authorization_code);
  const { authorization } = before ?? {};
  const owner = before && desk.customers.get(String(before.customerId))?.email;
  if (authorization?.reusable !== true) {
    throw new Refusal('Authorization code is invalid', 'invalid_authorization');
  }
  if (owner !== body.email) throw new Refusal('Email does not match Authorization code. Please confirm.');
  const entryPoint = partial ? 'partial_debit' : 'charge_authorization';
  const row = newTransaction(desk, { ...body, entryPoint, split: splitOf(desk, body) });
  if (desk.faults.special('two-factor') === true) {
    const paused: Transaction = { ...row, status: 'ongoing', accessCode: accessCodeOf(row) };
    desk.transactions.put(row.reference, paused);
    return paused;
  }
  const there = desk.faults.special('card-balance');
  const balance = typeof there === 'number' ? there : row.amount;
  const amount = partial ? Math.min(row.amount, balance) : row.amount;
  if (amount > balance || amount <= 0 || amount < (body.at_least ?? 0))
    return fail(desk, row, 'card', 'Insufficient Funds');
  return capture(desk, row, { channel: 'card', authorization, response: 'Approved', amount });
}

/** A transaction by what a refund or a dispute names it; refuses one that there is not. */
export function namedTransaction(desk: Desk, named: string): Transaction {
  const row = findTransaction(desk, named);
  if (row === undefined) throw new Refusal('Transaction not found', 'transaction_not_found', { status: 404 });
  return row;
}
