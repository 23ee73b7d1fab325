import * as z from 'zod/mini';
import { POWER_AMOUNT_KOBO, POWER_SUGGESTIONS_KOBO } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { METERS } from '#catalogues/sentences/meters.ts';
import type { Answers, Field, Fields } from '#machines/kit/field.ts';
import { optional, required, wholeNaira } from '#machines/kit/fields.ts';
import { calledOf, type OwnMeter } from '#machines/kit/reading/own-meters.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import { whichMeter } from '../meters/fields.ts';

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

/** Never asked: what was said beside the amount, in which the name of one of the buyer's meters may stand. */
const BESIDE = {
  label: '',
  ask: '',
  kind: 'text',
  placeholder: '',
  schema: optional(z.string()),
} as const satisfies Field;

/**
 * The same with which of the buyer's meters it is for. That is asked where one was named and cannot be told: of everybody else it is the one in
 * use.
 */
export function powerFields(meters: readonly OwnMeter[], { problems }: Answers): Fields {
  const which = whichMeter(METERS.which.forAsk);
  return {
    beside: BESIDE,
    meter: {
      ...which,
      choices: meters.map((meter) => ({ value: meter.meterNumber, label: calledOf(meter) })),
      ...(problems.meter === undefined && { schema: optional(z.string()) }),
    },
    ...POWER_FIELDS,
  };
}
