import * as z from 'zod/mini';
import { SERVICE_DESCRIPTION_MOST } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { PLATFORM_FLOW } from '#catalogues/sentences/platform/flows.ts';
import { choiceField } from '#machines/flows/storefront/fields.ts';
import type { Field } from '#machines/kit/field.ts';
import { required } from '#machines/kit/fields.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { type FormAt, taken } from '#machines/kit/submitting/form.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import type { Dialog } from '#machines/kit/view.ts';
import { COVERS, chosen, coversRead, estateField, listOf } from '../fields.ts';
import { estatesListed, looked, servicesListed } from '../lists.ts';
import { refusal } from '../sent.ts';

const TOO_LONG = PLATFORM_FLOW.nameLong(SERVICE_DESCRIPTION_MOST);
const SAID = required(PLATFORM_FLOW.coversRequired).check(z.maxLength(SERVICE_DESCRIPTION_MOST, TOO_LONG));

/** Saying what a service or fee of an estate covers, as its residents are told who ask, or telling it no more. */
export function describeService(deps: FlowDeps): Flow {
  const { services, changed } = deps;
  return submitting(deps, {
    name: 'describe-service',
    version: 1,
    title: PLATFORM_FLOW.describing,
    lists: (_, signal) => looked(services, { estates: estatesListed, services: servicesListed }, signal),
    fields: (at) => ({
      estate: { ...estateField(at), clears: ['service', 'covers'] },
      service: { ...serviceField(at), clears: ['covers'] },
      covers: coversField(at),
    }),
    asked: ['estate', 'service', 'covers'],
    words: { send: 'Save', listing: 'Looking at estates and services', sending: 'Saving' },
    unreachable: MESSAGES.administrationServerError,
    check: async (sending) =>
      sending.value('covers') === toldOf(sending)
        ? { kind: 'needless', why: PLATFORM_FLOW.toldAlready }
        : { kind: 'good', facts: null },
    confirm: {
      dialog: readBack,
      yes: ({ answers }) =>
        answers.values.covers === ''
          ? { label: 'Yes, take it away', formLabel: 'Take it away' }
          : { label: 'Yes, save it', formLabel: 'Save it' },
    },
    async send({ value }, signal) {
      const input = { service_id: Number(value('service')), description: value('covers') };
      const answer = await services.describeService(input, signal);
      if (answer.status !== 200) return refusal(answer, 'service');
      changed('rows');
      return taken(answer.data.message);
    },
  });
}

function serviceField(at: FormAt): Field {
  const { estate } = at.answers.values;
  return choiceField(
    { label: 'Service', ask: PLATFORM_FLOW.whichService, placeholder: 'Select service' },
    listOf(at, 'services').filter(({ of }) => of === estate),
    PLATFORM_FLOW.selectService,
  );
}

/** What is said of the service now; '' where nothing is. */
const toldOf = (at: FormAt): string =>
  listOf(at, 'services').find(({ value }) => value === at.answers.values.service)?.told ?? '';

/** What is said can be taken away by emptying it: that is an answer, and none that was not given. */
function coversField(at: FormAt): Field {
  const { covers } = at.answers.values;
  const told = toldOf(at);
  return {
    ...COVERS,
    label: 'What it covers',
    ask: told === '' ? PLATFORM_FLOW.whatIsCovered : PLATFORM_FLOW.whatIsCoveredNow(told),
    ...(told !== '' && { choices: [{ value: '', label: PLATFORM_FLOW.takeAway }] }),
    ...(told !== '' && told !== covers && { hint: PLATFORM_FLOW.toldNow(told) }),
    schema: told !== '' && covers !== undefined ? COVERS.schema : SAID,
  };
}

function readBack(at: FormAt): Dialog {
  const { estate = '', service = '', covers = '' } = at.answers.values;
  const of = [chosen(at, 'services', service), chosen(at, 'estates', estate)] as const;
  const told = toldOf(at);
  const now = told === '' ? [] : [PLATFORM_FLOW.toldNow(told)];
  return covers === ''
    ? { title: PLATFORM_FLOW.describeNothing(...of), lines: [...now, PLATFORM_FLOW.nothingThen] }
    : { title: PLATFORM_FLOW.describe(...of), lines: [coversRead(covers), ...now] };
}
