import type { DueScreen } from '#catalogues/orders.ts';
import { NO_ANSWERS } from '#machines/kit/field.ts';
import type { Flow, FlowDeps, FlowInput } from '#machines/kit/flow.ts';
import { UNPAID } from '#machines/kit/paying/context.ts';
import { preparingStates } from '#machines/kit/paying/preparing.ts';
import { filledBy, payingSetup, type Questions } from '#machines/kit/paying/setup.ts';
import { payingStates } from '#machines/kit/paying/states.ts';
import type { Say } from '#machines/kit/view.ts';
import { dueCalls } from './calls.ts';
import type { DueContext, DueFacts } from './facts.ts';
import { askedFields, dueFields, shownFields, shownValues } from './fields.ts';
import { nothingOwed, readPart } from './part.ts';
import { dueWords, TITLES } from './words.ts';

/**
 * A screen that pays an estate (S2 section 2), from its name. What can be paid and what is owed is looked at first, and once
 * more before it is read back: a fine may be paid by then, and a price may be another. The rest is paying.
 */
export function payEstate(screen: DueScreen): (deps: Pick<FlowDeps, 'services' | 'wait'>) => Flow {
  return (deps) => ({
    name: screen,
    version: 3,
    title: TITLES[screen],
    progress: ['Details', 'Confirm', 'Receipt'],
    fields: (context) => dueFields(screen, context as DueContext),
    readOnly: (context) => shownValues(screen, context as DueContext),
    machine: machineOf(screen, deps),
  });
}

function machineOf(screen: DueScreen, deps: Pick<FlowDeps, 'services' | 'wait'>): Flow['machine'] {
  const questions: Questions<DueFacts> = {
    fields: (context) => dueFields(screen, context),
    asked: (context) => askedFields(screen, context),
    read: (values, context) => readPart(screen, values, context),
  };
  const kit = payingSetup<DueFacts>(dueCalls(deps, screen), questions);
  const fields = (context: DueContext) => shownFields(screen, context);
  const cancel = { type: 'CANCEL', label: 'Cancel' } as const;

  const loaded = kit.createStateConfig({
    meta: { kind: 'work' },
    always: [{ guard: 'isComplete', target: 'confirming' }, { target: 'asking' }],
  });

  const asking = kit.createStateConfig({
    meta: {
      kind: 'ask',
      at: 0,
      fields,
      say: (context) => [...hiddenSaid(context.facts), ...nothingOwed(screen, context)],
      actions: [{ type: 'NEXT', label: 'Pay' }, cancel],
    },
    on: {
      FILL: { actions: 'fill' },
      NEXT: [{ guard: 'isComplete', target: 'checking', actions: 'quiet' }, { actions: 'insist' }],
      EDIT: { actions: 'reopenField' },
      CANCEL: 'cancelled',
    },
  });

  /** An answer that was good may have been overtaken: there is no fine any more. */
  const checked = kit.createStateConfig({
    meta: { kind: 'work' },
    always: [
      { guard: 'isComplete', target: 'confirming' },
      { target: 'asking', actions: 'insist' },
    ],
  });

  return kit.createMachine({
    id: screen,
    context: ({ input }) => startWith(questions, input),
    initial: 'started',
    states: {
      ...preparingStates<DueFacts>(kit, {
        load: { fields, busy: 'Looking at what there is to pay' },
        check: { at: 1, fields, busy: 'Looking at what there is to pay' },
        unavailable: ['fee'],
        good: 'checked',
        back: [{ target: 'asking' }],
      }),
      loaded,
      asking,
      checked,
      ...payingStates<DueFacts>(kit, dueWords(screen)),
    },
  });
}

const hiddenSaid = ({ hidden }: DueFacts): readonly Say[] =>
  hidden === undefined ? [] : [{ tone: 'info', text: hidden }];

/** Who pays for which meter, and what a sentence said already. */
function startWith(questions: Questions<DueFacts>, { runId, person, values = {} }: FlowInput): DueContext {
  const facts: DueFacts = {
    meterNumber: person?.meterNumber ?? '',
    estate: person?.estate ?? '',
    occupied: person?.status === 'occupied',
    services: null,
    owed: { serviceCharge: 0, devLevy: 0, fine: 0 },
    quote: null,
  };
  const empty: DueContext = { ...UNPAID, runId, answers: NO_ANSWERS, notices: [], facts };
  return { ...empty, answers: filledBy(questions)(empty, { values, from: 'chat' }) };
}
