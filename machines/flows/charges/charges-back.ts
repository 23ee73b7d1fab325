import * as z from 'zod/mini';
import { MESSAGES } from '#catalogues/messages.ts';
import { CHARGES } from '#catalogues/sentences/estate/charges.ts';
import type { Field } from '#machines/kit/field.ts';
import { required } from '#machines/kit/fields.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { refused, taken } from '#machines/kit/submitting/form.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import { refusal } from '../platform/sent.ts';

const SAID = CHARGES.back;

/** What its row says of a run; nobody is asked for it. */
const GIVEN: Field = { label: SAID.run, ask: '', kind: 'text', placeholder: '', schema: required(SAID.gone) };

const REASON = {
  label: SAID.reason,
  ask: SAID.ask,
  kind: 'area',
  placeholder: SAID.example,
  schema: required(SAID.needed).check(z.minLength(2, SAID.needed), z.maxLength(200, SAID.long)),
} as const satisfies Field;

/** Taking a run back whole, from the row where it stands. */
export function chargesBack(deps: FlowDeps): Flow {
  const { services, changed } = deps;
  return submitting(deps, {
    name: 'charges-back',
    version: 1,
    title: SAID.title,
    fields: { run: GIVEN, said: GIVEN, reason: REASON },
    asked: ['reason'],
    given: { names: ['run', 'said'], missing: SAID.gone },
    atOnce: true,
    words: { send: SAID.label, checking: SAID.looking, sending: SAID.sending },
    unreachable: MESSAGES.networkFailure,
    check: async ({ value }) => (/^\d+$/.test(value('run')) ? { kind: 'good', facts: null } : refused(SAID.gone)),
    confirm: {
      dialog: ({ answers: { values } }) => ({
        title: SAID.dialog(values.said ?? ''),
        lines: [SAID.because(values.reason ?? ''), SAID.after],
      }),
      yes: SAID.yes,
      no: SAID.no,
      declined: { ends: SAID.kept },
    },
    async send({ value }, signal) {
      const answer = await services.takeBackCharges(
        { id: Number(value('run')), reason: value('reason').trim() },
        signal,
      );
      changed('rows');
      return answer.status === 200 ? taken(answer.data.message) : refusal(answer, undefined, MESSAGES.networkFailure);
    },
  });
}
