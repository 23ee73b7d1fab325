import * as z from 'zod/mini';
import { NAME_PATTERN } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { PLATFORM_FLOW } from '#catalogues/sentences/platform/flows.ts';
import { PERSON_RULES } from '#machines/flows/accounts/person-rules.ts';
import { emailAddress, oneSpaced, required } from '#machines/kit/fields.ts';

/** Characters, longest name, as the calls take it. */
const MOST = { estate: 80, person: 60, service: 80, address: 200 } as const;

/** What a platform administrator's entries must be like (S2 section 5). The forms and the server hold these same rules. */
export const PLATFORM_RULES = {
  // Several blanks are one, and a letter with its mark is one sign: 'Palm  Court' and 'Palm Court' are one name.
  estateName: named(MESSAGES.estateNameRequired, MOST.estate, z.overwrite(oneSpaced)),
  firstName: named(MESSAGES.contactFirstNameRequired, MOST.person),
  lastName: named(MESSAGES.contactLastNameRequired, MOST.person),
  contactAddress: required(MESSAGES.contactAddressRequired).check(
    z.maxLength(MOST.address, PLATFORM_FLOW.addressLong(MOST.address)),
  ),
  email: emailAddress({ empty: MESSAGES.emailIsRequired, invalid: MESSAGES.emailInvalid }),
  phone: PERSON_RULES.phone,
  /** A service's or a fee's. */
  serviceName: named(MESSAGES.serviceNameRequired, MOST.service),
} as const;

function named(empty: string, most: number, ...first: z.core.$ZodCheck<string>[]) {
  return required(empty).check(
    ...first,
    z.maxLength(most, PLATFORM_FLOW.nameLong(most)),
    z.regex(NAME_PATTERN, MESSAGES.namePattern),
  );
}
