import { openField } from '#machines/kit/answers.ts';
import type { FlowEvent } from '#machines/kit/events.ts';
import { TELLS_FAULT } from '#machines/kit/paying/failing.ts';
import { filledBy, type payingSetup, type Questions } from '#machines/kit/paying/setup.ts';
import type { StoreFacts } from './facts.ts';
import type { Page, Purchase, StoreContext } from './purchase.ts';

type Kit = ReturnType<typeof payingSetup<StoreFacts>>;

/**
 * The pages of a purchase as states. While one is open the fee of the chosen provider is looked up; an answer that leads to
 * another form turns the page. The way forward of the last page that is not left out is the check.
 */
export function pageStates(kit: Kit, purchase: Purchase, questions: Questions<StoreFacts>) {
  const filled = filledBy(questions);
  const { turn } = purchase;

  /** True for a FILL after which this reads otherwise. */
  const alters =
    (read: (values: StoreContext['answers']['values']) => string) =>
    ({ context, event }: { context: StoreContext; event: FlowEvent }) =>
      event.type === 'FILL' && read(filled(context, event).values) !== read(context.answers.values);

  /** True for a FILL after which a page is left out. */
  const leaves =
    (page: Page) =>
    ({ context, event }: { context: StoreContext; event: FlowEvent }) =>
      event.type === 'FILL' && page.skipped?.(filled(context, event).values) === true;

  const states = purchase.pages.map((page, at) => [page.state, pageState(page, at)] as const);
  return { ...Object.fromEntries(states), ...(turn && { turning: turningState(turn) }) };

  function pageState(page: Page, at: number) {
    const { pages } = purchase;
    const asks = (context: StoreContext) => page.asks(context.answers.values);
    const complete = ({ context }: { context: StoreContext }) =>
      openField({ ...context.answers, reopened: null }, purchase.fields(context), asks(context)) === null;
    const onward = pages.slice(at + 1);
    const before = pages.slice(0, at).reverse();
    const insist = {
      type: 'insistOn',
      params: ({ context }: { context: StoreContext }) => ({ names: asks(context), complaint: page.complaint }),
    } as const;
    const open =
      (other: Page) =>
      ({ context }: { context: StoreContext }) =>
        other.skipped?.(context.answers.values) !== true;
    return kit.createStateConfig({
      meta: {
        kind: 'ask',
        at: page.at,
        heading: (c) => (typeof page.heading === 'string' ? page.heading : page.heading(c.answers.values)),
        fields: (c) => [...asks(c), ...page.shows],
        actions: [
          { type: 'NEXT', label: page.next },
          ...(before.length > 0 ? [{ type: 'BACK', label: 'BACK' } as const] : []),
          { type: 'CANCEL', label: 'Cancel' },
        ],
      },
      invoke: {
        id: 'aside',
        src: 'aside',
        input: ({ context }) => context,
        onDone: { actions: { type: 'keepAside', params: ({ event }) => ({ facts: event.output }) } },
        // Without a fee there is a question left for the check, nothing to say yet.
        onError: { actions: TELLS_FAULT },
      },
      on: {
        FILL: [
          ...(turn
            ? [{ guard: alters((values) => values[turn.field] ?? ''), target: 'turning', actions: 'fill' } as const]
            : []),
          // A sentence can choose what this page is left out for.
          ...(page.skipped ? [{ guard: leaves(page), target: 'loaded', actions: 'fill' } as const] : []),
          { guard: alters(purchase.provider), target: page.state, reenter: true, actions: 'fill' },
          { actions: 'fill' },
        ],
        NEXT: [
          ...onward.map((next) => ({
            guard: (args: { context: StoreContext }) => complete(args) && open(next)(args),
            target: next.state,
            actions: insist,
          })),
          { guard: complete, target: 'checking', actions: insist },
          { actions: insist },
        ],
        BACK: before.map((previous) => ({
          guard: open(previous),
          target: previous.state,
          actions: {
            type: 'reopenLast',
            params: ({ context }: { context: StoreContext }) => ({ names: previous.asks(context.answers.values) }),
          } as const,
        })),
        EDIT: { target: 'loaded', actions: 'reopenField' },
        CANCEL: 'cancelled',
      },
    });
  }

  function turningState({ field }: NonNullable<Purchase['turn']>) {
    return kit.createStateConfig({
      meta: { kind: 'work', at: 0, fields: [field], busy: () => 'Opening the form' },
      invoke: {
        id: 'turn',
        src: 'turn',
        input: ({ context }) => context,
        onDone: 'loaded',
        onError: { target: 'loaded', actions: TELLS_FAULT },
      },
    });
  }
}
