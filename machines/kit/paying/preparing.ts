import { CONTROLS } from '#catalogues/sentences/controls.ts';
import type { Step } from '../flow.ts';
import { ofKind } from '../outcome.ts';
import { retryNotice } from '../retry-notice.ts';
import type { PayingContext } from './context.ts';
import { SAYS_WHY } from './failing.ts';
import type { Checked, Loaded, payingSetup } from './setup.ts';

/** A state to go to, where its guard lets one. */
interface Way<F> {
  readonly guard?: (args: { readonly context: PayingContext<F> }) => boolean;
  readonly target: string;
}

/** What differs between the flows that prepare a payment. */
export interface Preparation<F> {
  /** What the steps show while something is looked at; `busy` says what that is. */
  readonly load: Pick<Step<PayingContext<F>>, 'fields'> & { readonly busy: string };
  readonly check: Pick<Step<PayingContext<F>>, 'fields'> & { readonly busy: string; readonly at: number };
  /** What is shown where nothing could be learned. */
  readonly unavailable: readonly string[];
  /** What is said of that instead of why it was refused. */
  readonly unavailableSays?: string;
  /** Where what was checked and is good leads. */
  readonly good: string;
  /** Where an answer leads that was found to be wrong; as any other refusal unless given. */
  readonly wrong?: string;
  /** Where it goes back to when it was refused, or nobody answered: the first that its guard lets. */
  readonly back: readonly Way<F>[];
}

/**
 * The states before the questions and after them, which every paying flow includes beside its own `loaded` and its pages: what
 * the flow has to know is learned, and once all is answered it is made sure that it can be bought. Where nothing could be learned
 * it can be tried again.
 */
export function preparingStates<F>(kit: ReturnType<typeof payingSetup<F>>, preparation: Preparation<F>) {
  const { load, check, unavailable: shown, unavailableSays, good, wrong, back } = preparation;

  const learned = {
    type: 'keepFacts',
    params: ({ event }: { event: { output: Checked<F> } }) => ({ facts: factsOf(event.output) }),
  } as const;

  const started = kit.createStateConfig({ meta: { kind: 'work', busy: () => 'Opening' }, always: 'loading' });

  const loading = kit.createStateConfig({
    meta: { kind: 'work', at: 0, ...load, busy: () => load.busy },
    invoke: {
      id: 'load',
      src: 'load',
      input: ({ context }) => context,
      onDone: [
        {
          guard: ({ event }) => event.output.kind === 'refused',
          target: 'unavailable',
          actions: {
            type: 'say',
            params: ({ event }) => ({ tone: 'danger', text: unavailableSays ?? messageOf(event.output) }),
          },
        },
        { target: 'loaded', actions: { type: 'learn', params: ({ event }) => ofKind(event.output, 'ready') } },
      ],
      onError: { target: 'unavailable', actions: SAYS_WHY },
    },
    on: { FILL: { actions: 'fill' }, CANCEL: 'cancelled' },
  });

  const unavailable = kit.createStateConfig({
    meta: {
      kind: 'ask',
      at: 0,
      ...(shown.length > 0 && { fields: shown }),
      say: retryNotice,
      actions: [
        { type: 'RETRY', label: CONTROLS.again },
        { type: 'CANCEL', label: 'Cancel' },
      ],
    },
    on: { FILL: { actions: 'fill' }, RETRY: { target: 'loading', actions: 'quiet' }, CANCEL: 'cancelled' },
  });

  const checking = kit.createStateConfig({
    meta: { kind: 'work', ...check, busy: () => check.busy },
    invoke: {
      id: 'check',
      src: 'check',
      input: ({ context }) => context,
      onDone: [
        {
          guard: ({ event }) => event.output.kind === 'good',
          target: good,
          actions: ['quiet', { type: 'keepFacts', params: ({ event }) => ({ facts: factsOf(event.output) }) }],
        },
        ...(wrong === undefined
          ? []
          : [
              {
                guard: ({ event }: { event: { output: Checked<F> } }) => fieldOf(event.output) !== undefined,
                target: wrong,
                actions: [REFUSE, learned],
              },
            ]),
        ...back.map((way) => ({ ...way, actions: [REFUSE, learned] })),
      ],
      onError: back.map((way) => ({ ...way, actions: SAYS_WHY })),
    },
  });

  return { started, loading, unavailable, checking };
}

const REFUSE = {
  type: 'refuse',
  params: ({ event }: { event: { output: Checked<unknown> } }) => ({
    message: messageOf(event.output),
    field: fieldOf(event.output),
  }),
} as const;

const messageOf = (outcome: Loaded<unknown> | Checked<unknown>): string =>
  'message' in outcome ? outcome.message : '';

const fieldOf = (checked: Checked<unknown>): string | undefined => (checked.kind === 'bad' ? checked.field : undefined);

const factsOf = <F>(checked: Checked<F>): F | undefined => checked.facts;
