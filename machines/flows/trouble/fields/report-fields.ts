import * as z from 'zod/mini';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { TROUBLE_SENTENCES as SAID } from '#catalogues/sentences/support/trouble.ts';
import { TICKET_MOST, type TicketTopic } from '#catalogues/tickets.ts';
import { CONTACT_FIELDS } from '#machines/flows/support/fields.ts';
import type { Answers, Field, Fields } from '#machines/kit/field.ts';
import { nairaBetween, optional, required } from '#machines/kit/fields.ts';
import { NO_DEBIT } from './asked.ts';
import { attachmentFields } from './attachments.ts';

/** A word or two that somebody writes. */
const SHORT = 120;
/** So much can be charged at once, kobo. */
const MOST_DEBITED = 10_000_000_000;

const DEBIT = {
  bank: {
    label: 'Bank',
    ask: SAID.whichBank,
    kind: 'text',
    placeholder: 'e.g. GTBank',
    choices: [{ value: NO_DEBIT, label: SAID.noDebit }],
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

/** What the questions before a ticket depend on. */
interface Reporting {
  readonly topic: TicketTopic;
  readonly visitor: boolean;
  /** The bank shows a debit: who says what it shows need not write a message as well. */
  readonly debited: boolean;
  /** The e-mail address of support. */
  readonly support: string;
  readonly answers: Answers;
}

/** The questions before a ticket is opened. */
export function reportFields({ topic, visitor, debited, support, answers }: Reporting): Fields {
  return {
    ...DEBIT,
    estate: ESTATE,
    message: debited ? { ...MESSAGE, label: 'Message (optional)', schema: optional(MESSAGE.schema) } : MESSAGE,
    ...attachmentFields(topic, support, answers),
    ...(visitor && { name: CONTACT_FIELDS.name, email: CONTACT_FIELDS.email, robot: ROBOT }),
  };
}
