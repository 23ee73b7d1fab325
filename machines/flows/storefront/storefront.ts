import type { DoneActorEvent } from 'xstate';
import { MESSAGES } from '#catalogues/messages.ts';
import { CONTROLS } from '#catalogues/sentences/controls.ts';
import { openField } from '#machines/kit/answers.ts';
import { NO_ANSWERS } from '#machines/kit/field.ts';
import type { Flow, FlowDeps, FlowInput } from '#machines/kit/flow.ts';
import { UNPAID } from '#machines/kit/paying/context.ts';
import { SAYS_WHY } from '#machines/kit/paying/failing.ts';
import { type Checked, filledBy, type Loaded, payingSetup, type Questions } from '#machines/kit/paying/setup.ts';
import { payingStates } from '#machines/kit/paying/states.ts';
import { untold } from '#machines/kit/untold.ts';
import { storeCalls } from './calls.ts';
import { type StoreFacts, UNKNOWN } from './facts.ts';
import { pageStates } from './pages.ts';
import type { Purchase, StoreContext } from './purchase.ts';
import { confirmWords, shownValues } from './shown.ts';

/**
 * A storefront purchase (S3 section 4.1) from its description: what its screen sells is learned, its pages are filled in
 * while the provider's fee is looked up, fee and account are made sure of, and the rest is paying. A sentence that says
 * everything passes the pages by.
 */
export function storefront(deps: Pick<FlowDeps, 'services' | 'wait' | 'fees'>, purchase: Purchase): Flow {
  const { pages } = purchase;
  const open = (context: StoreContext) => pages.filter((page) => page.skipped?.(context.answers.values) !== true);
  const questions: Questions<StoreFacts> = {
    fields: purchase.fields,
    asked: (context) => [...new Set(open(context).flatMap((page) => page.asks(context.answers.values)))],
    read: (values, context) => purchase.read?.(values, context.answers.values) ?? values,
  };
  const kit = payingSetup<StoreFacts>(storeCalls(deps, purchase), questions);
  const complete = (context: StoreContext) =>
    openField(context.answers, purchase.fields(context), questions.asked(context)) === null;
  const cancel = { type: 'CANCEL', label: 'Cancel' } as const;
  const unreachable = { type: 'say', params: { tone: 'danger', text: MESSAGES.networkFailure } } as const;
  /** The last page that is not left out: where one goes that has nothing to ask. */
  const toLast = pages.toReversed().map((page) => ({
    guard: ({ context }: { context: StoreContext }) => open(context).includes(page),
    target: page.state,
  }));
  const atFirst = {
    at: 0,
    fields: (context: StoreContext) => {
      const [first] = open(context);
      return first ? [...first.asks(context.answers.values), ...first.shows] : [];
    },
  };

  const loading = kit.createStateConfig({
    meta: { kind: 'work', ...atFirst, busy: () => 'Looking up what is on offer' },
    invoke: {
      id: 'load',
      src: 'load',
      input: ({ context }) => context,
      onDone: [
        {
          guard: ({ event }) => event.output.kind === 'ready',
          target: 'loaded',
          actions: {
            type: 'learn',
            params: ({ event }) => event.output as Extract<Loaded<StoreFacts>, { kind: 'ready' }>,
          },
        },
        { target: 'unavailable', actions: unreachable },
      ],
      onError: { target: 'unavailable', actions: SAYS_WHY },
    },
    on: { FILL: { actions: 'fill' }, CANCEL: 'cancelled' },
  });

  const unavailable = kit.createStateConfig({
    meta: { kind: 'ask', at: 0, say: untold, actions: [{ type: 'RETRY', label: CONTROLS.again }, cancel] },
    on: { FILL: { actions: 'fill' }, RETRY: { target: 'loading', actions: 'quiet' }, CANCEL: 'cancelled' },
  });

  /** Finds the page that has something to ask. */
  const loaded = kit.createStateConfig({
    meta: { kind: 'work' },
    always: [
      { guard: ({ context }) => context.answers.reopened === null && complete(context), target: 'checking' },
      ...pages.slice(0, -1).map((page) => ({
        guard: ({ context }: { context: StoreContext }) =>
          open(context).includes(page) &&
          openField(context.answers, purchase.fields(context), page.asks(context.answers.values)) !== null,
        target: page.state,
      })),
      ...toLast,
    ],
  });

  const refuse = {
    type: 'refuse',
    params: ({ event }: { event: DoneActorEvent<Checked<StoreFacts>> }) => refusalOf(event.output),
  } as const;

  const checking = kit.createStateConfig({
    meta: { kind: 'work', ...atFirst, at: purchase.at.confirm, busy: () => 'Checking your order' },
    invoke: {
      id: 'check',
      src: 'check',
      input: ({ context }) => context,
      onDone: [
        {
          guard: ({ event }) => event.output.kind === 'good',
          target: 'confirming',
          actions: [
            'quiet',
            {
              type: 'keepFacts',
              params: ({ event }) => ({ facts: event.output.kind === 'good' ? event.output.facts : undefined }),
            },
          ],
        },
        {
          guard: ({ event }) => event.output.kind === 'bad' && event.output.field !== undefined,
          target: 'loaded',
          actions: refuse,
        },
        ...toLast.map((to) => ({ ...to, actions: refuse })),
      ],
      onError: toLast.map((to) => ({ ...to, actions: SAYS_WHY })),
    },
  });

  const machine = kit.createMachine({
    id: purchase.screen,
    context: ({ input }) => startWith(questions, purchase, input),
    initial: 'started',
    states: {
      started: { meta: { kind: 'work', busy: () => 'Opening' }, always: 'loading' },
      loading,
      loaded,
      unavailable,
      ...pageStates(kit, purchase, questions),
      checking,
      ...payingStates<StoreFacts>(kit, confirmWords(purchase, questions)),
    },
  });

  return {
    name: purchase.screen,
    version: 1,
    title: purchase.title,
    progress: purchase.progress,
    fields: (context) => purchase.fields(context as StoreContext),
    readOnly: (context) => shownValues(purchase, context as StoreContext),
    machine,
  };
}

/** What stands in the answers at first: the screen's own defaults, the address of who is signed in, what a sentence said. */
function startWith(questions: Questions<StoreFacts>, purchase: Purchase, input: FlowInput): StoreContext {
  const empty: StoreContext = { ...UNPAID, runId: input.runId, answers: NO_ANSWERS, notices: [], facts: UNKNOWN };
  const filled = filledBy(questions);
  const given = { ...purchase.defaults, ...(input.person && { email: input.person.email }) };
  const prepared = { ...empty, answers: filled(empty, { values: given, from: 'form' }) };
  return { ...prepared, answers: filled(prepared, { values: input.values ?? {}, from: 'chat' }) };
}

function refusalOf(checked: Checked<StoreFacts>): { message: string; field: string | undefined } {
  return checked.kind === 'bad'
    ? { message: checked.message, field: checked.field }
    : { message: '', field: undefined };
}
