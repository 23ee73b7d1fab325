import type { Services } from '#catalogues/calls/services.ts';
import { CHARGE_SERVICE } from '#catalogues/charges.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { CHARGES } from '#catalogues/sentences/estate/charges.ts';
import { choiceField } from '#machines/flows/storefront/fields.ts';
import type { Field } from '#machines/kit/field.ts';
import type { FormAt, Looked } from '#machines/kit/submitting/form.ts';
import { refusal } from '../platform/sent.ts';

const SAID = CHARGES.form;

/** What nobody has to say: it is the service charge until another one is named. */
export const USUAL_SERVICE = { service: CHARGE_SERVICE } as const;

/** What the own estate can charge by the month, the service charge first. */
export async function monthlyServices(services: Services, signal: AbortSignal): Promise<Looked> {
  const answer = await services.chargingRule({}, signal);
  if (answer.status !== 200) return refusal(answer, undefined, MESSAGES.networkFailure);
  const monthly = answer.data.services.map(({ of, service }) => ({ value: of, label: service, own: true as const }));
  return { kind: 'good', lists: { monthly } };
}

/** The question which of them is meant. */
export const serviceField = ({ lists }: Pick<FormAt, 'lists'>): Field =>
  choiceField({ label: SAID.service, ask: SAID.serviceAsk, placeholder: '' }, lists.monthly ?? [], SAID.serviceAsk, {
    several: SAID.serviceAsk,
    none: SAID.serviceNone,
  });

/** What the chosen one is called. */
export const serviceName = ({ lists, answers }: Pick<FormAt, 'lists' | 'answers'>): string =>
  lists.monthly?.find(({ value }) => value === answers.values.service)?.label ?? '';

/** The chosen one as the calls take it: the service charge is what they take by themselves. */
export const serviceOf = ({ service = CHARGE_SERVICE }: Readonly<Record<string, string>>) =>
  service === CHARGE_SERVICE ? {} : { service };
