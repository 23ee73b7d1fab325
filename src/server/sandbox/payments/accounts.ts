import { SANDBOX_MERCHANT } from '../../payments/providers/sandbox.ts';
import { PAGE } from '../records.ts';
import { type BooksDeps, feeOf, type SandboxPayment } from './books.ts';

/** The account number of a customer of the merchant; the same customer again has the same. */
export async function openAccount(
  { db, random }: BooksDeps,
  customer: { readonly holder: string; readonly name: string; readonly email: string },
): Promise<{ readonly account_number: string; readonly name: string }> {
  await db
    .insertInto('sandbox_accounts')
    .values({ ...customer, account_number: tenDigits('98', random.orderSuffix()) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return db
    .selectFrom('sandbox_accounts')
    .select(['account_number', 'name'])
    .where('holder', '=', customer.holder)
    .executeTakeFirstOrThrow();
}

/** Ten digits that begin in some way, made of what is random in another alphabet. */
export function tenDigits(begin: string, suffix: string): string {
  const digits = [...suffix].map((sign) => String((sign.codePointAt(0) ?? 0) % 10));
  return `${begin}${digits.slice(begin.length - 10).join('')}`;
}

/** Somebody sends kobo to a customer's number, which takes any sum. Undefined: it is no such number. */
export async function creditAccount(
  { db, clock, random }: BooksDeps,
  accountNumber: string,
  amountKobo: number,
): Promise<SandboxPayment | undefined> {
  const account = await db
    .selectFrom('sandbox_accounts')
    .selectAll()
    .where('account_number', '=', accountNumber)
    .executeTakeFirst();
  if (account === undefined) return undefined;
  const reference = `IN-${random.orderSuffix()}`;
  return db
    .insertInto('sandbox_payments')
    .values({
      order_id: reference,
      merchant_id: SANDBOX_MERCHANT,
      amount_kobo: amountKobo,
      currency: 'NGN',
      name: account.name,
      email: account.email,
      narration: 'Transfer',
      status: 'captured',
      trans_id: reference,
      message: 'TRANSFER',
      fee_kobo: feeOf(amountKobo),
      captured_at: clock(),
      to_account: accountNumber,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** What came to customers' numbers in some days, a page at a time, or under one reference. */
export async function receiptsOf(
  { db }: Pick<BooksDeps, 'db'>,
  asked: { readonly from: Date; readonly to: Date; readonly after: string } | { readonly reference: string },
): Promise<{ records: ReturnType<typeof toldOf>[]; next: string | null }> {
  const all = db.selectFrom('sandbox_payments').selectAll().where('to_account', 'is not', null);
  const found =
    'reference' in asked
      ? all.where('order_id', '=', asked.reference)
      : all
          .where('captured_at', '>=', asked.from)
          .where('captured_at', '<', asked.to)
          .where('order_id', '>', asked.after);
  const rows = await found.orderBy('order_id').limit(PAGE).execute();
  return { records: rows.map(toldOf), next: rows.length < PAGE ? null : (rows.at(-1)?.order_id ?? null) };
}

const toldOf = (row: SandboxPayment) => ({
  reference: row.order_id,
  accountNumber: row.to_account,
  amountKobo: row.amount_kobo,
  currency: row.currency,
  merchantId: row.merchant_id,
  sender: 'SANDBOX PAYER',
  isBack: row.status === 'refunded',
});
