import { MESSAGES } from '#catalogues/messages.ts';
import { ADMINISTRATION_SENTENCES } from '#catalogues/sentences/estate/administration.ts';
import { ESTATE_SENTENCES } from '#catalogues/sentences/estate/answers.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import type { Field } from '#machines/kit/field.ts';
import { oneOf } from '#machines/kit/fields.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { type Checked, refused, type Sending, taken } from '#machines/kit/submitting/form.ts';
import { notChanged } from '#machines/kit/submitting/not-changed.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import type { Dialog } from '#machines/kit/view.ts';
import { residentMeterMeant, whoseAsked, whoseFields } from './whose.ts';

/** Whose apartment it is, and what is known of it now. */
interface Apartment {
  readonly meterNumber: string;
  readonly estate: string;
  readonly holder: string | null;
  readonly before: Status;
  readonly after: Status;
}

type Status = (typeof CHOICES)[number]['value'];

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

/**
 * Saying whether an apartment of the own estate is occupied (S2 sections 4 and 7): whose it is, what it is and what it becomes
 * is read back before it is written.
 */
export function setOccupancy(deps: FlowDeps): Flow {
  const { services, changed } = deps;
  return submitting<Apartment>(deps, {
    name: 'set-occupancy',
    version: 1,
    title: 'Set occupancy',
    fields: ({ answers: { values } }) => ({ ...whoseFields(values), status: STATUS }),
    asked: ({ answers: { values } }) => [whoseAsked(values), 'status'],
    atOnce: true,
    words: { send: 'Save', checking: 'Looking for the meter', sending: 'Saving the status' },
    unreachable: MESSAGES.networkFailure,
    check: (sending, signal) => apartmentOf(deps, sending, signal),
    confirm: {
      dialog: ({ facts }) => dialogOf(facts),
      yes: MESSAGES.confirm,
      no: MESSAGES.doNotUpdate,
      declined: { ends: ADMINISTRATION_SENTENCES.occupancyKept },
    },
    async send({ facts, answers }, signal) {
      if (facts === null) return refused(MESSAGES.networkFailure);
      const { meterNumber, after } = facts;
      const answer = await services.updateStatus({ meter_number: meterNumber, status: after }, signal);
      if (answer.status === 200) {
        changed('rows');
        return taken(answer.data.message);
      }
      if (answer.status !== 400) return notChanged(answer, MESSAGES.networkFailure);
      return { kind: 'refused', say: [], at: { field: whoseAsked(answers.values), problem: answer.data.message } };
    },
  });
}

/** Find out whose apartment it is, and whether it is occupied now. */
async function apartmentOf(
  deps: FlowDeps,
  sending: Sending<Apartment>,
  signal: AbortSignal,
): Promise<Checked<Apartment>> {
  const meant = await residentMeterMeant(deps, sending, signal);
  if (meant.kind === 'refused') return meant;
  const answer = await deps.services.meterName({ meter_number: meant.meterNumber }, signal);
  const field = whoseAsked(sending.answers.values);
  if (answer.status === 400) return { kind: 'refused', say: [], at: { field, problem: answer.data.message } };
  if (answer.status !== 200) return refused(MESSAGES.networkFailure);
  const { name: estate, holder, status: before, meter_number: meterNumber } = answer.data;
  if (before === null) return { kind: 'refused', say: [], at: { field, problem: ESTATE_SENTENCES.nobodyOnMeter } };
  const after = sending.value('status') === 'occupied' ? 'occupied' : 'unoccupied';
  return { kind: 'good', facts: { meterNumber, estate, holder: meant.holder ?? holder, before, after } };
}

function dialogOf(facts: Apartment | null): Dialog {
  if (facts === null) return { title: ADMINISTRATION_SENTENCES.confirmMeter, lines: [] };
  const { meterNumber, estate, holder, before, after } = facts;
  const [now, then] = [labelOf(before), labelOf(after)];
  return {
    title: ADMINISTRATION_SENTENCES.confirmMeter,
    lines: [
      SENTENCES.meterBelongsTo(estate),
      holder === null
        ? ADMINISTRATION_SENTENCES.noHolder(meterNumber)
        : ADMINISTRATION_SENTENCES.holder(meterNumber, holder),
      before === after ? ADMINISTRATION_SENTENCES.occupancySame(now) : ADMINISTRATION_SENTENCES.occupancy(now, then),
    ],
  };
}

const labelOf = (status: Status): string => CHOICES.find(({ value }) => value === status)?.label ?? status;
