import { PUBLISHED_HOUSES } from '#catalogues/books.ts';
import type { Services } from '#catalogues/calls/services.ts';
import { TRANSACTION_PAGE } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { koboOf, nairaOf } from '#catalogues/money.ts';
import type { Role } from '#catalogues/roles.ts';
import { headCalled, BOOKS as SAID } from '#catalogues/sentences/estate/books.ts';
import { CASH } from '#catalogues/sentences/estate/cash.ts';
import { type MonthSpan, monthInWords } from '#machines/kit/months.ts';
import { formatDay, formatMonthShort, formatNaira } from '#machines/kit/writing/format.ts';
import { type Good, type Read, read } from './answers.ts';
import { CASH_COLUMNS, type Cash, cashActions, cashReceipts, findCash } from './cash-lines.ts';
import { shownCard, sumKobo } from './figures.ts';
import { oneOfThese } from './history/query.ts';
import { pageIn } from './listing/asked.ts';
import { type Column, column } from './listing/column.ts';
import { defineList, type Found, type List, type Query, REFRESHING } from './listing/list.ts';
import type { First, RowActing } from './listing/view.ts';
import { PERIOD, periods, periodValue, spanFrom, spanInWords, yearTo } from './month-span.ts';
import type { Card, Chart } from './view.ts';

type Books = Good<'estateBooks'>;
type Sum = Books['heads'][number];
type Spending = Good<'spendings'>['spendings'][number];

/** A row: a month, what was collected for a service or spent on a head, one payment in cash, or one spending. */
interface Row {
  readonly id: string;
  readonly month?: Books['months'][number];
  readonly sum?: Sum & { readonly of: number };
  readonly cash?: Cash;
  readonly spending?: Spending;
}

const TABS = ['months', 'services', 'cash', 'heads', 'spendings'] as const;
type Tab = (typeof TABS)[number];
/** What residents choose between: whom the estate paid is none of it. */
const SHOWN_TABS = ['months', 'services', 'heads'] as const satisfies readonly Tab[];

const ofMonth = (name: string, label: string, value: (month: Books['months'][number]) => number): Column<Row> =>
  column(name, label, 'money', ({ month }) => (month === undefined ? null : value(month)));

const sumColumns = (label: string, amount: string): readonly Column<Row>[] => [
  column('name', label, 'words', ({ sum }) => (sum === undefined ? null : headCalled(sum.name))),
  column('amount', amount, 'money', ({ sum }) => (sum === undefined ? null : koboOf(sum.amount))),
  column('share', SAID.columns.share, 'words', ({ sum }) => (sum === undefined ? null : shareOf(sum))),
];

/** Of all of it, percent with a decimal; nothing of nothing. */
const shareOf = ({ amount, of }: Sum & { readonly of: number }): string =>
  of === 0 ? '' : `${((100 * koboOf(amount)) / of).toFixed(1)}%`;

const COLUMNS: Readonly<Record<Tab, readonly Column<Row>[]>> = {
  months: [
    column('month', SAID.columns.month, 'words', ({ month }) =>
      month === undefined ? null : monthInWords(month.month),
    ),
    ofMonth('collected', SAID.columns.collected, ({ collected }) => koboOf(collected)),
    ofMonth('spent', SAID.columns.spent, ({ spent }) => koboOf(spent)),
    ofMonth('left', SAID.columns.left, ({ collected, spent }) => koboOf(collected) - koboOf(spent)),
  ],
  services: sumColumns(SAID.columns.service, SAID.columns.collected),
  cash: CASH_COLUMNS,
  heads: sumColumns(SAID.columns.head, SAID.columns.spent),
  spendings: [
    column('day', SAID.columns.day, 'day', ({ spending }) => spending?.day ?? null, {
      note: ({ spending }) => (spending === undefined ? null : SAID.spending.number(spending.id)),
    }),
    column('head', SAID.columns.head, 'words', ({ spending }) => (spending ? headCalled(spending.head) : null)),
    column('amount', SAID.columns.amount, 'money', ({ spending }) => (spending ? koboOf(spending.amount) : null), {
      note: ({ spending }) => (spending === undefined ? null : standingOf(spending)),
    }),
    column('payee', SAID.columns.payee, 'words', ({ spending }) => spending?.payee ?? null, {
      note: ({ spending }) => spending?.note || null,
    }),
    { ...column<Row, 'person'>('by', SAID.columns.by, 'person', ({ spending }) => spending?.by ?? null), wide: true },
  ],
};

