import * as z from 'zod/mini';
import type { CallInput } from '#catalogues/calls/services.ts';
import { CHARGE_AMOUNT, CHARGE_WHOM, type ChargeWhom, DAYS_TO_PAY, MOST_NAMED_METERS } from '#catalogues/charges.ts';
import { DUES_AMOUNT_KOBO, KOBO_PER_NAIRA } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { koboOf, nairaOf } from '#catalogues/money.ts';
import { CHARGES, WHOM_WORDS } from '#catalogues/sentences/estate/charges.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { PLATFORM_SENTENCES } from '#catalogues/sentences/platform/common.ts';
import { choiceField } from '#machines/flows/storefront/fields.ts';
import type { Field, Values } from '#machines/kit/field.ts';
import { optional, wholeNaira } from '#machines/kit/fields.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { parseNaira } from '#machines/kit/reading/naira.ts';
import { refused, taken } from '#machines/kit/submitting/form.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import { formatDay, formatNaira } from '#machines/kit/writing/format.ts';
import { refusal } from '../platform/sent.ts';
import { monthlyServices, serviceField, serviceName, serviceOf, USUAL_SERVICE } from './monthly-services.ts';
import { metersNamed } from './named-meters.ts';

const SAID = CHARGES.rule;

/** What a month of the service costs before it is changed, kobo. */
interface Facts {
  readonly amount: number;
  readonly daysToPay: number | null;
}

const YES_NO = [
  { value: 'yes', label: SAID.itself.yes },
  { value: 'no', label: SAID.itself.no },
];

const FIELDS = {
  whom: choiceField(
    { label: SAID.whom, ask: SAID.whomAsk, placeholder: '' },
    CHARGE_WHOM.map((value) => ({ value, label: WHOM_WORDS[value] })),
    SAID.whomAsk,
  ),
  meters: {
    label: SAID.meters,
    ask: SAID.metersAsk,
    kind: 'area',
    placeholder: CHARGES.form.whomExample,
    schema: z.string().check(
      z.refine((raw) => metersNamed(raw) !== null, CHARGES.chosenNeeded),
      z.refine((raw) => (metersNamed(raw) ?? []).length <= MOST_NAMED_METERS, CHARGES.form.whomMany),
    ),
  },
  dayOfMonth: {
    label: SAID.day,
    ask: SAID.dayAsk,
    kind: 'digits',
    placeholder: '1',
    schema: z.string().check(z.trim(), z.regex(/^(?:[1-9]|1\d|2[0-8])$/, SAID.dayWrong)),
  },
  byItself: choiceField({ label: SAID.byItself, ask: SAID.byItselfAsk, placeholder: '' }, YES_NO, SAID.byItselfAsk),
  amount: {
    label: SAID.amount,
    ask: SAID.amountAsk,
    kind: 'money',
    placeholder: '',
    schema: wholeNaira(
      { least: DUES_AMOUNT_KOBO.least, most: CHARGE_AMOUNT.most * KOBO_PER_NAIRA },
      {
        empty: SAID.amountNeeded,
        unclear: CHARGES.form.amountUnclear,
        kobo: SENTENCES.amountKobo,
        small: PLATFORM_SENTENCES.monthTooCheap(formatNaira(DUES_AMOUNT_KOBO.least)),
        large: CHARGES.form.amountLarge,
      },
    ),
  },
  from: {
    label: SAID.from,
    ask: SAID.fromAsk,
    kind: 'coming-day',
    placeholder: SAID.fromExample,
    schema: z.string().check(z.refine((raw) => dayIn(raw) !== null, SAID.noDay)),
  },
  daysToPay: {
    label: SAID.daysToPay,
    ask: SAID.daysToPayAsk,
    kind: 'text',
    placeholder: SAID.daysToPayExample,
    schema: optional(z.string().check(z.refine((raw) => daysIn(raw) !== undefined, SAID.daysToPayWrong))),
  },
} as const satisfies Readonly<Record<string, Field>>;

/** The days to pay in a text; null where it says that there are none, undefined where it says neither. */
function daysIn(raw: string): number | null | undefined {
  const said = raw.trim().toLowerCase();
  if (said === SAID.none) return null;
  return /^\d{1,2}$/.test(said) && Number(said) <= DAYS_TO_PAY.most ? Number(said) : undefined;
}

