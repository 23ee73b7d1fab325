import { Hono } from 'hono';
import { z } from 'zod';
import type { StandEnv } from '../stand.ts';
import { bodyOf, page, refusal, success } from './answers.ts';
import { amountBody, naira } from './money.ts';
import type { Flutterwave, Payout } from './rows.ts';

/** Some of the banks, by the codes that the vendor has for them. */
const BANKS: Readonly<Record<string, string>> = {
  '044': 'Access Bank',
  '011': 'First Bank of Nigeria',
  '058': 'Guaranty Trust Bank',
  '033': 'United Bank For Africa',
  '057': 'Zenith Bank',
};

/** A transfer takes so long by the clock of the stand-in. */
const TAKES_MS = 60_000;

const body = z.object({
  account_bank: z.string().min(1),
  account_number: z.string().min(1),
  amount: amountBody,
  currency: z.literal('NGN'),
  reference: z.string().min(1),
  narration: z.string().default(''),
  beneficiary_name: z.string().optional(),
});

const wire = (payout: Payout) => ({
  id: payout.id,
  account_number: payout.accountNumber,
  bank_code: payout.bank,
  full_name: payout.name,
  created_at: payout.createdAt,
  currency: 'NGN',
  debit_currency: 'NGN',
  amount: naira(payout.amountKobo),
  fee: 26.88,
  status: payout.status,
  reference: payout.reference,
  meta: null,
  narration: payout.narration,
  complete_message: payout.message,
  requires_approval: 0,
  is_approved: 1,
  bank_name: BANKS[payout.bank] ?? '',
});

/** True for an account that a bank has: ten digits that do not begin with a nine, at a bank of the list. */
const isAccount = (bank: string, number: string): boolean => /^[0-8]\d{9}$/.test(number) && BANKS[bank] !== undefined;

/** Brings every transfer that had its time to its end: to an account that ends in 13 it fails. */
export function endPayouts(vendor: Flutterwave): void {
  for (const payout of vendor.payouts.all()) {
    const began = Date.parse(payout.createdAt);
    if (payout.status === 'NEW' && vendor.now().getTime() - began >= TAKES_MS) end(vendor, payout, null);
  }
}

function end(vendor: Flutterwave, payout: Payout, to: Payout['status'] | null): Payout {
  const fails = to === 'FAILED' || (to === null && payout.accountNumber.endsWith('13'));
  const ended: Payout = {
    ...payout,
    status: fails ? 'FAILED' : (to ?? 'SUCCESSFUL'),
    message: fails ? 'DISBURSE FAILED: the account is closed' : 'Transaction was successful',
  };
  vendor.payouts.put(payout.reference, ended);
  return ended;
}

/** Transfers to banks out of the merchant's balance, each under a reference that is taken once, and whose an account is. */
export function payoutPaths(vendor: Flutterwave): Hono<StandEnv> {
  const { book, payouts, faults, now } = vendor;
  const app = new Hono<StandEnv>();
  app.post('/transfers', async (c) => {
    const asked = await bodyOf(c, body);
    if (typeof asked === 'string') return refusal(c, asked);
    return book.change(() => {
      const { account_bank: bank, account_number: accountNumber, reference, amount: amountKobo } = asked;
      if (payouts.get(reference) !== undefined) return refusal(c, 'Transfer with this reference already exists');
      if (!isAccount(bank, accountNumber))
        return refusal(c, 'Sorry, recipient account could not be validated. Please try again');
      if (faults.special('wallet-empty') === true) return refusal(c, 'Insufficient funds in customer wallet');
      const payout: Payout = {
        ...{ id: book.next('payout', 26_251), reference, bank, accountNumber, amountKobo },
        ...{ name: asked.beneficiary_name ?? '', narration: asked.narration, status: 'NEW', message: '' },
        createdAt: now().toISOString(),
      };
      payouts.add(reference, payout);
      return success(c, 'Transfer Queued Successfully', { data: wire(payout) });
    });
  });
  app.get('/transfers', (c) => {
    const { reference, status } = c.req.query();
    const rows = payouts
      .all()
      .filter(
        (one) =>
          (reference === undefined || one.reference === reference) && (status === undefined || one.status === status),
      );
    return success(c, 'Transfers fetched', page(c, rows, wire));
  });
  app.post('/accounts/resolve', async (c) => {
    const asked = await bodyOf(c, z.object({ account_number: z.string(), account_bank: z.string() }));
    if (typeof asked === 'string') return refusal(c, asked);
    const { account_number, account_bank } = asked;
    if (!isAccount(account_bank, account_number))
      return refusal(c, 'Sorry, that account number is invalid, please check and try again');
    return success(c, 'Account details fetched', {
      data: { account_number, account_name: `TEST ACCOUNT ${account_number.slice(-4)}` },
    });
  });
  return app;
}

/** `POST /stand-in/payouts/REFERENCE {status}`: the bank took the money, or could not. */
export function payoutControl(vendor: Flutterwave): Hono<StandEnv> {
  const app = new Hono<StandEnv>();
  const asked = z.strictObject({ status: z.enum(['PENDING', 'SUCCESSFUL', 'FAILED']) });
  app.post('/payouts/:reference', async (c) => {
    const read = asked.safeParse(await c.req.json().catch(() => ({})));
    if (!read.success) return c.json({ problem: z.prettifyError(read.error) }, 400);
    return vendor.book.change(() => {
      const payout = vendor.payouts.get(c.req.param('reference'));
      return payout === undefined
        ? c.json({ problem: 'no payout' }, 404)
        : c.json(end(vendor, payout, read.data.status));
    });
  });
  return app;
}
