import * as z from 'zod/mini';
import { CASH_LIMITS } from '#catalogues/cash.ts';
import { METER_DIGITS } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { koboOf, nairaOf } from '#catalogues/money.ts';
import { CASH as SAID } from '#catalogues/sentences/estate/cash.ts';
import { CHARGED_AS } from '#catalogues/sentences/estate/charges.ts';
import { SERVICE_PAYMENTS, type ServicePayment } from '#catalogues/uploads.ts';
import type { Field } from '#machines/kit/field.ts';
import { nairaBetween, optional, required } from '#machines/kit/fields.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { digitsOf } from '#machines/kit/reading/digits.ts';
import { parseNaira } from '#machines/kit/reading/naira.ts';
import { type Checked, refused, type Sending, taken } from '#machines/kit/submitting/form.ts';
import { provesAgain } from '#machines/kit/submitting/proves-again.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import { takingBack } from '#machines/kit/submitting/taking-back.ts';
import { balanceSaid } from '#machines/kit/writing/balances.ts';
import { formatDay, formatNaira } from '#machines/kit/writing/format.ts';
import type { Good } from '#machines/pages/answers.ts';
import { findPeople } from '#machines/pages/residents/people.ts';
import { refusal } from '../platform/sent.ts';
import { paymentOf, servicePaymentField } from './service-payment-field.ts';
import { severalFit } from './whose.ts';

const { payer, note } = CASH_LIMITS;

const FIELDS = {
  whose: {
    label: SAID.whose,
    ask: SAID.whoseAsk,
    kind: 'text',
    placeholder: SAID.whoseExample,
    schema: required(SAID.whoseAsk),
  },
  service: servicePaymentField(SAID.serviceAsk),
  amount: {
    ...{ label: SAID.amount, ask: SAID.amountAsk, kind: 'money', placeholder: 'e.g. 20000' },
    schema: nairaBetween(CASH_LIMITS.amount, {
      ...{ empty: SAID.amountRequired, unclear: SAID.amountUnclear },
      ...{ small: SAID.amountSmall, large: SAID.amountLarge },
    }),
  },
  day: {
    ...{ label: SAID.day, ask: SAID.dayAsk, kind: 'past-day', placeholder: SAID.dayExample },
    schema: z.string().check(z.trim(), z.iso.date(SAID.noDay)),
  },
  payer: {
    ...{ label: SAID.payer, ask: SAID.payerAsk, kind: 'text', placeholder: SAID.payerExample, hint: SAID.payerHint },
    schema: optional(
      z.string().check(z.trim(), z.minLength(payer.least, SAID.payerNeeded), z.maxLength(payer.most, SAID.payerNeeded)),
    ),
  },
  note: {
    ...{ label: SAID.note, ask: SAID.noteAsk, kind: 'area', placeholder: SAID.noteExample },
    schema: optional(z.string().check(z.trim(), z.maxLength(note, SAID.noteLong))),
  },
} as const satisfies Readonly<Record<string, Field>>;

/** Which of its answers a refusal of the server is about. */
const AT: Readonly<Record<string, string>> = {
  'day-to-come': 'day',
  'day-long-ago': 'day',
  'cash-beyond': 'amount',
  'payer-missing': 'payer',
};

/** What is read back before the yes. */
interface Facts extends Good<'previewCash'> {
  readonly payment: ServicePayment;
}

const koboIn = (raw = ''): number => parseNaira(raw) ?? 0;

