import { MESSAGES } from '#catalogues/messages.ts';
import { SENTENCES } from '#catalogues/sentences.ts';
import type { StepAction } from '../flow.ts';
import { formatNaira } from '../format.ts';
import type { Row, Say } from '../view.ts';
import { keyOf, type Opened, type PayingContext } from './context.ts';
import { ESTATE_MODALS, type Modals } from './modals.ts';
import type { payingSetup } from './setup.ts';

/** What a flow says about paying for its thing; everything else about paying is here. */
export interface PayingWords<F> {
  /** Fields shown beside the purchase while it is confirmed. */
  readonly fields: readonly string[] | ((context: PayingContext<F>) => readonly string[]);
  /** What the read-back is headed with, where the specification gives it words. */
  readonly heading?: string;
  readonly confirm: string;
  /** Fields that the read-back shows and does not let change. */
  readonly locked?: (context: PayingContext<F>) => readonly string[];
  /** The words of the button that pays, where the specification gives it some. */
  readonly pay?: string;
  /** Said after a no. */
  readonly declined?: string;
  /** The state that finds what is to be asked again; `asking` unless given. */
  readonly again?: string;
  /** Said beside the read-back: what the buyer should know before a yes. */
  readonly remarks?: (context: PayingContext<F>) => readonly Say[];
  /** Why it cannot be paid yet, or null; then the check can be tried again from the read-back. */
  readonly unpayable?: (context: PayingContext<F>) => string | null;
  /** True: the read-back has a way back beside its way to change something (S3: BACK). */
  readonly back?: true;
  readonly delivered: string | ((context: PayingContext<F>) => string);
  /** Said when the card script could not be loaded; the specification's words unless given. */
  readonly notLoaded?: string;
  /** Said first when the card window was closed without a result. */
  readonly closed?: string;
  /** The outcome modals; those of S2 section 8 unless given. */
  readonly modals?: Modals;
  /** The words of the way out of a failure; 'Cancel' unless given. */
  readonly leave?: string;
  /** The progress labels of the read-back and of the outcome. */
  readonly at?: { readonly confirm: number; readonly outcome: number };
  readonly total: (context: PayingContext<F>) => number;
  readonly summary: (context: PayingContext<F>) => readonly Row[];
}

/**
 * The states from the read-back to the outcome, which every paying flow includes beside its own `asking`, `blocked` and
 * `checking`. The browser only shows a purchase and nudges the server: whatever happens here, the server settles the
 * order by itself. `settling` is where money moves, and it ends by an answer only; leaving it aborts our waiting,
 * not the charge.
 */
