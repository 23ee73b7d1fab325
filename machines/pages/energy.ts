import { PUBLISHED_HOUSES } from '#catalogues/books.ts';
import type { Services } from '#catalogues/calls/services.ts';
import { TRANSACTION_PAGE } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { koboOf } from '#catalogues/money.ts';
import type { Role } from '#catalogues/roles.ts';
import { BOOKS } from '#catalogues/sentences/estate/books.ts';
import { ENERGY as SAID } from '#catalogues/sentences/estate/energy.ts';
import { type MonthSpan, monthInWords } from '#machines/kit/months.ts';
import { formatMonthShort } from '#machines/kit/writing/format.ts';
import { type Good, type Read, read } from './answers.ts';
import { balanceSaid, lostIn, shareOf } from './energy-said.ts';
import { shownCard } from './figures.ts';
import { pageIn } from './listing/asked.ts';
import { type Column, column } from './listing/column.ts';
import { defineList, type Found, type List, type Query, REFRESHING } from './listing/list.ts';
import type { RowActing } from './listing/view.ts';
import { PERIOD, periods, periodValue, spanFrom, spanInWords, yearTo } from './month-span.ts';
import type { Card, Chart } from './view.ts';

type Balance = Good<'energyBalance'>;
type Month = Balance['months'][number];

