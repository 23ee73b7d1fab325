import type { Services } from '#catalogues/calls/services.ts';
import { TRANSACTION_PAGE } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { koboOf } from '#catalogues/money.ts';
import { MOST_REPORT_DAYS } from '#catalogues/platform.ts';
import type { Role } from '#catalogues/roles.ts';
import { ESTATE_PAYMENT } from '#catalogues/sentences/platform/estate-payments.ts';
import { PAYOUT_STATE_WORDS, STATEMENT_SENTENCES, STATEMENT_WORDS } from '#catalogues/sentences/platform/statements.ts';
import type { Tone } from '#machines/kit/view.ts';
import { dayInLagos, formatDay, formatNaira } from '#machines/kit/writing/format.ts';
import { type Good, type Read, read } from '../../answers.ts';
import { oneOfThese } from '../../history/query.ts';
import { pageIn } from '../../listing/asked.ts';
import { type Column, column } from '../../listing/column.ts';
import { defineList, type Found, type List, type Query, REFRESHING } from '../../listing/list.ts';
import type { Card } from '../../view.ts';
import { coveredDays, daysInWords, isReportDays, REPORT_DAYS } from './days.ts';
import { reconciledWords } from './last-reconciled.ts';

type Statement = Good<'statement'>;
type PaidOn = Statement['paidOn'][number];

/** What a platform administrator chooses between. */
const TABS = ['days', 'estates', 'payouts', 'paid-on'] as const;
type Tab = (typeof TABS)[number];

/** And an estate's. */
const OWN_TABS = ['days', 'paid-on'] as const satisfies readonly Tab[];

const WORDS = STATEMENT_WORDS;
const PAID_ON = ESTATE_PAYMENT.words;

/** A row of a statement: of a day, an estate, a payout or what an estate was paid. */
interface Row {
  readonly id: string;
  readonly day?: Statement['days'][number];
  readonly estate?: Statement['estates'][number];
  readonly payout?: Statement['payouts'][number];
  readonly paidOn?: PaidOn;
}

type Figure = 'in' | 'back' | 'fees' | 'revenue' | 'estates' | 'out' | 'handed' | 'left';

const ofDay = (name: Figure, label: string): Column<Row> =>
  column(name, label, 'money', ({ day }) => (day === undefined ? null : koboOf(day[name])));

const ofEstate = (name: 'in' | 'out' | 'left', label: string): Column<Row> =>
  column(name, label, 'money', ({ estate }) => (estate === undefined ? null : koboOf(estate[name])));

const ofPayout = (name: 'amount' | 'fees' | 'deducted' | 'paid', label: string): Column<Row> =>
  column(name, label, 'money', ({ payout }) => (payout === undefined ? null : koboOf(payout[name])));

const DAY: Column<Row> = column('day', WORDS.day, 'day', ({ day }) => day?.day ?? null);

/** Differences of a day: how many, or that nobody has looked. */
const DIFFERENCES: Column<Row> = column(
  'differences',
  WORDS.differences,
  'status',
  ({ day }) => (day?.differences == null ? null : String(day.differences)),
  {
    otherwise: STATEMENT_SENTENCES.notCompared,
    tone: ({ day }) => (day?.differences == null ? null : differenceTone(day.differences)),
  },
);

const differenceTone = (differences: number): Tone => (differences === 0 ? 'success' : 'danger');

const PAID_ESTATE: Column<Row> = column('estate', WORDS.estate, 'words', ({ paidOn }) => paidOn?.estate ?? null);
const PAID_BY: Column<Row> = { ...column<Row, 'person'>('by', PAID_ON.by, 'person', byOf), wide: true };

function byOf({ paidOn }: Row): string | null {
  return paidOn?.by ?? null;
}

/** How a payment to an estate stands. */
function standing({ paidOn }: Row): string | null {
  if (paidOn === undefined) return null;
  return paidOn.takenBack === null ? PAID_ON.stands : PAID_ON.takenBack;
}

/** What an estate was paid. */
const PAYMENT: readonly Column<Row>[] = [
  column('amount', ESTATE_PAYMENT.amount, 'money', ({ paidOn }) => (paidOn ? koboOf(paidOn.amount) : null)),
  column('reference', ESTATE_PAYMENT.reference, 'reference', ({ paidOn }) => paidOn?.reference ?? null),
  column('state', PAID_ON.state, 'status', standing, {
    tone: ({ paidOn }) => (paidOn?.takenBack == null ? 'success' : 'warning'),
    note: ({ paidOn }) => paidOn?.takenBack?.reason ?? null,
  }),
];
const PAID_DAY: Column<Row> = column('day', WORDS.day, 'day', ({ paidOn }) => paidOn?.day ?? null);

