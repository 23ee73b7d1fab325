import type { DoneActorEvent } from 'xstate';
import { TRANSFER_SENTENCES as SAID } from '#catalogues/sentences/transfers.ts';
import type { StepAction } from '../flow.ts';
import { ofKind } from '../outcome.ts';
import { keyOf, type PayingContext } from './context.ts';
import { SAYS_WHY, TELLS_FAULT } from './failing.ts';
import type { payingSetup } from './setup.ts';
import { type TransferSeen, transferSays } from './transfer.ts';
import { BY_CARD } from './watching.ts';
import { type PayingWords, shownWhilePaying } from './words.ts';

/**
 * Paying by transfer: a number is asked for, and money is waited for at it. The server notices the money by itself, so that leaving
 * loses nothing; a number that has expired is replaced by a new one, and what was sent to the old one still counts.
 */
export function transferStates<F>(kit: ReturnType<typeof payingSetup<F>>, words: PayingWords<F>) {
  const { summary, at } = shownWhilePaying(words);
  type Context = PayingContext<F>;
  const asked = ({ context }: { context: Context }) => ({
    orderId: context.order?.orderId ?? '',
    key: keyOf(context),
  });
  const isPaid = ({ event }: Seen) => event.output.kind === 'paid';
  const stands = ({ event }: Seen) => event.output.kind === 'waiting' && event.output.transfer.secondsLeft > 0;
  const isOver = ({ event }: Seen) => event.output.kind === 'waiting';
  const had = ({ context }: { context: Context }) => context.transfer !== null;
  const keep = { type: 'keepTransfer', params: ({ event }: Seen) => ofKind(event.output, 'waiting') } as const;
  const refused = {
    type: 'say',
    params: ({ event }: Seen) =>
      ({ tone: 'danger', text: event.output.kind === 'refused' ? event.output.message : SAID.none }) as const,
  } as const;
  const notYet = { type: 'say', params: { tone: 'info', text: SAID.notYet } } as const;

  const assigning = kit.createStateConfig({
    meta: { summary, at, kind: 'work', busy: () => SAID.assigning },
    invoke: {
      id: 'assign',
      src: 'assign',
      input: asked,
      onDone: [
        { guard: isPaid, target: 'settling', actions: ['keepReference', 'keepCharged'] },
        { guard: stands, target: 'transferring', actions: [keep, 'quiet'] },
        { guard: isOver, target: 'expired', actions: keep },
        { guard: had, target: 'expired', actions: refused },
        { target: 'confirming', actions: refused },
      ],
      onError: [
        { guard: had, target: 'expired', actions: SAYS_WHY },
        { target: 'confirming', actions: SAYS_WHY },
      ],
    },
  });

  const looking = kit.createStateConfig({
    meta: { summary, at, kind: 'work', busy: () => SAID.looking },
    invoke: {
      id: 'look',
      src: 'look',
      input: asked,
      onDone: [
        { guard: isPaid, target: 'settling', actions: ['keepReference', 'keepCharged'] },
        { guard: stands, target: 'transferring', actions: [keep, notYet] },
        { guard: isOver, target: 'expired', actions: [keep, notYet] },
        { target: 'transferring', actions: refused },
      ],
      onError: { target: 'transferring', actions: SAYS_WHY },
    },
  });

  /** What is watched while money may come. */
  const arrival = {
    id: 'arrival',
    src: 'arrival',
    input: ({ context }: { context: Context }) => ({ ...asked({ context }), seen: context.transfer?.seen ?? '' }),
    onDone: [
      { guard: isPaid, target: 'settling', actions: ['keepReference', 'keepCharged'] },
      { guard: stands, target: 'transferring', reenter: true, actions: [keep, 'quiet'] },
      { guard: isOver, target: 'expired', reenter: true, actions: [keep, 'quiet'] },
      { target: 'expired', actions: refused },
    ],
    onError: { actions: ['quiet', TELLS_FAULT] },
  } as const;
  const sent: StepAction<Context> = { type: 'RETRY', label: SAID.sent };
  const byCard: StepAction<Context> = { type: 'CARD', label: SAID.card };
  const cancel: StepAction<Context> = { type: 'CANCEL', label: 'Cancel' };
  const waits = {
    summary,
    at,
    kind: 'transfer',
    say: (c: Context) => (c.transfer === null ? [] : transferSays(c.transfer)),
    transfer: (c: Context) => c.transfer,
  } as const;
  const on = {
    RETRY: { target: 'looking', actions: 'quiet' },
    CARD: { target: 'opening', actions: BY_CARD },
    CANCEL: 'cancelled',
  } as const;

  const transferring = kit.createStateConfig({
    meta: { ...waits, actions: [sent, byCard, cancel] },
    invoke: arrival,
    on,
  });

  const expired = kit.createStateConfig({
    meta: { ...waits, actions: [{ type: 'TRANSFER', label: SAID.anew }, sent, byCard, cancel] },
    invoke: arrival,
    on: { ...on, TRANSFER: { target: 'assigning', actions: 'quiet' } },
  });

  return { assigning, looking, transferring, expired };
}

interface Seen {
  readonly event: DoneActorEvent<TransferSeen>;
}
