import * as z from 'zod/mini';
import {
  CHARGE_AMOUNT,
  CHARGE_KINDS,
  CHARGE_REASON,
  type ChargeKind,
  MOST_NAMED_HOUSES,
  MOST_NAMED_METERS,
} from '#catalogues/charges.ts';
import { KOBO_PER_NAIRA } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { koboOf, nairaOf } from '#catalogues/money.ts';
import { CHARGE_KIND_WORDS, CHARGES, LEFT_OUT_WORDS } from '#catalogues/sentences/estate/charges.ts';
import { choiceField } from '#machines/flows/storefront/fields.ts';
import type { Field, Values } from '#machines/kit/field.ts';
import { nairaBetween, optional, required } from '#machines/kit/fields.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { parseMonth } from '#machines/kit/reading/month.ts';
import { parseNaira } from '#machines/kit/reading/naira.ts';
import { type Refused, refused, taken } from '#machines/kit/submitting/form.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import { formatDay, formatNaira } from '#machines/kit/writing/format.ts';
import type { Good } from '#machines/pages/answers.ts';
import { besideNotes, type Charge, linesShown, linesTable, type PreviewLine } from '#machines/pages/charge-lines.ts';
import { refusal } from '../platform/sent.ts';
import { monthlyServices, serviceField, serviceOf, USUAL_SERVICE } from './monthly-services.ts';
import { type Named, whomMeant, whomNamed } from './whom-named.ts';

const SAID = CHARGES.form;

/** What a run comes to before it is confirmed, kobo. */
interface Facts {
  /** What is asked of the server, with whom it is found to name. */
  readonly charge: Charge;
  readonly reason: string;
  readonly standsFrom: string;
  readonly payBy: string | null;
  readonly lines: number;
  readonly total: number;
  readonly plan: string;
  /** The first of its lines. */
  readonly shown: readonly PreviewLine[];
  /** What is said of it besides, a sentence each. */
  readonly notes: readonly string[];
}

const WHAT = choiceField(
  { label: SAID.what, ask: SAID.whatAsk, placeholder: '' },
  CHARGE_KINDS.map((value) => ({ value, label: CHARGE_KIND_WORDS[value] })),
  SAID.whatAsk,
);

/** Whom a text names one by one. */
function namedIn(raw: string): Named {
  const named = whomNamed(raw);
  return named === null || named === 'all' ? { meters: [], others: [] } : named;
}

const FIELDS = {
  what: WHAT,
  month: {
    label: SAID.month,
    ask: SAID.monthAsk,
    kind: 'text',
    placeholder: SAID.monthExample,
    schema: z.string().check(z.refine((raw) => parseMonth(raw) !== null, SAID.noMonth)),
  },
  amount: {
    label: SAID.amount,
    ask: SAID.amountAsk,
    kind: 'money',
    placeholder: 'e.g. 5000',
    schema: nairaBetween(
      { least: CHARGE_AMOUNT.least * KOBO_PER_NAIRA, most: CHARGE_AMOUNT.most * KOBO_PER_NAIRA },
      {
        empty: CHARGES.amountMissing,
        unclear: SAID.amountUnclear,
        small: SAID.amountSmall,
        large: SAID.amountLarge,
      },
    ),
  },
  reason: {
    label: SAID.reason,
    ask: SAID.reasonAsk,
    kind: 'area',
    placeholder: SAID.reasonExample,
    schema: required(CHARGES.reasonMissing).check(
      z.minLength(CHARGE_REASON.least, CHARGES.reasonMissing),
      z.maxLength(CHARGE_REASON.most, SAID.reasonLong),
    ),
  },
  meters: {
    label: SAID.whom,
    ask: SAID.whomAsk,
    kind: 'area',
    placeholder: SAID.whomExample,
    schema: z.string().check(
      z.refine((raw) => whomNamed(raw) !== null, SAID.whomUnclear),
      z.refine((raw) => namedIn(raw).meters.length <= MOST_NAMED_METERS, SAID.whomMany),
      z.refine((raw) => namedIn(raw).others.length <= MOST_NAMED_HOUSES, SAID.housesMany),
    ),
  },
  payBy: {
    label: SAID.payBy,
    ask: SAID.payByAsk,
    kind: 'coming-day',
    placeholder: SAID.payByExample,
    schema: optional(z.string().check(z.trim(), z.iso.date(SAID.payByDay))),
  },
} as const satisfies Readonly<Record<string, Field>>;

