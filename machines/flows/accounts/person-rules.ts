import * as z from 'zod/mini';
import { METER_DIGITS, NAME_PATTERN, PERSON_LENGTH, SIGN_UP_METER_DIGITS } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { digitsBetween, emailAddress, required } from '#machines/kit/fields.ts';
import { dialled } from '#machines/kit/reading/phone.ts';

/** What a person's data must be like (S3 section 5, Sign-up; S1 section 5). The forms and the server hold these same rules. */
export const PERSON_RULES = {
  firstName: personName(MESSAGES.firstNameRequired),
  lastName: personName(MESSAGES.lastNameRequired),
  email: emailAddress({ empty: MESSAGES.emailRequired, invalid: MESSAGES.emailInvalid }),
  phone: phoneNumber(),
  /** A meter at sign-up. */
  meterNumber: digitsBetween(SIGN_UP_METER_DIGITS, {
    empty: MESSAGES.meterRequired,
    length: MESSAGES.publicMeterLength,
  }),
  /** A meter that takes the place of another. */
  newMeterNumber: digitsBetween(METER_DIGITS, { empty: MESSAGES.meterRequired, length: MESSAGES.meterLength }),
} as const;

function personName(empty: string) {
  return required(empty).check(
    z.maxLength(PERSON_LENGTH.name, SENTENCES.nameLong),
    z.regex(NAME_PATTERN, MESSAGES.namePattern),
  );
}

/** A telephone number of any country, kept as it is dialled here. */
function phoneNumber() {
  return z
    .string()
    .check(
      z.trim(),
      z.minLength(1, MESSAGES.phoneRequired),
      z.regex(/^\P{L}*$/u, MESSAGES.phoneLetters),
      z.overwrite(dialled),
      z.maxLength(PERSON_LENGTH.phone, SENTENCES.phoneLong),
      z.regex(/^\+?\d{7,15}$/, MESSAGES.invalidPhoneNumber),
    );
}
