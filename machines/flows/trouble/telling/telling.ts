import { TROUBLE_SENTENCES as SAID } from '#catalogues/sentences/support/trouble.ts';
import { failureSaid, faultSaid, isFault } from '#machines/kit/faults.ts';
import type { Say } from '#machines/kit/view.ts';
import { stageOf, type Trouble, type TroubleContext } from '../context.ts';
import { findingAsked } from '../fields/asked.ts';
import type { TroubleKit } from '../setup.ts';
import { settled, toTicket, unsettledWays } from '../ways.ts';
import { adviceSaid, rowsOf, stepWords, toldOf } from './told.ts';

const finding = { page: 'finding' } as const;
const cancel = { type: 'CANCEL', label: 'Leave it' } as const;
const worked = { type: 'CONFIRM', label: 'That worked' } as const;
const stillNot = { type: 'DECLINE', label: 'Still not' } as const;
const settlesIt: Say = { tone: 'plain', text: SAID.settlesIt };

/** The states in which how it stands is told, and in which short steps are gone through one at a time. */
export function tellingStates(kit: TroubleKit, trouble: Trouble) {
  const rows = (context: TroubleContext) => rowsOf(trouble, context);
  const fields = (context: TroubleContext) => [
    ...findingAsked(trouble, context),
    // What the meter shows can be put right; a payment that was not delivered does not ask for it.
    ...(trouble.symptoms?.asked === 'delivered' && context.answers.values.symptom !== undefined ? ['symptom'] : []),
  ];
  // Whoever changes what it is about begins with that again.
  const otherwise = {
    FILL: { target: 'asking', actions: ['fill', 'forgetFound'] },
    EDIT: [toTicket, { target: 'asking', actions: ['forgetFound', { type: 'reopen', params: finding }] }],
    CANCEL: { target: 'cancelled', actions: 'quiet' },
  } as const;
  const back = { target: 'asking', actions: ['forgetFound', { type: 'reopen', params: finding }] } as const;

  const telling = kit.createStateConfig({
    meta: {
      kind: 'confirm',
      fields,
      say: (context) => [...toldOf(trouble, context), settlesIt],
      summary: rows,
      actions: [
        worked,
        stillNot,
        { type: 'RETRY', label: 'E-mail it again', when: (context) => stageOf(context) === 'delivered' },
        cancel,
      ],
    },
    on: {
      ...otherwise,
      CONFIRM: settled,
      DECLINE: { target: 'unsettled', actions: 'quiet' },
      ...(trouble.finds && { RETRY: { guard: 'isDelivered', target: 'mailing', actions: 'quiet' } as const }),
      BACK: back,
    },
  });

  const mailing = kit.createStateConfig({
    meta: { kind: 'work', summary: rows, busy: () => 'E-mailing it again' },
    invoke: {
      id: 'resend',
      src: 'resend',
      input: ({ context }) => context,
      onDone: {
        target: 'found',
        actions: { type: 'say', params: ({ event }) => ({ say: event.output.say }) },
      },
      onError: {
        target: 'found',
        actions: { type: 'say', params: ({ event }) => ({ say: [failureSaid(event.error)] }) },
      },
    },
  });

  /** Paid, and on its way: it is watched, and looked at again as soon as it moves. */
  const waiting = kit.createStateConfig({
    meta: {
      kind: 'confirm',
      say: (context) => toldOf(trouble, context),
      summary: rows,
      actions: [{ type: 'RETRY', label: 'Check again' }, { type: 'DECLINE', label: 'Report it' }, cancel],
    },
    invoke: {
      id: 'follow',
      src: 'follow',
      input: ({ context }) => context,
      onDone: { target: 'looking', actions: 'quiet' },
      onError: [
        {
          guard: ({ event }) => isFault(event.error),
          target: 'unwatched',
          actions: { type: 'say', params: ({ event }) => ({ say: faultSaid(event.error) }) },
        },
        { target: 'unwatched' },
      ],
    },
    on: {
      RETRY: { target: 'looking', actions: 'quiet' },
      DECLINE: { target: 'unsettled', actions: 'quiet' },
      BACK: back,
      EDIT: toTicket,
      CANCEL: { target: 'cancelled', actions: 'quiet' },
    },
  });

  // The watch itself broke, which nothing expects: the person can still ask.
  const unwatched = kit.createStateConfig({ meta: waiting.meta, on: waiting.on });

  const unsettled = kit.createStateConfig({
    meta: { kind: 'work', busy: () => 'One moment' },
    always: [...unsettledWays(trouble)],
  });

  const advising = kit.createStateConfig({
    meta: {
      kind: 'confirm',
      heading: (context) => stepWords(trouble, context),
      fields,
      say: (context) => adviceSaid(trouble, context),
      summary: rows,
      actions: [worked, stillNot, { type: 'BACK', label: 'Back', when: ({ step }) => step > 0 }, cancel],
    },
    on: {
      ...otherwise,
      CONFIRM: settled,
      DECLINE: [
        { guard: 'hasMore', actions: 'nextStep' },
        { target: 'reporting', actions: 'lastStep' },
      ],
      BACK: [{ guard: 'hasBefore', actions: 'stepBack' }, back],
    },
  });

  const looked = trouble.finds === null ? {} : { mailing, waiting, unwatched };
  return { telling, ...looked, unsettled, advising };
}
