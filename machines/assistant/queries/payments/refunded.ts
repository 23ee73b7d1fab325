import { unanswered } from '#catalogues/calls/no-answer.ts';
import type { Services } from '#catalogues/calls/services.ts';
import { koboOf } from '#catalogues/money.ts';
import { REFUND_ACCOUNT } from '#catalogues/sentences/refund-accounts.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import { plain } from '../../lines.ts';
import type { Suggestion } from '../../suggestion.ts';
import type { Asker, QueryAnswer } from '../query.ts';
import { lastPaymentTold } from './last-payment.ts';

const OTHERS: readonly Suggestion[] = [
  { label: 'Failed payments', say: 'my failed payments' },
  { label: 'Payment problem', say: 'payment problem' },
];

/** Whether money came back: how the last payment stands, and which refunds wait for a bank account; the others stand in the history. */
export async function refundedTold(services: Services, _: unknown, asker: Asker): Promise<QueryAnswer> {
  const [last, waiting] = await Promise.all([
    lastPaymentTold(services, { suggestions: OTHERS }, asker),
    services.waitingRefunds({ orders: [] }, asker.signal).catch(unanswered),
  ]);
  const due = waiting?.status === 200 ? waiting.data.refunds.filter(({ sent }) => !sent) : [];
  if (due.length === 0) return last;
  const told = due.map(({ orderId, amount }) => plain(REFUND_ACCOUNT.news(formatNaira(koboOf(amount)), orderId)));
  return {
    lines: [...told, ...last.lines],
    suggestions: [{ label: REFUND_ACCOUNT.give, say: REFUND_ACCOUNT.say }, ...OTHERS],
  };
}
