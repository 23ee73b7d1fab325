import { koboOf } from '#catalogues/money.ts';
import { WAITING } from '#catalogues/sentences/waiting.ts';
import type { Waiting, WaitingStep } from '../view.ts';
import { formatNaira } from '../writing/format.ts';
import type { PayingContext } from './context.ts';

/** What a purchase calls its own steps. */
export interface StepWords {
  /** What is done once it is paid. */
  readonly doing: string;
  /** What is there in the end. */
  readonly brings: string;
  /** Where the receipt is mailed to; '' nowhere. Missing: to the address of the account. */
  readonly email?: string;
}

/** How long it has taken: as it mostly does, longer than one hold of the server, or so long that nobody knows what came of it. */
type Pace = 'usual' | 'slow' | 'late';

/**
 * The steps of a purchase that is settled. Paid is only what the server has heard of from the provider: the card window's word alone
 * ticks nothing.
 */
export function waitingOf(context: PayingContext, words: StepWords, pace: Pace): Waiting {
  const isPaid = isCharged(context);
  const sum = formatNaira(koboOf(sumIn(context)));
  const { doing, brings, email = context.order?.widget?.email } = words;
  const first: WaitingStep = isPaid
    ? { name: 'paid', label: WAITING.paid[context.means], detail: sum, stands: 'done' }
    : {
        ...{ name: 'paid', label: WAITING.asking, stands: 'now' },
        detail: pace === 'usual' ? WAITING.whether(sum) : WAITING[pace],
      };
  const second: WaitingStep = isPaid
    ? { name: 'bought', label: doing, detail: WAITING[pace], stands: 'now' }
    : { name: 'bought', label: doing, detail: WAITING.onceItIsPaid, stands: 'ahead' };
  const detail = email === '' ? WAITING.here : WAITING.hereAndMailed;
  const mails = email === undefined ? WAITING.mailsYou : WAITING.mails(email);
  return {
    steps: [first, second, { name: 'there', label: brings, detail, stands: 'ahead' }],
    leave: { lead: WAITING.mayLeave, text: email === '' ? WAITING.goesOn : mails },
    again: WAITING.notAgain,
    said: isPaid ? `${first.label}. ${second.label}. ${second.detail}.` : `${first.label}. ${first.detail}.`,
  };
}

/** True once the server has said that the money is there; what is paid from the credit is at once. A number to transfer to is no money yet. */
export const isCharged = ({ charged, order }: PayingContext): boolean => charged === true || order?.widget === null;

/** What an order costs, naira. */
export function sumIn({ order }: Pick<PayingContext, 'order'>): number {
  if (order === null) return 0;
  return order.widget === null ? order.paid : order.widget.amount;
}
