import type { CallInput } from '#catalogues/calls/services.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { nairaOf } from '#catalogues/money.ts';
import { CHARGES } from '#catalogues/sentences/estate/charges.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { type Listed, type Looked, refused, taken } from '#machines/kit/submitting/form.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import { termsNote } from '#machines/pages/charge-terms.ts';
import { refusal } from '../platform/sent.ts';
import { serviceName, serviceOf, USUAL_SERVICE } from './monthly-services.ts';
import { inForce, ruleAsked, ruleFields, ruleSaid } from './rule-fields.ts';
import { type ReadBack, type RuleSaid, readBackOf } from './rule-read-back.ts';

const SAID = CHARGES.rule;

/** What the change would change, and what a yes to it is for. */
interface Facts extends ReadBack {
  readonly plan: string | undefined;
}

/** What can be charged by the month, with how each is charged now. */
async function services(deps: FlowDeps, signal: AbortSignal): Promise<Looked> {
  const answer = await deps.services.chargingRule({}, signal);
  if (answer.status !== 200) return refusal(answer, undefined, MESSAGES.networkFailure);
  const monthly = answer.data.services.map((one): Listed => {
    const { of, service, isSaid } = one;
    return { value: of, label: service, own: true, used: isSaid, ...(isSaid && { told: termsNote(one) }) };
  });
  const chosen = answer.data.services.filter(({ isSaid, whom }) => isSaid && whom === 'chosen');
  return {
    kind: 'good',
    lists: { monthly, chosen: chosen.map(({ of, service }) => ({ value: of, label: service })) },
  };
}

/** Saying how the month of the own estate is charged, and what it costs from a day on: what is not said stays. */
export function chargingRule(deps: FlowDeps): Flow {
  const { changed } = deps;
  return submitting<Facts>(deps, {
    name: 'charging-rule',
    version: 3,
    title: SAID.title,
    lists: (_, signal) => services(deps, signal),
    fields: ruleFields,
    known: () => USUAL_SERVICE,
    asked: ruleAsked,
    atOnce: true,
    words: { send: SAID.save, listing: SAID.looking, checking: SAID.looking, sending: SAID.sending },
    unreachable: MESSAGES.networkFailure,
    say(at) {
      const terms = inForce(at)?.told;
      return terms === undefined ? [] : [{ tone: 'info', text: SAID.now(terms) }];
    },
    async check(form, signal) {
      const { values } = form.answers;
      const answer = await deps.services.chargingRule(serviceOf(values), signal);
      if (answer.status !== 200) return refusal(answer, 'service', MESSAGES.networkFailure);
      const { service, plan, services: all } = answer.data;
      if (service === null) return refused(CHARGES.noService);
      const isSaid = all.some(({ of, isSaid: said }) => said && of === values.service);
      const told = readBackOf(ruleSaid(form), answer.data, isSaid);
      if (told.changes.length === 0) return { kind: 'needless', why: [SAID.nothing(service), ...told.stays].join(' ') };
      return { kind: 'good', facts: { ...told, plan } };
    },
    confirm: {
      dialog: ({ lists, answers, facts }) => ({
        title: SAID.dialog(serviceName({ lists, answers })),
        lines: [...(facts?.changes ?? []), ...(facts?.stays ?? [])],
      }),
      yes: SAID.yes,
      no: SAID.no,
      declined: { ends: SAID.kept },
    },
    renews: true,
    async send(form, signal) {
      const { plan } = form.facts ?? {};
      const rule = { ...serviceOf(form.answers.values), ...ruleOf(ruleSaid(form)), ...(plan && { plan }) };
      const answer = await deps.services.setChargingRule(rule, signal);
      if (answer.status === 400 && answer.data.code === 'rule-moved')
        return refused(answer.data.message, { again: true });
      if (answer.status !== 200)
        return refusal(
          answer,
          answer.status === 400 ? (AT[answer.data.code] ?? 'whom') : undefined,
          MESSAGES.networkFailure,
        );
      changed('rows');
      return taken(answer.data.message);
    },
  });
}

/** Which of its answers a refusal of the server is about. */
const AT: Readonly<Record<string, string>> = {
  'day-past': 'from',
  'amount-missing': 'amount',
  'service-unknown': 'service',
  'no-service': 'service',
  'meters-missing': 'meters',
  'meters-unknown': 'meters',
};

/** The same as the call takes it. */
const ruleOf = ({ price, meters, ...said }: RuleSaid): CallInput<'setChargingRule'> => ({
  ...said,
  ...(meters && { meters: [...meters] }),
  ...(price && { amount: nairaOf(price.kobo), ...(price.from !== null && { from: price.from }) }),
});
