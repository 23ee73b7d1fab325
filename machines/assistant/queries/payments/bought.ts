import { unanswered } from '#catalogues/calls/no-answer.ts';
import type { Services } from '#catalogues/calls/services.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { PAST_SENTENCES } from '#catalogues/sentences/conversation/past.ts';
import { REFUND_ACCOUNT } from '#catalogues/sentences/refund-accounts.ts';
import { stageOfOrder } from '#machines/flows/trouble/context.ts';
import { cardOf } from '#machines/flows/trouble/lookup/card.ts';
import type { Card } from '#machines/kit/view.ts';
import type { Good } from '#machines/pages/answers.ts';
import type { Became } from '#machines/talk/past-said.ts';
import { type Line, plain } from '../../lines.ts';
import type { Suggestion } from '../../suggestion.ts';
import { type Asker, type QueryAnswer, UNHEARD } from '../query.ts';

interface Wanted {
  readonly orderId: string;
  /** Opens it without an account. */
  readonly key: string;
  /** On which it was told. */
  readonly card: Card | null;
  readonly wants: Became | 'receipt';
  readonly suggestions: readonly Suggestion[];
}

type Order = Good<'checkPurchase'>;

/** How an order of this conversation stands, looked at now; what was delivered is told, handed out or e-mailed once more. */
export async function boughtTold(services: Services, wanted: Wanted, { signal }: Asker): Promise<QueryAnswer> {
  const { orderId, key, suggestions } = wanted;
  const answer = await services.checkPurchase({ orderId, key }, signal).catch(unanswered);
  if (answer === null) return UNHEARD;
  if (answer.status !== 200) return { lines: [plain(answer.data.message)] };
  const order = answer.data;
  if (order.state !== 'fulfilled')
    return {
      lines: [{ ...plain(order.says), card: cardHere(wanted, order) }],
      suggestions: order.wantsAccount ? [accountFor(wanted), ...suggestions] : suggestions,
    };
  const { more, file } = await again(services, wanted, order, signal);
  return {
    lines: [{ ...plain(leadOf(wanted, order)), card: cardHere(wanted, order) }, ...more],
    suggestions,
    ...(file && { file }),
  };
}

/** The button that gives a bank account for the refund of an order, of a visitor's too. */
const accountFor = ({ orderId, key }: Wanted): Suggestion => ({
  label: REFUND_ACCOUNT.give,
  say: REFUND_ACCOUNT.say,
  starts: { flow: 'refund-account', values: { order: orderId, key } },
});

/** What became of an order that is not this conversation's is mailed to the order's own address: who asks learns nothing. */
export async function askedAfter(
  services: Services,
  { reference }: { readonly reference: string },
  { signal }: Asker,
): Promise<QueryAnswer> {
  const answer = await services.findPurchase({ reference }, signal).catch(unanswered);
  return { lines: [plain(answer === null ? MESSAGES.networkFailure : answer.data.message)] };
}

/** A card as it was delivered, with its prices; else what is known of the order now. */
function cardHere({ card, key }: Wanted, order: Order): NonNullable<Line['card']> {
  if (card && order.state === 'fulfilled') return card;
  const { result, summary } = cardOf(order, stageOfOrder(order), null);
  return { result: { ...result, key }, summary };
}

const leadOf = ({ wants }: Wanted, { token, says }: Order): string =>
  wants === 'token' && token !== null ? PAST_SENTENCES.token : says;

type Again = Pick<QueryAnswer, 'file'> & { readonly more: readonly Line[] };

async function again(
  services: Services,
  { wants, orderId, key }: Wanted,
  order: Order,
  signal: AbortSignal,
): Promise<Again> {
  if (wants === 'receipt') return receiptAgain(services, { orderId, key }, signal);
  if (wants === 'sent' || (wants === 'token' && order.token !== null))
    return mailed(services, { orderId, key }, wants, signal);
  return { more: [] };
}

type Opens = { readonly orderId: string; readonly key: string };

async function receiptAgain(services: Services, order: Opens, signal: AbortSignal): Promise<Again> {
  const came = await services.billReceipt(order, signal).catch(unanswered);
  if (came === null) return { more: [plain(MESSAGES.networkFailure)] };
  if (came.status !== 200) return { more: [plain(came.data.message)] };
  return { more: [plain(PAST_SENTENCES.receiptFile(came.data.name))], file: came.data };
}

/** Who gave no address has the receipt here instead. */
async function mailed(services: Services, order: Opens, wants: Wanted['wants'], signal: AbortSignal): Promise<Again> {
  const came = await services.resendReceipt(order, signal).catch(unanswered);
  if (came === null) return { more: [plain(MESSAGES.networkFailure)] };
  if (came.status === 200) return { more: [plain(PAST_SENTENCES.mailed(came.data.sentTo))] };
  if (came.status !== 400) return { more: [plain(came.data.message)] };
  if (wants !== 'sent') return { more: [] };
  const { more, file } = await receiptAgain(services, order, signal);
  return { more: [plain(PAST_SENTENCES.noAddress), ...more], ...(file && { file }) };
}
