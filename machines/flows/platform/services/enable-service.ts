import { MESSAGES } from '#catalogues/messages.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { PLATFORM_FLOW } from '#catalogues/sentences/platform/flows.ts';
import type { Field } from '#machines/kit/field.ts';
import { oneOf, required } from '#machines/kit/fields.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { matching } from '#machines/kit/reading/choices.ts';
import { type FormAt, taken } from '#machines/kit/submitting/form.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import { ADDS_COVERS, COVERS, chosen, coversRead, coversSent, estateField, listOf } from '../fields.ts';
import { estatesListed, looked, servicesListed } from '../lists.ts';
import { refusal } from '../sent.ts';
import { enableable, isEstate } from './choices.ts';

const WORDS = {
  label: 'Service',
  ask: PLATFORM_FLOW.whichService,
  kind: 'choice',
  placeholder: PLATFORM_FLOW.estateFirst,
} as const satisfies Partial<Field>;

/** What is enabled, as it is read back. */
interface Enabling {
  readonly service: string;
  readonly price: string;
  /** What its estate says of it already. */
  readonly told: string;
}

/** Enabling a service for an estate (S2 section 2): its own that was disabled, or one that another estate has. */
export function enableService(deps: FlowDeps): Flow {
  const { services, changed } = deps;
  return submitting<Enabling>(deps, {
    name: 'enable-service',
    version: 1,
    title: MESSAGES.enableAService,
    lists: (_, signal) => looked(services, { estates: estatesListed, services: servicesListed }, signal),
    fields: (at) => ({ estate: estateField(at), service: serviceField(at), covers: COVERS }),
    asked: ['estate', 'service', 'covers'],
    atOnce: true,
    words: { send: 'Enable', listing: 'Looking at estates and services', sending: 'Enabling the service' },
    unreachable: MESSAGES.administrationServerError,
    check: async (sending) => {
      const one = listOf(sending, 'services').find(({ value }) => value === sending.value('service'));
      const told = (one?.of === sending.value('estate') && one.told) || '';
      return { kind: 'good', facts: { service: one?.label ?? '', price: one?.detail ?? '', told } };
    },
    confirm: {
      dialog: (context) => {
        const where = chosen(context, 'estates', context.answers.values.estate ?? '');
        return {
          title: PLATFORM_FLOW.enable(context.facts?.service ?? '', where),
          lines: [
            PLATFORM_FLOW.amountAMonth(context.facts?.price ?? ''),
            coversRead(context.answers.values.covers || context.facts?.told),
            PLATFORM_FLOW.everyResident(where),
          ],
        };
      },
      yes: ({ facts }) => PLATFORM_FLOW.enableAt(facts?.price ?? ''),
      adds: ADDS_COVERS,
    },
    async send({ value }, signal) {
      const covers = coversSent(value('covers'));
      const input = { service_id: Number(value('service')), estate: Number(value('estate')), ...covers };
      const answer = await services.enableService(input, signal);
      if (answer.status !== 200) return refusal(answer, 'service');
      changed('rows');
      return taken(answer.data.message);
    },
  });
}

/** Which of the services that the estate does not sell; one that it sells already is told to be so. */
function serviceField(at: FormAt): Field {
  const { estate = '', service = '' } = at.answers.values;
  const all = listOf(at, 'services');
  const estates = listOf(at, 'estates');
  // One that is named before its estate is kept as it was said, and looked for in what that estate can have.
  if (!isEstate(estates, estate)) return { ...WORDS, choices: [], schema: required(PLATFORM_FLOW.selectService) };
  const choices = enableable(all, estate, estates);
  const own = matching(
    all.filter(({ of, used }) => of === estate && used),
    service,
  )[0];
  const none = own ? PLATFORM_FLOW.enabledAlready(own.label, chosen(at, 'estates', estate)) : SENTENCES.noneFits;
  const nothing = choices.length === 0 && PLATFORM_FLOW.noneToEnable;
  return {
    ...WORDS,
    ask: nothing || PLATFORM_FLOW.whichService,
    placeholder: nothing || 'Select service',
    choices,
    schema: oneOf(choices, { empty: nothing || PLATFORM_FLOW.selectService, several: SENTENCES.severalFit, none }),
  };
}
