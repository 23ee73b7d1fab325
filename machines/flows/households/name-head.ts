import { MESSAGES } from '#catalogues/messages.ts';
import { HOUSEHOLD } from '#catalogues/sentences/household.ts';
import type { Field } from '#machines/kit/field.ts';
import { required } from '#machines/kit/fields.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { taken } from '#machines/kit/submitting/form.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import { onMeter } from '#machines/pages/residents/people.ts';
import { SHOWN_ON } from '../estate/whose.ts';
import { refusal } from '../platform/sent.ts';

const SAID = HOUSEHOLD.head;

/** What its row says of somebody; nobody is asked for it. */
const GIVEN: Field = { label: SAID.given, ask: '', kind: 'text', placeholder: '', schema: required(SAID.which) };

/** Saying who leads a household, from the row where they stand. */
export function nameHead(deps: FlowDeps): Flow {
  const { services, changed } = deps;
  return submitting(deps, {
    name: 'name-head',
    version: 1,
    title: SAID.title,
    fields: { member: GIVEN, said: GIVEN, meterNumber: SHOWN_ON },
    asked: [],
    given: { names: ['member', 'said'], missing: SAID.which },
    atOnce: true,
    words: { send: SAID.send, checking: SAID.looking, sending: SAID.sending },
    unreachable: MESSAGES.networkFailure,
    check: async () => ({ kind: 'good', facts: null }),
    confirm: {
      dialog: ({ person, answers: { values } }) => ({
        title: SAID.dialog(values.said ?? ''),
        lines: [SAID.may, ...(person?.role === 'service-admin' ? [] : [SAID.yours])],
      }),
      yes: ({ answers: { values } }) => SAID.yes(values.said ?? ''),
      no: SAID.no,
      declined: { ends: SAID.kept },
    },
    async send({ value }, signal) {
      const answer = await services.nameHouseholdHead(onMeter(value('member'), value('meterNumber')), signal);
      if (answer.status !== 200) return refusal(answer, undefined, MESSAGES.networkFailure);
      changed('rows');
      return taken(answer.data.message);
    },
  });
}
