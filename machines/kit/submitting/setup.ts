import { assign, fromPromise, setup } from 'xstate';
import { SECOND_FACTOR } from '#catalogues/sentences/second-factor.ts';
import { clear, fill, insist, objectTo, reopen, revise } from '../answers.ts';
import type { FlowEvent } from '../events.ts';
import type { FieldsOf, Values } from '../field.ts';
import { type Answers, NO_ANSWERS } from '../field.ts';
import type { FlowDeps, FlowInput, Step } from '../flow.ts';
import type { Memory } from '../memory/memory.ts';
import type { Say } from '../view.ts';
import { formCalls, insisted, isComplete, isGateComplete, isProofComplete } from './calls.ts';
import {
  askedOf,
  type Checked,
  type Form,
  type FormContext,
  type Lists,
  type Looked,
  PRESSED,
  PROOF,
  type ProvedStep,
  questionsOf,
  type Refused,
  type Sent,
  type Taken,
} from './form.ts';

/** The implementations that the states of a form name. */
export function submittingSetup<F>(deps: Memory & Pick<FlowDeps, 'wait'>, form: Form<F>) {
  const calls = formCalls(deps, form);
  return setup({
    types: {
      context: {} as FormContext<F>,
      events: {} as FlowEvent,
      input: {} as FlowInput,
      meta: {} as Step<FormContext<F>>,
    },
    actors: {
      list: fromPromise<Looked, FormContext<F>>(({ input, signal }) => calls.list(input, signal)),
      check: fromPromise<Checked<F> | null, FormContext<F>>(({ input, signal }) => calls.check(input, signal)),
      send: fromPromise<Sent, FormContext<F>>(({ input, signal }) => calls.send(input, signal)),
      pass: fromPromise<Refused | null, FormContext<F>>(({ input, signal }) => calls.pass(input, signal)),
      prove: fromPromise<Refused | null, FormContext<F>>(({ input, signal }) => calls.prove(input, signal)),
      present: fromPromise<Sent | null, FormContext<F>>(({ input, signal }) => calls.present(input, signal)),
      read: fromPromise<void>(({ signal }) => calls.read(signal)),
    },
    actions: {
      fill: assign(({ context, event }) =>
        event.type === 'FILL' ? { answers: filled(form, context, event.values, event.from), notices: [] } : {},
      ),
      insist: assign(({ context }) => {
        const complaint = form.complaint?.(context.answers) ?? null;
        const notices = complaint === null ? [] : [{ tone: 'danger' as const, text: complaint }];
        return { answers: insisted(form, context), notices };
      }),
      /** Asks again for the field that is meant, else for what was answered last. */
      reopen: assign(({ context, event }) => {
        const { order } = context.answers;
        const asked = askedOf(form, context);
        const meant = event.type === 'EDIT' ? asked.find((name) => name === event.field) : undefined;
        const name = meant ?? order.findLast((one) => asked.includes(one)) ?? asked[0];
        return name === undefined ? { notices: [] } : { answers: reopen(context.answers, name), notices: [] };
      }),
      reopenField: assign(({ context }, params: { field: string }) => ({
        answers: reopen(context.answers, params.field),
        notices: [],
      })),
      /** What was said before there was anything to choose from may mean one of the things now. */
      keepLists: assign(({ context }, { lists, holds = {} }: { lists: Lists; holds?: Values }) => {
        const fields = standing(form, { ...context, lists });
        const said = revise(context.answers, fields);
        return { lists, answers: fill(said, fields, unsaid(holds, said)), notices: [] };
      }),
      /** Why it is checked once more stays to be read beside what it is now. */
      keepFacts: assign((_, params: { facts: F | null }) => ({ facts: params.facts })),
      finish: assign((_, { say, table }: Taken) => ({ notices: say, facts: null, table: table ?? null })),
      say: assign((_, params: { say: readonly Say[] }) => ({ notices: params.say, facts: null })),
      /** The code could not be looked at: what it was asked for waits on. */
      sayOnly: assign((_, params: { say: readonly Say[] }) => ({ notices: params.say })),
      refuse: assign(({ context }, params: Refused) => ({
        answers: refusedAnswers(form, context, params),
        // A form that cannot ask for a code says how one is given.
        notices:
          params.proof && !form.proof ? [{ tone: 'danger' as const, text: SECOND_FACTOR.proveAgain }] : params.say,
        // What was checked stays while a code is asked for: it is sent as it was confirmed.
        facts: params.proof && form.proof ? context.facts : null,
        ...(typeof params.proof === 'object' && { ways: params.proof }),
        ...(params.codeFor !== undefined && { codeFor: params.codeFor }),
      })),
      /** Whoever goes back to the form may give another address: what was mailed is of no more use. */
      leaveProof: assign({ codeFor: undefined }),
      /** What was typed of a code is given up: another one is mailed. */
      dropProof: assign(({ context }) => {
        deps.secrets.forget(context.runId, PROOF);
        return { answers: clear(context.answers, PROOF), notices: [] };
      }),
      /** A passkey is asked for by who presses: a run that is kept and comes back, or comes to another device, asks for none by itself. */
      press: ({ context }) => deps.secrets.put(context.runId, PRESSED, PRESSED),
      /** What was on its way goes on once a second factor was given. */
      keepStep: assign((_, params: { step: ProvedStep }) => ({ step: params.step })),
      insistGate: assign(({ context }) => ({
        answers: insist(context.answers, questionsOf(form, context), form.gate?.asked ?? []),
        notices: [],
      })),
      insistProof: assign(({ context }) => ({
        answers: insist(context.answers, questionsOf(form, context), [PROOF]),
        notices: [],
      })),
      restart: assign(({ context }) => ({ answers: startWith(form, context) })),
      quiet: assign({ notices: [] }),
    },
    guards: {
      isComplete: ({ context }) => isComplete(form, context),
      isProof: ({ context }) => isProofComplete(form, context),
      isGateComplete: ({ context }) => isGateComplete(form, context),
      wasPassing: ({ context }) => context.step === 'passing',
      canPresent: ({ context }) => form.proof?.passkeys !== undefined && (context.ways ?? []).includes('passkey'),
    },
  });
}

