import { koboOf } from '#catalogues/money.ts';
import { many } from '#catalogues/sentences/count.ts';
import { PLATFORM_PAGES } from '#catalogues/sentences/platform/pages.ts';
import type { Good } from '../../answers.ts';
import { moneyFigure } from '../../figures.ts';
import type { Badge, Card } from '../../view.ts';

type Books = Good<'reconciliation'>;
type Sums = Books['orders'];

const AGREES: Badge = { text: PLATFORM_PAGES.booksAgree, tone: 'success' };
const DIFFERS: Badge = { text: PLATFORM_PAGES.booksDiffer, tone: 'danger' };

/** The sums of the books side by side, each against our own of the same kind (MONEY, I20). */
export function bookCards({ orders, provider, ledger, delivered, vendor, refunds }: Books): readonly Card[] {
  return [
    card('Our orders', orders, 'payment', 'payments'),
    card('Payment provider', provider, 'capture', 'captures', orders),
    card('Ledger', ledger, 'capture', 'captures', orders),
    card('Delivered by us', delivered, 'delivery', 'deliveries'),
    card('Vendor', vendor, 'vend', 'vends', delivered),
    card('Refunds', refunds, 'refund', 'refunds'),
  ];
}

function card(label: string, { count, value }: Sums, one: string, more: string, own?: Sums): Card {
  const agrees = own?.count === count && koboOf(own.value) === koboOf(value);
  return {
    label,
    ...moneyFigure(koboOf(value)),
    note: many(count, one, more),
    ...(own && { badge: agrees ? AGREES : DIFFERS }),
  };
}
