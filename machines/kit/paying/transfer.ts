import { unanswered } from '#catalogues/calls/no-answer.ts';
import type { CallAnswer, Services } from '#catalogues/calls/services.ts';
import { koboOf } from '#catalogues/money.ts';
import { TRANSFER_SENTENCES as SAID } from '#catalogues/sentences/transfers.ts';
import type { FlowDeps } from '../flow.ts';
import type { Say, TransferView } from '../view.ts';
import { formatNaira } from '../writing/format.ts';
import { UNCHARGED } from './watch.ts';

/** Which order is paid by transfer. */
export interface TransferInput {
  /** The key that the order was opened under. */
  readonly key: string;
  readonly orderId: string;
}

/** How paying by transfer stands: a number that money is waited for at, or the order has been paid, or there is no number. */
export type TransferSeen =
  | { readonly kind: 'waiting'; readonly transfer: TransferView }
  | { readonly kind: 'paid' }
  | { readonly kind: 'refused'; readonly message: string };

/** The calls of paying by transfer, the same for all that is bought. They reject only when there was no answer. */
export interface TransferCalls {
  /** The number that stands, or a new one. */
  readonly assign: (input: TransferInput, signal: AbortSignal) => Promise<TransferSeen>;
  /** The provider is asked at once whether the money has come. */
  readonly look: (input: TransferInput, signal: AbortSignal) => Promise<TransferSeen>;
  /** Resolves once something is new: money, another sum that went back, the end of the number. */
  readonly watch: (input: TransferInput & { readonly seen: string }, signal: AbortSignal) => Promise<TransferSeen>;
}

/** The calls of paying by transfer, as the server answers them. */
export function transferCalls({ services, wait }: Pick<FlowDeps, 'services' | 'wait'>): TransferCalls {
  // What was kept says how many minutes were left then: what is taken up anew is asked about once at once.
  const asked = new Set<string>();
  return {
    assign: async (input, signal) => seenIn(await services.payByTransfer(input, signal), asked),
    look: async (input, signal) => seenIn(await services.transferStatus({ ...input, ask: true }, signal), asked),
    async watch({ seen, ...input }, signal) {
      for (;;) {
        const known = asked.has(input.orderId);
        const given = { ...input, ...(known && { wait: seen }) };
        const answer = await services.transferStatus(given, signal).catch(unanswered);
        signal.throwIfAborted();
        const told = answer?.status === 200 ? seenIn(answer, asked) : null;
        if (told !== null && !(known && told.kind === 'waiting' && told.transfer.seen === seen)) return told;
        await wait('reconnect', signal);
      }
    },
  };
}

type Answered = CallAnswer<'payByTransfer'> | Awaited<ReturnType<Services['transferStatus']>>;

function seenIn(answer: Answered, asked: Set<string>): TransferSeen {
  if (answer.status !== 200) return { kind: 'refused', message: answer.data.message };
  const { orderId, state, transfer, seen } = answer.data;
  asked.add(orderId);
  // A card that was declined keeps nobody from transferring.
  if (!UNCHARGED.includes(state)) return { kind: 'paid' };
  return transfer === null
    ? { kind: 'refused', message: SAID.none }
    : { kind: 'waiting', transfer: { ...transfer, orderId, seen } };
}

/** What is said while a transfer is waited for: what to do, and of each other sum that came how much is missing or too much. */
export function transferSays({ amount, secondsLeft, sentBack }: TransferView): readonly Say[] {
  const exact = formatNaira(koboOf(amount));
  const last = sentBack.at(-1);
  const wrong =
    last === undefined
      ? []
      : [
          {
            tone: 'warning' as const,
            text:
              last < amount
                ? SAID.less(naira(last), naira(amount - last))
                : SAID.more(naira(last), naira(last - amount)),
          },
        ];
  const sends = last === undefined ? SAID.send : SAID.sendAgain(exact);
  return [...wrong, { tone: 'plain', text: secondsLeft > 0 ? sends : SAID.expired }];
}

const naira = (amount: number): string => formatNaira(koboOf(Math.round(amount * 100) / 100));
