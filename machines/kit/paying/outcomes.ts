import { MESSAGES } from '#catalogues/messages.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { TRANSFER_SENTENCES } from '#catalogues/sentences/transfers.ts';
import type { Modal, Say } from '../view.ts';
import type { PayingContext } from './context.ts';
import { TELLS_FAULT } from './failing.ts';
import { ESTATE_MODALS } from './modals.ts';
import type { payingSetup } from './setup.ts';
import { waitingOf } from './waiting.ts';
import { watched } from './watching.ts';
import type { PayingWords } from './words.ts';

/** How a purchase ends; one whose outcome is unknown is watched until it is known. */
export function outcomeStates<F>(kit: ReturnType<typeof payingSetup<F>>, words: PayingWords<F>) {
  const { modals = ESTATE_MODALS, at = { confirm: 1, outcome: 2 }, again = 'asking' } = words;
  const cancel = { type: 'CANCEL', label: words.leave ?? 'Cancel' } as const;

  const succeeded = kit.createStateConfig({
    type: 'final',
    meta: {
      kind: 'outcome',
      at: at.outcome,
      outcome: 'success',
      say: (c) => [
        { tone: 'success', text: typeof words.delivered === 'string' ? words.delivered : words.delivered(c) },
      ],
      modal: modals.success,
      summary: (c) => c.receipt,
      result: (c) => c.result,
    },
  });

  const failed = kit.createStateConfig({
    meta: {
      ...(modals.inline
        ? { kind: 'ask', say: (c) => saidOf(modals.failed(c)) }
        : { kind: 'outcome', outcome: 'failed', modal: modals.failed }),
      at: at.outcome,
      summary: (c) => c.receipt,
      actions: [{ type: 'RETRY', label: MESSAGES.tryAgain, revises: true }, cancel],
    },
    // With something changed it is another order, too, and is read back as any.
    on: {
      RETRY: { target: 'checking', actions: 'dropOrder' },
      FILL: [
        { guard: 'fillsWell', target: 'checking', actions: ['dropOrder', 'fill'] },
        { target: again, actions: ['dropOrder', 'fill'] },
      ],
      EDIT: { target: again, actions: ['dropOrder', 'reopenField'] },
      CANCEL: 'cancelled',
    },
  });

  const pending = kit.createStateConfig({
    meta: {
      kind: 'outcome',
      at: at.outcome,
      outcome: 'pending',
      modal: modals.pending,
      waits: (c) => waitingOf(c, words.steps(c), 'late'),
      summary: (c) => c.receipt,
      actions: [{ type: 'RETRY', label: 'Check again' }],
    },
    invoke: {
      id: 'watch',
      src: 'watch',
      input: ({ context }) => ({
        ...watched(context),
        while: context.reference?.status === 'CAPTURED' ? 'charged' : 'unsettled',
      }),
      onDone: 'settling',
      onError: { target: 'unwatched', actions: TELLS_FAULT },
    },
    on: { RETRY: 'settling' },
  });

  // The watch itself broke, which nothing expects: the person can still ask.
  const unwatched = kit.createStateConfig({ meta: pending.meta, on: { RETRY: 'settling' } });

  const cancelled = kit.createStateConfig({
    type: 'final',
    // What went wrong before was said, and is over.
    entry: 'quiet',
    meta: {
      kind: 'end',
      say: (c) => [{ tone: 'plain', text: c.failure === null ? leftBy(c) : SENTENCES.moneyReturns }],
    },
  });

  return { succeeded, failed, pending, unwatched, cancelled };
}

/** Who leaves while a transfer is waited for may have sent it; who leaves a window that alone tells may have paid in it. */
const leftBy = ({ transfer, order }: PayingContext): string => {
  if (order?.widget?.untold === true) return SENTENCES.closedUntold;
  return transfer === null ? SENTENCES.cancelled : TRANSFER_SENTENCES.cancelled;
};

function saidOf({ title, lines }: Modal): readonly Say[] {
  return [
    { tone: 'danger', text: title },
    { tone: 'info', text: lines.join(' ') },
  ];
}
