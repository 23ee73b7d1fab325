import { MESSAGES } from '#catalogues/messages.ts';
import { ARRIVALS } from '#catalogues/sentences/own-account.ts';
import { REFUND_ACCOUNT } from '#catalogues/sentences/refund-accounts.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { taken } from '#machines/kit/submitting/form.ts';
import { provesAgain } from '#machines/kit/submitting/proves-again.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import { ARRIVAL_GIVEN, ARRIVAL_ROW } from '../estate/arrivals.ts';
import { paymentReference } from '../platform/fields.ts';
import { refusal } from '../platform/sent.ts';
import { PAID_FROM } from './refund-by-hand.ts';

const SAID = ARRIVALS.byHand;

/** Taking money over that does not go back by itself, from the row where it stands: the provider is not asked any more. */
export function takeArrivalOver(deps: FlowDeps): Flow {
  const { services, changed } = deps;
  return submitting(deps, {
    name: 'take-arrival-over',
    version: 3,
    title: SAID.title,
    fields: ARRIVAL_ROW,
    asked: [],
    given: ARRIVAL_GIVEN,
    atOnce: true,
    words: { send: SAID.take, checking: ARRIVALS.looking, sending: SAID.saving },
    unreachable: MESSAGES.networkFailure,
    proof: provesAgain(services),
    check: async () => ({ kind: 'good', facts: null }),
    confirm: {
      dialog: ({ answers: { values } }) => SAID.takeDialog(values.sum ?? ''),
      yes: ({ answers: { values } }) => SAID.yesTake(values.sum ?? ''),
      no: ARRIVALS.no,
      declined: { ends: SAID.kept },
    },
    async send({ value }, signal) {
      const answer = await services.takeArrivalOver({ id: value('transfer') }, signal);
      changed('rows');
      return answer.status === 200 ? taken(answer.data.message) : refusal(answer, undefined, MESSAGES.networkFailure);
    },
  });
}

/** Recording that money which somebody took over was paid back by hand. */
export function arrivalPaid(deps: FlowDeps): Flow {
  const { services, changed } = deps;
  return submitting(deps, {
    name: 'arrival-paid',
    version: 3,
    title: SAID.record,
    fields: { ...ARRIVAL_ROW, from: PAID_FROM, reference: paymentReference(REFUND_ACCOUNT.admin) },
    asked: ['from', 'reference'],
    given: ARRIVAL_GIVEN,
    atOnce: true,
    words: { send: SAID.paid, checking: ARRIVALS.looking, sending: SAID.saving },
    unreachable: MESSAGES.networkFailure,
    proof: provesAgain(services),
    check: async () => ({ kind: 'good', facts: null }),
    confirm: {
      dialog: ({ answers: { values } }) => SAID.recordDialog(values.sum ?? '', values.reference ?? ''),
      yes: ({ answers: { values } }) => SAID.yesRecord(values.sum ?? ''),
      no: ARRIVALS.no,
      declined: { ends: SAID.kept },
    },
    async send({ value }, signal) {
      const from = value('from') === 'bank' ? 'bank' : 'provider';
      const paid = { id: value('transfer'), reference: value('reference').trim(), from } as const;
      const answer = await services.recordArrivalPaid(paid, signal);
      changed('rows');
      return answer.status === 200 ? taken(answer.data.message) : refusal(answer, undefined, MESSAGES.networkFailure);
    },
  });
}
