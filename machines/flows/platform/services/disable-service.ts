import { MESSAGES } from '#catalogues/messages.ts';
import { PLATFORM_FLOW } from '#catalogues/sentences/platform/flows.ts';
import { choiceField } from '#machines/flows/storefront/fields.ts';
import { optional } from '#machines/kit/fields.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { type FormAt, type Listed, taken } from '#machines/kit/submitting/form.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import { chosen, estateField, listOf } from '../fields.ts';
import { estatesListed, looked, servicesListed } from '../lists.ts';
import { refusal } from '../sent.ts';
import { disableable, isEstate } from './choices.ts';

/** Stopping to sell a service or fee of an estate; what was paid stays. The estate is only asked for by naming it. */
export function disableService(deps: FlowDeps): Flow {
  const { services, changed } = deps;
  return submitting<{ readonly service: string; readonly estate: string }>(deps, {
    name: 'disable-service',
    version: 1,
    title: 'Disable a service',
    lists: (_, signal) => looked(services, { estates: estatesListed, services: servicesListed }, signal),
    fields: (at) => {
      const estate = estateField(at);
      return { estate: { ...estate, schema: optional(estate.schema) }, service: serviceField(at) };
    },
    asked: ({ answers: { values } }) => [...((values.estate ?? '') === '' ? [] : ['estate']), 'service'],
    atOnce: true,
    words: { send: 'Disable', listing: 'Looking at estates and services', sending: 'Disabling the service' },
    unreachable: MESSAGES.administrationServerError,
    check: async (sending) => {
      const one = meant(sending, sending.value('service'));
      return { kind: 'good', facts: { service: one?.label ?? '', estate: chosen(sending, 'estates', one?.of ?? '') } };
    },
    confirm: {
      dialog: ({ facts }) => ({
        title: PLATFORM_FLOW.disable(facts?.service ?? '', facts?.estate ?? ''),
        lines: [PLATFORM_FLOW.disabledThen],
      }),
      yes: { label: 'Yes, disable it', formLabel: 'Disable it' },
      no: PLATFORM_FLOW.keepIt,
      declined: { ends: PLATFORM_FLOW.keptAsIs },
    },
    async send({ value }, signal) {
      const answer = await services.disableService({ service_id: Number(value('service')) }, signal);
      if (answer.status !== 200) return refusal(answer, 'service');
      changed('rows');
      return taken(answer.data.message);
    },
  });
}

const meant = (at: FormAt, service: string): Listed | undefined =>
  listOf(at, 'services').find(({ value }) => value === service);

function serviceField(at: FormAt) {
  const { estate = '' } = at.answers.values;
  const choices = disableable(listOf(at, 'services'), estate, listOf(at, 'estates'));
  const nothing =
    isEstate(listOf(at, 'estates'), estate) &&
    choices.length === 0 &&
    PLATFORM_FLOW.noneToDisable(chosen(at, 'estates', estate));
  return choiceField(
    {
      label: 'Service',
      ask: nothing || PLATFORM_FLOW.whichService,
      placeholder: nothing || 'Select service',
    },
    choices,
    nothing || PLATFORM_FLOW.selectService,
  );
}
