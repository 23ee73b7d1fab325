import * as z from 'zod/mini';
import { MESSAGES } from '#catalogues/messages.ts';
import { koboOf, nairaOf } from '#catalogues/money.ts';
import { ESTATE_PAYMENT as SAID } from '#catalogues/sentences/platform/estate-payments.ts';
import { PLATFORM_FLOW } from '#catalogues/sentences/platform/flows.ts';
import type { Field } from '#machines/kit/field.ts';
import { nairaBetween } from '#machines/kit/fields.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { parseNaira } from '#machines/kit/reading/naira.ts';
import { taken } from '#machines/kit/submitting/form.ts';
import { provesAgain } from '#machines/kit/submitting/proves-again.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import { takingBack } from '#machines/kit/submitting/taking-back.ts';
import { formatDay, formatNaira } from '#machines/kit/writing/format.ts';
import { estateField, paymentReference } from './fields.ts';
import { estatesListed, looked } from './lists.ts';
import { refusal } from './sent.ts';

/** What the estate is owed before it is recorded, kobo. */
interface Facts {
  readonly name: string;
  readonly owed: number;
}

const AMOUNT = {
  label: SAID.amount,
  ask: SAID.howMuch,
  kind: 'money',
  placeholder: 'e.g. 50000',
  schema: nairaBetween(
    { least: 100, most: 1_000_000_000_000 },
    {
      empty: SAID.amountRequired,
      unclear: SAID.amountUnclear,
      small: SAID.amountSmall,
      large: SAID.amountLarge,
    },
  ),
} as const satisfies Field;

const DAY = {
  label: SAID.day,
  ask: SAID.whichDay,
  kind: 'past-day',
  placeholder: SAID.dayExample,
  schema: z.string().check(z.trim(), z.iso.date(SAID.noDay)),
} as const satisfies Field;

/** Which of its answers a refusal of the server is about. */
const AT: Readonly<Record<string, string>> = {
  'more-than-owed': 'amount',
  'reference-used': 'reference',
  'day-to-come': 'day',
  'day-long-ago': 'day',
};

const koboIn = (raw = ''): number => parseNaira(raw) ?? 0;
const isMore = (facts: Facts | null, amount: string | undefined): boolean => koboIn(amount) > (facts?.owed ?? 0);

/** Recording what was paid on to an estate: what it is owed is read back, and more than that only where it is said. */
export function estatePayment(deps: FlowDeps): Flow {
  const { services, changed } = deps;
  return submitting<Facts>(deps, {
    name: 'estate-payment',
    version: 3,
    title: SAID.title,
    lists: (_, signal) => looked(services, { estates: estatesListed }, signal),
    fields: (at) => ({
      estate: { ...estateField(at), ask: SAID.which },
      amount: AMOUNT,
      day: DAY,
      reference: paymentReference(SAID),
    }),
    asked: ['estate', 'amount', 'day', 'reference'],
    atOnce: true,
    words: {
      send: SAID.record,
      listing: PLATFORM_FLOW.lookingAtEstates,
      checking: SAID.looking,
      sending: SAID.sending,
    },
    unreachable: MESSAGES.networkFailure,
    proof: provesAgain(services),
    async check({ value }, signal) {
      const answer = await services.estateOwed({ property_id: Number(value('estate')) }, signal);
      if (answer.status !== 200) return refusal(answer, 'estate', MESSAGES.networkFailure);
      return { kind: 'good', facts: { name: answer.data.name, owed: koboOf(answer.data.owed) } };
    },
    confirm: {
      dialog({ answers: { values }, facts }) {
        const [kobo, owed] = [koboIn(values.amount), facts?.owed ?? 0];
        return {
          title: SAID.dialog(facts?.name ?? '', formatNaira(kobo)),
          lines: [
            SAID.dayIs(formatDay(values.day ?? ''), values.reference ?? ''),
            isMore(facts, values.amount)
              ? SAID.moreThanOwed(formatNaira(Math.max(0, owed)))
              : SAID.owedThen(formatNaira(owed), formatNaira(owed - kobo)),
          ],
        };
      },
      yes: ({ answers: { values }, facts }) =>
        (isMore(facts, values.amount) ? SAID.yesMore : SAID.yes)(formatNaira(koboIn(values.amount))),
      deed: ({ answers: { values }, facts }) => (isMore(facts, values.amount) ? SAID.deedMore : null),
      no: SAID.no,
      declined: { ends: SAID.left },
    },
    async send({ value, facts }, signal) {
      const input = {
        property_id: Number(value('estate')),
        amount: nairaOf(koboIn(value('amount'))),
        day: value('day').trim(),
        reference: value('reference').trim(),
        more: isMore(facts, value('amount')),
      };
      const answer = await services.recordEstatePayment(input, signal);
      if (answer.status === 400) return refusal(answer, AT[answer.data.code] ?? 'estate', MESSAGES.networkFailure);
      if (answer.status !== 200) return refusal(answer, undefined, MESSAGES.networkFailure);
      changed('rows');
      return taken(answer.data.message);
    },
  });
}

/** Taking back what was recorded of a payment to an estate, from the row where it stands. */
export const estatePaymentBack = (deps: FlowDeps): Flow =>
  takingBack(deps, {
    ...{ name: 'estate-payment-back', version: 4, proves: true, reason: { least: 2, most: 200 } },
    given: { field: 'payment', label: SAID.back.payment },
    words: { ...SAID.back, looking: SAID.looking, no: SAID.no },
    take: (input, signal) => deps.services.takeBackEstatePayment(input, signal),
  });
