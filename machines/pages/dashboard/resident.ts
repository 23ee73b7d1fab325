import { koboOf } from '#catalogues/money.ts';
import { many } from '#catalogues/sentences/count.ts';
import { judgeAsSpecified } from '#machines/arrears/standing.ts';
import { formatDay, formatMonth, formatNaira, formatToken } from '#machines/kit/writing/format.ts';
import type { SessionView } from '#machines/session/session.ts';
import { announcementCard } from '../announcements/said.ts';
import type { Good } from '../answers.ts';
import { units } from '../figures.ts';
import type { Badge, Card, DashboardView, PageAction } from '../view.ts';
import { fineCard, hiddenCard, levyCard, NO_METER_CARD, serviceChargeCard } from './dues.ts';
import { spendingChart, unitsChart } from './person-charts.ts';

type Data = Good<'residentDashboard'>;

/** A resident's dashboard: the apartment status from the token, what was bought and what is owed (S1 section 2). */
export function residentDashboard(
  { dues, months, tokens, standing, announcements }: Data,
  who: SessionView,
): DashboardView {
  const { cards, first } = dues === null ? hiddenDues(who) : shownDues(dues, tokens, standing);
  return {
    heading: who.address ?? who.firstName ?? '',
    line: placeOf(who),
    // Whoever moved out has no apartment, and buys as anybody does.
    badge: who.meterNumber === null ? null : statusBadge(who.status),
    actions: [...first, who.meterNumber === null ? PUBLIC_POWER : OWN_POWER, { label: 'Buy airtime', open: 'airtime' }],
    cards: [...(announcements ?? []).map(announcementCard), ...owedFirst([powerCard(months), ...cards])],
    charts: [spendingChart(months), unitsChart(months)],
    table: tokens.length === 0 ? null : tokenTable(tokens),
  };
}

/** What is owed waits for somebody, and stands before what only tells. */
function owedFirst(cards: readonly Card[]): readonly Card[] {
  const waits = ({ badge }: Card) => badge?.tone === 'warning' || badge?.tone === 'danger';
  return [...cards.filter(waits), ...cards.filter((card) => !waits(card))];
}

const OWN_POWER: PageAction = { label: 'Buy power', to: '/toUpPower' };
const PUBLIC_POWER: PageAction = { label: 'Buy power', open: 'public-power' };

/** The apartment status as the token has it; any value but `occupied` counts as not occupied (S1 sections 3 and 4). */
export function statusBadge(status: string | null): Badge {
  return status === 'occupied' ? { text: 'Occupied', tone: 'success' } : { text: 'Unoccupied', tone: 'info' };
}

function placeOf({ estate, meterNumber }: SessionView): string | null {
  const parts = [...(estate ? [estate] : []), ...(meterNumber ? [`Meter ${meterNumber}`] : [])];
  return parts.length === 0 ? null : parts.join('. ');
}

interface DuesShown {
  readonly cards: readonly Card[];
  readonly first: readonly PageAction[];
}

/** Where something is owed that stops power, paying it comes before buying any. */
function shownDues(
  { serviceCharge, devLevy, fine, payBy }: NonNullable<Data['dues']>,
  tokens: Data['tokens'],
  standing: Data['standing'],
): DuesShown {
  const kobo = { serviceCharge: koboOf(serviceCharge ?? 0), devLevy: koboOf(devLevy), fine: koboOf(fine ?? 0) };
  const { stops } = standing ?? judgeAsSpecified(kobo);
  return {
    cards: [
      ...(serviceCharge === null ? [] : [serviceChargeCard(serviceCharge, stops, payBy?.serviceCharge)]),
      levyCard(devLevy, 'resident', payBy?.devLevy, stops),
      ...(fine === null ? [] : [fineCard(fine, stops, payBy?.fine)]),
    ],
    first: stops.length > 0 ? [{ label: 'Pay what is owed', to: '/pay-services' }] : again(tokens),
  };
}

const hiddenDues = ({ awaits, meterNumber }: SessionView): DuesShown => ({
  cards: [meterNumber === null ? NO_METER_CARD : hiddenCard(awaits)],
  first: [],
});

/** What was bought last, in one press. Only whole naira can be bought. */
function again([last]: Data['tokens']): readonly PageAction[] {
  return last && Number.isInteger(last.amount)
    ? [
        {
          label: `Buy ${formatNaira(koboOf(last.amount))} power again`,
          open: 'buy-power',
          values: { amount: String(last.amount) },
        },
      ]
    : [];
}

function powerCard(months: Data['months']): Card {
  const last = months.at(-1);
  if (!last) return { label: 'Power', value: units(0), unit: 'kWh' };
  const { month, power, units: kWh, purchases } = last;
  const spent = `${formatNaira(koboOf(power))} in ${many(purchases, 'top-up', 'top-ups')}, fees included.`;
  return {
    label: `Power in ${formatMonth(month)}`,
    value: units(kWh),
    unit: 'kWh',
    note: purchases === 0 ? 'Nothing bought yet.' : spent,
  };
}

function tokenTable(tokens: Data['tokens']): NonNullable<DashboardView['table']> {
  return {
    title: 'Last tokens',
    copy: 'token',
    all: { label: 'All transactions', to: '/transactionHistory' },
    nothing: 'Your first top-up will appear here with its token.',
    columns: [
      { name: 'date', label: 'Date', align: 'start' },
      { name: 'amount', label: 'Amount', align: 'end' },
      { name: 'units', label: 'Units', align: 'end' },
      { name: 'token', label: 'Token', align: 'start' },
    ],
    rows: tokens.map(({ paidAt, amount, units: kWh, token }) => [
      formatDay(paidAt),
      formatNaira(koboOf(amount)),
      kWh === '' ? '' : `${kWh} kWh`,
      formatToken(token),
    ]),
  };
}
