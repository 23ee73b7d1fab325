import type { Services } from '#catalogues/calls/services.ts';
import { balanceTold } from './balance.ts';
import { collectedTold, dashboardTold } from './collected.ts';
import { comparisonTold } from './comparison.ts';
import { estateFeeTold, powerCostTold } from './estate-fee.ts';
import { announcedTold } from './known/announced.ts';
import { chargedTold } from './known/charged.ts';
import { limitsTold } from './known/limits.ts';
import { officeTold } from './known/office.ts';
import { partTold } from './known/part.ts';
import { portalTold } from './known/portal.ts';
import { serviceTold } from './known/service.ts';
import { suppliesTold } from './known/supplies.ts';
import { usageTold } from './known/usage.ts';
import { listAsked } from './lists.ts';
import { loadedTold } from './loaded.ts';
import { owedBy } from './owed-by.ts';
import { duesFor } from './own-meter.ts';
import { passwordOf } from './password-of.ts';
import { paidAgain } from './payments/again.ts';
import { askedAfter, boughtTold } from './payments/bought.ts';
import { cashReceiptTold } from './payments/cash-receipt.ts';
import { paymentTold } from './payments/found.ts';
import { exported, listed } from './payments/history.ts';
import { lastPaymentTold } from './payments/last-payment.ts';
import { receiptTold } from './payments/receipt.ts';
import { refundedTold } from './payments/refunded.ts';
import { powerFor } from './power-for.ts';
import { feeTold, pricesTold } from './prices.ts';
import type { Asker, QueryAnswer, QueryKind } from './query.ts';
import { residentFound } from './resident.ts';
import { secondFactorOf } from './second-factor-of.ts';
import { signInOf } from './sign-in-of.ts';
import { ticketMeant, ticketTold } from './tickets.ts';

const always = (): boolean => true;

/** Every question beside a flow that only the server can answer. */
export const QUERIES = {
  /** What the asker owes. */
  balance: { ask: balanceTold },
  /** The convenience fee of a company. */
  fee: { ask: feeTold },
  /** The convenience fee of what is paid to an estate. */
  'estate-fee': { ask: estateFeeTold },
  /** What an amount of an estate's power costs with the fee, and whether so much is sold. */
  'power-cost': { ask: powerCostTold },
  /** Why a fee was taken, of the last payment. */
  charged: { ask: chargedTold },
  /** Why a part of a top-up was taken. */
  part: { ask: partTold },
  /** What one's own purchases tell of what is used. */
  usage: { ask: usageTold },
  /** A service of the own estate. */
  service: { ask: serviceTold },
  /** Whether money came back. */
  refunded: { ask: refundedTold },
  /** The least and the most that is paid at once. */
  limits: { ask: limitsTold },
  /** Who runs the portal. */
  portal: { ask: portalTold },
  /** How the office of the own estate is reached. */
  'estate-office': { ask: officeTold },
  /** Whether companies or products are down. */
  supplies: { ask: suppliesTold },
  /** Why there is no light: what the own estate has announced. */
  announced: { ask: announcedTold },
  prices: { ask: pricesTold },
  comparison: { ask: comparisonTold },
  history: { ask: listed },
  export: { ask: exported },
  receipt: { ask: receiptTold },
  /** The receipt for what an estate was paid in cash. */
  'cash-receipt': { ask: cashReceiptTold },
  /** An order of this conversation. */
  bought: { ask: boughtTold },
  /** Any other order. */
  'asked-after': { ask: askedAfter },
  again: { ask: paidAgain, mayBegin: always },
  /** Whose meter power is to be bought for. */
  'power-for': { ask: powerFor, mayBegin: always },
  /** Which of one's own meters dues are to be paid for. */
  'dues-for': { ask: duesFor, mayBegin: always },
  'last-payment': { ask: lastPaymentTold },
  /** Any payment that an administrator may see. */
  payment: { ask: paymentTold },
  resident: { ask: residentFound, mayBegin: ({ verifying }: { readonly verifying: boolean }) => verifying },
  /** Whose second factor is to be taken off. */
  'second-factor-of': { ask: secondFactorOf, mayBegin: always },
  /** Whose sign-in is to be ended, locked or opened again. */
  'sign-in-of': { ask: signInOf, mayBegin: always },
  /** Whose password a link is to be mailed for. */
  'password-of': { ask: passwordOf, mayBegin: always },
  /** What one resident owes to the own estate. */
  'owed-by': { ask: owedBy },
  /** Whether the last tokens were typed into the meter. */
  loaded: { ask: loadedTold },
  /** A list of the portal. */
  list: { ask: listAsked },
  collected: { ask: collectedTold },
  dashboard: { ask: dashboardTold },
  ticket: { ask: ticketTold },
  'ticket-meant': { ask: ticketMeant, mayBegin: always },
} as const satisfies Readonly<Record<string, QueryKind<never>>>;

type Kinds = typeof QUERIES;

/** The parameters of each kind, as its answer declares them. */
type ParamsOf = { readonly [Kind in keyof Kinds]: Parameters<Kinds[Kind]['ask']>[1] };

/** A question beside the flow that only the server can answer, as data. */
export type Query<Kind extends keyof Kinds = keyof Kinds> = {
  readonly [K in Kind]: { readonly kind: K } & ParamsOf[K];
}[Kind];

type Table = { readonly [Kind in keyof Kinds]: QueryKind<ParamsOf[Kind]> };
const TABLE: Table = QUERIES;

/** Ask it. */
export function ask<Kind extends keyof Kinds>(
  services: Services,
  query: Query<Kind>,
  asker: Asker,
): Promise<QueryAnswer> {
  return TABLE[query.kind].ask(services, query, asker);
}

/** True where a flow may begin with what is found. */
export function mayBegin<Kind extends keyof Kinds>(query: Query<Kind>): boolean {
  return TABLE[query.kind].mayBegin?.(query) ?? false;
}
