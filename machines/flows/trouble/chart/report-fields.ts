import * as z from 'zod/mini';
import { SENTENCES } from '#catalogues/sentences.ts';
import { ATTACHMENT_TYPES, TICKET_MOST } from '#catalogues/tickets.ts';
import { TROUBLE_SENTENCES as SAID } from '#catalogues/trouble-sentences.ts';
import { CONTACT_FIELDS } from '#machines/flows/support/fields.ts';
import { chosenFile } from '#machines/kit/chosen.ts';
import type { Field, Fields } from '#machines/kit/field.ts';
import { nairaBetween, optional, required } from '#machines/kit/fields.ts';

/** A word or two that somebody writes. */
const SHORT = 120;
/** So much can be charged at once, kobo. */
const MOST_DEBITED = 10_000_000_000;

const ENDINGS = /\.(?:png|jpe?g|webp|pdf)$/i;

const ATTACHMENT = {
  label: 'Proof (optional)',
  ask: '',
  placeholder: 'An image or a PDF, at most 5 MB',
  ...chosenFile(
    { kind: SAID.attachmentKind, empty: SAID.attachmentEmpty, large: SAID.attachmentLarge },
    {
      accept: ATTACHMENT_TYPES.join(','),
      // What is in it is for the server to say; a system that knows no type of it gives none.
      fits: ({ type, name }) => (type === '' ? ENDINGS.test(name) : ATTACHMENT_TYPES.some((one) => one === type)),
      most: TICKET_MOST.attachmentBytes,
    },
  ),
} as const satisfies Field;

const DEBIT = {
  bank: {
    label: 'Bank',
    ask: SAID.whichBank,
    kind: 'text',
    placeholder: 'e.g. GTBank',
    schema: required(SAID.bankRequired).check(z.maxLength(SHORT, SAID.tooLong)),
  },
  debited: {
    label: 'Amount that the bank shows',
    ask: SAID.howMuchDebited,
    kind: 'money',
    placeholder: 'e.g. 5050',
    schema: nairaBetween(
      { least: 1, most: MOST_DEBITED },
      {
        empty: SAID.debitedRequired,
        unclear: SAID.debitedUnclear,
        small: SAID.debitedUnclear,
        large: SAID.debitedUnclear,
      },
    ),
  },
  when: {
    label: 'When it was debited',
    ask: SAID.whenDebited,
    kind: 'text',
    placeholder: 'e.g. today at 14:30',
    schema: required(SAID.whenRequired).check(z.maxLength(SHORT, SAID.tooLong)),
  },
} as const satisfies Fields;

const MESSAGE = {
  ...CONTACT_FIELDS.message,
  ask: SAID.whatElse,
  placeholder: 'What happened?',
  hint: SAID.messageHint,
  schema: required(SAID.whatElse).check(z.maxLength(TICKET_MOST.message, SAID.messageLong)),
} as const satisfies Field;

const ESTATE = {
  label: 'Estate',
  ask: SAID.whichEstate,
  kind: 'text',
  placeholder: 'e.g. Palm Court',
  schema: required(SAID.estateRequired).check(z.maxLength(SHORT, SAID.tooLong)),
} as const satisfies Field;

const ROBOT = {
  label: 'I am not a robot',
  ask: SAID.robot,
  kind: 'toggle',
  placeholder: '',
  schema: z.string().check(z.regex(/^yes$/, SENTENCES.robotUnticked)),
} as const satisfies Field;

/** The questions before a ticket is opened. Who says what the bank shows need not write a message as well. */
export function reportFields({ visitor, debited }: { readonly visitor: boolean; readonly debited: boolean }): Fields {
  return {
    ...DEBIT,
    estate: ESTATE,
    message: debited ? { ...MESSAGE, label: 'Message (optional)', schema: optional(MESSAGE.schema) } : MESSAGE,
    attachment: ATTACHMENT,
    ...(visitor && { name: CONTACT_FIELDS.name, email: CONTACT_FIELDS.email, robot: ROBOT }),
  };
}
