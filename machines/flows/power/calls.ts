import { unanswered } from '#catalogues/calls/no-answer.ts';
import type { CallAnswer, Services } from '#catalogues/calls/services.ts';
import { ESTATE_FEE_KOBO } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { koboOf, nairaOf } from '#catalogues/money.ts';
import type { DueKind, StoppingDue } from '#catalogues/orders.ts';
import { ARREARS_SAID } from '#catalogues/sentences/arrears.ts';
import { CREDIT_SENTENCES } from '#catalogues/sentences/credit.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { POSTPAID } from '#catalogues/sentences/postpaid.ts';
import { SPLIT } from '#catalogues/sentences/split.ts';
import type { FlowDeps } from '#machines/kit/flow.ts';
import { type Bounds, boundsIn, powerRefused } from '#machines/kit/paying/bounds.ts';
import type { Opened, Report } from '#machines/kit/paying/context.ts';
import { particularRows, several, untoldUnits } from '#machines/kit/paying/particulars.ts';
import type { Checked, Loaded, PayingCalls } from '#machines/kit/paying/setup.ts';
import { isDown } from '#machines/kit/paying/supply-down.ts';
import { amountRefused, type MeterTerms, termsOf } from '#machines/kit/paying/terms.ts';
import { transferCalls } from '#machines/kit/paying/transfer.ts';
import { undelivered } from '#machines/kit/paying/undelivered.ts';
import { watchOrder } from '#machines/kit/paying/watch.ts';
import { parseNaira } from '#machines/kit/reading/naira.ts';
import type { OwnMeter } from '#machines/kit/reading/own-meters.ts';
import type { Row } from '#machines/kit/view.ts';
import { type Balances, isBlocked } from '#machines/kit/writing/balances.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import { feesIn, type OwedCharge } from '../dues/facts.ts';
import { chargesIn } from '../dues/settles.ts';
import type { ToldStanding } from './arrears.ts';
import { onMeterNamed } from './on-meter.ts';
import { partsOf, splitIn, splitRows, type ToldSplit } from './split.ts';

/** What buying power knows beside the amount. Balances are null while nothing is owed or set. */
export interface PowerFacts {
  readonly meterNumber: string;
  readonly estate: string;
  /** What its holder calls the meter. */
  readonly meterName?: string | undefined;
  /** The words in which a meter was looked for last. */
  readonly heard?: string | undefined;
  /** The buyer's meters, where one was named and cannot be told. */
  readonly meters?: readonly OwnMeter[] | undefined;
  /** What was named and is none of the buyer's several meters. */
  readonly namesNone?: string | undefined;
  readonly owed: Balances | null;
  /** The meter that its buyer uses, which is the one that dues are paid for. */
  readonly inUse?: string | undefined;
  /** What is owed charge by charge; missing where the server has not said so. */
  readonly charges?: readonly OwedCharge[] | undefined;
  /** The convenience fee of each due, kobo; missing where the server was not asked yet. */
  readonly dueFees?: Readonly<Record<DueKind, number>> | undefined;
  /** How the meter stands by a rule of its estate; missing: by the one of the specification. */
  readonly standing?: ToldStanding | undefined;
  /** What stops power where the figures are not shown yet, and why not. */
  readonly hidden?: Hidden | undefined;
  /** On which terms the meter is sold to; missing where nothing was said of them. */
  readonly terms?: MeterTerms | undefined;
  /** The convenience fee, kobo; missing where the server was not asked yet. */
  readonly fee?: number | undefined;
  /** How much is sold at once, kobo; missing where the server was not asked yet. */
  readonly bounds?: Bounds | undefined;
  /** How top-ups of the meter are divided; missing: nothing of them goes to a debt. */
  readonly split?: ToldSplit | undefined;
  /** What stands to the resident's own credit, kobo; missing where nobody was asked, or nobody answered. */
  readonly credit?: number | undefined;
}

/** What is charged beside the amount, kobo. */
export const feeIn = ({ fee }: Pick<PowerFacts, 'fee'>): number => fee ?? ESTATE_FEE_KOBO;

/** What is told in place of figures that the account may not see yet. */
export interface Hidden {
  readonly why: string;
  readonly stops: readonly StoppingDue[];
  /** The mailed link is what is missing; else the estate's administrator. */
  readonly byLink: boolean;
}