/** Which of its answers a refusal of the server is about. */
const AT: Readonly<Record<string, string>> = {
  'month-missing': 'month',
  'month-to-come': 'month',
  'month-long-ago': 'month',
  'charged-already': 'month',
  'run-unfinished': 'month',
  'meters-unknown': 'meters',
  'house-unknown': 'meters',
  'houses-several': 'meters',
  'moved-out-already': 'meters',
  'amount-missing': 'amount',
  'reason-missing': 'reason',
  'pay-by-past': 'payBy',
  'pay-by-far': 'payBy',
  nobody: 'what',
  'no-service': 'service',
  'service-unknown': 'service',
  'no-price': 'service',
};

const kindOf = (values: Values): ChargeKind | null => CHARGE_KINDS.find((kind) => kind === values.what) ?? null;

/** What its answers ask the server for; whom they name has to be found first. */
async function chargeMeant(
  deps: Pick<FlowDeps, 'services'>,
  values: Values,
  signal: AbortSignal,
): Promise<Refused | { readonly kind: 'meant'; readonly charge: Charge }> {
  const what = kindOf(values) ?? 'month';
  const payBy = values.payBy ? { payBy: values.payBy.trim() } : {};
  if (what === 'month') {
    const month = parseMonth(values.month ?? '') ?? '';
    return { kind: 'meant', charge: { what, ...serviceOf(values), month, ...payBy } };
  }
  const amount = nairaOf(parseNaira(values.amount ?? '') ?? 0);
  const once = { what, amount, reason: (values.reason ?? '').trim(), ...payBy };
  const named = whomNamed(values.meters ?? '');
  if (named === 'all' || named === null) return { kind: 'meant', charge: once };
  const whom = await whomMeant(deps, named, signal);
  if (whom.kind !== 'meant') return whom;
  const { meters, houses } = whom;
  return { kind: 'meant', charge: { ...once, meters: [...meters], ...(houses.length > 0 && { houses: [...houses] }) } };
}