/** Writing down what was paid in cash on a meter of the own estate, once it was read back. */
export function recordCash(deps: FlowDeps): Flow {
  const { services, changed } = deps;
  return submitting<Facts>(deps, {
    name: 'record-cash',
    version: 2,
    title: SAID.title,
    fields: FIELDS,
    asked: ['whose', 'service', 'amount', 'day', 'payer', 'note'],
    atOnce: true,
    words: { send: SAID.send, checking: SAID.looking, sending: SAID.sending },
    unreachable: MESSAGES.networkFailure,
    proof: provesAgain(services),
    check: (sending, signal) => looked(deps, sending, signal),
    confirm: {
      dialog: ({ answers: { values }, facts }) => dialogOf(values, facts),
      yes: ({ answers: { values } }) => SAID.yes(formatNaira(koboIn(values.amount))),
      no: SAID.no,
      declined: { ends: SAID.kept },
    },
    async send({ runId, facts, value }, signal) {
      if (facts === null) return refused(MESSAGES.networkFailure);
      const input = {
        // A run that is taken up again while it sends, however late, writes nothing twice.
        key: runId,
        ...{ meter_number: facts.meter_number, servicePayment: facts.payment, payer: facts.payer },
        ...{ amount: nairaOf(koboIn(value('amount'))), day: value('day').trim(), note: value('note').trim() },
      };
      const answer = await services.recordCash(input, signal);
      if (answer.status !== 200)
        return refusal(answer, answer.status === 400 ? AT[answer.data.code] : undefined, MESSAGES.networkFailure);
      changed('rows');
      return taken(answer.data.message);
    },
  });
}

function dialogOf({ amount, day = '', note: more = '' }: Readonly<Record<string, string>>, facts: Facts | null) {
  const { due } = SERVICE_PAYMENTS[facts?.payment ?? 'servicecharge'];
  const label = CHARGED_AS[due];
  const said = (owed = 0) => balanceSaid(due, due === 'fine' ? koboOf(owed) : 0 - koboOf(owed));
  return {
    title: SAID.dialog(formatNaira(koboIn(amount)), label),
    lines: [
      SAID.house(facts?.address ?? '', facts?.meter_number ?? ''),
      SAID.from(facts?.payer ?? '', formatDay(day.trim())),
      ...(more.trim() === '' ? [] : [SAID.noteIs(more.trim())]),
      SAID.becomes(label, said(facts?.before), said(facts?.after)),
      ...((facts?.before ?? 0) > 0 ? [SAID.oldestFirst] : []),
      ...(facts?.alike == null ? [] : [SAID.alike(SAID.receiptOf(facts.alike))]),
      SAID.told,
      SAID.never,
    ],
  };
}

/** Find the house: by its meter, by who lives there, or by words of its address; and what the payment does to what it owes. */
async function looked(
  { services }: Pick<FlowDeps, 'services'>,
  { value }: Sending<Facts>,
  signal: AbortSignal,
): Promise<Checked<Facts>> {
  const payment = paymentOf(value('service'));
  if (payment === undefined) return refused(MESSAGES.selectServicePayment);
  const said = value('whose').trim();
  const digits = digitsOf(said);
  let of: { readonly meter_number: string } | { readonly house: string } = { house: said };
  if (/^\d+$/.test(digits) && digits.length >= METER_DIGITS.least) of = { meter_number: digits };
  else if (!/\d/.test(said)) {
    const people = await findPeople(services, said, signal);
    if (people.kind !== 'good') return refused(MESSAGES.searchFailed);
    const [only, ...others] = people.data;
    if (others.length > 0)
      return { kind: 'refused', say: [], at: { field: 'whose', problem: severalFit(people.data) } };
    if (only?.meterNumber) of = { meter_number: only.meterNumber };
  }
  const paid = { servicePayment: payment, amount: nairaOf(koboIn(value('amount'))), day: value('day').trim() };
  const answer = await services.previewCash({ ...of, ...paid, payer: value('payer').trim() }, signal);
  if (answer.status === 200) return { kind: 'good', facts: { ...answer.data, payment } };
  return refusal(
    answer,
    answer.status === 400 ? (AT[answer.data.code] ?? 'whose') : undefined,
    MESSAGES.networkFailure,
  );
}

/** Taking a payment in cash back by a line of its own, from the row where it stands. */
export const cashBack = (deps: FlowDeps): Flow =>
  takingBack(deps, {
    ...{ name: 'cash-back', version: 3, proves: true, reason: CASH_LIMITS.reason },
    given: { field: 'cash', label: SAID.back.given },
    words: { ...SAID.back, looking: SAID.looking },
    take: (input, signal) => deps.services.takeCashBack(input, signal),
  });
