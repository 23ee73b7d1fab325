import { assign, fromPromise, setup } from 'xstate';
import { MESSAGES } from '#catalogues/messages.ts';
import { type Answers, fill, insist, NO_ANSWERS, reopen } from '#machines/kit/answers.ts';
import type { FlowEvent } from '#machines/kit/events.ts';
import type { Flow, FlowContext, FlowDeps, FlowInput, FlowPerson, Step } from '#machines/kit/flow.ts';
import type { Say } from '#machines/kit/view.ts';
import { type Checked, type Sent, sendingCalls } from './calls.ts';
import { CONTACT_FIELDS, ROBOT_FIELD } from './fields.ts';

const FIELDS = { ...CONTACT_FIELDS, ...ROBOT_FIELD };
const ASKED = ['name', 'email', 'phone', 'message', 'robot'] as const;
const NOT_SENT: Say = { tone: 'danger', text: MESSAGES.messageNotSent };

interface ContactContext extends FlowContext {
  readonly person: FlowPerson | null;
  /** The solved robot check that the message goes under; empty before. */
  readonly proof: string;
}

/**
 * Writing to support (S3 section 4.9). The robot check is solved first, and the message goes under it: sent again after a
 * reload it counts once. An answer of the server empties the form, no answer keeps what was typed.
 */
export function contactSupport(deps: FlowDeps): Flow {
  const calls = sendingCalls(deps);
  const machine = setup({
    types: { context: {} as ContactContext, events: {} as FlowEvent, input: {} as FlowInput, meta: {} as Step },
    actors: {
      checkRobot: fromPromise<Checked>(({ signal }) => calls.check(signal)),
      sendMessage: fromPromise<Sent, { answers: Answers; proof: string }>(({ input, signal }) =>
        calls.send(input.answers.values, input.proof, signal),
      ),
      readThanks: fromPromise<void>(({ signal }) => deps.wait('contactReset', signal)),
    },
    actions: {
      fill: assign(({ context, event }) =>
        event.type === 'FILL'
          ? { answers: fill(context.answers, () => FIELDS, event.values, event.from), notices: [] }
          : {},
      ),
      insist: assign(({ context }) => ({ answers: insist(context.answers, FIELDS, ASKED), notices: [] })),
      reopen: assign(({ context, event }) => {
        const field = event.type === 'EDIT' && ASKED.some((name) => name === event.field) ? event.field : 'message';
        return { answers: reopen(context.answers, field), notices: [] };
      }),
      keepProof: assign((_, params: { proof: string }) => ({ proof: params.proof })),
      say: assign((_, params: { say: Say }) => ({ notices: [params.say], proof: '' })),
      reset: assign(({ context }) => ({ answers: startWith(context.person, {}) })),
      quiet: assign({ notices: [] }),
    },
    guards: { isComplete: ({ context }) => Object.keys(insist(context.answers, FIELDS, ASKED).problems).length === 0 },
  }).createMachine({
    id: 'contact-support',
    context: ({ input }) => ({
      runId: input.runId,
      answers: startWith(input.person, input.values ?? {}),
      notices: [],
      person: input.person,
      proof: '',
    }),
    initial: 'asking',
    states: {
      asking: {
        meta: {
          kind: 'ask',
          fields: ASKED,
          actions: [
            { type: 'NEXT', label: 'Send message' },
            { type: 'CANCEL', label: 'Cancel' },
          ],
        },
        on: {
          FILL: { actions: 'fill' },
          NEXT: [{ guard: 'isComplete', target: 'checking', actions: 'quiet' }, { actions: 'insist' }],
          BACK: { actions: 'reopen' },
          EDIT: { actions: 'reopen' },
          CANCEL: { target: 'cancelled', actions: 'quiet' },
        },
      },
      checking: {
        meta: { kind: 'work', fields: ASKED, busy: () => 'Checking that you are not a robot' },
        invoke: {
          id: 'checkRobot',
          src: 'checkRobot',
          onDone: [
            {
              guard: ({ event }) => event.output.kind === 'proven',
              target: 'sending',
              actions: {
                type: 'keepProof',
                params: ({ event }) => ({ proof: event.output.kind === 'proven' ? event.output.proof : '' }),
              },
            },
            { target: 'asking', actions: { type: 'say', params: { say: NOT_SENT } } },
          ],
          onError: { target: 'asking', actions: { type: 'say', params: { say: NOT_SENT } } },
        },
      },
      sending: {
        meta: { kind: 'work', fields: ASKED, busy: () => 'Sending your message' },
        invoke: {
          id: 'sendMessage',
          src: 'sendMessage',
          input: ({ context: { answers, proof } }) => ({ answers, proof }),
          onDone: [
            {
              guard: ({ event }) => event.output.kind === 'sent',
              target: 'sent',
              actions: { type: 'say', params: ({ event }) => ({ say: said(event.output) }) },
            },
            {
              guard: ({ event }) => event.output.kind === 'refused',
              target: 'asking',
              actions: [{ type: 'say', params: ({ event }) => ({ say: said(event.output) }) }, 'reset'],
            },
            { target: 'asking', actions: { type: 'say', params: { say: NOT_SENT } } },
          ],
          onError: { target: 'asking', actions: { type: 'say', params: { say: NOT_SENT } } },
        },
      },
      sent: {
        meta: { kind: 'end', fields: ASKED },
        invoke: {
          id: 'readThanks',
          src: 'readThanks',
          onDone: { target: 'done', actions: 'quiet' },
          onError: { target: 'done', actions: 'quiet' },
        },
        // Who writes on before the form is empty has begun the next message.
        on: { FILL: { target: 'asking', actions: ['reset', 'fill'] } },
      },
      done: { type: 'final', meta: { kind: 'end' } },
      cancelled: { type: 'final', meta: { kind: 'end' } },
    },
  });

  return {
    name: 'contact-support',
    version: 1,
    title: 'Contact Us',
    progress: [],
    fields: () => FIELDS,
    readOnly: () => ({}),
    machine,
  };
}

function said(sent: Sent): Say {
  if (sent.kind === 'failed') return NOT_SENT;
  return { tone: sent.kind === 'sent' ? 'success' : 'danger', text: sent.text };
}

/** An empty form, with what is known of the person; only the person can say that they are no robot. */
function startWith(person: FlowPerson | null, { robot: _, ...values }: Readonly<Record<string, string>>): Answers {
  const known = person ? { name: person.firstName ?? '', email: person.email } : {};
  const given = Object.fromEntries(Object.entries(known).filter(([, value]) => value !== ''));
  return fill(
    fill(NO_ANSWERS, () => FIELDS, given),
    () => FIELDS,
    values,
    'chat',
  );
}