/** Charging the meters of the own estate: a month of a service or of the levy, or a levy, a fine or a charge once, to everybody or to some. */
export function chargeEstate(deps: FlowDeps): Flow {
  const { services, changed } = deps;
  return submitting<Facts>(deps, {
    name: 'charge-estate',
    version: 4,
    title: SAID.title,
    lists: (_, signal) => monthlyServices(services, signal),
    fields: (at) => {
      const { what, ...others } = FIELDS;
      return { what, service: serviceField(at), ...others };
    },
    known: () => USUAL_SERVICE,
    asked: ({ answers: { values } }) => {
      if (kindOf(values) === null) return ['what'];
      if (kindOf(values) !== 'month') return ['what', 'amount', 'reason', 'meters', 'payBy'];
      // Nobody is asked what a month costs; who says it is told where it costs something else.
      return ['what', 'service', 'month', ...(values.amount ? ['amount'] : []), 'payBy'];
    },
    atOnce: true,
    words: { send: SAID.charge, listing: SAID.looking, checking: SAID.looking, sending: SAID.sending },
    unreachable: MESSAGES.networkFailure,
    async check({ answers: { values } }, signal) {
      const meant = await chargeMeant(deps, values, signal);
      if (meant.kind !== 'meant') return meant;
      const { charge } = meant;
      const answer = await services.previewCharges({ ...charge, rows: linesShown(charge) }, signal);
      if (answer.status === 200)
        return otherPrice(values, answer.data) ?? { kind: 'good', facts: factsOf(charge, answer.data) };
      return refusal(
        answer,
        answer.status === 400 ? (AT[answer.data.code] ?? 'what') : undefined,
        MESSAGES.networkFailure,
      );
    },
    confirm: {
      dialog({ facts }) {
        const { charge, reason, standsFrom, payBy, lines, total, shown, notes } = facts ?? NOTHING;
        return {
          title: SAID.dialog(formatNaira(total), lines),
          lines: [
            SAID.about(reason, formatDay(standsFrom)),
            ...(payBy === null ? [] : [SAID.paidBy(formatDay(payBy))]),
            ...notes,
            SAID.canGoBack,
            ...(shown.length < lines ? [SAID.first(shown.length, lines)] : []),
          ],
          ...(shown.length > 0 && { table: linesTable(shown, charge) }),
        };
      },
      yes: ({ facts }) => SAID.yes(formatNaira(facts?.total ?? 0), facts?.lines ?? 0),
      no: SAID.no,
      // A month has the day of its rule, where that says one.
      adds: {
        field: 'payBy',
        label: SAID.payByAdd,
        when: ({ answers, facts }) => kindOf(answers.values) !== 'month' || facts?.payBy === null,
      },
      declined: { ends: SAID.left },
    },
    renews: true,
    async send({ facts }, signal) {
      const { charge, lines, total, plan } = facts ?? NOTHING;
      const answer = await services.startCharges({ ...charge, lines, total: nairaOf(total), plan }, signal);
      if (answer.status === 400 && answer.data.code === 'charges-moved')
        return refused(answer.data.message, { again: true });
      if (answer.status !== 200)
        return refusal(
          answer,
          answer.status === 400 ? (AT[answer.data.code] ?? 'what') : undefined,
          MESSAGES.networkFailure,
        );
      changed('rows');
      return taken(answer.data.message);
    },
  });
}

/** Why a month is not charged at the sum that was said for it; null where it costs that, or nothing was said. */
function otherPrice(values: Values, { lines, total, half }: Good<'previewCharges'>): Refused | null {
  const said = kindOf(values) === 'month' ? parseNaira(values.amount ?? '') : null;
  if (said === null || lines === 0) return null;
  const whole = lines - half.lines;
  // Where nobody lives anywhere, all are at half.
  const ofWhole = whole > 0 ? koboOf(total) - koboOf(half.total) : 2 * koboOf(total);
  const price = Math.round(ofWhole / (whole > 0 ? whole : lines));
  if (price === said) return null;
  return { kind: 'refused', say: [], at: { field: 'amount', problem: SAID.otherPrice(formatNaira(price)) } };
}

const NOTHING: Facts = {
  charge: { what: 'month' },
  reason: '',
  standsFrom: '',
  payBy: null,
  lines: 0,
  total: 0,
  plan: '',
  shown: [],
  notes: [],
};

function factsOf(
  charge: Charge,
  {
    reason,
    standsFrom,
    early,
    payBy,
    lines,
    total,
    plan,
    half,
    inAdvance,
    leftOut,
    beside,
    once,
    rows,
  }: Good<'previewCharges'>,
): Facts {
  const naira = (amount: number) => formatNaira(koboOf(amount));
  return {
    ...{ charge, reason, standsFrom, payBy, lines, total: koboOf(total), plan, shown: rows },
    notes: [
      ...besideNotes({ beside, once }),
      ...(early === null ? [] : [SAID.early(formatDay(early))]),
      ...(half.lines > 0 ? [SAID.half(half.lines, naira(half.total))] : []),
      ...(inAdvance.lines > 0 ? [SAID.inAdvance(inAdvance.lines, naira(inAdvance.total))] : []),
      ...leftOut.map(({ why, lines: count }) => SAID.leftOut(LEFT_OUT_WORDS[why], count)),
    ],
  };
}
