import type { Services } from '#catalogues/calls/services.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { ADMINISTRATION_SENTENCES } from '#catalogues/sentences/estate/administration.ts';
import { ESTATE_SENTENCES } from '#catalogues/sentences/estate/answers.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { LOGO_MOST } from '#catalogues/uploads.ts';
import type { Field } from '#machines/kit/field.ts';
import { oneOf } from '#machines/kit/fields.ts';
import type { Flow, FlowDeps, FlowPerson } from '#machines/kit/flow.ts';
import { chosenFile } from '#machines/kit/memory/chosen.ts';
import { refused, taken } from '#machines/kit/submitting/form.ts';
import { notChanged } from '#machines/kit/submitting/not-changed.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import { dataAddress } from './data-address.ts';

const LOGO = {
  label: 'Image',
  ask: 'Which image should be the logo? Choose it, or drop it here.',
  placeholder: 'Image up to 300 KB',
  ...chosenFile(
    {
      none: ADMINISTRATION_SENTENCES.imageRequired,
      kind: ESTATE_SENTENCES.logoNotImage,
      empty: ADMINISTRATION_SENTENCES.imageEmpty,
      large: MESSAGES.logoTooLarge,
    },
    // What is in it is for the server to say; a system that knows no type of it gives none.
    { accept: 'image/*', fits: ({ type }) => type === '' || type.startsWith('image/'), most: LOGO_MOST.bytes },
  ),
} as const satisfies Field;

/** Replacing the logo of the own estate (S2 sections 2 and 4); afterwards it is fetched again. */
export function editLogo(deps: FlowDeps): Flow {
  const { services, changed } = deps;
  return submitting(deps, {
    name: 'edit-logo',
    version: 1,
    title: 'Edit Company Logo',
    fields: ({ person }) => ({ logo: LOGO, estate: ownEstateField(person) }),
    asked: ['logo', 'estate'],
    known: ({ estate }) => ({ estate: estate ?? '' }),
    words: { send: 'Upload', sending: 'Uploading the image' },
    unreachable: MESSAGES.logoFailed,
    async send({ file, value }, signal) {
      const image = file('logo');
      const property_id = await ownEstateId(services, value('estate'), signal);
      if (image === null || property_id === null) return refused(MESSAGES.logoFailed);
      const answer = await services.updateLogo({ property_logo: await dataAddress(image), property_id }, signal);
      if (answer.status === 200) {
        changed('logo');
        return taken(answer.data.message);
      }
      if (answer.status !== 400) return notChanged(answer, MESSAGES.logoFailed);
      return {
        kind: 'refused',
        say: [{ tone: 'danger', text: MESSAGES.logoFailed }],
        at: { field: 'logo', problem: answer.data.message },
        clears: ['logo'],
      };
    },
  });
}

/** The estate that something is for: an administrator has one, and it is chosen already. */
function ownEstateField(person: Pick<FlowPerson, 'estate'> | null): Field {
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
async function ownEstateId(services: Services, name: string, signal: AbortSignal): Promise<number | null> {
  const answer = await services.getProperties({}, signal);
  if (answer.status !== 200) return null;
  const { properties } = answer.data;
  return (properties.find((one) => one.name === name) ?? properties[0])?.id ?? null;
}
