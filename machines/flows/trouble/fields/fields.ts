import * as z from 'zod/mini';
import { METER_DIGITS } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { STATUS_WORDS } from '#catalogues/orders.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { TROUBLE_SENTENCES as SAID } from '#catalogues/sentences/support/trouble.ts';
import type { Field, Fields } from '#machines/kit/field.ts';
import { digitsBetween, oneOf } from '#machines/kit/fields.ts';
import { orderIdIn } from '#machines/kit/reading/order-id.ts';
import type { Choice } from '#machines/kit/view.ts';
import { formatDay, formatNaira } from '#machines/kit/writing/format.ts';
import { type Recent, symptomOf, type Trouble, type TroubleContext } from '../context.ts';
import { ANOTHER, isAddress, NONE, referenceIn } from '../lookup/reference.ts';
import { isDebited } from './asked.ts';
import { reportFields } from './report-fields.ts';

/** What a meter, a phone, a smartcard and an internet account have in common. */
const ACCOUNT_DIGITS = { least: 5, most: 20 } as const;

/** The questions of a troubleshooting flow as they stand. */
export function troubleFields(trouble: Trouble, context: TroubleContext): Fields {
  return {
    ...(trouble.symptoms && { symptom: symptomField(trouble.symptoms) }),
    ...(trouble.finds && {
      purchase: purchaseField(context.learned?.recent ?? []),
      reference: REFERENCE,
    }),
    meterNumber: symptomOf(trouble, context)?.meter ? METER : accountField(trouble),
    ...reportFields({
      topic: trouble.topic,
      visitor: context.person === null,
      debited: isDebited(trouble, context),
      support: context.learned?.support.email ?? '',
      answers: context.answers,
    }),
  };
}

function symptomField({ ask, list }: NonNullable<Trouble['symptoms']>): Field {
  const choices = list.map(({ value, label }) => ({ value, label }));
  return {
    label: 'What is wrong',
    ask,
    kind: 'choice',
    placeholder: 'Choose, or say it in your own words',
    choices,
    schema: oneOf(choices, {
      empty: SAID.chooseSymptom,
      several: SENTENCES.severalFit,
      none: SENTENCES.noneFits,
    }),
  };
}

/** The last payments, each with how it stands; an order id that is none of them is taken too. */
function purchaseField(recent: readonly Recent[]): Field {
  const choices: readonly Choice[] = [
    ...recent.map(({ orderId, what, kobo, status, at }) => ({
      value: orderId,
      label: `${what} ${formatNaira(kobo)}, ${formatDay(at)}, ${STATUS_WORDS[status].toLowerCase()}`,
      detail: orderId,
    })),
    { value: ANOTHER, label: SAID.another },
    { value: NONE, label: SAID.none },
  ];
  const listed = oneOf(choices, { empty: SAID.whichPurchase, several: SENTENCES.severalFit, none: SAID.noSuchPayment });
  return {
    label: 'Payment',
    ask: SAID.whichPurchase,
    kind: 'choice',
    placeholder: 'Choose a payment',
    choices,
    schema: z.pipe(
      z.string(),
      z.transform((raw, ctx): string => {
        if (orderIdIn(raw) !== null) return raw;
        const checked = listed.safeParse(raw);
        const issue = checked.success ? undefined : checked.error.issues[0];
        if (issue) ctx.issues.push({ code: 'custom', message: issue.message, input: raw });
        return raw;
      }),
    ),
    clears: ['reference'],
  };
}

const REFERENCE = {
  label: 'Order number or e-mail address',
  ask: SAID.whichReference,
  kind: 'text',
  placeholder: 'Order number, reference or e-mail',
  hint: SAID.referenceHint,
  choices: [{ value: NONE, label: SAID.neither }],
  schema: z.pipe(
    z.string(),
    z.transform((raw, ctx): string => {
      const typed = raw.trim();
      const good = typed === NONE || isAddress(typed) || referenceIn(typed) !== null;
      if (!good) {
        const message = typed === '' ? SAID.referenceRequired : SAID.referenceUnclear;
        ctx.issues.push({ code: 'custom', message, input: raw });
      }
      return typed;
    }),
  ),
} as const satisfies Field;

const METER = {
  label: 'Meter number',
  ask: 'Which meter is it? Give its number.',
  kind: 'digits',
  placeholder: '00000000000',
  schema: digitsBetween(METER_DIGITS, { empty: MESSAGES.meterRequired, length: MESSAGES.meterLength }),
} as const satisfies Field;

/** A meter where only tokens are asked after; else any number that can be paid for. */
function accountField({ topic }: Trouble): Field {
  const tokens = topic !== 'payment-issues';
  return {
    label: tokens ? 'Meter number' : 'Meter, phone or smartcard number',
    ask: tokens ? SAID.whichMeter : SAID.whichAccount,
    kind: 'digits',
    placeholder: '00000000000',
    schema: digitsBetween(ACCOUNT_DIGITS, { empty: SAID.accountRequired, length: SAID.accountUnclear }),
  };
}
