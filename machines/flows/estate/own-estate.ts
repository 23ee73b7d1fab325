import type { Services } from '#catalogues/calls/services.ts';
import { ADMINISTRATION_SENTENCES } from '#catalogues/sentences/estate/administration.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import type { Field } from '#machines/kit/field.ts';
import { oneOf } from '#machines/kit/fields.ts';
import type { FlowPerson } from '#machines/kit/flow.ts';

/** The estate that something is for: an administrator has one, and it is chosen already. */
export function ownEstateField(person: Pick<FlowPerson, 'estate'> | null): Field {
  const choices = person?.estate ? [{ value: person.estate, label: person.estate }] : [];
  return {
    label: 'Estate',
    ask: 'For which estate?',
    kind: 'choice',
    placeholder: 'Select estate',
    choices,
    schema: oneOf(choices, {
      empty: ADMINISTRATION_SENTENCES.selectEstate,
      several: SENTENCES.severalFit,
      none: SENTENCES.noneFits,
    }),
  };
}

/** The id of an own estate by its name; null where it cannot be had. */
export async function ownEstateId(services: Services, name: string, signal: AbortSignal): Promise<number | null> {
  const answer = await services.getProperties({}, signal);
  if (answer.status !== 200) return null;
  const { properties } = answer.data;
  return (properties.find((one) => one.name === name) ?? properties[0])?.id ?? null;
}
