import { MESSAGES } from '#catalogues/messages.ts';
import { openField } from '#machines/kit/answers.ts';
import { NO_ANSWERS } from '#machines/kit/field.ts';
import type { Flow, FlowDeps, FlowInput } from '#machines/kit/flow.ts';
import { UNPAID } from '#machines/kit/paying/context.ts';
import { preparingStates } from '#machines/kit/paying/preparing.ts';
import { filledBy, payingSetup, type Questions } from '#machines/kit/paying/setup.ts';
import { payingStates } from '#machines/kit/paying/states.ts';
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
  /** The last page that is not left out: where one goes that has nothing to ask. */
  const toLast = pages.toReversed().map((page) => ({
    guard: ({ context }: { context: StoreContext }) => open(context).includes(page),
    target: page.state,
  }));
  const atFirst = (context: StoreContext) => {
    const [first] = open(context);
    return first ? [...first.asks(context.answers.values), ...first.shows] : [];
  };

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

  const machine = kit.createMachine({
    id: purchase.screen,
    context: ({ input }) => startWith(questions, purchase, input),
    initial: 'started',
    states: {
      ...preparingStates<StoreFacts>(kit, {
        load: { fields: atFirst, busy: 'Looking up what is on offer' },
        check: { at: purchase.at.confirm, fields: atFirst, busy: 'Checking your order' },
        unavailable: [],
        unavailableSays: MESSAGES.networkFailure,
        good: 'confirming',
        wrong: 'loaded',
        back: toLast,
      }),
      loaded,
      ...pageStates(kit, purchase, questions),
      ...payingStates<StoreFacts>(kit, confirmWords(purchase, questions)),
    },
  });

  return {
    name: purchase.screen,
    version: 2,
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
