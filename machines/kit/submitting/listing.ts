import { CONTROLS } from '#catalogues/sentences/controls.ts';
import { failureSaid } from '../faults.ts';
import { ofKind } from '../outcome.ts';
import { retryNotice } from '../retry-notice.ts';
import { askedOf, type Form, firstOf, plainly } from './form.ts';
import type { submittingSetup } from './setup.ts';

/** The states in which a form looks for what there is to choose from. What is said meanwhile is kept. */
export function listingStates<F>(kit: ReturnType<typeof submittingSetup<F>>, form: Form<F>) {
  if (!form.lists) return {};
  const busy = () => form.words.listing ?? 'Looking at what there is';
  const cancel = { type: 'CANCEL', label: 'Cancel' } as const;

  const opening = kit.createStateConfig({ meta: { kind: 'work', busy }, always: 'listing' });

  const listing = kit.createStateConfig({
    meta: { kind: 'work', fields: (context) => askedOf(form, context), busy },
    invoke: {
      id: 'list',
      src: 'list',
      input: ({ context }) => context,
      onDone: [
        {
          guard: ({ event }) => event.output.kind === 'refused',
          target: 'unlisted',
          actions: { type: 'refuse', params: ({ event }) => ofKind(event.output, 'refused') },
        },
        {
          guard: ({ event }) => event.output.kind === 'needless',
          target: 'cancelled',
          actions: { type: 'say', params: ({ event }) => ({ say: [plainly(ofKind(event.output, 'needless').why)] }) },
        },
        {
          target: firstOf(form),
          actions: { type: 'keepLists', params: ({ event }) => ofKind(event.output, 'good') },
        },
      ],
      onError: {
        target: 'unlisted',
        actions: { type: 'say', params: ({ event }) => ({ say: [failureSaid(event.error, form.unreachable)] }) },
      },
    },
    on: { FILL: { actions: 'fill' }, CANCEL: { target: 'cancelled', actions: 'quiet' } },
  });

  /** Nothing can be chosen yet: looking again is what there is to do. */
  const unlisted = kit.createStateConfig({
    meta: { kind: 'ask', say: retryNotice, actions: [{ type: 'RETRY', label: CONTROLS.again }, cancel] },
    on: {
      RETRY: { target: 'listing', actions: 'quiet' },
      CANCEL: { target: 'cancelled', actions: 'quiet' },
    },
  });

  return { opening, listing, unlisted };
}