const COLUMNS: Readonly<Record<Tab, readonly Column<Row>[]>> = {
  days: [
    DAY,
    ofDay('in', WORDS.captured),
    { ...ofDay('back', WORDS.back), wide: true },
    ofDay('fees', WORDS.fees),
    { ...ofDay('revenue', WORDS.revenue), wide: true },
    { ...ofDay('estates', WORDS.estates), wide: true },
    ofDay('out', WORDS.out),
    { ...ofDay('handed', PAID_ON.paidOn), wide: true },
    ofDay('left', WORDS.left),
    { ...DIFFERENCES, wide: true },
  ],
  estates: [
    column('estate', WORDS.estate, 'words', ({ estate }) => estate?.name ?? null),
    ofEstate('in', WORDS.cameIn),
    ofEstate('out', WORDS.handedOn),
    ofEstate('left', WORDS.owed),
  ],
  payouts: [
    column('payout', WORDS.payout, 'reference', ({ payout }) => payout?.id ?? null),
    column('bankDay', WORDS.bankDay, 'day', ({ payout }) => payout?.day ?? null),
    column(
      'state',
      WORDS.state,
      'status',
      ({ payout }) => (payout === undefined ? null : PAYOUT_STATE_WORDS[payout.state]),
      {
        tone: ({ payout }) => (payout === undefined ? null : PAYOUT_TONES[payout.state]),
      },
    ),
    {
      ...column<Row, 'count'>('payments', WORDS.payments, 'count', ({ payout }) => payout?.payments ?? null),
      wide: true,
    },
    ofPayout('amount', WORDS.captured),
    ofPayout('fees', WORDS.fees),
    { ...ofPayout('deducted', WORDS.deducted), wide: true },
    ofPayout('paid', WORDS.paid),
  ],
  'paid-on': [PAID_DAY, PAID_ESTATE, ...PAYMENT, PAID_BY],
};

const PAYOUT_TONES: Readonly<Record<Statement['payouts'][number]['state'], Tone>> = {
  paid: 'success',
  'under-way': 'info',
  failed: 'danger',
};

const OWN_COLUMNS: Readonly<Record<(typeof OWN_TABS)[number], readonly Column<Row>[]>> = {
  days: [
    DAY,
    ofDay('in', WORDS.cameIn),
    ofDay('back', WORDS.back),
    { ...ofDay('fees', WORDS.ourFees), wide: true },
    ofDay('out', WORDS.handedOn),
    ofDay('left', WORDS.owed),
  ],
  'paid-on': [PAID_DAY, ...PAYMENT],
};

const TAB_WORDS: Readonly<Record<Tab, string>> = { ...STATEMENT_SENTENCES.tabs, 'paid-on': PAID_ON.tab };

const NOTHING: Readonly<Record<Tab, string>> = {
  days: STATEMENT_SENTENCES.noDays,
  estates: STATEMENT_SENTENCES.noEstates,
  payouts: STATEMENT_SENTENCES.noPayouts,
  'paid-on': PAID_ON.none,
};

/** Some days by the ledger, those of the last week unless others are asked for, and of what an estate was paid as many as there may be: of the platform, or of the own estate. */
export function statementList(services: Services, role: Role | null, now: () => number): List {
  const isOwn = role !== 'netplus-admin';
  const tabOf = ({ tab }: Query): Tab => oneOfThese(isOwn ? OWN_TABS : TABS, tab) ?? 'days';
  // An estate is paid seldom.
  const usual = (tab: Tab) => (isOwn && tab === 'paid-on' ? MOST_REPORT_DAYS : DAYS_OF_WEEK);
  const daysOf = (query: Query) => coveredDays(query.days, lastDays(now(), usual(tabOf(query))));
  const wordsOf = (tab: Tab) => (isOwn && tab === 'paid-on' ? PAID_ON.ownTab : TAB_WORDS[tab]);
  const nothing = (tab: Tab) => (isOwn && tab === 'paid-on' ? PAID_ON.ownNone : NOTHING[tab]);
  return defineList<Row>({
    title: STATEMENT_SENTENCES.title,
    icon: 'wallet',
    columns: (query) => (isOwn ? OWN_COLUMNS[tabOf(query) === 'paid-on' ? 'paid-on' : 'days'] : COLUMNS[tabOf(query)]),
    id: ({ id }) => id,
    tabs: (isOwn ? OWN_TABS : TABS).map((name) => ({ name, label: wordsOf(name) })),
    ...(!isOwn && { actions: actionsOf }),
    places: { sums: isOwn ? 4 : 6 },
    start: ({ from = '', to = '', of, page }) => ({
      page: pageIn(page),
      days: isReportDays({ from, to }) ? { from, to } : null,
      ...(oneOfThese(isOwn ? OWN_TABS : TABS, of) && { tab: of }),
    }),
    pages: TRANSACTION_PAGE,
    tools: () => ({ ...REFRESHING, days: REPORT_DAYS, export: MESSAGES.csvExport }),
    find: (query, signal) =>
      findRows(services, { days: daysOf(query), tab: tabOf(query), page: query.page, isOwn }, signal),
    files: {
      async all(query, signal) {
        const came = await read(services.exportStatement({ ...daysOf(query), of: tabOf(query) }, signal), signal);
        return came.kind === 'empty' ? { kind: 'failed', problem: nothing(tabOf(query)) } : came;
      },
    },
    nothing: (query) => nothing(tabOf(query)),
    chat: {
      called: (query) => (tabOf(query) === 'days' ? STATEMENT_SENTENCES.daysCalled : wordsOf(tabOf(query))),
    },
  });
}

