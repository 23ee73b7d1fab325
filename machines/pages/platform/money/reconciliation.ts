import type { Services } from '#catalogues/calls/services.ts';
import { TRANSACTION_PAGE } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { koboOf } from '#catalogues/money.ts';
import { many } from '#catalogues/sentences/count.ts';
import { PLATFORM_SENTENCES } from '#catalogues/sentences/platform/common.ts';
import { DIFFERENCE_WORDS, PLATFORM_PAGES } from '#catalogues/sentences/platform/pages.ts';
import { dayInLagos, formatNaira, formatTime, formatWhen } from '#machines/kit/writing/format.ts';
import { type Good, type Read, read } from '../../answers.ts';
import { pageIn } from '../../listing/asked.ts';
import { type Column, column } from '../../listing/column.ts';
import { type Days, defineList, type Found, type List, type Query, REFRESHING } from '../../listing/list.ts';
import type { Badge, Card } from '../../view.ts';
import { coveredDays, daysInWords, isReportDays, REPORT_DAYS } from './days.ts';
import { reconciledWords } from './last-reconciled.ts';

type Books = Good<'reconciliation'>;
type Difference = Books['differences'][number];

const COLUMNS: readonly Column<Difference>[] = [
  column('order', 'Transaction ID', 'order', ({ orderId }) => orderId),
  column('kind', 'Difference', 'status', ({ kind }) => DIFFERENCE_WORDS[kind], { tone: () => 'danger' }),
  column('date', 'Date', 'day', ({ at }) => at, { note: ({ at }) => at && formatTime(at) }),
  column('ours', 'Our books', 'text', ({ ours }) => ours),
  column('theirs', 'The other books', 'text', ({ theirs }) => theirs),
  column('amount', 'Amount', 'money', ({ amount }) => koboOf(amount)),
];

const WORDS = { refused: PLATFORM_SENTENCES.booksUnread, unanswered: MESSAGES.networkFailure };

/** Our books beside the payment provider's and the vendor's, for some days: sums, and every difference (MONEY, I20). */
export function reconciliationList(services: Services, now: () => number): List {
  const daysOf = ({ days }: Query): Days => {
    const today = dayInLagos(now());
    return coveredDays(days, { from: today, to: today });
  };
  return defineList<Difference>({
    title: 'Reconciliation',
    icon: 'history',
    columns: () => COLUMNS,
    id: ({ orderId, kind }) => `${orderId} ${kind}`,
    places: { sums: 6 },
    start: reconciliationStart,
    pages: TRANSACTION_PAGE,
    tools: () => ({ ...REFRESHING, days: REPORT_DAYS, export: MESSAGES.csvExport }),
    find: (query, signal) => compare(services, daysOf(query), query.page, signal),
    files: {
      async all(query, signal) {
        const came = await read(services.exportReconciliation(daysOf(query), signal), signal, WORDS);
        return came.kind === 'empty' ? { kind: 'failed', problem: PLATFORM_SENTENCES.booksUnread } : came;
      },
    },
    nothing: () => PLATFORM_SENTENCES.noDifferences,
  });
}

/** Where the list begins that was opened with a query: from, to, page. */
function reconciliationStart({ from = '', to = '', page }: Readonly<Record<string, string>>): Partial<Query> {
  return { page: pageIn(page), days: isReportDays({ from, to }) ? { from, to } : null };
}

async function compare(
  services: Services,
  days: Days,
  page: number,
  signal: AbortSignal,
): Promise<Read<Found<Difference>>> {
  const came = await read(services.reconciliation({ ...days, page }, signal), signal, WORDS);
  if (came.kind === 'empty') return { kind: 'failed', problem: PLATFORM_SENTENCES.booksUnread };
  if (came.kind !== 'good') return came;
  const { differences, total, checkedAt, last } = came.data;
  const leftOut = leftOutOf(came.data);
  const compared = PLATFORM_PAGES.comparedOn(daysInWords(days), formatWhen(checkedAt));
  const on = last === null ? compared : `${compared}. ${reconciledWords(last)}`;
  const found = { items: differences, total, cards: bookCards(came.data) };
  if (leftOut === null) return { kind: 'good', data: { ...found, subject: on } };
  const subject = differences.length > 0 ? `${on}. ${leftOut}` : on;
  return { kind: 'good', data: { ...found, subject, nothing: `${agreed(came.data)} ${leftOut}` } };
}

/** What the comparison says nothing about, in a sentence; null where it is about all there is. */
function leftOutOf({ notCompared: { payments, deliveries, underWay, books } }: Books): string | null {
  const parts = [
    ...(payments.count > 0 ? [PLATFORM_SENTENCES.otherProvider(payments.count, naira(payments.value))] : []),
    ...(deliveries.count > 0 ? [PLATFORM_SENTENCES.otherVendor(deliveries.count, naira(deliveries.value))] : []),
    ...books.map((book) => PLATFORM_SENTENCES.notRead[book]),
    ...(underWay > 0 ? [PLATFORM_SENTENCES.underWay(underWay)] : []),
  ];
  return parts.length === 0 ? null : PLATFORM_SENTENCES.notCompared(parts);
}

/** Where something was left out: that the rest agrees, or that there was no rest. */
function agreed({ orders, provider, vendor, delivered, ledger, refunds }: Books): string {
  const some = [orders, provider, vendor, delivered, ledger, refunds].some(({ count }) => count > 0);
  return some ? PLATFORM_SENTENCES.noDifferencesInRest : PLATFORM_SENTENCES.nothingCompared;
}

const naira = (value: number): string => formatNaira(koboOf(value));

type Sums = Books['orders'];

const AGREES: Badge = { text: PLATFORM_PAGES.booksAgree, tone: 'success' };
const DIFFERS: Badge = { text: PLATFORM_PAGES.booksDiffer, tone: 'danger' };

/** The sums of the books side by side, each against our own of the same kind (MONEY, I20). */
function bookCards({ orders, provider, ledger, delivered, vendor, refunds }: Books): readonly Card[] {
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
    value: formatNaira(koboOf(value)),
    note: many(count, one, more),
    ...(own && { badge: agrees ? AGREES : DIFFERS }),
  };
}
