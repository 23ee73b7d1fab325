import { ESTATE_FEE_KOBO, SERVICE_MONTHS } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { koboOf, nairaOf } from '#catalogues/money.ts';
import { DUE_SCREENS, type DueKind, type DueScreen, ORDER_KINDS } from '#catalogues/orders.ts';
import { parseNaira } from '#machines/kit/reading/naira.ts';
import type { Asking, DueFacts, Quote } from './facts.ts';

/** What was chosen to be paid. */
export interface Chosen {
  readonly kind: DueKind;
  /** The service's id; `dev-levy` or `fine` for those two (DECISIONS 30). */
  readonly serviceId: string;
  readonly name: string;
  /** Kobo a month; 0 for what is not paid by the month. */
  readonly monthly: number;
  /** True: what is owed of it is owed with the service charge. */
  readonly isCharged?: true | undefined;
  readonly covers?: string | undefined;
}

/** A payment to the estate with its price, kobo. */
export interface Due extends Chosen {
  /** Names this payment, so that the server's price of it is not taken for another's. */
  readonly key: string;
  readonly months: number | null;
  /** True: a sum was named, and it is no more than what is owed. */
  readonly isPart: boolean;
  /** What the account is credited. */
  readonly amount: number;
  readonly fee: number;
  /** What the card is charged. */
  readonly total: number;
  /** The price before it was halved for an apartment that is not occupied; null where it was not (DECISIONS 10). */
  readonly halvedFrom: number | null;
}

/** What a levy is called. */
export const LEVY = { value: 'dev-levy', label: ORDER_KINDS['dev-levy'].narration } as const;

/** What a fine is called. */
export const FINE = { value: 'fine', label: MESSAGES.fineService } as const;

/** True where a screen asks what is to be paid. */
export const offersChoice = (screen: DueScreen): boolean => DUE_SCREENS[screen].kinds.length > 1;

/** What was chosen; null while it is not known. A screen with one thing to pay has chosen it. */
export function chosenOf(screen: DueScreen, { answers: { values }, facts }: Asking): Chosen | null {
  const serviceId = offersChoice(screen) ? values.service : LEVY.value;
  if (serviceId === LEVY.value) return { kind: 'dev-levy', serviceId, name: LEVY.label, monthly: 0 };
  if (serviceId === FINE.value) return { kind: 'fine', serviceId, name: FINE.label, monthly: 0 };
  const service = facts.services?.find(({ id }) => id === serviceId);
  if (!service) return null;
  const { id, ...known } = service;
  return { kind: 'service', serviceId: id, ...known };
}

/** What is about to be paid, worked out from the answers as the server prices it; null while an answer is missing. */
export function dueOf(screen: DueScreen, asking: Asking): Due | null {
  const chosen = chosenOf(screen, asking);
  const part = chosen && partOf(chosen, asking);
  const months = chosen?.kind === 'service' && part === null ? monthsOf(asking) : null;
  const price = chosen && (part ?? priceOf(chosen, months, asking));
  if (!chosen || price === null) return null;
  const { facts } = asking;
  const convenience = feeOf(facts, chosen.kind);
  const half = halfOf(price, convenience);
  const key = `${chosen.serviceId} ${months ?? ''} ${price}`;
  const quote = facts.quote?.of === key ? facts.quote : null;
  // What is owed was halved as it was charged.
  const halves = months !== null && !facts.occupied;
  const { amount, fee, total } = quote ?? (halves ? half : whole(price, convenience));
  const isHalf = months !== null && total === half.total;
  return { ...chosen, key, months, isPart: part !== null, amount, fee, total, halvedFrom: isHalf ? price : null };
}

/**
 * What a sum that is named can pay of, kobo: the fine, or what is owed on the account of a service that is charged by the month. 0: it
 * cannot, because nothing is owed, or is not shown.
 */
export function owedOf({ kind, isCharged }: Chosen, { owed, hidden }: DueFacts): number {
  if (hidden !== undefined || kind === 'dev-levy') return 0;
  if (kind === 'fine') return Math.max(0, owed.fine);
  return isCharged ? Math.max(0, -owed.serviceCharge) : 0;
}

/** The sum that was named of what is owed, kobo; null where none was, or where nothing is. */
export function partOf(chosen: Chosen, { answers: { values }, facts }: Asking): number | null {
  const owed = owedOf(chosen, facts);
  if (owed === 0) return null;
  return values.part === ALL ? owed : parseNaira(values.part ?? '');
}

/** What stands for all that is owed, where a sentence says so before it is known how much that is. */
export const ALL = 'all';

/** What stands for a part of it without a sum. */
export const SOME = 'part';

/** What is owed of a levy, kobo, in the whole naira that can be paid; 0 or less: nothing is. */
export const levyOwed = ({ owed }: Pick<DueFacts, 'owed'>): number => koboOf(Math.ceil(-nairaOf(owed.devLevy)));

/** The price without the fee, before anything is halved (S2 section 4); null while an answer is missing. */
function priceOf(
  { kind, monthly }: Chosen,
  months: number | null,
  { answers: { values }, facts }: Asking,
): number | null {
  if (kind === 'fine') return facts.owed.fine > 0 ? facts.owed.fine : null;
  if (kind === 'dev-levy') return parseNaira(values.amount ?? '');
  return months === null ? null : months * monthly;
}

function monthsOf({ answers: { values } }: Asking): number | null {
  const months = Number(values.months ?? '');
  const { least, most } = SERVICE_MONTHS;
  return Number.isInteger(months) && months >= least && months <= most ? months : null;
}

/** What is charged beside an amount, kobo; of a service as long as nothing was chosen. */
export const feeOf = ({ fees }: DueFacts, kind: DueKind = 'service'): number => fees?.[kind] ?? ESTATE_FEE_KOBO;

type Price = Pick<Quote, 'amount' | 'fee' | 'total'>;

function whole(price: number, fee: number): Price {
  return { amount: price, fee, total: price + fee };
}

/** Half of price and fee is charged, and that less the fee is credited (DECISIONS 10). Odd kobo are the payer's. */
function halfOf(price: number, fee: number): Price {
  const total = Math.floor((price + fee) / 2);
  return { amount: total - fee, fee, total };
}