const two = (kwh: number): string =>
  kwh.toLocaleString('en-NG', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** What a kWh cost, or was sold at; nothing of none. */
const each = (naira: number, kwh: number): number | null => (kwh === 0 ? null : Math.round(koboOf(naira) / kwh));

const COLUMNS: readonly Column<Month>[] = [
  column('month', SAID.columns.month, 'words', ({ month }) => monthInWords(month)),
  column('in', SAID.columns.cameIn, 'text', ({ bill }) => bill && two(bill.kwh), {
    otherwise: SAID.notWritten,
    note: ({ bill }) => (bill !== null && bill.versions > 1 ? SAID.corrected(bill.versions - 1) : null),
  }),
  column('sold', SAID.columns.sold, 'text', ({ sold }) => two(sold), {
    note: ({ unknown }) => (unknown > 0 ? SAID.unknown(unknown) : null),
  }),
  column(
    'lost',
    SAID.columns.lost,
    'text',
    (month) => {
      const lost = lostIn(month);
      return lost === null ? null : two(lost);
    },
    {
      tone: (month) => ((lostIn(month) ?? 0) < 0 ? 'warning' : null),
      note: (month) => ((lostIn(month) ?? 0) < 0 ? SAID.gained : null),
    },
  ),
  column('share', SAID.columns.share, 'text', (month) => {
    const lost = lostIn(month);
    return lost === null || month.bill === null ? null : shareOf(lost, month.bill.kwh);
  }),
  {
    ...column<Month, 'money'>('cost', SAID.columns.cost, 'money', ({ bill }) => bill && koboOf(bill.cost)),
    wide: true,
  },
  {
    ...column<Month, 'money'>('costs', SAID.columns.costs, 'money', ({ bill }) => bill && each(bill.cost, bill.kwh)),
    wide: true,
  },
  {
    ...column<Month, 'money'>('soldAt', SAID.columns.soldAt, 'money', ({ paid, sold }) => each(paid, sold)),
    wide: true,
  },
];

/** What came into the own estate month by month, what was sold of it and what was lost; a resident is shown it where it is published. */
export function energyList(services: Services, role: Role | null, now: () => number): List {
  const isOffice = role === 'service-admin';
  const spanOf = ({ chosen }: Query): MonthSpan => spanFrom({ period: chosen[PERIOD] ?? '' }, now());
  return defineList<Month>({
    title: SAID.title,
    icon: 'gauge',
    columns: () => COLUMNS,
    id: ({ month }) => month,
    pages: TRANSACTION_PAGE,
    places: { sums: isOffice ? 4 : 3, pictures: 1 },
    beside: (signal) => picture(services, yearTo(now()), signal),
    tools: (query) => ({
      ...REFRESHING,
      choices: [periods(now(), spanOf(query))],
      ...(isOffice && { export: MESSAGES.csvExport }),
    }),
    start: ({ page, ...asked }) => ({
      page: pageIn(page),
      chosen: { [PERIOD]: periodValue(spanFrom(asked, now())) },
    }),
    actions: (month) => (isOffice ? [noting(month)] : []),
    async find(query, signal) {
      const span = spanOf(query);
      const came = await read(services.energyBalance(span, signal), signal);
      return came.kind === 'good'
        ? { kind: 'good', data: foundIn(came.data, { span, page: query.page, isOffice }) }
        : came;
    },
    files: {
      async all(query, signal) {
        const came = await read(services.exportEnergy(spanOf(query), signal), signal);
        return came.kind === 'empty' ? { kind: 'failed', problem: SAID.none } : came;
      },
    },
    nothing: () => SAID.none,
  });
}

/** What came in is written down, or corrected, from the month where it stands. */
function noting({ month, bill }: Month): RowActing {
  const values = { month: monthInWords(month) };
  return { name: 'note', label: bill === null ? SAID.note : SAID.change, leads: { open: 'note-energy', values } };
}

interface Asked {
  readonly span: MonthSpan;
  readonly page: number;
  readonly isOffice: boolean;
}

function foundIn({ published, months, leftOut }: Balance, { span, page, isOffice }: Asked): Found<Month> {
  if (!isOffice && !published) return { items: [], total: 0, nothing: SAID.notPublished, sums: [] };
  const moved = months.some(({ sold, unknown, bill }) => sold !== 0 || unknown !== 0 || bill !== null);
  // The office writes down what came in from the row of its month, so that it has them all.
  const all = moved || isOffice ? months.toReversed() : [];
  const known = months.filter(({ bill }) => bill !== null);
  const missing = months.length - known.length;
  const isKnown = known.length > 0;
  // Beside what came in stands what was sold of it, and where nobody knows that, all that was sold.
  const counted = isKnown ? known : months;
  const [cameIn, sold] = [sum(known.map(({ bill }) => bill?.kwh ?? 0)), sum(counted.map((month) => month.sold))];
  const lost = Math.round((cameIn - sold) * 100) / 100;
  const { rows } = TRANSACTION_PAGE;
  const kwh = (label: string, value: number | null, note: string): Card =>
    value === null ? { label, value: '-', note } : { label, value: two(value), unit: 'kWh', note };
  const cards: readonly Card[] = [
    {
      ...kwh(SAID.cameIn, isKnown ? cameIn : null, SAID.overMonths(known.length)),
      ...(isOffice && { action: { label: SAID.note, open: 'note-energy' } }),
    },
    kwh(SAID.sold, sold, SAID.lossNotice),
    isKnown ? kwh(SAID.lost, lost, shareOf(lost, cameIn)) : kwh(SAID.lost, null, SAID.missing(missing)),
    ...(isOffice ? [shownCard('energy', published)] : []),
  ];
  const said = [
    ...(span.from === span.to || known.length === 0 ? months.slice(-1).map(balanceSaid) : []),
    ...(span.from !== span.to && known.length > 0 ? [allSaid(span, { cameIn, sold, lost })] : []),
    ...(span.from !== span.to && missing > 0 ? [SAID.missing(missing)] : []),
  ];
  return {
    items: all.slice((page - 1) * rows, page * rows),
    total: all.length,
    ...{ cards, sums: said },
    ...(!isOffice && {
      subject: [BOOKS.overOnly, ...(leftOut ? [SAID.leftOut(PUBLISHED_HOUSES)] : [])].join(' '),
    }),
  };
}

function allSaid(span: MonthSpan, { cameIn, sold, lost }: { cameIn: number; sold: number; lost: number }): string {
  const when = spanInWords(span);
  if (lost < 0) return SAID.toldGained(when, SAID.kwh(cameIn), SAID.kwh(sold));
  return SAID.told(when, SAID.kwh(lost), shareOf(lost, cameIn), SAID.kwh(cameIn), SAID.kwh(sold));
}

const sum = (kwh: readonly number[]): number => kwh.reduce((all, one) => all + Math.round(one * 100), 0) / 100;

/** The last twelve months: what came in, as what was sold of it and what was lost; where nobody knows, what was sold alone. */
async function picture(services: Services, span: MonthSpan, signal: AbortSignal): Promise<readonly Chart[]> {
  const came: Read<Balance> = await read(services.energyBalance(span, signal), signal);
  if (came.kind !== 'good' || came.data.months.length === 0) return [];
  const { months } = came.data;
  const known = months.filter(({ bill }) => bill !== null);
  return [
    {
      title: SAID.picture,
      total: SAID.kwh(sum(known.map((month) => Math.max(0, lostIn(month) ?? 0)))),
      of: `${SAID.lost.toLowerCase()}, ${spanInWords(span)}`,
      kind: 'stacked',
      unit: 'kWh',
      labels: months.map(({ month }) => formatMonthShort(month)),
      series: [
        { name: SAID.sold, points: months.map((month) => month.sold) },
        { name: SAID.lost, points: months.map((month) => Math.max(0, lostIn(month) ?? 0)) },
      ],
    },
  ];
}