/** The calls of buying power: answers of the server in the terms of the paying states. */
export function powerCalls({ services, wait }: Pick<FlowDeps, 'services' | 'wait'>): PayingCalls<PowerFacts> {
  return {
    async load({ facts: before, answers }, signal): Promise<Loaded<PowerFacts>> {
      const named = await onMeterNamed(services, before, answers.values, signal);
      if (named.kind === 'refused') return named;
      const { facts } = named;
      const [owed, settings] = await Promise.all([
        services.servicePayments({ meter_number: facts.meterNumber }, signal),
        services.portalSettings({}, signal),
      ]);
      const known = told(facts, owed);
      if (known === null) return { kind: 'refused', message: owed.status === 200 ? '' : owed.data.message };
      await wait('dataShown', signal);
      const { support, transfers, estateFees, amounts } = settings.data;
      const fee = koboOf(estateFees.power);
      const bounds = boundsIn(amounts.power);
      return {
        kind: 'ready',
        facts: { ...known, fee, bounds, dueFees: feesIn(estateFees) },
        support,
        takesTransfers: transfers,
        ...(named.kind === 'unclear' && { wrong: { field: 'meter', message: named.problem } }),
      };
    },

    async check({ facts: before, answers }, signal): Promise<Checked<PowerFacts>> {
      const named = await onMeterNamed(services, before, answers.values, signal);
      if (named.kind === 'refused') return { kind: 'bad', message: named.message };
      if (named.kind === 'unclear') return { kind: 'bad', message: named.problem, field: 'meter', facts: named.facts };
      const isAnother = named.facts.meterNumber !== before.meterNumber;
      const facts = isAnother ? await owedOn(services, named.facts, signal) : named.facts;
      if (facts === null) return { kind: 'bad', message: MESSAGES.networkFailure };
      if (isStopped(facts)) return { kind: 'bad', message: MESSAGES.outstandingBlock, facts };
      const kobo = parseNaira(answers.values.amount ?? '') ?? 0;
      const unsold = facts.bounds && powerRefused(facts.bounds, kobo);
      if (unsold) return { kind: 'bad', message: unsold.message, field: 'amount' };
      const little = mostWhileStopped(facts);
      if (little > 0 && kobo > little)
        return { kind: 'bad', message: ARREARS_SAID.upTo(formatNaira(little)), field: 'amount' };
      await wait('meterCheck', signal);
      const [ping, own] = await Promise.all([
        services.pingMeter({ meter_number: facts.meterNumber }, signal),
        // Without an answer power is bought as ever, only not from credit.
        services.ownAccount({}, signal).catch(unanswered),
      ]);
      const credit = own === null ? undefined : koboOf(own.data.credit);
      // Who supplies the estate is down: since when only the server's words tell.
      if (ping.status !== 200) return { kind: 'bad', message: isDown(ping) ? ping.data.message : MESSAGES.pingFailed };
      if (!ping.data.isFound) return { kind: 'bad', message: MESSAGES.meterNotFound };
      if (ping.data.meterType === 'postpaid') return { kind: 'bad', message: POSTPAID.own };
      const terms = termsOf(ping.data.terms) ?? undefined;
      const off = terms && amountRefused(terms, kobo);
      if (off) return { kind: 'bad', message: off, field: 'amount' };
      return { kind: 'good', facts: { ...facts, terms, credit } };
    },

    async open({ key, values, facts, means }, signal): Promise<Opened<PowerFacts>> {
      const amount = nairaOf(parseNaira(values.amount ?? '') ?? 0);
      const wish = { key, type: 'power_vending', amount, meter_number: facts.meterNumber } as const;
      if (means === 'credit') return openedFrom(await services.payFromCredit(wish, signal), facts);
      const { debt } = partsOf(facts, koboOf(amount));
      const answer = await services.openOrder({ ...wish, ...(debt > 0 && { debt: nairaOf(debt) }) }, signal);
      if (answer.status === 200) {
        const { meterNumber, estate } = answer.data;
        // An older server buys for the meter in use, which can be another one than a kept purchase was read back with.
        if (meterNumber !== facts.meterNumber) {
          const other = { ...facts, meterNumber, estate, meterName: undefined, namesNone: undefined, heard: undefined };
          const owed = await owedOn(services, other, signal);
          return { kind: 'refused', message: SENTENCES.meterChanged, facts: owed ?? other };
        }
        // A server that knows of no such rule buys power for all of it.
        if (koboOf(answer.data.debt ?? 0) !== debt)
          return { kind: 'refused', message: SPLIT.moved, facts: { split: undefined } };
        // The fee may be another one since it was read back: the payer says yes to the one that is charged.
        const fee = koboOf(answer.data.fee);
        if (fee !== feeIn(facts)) return { kind: 'refused', message: SENTENCES.totalChanged, facts: { fee } };
        return {
          kind: 'opened',
          order: { orderId: answer.data.orderId, widget: answer.data.widget },
          receipt: receiptRows(answer.data, 'Total'),
        };
      }
      if (answer.data.code !== 'split-moved') return refusedOf(answer);
      const owed = await services.servicePayments({ meter_number: facts.meterNumber }, signal);
      return { kind: 'refused', message: answer.data.message, facts: { split: splitIn(owed) } };
    },

    async report({ reference, amount, first }, signal): Promise<Report> {
      if (first) await wait('resultModal', signal);
      return toReport(
        await services.topupPower({ transfer_reference: reference, type: 'power_vending', amount }, signal),
      );
    },

    transfers: transferCalls({ services, wait }),

    watch: watchOrder(wait, async ({ orderId }, known, signal) => {
      const answer = await services.orderStatus({ orderId, ...(known && { wait: known }) }, signal);
      return answer.status === 200 ? answer.data.state : null;
    }),
  };
}

