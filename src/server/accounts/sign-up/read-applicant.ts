import { PERSON_RULES } from '#machines/flows/accounts/person-rules.ts';
import type { CallTaken } from '../../http/handlers.ts';

/** Who wants an account, with the data checked; the e-mail address in small letters. */
export interface Applicant {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly meterNumber: string;
  readonly role: 'service-user' | 'service-owner';
}

/** Read what was sent by the rules of the form; else the first problem, in the form's words (S3 section 5, Sign-up). */
export function readApplicant(input: CallTaken<'signUp'>): Applicant | { readonly problem: string } {
  const given = {
    firstName: PERSON_RULES.firstName.safeParse(input.first_name),
    lastName: PERSON_RULES.lastName.safeParse(input.last_name),
    email: PERSON_RULES.email.safeParse(input.email),
    meterNumber: PERSON_RULES.meterNumber.safeParse(input.meter_number),
    phone: PERSON_RULES.phone.safeParse(input.phone),
  };
  const { firstName, lastName, email, meterNumber, phone } = given;
  if (firstName.success && lastName.success && email.success && meterNumber.success && phone.success) {
    return {
      firstName: firstName.data,
      lastName: lastName.data,
      email: email.data.toLowerCase(),
      meterNumber: meterNumber.data,
      phone: phone.data,
      role: input.role,
    };
  }
  const failed = Object.values(given).find((read) => !read.success);
  return { problem: failed?.error?.issues[0]?.message ?? 'Please check what you entered.' };
}