export function payingStates<F>(kit: ReturnType<typeof payingSetup<F>>, words: PayingWords<F>) {
  const { unpayable = () => null, modals = ESTATE_MODALS, at = { confirm: 1, outcome: 2 }, again = 'asking' } = words;
  const pay: StepAction<PayingContext<F>> = {
    type: 'CONFIRM',
    label: words.pay ?? ((c) => `Yes, pay ${formatNaira(words.total(c))}`),
    reason: unpayable,
  };
  const change = { type: 'EDIT', label: 'Change something' } as const;
  const cancel = { type: 'CANCEL', label: 'Cancel' } as const;
  const shown = {
    fields: words.fields,
    summary: words.summary,
    at: at.confirm,
    ...(words.locked && { locked: words.locked }),
  } as const;
  const readBack = {
    ...shown,
    kind: 'confirm',
    ...(words.heading !== undefined && { heading: words.heading }),
    actions: [
      pay,
      { type: 'RETRY', label: 'Check again', when: (c: PayingContext<F>) => unpayable(c) !== null },
      ...(words.back ? [{ type: 'BACK', label: 'BACK' } as const] : []),
      change,
      cancel,
    ],
  } as const;
  const remarks = (c: PayingContext<F>): readonly Say[] => words.remarks?.(c) ?? [];

  const confirming = kit.createStateConfig({
    meta: { ...readBack, say: (c) => [{ tone: 'plain', text: words.confirm }, ...remarks(c)] },
    on: {
      CONFIRM: { guard: ({ context }) => unpayable(context) === null, target: 'opening', actions: 'quiet' },
      RETRY: { guard: ({ context }) => unpayable(context) !== null, target: 'checking', actions: 'quiet' },
      DECLINE: { target: 'declined', actions: 'quiet' },
      BACK: { target: again, actions: ['dropOrder', 'reopenField'] },
      EDIT: { target: again, actions: ['dropOrder', 'reopenField'] },
      FILL: [
        { guard: 'fillsWell', target: 'checking', actions: ['dropOrder', 'fill'] },
        { target: again, actions: ['dropOrder', 'fill'] },
      ],
      CANCEL: 'cancelled',
    },
  });

  const declined = kit.createStateConfig({
    meta: { ...readBack, say: (c) => [{ tone: 'plain', text: words.declined ?? SENTENCES.declined }, ...remarks(c)] },
    on: confirming.on,
  });

  const opening = kit.createStateConfig({
    meta: { ...shown, kind: 'work', busy: () => 'Preparing your payment' },
    invoke: {
      id: 'open',
      src: 'open',
      input: ({ context }) => ({ key: keyOf(context), values: context.answers.values, facts: context.facts }),
      onDone: [
        {
          guard: ({ event }) => event.output.kind === 'opened',
          target: 'card',
          actions: {
            type: 'keepOrder',
            params: ({ event }) => event.output as Extract<typeof event.output, { kind: 'opened' }>,
          },
        },
        {
          guard: ({ event }) => event.output.kind === 'blocked',
          target: 'loading',
        },
        {
          guard: ({ event }) => event.output.kind === 'changed',
          target: 'loading',
          actions: [
            'dropOrder',
            { type: 'forget', params: ({ event }) => ({ field: fieldIn(event.output) ?? '' }) },
            { type: 'say', params: ({ event }) => ({ tone: 'danger', text: messageIn(event.output) }) },
          ],
        },
        {
          guard: ({ event }) => fieldIn(event.output) !== undefined,
          target: again,
          actions: [
            'dropOrder',
            {
              type: 'refuse',
              params: ({ event }) => ({ message: messageIn(event.output), field: fieldIn(event.output) }),
            },
          ],
        },
        {
          target: 'confirming',
          actions: [
            {
              type: 'keepAside',
              params: ({ event }) => ({ facts: 'facts' in event.output ? event.output.facts : undefined }),
            },
            { type: 'say', params: ({ event }) => ({ tone: 'danger', text: messageIn(event.output) }) },
          ],
        },
      ],
      onError: {
        target: 'confirming',
        actions: { type: 'say', params: { tone: 'danger', text: MESSAGES.networkFailure } },
      },
    },
  });

  const toSettling = { target: 'settling', actions: 'keepReference' } as const;

  const card = kit.createStateConfig({
    meta: {
      ...shown,
      kind: 'widget',
      say: () => [{ tone: 'info', text: SENTENCES.cardOpen }],
      widget: (c) => c.order?.widget ?? null,
      actions: [{ type: 'CANCEL', label: 'Close the card window' }],
    },
    invoke: watchUnpaid(),
    on: {
      WIDGET: [
        {
          guard: ({ event }) => event.result === 'unavailable',
          target: 'confirming',
          actions: { type: 'say', params: { tone: 'danger', text: words.notLoaded ?? MESSAGES.widgetNotLoaded } },
        },
        toSettling,
      ],
      CANCEL: toSettling,
    },
  });

  const settling = kit.createStateConfig({
    meta: {
      ...shown,
      kind: 'work',
      busy: () => 'Asking the bank, then buying',
      delivers: true,
      say: (c) => (c.waits > 0 ? [{ tone: 'info', text: SENTENCES.slow }] : []),
    },
    invoke: {
      id: 'report',
      src: 'report',
      input: ({ context }) => ({
        key: keyOf(context),
        values: context.answers.values,
        facts: context.facts,
        reference: context.reference ?? { status: 'CLOSED', orderId: context.order?.orderId ?? '' },
        amount: context.order?.widget.amount ?? 0,
        first: context.waits === 0,
      }),
      onDone: [
        {
          guard: ({ event }) => event.output.kind === 'delivered',
          target: 'succeeded',
          actions: {
            type: 'deliver',
            params: ({ event }) => event.output as Extract<typeof event.output, { kind: 'delivered' }>,
          },
        },
        {
          guard: ({ event }) => event.output.kind === 'processing',
          target: 'settling',
          reenter: true,
          actions: 'countWait',
        },
        { guard: ({ event }) => event.output.kind === 'not-paid', target: 'closed' },
        {
          guard: ({ event }) => event.output.kind === 'failed',
          target: 'failed',
          actions: {
            type: 'fail',
            params: ({ event }) => ({ message: 'message' in event.output ? event.output.message : '' }),
          },
        },
        { target: 'pending' },
      ],
      // No answer says nothing about the charge: the outcome is unknown, not failed.
      onError: 'pending',
    },
  });

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
      kind: 'outcome',
      at: at.outcome,
      outcome: 'failed',
      modal: modals.failed,
      summary: (c) => c.receipt,
      actions: [{ type: 'RETRY', label: MESSAGES.tryAgain }, words.leave ? { ...cancel, label: words.leave } : cancel],
    },
    on: { RETRY: { target: 'checking', actions: 'dropOrder' }, CANCEL: 'cancelled' },
  });

  const pending = kit.createStateConfig({
    meta: {
      kind: 'outcome',
      at: at.outcome,
      outcome: 'pending',
      modal: modals.pending,
      summary: (c) => c.receipt,
      actions: [{ type: 'RETRY', label: 'Check again' }],
    },
    invoke: {
      id: 'watch',
      src: 'watch',
      input: ({ context }) => ({ ...watched(context), while: 'unsettled' }),
      onDone: 'settling',
      onError: 'unwatched',
    },
    on: { RETRY: 'settling' },
  });

  // The watch itself broke, which nothing expects: the person can still ask.
  const unwatched = kit.createStateConfig({ meta: pending.meta, on: { RETRY: 'settling' } });

  const closed = kit.createStateConfig({
    meta: {
      ...readBack,
      say: () => [
        ...(words.closed === undefined ? [] : [{ tone: 'danger', text: words.closed } as const]),
        { tone: 'warning', text: SENTENCES.closed },
      ],
    },
    // The same order opens again, so that two card windows can never both charge.
    invoke: watchUnpaid(),
    on: { ...confirming.on, CONFIRM: 'card' },
  });

  const cancelled = kit.createStateConfig({
    type: 'final',
    meta: {
      kind: 'end',
      say: (c) => [{ tone: 'plain', text: c.failure === null ? SENTENCES.cancelled : SENTENCES.moneyReturns }],
    },
  });

  return { confirming, declined, opening, card, settling, succeeded, failed, pending, unwatched, closed, cancelled };

  /** A capture can be heard of from elsewhere: the bank, another tab, a card window that was lost. */
  function watchUnpaid() {
    return {
      id: 'watch',
      src: 'watch',
      input: ({ context }: { context: PayingContext<F> }) => ({ ...watched(context), while: 'unpaid' }) as const,
      onDone: toSettling,
      onError: { actions: 'quiet' },
    } as const;
  }
}

const messageIn = (opened: Opened): string => ('message' in opened ? opened.message : '');
const fieldIn = (opened: Opened): string | undefined => ('field' in opened ? opened.field : undefined);

function watched(context: PayingContext): { orderId: string; key: string } {
  return { orderId: context.order?.orderId ?? '', key: keyOf(context) };
}
