import { ADMINISTRATION_SENTENCES } from '#catalogues/administration-sentences.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { SENTENCES } from '#catalogues/sentences.ts';
import type { Field } from '#machines/kit/field.ts';
import { oneOf } from '#machines/kit/fields.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { type Checked, refused, taken } from '#machines/kit/submitting/form.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import { meterMeant, whoseAsked, whoseFields } from './whose.ts';

interface MeterMeant {
  readonly meterNumber: string;
}

const CHOICES = [
  { value: 'occupied', label: 'Occupied' },
  { value: 'unoccupied', label: 'Unoccupied' },
] as const;

const STATUS = {
  label: 'Status',
  ask: 'Is it occupied or unoccupied?',
  kind: 'choice',
  placeholder: '',
  choices: CHOICES,
  schema: oneOf(CHOICES, {
    empty: ADMINISTRATION_SENTENCES.statusRequired,
    several: SENTENCES.severalFit,
    none: SENTENCES.noneFits,
  }),
} as const satisfies Field;

/** Saying whether an apartment of the own estate is occupied (S2 sections 4 and 7); a sentence that says it all is enough. */
export function setOccupancy(deps: FlowDeps): Flow {
  const { services, changed } = deps;
  return submitting<MeterMeant>(deps, {
    name: 'set-occupancy',
    version: 1,
    title: 'Set occupancy',
    fields: ({ answers: { values } }) => ({ ...whoseFields(values), status: STATUS }),
    asked: ({ answers: { values } }) => [whoseAsked(values), 'status'],
    atOnce: true,
    words: { send: 'Save', checking: 'Looking for the meter', sending: 'Saving the status' },
    unreachable: MESSAGES.networkFailure,
    async check(sending, signal): Promise<Checked<MeterMeant>> {
      const meant = await meterMeant(deps, sending, signal);
      return meant.kind === 'refused' ? meant : { kind: 'good', facts: { meterNumber: meant.meterNumber } };
    },
    async send({ facts, value, answers }, signal) {
      const status = value('status') === 'occupied' ? 'occupied' : 'unoccupied';
      const answer = await services.updateStatus({ meter_number: facts?.meterNumber ?? '', status }, signal);
      if (answer.status === 200) {
        changed('rows');
        return taken(answer.data.message);
      }
      if (answer.status !== 400) return refused(MESSAGES.networkFailure);
      return { kind: 'refused', say: [], at: { field: whoseAsked(answers.values), problem: answer.data.message } };
    },
  });
}
