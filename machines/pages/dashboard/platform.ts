import { koboOf, nairaOf } from '#catalogues/money.ts';
import { ESTATE_DASHBOARD } from '#catalogues/sentences/estate/dashboard.ts';
import { PLATFORM_PAGES } from '#catalogues/sentences/platform/pages.ts';
import { formatCount, formatDay, formatMonth, formatMonthShort, formatNaira } from '#machines/kit/writing/format.ts';
import type { Good } from '../answers.ts';
import { areaChart, moneyChart } from '../charts.ts';
import { moneyFigure, sumKobo } from '../figures.ts';
import { linked } from '../links.ts';
import type { Card, Chart, DashboardView } from '../view.ts';
import { approvalCards } from './approvals.ts';

type Data = Good<'platformDashboard'>;
type Ages = Data['pendingAges'];

/** The platform's dashboard, what waits for a person first; for the platform administrator and any role that is not named (S1 section 2). */
export function platformDashboard(data: Data, approvals: Good<'approvals'> | null): DashboardView {
  const waiting = approvalCards(approvals);
  const { transactionsSummary: all, pendingTopups, pendingAges, months, estates } = data;
  return {
    heading:
      pendingTopups > 0 ? PLATFORM_PAGES.pendingNow(pendingTopups) : (ESTATE_DASHBOARD.needs[waiting.length] ?? ''),
    line: 'All estates and the storefront together',
    badge: null,
    actions: [],
    cards: [
      ...waiting,
      pendingCard(pendingTopups, pendingAges),
      { label: 'Successful transactions', value: formatCount(all.numberOfSuccessfulTransactions) },
      { label: 'Value of successful transactions', ...moneyFigure(koboOf(all.totalSuccessfulTransaction)) },
      lastCard(all),
      { label: 'Registered estates', value: formatCount(all.registeredEstates), ...linked('View', '/estates') },
      { label: 'Meter numbers', value: formatCount(all.totalMeterNumber) },
    ],
    charts: [
      moneyChart(
        'Sales by product',
        months,
        {
          power: 'Power',
          estateDues: 'Estate dues',
          airtime: 'Airtime',
          data: 'Data',
          internet: 'Internet',
          cable: 'Cable TV',
        },
        '',
      ),
      areaChart(
        'Transactions',
        'count',
        months.map(({ month, transactions }) => ({ month, value: transactions })),
        formatCount,
      ),
      ...(estates.length === 0 ? [] : [estatesChart(estates)]),
      pendingChart(pendingAges),
    ],
    table: null,
  };
}

/** What was paid in each estate, the most first; those that are not named stand together. */
function estatesChart(estates: Data['estates']): Chart {
  const months = estates[0]?.months.map(({ month }) => month) ?? [];
  const last = months.at(-1);
  return {
    title: 'Sales by estate',
    total: formatNaira(sumKobo(estates.map((one) => one.months.at(-1)?.value ?? 0))),
    of: last === undefined ? '' : `power and dues in ${formatMonth(last)} so far`,
    kind: 'stacked',
    unit: 'naira',
    labels: months.map(formatMonthShort),
    series: estates.map(({ name, months: paid }) => ({
      name: name ?? 'All other estates',
      points: paid.map(({ value }) => nairaOf(koboOf(value))),
    })),
  };
}

function lastCard({ lastTransactionDate, lastTransactionValue }: Data['transactionsSummary']): Card {
  const label = 'Last transaction';
  if (lastTransactionValue === null) return { label, value: 'None yet' };
  return {
    label,
    ...moneyFigure(koboOf(lastTransactionValue)),
    ...(lastTransactionDate !== null && { note: formatDay(lastTransactionDate) }),
  };
}

/** How many were paid and not delivered, what was paid for them, and the way to them while there are any. */
function pendingCard(pending: number, ages: Ages): Card {
  return {
    label: 'Pending top-ups',
    value: formatCount(pending),
    badge: pending > 0 ? { text: 'Waiting', tone: 'warning' } : { text: 'None', tone: 'success' },
    ...(pending > 0 && { note: PLATFORM_PAGES.paidFor(formatNaira(sumKobo(ages.map(({ value }) => value)))) }),
    ...linked('View', pending > 0 ? '/pending-transactions' : null),
  };
}

const MINUTES_OF_HOUR = 60;
const MINUTES_OF_DAY = 24 * MINUTES_OF_HOUR;

/** The top-ups that are pending, by how long ago they were paid, the newest first. */
function pendingChart(ages: Ages): Chart {
  const all = ages.reduce((sum, { topups }) => sum + topups, 0);
  return {
    title: 'Pending top-ups by age',
    total: formatCount(all),
    of: all === 0 ? 'waiting now' : `waiting now, ${formatNaira(sumKobo(ages.map(({ value }) => value)))} together`,
    kind: 'stacked',
    unit: 'count',
    along: 'Age',
    nothing: 'No top-up is waiting',
    labels: ages.map(({ below }) => (below === null ? 'Older' : `< ${inShort(below)}`)),
    series: [{ name: 'Waiting', points: ages.map(({ topups }) => topups) }],
  };
}

/** So many minutes in the largest unit that they fill: `5 min`, `1 h`, `1 day`. */
function inShort(minutes: number): string {
  if (minutes < MINUTES_OF_HOUR) return `${minutes} min`;
  if (minutes < MINUTES_OF_DAY) return `${minutes / MINUTES_OF_HOUR} h`;
  const days = minutes / MINUTES_OF_DAY;
  return days === 1 ? '1 day' : `${days} days`;
}
