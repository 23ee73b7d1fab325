import * as z from 'zod/mini';
import { MESSAGES } from '#catalogues/messages.ts';
import { VERIFYING } from '#catalogues/sentences/estate/verifying.ts';
import type { Field } from '#machines/kit/field.ts';
import { optional, required } from '#machines/kit/fields.ts';
import type { FlowDeps } from '#machines/kit/flow.ts';
import { type Checked, type Refused, refused, type Sending } from '#machines/kit/submitting/form.ts';
import { dayInLagos, formatDay } from '#machines/kit/writing/format.ts';
import type { Good } from '#machines/pages/answers.ts';
import { findPeople, hasAccount, onMeter, type Resident, readPeople } from '#machines/pages/residents/people.ts';
import { refusal } from '../platform/sent.ts';
import { SHOWN_ON, severalFit } from './whose.ts';

/** Who waits for the estate's administrator, on which meter, before it is confirmed. */
export interface Waiting extends Good<'previewRefusal'> {
  readonly id: string;
}

/** Who is let in, or is not: a resident's id where it began at one, else whoever is named, and the house that was named besides. */
export function waitingFields(label: string, ask: string, placeholder: string) {
  return {
    resident: { label: 'Resident', ask: '', kind: 'text', placeholder: '', schema: optional(z.uuid()) },
    meterNumber: SHOWN_ON,
    house: { label: 'House', ask: '', kind: 'text', placeholder: '', schema: optional(z.string()) },
    whose: {
      label,
      ask,
      kind: 'text',
      placeholder,
      schema: required(ask),
      clears: ['resident', 'meterNumber', 'house'],
    },
  } as const satisfies Readonly<Record<string, Field>>;
}

/** Who is meant, and how they stand. Who is verified or refused already is over with the sentence that says so. */
export async function waiting(
  { services }: FlowDeps,
  sending: Sending<Waiting>,
  signal: AbortSignal,
): Promise<Checked<Waiting>> {
  const who = await meant(services, sending, signal);
  if ('kind' in who) return who;
  const answer = await services.previewRefusal(who, signal);
  if (answer.status === 200) return { kind: 'good', facts: { id: who.user_id, ...answer.data } };
  if (answer.status === 400 && answer.data.code !== 'resident-not-found')
    return { kind: 'needless', why: answer.data.message };
  return refusal(answer, answer.status === 400 ? 'whose' : undefined, MESSAGES.networkFailure);
}

/** One resident of the own estate, on the meter that they were found on: of several it is asked which, and where nobody waits, who does. */
async function meant(services: FlowDeps['services'], { value }: Sending<Waiting>, signal: AbortSignal) {
  const resident = value('resident');
  if (resident !== '') return onMeter(resident, value('meterNumber'));
  const named = await findPeople(services, value('whose').trim(), signal);
  const house = value('house').trim();
  const there = house === '' ? named : await findPeople(services, house, signal);
  if (named.kind !== 'good' || there.kind !== 'good') return refused(MESSAGES.searchFailed);
  const found = named.data.filter((one) => hasAccount(one) && there.data.some((other) => isSame(one, other)));
  const people = found.filter(({ verified }) => !verified);
  const [first, ...others] = people.length > 0 ? people : found;
  if (first !== undefined && others.length === 0) return onMeter(first.id, first.meterNumber);
  if (first !== undefined) return atWhose(severalFit([first, ...others]));
  const all = await readPeople(services, 'unverified', 1, signal);
  if (all.kind !== 'good' || all.data.items.length === 0) return atWhose(MESSAGES.residentNotFound);
  const names = all.data.items.slice(0, MOST_NAMED).map(({ name, meterNumber }) => VERIFYING.one(name, meterNumber));
  return atWhose(VERIFYING.nobodyThere(names, all.data.total - names.length));
}

/** So many of those who wait are named. */
const MOST_NAMED = 3;

const isSame = (one: Resident, other: Resident): boolean =>
  one.id === other.id && one.meterNumber === other.meterNumber;

const atWhose = (problem: string): Refused => ({ kind: 'refused', say: [], at: { field: 'whose', problem } });

/** Who asks for which meter since when, where they come from, and who else is on it. */
export const waitingSaid = ({ meter_number, address, since, from, others }: Waiting): readonly string[] => [
  VERIFYING.wants(meter_number, address, formatDay(dayInLagos(new Date(since)))),
  ...(from === null ? [] : [VERIFYING.from(from.meter_number, from.address)]),
  VERIFYING.others(others),
];
