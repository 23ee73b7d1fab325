import { TROUBLE_SENTENCES as SAID } from '#catalogues/sentences/support/trouble.ts';
import { failureSaid } from '#machines/kit/faults.ts';
import { ofKind } from '#machines/kit/outcome.ts';
import type { Say } from '#machines/kit/view.ts';
import { looksFirst, type Trouble, type TroubleContext } from './context.ts';
import { reportAsked } from './fields/asked.ts';
import type { TroubleKit } from './setup.ts';
import { rowsOf } from './telling/told.ts';
import { settled } from './ways.ts';

const page = { page: 'reporting' } as const;

/** The shared end: what was not settled becomes a ticket with a number, with everything that is known. */
export function reportingStates(kit: TroubleKit, trouble: Trouble) {
  const asked = (context: TroubleContext) => reportAsked(trouble, context);

  const reporting = kit.createStateConfig({
    meta: {
      kind: 'ask',
      fields: asked,
      say: (context) => (looksFirst(trouble) ? handedWords(trouble, context) : []),
      summary: (context) => rowsOf(trouble, context),
      actions: [
        { type: 'NEXT', label: 'Open a ticket' },
        { type: 'BACK', label: 'Back', when: () => looksFirst(trouble) },
        { type: 'CANCEL', label: 'Leave it' },
      ],
    },
    on: {
      FILL: { actions: 'fill' },
      NEXT: [
        { guard: { type: 'isComplete', params: page }, target: 'filing', actions: 'quiet' },
        { actions: { type: 'insist', params: page } },
      ],
      BACK: looksFirst(trouble)
        ? [
            { guard: 'hasAdvice', target: 'advising', actions: 'quiet' },
            ...(trouble.finds === null ? [] : [{ guard: 'isWaiting', target: 'waiting', actions: 'quiet' } as const]),
            { guard: 'isTold', target: 'telling', actions: 'quiet' },
            { target: 'asking', actions: { type: 'reopen', params: { page: 'finding' } } },
          ]
        : { actions: { type: 'reopen', params: page } },
      CONFIRM: settled,
      EDIT: { actions: { type: 'reopen', params: page } },
      CANCEL: { target: 'cancelled', actions: 'quiet' },
    },
  });

  const filing = kit.createStateConfig({
    meta: { kind: 'work', fields: asked, busy: () => 'Opening your ticket' },
    invoke: {
      id: 'file',
      src: 'file',
      input: ({ context }) => context,
      onDone: [
        {
          guard: ({ event }) => event.output.kind === 'refused',
          target: 'reporting',
          actions: { type: 'refuse', params: ({ event }) => ofKind(event.output, 'refused') },
        },
        {
          target: 'done',
          actions: { type: 'filed', params: ({ event }) => ofKind(event.output, 'filed') },
        },
      ],
      onError: {
        target: 'reporting',
        actions: { type: 'say', params: ({ event }) => ({ say: [failureSaid(event.error, SAID.ticketNotOpened)] }) },
      },
    },
  });

  const done = kit.createStateConfig({ type: 'final', meta: { kind: 'end' } });
  const cancelled = kit.createStateConfig({
    type: 'final',
    meta: { kind: 'end', say: () => [{ tone: 'plain', text: SAID.left }] },
  });

  return { reporting, filing, done, cancelled };
}

/** Who reads it: an administrator registers the meters of an estate. */
function handedWords({ topic }: Trouble, { person }: TroubleContext): readonly Say[] {
  const estate = topic === 'no-meter-number' ? person?.estate : null;
  return [{ tone: 'info', text: estate ? SAID.toEstate(estate) : SAID.handsOver }];
}
