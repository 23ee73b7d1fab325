import * as z from 'zod/mini';
import { CORRECTION_REASON, KOBO_PER_NAIRA } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { koboOf } from '#catalogues/money.ts';
import { APPROVALS } from '#catalogues/sentences/approvals.ts';
import { ADMINISTRATION_SENTENCES } from '#catalogues/sentences/estate/administration.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { SERVICE_PAYMENTS, type ServicePayment } from '#catalogues/uploads.ts';
import type { Answers, Field, Values } from '#machines/kit/field.ts';
import { oneOf, optional } from '#machines/kit/fields.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { type Checked, type Refused, refused, type Sending, type Sent, taken } from '#machines/kit/submitting/form.ts';
import { notChanged } from '#machines/kit/submitting/not-changed.ts';
import { provesAgain } from '#machines/kit/submitting/proves-again.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import type { Dialog } from '#machines/kit/view.ts';
import {
  balanceSaid,
  balanceWords,
  type Due,
  isMove,
  isOneSided,
  parseBalance,
} from '#machines/kit/writing/balances.ts';
import { formatDay, formatNaira, formatWhen } from '#machines/kit/writing/format.ts';
import { aboveSaid } from '#machines/kit/writing/limit.ts';
import { paymentOf, servicePaymentField } from './service-payment-field.ts';
import { residentMeterMeant, whoseAsked, whoseFields } from './whose.ts';

/** What a balance is and becomes, kobo in the sign of the dashboards, and whose it is. */
interface BalanceFacts {
  readonly meterNumber: string;
  readonly estate: string;
  readonly holder: string | null;
  readonly payment: ServicePayment;
  readonly before: number;
  readonly after: number;
  /** Who could agree to it, until when, where it is more than one person may change; null: it is not. */
  readonly second: {
    readonly sum: number;
    readonly limit: number;
    readonly others: readonly string[];
    readonly until: string;
  } | null;
}

const SERVICE = servicePaymentField('Which service payment would you like to update?');

/** Why it is changed, which stands on the statement; it may be left out. */
const REASON = {
  ...{ label: ADMINISTRATION_SENTENCES.balanceReason, ask: ADMINISTRATION_SENTENCES.balanceReasonAsk },
  ...{ kind: 'area', placeholder: ADMINISTRATION_SENTENCES.balanceReasonExample },
  hint: ADMINISTRATION_SENTENCES.balanceReasonHint,
  schema: optional(
    z.string().check(z.trim(), z.maxLength(CORRECTION_REASON, ADMINISTRATION_SENTENCES.balanceReasonLong)),
  ),
} as const satisfies Field;

const reasonIn = ({ because = '' }: Values): string => because.trim();
const reasonSaid = (values: Values) => (reasonIn(values) === '' ? {} : { reason: reasonIn(values) });

/** Largest balance either way, kobo. */
const MOST = 100_000_000 * KOBO_PER_NAIRA;

/**
 * Setting what a meter owes (S2 section 2, Update payment modal): the Confirm Meter dialog names its estate and holder, and
 * says what the balance is and what it becomes. A balance that another administrator changed meanwhile is not overwritten.
 */
export function updatePayment(deps: FlowDeps): Flow {
  const { services, wait, changed } = deps;
  return submitting<BalanceFacts>(deps, {
    name: 'update-payment',
    version: 4,
    title: MESSAGES.updateServicePayments,
    fields: ({ answers: { values } }) => ({
      ...whoseFields(values),
      service: SERVICE,
      amount: amountField(dueIn(values.service)),
      side: sideField(values.amount ?? ''),
      because: REASON,
    }),
    asked: ({ answers }) => [
      whoseAsked(answers.values),
      'service',
      'amount',
      ...(isAskedForSide(dueIn(answers.values.service), answers) ? ['side'] : []),
      'because',
    ],
    words: { send: 'Submit', checking: 'Checking the meter number', sending: 'Updating the payment' },
    unreachable: MESSAGES.paymentNotUpdated,
    proof: provesAgain(services),
    unchecked: MESSAGES.meterConfirmFailed,
    check: (sending, signal) => confirmMeter(deps, sending, signal),
    confirm: {
      dialog: ({ facts, answers: { values } }) => dialogOf(facts, reasonIn(values)),
      yes: ({ facts }) => (facts?.second == null ? MESSAGES.confirm : APPROVALS.yesAsk),
      no: MESSAGES.doNotUpdate,
      declined: { ends: ADMINISTRATION_SENTENCES.balanceKept },
    },
    async send({ facts, answers: { values } }, signal) {
      if (facts === null) return refused(MESSAGES.paymentNotUpdated);
      await wait('paymentUpdate', signal);
      const { meterNumber, payment, before, after } = facts;
      if (facts.second !== null) return askFor(deps, facts, reasonIn(values), signal);
      const answer = await services.updateServicePayments(
        {
          meter_number: meterNumber,
          servicePayment: payment,
          amount: naira(after),
          expected: naira(before),
          ...reasonSaid(values),
        },
        signal,
      );
      if (answer.status === 200) {
        changed('rows');
        const { due, label } = SERVICE_PAYMENTS[payment];
        return taken(answer.data.message || ADMINISTRATION_SENTENCES.balanceSet(label, balanceSaid(due, after)));
      }
      return notChanged(answer, (answer.status === 400 && answer.data.message) || MESSAGES.paymentNotUpdated);
    },
  });
}

