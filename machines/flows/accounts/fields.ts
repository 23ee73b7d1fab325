import { PASSWORD_LENGTH } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import type { Fields } from '#machines/kit/field.ts';
import { oneOf } from '#machines/kit/fields.ts';
import { masked } from '#machines/kit/memory/masked.ts';
import { PERSON_RULES } from './person-rules.ts';

/** Who somebody is (S1 section 5, S3 section 5). */
export const PERSON_FIELDS = {
  firstName: {
    label: 'First name',
    ask: 'What is your first name?',
    kind: 'text',
    placeholder: 'e.g. Amaka',
    schema: PERSON_RULES.firstName,
  },
  lastName: {
    label: 'Last name',
    ask: 'And your last name?',
    kind: 'text',
    placeholder: 'e.g. Eze',
    schema: PERSON_RULES.lastName,
  },
  email: {
    label: 'Email',
    ask: 'What is your e-mail address?',
    kind: 'email',
    placeholder: 'e.g. name@example.com',
    schema: PERSON_RULES.email,
  },
  phone: {
    label: 'Phone',
    ask: 'What is your phone number?',
    kind: 'phone',
    placeholder: 'e.g. 08031234567',
    schema: PERSON_RULES.phone,
  },
} as const satisfies Fields;

/** The meter that somebody signs up with (S3 section 9, DECISIONS 3). */
export const SIGN_UP_METER = {
  label: 'Meter number',
  ask: 'What is your meter number?',
  kind: 'digits',
  placeholder: 'e.g. 45012345678',
  hint: 'The meter that your estate registered for you.',
  schema: PERSON_RULES.meterNumber,
} as const satisfies Fields[string];

/** The meter that takes the place of another (S1 section 5, DECISIONS 34). */
export const NEW_METER = {
  label: 'Meter number',
  ask: 'What is your new meter number?',
  kind: 'digits',
  placeholder: '00000000000',
  hint: MESSAGES.meterHint,
  schema: PERSON_RULES.newMeterNumber,
} as const satisfies Fields[string];

const SIGN_UP_ROLES = [
  { value: 'service-user', label: 'RESIDENT' },
  { value: 'service-owner', label: 'HOME OWNER (NON-RESIDENT)' },
] as const;

/** Who somebody is to an estate (S3 section 6). */
export const SIGN_UP_ROLE = {
  label: 'Role',
  ask: 'Do you live in the estate, or do you own a home there without living in it?',
  kind: 'choice',
  placeholder: '',
  choices: SIGN_UP_ROLES,
  schema: oneOf(SIGN_UP_ROLES, {
    empty: MESSAGES.required,
    several: SENTENCES.severalFit,
    none: SENTENCES.noneFits,
  }),
} as const satisfies Fields[string];

/** The password that proves who changes where an account's mail goes, or its meter. */
export const OWN_PASSWORD = {
  label: 'Your password',
  ask: `${SENTENCES.yourPassword} ${SENTENCES.passwordMasked}`,
  placeholder: 'The one you sign in with',
  ...masked({ empty: SENTENCES.passwordWanted }),
} as const satisfies Fields[string];

/** A password that is chosen, and its repetition; `empty` is what the form says where there is none. */
export function newPassword(empty: string, label = 'Password') {
  return {
    password: {
      label,
      ask: `Please choose a ${label.toLowerCase()}. ${SENTENCES.passwordMasked}`,
      placeholder: `At least ${PASSWORD_LENGTH.least} characters`,
      ...masked({ empty, short: SENTENCES.passwordShort, long: SENTENCES.passwordLong }, PASSWORD_LENGTH),
    },
    confirmPassword: {
      label: 'Confirm password',
      ask: 'Please type it once more.',
      placeholder: 'The same once more',
      ...masked({ empty: MESSAGES.passwordsMustMatch, differs: MESSAGES.passwordsMustMatch }, { repeats: 'password' }),
    },
  } as const satisfies Fields;
}

/** The secret of a mailed link: the flow is started with it, and it is shown nowhere. */
export const LINK_TOKEN = {
  token: { label: 'Link', ask: '', placeholder: '', ...masked({ empty: SENTENCES.confirmLinkSpent }) },
} as const satisfies Fields;
