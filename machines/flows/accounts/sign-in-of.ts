import { MESSAGES } from '#catalogues/messages.ts';
import { SIGN_INS as SAID } from '#catalogues/sentences/estate/sign-ins.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { SIGN_IN_CHANGES, type SignInChange } from '#catalogues/sign-ins.ts';
import { choiceField } from '#machines/flows/storefront/fields.ts';
import type { Field } from '#machines/kit/field.ts';
import { required } from '#machines/kit/fields.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { refused, taken } from '#machines/kit/submitting/form.ts';
import { provesAgain } from '#machines/kit/submitting/proves-again.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import { refusal } from '../platform/sent.ts';
import { OWN_PASSWORD } from './fields.ts';
import { refusedProof } from './refusals.ts';

/** What its row says of somebody; nobody is asked for it. */
const GIVEN: Field = { label: SAID.given, ask: '', kind: 'text', placeholder: '', schema: required(SAID.which) };
const PASSWORD: Field = { ...OWN_PASSWORD, ask: `${SAID.password} ${SENTENCES.passwordMasked}` };
const WHAT = choiceField(
  { label: SAID.label, ask: SAID.ask, placeholder: '' },
  SIGN_IN_CHANGES.map((value) => ({ value, label: SAID.changes[value].label })),
  SAID.ask,
);

/** Signing somebody else out everywhere, locking their sign-in or opening it again, from the row where they stand; with the own password. */
export function signInOf(deps: FlowDeps): Flow {
  const { services } = deps;
  const wanted = (what: string | undefined): SignInChange =>
    SIGN_IN_CHANGES.find((one) => one === what) ?? 'end-sessions';
  return submitting(deps, {
    name: 'sign-in-of',
    version: 1,
    title: SAID.title,
    fields: { holder: GIVEN, said: GIVEN, signIn: WHAT, password: PASSWORD },
    asked: ['signIn', 'password'],
    byHand: ['password'],
    given: { names: ['holder', 'said'], missing: SAID.which },
    words: { send: SAID.send, sending: SAID.sending },
    unreachable: MESSAGES.networkFailure,
    proof: provesAgain(services),
    say: ({ answers: { values } }) => (values.said ? [{ tone: 'plain', text: SAID.of(values.said) }] : []),
    check: async () => ({ kind: 'good', facts: null }),
    confirm: {
      dialog: ({ answers: { values } }) => {
        const { dialog, lines } = SAID.changes[wanted(values.signIn)];
        return { title: dialog(values.said ?? ''), lines };
      },
      yes: ({ answers: { values } }) => SAID.changes[wanted(values.signIn)].yes,
      no: SAID.no,
      declined: { ends: SAID.kept },
    },
    async send({ value }, signal) {
      const given = { user_id: value('holder'), what: wanted(value('signIn')), password: value('password') };
      const answer = await services.changeSignIn(given, signal);
      if (answer.status === 200) return taken(answer.data.message);
      if (answer.status !== 400 && answer.status !== 429) return refusal(answer, undefined, MESSAGES.networkFailure);
      return refusedProof(answer) ?? refused(answer.data.message);
    },
  });
}
