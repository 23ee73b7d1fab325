import { MESSAGES } from '#catalogues/messages.ts';
import { ADMINISTRATORS } from '#catalogues/sentences/estate/administrators.ts';
import type { Field } from '#machines/kit/field.ts';
import { required } from '#machines/kit/fields.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { taken } from '#machines/kit/submitting/form.ts';
import { provesAgain } from '#machines/kit/submitting/proves-again.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import { refusal } from '../platform/sent.ts';

const SAID = ADMINISTRATORS.remove;

/** What its row says of an administrator; nobody is asked for it. */
const GIVEN: Field = { label: SAID.given, ask: '', kind: 'text', placeholder: '', schema: required(SAID.which) };

/** Taking the office from an administrator, from the row where they stand. */
export function removeAdministrator(deps: FlowDeps): Flow {
  const { services, changed, signedOut } = deps;
  return submitting(deps, {
    name: 'remove-administrator',
    version: 3,
    title: SAID.title,
    fields: { administrator: GIVEN, said: GIVEN },
    asked: [],
    given: { names: ['administrator', 'said'], missing: SAID.which },
    atOnce: true,
    words: { send: SAID.send, checking: SAID.looking, sending: SAID.sending },
    unreachable: MESSAGES.networkFailure,
    proof: provesAgain(services),
    check: async () => ({ kind: 'good', facts: null }),
    confirm: {
      dialog: ({ person, answers: { values } }) => ({
        title: SAID.dialog(values.said ?? ''),
        lines: [values.administrator === person?.id ? SAID.yourself : SAID.signedOut, SAID.stays],
      }),
      yes: SAID.yes,
      no: SAID.no,
      declined: { ends: SAID.kept },
    },
    async send({ value, person }, signal) {
      const answer = await services.removeAdministrator({ user_id: value('administrator') }, signal);
      if (answer.status !== 200) return refusal(answer, undefined, MESSAGES.networkFailure);
      if (person?.id === value('administrator')) signedOut(answer.data.message);
      else changed('rows');
      return taken(answer.data.message);
    },
  });
}
