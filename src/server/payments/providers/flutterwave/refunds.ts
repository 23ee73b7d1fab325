import { nairaOf } from '#catalogues/money.ts';
import { askJson, type Line } from '../../../http-client.ts';
import type { RefundAnswer, RefundRequest } from '../../port.ts';
import { refundOnce } from '../../refund-once.ts';
import { refundsOf } from './lists.ts';
import { sendToAccount } from './payouts.ts';
import { dataOf, errorOf, madeRefund, reasonOf } from './wire.ts';

/** Give money back, all or a part, by the id of the attempt that was paid; what does not get to the card by a transfer to its payer's account. */
export function giveBack(line: Line, clock: () => Date, request: RefundRequest): Promise<RefundAnswer> {
  const { reference, amountKobo, key } = request;
  return refundOnce(request, clock(), {
    list: () => refundsOf(line, reference),
    transfer: ({ nth, ...account }, kobo) =>
      sendToAccount(line, { payment: reference, account, nth, amountKobo: kobo }),
    ask: async () => {
      const body = { amount: nairaOf(amountKobo), comments: key };
      const answer = await askJson(line, 'POST', `/v3/transactions/${encodeURIComponent(reference)}/refund`, body);
      const made = dataOf(answer, madeRefund);
      if (made !== null) return made;
      const definite = ['refused', 'not-found'].includes(errorOf(answer));
      return { kind: definite ? 'refused' : 'unknown', reason: reasonOf(answer) };
    },
  });
}
