import { MESSAGES } from '#catalogues/messages.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { SERVICE_PAYMENT_NAMES, SERVICE_PAYMENTS, type ServicePayment } from '#catalogues/uploads.ts';
import type { Field } from '#machines/kit/field.ts';
import { oneOf } from '#machines/kit/fields.ts';

const CHOICES = SERVICE_PAYMENT_NAMES.map((name) => ({
  value: SERVICE_PAYMENTS[name].due,
  label: SERVICE_PAYMENTS[name].label,
}));

/** Which of the dues a payment or a balance is of. */
export const servicePaymentField = (ask: string) =>
  ({
    label: 'Service payment',
    ask,
    kind: 'choice',
    placeholder: '',
    choices: CHOICES,
    schema: oneOf(CHOICES, {
      empty: MESSAGES.selectServicePayment,
      several: SENTENCES.severalFit,
      none: SENTENCES.noneFits,
    }),
  }) as const satisfies Field;

/** How calls name the due that was chosen. */
export const paymentOf = (due: string | undefined): ServicePayment | undefined =>
  SERVICE_PAYMENT_NAMES.find((name) => SERVICE_PAYMENTS[name].due === due);
