import { MESSAGES } from '#catalogues/messages.ts';
import { FIRST_SERVICE_IDS } from '#catalogues/platform.ts';
import { ADMINISTRATION_SENTENCES } from '#catalogues/sentences/estate/administration.ts';
import { ADMINISTRATORS } from '#catalogues/sentences/estate/administrators.ts';
import { ESTATE_SENTENCES } from '#catalogues/sentences/estate/answers.ts';
import { PLATFORM_SENTENCES } from '#catalogues/sentences/platform/common.ts';
import { PLATFORM_FLOW } from '#catalogues/sentences/platform/flows.ts';
import { LOGO_MOST } from '#catalogues/uploads.ts';
import { PERSON_FIELDS } from '#machines/flows/accounts/fields.ts';
import { dataAddress } from '#machines/flows/estate/data-address.ts';
import type { Fields } from '#machines/kit/field.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { chosenFile, fileName } from '#machines/kit/memory/chosen.ts';
import { dialled } from '#machines/kit/reading/phone.ts';
import { type Sending, taken } from '#machines/kit/submitting/form.ts';
import { provesAgain } from '#machines/kit/submitting/proves-again.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import { PLATFORM_RULES } from './rules.ts';
import { refusal } from './sent.ts';

/** What the form of a new administrator holds (S2 sections 3 and 5); the server holds the same rules. */
export const REGISTER_FIELDS = {
  estate: {
    label: 'Estate name',
    ask: 'What is the estate called?',
    kind: 'text',
    placeholder: 'e.g. Palm Court',
    schema: PLATFORM_RULES.estateName,
  },
  firstName: {
    label: 'Contact first name',
    ask: "What is the administrator's first name?",
    kind: 'text',
    placeholder: 'e.g. Bola',
    schema: PLATFORM_RULES.firstName,
  },
  lastName: {
    label: 'Contact last name',
    ask: 'And the last name?',
    kind: 'text',
    placeholder: 'e.g. Ade',
    schema: PLATFORM_RULES.lastName,
  },
  phone: { ...PERSON_FIELDS.phone, ask: "What is the administrator's phone number?", schema: PLATFORM_RULES.phone },
  address: {
    label: 'Contact address',
    ask: 'What is the address of the estate?',
    kind: 'text',
    placeholder: 'e.g. 12 Palm Avenue, Lekki',
    schema: PLATFORM_RULES.contactAddress,
  },
  email: {
    ...PERSON_FIELDS.email,
    ask: 'Which e-mail address will the administrator sign in with?',
    schema: PLATFORM_RULES.email,
    another: true,
  },
  logo: {
    label: 'Logo (optional)',
    ask: 'Which image should be the logo? Choose it, or drop it here.',
    placeholder: 'Image up to 300 KB',
    ...chosenFile(
      {
        kind: ESTATE_SENTENCES.logoNotImage,
        empty: ADMINISTRATION_SENTENCES.imageEmpty,
        large: MESSAGES.logoTooLarge,
      },
      { accept: 'image/*', fits: ({ type }) => type === '' || type.startsWith('image/'), most: LOGO_MOST.bytes },
    ),
  },
} as const satisfies Fields;

/** The estate that is meant, and whether it is there already. */
interface EstateMeant {
  readonly name: string;
  readonly there: boolean;
}

/**
 * Registering the administrator of an estate (S2 sections 2 to 5): of a new one, or one more of an estate that is there. They are mailed a
 * link and choose their password themselves.
 */
export function registerEstate(deps: FlowDeps): Flow {
  const { services, changed } = deps;
  return submitting<EstateMeant>(deps, {
    name: 'register-estate',
    version: 4,
    title: MESSAGES.registerEstateAdmin,
    fields: REGISTER_FIELDS,
    asked: ['estate', 'firstName', 'lastName', 'phone', 'address', 'email', 'logo'],
    words: { send: 'Register', checking: PLATFORM_FLOW.lookingAtEstates, sending: 'Registering the administrator' },
    unreachable: MESSAGES.administrationServerError,
    proof: provesAgain(services),
    async check({ value }, signal) {
      const name = value('estate').trim().replace(/\s+/g, ' ');
      const answer = await services.estates({ term: name, rows: 100 }, signal);
      if (answer.status !== 200) return refusal(answer);
      const there = answer.data.estates.find((one) => one.name.toLowerCase() === name.toLowerCase());
      return { kind: 'good', facts: { name: there?.name ?? name, there: there !== undefined } };
    },
    confirm: {
      dialog: ({ facts, answers: { values } }) => ({
        title: MESSAGES.registerEstateAdmin,
        lines: [
          facts?.there ? PLATFORM_FLOW.estateThere(facts.name) : PLATFORM_FLOW.estateNew(facts?.name ?? ''),
          `${values.firstName} ${values.lastName}, ${values.email}, ${dialled(values.phone ?? '')}`,
          values.address ?? '',
          PLATFORM_FLOW.choosesPassword(values.email ?? ''),
          PLATFORM_FLOW.logo(fileName(values.logo ?? '')),
        ],
      }),
      yes: { label: 'Yes, register', formLabel: 'Register' },
    },
    async send(sending, signal) {
      const answer = await services.registerEstate(await accountOf(sending), signal);
      if (answer.status !== 200) return refusal(answer);
      changed('rows');
      const { message, estate, joined, invited } = answer.data;
      const what = joined ? PLATFORM_SENTENCES.estateJoined : PLATFORM_SENTENCES.estateMade;
      return taken(message || MESSAGES.adminCreated, what(estate.name), ADMINISTRATORS.invited(invited));
    },
  });
}

async function accountOf({ value, file, facts }: Sending<EstateMeant>) {
  const logo = file('logo');
  return {
    service_ids: [...FIRST_SERVICE_IDS],
    estate_name: facts?.name ?? value('estate'),
    email: value('email'),
    first_name: value('firstName'),
    last_name: value('lastName'),
    phone: dialled(value('phone')),
    contact_address: value('address'),
    ...(logo && { property_logo: await dataAddress(logo) }),
  };
}