function standingOf({ takesBack, takenBack }: Spending): string | null {
  if (takesBack !== null) return SAID.spending.takesBack(takesBack);
  return takenBack ? SAID.spending.takenBack : null;
}

const NOTHING: Readonly<Record<Tab, string>> = {
  months: SAID.none,
  services: SAID.noneCollected,
  cash: CASH.none,
  heads: SAID.noneSpent,
  spendings: SAID.noneSpent,
};

const SPEND: First = { text: SAID.first, action: { label: SAID.spending.title, open: 'note-spending' } };
const TAKE: First = { text: CASH.first, action: { label: CASH.title, open: 'record-cash' } };
/** What an office does first where there is nothing yet. */
const FIRST: Readonly<Record<Tab, First | null>> = {
  months: null,
  services: null,
  cash: TAKE,
  heads: SPEND,
  spendings: SPEND,
};

/** What the own estate collected and spent in some months; a resident is shown it where the estate publishes it. */
export function booksList(services: Services, role: Role | null, now: () => number): List {
  const isOffice = role === 'service-admin';
  const tabs = isOffice ? TABS : SHOWN_TABS;
  const tabOf = ({ tab }: Query): Tab => oneOfThese(tabs, tab) ?? 'months';
  const spanOf = ({ chosen }: Query): MonthSpan => spanFrom({ period: chosen[PERIOD] ?? '' }, now());
  return defineList<Row>({
    title: SAID.title,
    icon: 'coins',
    columns: (query) => COLUMNS[tabOf(query)],
    id: ({ id }) => id,
    tabs: tabs.map((name) => ({ name, label: SAID.tabs[name] })),
    pages: TRANSACTION_PAGE,
    places: { sums: isOffice ? 4 : 3, pictures: 2 },
    beside: (signal) => pictures(services, yearTo(now()), signal),
    tools: (query) => ({
      ...REFRESHING,
      choices: [periods(now(), spanOf(query))],
      ...(isOffice && { export: MESSAGES.csvExport }),
    }),
    start: ({ of, page, ...asked }) => ({
      page: pageIn(page),
      chosen: { [PERIOD]: periodValue(spanFrom(asked, now())) },
      ...(oneOfThese(tabs, of) && { tab: of }),
    }),
    actions: ({ spending, cash }) => [
      ...(spending === undefined ? [] : actionsOf(spending)),
      ...(cash === undefined ? [] : cashActions(cash)),
    ],
    find: (query, signal) =>
      findRows(services, { tab: tabOf(query), span: spanOf(query), page: query.page, isOffice }, signal),
    files: {
      all: async (query, signal) =>
        fileOf(await read(services.exportEstateBooks({ ...spanOf(query), of: tabOf(query) }, signal), signal)),
      one: cashReceipts(services),
    },
    nothing: (query) => NOTHING[tabOf(query)],
    first: (query) => (isOffice ? FIRST[tabOf(query)] : null),
    chat: { called: (query) => (tabOf(query) === 'months' ? SAID.title : SAID.tabs[tabOf(query)]) },
  });
}

function fileOf<T>(came: Read<T>): Read<T> {
  return came.kind === 'empty' ? { kind: 'failed', problem: SAID.none } : came;
}

interface Asked {
  readonly tab: Tab;
  readonly span: MonthSpan;
  readonly page: number;
  readonly isOffice: boolean;
}

async function findRows(
  services: Services,
  { tab, span, page, isOffice }: Asked,
  signal: AbortSignal,
): Promise<Read<Found<Row>>> {
  const came = await read(services.estateBooks(span, signal), signal);
  if (came.kind !== 'good') return came;
  const books = came.data;
  if (!isOffice && !books.published)
    return { kind: 'good', data: { items: [], total: 0, nothing: SAID.notPublished, sums: [] } };
  const around = { ...cardsOf(books, span, isOffice, tab), ...subjectOf(books, isOffice) };
  const { rows } = TRANSACTION_PAGE;
  if (tab === 'spendings') {
    const lines = await read(services.spendings({ ...span, page, rows }, signal), signal);
    if (lines.kind !== 'good') return lines;
    const items = lines.data.spendings.map((spending) => ({ id: String(spending.id), spending }));
    return { kind: 'good', data: { items, total: lines.data.total, ...around } };
  }
  if (tab === 'cash') {
    const lines = await findCash(services, { ...span, page, rows }, signal);
    return lines.kind === 'good' ? { kind: 'good', data: { ...lines.data, ...around } } : lines;
  }
  const all = rowsOf(books, tab);
  return { kind: 'good', data: { items: all.slice((page - 1) * rows, page * rows), total: all.length, ...around } };
}

