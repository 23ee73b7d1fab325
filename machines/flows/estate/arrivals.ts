import * as z from 'zod/mini';
import { ARRIVAL_RULES, type ArrivalRule } from '#catalogues/arrivals.ts';
import { METER_DIGITS } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { ARRIVAL_RULE, ARRIVALS, RULE_WORDS } from '#catalogues/sentences/own-account.ts';
import { choiceField } from '#machines/flows/storefront/fields.ts';
import type { Field } from '#machines/kit/field.ts';
import { digitsBetween, required } from '#machines/kit/fields.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { taken } from '#machines/kit/submitting/form.ts';
import { notChanged } from '#machines/kit/submitting/not-changed.ts';
import { provesAgain } from '#machines/kit/submitting/proves-again.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import { refusal } from '../platform/sent.ts';

/** What its row says of a transfer; nobody is asked for it. */
const given: Field = {
  label: ARRIVALS.transfer,
  ask: '',
  kind: 'text',
  placeholder: '',
  schema: required(ARRIVALS.gone),
};
/** Which transfer it is about, as its row says. */
export const ARRIVAL_ROW = { transfer: given, sum: given } as const;
export const ARRIVAL_GIVEN = { names: ['transfer', 'sum'], missing: ARRIVALS.gone } as const;

const METER = {
  label: ARRIVALS.meter.label,
  ask: ARRIVALS.meter.ask,
  kind: 'digits',
  placeholder: '00000000000',
  schema: digitsBetween(METER_DIGITS, { empty: MESSAGES.meterRequired, length: MESSAGES.meterLength }),
} as const satisfies Field;

/** Saying whose money it is that waits, from the row where it stands. */
export function matchArrival(deps: FlowDeps): Flow {
  const { services, changed } = deps;
  return submitting(deps, {
    name: 'match-arrival',
    version: 3,
    title: ARRIVALS.matchTitle,
    fields: { ...ARRIVAL_ROW, meterNumber: METER },
    asked: ['meterNumber'],
    given: ARRIVAL_GIVEN,
    atOnce: true,
    words: { send: ARRIVALS.match, checking: ARRIVALS.looking, sending: ARRIVALS.matching },
    unreachable: MESSAGES.networkFailure,
    proof: provesAgain(services),
    check: async () => ({ kind: 'good', facts: null }),
    confirm: {
      dialog: ({ answers: { values } }) => ARRIVALS.matchDialog(values.sum ?? '', values.meterNumber ?? ''),
      yes: ({ answers: { values } }) => ARRIVALS.yesMatch(values.sum ?? ''),
      no: ARRIVALS.no,
      declined: { ends: ARRIVALS.kept },
    },
    async send({ value }, signal) {
      const asked = { id: value('transfer'), meter_number: value('meterNumber') };
      const answer = await services.matchArrival(asked, signal);
      if (answer.status === 400) return refusal(answer, 'meterNumber', MESSAGES.networkFailure);
      changed('rows');
      return answer.status === 200 ? taken(answer.data.message) : notChanged(answer, answer.data.message);
    },
  });
}

/** Sending money back that waits, from the row where it stands. */
export function returnArrival(deps: FlowDeps): Flow {
  const { services, changed } = deps;
  return submitting(deps, {
    name: 'return-arrival',
    version: 3,
    title: ARRIVALS.returnTitle,
    fields: ARRIVAL_ROW,
    asked: [],
    given: ARRIVAL_GIVEN,
    atOnce: true,
    words: { send: ARRIVALS.return, checking: ARRIVALS.looking, sending: ARRIVALS.sending },
    unreachable: MESSAGES.networkFailure,
    proof: provesAgain(services),
    check: async () => ({ kind: 'good', facts: null }),
    confirm: {
      dialog: ({ answers: { values } }) => ARRIVALS.returnDialog(values.sum ?? ''),
      yes: ({ answers: { values } }) => ARRIVALS.yesReturn(values.sum ?? ''),
      no: ARRIVALS.no,
      declined: { ends: ARRIVALS.kept },
    },
    async send({ value }, signal) {
      const answer = await services.returnArrival({ id: value('transfer') }, signal);
      changed('rows');
      return answer.status === 200 ? taken(answer.data.message) : notChanged(answer, answer.data.message);
    },
  });
}

const ruleOf = (value: string | undefined): ArrivalRule => z.enum(ARRIVAL_RULES).parse(value);

const RULE = choiceField(
  { label: ARRIVAL_RULE.label, ask: ARRIVAL_RULE.ask, placeholder: '' },
  ARRIVAL_RULES.map((value) => ({ value, label: RULE_WORDS[value] })),
  ARRIVAL_RULE.ask,
);

/** Saying what the own estate does with money that comes to its residents' account numbers. */
export function arrivalRule(deps: FlowDeps): Flow {
  const { services, changed } = deps;
  return submitting(deps, {
    name: 'arrival-rule',
    version: 1,
    title: ARRIVAL_RULE.title,
    fields: { rule: RULE },
    asked: ['rule'],
    atOnce: true,
    words: { send: 'Save', checking: 'Looking at your settings', sending: 'Saving' },
    unreachable: MESSAGES.networkFailure,
    async check({ value }, signal) {
      const held = await services.arrivalRule({}, signal);
      if (held.status !== 200) return refusal(held, undefined, MESSAGES.networkFailure);
      const { rule } = held.data;
      if (rule !== value('rule')) return { kind: 'good', facts: null };
      return { kind: 'needless', why: ARRIVAL_RULE.already(RULE_WORDS[rule]) };
    },
    confirm: {
      dialog: ({ answers: { values } }) => ARRIVAL_RULE.dialog(RULE_WORDS[ruleOf(values.rule)]),
      yes: ARRIVAL_RULE.yes,
      no: ARRIVAL_RULE.no,
      declined: { ends: ARRIVAL_RULE.kept },
    },
    async send({ value }, signal) {
      const answer = await services.setArrivalRule({ rule: ruleOf(value('rule')) }, signal);
      if (answer.status !== 200) return refusal(answer, undefined, MESSAGES.networkFailure);
      changed('rows');
      return taken(answer.data.message);
    },
  });
}
