import { z } from 'zod';
import { askJson } from '../../../http-client.ts';
import type { TransferPort } from '../../port.ts';
import type { PaystackSettings } from './paystack.ts';
import { dataOf, errorOf, reasonOf, transaction } from './wire.ts';

const waiting = z.object({
  reference: z.string(),
  status: z.literal('pending_bank_transfer'),
  account_name: z.string().min(1).max(120),
  account_number: z.string().regex(/^\d{10}$/),
  bank: z.object({ name: z.string().min(1).max(80) }),
  account_expires_at: z.coerce.date(),
});

/**
 * Pay with transfer: a charge of its own for each account number, since a reference is good for one payment. The number takes the
 * exact amount; another sum is sent back by itself.
 */
export function paystackTransfers({ line, payerEmail }: Pick<PaystackSettings, 'line' | 'payerEmail'>): TransferPort {
  return {
    async begin({ orderId, totalKobo, currency, email }, number, expiresAt) {
      const reference = `${orderId}.t${number}`;
      const answer = await askJson(line, 'POST', '/charge', {
        email: email === '' ? payerEmail : email,
        amount: String(totalKobo),
        currency,
        reference,
        bank_transfer: { account_expires_at: expiresAt.toISOString() },
      });
      const made = dataOf(answer, waiting);
      if (made?.reference === reference) {
        const { account_number, account_name, bank, account_expires_at } = made;
        const account = { reference, accountNumber: account_number, accountName: account_name, bank: bank.name };
        return { kind: 'begun', account: { ...account, expiresAt: account_expires_at } };
      }
      return errorOf(answer) === 'used' ? { kind: 'used' } : { kind: 'unavailable', reason: reasonOf(answer) };
    },

    async referenceOf(id) {
      const answer = await askJson(line, 'GET', `/transaction/${encodeURIComponent(id)}`);
      const known = dataOf(answer, transaction);
      if (known !== null) return { reference: known.reference };
      return errorOf(answer) === 'not-found' ? { reference: null } : 'unknown';
    },
  };
}
