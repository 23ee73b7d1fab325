import { unanswered } from '#catalogues/calls/no-answer.ts';
import type { Services } from '#catalogues/calls/services.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { type OrderKind, PUBLIC_KINDS, STATUS_WORDS, type TransactionStatus } from '#catalogues/orders.ts';
import { PAST_SENTENCES } from '#catalogues/sentences/conversation/past.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { receiptRows as dueRows } from '#machines/flows/dues/report.ts';
import { receiptRows as powerRows } from '#machines/flows/power/calls.ts';
import { billRows, resultOf } from '#machines/flows/storefront/report.ts';
import { particularRows, several, untoldUnits } from '#machines/kit/paying/particulars.ts';
import type { Result, Row } from '#machines/kit/view.ts';
import type { Good } from '#machines/pages/answers.ts';
import { STATUS_TONES } from '#machines/pages/history/columns.ts';
import { oneOfThese } from '#machines/pages/history/query.ts';
import type { Line } from '../../lines.ts';

/** Which payment is meant: the one of this order, else the last of one of these kinds; of any where there are none. */
export interface WhichPayment {
  readonly orderId: string | null;
  readonly kinds: readonly OrderKind[];
}

/** A payment of one's own as its receipt tells it; naira. */
export type Purchase = Good<'ownPurchase'>;

/** Find a payment; where there is none, or it cannot be told, the words that say so. */
export async function findPurchase(
  services: Services,
  { orderId, kinds }: WhichPayment,
  signal: AbortSignal,
): Promise<Purchase | string> {
  const wanted = orderId === null ? kinds.map((kind) => ({ kind })) : [{ orderId }];
  const asked = wanted.length > 0 ? wanted : [{}];
  const answers = await Promise.all(asked.map((one) => services.ownPurchase(one, signal).catch(unanswered)));
  const found = answers
    .flatMap((answer) => (answer?.status === 200 ? [answer.data] : []))
    .toSorted((a, b) => b.paidAt.localeCompare(a.paidAt))[0];
  if (found) return found;
  const refused = answers.find((answer) => answer?.status !== 404);
  if (refused === null) return MESSAGES.networkFailure;
  if (refused?.status === 400) return MESSAGES.receiptNotAvailable;
  if (refused && refused.status !== 200) return refused.data.message;
  if (orderId !== null) return PAST_SENTENCES.noSuchOrder;
  return kinds.length === 0 ? PAST_SENTENCES.nothingBought : PAST_SENTENCES.noSuchPayment;
}

/** True for what is bought beside an estate. */
const publicKind = (kind: OrderKind) => oneOfThese(PUBLIC_KINDS, kind);

/** What a payment was for, in words. */
export function titleOf({ kind, service, meterType }: Purchase): string {
  const bought = publicKind(kind);
  if (bought !== null) return resultOf({ kind: bought, meterType });
  return kind === 'power' ? SENTENCES.powerToken : (service ?? kind);
}

/** A payment as the card that it was delivered with. */
export function cardOf(purchase: Purchase): NonNullable<Line['card']> {
  const { orderId, token, units, particulars, paidAt, email } = purchase;
  return {
    result: {
      title: titleOf(purchase),
      orderId,
      ...(token && { token }),
      ...(units && { units }),
      ...several(particulars, units),
      paidAt,
      email,
      ...statusOf(purchase),
    },
    summary: [...rowsOf(purchase), ...untoldUnits(token, units), ...particularRows(particulars)],
  };
}

/** How a payment stands that was not delivered: its card must not say that it was. */
function statusOf({ state }: Purchase): Pick<Result, 'status'> {
  if (state === 'fulfilled') return {};
  const stands: TransactionStatus = isReturned(state) ? 'failed' : 'pending';
  return { status: { text: STATUS_WORDS[stands], tone: STATUS_TONES[stands] } };
}

/** True where the money goes back to the card, or has gone. */
export const isReturned = (state: Purchase['state']): boolean =>
  state === 'refund_due' || state === 'refunded' || state === 'failed';

function rowsOf(purchase: Purchase): readonly Row[] {
  const { kind, account, provider, service } = purchase;
  const bought = publicKind(kind);
  if (bought !== null)
    return billRows({ ...purchase, kind: bought, provider: provider ?? '', destinationAccount: account }, 'Total paid');
  if (kind === 'power') return powerRows({ ...purchase, meterNumber: account }, 'Total paid');
  return dueRows({ ...purchase, service: service ?? kind, meterNumber: account }, 'Total paid');
}