const naira = (kobo: number): number => kobo / KOBO_PER_NAIRA;

const dueIn = (service: string | undefined): Due => SERVICE_PAYMENTS[paymentOf(service) ?? 'servicecharge'].due;

function amountField(due: Due): Field {
  return {
    label: 'Amount',
    ask: 'What should the new balance be?',
    // Not every keyboard for money has a minus.
    kind: 'text',
    placeholder: due === 'fine' ? 'e.g. 5000' : 'e.g. -15000',
    hint: due === 'fine' ? ADMINISTRATION_SENTENCES.fineHint : ADMINISTRATION_SENTENCES.balanceHint,
    schema: balanceOf(due),
    clears: ['side'],
  };
}

function balanceOf(due: Due) {
  return z.pipe(
    z.string(),
    z.transform((raw, ctx): number => {
      const kobo = parseBalance(due, raw) ?? 0;
      const message = problemOf(due, raw);
      if (message !== null) ctx.issues.push({ code: 'custom', message, input: raw });
      return kobo;
    }),
  );
}

function problemOf(due: Due, raw: string): string | null {
  if (raw.trim() === '') return ADMINISTRATION_SENTENCES.balanceRequired;
  const kobo = parseBalance(due, raw);
  if (kobo === null) return ADMINISTRATION_SENTENCES.balanceUnclear;
  if (due === 'fine' && kobo < 0 && !isMove(raw)) return ADMINISTRATION_SENTENCES.fineNegative;
  return Math.abs(kobo) > MOST ? ADMINISTRATION_SENTENCES.balanceLarge : null;
}

/** Find out whose meter it is and what is owed on it (S2 section 7, meter name lookup). */
async function confirmMeter(
  deps: FlowDeps,
  sending: Sending<BalanceFacts>,
  signal: AbortSignal,
): Promise<Checked<BalanceFacts>> {
  await deps.wait('meterCheck', signal);
  const meant = await residentMeterMeant(deps, sending, signal);
  if (meant.kind === 'refused') return meant;
  const answer = await deps.services.meterName({ meter_number: meant.meterNumber }, signal);
  const payment = paymentOf(sending.value('service'));
  if (answer.status === 400) {
    const field = whoseAsked(sending.answers.values);
    return { kind: 'refused', say: [], at: { field, problem: answer.data.message } };
  }
  if (answer.status !== 200 || payment === undefined) return refused(MESSAGES.meterConfirmFailed);
  const { name, holder, meter_number, serviceCharge, devLevy, fine } = answer.data;
  const { due } = SERVICE_PAYMENTS[payment];
  const held = { 'service-charge': serviceCharge, 'dev-levy': devLevy, fine }[due];
  const before = Math.round(held * KOBO_PER_NAIRA);
  const side = isAskedForSide(dueIn(sending.value('service')), sending.answers) ? ` ${sending.value('side')}` : '';
  const after = parseBalance(due, `${sending.value('amount')}${side}`, before) ?? before;
  if (due === 'fine' && after < 0) {
    return { kind: 'refused', say: [], at: { field: 'amount', problem: fineShort(before) } };
  }
  // Where nothing moves nothing is written down, and a reason would be lost in silence.
  if (after === before && reasonIn(sending.answers.values) !== '') {
    const problem = ADMINISTRATION_SENTENCES.balanceSame(balanceSaid(due, before));
    return { kind: 'refused', say: [], at: { field: 'amount', problem } };
  }
  const second = await secondPerson(deps, { meterNumber: meter_number, payment, after }, signal);
  if (second !== null && 'kind' in second) return second;
  // A second person has to know why.
  if (second !== null && reasonIn(sending.answers.values) === '')
    return { kind: 'refused', say: [], at: { field: 'because', problem: APPROVALS.reasonNeeded } };
  const whose = { meterNumber: meter_number, estate: name, holder: meant.holder ?? holder };
  return { kind: 'good', facts: { ...whose, payment, before, after, second } };
}