/** The beginning of a form: what is known of the person, and what it was started with. */
export function beginning<F>(form: Form<F>, { runId, person, values = {}, from = 'chat' }: FlowInput): FormContext<F> {
  const given = Object.fromEntries(Object.entries(values).filter(([name]) => !form.byHand?.includes(name)));
  const at = { person, lists: {} };
  const answers = fill(startWith(form, at), standing(form, at), given, from);
  return { runId, ...at, answers, notices: [], facts: null, table: null };
}

/** The answers with new ones. What was said before there was anything to choose from may mean one of the things now. */
function filled<F>(form: Form<F>, context: FormContext<F>, values: Values, from: 'chat' | 'form' | undefined): Answers {
  const fields = standing(form, context);
  const answers = fill(context.answers, fields, values, from);
  return form.lists ? revise(answers, fields) : answers;
}

/** What holds already, without what was answered otherwise. */
const unsaid = (holds: Values, { values }: Answers): Values =>
  Object.fromEntries(Object.entries(holds).filter(([name]) => (values[name] ?? '') === ''));

/** What the questions depend on beside the answers. */
type Asked = Pick<FormContext, 'person' | 'lists' | 'ways'>;

/** The questions of a form as they stand after some answers. */
const standing =
  <F>(form: Form<F>, { person, lists, ways }: Asked): FieldsOf =>
  (answers) =>
    questionsOf(form, { person, lists, answers, ...(ways && { ways }) });

function startWith<F>(form: Form<F>, { person, lists }: Asked): Answers {
  const known = Object.entries(person && form.known ? form.known(person) : {}).filter(([, value]) => value !== '');
  return fill(NO_ANSWERS, standing(form, { person, lists }), Object.fromEntries(known));
}

function refusedAnswers<F>(
  form: Form<F>,
  { answers, ...context }: FormContext<F>,
  { at, clears, empties }: Refused,
): Answers {
  const kept = empties ? startWith(form, context) : (clears ?? []).reduce(clear, answers);
  return at ? objectTo(kept, at.field, at.problem) : kept;
}
