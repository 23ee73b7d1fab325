import * as z from 'zod/mini';
import { NAME_PATTERN } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { PERSON_RULES } from '#machines/flows/accounts/person-rules.ts';
import { emailAddress, required } from '#machines/kit/fields.ts';

/** What a platform administrator's entries must be like (S2 section 5). The forms and the server hold these same rules. */
export const PLATFORM_RULES = {
  estateName: named(MESSAGES.estateNameRequired),
  firstName: named(MESSAGES.contactFirstNameRequired),
  lastName: named(MESSAGES.contactLastNameRequired),
  contactAddress: required(MESSAGES.contactAddressRequired),
  email: emailAddress({ empty: MESSAGES.emailIsRequired, invalid: MESSAGES.emailInvalid }),
  phone: PERSON_RULES.phone,
  password: z.string().check(z.minLength(1, MESSAGES.passwordIsRequired)),
  /** A service's or a fee's. */
  serviceName: named(MESSAGES.serviceNameRequired),
} as const;

function named(empty: string) {
  return required(empty).check(z.regex(NAME_PATTERN, MESSAGES.namePattern));
}
