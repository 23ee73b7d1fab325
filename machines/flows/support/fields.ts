import * as z from 'zod/mini';
import { CONTACT_LENGTH } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import type { Fields } from '#machines/kit/field.ts';
import { emailAddress, required } from '#machines/kit/fields.ts';

/** What somebody writes to support (S3 section 5, Contact). The server holds the same rules. */
export const CONTACT_FIELDS = {
  name: {
    label: 'Name',
    ask: 'What is your name?',
    kind: 'text',
    placeholder: 'Your full name',
    schema: required(MESSAGES.nameRequired).check(z.maxLength(CONTACT_LENGTH.name, SENTENCES.nameLong)),
  },
  email: {
    label: 'Email',
    ask: 'Which e-mail address should the answer go to?',
    kind: 'email',
    placeholder: 'e.g. name@example.com',
    schema: emailAddress({ empty: MESSAGES.required, invalid: MESSAGES.emailInvalid }),
  },
  phone: {
    label: 'Phone (optional)',
    ask: 'On which phone number can we reach you? You may leave it out.',
    kind: 'phone',
    placeholder: 'e.g. 08031234567',
    schema: z.string().check(z.trim(), z.maxLength(CONTACT_LENGTH.phone, SENTENCES.phoneLong)),
  },
  message: {
    label: 'Message',
    ask: 'What would you like to tell our support team?',
    kind: 'area',
    placeholder: 'What happened, and with which order or meter?',
    schema: required(MESSAGES.messageRequired).check(z.maxLength(CONTACT_LENGTH.message, SENTENCES.messageLong)),
  },
} as const satisfies Fields;

/** The form's own last question (S3 section 5: robot check required); the server has its proof instead. */
export const ROBOT_FIELD = {
  robot: {
    label: 'I am not a robot',
    ask: 'Are you a person? Say yes, and I check it myself and send your message.',
    kind: 'toggle',
    placeholder: '',
    schema: z.string().check(z.regex(/^yes$/, SENTENCES.robotUnticked)),
  },
} as const satisfies Fields;