/** The same with what is owed on the meter that they are for now; null where that was not told. */
async function owedOn(services: Services, facts: PowerFacts, signal: AbortSignal): Promise<PowerFacts | null> {
  return told(facts, await services.servicePayments({ meter_number: facts.meterNumber }, signal));
}

/** What the server says of the debts of a meter, as facts; null where it refuses to. */
function told(facts: PowerFacts, owed: CallAnswer<'servicePayments'>): PowerFacts | null {
  const hidden = hiddenIn(owed);
  if (owed.status !== 200 && hidden === undefined) return null;
  const balances = owed.status === 200 ? toBalances(owed.data.data) : null;
  const charges = chargesIn(owed);
  return { ...facts, owed: balances, charges, hidden, standing: standingIn(owed), split: splitIn(owed) };
}

/** True where nothing at all may be bought; the estate's own rule goes before that of the specification. */
export function isStopped(facts: PowerFacts): boolean {
  const { owed, hidden, standing } = facts;
  if (standing) return standing.name === 'blocked' && mostWhileStopped(facts) === 0;
  return (owed !== null && isBlocked(owed)) || (hidden?.stops ?? []).length > 0;
}

/** What buying from the own credit came to: it is paid, once. Where an older server bought for the meter in use, and another was read back, it is said. */
function openedFrom(answer: CallAnswer<'payFromCredit'>, facts: PowerFacts): Opened<PowerFacts> {
  if (answer.status !== 200) return refusedOf(answer);
  const { orderId, total, meterNumber } = answer.data;
  const told = CREDIT_SENTENCES.otherMeter(meterNumber);
  return {
    kind: 'opened',
    order: { orderId, widget: null, paid: total },
    receipt: receiptRows(answer.data, 'Total'),
    ...(meterNumber !== facts.meterNumber && { notices: [{ tone: 'warning', text: told }] }),
  };
}

function refusedOf({ status, data }: Exclude<CallAnswer<'openOrder'>, { status: 200 }>): Opened<PowerFacts> {
  const { message, code } = data;
  // Arrears are looked at anew and named; of an estate that cannot pay only the server's words tell.
  if (status === 403 && code !== 'estate-inactive') return { kind: 'blocked', message };
  return { kind: 'refused', message: status === 422 ? CREDIT_SENTENCES.usedKey : message };
}

/** The refusal of the figures to an account that waits to be confirmed or verified; undefined for any other answer. */
export function hiddenIn(answer: CallAnswer<'servicePayments'>): Hidden | undefined {
  if (answer.status !== 403 || answer.data.stops === undefined) return undefined;
  const { message, stops, code } = answer.data;
  return { why: message, stops, byLink: code === 'not-confirmed' };
}

/** How the meter stands where its estate has a rule or an exception of its own. */
export const standingIn = (answer: CallAnswer<'servicePayments'>): ToldStanding | undefined =>
  answer.status === 200 || answer.status === 403 ? answer.data.standing : undefined;

/** What may be bought although power is stopped, kobo; 0: it is not stopped, or nothing may. */
export const mostWhileStopped = ({ standing }: Pick<PowerFacts, 'standing'>): number =>
  standing?.name === 'blocked' ? koboOf(standing.upTo) : 0;

function toBalances(naira: { serviceCharge: number; devLevy: number; fine: number } | null): Balances | null {
  if (!naira) return null;
  return { serviceCharge: koboOf(naira.serviceCharge), devLevy: koboOf(naira.devLevy), fine: koboOf(naira.fine) };
}

function toReport(answer: CallAnswer<'topupPower'>): Report {
  if (answer.status !== 200) return undelivered(answer);
  const { orderId, token, units, particulars, paidAt, email } = answer.data;
  return {
    kind: 'delivered',
    result: {
      title: SENTENCES.powerToken,
      orderId,
      token,
      ...(units !== undefined && { units }),
      ...several(particulars, units),
      paidAt,
      email,
    },
    receipt: [...receiptRows(answer.data, 'Total paid'), ...untoldUnits(token, units), ...particularRows(particulars)],
  };
}

type Priced = Pick<
  Extract<CallAnswer<'openOrder'>, { status: 200 }>['data'],
  'meterNumber' | 'estate' | 'amount' | 'fee' | 'debt' | 'total'
>;

/** A purchase of power as rows; as the server priced it. */
export function receiptRows(order: Priced, total: 'Total' | 'Total paid'): readonly Row[] {
  const parts = { power: koboOf(order.amount), debt: koboOf(order.debt ?? 0) };
  return [
    { label: 'Meter', value: order.meterNumber },
    { label: 'Estate', value: order.estate },
    { name: 'amount', label: 'Amount', value: formatNaira(parts.power + parts.debt) },
    ...splitRows(parts),
    { name: 'fee', label: 'Convenience fee', value: formatNaira(koboOf(order.fee)) },
    { label: total, value: formatNaira(koboOf(order.total)), total: true },
  ];
}
