import { MESSAGES } from '#catalogues/messages.ts';
import { ADMINISTRATORS } from '#catalogues/sentences/estate/administrators.ts';
import type { Field } from '#machines/kit/field.ts';
import { required } from '#machines/kit/fields.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { taken } from '#machines/kit/submitting/form.ts';
import { provesAgain } from '#machines/kit/submitting/proves-again.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import { refusal } from '../platform/sent.ts';

const SAID = ADMINISTRATORS.resetting;

/** Whom a sentence found; nobody is asked for it. */
const GIVEN: Field = { label: SAID.given, ask: '', kind: 'text', placeholder: '', schema: required(SAID.which) };

/** Mailing an administrator who is named a link that sets a new password, after a yes: their row does it by its button. */
export function resetAdministrator(deps: FlowDeps): Flow {
  const { services, changed } = deps;
  return submitting(deps, {
    name: 'reset-administrator',
    version: 2,
    title: SAID.title,
    fields: { administrator: GIVEN, said: GIVEN, email: GIVEN },
    asked: [],
    given: { names: ['administrator', 'said', 'email'], missing: SAID.which },
    atOnce: true,
    words: { send: SAID.send, checking: SAID.looking, sending: SAID.sending },
    unreachable: MESSAGES.networkFailure,
    proof: provesAgain(services),
    check: async () => ({ kind: 'good', facts: null }),
    confirm: {
      dialog: ({ answers: { values } }) => ({
        title: SAID.dialog(values.said ?? ''),
        lines: [SAID.goes(values.email ?? ''), SAID.until],
      }),
      yes: ({ answers: { values } }) => SAID.yes(values.said ?? ''),
      no: SAID.no,
      declined: { ends: SAID.kept },
    },
    async send({ value }, signal) {
      const answer = await services.resetAdministrator({ user_id: value('administrator') }, signal);
      if (answer.status !== 200) return refusal(answer, undefined, MESSAGES.networkFailure);
      changed('rows');
      return taken(answer.data.message);
    },
  });
}
