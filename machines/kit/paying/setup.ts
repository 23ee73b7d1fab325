import { assign, fromPromise, setup } from 'xstate';
import { clear, fill, insist, lastAsked, objectTo, reopen, revise } from '../answers.ts';
import type { FlowEvent } from '../events.ts';
import type { Answers, Fields, Values } from '../field.ts';
import type { FlowInput, Step } from '../flow.ts';
import type { Say, Tone } from '../view.ts';
import type { Opened, OpenInput, PayingContext, Report, ReportInput, SupportContact, WatchInput } from './context.ts';
import type { TransferCalls, TransferInput, TransferSeen } from './transfer.ts';

/** What the flow learned before it asks. */
export type Loaded<F> =
  | {
      readonly kind: 'ready';
      readonly facts: F;
      readonly support: SupportContact;
      readonly takesTransfers: boolean;
      /** An answer that was given beforehand and is wrong. */
      readonly wrong?: { readonly field: string; readonly message: string };
    }
  | { readonly kind: 'refused'; readonly message: string };

/** Whether what was asked for can be bought. */
export type Checked<F> =
  | { readonly kind: 'good'; readonly facts?: F }
  /** `field`: the answer that is wrong. Without one it is nobody's fault, and the same can be tried again. `facts`: what was learned on the way. */
  | { readonly kind: 'bad'; readonly message: string; readonly field?: string; readonly facts?: F };

/** The calls of a paying flow, every one safe to repeat. They reject only when there was no answer. */
export interface PayingCalls<F> {
  readonly load: (context: PayingContext<F>, signal: AbortSignal) => Promise<Loaded<F>>;
  readonly check: (context: PayingContext<F>, signal: AbortSignal) => Promise<Checked<F>>;
  /** What is learned beside an open question, e.g. a fee. */
  readonly aside?: (context: PayingContext<F>, signal: AbortSignal) => Promise<Partial<F>>;
  /** The wait before another form opens. */
  readonly turn?: (context: PayingContext<F>, signal: AbortSignal) => Promise<void>;
  readonly open: (input: OpenInput<F>, signal: AbortSignal) => Promise<Opened<F>>;
  readonly report: (input: ReportInput<F>, signal: AbortSignal) => Promise<Report>;
  /** Resolves once the order has left the states named. */
  readonly watch: (input: WatchInput, signal: AbortSignal) => Promise<null>;
  readonly transfers: TransferCalls;
}

const STATUS = { captured: 'CAPTURED', failed: 'FAILED', closed: 'CLOSED', unavailable: 'CLOSED' } as const;

/** The questions of a paying flow as they stand, and the names of those that it asks. */
export interface Questions<F> {
  readonly fields: (context: PayingContext<F>) => Fields;
  readonly asked: (context: PayingContext<F>) => readonly string[];
  /** What a sentence's values answer here, where that is not what they are called. */
  readonly read?: (values: Values, context: PayingContext<F>) => Values;
}

/** The answers after a FILL. */
export function filledBy<F>({ fields, read = (values) => values }: Questions<F>) {
  return (context: PayingContext<F>, { values, from }: Pick<Extract<FlowEvent, { type: 'FILL' }>, 'values' | 'from'>) =>
    fill(context.answers, (answers) => fields({ ...context, answers }), read(values, context), from);
}

