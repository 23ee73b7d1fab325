import * as z from 'zod/mini';
import { MESSAGES } from '#catalogues/messages.ts';
import { OPERATOR_FACTS, type OperatorFact } from '#catalogues/platform.ts';
import { OPERATOR } from '#catalogues/sentences/platform/operator.ts';
import { choiceField } from '#machines/flows/storefront/fields.ts';
import type { Field } from '#machines/kit/field.ts';
import { required } from '#machines/kit/fields.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { taken } from '#machines/kit/submitting/form.ts';
import { provesAgain } from '#machines/kit/submitting/proves-again.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import { refusal } from './sent.ts';

/** Characters, longest text. */
const MOST = 200;

const FACT = choiceField(
  { label: 'What', ask: OPERATOR.which, placeholder: '' },
  OPERATOR_FACTS.map((value) => ({ value, label: OPERATOR.called[value] })),
  OPERATOR.which,
);

const TEXT = {
  label: 'Text',
  ask: OPERATOR.text,
  kind: 'area',
  placeholder: OPERATOR.example,
  schema: required(OPERATOR.required).check(z.maxLength(MOST, OPERATOR.long(MOST))),
} as const satisfies Field;

const ACTIVE = choiceField(
  { label: OPERATOR.page, ask: OPERATOR.tellOrNot, placeholder: '' },
  [
    { value: 'true', label: 'Fill in' },
    { value: 'false', label: 'Take away' },
  ],
  OPERATOR.tellOrNot,
);

const factOf = (value: string | undefined): OperatorFact => OPERATOR_FACTS.find((one) => one === value) ?? 'name';

/** Saying who runs the portal, when its support is there, or where: what everybody is told who asks. */
export function setOperator(deps: FlowDeps): Flow {
  const { services, changed } = deps;
  return submitting(deps, {
    name: 'set-operator',
    version: 3,
    title: OPERATOR.title,
    fields: { active: ACTIVE, fact: FACT, note: TEXT },
    asked: ({ answers: { values } }) => (values.active === 'false' ? ['active', 'fact'] : ['active', 'fact', 'note']),
    atOnce: true,
    words: { send: 'Save', sending: 'Saving' },
    unreachable: MESSAGES.networkFailure,
    proof: provesAgain(services),
    check: async () => ({ kind: 'good', facts: null }),
    confirm: {
      dialog: ({ answers: { values } }) => {
        const called = OPERATOR.called[factOf(values.fact)];
        return values.active === 'false'
          ? { title: OPERATOR.away(called), lines: [] }
          : { title: OPERATOR.tell(called), lines: [values.note ?? ''] };
      },
      yes: { label: 'Yes, save it', formLabel: 'Save it' },
    },
    async send({ value }, signal) {
      const text = value('active') === 'false' ? null : value('note').trim();
      const answer = await services.setOperator({ fact: factOf(value('fact')), text }, signal);
      if (answer.status !== 200) return refusal(answer, text === null ? 'fact' : 'note', MESSAGES.networkFailure);
      changed('rows');
      return taken(text === null ? OPERATOR.gone : OPERATOR.saved);
    },
  });
}