/** An estate can be paid, and a payment that stands taken back. */
function actionsOf({ estate, paidOn }: Row) {
  if (estate !== undefined) {
    const values = { estate: String(estate.id) };
    return [{ name: 'pay', label: ESTATE_PAYMENT.record, leads: { open: 'estate-payment', values } }];
  }
  if (paidOn === undefined || paidOn.takenBack !== null) return [];
  const sum = formatNaira(koboOf(paidOn.amount));
  const said = PAID_ON.one(paidOn.estate, sum, formatDay(paidOn.day));
  const values = { payment: String(paidOn.id), said, sum };
  return [{ name: 'back', label: ESTATE_PAYMENT.back.label, leads: { open: 'estate-payment-back', values } }];
}

const DAY_MS = 86_400_000;

const DAYS_OF_WEEK = 7;

const lastDays = (now: number, days: number) => ({
  from: dayInLagos(now - (days - 1) * DAY_MS),
  to: dayInLagos(now),
});

interface Asked {
  readonly days: { readonly from: string; readonly to: string };
  readonly tab: Tab;
  readonly page: number;
  readonly isOwn: boolean;
}

async function findRows(
  services: Services,
  { days, tab, page, isOwn }: Asked,
  signal: AbortSignal,
): Promise<Read<Found<Row>>> {
  const came = await read(services.statement(days, signal), signal);
  if (came.kind !== 'good') return came;
  const rows = rowsOf(came.data, tab);
  const { rows: most } = TRANSACTION_PAGE;
  return {
    kind: 'good',
    data: {
      items: rows.slice((page - 1) * most, page * most),
      total: rows.length,
      cards: isOwn ? ownCards(came.data) : cardsOf(came.data),
      subject: subjectOf(came.data, days, isOwn),
    },
  };
}

function rowsOf({ days, estates, payouts, paidOn }: Statement, tab: Tab): readonly Row[] {
  if (tab === 'paid-on') return paidOn.map((one) => ({ id: String(one.id), paidOn: one }));
  if (tab === 'estates') return estates.map((estate) => ({ id: String(estate.id), estate }));
  if (tab === 'payouts') return payouts.map((payout) => ({ id: `${payout.provider} ${payout.id}`, payout }));
  return days.map((day) => ({ id: day.day, day }));
}

function subjectOf({ reconciled }: Statement, days: Asked['days'], isOwn: boolean): string {
  const of = STATEMENT_SENTENCES.of(daysInWords(days));
  if (isOwn) return of;
  if (reconciled === null) return `${of}. ${STATEMENT_SENTENCES.neverReconciled}`;
  return `${of}. ${reconciledWords(reconciled)}`;
}

function card(label: string, value: number, note?: string): Card {
  return { label, value: formatNaira(koboOf(value)), ...(note !== undefined && { note }) };
}

/** What came and what became of it, side by side: what is held at the end is what came less the rest, and what was held before. */
function cardsOf({ sums, estates }: Statement): readonly Card[] {
  const owed = estates.reduce((sum, { left }) => sum + koboOf(left), 0);
  return [
    card(WORDS.captured, sums.in),
    card(WORDS.back, sums.back),
    card(WORDS.fees, sums.fees),
    card(WORDS.revenue, sums.revenue),
    card(WORDS.out, sums.out),
    card(WORDS.left, sums.left, STATEMENT_SENTENCES.owedInAll(formatNaira(owed))),
  ];
}

function ownCards({ sums }: Statement): readonly Card[] {
  return [
    card(WORDS.cameIn, sums.in),
    card(WORDS.back, sums.back),
    card(WORDS.handedOn, sums.out),
    card(WORDS.owed, sums.left),
  ];
}
