import type { ErrorActorEvent } from 'xstate';
import { MESSAGES } from '#catalogues/messages.ts';
import { TROUBLE_SENTENCES as SAID } from '#catalogues/sentences/support/trouble.ts';
import { failureSaid } from '#machines/kit/faults.ts';
import { ofKind } from '#machines/kit/outcome.ts';
import { retryNotice } from '#machines/kit/retry-notice.ts';
import type { Say } from '#machines/kit/view.ts';
import { looksFirst, type Trouble, type TroubleContext } from './context.ts';
import { findingAsked } from './fields/asked.ts';
import type { TroubleKit } from './setup.ts';
import { settled, toTicket, unsettledWays } from './ways.ts';

const finding = { page: 'finding' } as const;
const cancel = { type: 'CANCEL', label: 'Leave it' } as const;

/** The states in which it is asked what it is about, and looked. */
export function findingStates(kit: TroubleKit, trouble: Trouble) {
  const saysWhy = {
    type: 'say',
    params: ({ event }: { event: ErrorActorEvent }) => ({ say: [failureSaid(event.error)] }),
  } as const;

  const opening = kit.createStateConfig({ meta: { kind: 'work', busy: () => LEARNING }, always: 'learning' });

  const learning = kit.createStateConfig({
    meta: { kind: 'work', busy: () => LEARNING },
    invoke: {
      id: 'learn',
      src: 'learn',
      input: ({ context }) => context,
      onDone: { target: 'learned', actions: { type: 'learn', params: ({ event }) => ({ learned: event.output }) } },
      onError: { target: 'unlearned', actions: saysWhy },
    },
    on: { FILL: { actions: 'fill' }, CANCEL: { target: 'cancelled', actions: 'quiet' } },
  });

  /** Nothing can be looked up yet: trying again is what there is to do. */
  const unlearned = kit.createStateConfig({
    meta: { kind: 'ask', say: retryNotice, actions: [{ type: 'RETRY', label: MESSAGES.tryAgain }, cancel] },
    on: { RETRY: { target: 'learning', actions: 'quiet' }, CANCEL: { target: 'cancelled', actions: 'quiet' } },
  });

  /** A wish that says all there is to say is looked after at once. */
  const learned = kit.createStateConfig({
    meta: { kind: 'work', busy: () => LEARNING },
    always: looksFirst(trouble)
      ? [{ guard: { type: 'isComplete', params: finding }, target: 'looking' }, { target: 'asking' }]
      : [{ target: 'reporting' }],
  });

  const asking = kit.createStateConfig({
    meta: {
      kind: 'ask',
      fields: (context) => findingAsked(trouble, context),
      say: (context) => listedWords(trouble, context),
      actions: [{ type: 'NEXT', label: 'Look' }, cancel],
    },
    on: {
      FILL: { actions: 'fill' },
      NEXT: [
        { guard: { type: 'isComplete', params: finding }, target: 'looking', actions: 'quiet' },
        { actions: { type: 'insist', params: finding } },
      ],
      // It can come right while it is being asked about.
      CONFIRM: settled,
      BACK: { actions: { type: 'reopen', params: finding } },
      EDIT: [toTicket, { actions: { type: 'reopen', params: finding } }],
      CANCEL: { target: 'cancelled', actions: 'quiet' },
    },
  });

  const looking = kit.createStateConfig({
    meta: { kind: 'work', busy: (context) => (context.found === null ? LOOKING : LOOKING_AGAIN) },
    invoke: {
      id: 'look',
      src: 'look',
      input: ({ context }) => context,
      onDone: [
        {
          guard: ({ event }) => event.output.kind === 'refused',
          target: 'asking',
          actions: { type: 'say', params: ({ event }) => ({ say: ofKind(event.output, 'refused').say }) },
        },
        {
          target: 'found',
          actions: { type: 'keepFound', params: ({ event }) => ({ found: ofKind(event.output, 'found').found }) },
        },
      ],
      onError: { target: 'asking', actions: saysWhy },
    },
  });

  const found = kit.createStateConfig({
    meta: { kind: 'work', busy: () => LOOKING },
    always: [
      ...(trouble.finds === null ? [] : [{ guard: 'isWaiting', target: 'waiting' } as const]),
      { guard: 'isTold', target: 'telling' },
      ...unsettledWays(trouble),
    ],
  });

  return { opening, learning, unlearned, learned, ...(looksFirst(trouble) && { asking, looking, found }) };
}

const LEARNING = 'Looking at what is known';
const LOOKING = 'Looking for your payment';
const LOOKING_AGAIN = 'Looking again';

/** Why a payment is asked for by its order ID instead of being listed. */
function listedWords({ finds }: Trouble, { person, learned }: TroubleContext): readonly Say[] {
  if (finds === null || person === null || learned === null || (learned.recent ?? []).length > 0) return [];
  return [{ tone: 'info', text: learned.recent === null ? SAID.notListed : SAID.noRecent }];
}
