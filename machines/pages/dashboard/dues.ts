import { LEVY_BLOCK_KOBO } from '#catalogues/limits.ts';
import { koboOf } from '#catalogues/money.ts';
import type { Awaits } from '#catalogues/residents.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import { moneyFigure } from '../figures.ts';
import { linked } from '../links.ts';
import type { Badge, Card } from '../view.ts';

const OWED: Badge = { text: 'Owed', tone: 'warning' };
const PAID: Badge = { text: 'Paid up', tone: 'success' };
const STOPS = 'You cannot buy power until it is paid.';

/** The service charge; below 0 is owed, and any of it stops power (S2 section 5). */
export function serviceChargeCard(naira: number): Card {
  const balance = koboOf(naira);
  return {
    label: 'Service charge',
    ...moneyFigure(owed(balance)),
    badge: balance < 0 ? OWED : PAID,
    note: balance < 0 ? STOPS : credit(balance),
    ...linked('Pay now', balance < 0 ? '/pay-services' : null),
  };
}

/** The development levy; below 0 is owed, and much of it stops power (DECISIONS 1). */
export function levyCard(naira: number, owedBy: 'resident' | 'owner'): Card {
  const balance = koboOf(naira);
  return {
    label: 'Development levy',
    ...moneyFigure(owed(balance)),
    badge: balance < 0 ? OWED : PAID,
    note: balance < 0 ? levyNote(balance, owedBy) : credit(balance),
    ...linked('Pay now', balance < 0 ? LEVY_PAID_AT[owedBy] : null),
  };
}

const LEVY_PAID_AT = { resident: '/pay-services', owner: '/pay-devLevy' } as const;

function levyNote(balance: number, owedBy: 'resident' | 'owner'): string {
  if (owedBy === 'owner') return 'You owe it for your property.';
  return balance < LEVY_BLOCK_KOBO ? STOPS : 'You can still buy power.';
}

/** The fine; above 0 is owed, and stops power (DECISIONS 2). */
export function fineCard(naira: number): Card {
  const fine = Math.max(0, koboOf(naira));
  return {
    label: 'Fine',
    ...moneyFigure(fine),
    badge: fine > 0 ? OWED : { text: 'None', tone: 'success' },
    note: fine > 0 ? STOPS : 'No fine on this meter.',
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

const owed = (balance: number): number => (balance < 0 ? -balance : 0);

const credit = (balance: number): string => (balance > 0 ? `${formatNaira(balance)} in credit.` : 'Nothing is owed.');
