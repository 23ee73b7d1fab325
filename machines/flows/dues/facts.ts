import { koboOf } from '#catalogues/money.ts';
import type { DueKind, StoppingDue } from '#catalogues/orders.ts';
import type { Answers } from '#machines/kit/field.ts';
import type { Bounds } from '#machines/kit/paying/bounds.ts';
import type { PayingContext } from '#machines/kit/paying/context.ts';

/** What a flow that pays an estate learns from the server. Kobo. */
export interface DueFacts {
  readonly meterNumber: string;
  readonly estate: string;
  /** False: services are half price (DECISIONS 10). */
  readonly occupied: boolean;
  /** What the resident pays for by the month; null until the server has said so. */
  readonly services: readonly MonthlyService[] | null;
  readonly owed: Owed;
  /** What is owed charge by charge, in the order in which payments settle it; missing where the server has not said so. */
  readonly charges?: readonly OwedCharge[] | undefined;
  /** Why what is owed is not shown yet; missing: it is. */
  readonly hidden?: string | undefined;
  /** What the server made of a payment, where that was not what had been read back. */
  readonly quote: Quote | null;
  /** The least and the most that is paid at once of what is paid in any amount, kobo; missing where the server was not asked yet. */
  readonly bounds?: Readonly<Record<'service' | 'dev-levy', Bounds>> | undefined;
  /** The convenience fee of each, kobo; missing where the server was not asked yet. */
  readonly fees?: Readonly<Record<DueKind, number>> | undefined;
}

/** The convenience fees as the server tells them, in kobo. */
export const feesIn = (naira: Readonly<Record<DueKind, number>>): NonNullable<DueFacts['fees']> => ({
  service: koboOf(naira.service),
  'dev-levy': koboOf(naira['dev-levy']),
  fine: koboOf(naira.fine),
});

/** A charge that is not paid; kobo above 0 is what of it is left. */
export interface OwedCharge {
  readonly due: StoppingDue;
  /** The day in Lagos from which it is owed. */
  readonly since: string;
  readonly kobo: number;
  /** What it was charged for; null: it has no name of its own. */
  readonly name: string | null;
  /** The month and its service; null: it was charged once. */
  readonly month: string | null;
  readonly service: number | null;
}

/** A service of the estate. */
export interface MonthlyService {
  readonly id: string;
  readonly name: string;
  /** Kobo a month. */
  readonly monthly: number;
  /** True: it is owed with the service charge. */
  readonly isCharged?: true | undefined;
  /** What it covers, as the estate says; missing: it has not. */
  readonly covers?: string | undefined;
}

/** Balances of a meter, kobo. A service charge and a levy below 0 are owed; a fine above 0 is owed. */
export interface Owed {
  readonly serviceCharge: number;
  readonly devLevy: number;
  readonly fine: number;
}

/** The server's price of one payment, kobo. */
export interface Quote {
  /** The key of the payment that it prices. */
  readonly of: string;
  readonly amount: number;
  readonly fee: number;
  readonly total: number;
}

/** The context of both flows. */
export type DueContext = PayingContext<DueFacts>;

/** What questions and price depend on. */
export type Asking = Pick<DueContext, 'facts'> & { readonly answers: Pick<Answers, 'values'> };
