import { tenDigits } from './accounts.ts';
import { type BooksDeps, feeOf, type SandboxPayment } from './books.ts';

/** The bank at which the sandbox opens account numbers. */
export const SANDBOX_BANK = 'Sandbox Bank';

/** An account number for a payment as the merchant's server asks for it. */
interface Wanted {
  readonly reference: string;
  readonly merchantId: string;
  readonly amountKobo: number;
  readonly currency: string;
  readonly name: string;
  readonly email: string;
  readonly narration: string;
  readonly expiresAt: Date;
}

/** The order that a payment by transfer is for: its reference is the order's id with the number of the try. */
export const orderOfTransfer = (reference: string): string => reference.replace(/\.t\d+$/, '');

/** Opens an account number for one payment; the same reference again has the same. */
export async function openNumber(deps: BooksDeps, wanted: Wanted): Promise<SandboxPayment> {
  await deps.db
    .insertInto('sandbox_payments')
    .values({
      order_id: wanted.reference,
      merchant_id: wanted.merchantId,
      amount_kobo: wanted.amountKobo,
      currency: wanted.currency,
      name: wanted.name,
      email: wanted.email,
      narration: wanted.narration,
      status: 'open',
      account_number: tenDigits('99', deps.random.orderSuffix()),
      account_expires_at: wanted.expiresAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return deps.db
    .selectFrom('sandbox_payments')
    .selectAll()
    .where('order_id', '=', wanted.reference)
    .executeTakeFirstOrThrow();
}

/** What became of money that was sent to an account number; `told`: the payment that the merchant hears of. */
export interface Sent {
  readonly status: 'CREDITED' | 'RETURNED';
  readonly message: string;
  readonly told: SandboxPayment | null;
}

/**
 * Somebody sends kobo to an account number. It takes the exact amount, once, until it expires; `inTime`: it was sent before that
 * and a bank has only just passed it on. Everything else goes back to who sent it. Null: there is no such number.
 */
export async function sendTo(
  deps: BooksDeps,
  accountNumber: string,
  sent: { readonly amountKobo: number; readonly inTime: boolean },
): Promise<Sent | null> {
  return deps.db.transaction().execute(async (trx) => {
    const payment = await trx
      .selectFrom('sandbox_payments')
      .selectAll()
      .where('account_number', '=', accountNumber)
      .forUpdate()
      .executeTakeFirst();
    if (payment === undefined || payment.account_expires_at === null) return null;
    if (payment.status !== 'open') return { status: 'RETURNED', message: 'THE NUMBER WAS PAID ALREADY', told: null };
    if (!sent.inTime && payment.account_expires_at <= deps.clock())
      return { status: 'RETURNED', message: 'THE NUMBER HAS EXPIRED', told: null };
    if (payment.amount_kobo !== sent.amountKobo)
      return { status: 'RETURNED', message: 'NOT THE EXACT AMOUNT', told: payment };
    const captured = await trx
      .updateTable('sandbox_payments')
      .set({
        status: 'captured',
        trans_id: payment.order_id,
        message: 'TRANSFER',
        fee_kobo: feeOf(payment.amount_kobo),
        captured_at: deps.clock(),
      })
      .where('order_id', '=', payment.order_id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return { status: 'CREDITED', message: 'APPROVED', told: captured };
  });
}