/** Who could agree to a change above the limit of the estate, or why it cannot be asked for; null: one person is enough. */
async function secondPerson(
  { services }: Pick<FlowDeps, 'services'>,
  { meterNumber, payment, after }: Pick<BalanceFacts, 'meterNumber' | 'payment' | 'after'>,
  signal: AbortSignal,
): Promise<BalanceFacts['second'] | Refused> {
  const asked = { meter_number: meterNumber, servicePayment: payment, amount: naira(after) };
  const answer = await services.previewBalanceApproval(asked, signal);
  if (answer.status !== 200) return refused(MESSAGES.meterConfirmFailed);
  const { needed, limit, amount, others, until, standing } = answer.data;
  if (!needed || limit === null) return null;
  if (standing !== null) {
    const who = standing.mine ? APPROVALS.you : (standing.by ?? APPROVALS.gone);
    return refused(APPROVALS.askedAlready(standing.id, who, formatWhen(standing.askedAt)));
  }
  if (others.length === 0) return refused(APPROVALS.nobodyElse.estate);
  return { sum: koboOf(amount), limit: koboOf(limit), others, until };
}

/** Have a second person agree to it: nothing changes before that. */
async function askFor(
  { services, changed }: Pick<FlowDeps, 'services' | 'changed'>,
  { meterNumber, payment, before, after }: BalanceFacts,
  reason: string,
  signal: AbortSignal,
): Promise<Sent> {
  const sums = { amount: naira(after), expected: naira(before) };
  const asked = { meter_number: meterNumber, servicePayment: payment, ...sums, reason };
  const answer = await services.askBalanceApproval(asked, signal);
  if (answer.status === 200) {
    changed('rows');
    return taken(answer.data.message);
  }
  return notChanged(answer, (answer.status === 400 && answer.data.message) || MESSAGES.paymentNotUpdated);
}

/** Why a fine cannot be reduced by so much; kobo that are owed. */
function fineShort(before: number): string {
  return before > 0
    ? ADMINISTRATION_SENTENCES.fineReduced(balanceSaid('fine', before))
    : ADMINISTRATION_SENTENCES.noFineToReduce;
}

function dialogOf(facts: BalanceFacts | null, reason: string): Dialog {
  if (facts === null) return { title: ADMINISTRATION_SENTENCES.confirmMeter, lines: [] };
  const { meterNumber, estate, holder, payment, before, after } = facts;
  const { due, label } = SERVICE_PAYMENTS[payment];
  return {
    title: ADMINISTRATION_SENTENCES.confirmMeter,
    lines: [
      SENTENCES.meterBelongsTo(estate),
      holder === null
        ? ADMINISTRATION_SENTENCES.noHolder(meterNumber)
        : ADMINISTRATION_SENTENCES.holder(meterNumber, holder),
      ADMINISTRATION_SENTENCES.balance(label, balanceWords(due, before), balanceWords(due, after)),
      ...(reason === '' ? [] : [ADMINISTRATION_SENTENCES.balanceBecause(reason)]),
      ...secondLines(facts),
    ],
  };
}

/** That a second person has to agree, who could, and until when. */
function secondLines({ second }: BalanceFacts): readonly string[] {
  if (second === null) return [];
  const { sum, limit, others, until } = second;
  return [
    APPROVALS.needed(formatNaira(sum), aboveSaid(limit)),
    APPROVALS.who(APPROVALS.orOther(others), formatDay(until)),
  ];
}

/**
 * Whoever types a sentence and no sign says '15000' of what somebody owes as well as of what was paid ahead. Beside the field of
 * a form it stands what the sign means.
 */
function isAskedForSide(due: Due, { values, fromChat }: Answers): boolean {
  return fromChat.includes('amount') && isOneSided(due, values.amount ?? '');
}

/** The question on which side a balance is, kobo being as they were typed. */
function sideField(amount: string): Field {
  const kobo = parseBalance('service-charge', amount) ?? 0;
  const choices = (['owed', 'in credit'] as const).map((value) => ({ value, label: `${formatNaira(kobo)} ${value}` }));
  return {
    label: 'Owed or in credit',
    ask: ADMINISTRATION_SENTENCES.whichSide,
    kind: 'choice',
    placeholder: '',
    choices,
    schema: oneOf(choices, {
      empty: ADMINISTRATION_SENTENCES.whichSide,
      several: SENTENCES.severalFit,
      none: SENTENCES.noneFits,
    }),
  };
}
