import { unanswered } from '#catalogues/calls/no-answer.ts';
import type { Services } from '#catalogues/calls/services.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { bringsToken } from '#catalogues/orders.ts';
import { PAST_SENTENCES } from '#catalogues/sentences/conversation/past.ts';
import { POSTPAID } from '#catalogues/sentences/postpaid.ts';
import { readReceipt } from '#machines/pages/history/read.ts';
import { type Line, plain } from '../../lines.ts';
import type { Asker, QueryAnswer } from '../query.ts';
import { cardOf, findPurchase, isReturned, type Purchase, type WhichPayment } from './purchase.ts';

interface Wanted {
  readonly which: WhichPayment;
  /** Its token is wanted. */
  readonly token: boolean;
  /** It is to be e-mailed again, and not handed out. */
  readonly mail: boolean;
}

/** A payment told once more: its card, with its receipt as a file, or e-mailed to the order's own address. */
export async function receiptTold(
  services: Services,
  { which, token, mail }: Wanted,
  { signal }: Asker,
): Promise<QueryAnswer> {
  const purchase = await findPurchase(services, which, signal);
  if (typeof purchase === 'string') return { lines: [plain(purchase)] };
  const card = cardOf(purchase);
  const status = statusOf(purchase);
  const lead = plain(token && purchase.token !== null ? PAST_SENTENCES.token : PAST_SENTENCES.payment);
  // A token that is wanted again is e-mailed again too, as soon as there is one (CONVERSATION, Names).
  if (token && purchase.token === null) return { lines: [{ ...lead, card }, ...status] };
  if (mail || token) return { lines: [{ ...lead, card }, ...status, plain(await mailed(services, purchase, signal))] };
  const came = await readReceipt(services, purchase.orderId, signal);
  if (came.kind !== 'good')
    return {
      lines: [
        { ...lead, card },
        ...status,
        plain(came.kind === 'failed' ? came.problem : MESSAGES.receiptNotAvailable),
      ],
    };
  return { lines: [{ ...plain(PAST_SENTENCES.receipt(came.data.name)), card }, ...status], file: came.data };
}

/** Why there is nothing yet to hold in one's hands, where there is not. */
function statusOf({ kind, meterType, state, token, account, particulars }: Purchase): readonly Line[] {
  if (isReturned(state)) return [plain(PAST_SENTENCES.returned)];
  if (meterType === 'postpaid' && state === 'fulfilled')
    return [plain(POSTPAID.paid(account, particulars?.receiptNo ?? '-'))];
  return bringsToken({ kind, meterType }) && token === null ? [plain(PAST_SENTENCES.noToken)] : [];
}

async function mailed(services: Services, { orderId }: Purchase, signal: AbortSignal): Promise<string> {
  const answer = await services.resendReceipt({ orderId }, signal).catch(unanswered);
  if (answer === null) return MESSAGES.networkFailure;
  return answer.status === 200 ? PAST_SENTENCES.mailed(answer.data.sentTo) : answer.data.message;
}
