import { assign, fromPromise, setup } from 'xstate';
import { TROUBLE_SENTENCES as SAID } from '#catalogues/sentences/support/trouble.ts';
import { clear, fill, insist, openField, reopen, revise } from '#machines/kit/answers.ts';
import type { FlowEvent } from '#machines/kit/events.ts';
import { type Answers, NO_ANSWERS } from '#machines/kit/field.ts';
import type { FlowDeps, FlowInput, Step } from '#machines/kit/flow.ts';
import type { Say } from '#machines/kit/view.ts';
import { type Filed, type Mailed, troubleCalls } from './calls.ts';
import { type Checked, type Found, type Learned, stageOf, type Trouble, type TroubleContext } from './context.ts';
import { asksSymptom, findingAsked, isTold, reportAsked, reportNeeded } from './fields/asked.ts';
import { troubleFields } from './fields/fields.ts';
import type { Looked } from './lookup/look.ts';
import { adviceOf } from './telling/advice.ts';

/** Names of what a page of the flow asks. */
export type Page = 'finding' | 'describing' | 'reporting';

/** What is asked on a page. */
export function askedOn(trouble: Trouble, page: Page, context: TroubleContext): readonly string[] {
  if (page === 'finding') return findingAsked(trouble, context);
  return page === 'describing' ? ['symptom'] : reportAsked(trouble, context);
}

/** The questions as they stand after some answers. */
const standing =
  (trouble: Trouble, context: TroubleContext) =>
  (answers: Answers): ReturnType<typeof troubleFields> =>
    troubleFields(trouble, { ...context, answers });

/** What must be answered on a page before its button does anything. */
const neededOn = (trouble: Trouble, page: Page, context: TroubleContext): readonly string[] =>
  page === 'reporting' ? reportNeeded(trouble, context) : askedOn(trouble, page, context);

/** The answers with every problem of a page named, as pressing its button does. */
function insisted(trouble: Trouble, page: Page, context: TroubleContext): Answers {
  return insist(context.answers, troubleFields(trouble, context), neededOn(trouble, page, context));
}

/** True where nothing of a page is missing or wrong. */
export function isComplete(trouble: Trouble, page: Page, context: TroubleContext): boolean {
  const names = neededOn(trouble, page, context);
  return openField({ ...insisted(trouble, page, context) }, troubleFields(trouble, context), names) === null;
}

/** The beginning of a run: what is known of the person, and what it was started with. */
export function beginning(trouble: Trouble, { runId, person, values = {}, from = 'chat' }: FlowInput): TroubleContext {
  const context: TroubleContext = {
    runId,
    person,
    answers: NO_ANSWERS,
    notices: [],
    learned: null,
    found: null,
    step: 0,
    tried: 0,
  };
  // Only the person can say that they are no robot.
  const { robot: _, ...given } = values;
  return { ...context, answers: fill(NO_ANSWERS, standing(trouble, context), given, from) };
}

/** The implementations that the states of a troubleshooting flow name. */
export function troubleSetup(deps: FlowDeps, trouble: Trouble) {
  const calls = troubleCalls(deps, trouble);
  const order = ({ found }: TroubleContext): Pick<Checked, 'orderId' | 'state'> =>
    found?.kind === 'order' ? found.order : { orderId: '', state: 'abandoned' };
  const advice = (context: TroubleContext) => adviceOf(trouble, context);
  return setup({
    types: {
      context: {} as TroubleContext,
      events: {} as FlowEvent,
      input: {} as FlowInput,
      meta: {} as Step<TroubleContext>,
    },
    actors: {
      learn: fromPromise<Learned, TroubleContext>(({ input, signal }) => calls.learn(input, signal)),
      look: fromPromise<Looked, TroubleContext>(({ input, signal }) => calls.look(input, signal)),
      resend: fromPromise<Mailed, TroubleContext>(({ input, signal }) => calls.mail(order(input), signal)),
      follow: fromPromise<null, TroubleContext>(({ input, signal }) => calls.watch(order(input), signal)),
      file: fromPromise<Filed, TroubleContext>(({ input, signal }) => calls.file(input, signal)),
    },
    actions: {
      fill: assign(({ context, event }) => {
        if (event.type !== 'FILL') return {};
        const fields = standing(trouble, context);
        // What was said before there was anything to choose from may mean one of the things now.
        return { answers: revise(fill(context.answers, fields, event.values, event.from), fields), notices: [] };
      }),
      insist: assign(({ context }, { page }: { page: Page }) => ({
        answers: insisted(trouble, page, context),
        notices: [],
      })),
      /** Asks again for the answer that is meant, else for what was answered last on this page. */
      reopen: assign(({ context, event }, { page }: { page: Page }) => {
        const asked = askedOn(trouble, page, context);
        const meant = event.type === 'EDIT' ? asked.find((name) => name === event.field) : undefined;
        const name = meant ?? context.answers.order.findLast((one) => asked.includes(one)) ?? asked[0];
        return name === undefined ? { notices: [] } : { answers: reopen(context.answers, name), notices: [] };
      }),
      learn: assign(({ context }, { learned }: { learned: Learned }) => ({
        learned,
        answers: revise(context.answers, standing(trouble, { ...context, learned })),
        notices: [],
      })),
      keepFound: assign((_, { found }: { found: Found }) => ({ found, step: 0, tried: 0, notices: [] })),
      forgetFound: assign({ found: null, step: 0, tried: 0 }),
      nextStep: assign(({ context }) => ({
        step: context.step + 1,
        tried: Math.max(context.tried, context.step + 1),
        notices: [],
      })),
      lastStep: assign(({ context }) => ({ tried: Math.max(context.tried, context.step + 1), notices: [] })),
      stepBack: assign(({ context }) => ({ step: context.step - 1, notices: [] })),
      say: assign((_, { say }: { say: readonly Say[] }) => ({ notices: say })),
      refuse: assign(({ context }, { say, clears }: { say: readonly Say[]; clears: readonly string[] }) => ({
        notices: say,
        answers: clears.reduce(clear, context.answers),
      })),
      settle: assign({ notices: [{ tone: 'success', text: SAID.settled }] as const }),
      filed: assign(({ context }, filed: Pick<Extract<Filed, { kind: 'filed' }>, 'number' | 'message'>) => ({
        notices: [
          { tone: 'success' as const, text: filed.message },
          { tone: 'plain' as const, text: furtherWords(context, filed.number) },
        ],
      })),
      quiet: assign({ notices: [] }),
    },
    guards: {
      isComplete: ({ context }, { page }: { page: Page }) => isComplete(trouble, page, context),
      isTold: ({ context }) => isTold(trouble, context),
      isWaiting: ({ context }) => isTold(trouble, context) && stageOf(context) === 'waiting',
      isDelivered: ({ context }) => stageOf(context) === 'delivered',
      asksSymptom: ({ context }) => asksSymptom(trouble, context),
      hasAdvice: ({ context }) => advice(context).length > 0,
      hasMore: ({ context }) => context.step + 1 < advice(context).length,
      hasBefore: ({ context }) => context.step > 0,
    },
  });
}

/** Where the answer to a ticket is found. */
function furtherWords({ person, answers }: Pick<TroubleContext, 'person' | 'answers'>, number: string): string {
  return person === null ? SAID.keepNumber(answers.values.email ?? '') : SAID.seeTicket(number);
}

/** The setup that the states are made with. */
export type TroubleKit = ReturnType<typeof troubleSetup>;
