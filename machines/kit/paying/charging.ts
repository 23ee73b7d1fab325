import type { DoneActorEvent } from 'xstate';
import { MESSAGES } from '#catalogues/messages.ts';
import { CREDIT_SENTENCES } from '#catalogues/sentences/credit.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { TRANSFER_SENTENCES } from '#catalogues/sentences/transfers.ts';
import { WAITING } from '#catalogues/sentences/waiting.ts';
import { ofKind } from '../outcome.ts';
import { keyOf, type Opened, type PayingContext } from './context.ts';
import { SAYS_WHY, TELLS_FAULT } from './failing.ts';
import type { payingSetup } from './setup.ts';
import { isCharged, sumIn, waitingOf } from './waiting.ts';
import { TO_SETTLING, watched, watchUnpaid } from './watching.ts';
import { type PayingWords, shownWhilePaying } from './words.ts';

/** From the yes to the outcome: the order is opened, the card window is, and the server settles it. */
export function chargingStates<F>(kit: ReturnType<typeof payingSetup<F>>, words: PayingWords<F>) {
  const { again = 'asking' } = words;
  const shown = shownWhilePaying(words);
  const stands = ({ context }: { context: PayingContext<F> }) => context.order !== null;
  const unopened = [
    {
      type: 'keepAside',
      params: ({ event }: { event: DoneActorEvent<Opened<F>> }) => ({
        facts: 'facts' in event.output ? event.output.facts : undefined,
      }),
    },
    {
      type: 'say',
      params: ({ event }: { event: DoneActorEvent<Opened<F>> }) =>
        ({ tone: 'danger', text: messageIn(event.output) }) as const,
    },
  ] as const;

  const opening = kit.createStateConfig({
    meta: {
      ...shown,
      kind: 'work',
      busy: (c) => BUSY[c.means],
    },
    invoke: {
      id: 'open',
      src: 'open',
      input: ({ context }) => ({
        key: keyOf(context),
        values: context.answers.values,
        facts: context.facts,
        means: context.means,
      }),
      onDone: [
        {
          guard: ({ event }) => event.output.kind === 'opened' && event.output.order.widget === null,
          target: 'settling',
          actions: [
            { type: 'keepOrder', params: ({ event }) => ofKind(event.output, 'opened') },
            'keepReference',
            { type: 'tell', params: ({ event }) => ofKind(event.output, 'opened').notices ?? [] },
          ],
        },
        {
          guard: ({ event, context }) => event.output.kind === 'opened' && context.means === 'transfer',
          target: 'assigning',
          actions: {
            type: 'keepOrder',
            params: ({ event }) => ofKind(event.output, 'opened'),
          },
        },
        {
          guard: ({ event }) => event.output.kind === 'opened',
          target: 'card',
          actions: {
            type: 'keepOrder',
            params: ({ event }) => ofKind(event.output, 'opened'),
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
        // An order that stands is still watched: its card window was open before.
        { guard: stands, target: 'closed', actions: unopened },
        { target: 'confirming', actions: unopened },
      ],
      onError: [
        { guard: stands, target: 'closed', actions: SAYS_WHY },
        { target: 'confirming', actions: SAYS_WHY },
      ],
    },
  });

  const card = kit.createStateConfig({
    meta: {
      ...shown,
      kind: 'widget',
      say: () => [{ tone: 'info', text: SENTENCES.cardOpen, passing: true }],
      widget: (c) => c.order?.widget ?? null,
      actions: [{ type: 'CANCEL', label: 'Close the card window' }],
    },
    invoke: watchUnpaid<F>(),
    on: {
      WIDGET: [
        {
          guard: ({ event }) => event.result === 'unavailable',
          target: 'confirming',
          actions: { type: 'say', params: { tone: 'danger', text: words.notLoaded ?? MESSAGES.widgetNotLoaded } },
        },
        TO_SETTLING,
      ],
      CANCEL: TO_SETTLING,
    },
  });

  const settling = kit.createStateConfig({
    meta: {
      ...shown,
      kind: 'work',
      busy: (c) => (isCharged(c) ? words.steps(c).doing : WAITING.asking),
      delivers: words.brings,
      waits: (c) => waitingOf(c, words.steps(c), c.waits > 0 ? 'slow' : 'usual'),
    },
    invoke: [
      {
        id: 'report',
        src: 'report',
        input: ({ context }) => ({
          key: keyOf(context),
          values: context.answers.values,
          facts: context.facts,
          reference: context.reference ?? { status: 'CLOSED', orderId: context.order?.orderId ?? '' },
          amount: sumIn(context),
          first: context.waits === 0,
        }),
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'delivered',
            target: 'succeeded',
            actions: {
              type: 'deliver',
              params: ({ event }) => ofKind(event.output, 'delivered'),
            },
          },
          {
            guard: ({ event }) => event.output.kind === 'processing',
            target: 'settling',
            reenter: true,
            actions: [{ type: 'keepHeard', params: ({ event }) => event.output }, 'countWait'],
          },
          { guard: ({ event }) => event.output.kind === 'not-paid', target: 'closed' },
          {
            guard: ({ event }) => event.output.kind === 'failed',
            target: 'failed',
            actions: {
              type: 'fail',
              params: ({ event }) => ofKind(event.output, 'failed'),
            },
          },
          { target: 'pending', actions: { type: 'keepHeard', params: ({ event }) => event.output } },
        ],
        // No answer says nothing about the charge: the outcome is unknown, not failed.
        onError: { target: 'pending', actions: TELLS_FAULT },
      },
      {
        id: 'charge',
        src: 'charge',
        input: ({ context }) => ({ ...watched(context), isKnown: isCharged(context) }),
        onDone: { actions: 'keepCharged' },
        // The report tells how it went, whatever becomes of this look.
        onError: { actions: TELLS_FAULT },
      },
    ],
  });

  return { opening, card, settling };
}

const BUSY: Readonly<Record<PayingContext['means'], string>> = {
  card: 'Preparing your payment',
  transfer: TRANSFER_SENTENCES.assigning,
  credit: CREDIT_SENTENCES.paying,
};

const messageIn = (opened: Opened): string => ('message' in opened ? opened.message : '');
const fieldIn = (opened: Opened): string | undefined => ('field' in opened ? opened.field : undefined);