/** The day in a text, `YYYY-MM-DD`, or that it means today; null where it is neither. */
function dayIn(raw: string): string | 'today' | null {
  const said = raw.trim().toLowerCase();
  if (said === SAID.today) return SAID.today;
  return z.iso.date().safeParse(said).success ? said : null;
}

const whomOf = (values: Values): ChargeWhom => CHARGE_WHOM.find((whom) => whom === values.whom) ?? 'half-where-empty';
const priceOf = (values: Values): number => parseNaira(values.amount ?? '') ?? 0;

/** Saying how the month of the own estate is charged, and what it costs from a day on. */
export function chargingRule(deps: FlowDeps): Flow {
  const { services, changed } = deps;
  return submitting<Facts>(deps, {
    name: 'charging-rule',
    version: 2,
    title: SAID.title,
    lists: (_, signal) => monthlyServices(services, signal),
    fields: (at) => ({ service: serviceField(at), ...FIELDS }),
    known: () => USUAL_SERVICE,
    asked: ({ answers: { values } }) => [
      'service',
      'whom',
      ...(values.whom === 'chosen' ? ['meters'] : []),
      'dayOfMonth',
      'daysToPay',
      'byItself',
      'amount',
      'from',
    ],
    atOnce: true,
    words: { send: SAID.save, listing: SAID.looking, checking: SAID.looking, sending: SAID.sending },
    unreachable: MESSAGES.networkFailure,
    async check({ answers: { values } }, signal) {
      const answer = await services.chargingRule(serviceOf(values), signal);
      if (answer.status !== 200) return refusal(answer, 'service', MESSAGES.networkFailure);
      return answer.data.service === null
        ? refused(CHARGES.noService)
        : { kind: 'good', facts: { amount: koboOf(answer.data.amount), daysToPay: answer.data.daysToPay } };
    },
    confirm: {
      dialog({ lists, answers, facts }) {
        const { values } = answers;
        const service = serviceName({ lists, answers });
        const price = priceOf(values);
        const from = dayIn(values.from ?? '') ?? SAID.today;
        const day = from === SAID.today ? from : formatDay(from);
        return {
          title: SAID.dialog(service),
          lines: [
            SAID.is(WHOM_WORDS[whomOf(values)], Number(values.dayOfMonth), values.byItself === 'yes'),
            SAID.pays(values.daysToPay ? (daysIn(values.daysToPay) ?? null) : (facts?.daysToPay ?? null)),
            price === facts?.amount
              ? SAID.stays(service, formatNaira(price))
              : SAID.price(service, formatNaira(price), day),
          ],
        };
      },
      yes: SAID.yes,
      no: SAID.no,
      declined: { ends: SAID.kept },
    },
    async send({ answers: { values } }, signal) {
      const answer = await services.setChargingRule(ruleOf(values), signal);
      if (answer.status !== 200)
        return refusal(
          answer,
          answer.status === 400 ? (AT[answer.data.code] ?? 'whom') : undefined,
          MESSAGES.networkFailure,
        );
      changed('rows');
      return taken(answer.data.message);
    },
  });
}

/** Which of its answers a refusal of the server is about. */
const AT: Readonly<Record<string, string>> = {
  'day-past': 'from',
  'amount-missing': 'amount',
  'service-unknown': 'service',
  'no-service': 'service',
  'meters-missing': 'meters',
  'meters-unknown': 'meters',
};

function ruleOf(values: Values): CallInput<'setChargingRule'> {
  const from = dayIn(values.from ?? '') ?? SAID.today;
  const whom = whomOf(values);
  return {
    ...serviceOf(values),
    ...{ day: Number(values.dayOfMonth), whom, byItself: values.byItself === 'yes', amount: nairaOf(priceOf(values)) },
    ...(from !== SAID.today && { from }),
    ...(values.daysToPay && { daysToPay: daysIn(values.daysToPay) ?? null }),
    ...(whom === 'chosen' && { meters: [...(metersNamed(values.meters ?? '') ?? [])] }),
  };
}
