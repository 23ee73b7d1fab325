import { z } from 'zod';
import type { StandIn } from '../../support/stand-ins.ts';

const kobo = z.int();
const id = z.union([z.string(), z.int()]).transform(String);

/** A payment as its provider's own books have it; what a provider does not count is 0. */
const payments = z.object({
  paidOutKobo: kobo.default(0),
  transactions: z.array(
    z.object({
      reference: z.string(),
      id,
      capturedKobo: kobo,
      feesKobo: kobo.default(0),
      /** What the payer has back, a lost dispute of Paystack's too. */
      refundedKobo: kobo.default(0),
    }),
  ),
  disputes: z
    .array(
      z.object({ id, transactionId: id, status: z.string(), amountKobo: kobo, stands: z.boolean().default(false) }),
    )
    .default([]),
});
export type PaymentBooks = z.output<typeof payments>;

const sales = z.object({
  walletKobo: kobo,
  sales: z.array(
    z.object({
      reference: z.string(),
      account: z.string(),
      amountKobo: kobo,
      /** The same less the vendor's commission. */
      chargedKobo: kobo,
      refundedKobo: kobo,
      executed: z.int(),
      asked: z.int(),
      tokens: z.array(z.object({ kind: z.string(), digits: z.string() })),
    }),
  ),
});
export type VendorBooks = z.output<typeof sales>;

/** What a payment provider says that it captured, gave back and paid out. */
export const paymentBooks = async (standIn: StandIn): Promise<PaymentBooks> =>
  payments.parse((await standIn.ask('GET', '/stand-in/books')).body);

/** What a vendor says that it sold. */
export const vendorBooks = async (standIn: StandIn): Promise<VendorBooks> =>
  sales.parse((await standIn.ask('GET', '/stand-in/books')).body);
