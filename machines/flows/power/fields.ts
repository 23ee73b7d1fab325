import * as z from 'zod/mini';
import { POWER_AMOUNT_KOBO, POWER_SUGGESTIONS_KOBO } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import type { Fields } from '#machines/kit/field.ts';
import { optional, required, wholeNaira } from '#machines/kit/fields.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';

/** The fields of the classic Buy Power page (S2 section 2). */
export const POWER_FIELDS = {
  amount: {
    label: 'Amount',
    ask: 'How much power would you like to buy?',
    kind: 'money',
    placeholder: 'Amount in naira, e.g. 5000',
    example: 'e.g. 5000',
    choices: POWER_SUGGESTIONS_KOBO.map((kobo) => ({ value: String(kobo / 100), label: formatNaira(kobo) })),
    schema: wholeNaira(POWER_AMOUNT_KOBO, {
      empty: MESSAGES.amountRequired,
      unclear: SENTENCES.amountUnclear,
      kobo: SENTENCES.amountKobo,
      small: MESSAGES.amountTooSmall,
      large: SENTENCES.amountLarge,
    }),
  },
  /** The sentence that the amount stood in, in which one of the buyer's meters may be named. Nobody is asked for it. */
  said: { label: '', ask: '', kind: 'text', placeholder: '', schema: optional(z.string()) },
  meterNumber: {
    label: 'Meter Number',
    ask: '',
    kind: 'digits',
    placeholder: '00000000000',
    readOnly: true,
    schema: required(MESSAGES.meterNotFound),
  },
  fee: { label: 'Convenience Fee', ask: '', kind: 'money', placeholder: '', readOnly: true, schema: required('') },
} as const satisfies Fields;
