import { assign, fromPromise, setup } from 'xstate';
import { clear, fill, insist } from '../answers.ts';
import type { FlowEvent } from '../events.ts';
import type { Fields } from '../field.ts';
import type { FlowInput, Step } from '../flow.ts';
import type { Tone } from '../view.ts';
import type { Opened, OpenInput, PayingContext, Report, ReportInput, SupportContact, WatchInput } from './context.ts';

/** What the flow learned before it asks. */
export type Loaded<F> =
  | { readonly kind: 'ready'; readonly facts: F; readonly support: SupportContact }
  | { readonly kind: 'refused'; readonly message: string };

/** Whether what was asked for can be bought. */
export type Checked = { readonly kind: 'good' } | { readonly kind: 'bad'; readonly message: string };

/** The calls of a paying flow, every one safe to repeat. They reject only when there was no answer. */
export interface PayingCalls<F> {
  readonly load: (context: PayingContext<F>, signal: AbortSignal) => Promise<Loaded<F>>;
  readonly check: (context: PayingContext<F>, signal: AbortSignal) => Promise<Checked>;
  readonly open: (input: OpenInput, signal: AbortSignal) => Promise<Opened>;
  readonly report: (input: ReportInput, signal: AbortSignal) => Promise<Report>;
  /** Resolves once the order has left the states named. */
  readonly watch: (input: WatchInput, signal: AbortSignal) => Promise<null>;
}

const STATUS = { captured: 'CAPTURED', failed: 'FAILED', closed: 'CLOSED', unavailable: 'CLOSED' } as const;

/** The implementations that the states of a paying flow name. `asked` are the names of the fields it asks. */
export function payingSetup<F>(calls: PayingCalls<F>, fields: Fields, asked: readonly string[]) {
  return setup({
    types: {
      context: {} as PayingContext<F>,
      events: {} as FlowEvent,
      input: {} as FlowInput,
      meta: {} as Step<PayingContext<F>>,
    },
    actors: {
      load: fromPromise<Loaded<F>, PayingContext<F>>(({ input, signal }) => calls.load(input, signal)),
      check: fromPromise<Checked, PayingContext<F>>(({ input, signal }) => calls.check(input, signal)),
      open: fromPromise<Opened, OpenInput>(({ input, signal }) => calls.open(input, signal)),
      report: fromPromise<Report, ReportInput>(({ input, signal }) => calls.report(input, signal)),
      watch: fromPromise<null, WatchInput>(({ input, signal }) => calls.watch(input, signal)),
    },
    actions: {
      fill: assign(({ context, event }) =>
        event.type === 'FILL' ? { answers: fill(context.answers, fields, event.values, event.from), notices: [] } : {},
      ),
      insist: assign(({ context }) => ({ answers: insist(context.answers, fields, asked), notices: [] })),
      reopenField: assign(({ context, event }) => {
        const name = event.type === 'EDIT' && asked.includes(event.field) ? event.field : asked.at(-1);
        return name === undefined ? {} : { answers: clear(context.answers, name), notices: [] };
      }),
      quiet: assign({ notices: [] }),
      say: assign((_, params: { tone: Tone; text: string }) => ({
        notices: [{ tone: params.tone, text: params.text }],
      })),
      learn: assign((_, params: { facts: F; support: SupportContact }) => ({
        facts: params.facts,
        support: params.support,
      })),
      keepOrder: assign((_, params: Extract<Opened, { kind: 'opened' }>) => ({
        order: params.order,
        receipt: params.receipt,
        reference: null,
        waits: 0,
        notices: [],
      })),
      // A changed or repeated purchase is another order, under another key: the old one may still be paid late.
      dropOrder: assign(({ context }) =>
        context.order ? { order: null, attempt: context.attempt + 1, reference: null, failure: null, waits: 0 } : {},
      ),
      keepReference: assign(({ context, event }) => {
        if (!context.order) return {};
        const said = event.type === 'WIDGET' ? event : null;
        const status = STATUS[said?.result ?? 'closed'];
        return { reference: { ...said?.reference, status, orderId: context.order.orderId } as const, notices: [] };
      }),
      countWait: assign(({ context }) => ({ waits: context.waits + 1 })),
      deliver: assign((_, params: Extract<Report, { kind: 'delivered' }>) => ({
        result: params.result,
        receipt: params.receipt,
        notices: [],
      })),
      fail: assign((_, params: { message: string }) => ({ failure: params.message, notices: [] })),
    },
    guards: {
      isComplete: ({ context }) => Object.keys(insist(context.answers, fields, asked).problems).length === 0,
      fillsWell: ({ context, event }) =>
        event.type === 'FILL' &&
        Object.keys(insist(fill(context.answers, fields, event.values), fields, asked).problems).length === 0,
    },
  });
}