/** The implementations that the states of a paying flow name. */
export function payingSetup<F>(calls: PayingCalls<F>, questions: Questions<F>) {
  const { fields, asked, read = (values) => values } = questions;
  const filled = filledBy(questions);
  const insisted = (context: PayingContext<F>) => insist(context.answers, fields(context), asked(context));
  const complete = (context: PayingContext<F>) => Object.keys(insisted(context).problems).length === 0;
  const revised = (context: PayingContext<F>): Answers =>
    revise(context.answers, (answers) => fields({ ...context, answers }));
  return setup({
    types: {
      context: {} as PayingContext<F>,
      events: {} as FlowEvent,
      input: {} as FlowInput,
      meta: {} as Step<PayingContext<F>>,
    },
    actors: {
      load: fromPromise<Loaded<F>, PayingContext<F>>(({ input, signal }) => calls.load(input, signal)),
      check: fromPromise<Checked<F>, PayingContext<F>>(({ input, signal }) => calls.check(input, signal)),
      aside: fromPromise<Partial<F>, PayingContext<F>>(
        async ({ input, signal }) => (await calls.aside?.(input, signal)) ?? {},
      ),
      turn: fromPromise<void, PayingContext<F>>(async ({ input, signal }) => calls.turn?.(input, signal)),
      open: fromPromise<Opened<F>, OpenInput<F>>(({ input, signal }) => calls.open(input, signal)),
      report: fromPromise<Report, ReportInput<F>>(({ input, signal }) => calls.report(input, signal)),
      watch: fromPromise<null, WatchInput>(({ input, signal }) => calls.watch(input, signal)),
      /** Resolves once the server has heard of the money; at once where that is known. */
      charge: fromPromise<null, { readonly orderId: string; readonly key: string; readonly isKnown: boolean }>(
        async ({ input: { isKnown, ...order }, signal }) =>
          isKnown ? null : calls.watch({ ...order, while: 'uncharged' }, signal),
      ),
      assign: fromPromise<TransferSeen, TransferInput>(({ input, signal }) => calls.transfers.assign(input, signal)),
      look: fromPromise<TransferSeen, TransferInput>(({ input, signal }) => calls.transfers.look(input, signal)),
      arrival: fromPromise<TransferSeen, TransferInput & { readonly seen: string }>(({ input, signal }) =>
        calls.transfers.watch(input, signal),
      ),
    },
    actions: {
      fill: assign(({ context, event }) =>
        event.type === 'FILL' ? { answers: filled(context, event), notices: [] } : {},
      ),
      insist: assign(({ context }) => ({ answers: insisted(context), notices: [] })),
      /** As `insist`, for one page of several; `complaint` is said when something is wrong. */
      insistOn: assign(
        ({ context }, { names, complaint }: { names: readonly string[]; complaint?: string | undefined }) => {
          const answers = insist(context.answers, fields(context), names);
          const wrong = names.some((name) => answers.problems[name] !== undefined);
          const said = wrong && complaint !== undefined ? [{ tone: 'danger' as const, text: complaint }] : [];
          return { answers, notices: said };
        },
      ),
      reopenField: assign(({ context, event }) => {
        const names = asked(context);
        // What somebody wants to change may be another answer here: the amount of data is its plan.
        const meant = event.type === 'EDIT' ? Object.keys(read({ [event.field]: '' }, context)) : [];
        const name = meant.find((one) => names.includes(one)) ?? lastAsked(fields(context), names);
        return name === undefined ? {} : { answers: reopen(context.answers, name), notices: [] };
      }),
      reopenLast: assign(({ context }, { names }: { names: readonly string[] }) => {
        const name = lastAsked(fields(context), names);
        return name === undefined ? {} : { answers: reopen(context.answers, name), notices: [] };
      }),
      forget: assign(({ context }, params: { field: string }) => ({ answers: clear(context.answers, params.field) })),
      quiet: assign({ notices: [] }),
      say: assign((_, params: { tone: Tone; text: string }) => ({
        notices: [{ tone: params.tone, text: params.text }],
      })),
      /** Says something, where there is anything to say; else what was said stays. */
      tell: assign((_, notices: readonly Say[]) => (notices.length > 0 ? { notices } : {})),
      refuse: assign(({ context }, params: { message: string; field?: string | undefined }) =>
        params.field === undefined
          ? { notices: [{ tone: 'danger' as const, text: params.message }] }
          : { notices: [], answers: objectTo(context.answers, params.field, params.message) },
      ),
      keepFacts: assign(({ context }, params: { facts: F | undefined }) => ({ facts: params.facts ?? context.facts })),
      keepAside: assign(({ context }, params: { facts: Partial<F> | undefined }) => ({
        facts: { ...context.facts, ...params.facts },
      })),
      learn: assign(({ context }, ready: Extract<Loaded<F>, { kind: 'ready' }>) => {
        const { facts, support, takesTransfers, wrong } = ready;
        const answers = revised({ ...context, facts });
        const objected = wrong ? objectTo(answers, wrong.field, wrong.message) : answers;
        return { facts, support, takesTransfers, answers: objected };
      }),
      /** How it is paid is chosen with each yes. */
      choose: assign((_, { means }: { means: PayingContext['means'] }) => ({ means, notices: [] })),
      keepTransfer: assign((_, { transfer }: Extract<TransferSeen, { kind: 'waiting' }>) => ({ transfer })),
      keepOrder: assign((_, params: Extract<Opened, { kind: 'opened' }>) => ({
        order: params.order,
        receipt: params.receipt,
        reference: null,
        charged: false,
        waits: 0,
        notices: [],
      })),
      // A changed or repeated purchase is another order, under another key: the old one may still be paid late, also one
      // that the server opened without our hearing of it.
      dropOrder: assign(({ context }) => ({
        order: null,
        attempt: context.attempt + 1,
        reference: null,
        transfer: null,
        failure: null,
        refunding: false,
        charged: false,
        waits: 0,
      })),
      keepReference: assign(({ context, event }) => {
        if (!context.order) return {};
        const said = event.type === 'WIDGET' ? event : null;
        const status = STATUS[said?.result ?? 'closed'];
        return { reference: { ...said?.reference, status, orderId: context.order.orderId } as const, notices: [] };
      }),
      keepCharged: assign({ charged: true }),
      keepHeard: assign(({ context }, report: Report) => ({
        charged: context.charged === true || ('charged' in report && report.charged === true),
      })),
      countWait: assign(({ context }) => ({ waits: context.waits + 1 })),
      deliver: assign((_, params: Extract<Report, { kind: 'delivered' }>) => ({
        result: params.result,
        receipt: params.receipt,
        notices: [],
      })),
      fail: assign((_, { message, refunding = false }: { message: string; refunding?: boolean }) => ({
        failure: message,
        refunding,
        notices: [],
      })),
    },
    guards: {
      isComplete: ({ context }) => complete(context),
      fillsWell: ({ context, event }) =>
        event.type === 'FILL' && complete({ ...context, answers: filled(context, event) }),
    },
  });
}
