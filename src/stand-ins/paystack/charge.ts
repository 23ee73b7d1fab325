import { Hono } from 'hono';
import { z } from 'zod';
import type { StandEnv } from '../stand.ts';
import { newTransaction } from './capture.ts';
import { bankAttempt } from './cards.ts';
import { answer, begin, standing } from './paying.ts';
import type { Desk, Step, Transaction } from './rows.ts';
import { transactionShape } from './shapes.ts';
import { splitFields, splitOf } from './subaccounts.ts';
import { current } from './transactions.ts';
import { waitForTransfer } from './transfers.ts';
import { bodyOf, koboGiven, ok, Refusal } from './wire.ts';

const chargeBody = z.object({
  email: z.email(),
  amount: koboGiven,
  reference: z.string().optional(),
  currency: z.string().optional(),
  metadata: z.unknown().optional(),
  ...splitFields,
  bank_transfer: z.object({ account_expires_at: z.iso.datetime({ offset: true }).nullish() }).optional(),
  ussd: z.object({ type: z.string() }).optional(),
  bank: z
    .object({
      code: z.string(),
      account_number: z.string().optional(),
      phone: z.string().optional(),
      token: z.string().optional(),
    })
    .optional(),
});

/** What each call that hands in an answer of the payer takes. */
const SUBMITS = {
  submit_pin: 'pin',
  submit_otp: 'otp',
  submit_phone: 'phone',
  submit_birthday: 'birthday',
} as const satisfies Readonly<Record<string, Step['ask']>>;

/** `/charge`: payments that the merchant's server begins, without a page. */
export function chargeRoutes(desk: Desk): Hono<StandEnv> {
  const app = new Hono<StandEnv>().basePath('/charge');
  const told = (row: Transaction, origin: string) =>
    ok('Charge attempted', standing(row, origin) ?? transactionShape(desk, row));

  app.post('/', async (c) => {
    const body = await bodyOf(c, chargeBody);
    const { origin } = new URL(c.req.url);
    return desk.book.change(() => {
      const row = newTransaction(desk, { ...body, entryPoint: 'charge', split: splitOf(desk, body) });
      const { bank_transfer, ussd, bank } = body;
      if (bank_transfer)
        return transferAnswer(desk, waitForTransfer(desk, row, bank_transfer.account_expires_at ?? null));
      if (ussd) return ussdAnswer(waitForUssd(desk, row, ussd.type));
      if (bank === undefined) throw new Refusal('Please specify a payment channel');
      const account = bank.account_number ?? bank.phone ?? '';
      const begun = begin(desk, row, bankAttempt({ code: bank.code, account }));
      return told(bank.token === undefined ? begun : answer(desk, begun, 'otp', bank.token), origin);
    });
  });

  for (const [path, ask] of Object.entries(SUBMITS)) {
    app.post(`/${path}`, async (c) => {
      const body = await bodyOf(c, z.looseObject({ reference: z.string() }));
      const { origin } = new URL(c.req.url);
      return desk.book.change(() => told(answer(desk, known(body.reference), ask, String(body[ask] ?? '')), origin));
    });
  }

  app.get('/:reference', (c) => {
    const row = current(desk, known(c.req.param('reference')));
    const { origin } = new URL(c.req.url);
    const still = standing(row, origin);
    return ok(still === null ? 'Charge attempted' : 'Reference check successful', still ?? transactionShape(desk, row));
  });

  function known(reference: string): Transaction {
    const row = desk.transactions.get(reference);
    if (row === undefined) throw new Refusal('Transaction reference is invalid', 'invalid_reference');
    return row;
  }
  return app;
}

function transferAnswer(desk: Desk, row: Transaction): Response {
  const name = desk.customers.get(String(row.customerId))?.email ?? '';
  return ok('Charge attempted', {
    reference: row.reference,
    status: 'pending_bank_transfer',
    display_text: 'Please make a transfer to the account specified',
    account_name: `TEST-MANAGED-ACCOUNT/${name.split('@')[0]}`.toUpperCase(),
    account_number: row.account?.number,
    bank: { slug: 'test-bank', name: 'Test Bank', id: 24 },
    account_expires_at: row.account?.expiresAt,
  });
}

/** Only one bank's code is documented. A change must be around it. */
export function waitForUssd(desk: Desk, row: Transaction, type: string): Transaction {
  if (type !== '737') throw new Refusal('USSD type is not supported', 'invalid_params');
  const ussdCode = `*737*33*4*${desk.book.next('ussd', 18_791)}#`;
  const waiting: Transaction = { ...row, status: 'ongoing', channel: 'ussd', ussdCode };
  desk.transactions.put(row.reference, waiting);
  return waiting;
}

function ussdAnswer({ reference, ussdCode }: Transaction): Response {
  return ok('Charge attempted', {
    reference,
    status: 'pay_offline',
    display_text: `Please dial ${ussdCode} on your mobile phone to complete the transaction`,
    ussd_code: ussdCode,
  });
}
