import { assign, fromPromise, setup } from 'xstate';
import { MESSAGES } from '#catalogues/messages.ts';
import { type Answers, clear, fill, insist, NO_ANSWERS } from '#machines/kit/answers.ts';
import type { FlowEvent } from '#machines/kit/events.ts';
import type { Fields } from '#machines/kit/field.ts';
import { emailAddress, required } from '#machines/kit/fields.ts';
import type { Flow, FlowContext, FlowDeps, FlowInput, Step } from '#machines/kit/flow.ts';

const FIELDS = {
  email: {
    label: 'Email',
    ask: 'What is your e-mail address?',
    kind: 'email',
    placeholder: 'e.g. name@example.com',
    schema: emailAddress({ empty: MESSAGES.emailRequired, invalid: MESSAGES.emailInvalid }),
    clears: ['password'],
  },
  password: {
    label: 'Password',
    ask: 'And your password? It is masked, and kept out of the conversation.',
    kind: 'secret',
    placeholder: 'Your password',
    schema: required(MESSAGES.passwordRequired),
  },
} as const satisfies Fields;

const ASKED = ['email', 'password'] as const;

/** What asking the server came to; the token itself goes past the machine. */
type SignedIn = { readonly kind: 'in' } | { readonly kind: 'refused'; readonly message: string };

/**
 * Signing in by the rules of `/login` (DECISIONS 11): e-mail, then a masked password. The password stays in the secrets
 * store and is used once, so a refusal asks for it again.
 */
export function signIn({ services, secrets, signedIn, wait }: FlowDeps): Flow {
  const machine = setup({
    types: { context: {} as FlowContext, events: {} as FlowEvent, input: {} as FlowInput, meta: {} as Step },
    actors: {
      signIn: fromPromise<SignedIn, { runId: string; email: string }>(async ({ input, signal }) => {
        const password = secrets.take(input.runId, 'password');
        if (password === null) return { kind: 'refused', message: MESSAGES.passwordRequired };
        await wait('signInSubmit', signal);
        const answer = await services.signIn({ email: input.email, password }, signal);
        if (answer.status !== 200) return { kind: 'refused', message: answer.data.message };
        signedIn(answer.data.token, 'login');
        return { kind: 'in' };
      }),
    },
    actions: {
      fill: assign(({ context, event }) =>
        event.type === 'FILL'
          ? { answers: fill(context.answers, () => FIELDS, event.values, event.from), notices: [] }
          : {},
      ),
      insist: assign(({ context }) => ({ answers: insist(context.answers, FIELDS, ASKED) })),
      reopen: assign(({ context, event }) => ({
        answers: clear(clear(context.answers, 'password'), event.type === 'EDIT' ? event.field : 'email'),
        notices: [],
      })),
      refuse: assign(({ context }, params: { message: string }) => ({
        answers: clear(context.answers, 'password'),
        notices: [{ tone: 'danger' as const, text: params.message }],
      })),
    },
    guards: { isComplete: ({ context }) => Object.keys(insist(context.answers, FIELDS, ASKED).problems).length === 0 },
  }).createMachine({
    id: 'sign-in',
    context: ({ input }) => ({ runId: input.runId, answers: startWith(input), notices: [] }),
    initial: 'asking',
    states: {
      asking: {
        meta: {
          kind: 'ask',
          fields: ASKED,
          actions: [
            { type: 'NEXT', label: 'Sign in' },
            { type: 'CANCEL', label: 'Cancel' },
          ],
        },
        on: {
          FILL: { actions: 'fill' },
          NEXT: [{ guard: 'isComplete', target: 'signingIn' }, { actions: 'insist' }],
          BACK: { actions: 'reopen' },
          EDIT: { actions: 'reopen' },
          CANCEL: 'cancelled',
        },
      },
      signingIn: {
        meta: { kind: 'work', fields: ASKED, busy: () => 'Signing you in' },
        invoke: {
          id: 'signIn',
          src: 'signIn',
          input: ({ context }) => ({ runId: context.runId, email: context.answers.values.email ?? '' }),
          onDone: [
            {
              guard: ({ event }) => event.output.kind === 'refused',
              target: 'asking',
              actions: {
                type: 'refuse',
                params: ({ event }) => ({ message: 'message' in event.output ? event.output.message : '' }),
              },
            },
            { target: 'signedIn' },
          ],
          onError: { target: 'asking', actions: { type: 'refuse', params: { message: MESSAGES.networkFailure } } },
        },
      },
      signedIn: { type: 'final', meta: { kind: 'end', say: () => [] } },
      cancelled: { type: 'final', meta: { kind: 'end', say: () => [] } },
    },
  });

  return {
    name: 'sign-in',
    version: 2,
    title: 'Login to your account',
    progress: [],
    fields: () => FIELDS,
    readOnly: () => ({}),
    machine,
  };
}

/** A password cannot come with the wish to sign in: only the masked field takes it. */
function startWith(input: FlowInput): Answers {
  const { password: _, ...values } = input.values ?? {};
  return fill(NO_ANSWERS, () => FIELDS, values, 'chat');
}