/** The newest month first; services and heads as they came, the largest first. */
function rowsOf({ months, services, heads }: Books, tab: Exclude<Tab, 'spendings' | 'cash'>): readonly Row[] {
  if (tab === 'months') {
    const moved = months.some(({ collected, spent }) => collected !== 0 || spent !== 0);
    return moved ? months.toReversed().map((month) => ({ id: month.month, month })) : [];
  }
  const sums = tab === 'services' ? services : heads;
  const of = sumKobo(sums.map(({ amount }) => amount));
  return sums.map((sum) => ({ id: sum.name, sum: { ...sum, of } }));
}

function subjectOf({ leftOut }: Books, isOffice: boolean): Pick<Found<Row>, 'subject'> {
  if (isOffice) return {};
  return { subject: [SAID.overOnly, ...(leftOut ? [SAID.leftOut(PUBLISHED_HOUSES)] : [])].join(' ') };
}

/** What came, what went and what is left; for the office with the ways to write a spending down and to publish. */
function cardsOf(books: Books, span: MonthSpan, isOffice: boolean, tab: Tab): Pick<Found<Row>, 'cards' | 'sums'> {
  const { collected, cash, spent, fees, heads, published } = books;
  const [came, went, taken, inCash] = [koboOf(collected), koboOf(spent), koboOf(fees), koboOf(cash)];
  const paid = SAID.withFees(formatNaira(came - inCash + taken), formatNaira(taken));
  const how = inCash === 0 ? SAID.portalOnly : SAID.alsoCash(formatNaira(came - inCash), formatNaira(inCash));
  const cards: readonly Card[] = [
    {
      ...{ label: SAID.columns.collected, value: formatNaira(came) },
      note: isOffice ? `${how} ${paid}` : how,
      ...(isOffice && { action: { label: CASH.title, open: 'record-cash' } }),
    },
    {
      ...{ label: SAID.columns.spent, value: formatNaira(went) },
      ...(isOffice && { action: { label: SAID.spending.title, open: 'note-spending' } }),
    },
    { label: SAID.columns.left, value: formatNaira(came - went) },
    ...(isOffice ? [shownCard('books', published)] : []),
  ];
  const spentMost = tab === 'heads' ? [] : heads.slice(0, 3);
  return {
    cards,
    sums: [
      SAID.told(spanInWords(span), formatNaira(came), formatNaira(went), formatNaira(came - went)),
      ...spentMost.map(({ name, amount }) => SAID.spentOn(headCalled(name), formatNaira(koboOf(amount)))),
    ],
  };
}

/** What stands can be taken back. */
function actionsOf({ id, day, head, amount, takesBack, takenBack }: Spending): readonly RowActing[] {
  if (takesBack !== null || takenBack) return [];
  const { back } = SAID.spending;
  const sum = formatNaira(koboOf(amount));
  const said = back.one(sum, headCalled(head), formatDay(day));
  return [
    { name: 'back', label: back.label, leads: { open: 'spending-back', values: { spending: String(id), said, sum } } },
  ];
}

/** So many series of a picture can be told from each other; the smallest stand together behind them. */
const SERIES = 5;

/** The last twelve months as pictures: what was collected by service, and what was spent by head. */
async function pictures(services: Services, span: MonthSpan, signal: AbortSignal): Promise<readonly Chart[]> {
  const came = await read(services.estateBooks(span, signal), signal);
  if (came.kind !== 'good' || came.data.months.length === 0) return [];
  const { months, services: collected, heads } = came.data;
  return [picture(SAID.collectedBy, months, collected), picture(SAID.spentBy, months, heads)];
}

function picture(title: string, months: Books['months'], sums: readonly Sum[]): Chart {
  const [first, ...others] = months;
  const shown = sums.length > SERIES + 1 ? sums.slice(0, SERIES) : sums;
  const rest = sums.slice(shown.length);
  const together = months.map((_, at) => nairaOf(sumKobo(rest.map((sum) => sum.months[at] ?? 0))));
  return {
    title,
    total: formatNaira(sumKobo(sums.map(({ amount }) => amount))),
    of: first === undefined ? '' : spanInWords({ from: first.month, to: (others.at(-1) ?? first).month }),
    kind: 'stacked',
    unit: 'naira',
    labels: months.map(({ month }) => formatMonthShort(month)),
    series: [
      ...shown.map(({ name, months: points }) => ({ name: headCalled(name), points })),
      ...(rest.length > 0 ? [{ name: SAID.rest, points: together }] : []),
    ],
  };
}
