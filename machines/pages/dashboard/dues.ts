import { koboOf } from '#catalogues/money.ts';
import type { StoppingDue } from '#catalogues/orders.ts';
import type { Awaits } from '#catalogues/residents.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { NO_METER } from '#catalogues/sentences/no-meter.ts';
import { PAY_BY } from '#catalogues/sentences/pay-by.ts';
import { formatDay, formatNaira } from '#machines/kit/writing/format.ts';
import { linked } from '../links.ts';
import type { Badge, Card } from '../view.ts';

const OWED: Badge = { text: 'Owed', tone: 'warning' };
const PAID: Badge = { text: 'Paid up', tone: 'success' };
const STOPS = 'You cannot buy power until it is paid.';
const STILL = 'You can still buy power.';

/** What of the dues stops power, as the server judged it, or by the rule of the specification. */
type Stops = readonly StoppingDue[];

/** The day by which the first of it is to be paid, where one was said. */
type PayBy = string | null | undefined;

const dated = (note: string, payBy: PayBy): string =>
  payBy == null ? note : `${PAY_BY.note(formatDay(payBy))} ${note}`;

/** The service charge; below 0 is owed (S2 section 5). */
export function serviceChargeCard(naira: number, stops: Stops, payBy: PayBy): Card {
  const balance = koboOf(naira);
  return {
    label: 'Service charge',
    value: formatNaira(owed(balance)),
    badge: balance < 0 ? OWED : PAID,
    note: balance < 0 ? dated(noteOf('service-charge', stops), payBy) : credit(balance),
    ...linked('Pay now', balance < 0 ? '/pay-services' : null),
  };
}

/** The development levy; below 0 is owed. A home owner, who buys no power, is told nothing of that. */
export function levyCard(naira: number, owedBy: 'resident' | 'owner', payBy: PayBy, stops: Stops = []): Card {
  const balance = koboOf(naira);
  return {
    label: 'Development levy',
    value: formatNaira(owed(balance)),
    badge: balance < 0 ? OWED : PAID,
    note: balance < 0 ? dated(levyNote(owedBy, stops), payBy) : credit(balance),
    ...linked('Pay now', balance < 0 ? LEVY_PAID_AT[owedBy] : null),
  };
}

const LEVY_PAID_AT = { resident: '/pay-services', owner: '/pay-devLevy' } as const;

const levyNote = (owedBy: 'resident' | 'owner', stops: Stops): string =>
  owedBy === 'owner' ? 'You owe it for your property.' : noteOf('dev-levy', stops);

const noteOf = (due: StoppingDue, stops: Stops): string => (stops.includes(due) ? STOPS : STILL);

/** The fine; above 0 is owed (DECISIONS 2). */
export function fineCard(naira: number, stops: Stops, payBy: PayBy): Card {
  const fine = Math.max(0, koboOf(naira));
  return {
    label: 'Fine',
    value: formatNaira(fine),
    badge: fine > 0 ? OWED : { text: 'None', tone: 'success' },
    note: fine > 0 ? dated(noteOf('fine', stops), payBy) : 'No fine on this meter.',
    ...linked('Pay now', fine > 0 ? '/pay-services' : null),
  };
}

/** In place of the figures while the account waits to be confirmed or verified. */
export function hiddenCard(awaits: Awaits | null): Card {
  return {
    label: 'What your meter owes',
    value: 'Not shown yet',
    note: awaits === 'verification' ? SENTENCES.verifiedFirst : SENTENCES.confirmFirst,
  };
}

/** In place of the figures where the account is on no meter. */
export const NO_METER_CARD: Card = { label: NO_METER.label, value: NO_METER.none, note: NO_METER.said };

const owed = (balance: number): number => (balance < 0 ? -balance : 0);

const credit = (balance: number): string => (balance > 0 ? `${formatNaira(balance)} in credit.` : 'Nothing is owed.');
