import type { CallInput } from '#catalogues/calls/services.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { nairaOf } from '#catalogues/money.ts';
import { PLATFORM_FLOW } from '#catalogues/sentences/platform/flows.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { parseNaira } from '#machines/kit/reading/naira.ts';
import { taken } from '#machines/kit/submitting/form.ts';
import { provesAgain } from '#machines/kit/submitting/proves-again.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import {
  ADDS_COVERS,
  COVERS,
  chosen,
  coversRead,
  coversSent,
  estateField,
  MONTHLY_AMOUNT,
  nameField,
} from '../fields.ts';
import { estatesListed, looked } from '../lists.ts';
import { refusal } from '../sent.ts';

/** What is made, and by which call. */
interface Making {
  readonly name: 'create-service' | 'create-fee';
  readonly title: string;
  readonly label: string;
  readonly send: string;
  readonly make: (
    services: FlowDeps['services'],
    made: CallInput<'createFee'>,
    signal: AbortSignal,
  ) => ReturnType<FlowDeps['services']['createFee']>;
}

/** Making what the residents of an estate pay by the month (S2 sections 2 and 5): a service, or a fee. */
function monthly({ name, title, label, send, make }: Making): (deps: FlowDeps) => Flow {
  return (deps) => {
    const { services, changed } = deps;
    return submitting<{ readonly kobo: number }>(deps, {
      name,
      version: 3,
      title,
      lists: (_, signal) => looked(services, { estates: estatesListed }, signal),
      fields: (at) => ({
        estate: estateField(at),
        serviceName: nameField(label),
        amount: MONTHLY_AMOUNT,
        covers: COVERS,
      }),
      asked: ['estate', 'serviceName', 'amount', 'covers'],
      atOnce: true,
      words: { send, listing: PLATFORM_FLOW.lookingAtEstates, sending: 'Saving' },
      unreachable: MESSAGES.administrationServerError,
      proof: provesAgain(services),
      check: async ({ value }) => ({ kind: 'good', facts: { kobo: parseNaira(value('amount')) ?? 0 } }),
      confirm: {
        dialog: (context) => {
          const { estate = '', serviceName = '', covers } = context.answers.values;
          const where = chosen(context, 'estates', estate);
          return {
            title: PLATFORM_FLOW.newMonthly(serviceName, where),
            lines: [
              PLATFORM_FLOW.amountAMonth(formatNaira(context.facts?.kobo ?? 0)),
              coversRead(covers),
              PLATFORM_FLOW.everyResident(where),
            ],
          };
        },
        yes: ({ facts }) => PLATFORM_FLOW.createAt(formatNaira(facts?.kobo ?? 0)),
        adds: ADDS_COVERS,
      },
      async send({ facts, value }, signal) {
        const made = {
          serviceName: value('serviceName'),
          amount: nairaOf(facts?.kobo ?? parseNaira(value('amount')) ?? 0),
          estate: Number(value('estate')),
          ...coversSent(value('covers')),
        };
        const answer = await make(services, made, signal);
        if (answer.status !== 200) return refusal(answer, 'serviceName');
        changed('rows');
        return taken(answer.data.message || MESSAGES.serviceCreated);
      },
    });
  };
}

/** Making a service of an estate. */
export const createService = monthly({
  name: 'create-service',
  title: MESSAGES.createNewService,
  label: 'Service name',
  send: 'Create',
  make: (services, { serviceName, ...made }, signal) =>
    services.createService({ ...made, service_name: serviceName }, signal),
});

/** Making a fee of an estate. */
export const createFee = monthly({
  name: 'create-fee',
  title: MESSAGES.createNewFee,
  label: 'Fee name',
  send: MESSAGES.create,
  make: (services, made, signal) => services.createFee(made, signal),
});
