import * as z from 'zod/mini';
import { METER_DIGITS } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { ADMINISTRATION_SENTENCES } from '#catalogues/sentences/estate/administration.ts';
import type { Field, Values } from '#machines/kit/field.ts';
import { digitsBetween, optional, required } from '#machines/kit/fields.ts';
import type { FlowDeps } from '#machines/kit/flow.ts';
import { digitsOf } from '#machines/kit/reading/digits.ts';
import { type Refused, refused, type Sending } from '#machines/kit/submitting/form.ts';
import { findPeople, type Resident } from '#machines/pages/residents/people.ts';

const METER = {
  label: 'Meter number',
  ask: 'Which meter is it? Give its number.',
  kind: 'digits',
  placeholder: '00000000000',
  schema: digitsBetween(METER_DIGITS, { empty: MESSAGES.meterRequired, length: MESSAGES.meterLength }),
} as const satisfies Field;

const NAME = {
  label: 'Resident',
  ask: ADMINISTRATION_SENTENCES.whichResident,
  kind: 'text',
  placeholder: 'Name or meter number',
  schema: required(MESSAGES.enterSearchTerm),
  clears: ['meterNumber'],
} as const satisfies Field;

/** The meter that somebody was shown on, where it began at their row; nobody is asked for it. */
export const SHOWN_ON = {
  ...{ label: 'Meter number', ask: '', kind: 'digits', placeholder: '' },
  schema: optional(z.string()),
} as const satisfies Field;

/** Whose balance or apartment it is: a meter of the own estate, or a name that a sentence gave instead. */
export function whoseFields(values: Values): Readonly<Record<'meterNumber' | 'name', Field>> {
  const named = isNamed(values);
  return {
    // In this order: a sentence that gives both means the meter.
    name: named ? NAME : { ...NAME, schema: optional(NAME.schema) },
    meterNumber: named ? { ...METER, schema: optional(METER.schema) } : { ...METER, clears: ['name'] },
  };
}

/** Which of the two is shown: the name only where somebody gave one. */
export const whoseAsked = (values: Values): 'meterNumber' | 'name' => (isNamed(values) ? 'name' : 'meterNumber');

const isNamed = ({ name = '', meterNumber = '' }: Values): boolean => name !== '' && meterNumber === '';

/** So many are named where a name fits several. */
const MOST_NAMED = 3;

/** Find the meter that is meant, and who was named; a name must fit exactly one resident of the own estate who has one. */
export async function residentMeterMeant<F>(
  { services }: Pick<FlowDeps, 'services'>,
  { value }: Sending<F>,
  signal: AbortSignal,
): Promise<Refused | { readonly kind: 'meant'; readonly meterNumber: string; readonly holder: string | null }> {
  const said = value('meterNumber') || value('name');
  const digits = digitsOf(said);
  if (/^\d+$/.test(digits)) return { kind: 'meant', meterNumber: digits, holder: null };
  const found = await findPeople(services, said, signal);
  if (found.kind !== 'good') return refused(MESSAGES.searchFailed);
  const [first, ...others] = found.data;
  if (first === undefined) return unclear(MESSAGES.residentNotFound);
  if (others.length > 0) return unclear(severalFit(found.data));
  if (first.meterNumber === null) return unclear(ADMINISTRATION_SENTENCES.noMeterYet(first.name));
  return { kind: 'meant', meterNumber: first.meterNumber, holder: first.name };
}

const unclear = (problem: string): Refused => ({ kind: 'refused', say: [], at: { field: 'name', problem } });

/** What is said where a name fits several residents. */
export function severalFit(residents: readonly Resident[]): string {
  const named = residents.slice(0, MOST_NAMED).map(({ name, meterNumber }) => `${name} (${meterNumber ?? 'no meter'})`);
  return ADMINISTRATION_SENTENCES.severalResidents(named, residents.length - named.length);
}
