import { z } from 'zod';
import { askBook, askJson, type Line } from '../../http-client.ts';
import type { AccountPort, Received } from '../port.ts';

const account = z.object({
  accountNumber: z.string().regex(/^\d{10}$/),
  accountName: z.string(),
  bank: z.string(),
  bankCode: z.string(),
});
const receipt = z.object({
  reference: z.string(),
  accountNumber: z.string(),
  amountKobo: z.int(),
  currency: z.string(),
  merchantId: z.string(),
  sender: z.string().nullable(),
  isBack: z.boolean(),
});

/** The sandbox's account numbers of residents. */
export function sandboxAccounts(line: Line): AccountPort {
  return {
    async open({ id, firstName, lastName, email }) {
      const asked = { holder: id, name: `${firstName} ${lastName}`.trim(), email };
      const answer = await askJson(line, 'POST', '/sandbox/payments/api/accounts', asked);
      const made = account.safeParse(answer?.status === 200 ? answer.body : null);
      if (made.success) return { kind: 'open', account: made.data };
      return { kind: answer?.status === 422 ? 'refused' : 'unavailable', reason: `answered ${answer?.status}` };
    },

    async received(reference) {
      const answer = await askJson(line, 'GET', `/sandbox/payments/api/receipts/${encodeURIComponent(reference)}`);
      if (answer?.status === 404) return null;
      const known = receipt.safeParse(answer?.status === 200 ? answer.body : null);
      return known.success ? (stayed(known.data)[0] ?? null) : 'unknown';
    },

    async *receipts(from, to) {
      for await (const page of askBook(line, '/sandbox/payments/api/receipts', { from, to }, receipt))
        yield page.kind === 'unread' ? page : { kind: 'page', records: page.records.flatMap(stayed) };
    },
  };
}

const stayed = ({ isBack, ...one }: z.output<typeof receipt>): Received[] => (isBack ? [] : [one]);
