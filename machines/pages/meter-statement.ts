import type { Services } from '#catalogues/calls/services.ts';
import { isHeld } from '#catalogues/held-meters.ts';
import { TRANSACTION_PAGE } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { STATEMENT_DUES } from '#catalogues/meter-statements.ts';
import { koboOf } from '#catalogues/money.ts';
import type { Role } from '#catalogues/roles.ts';
import { CASH } from '#catalogues/sentences/estate/cash.ts';
import { CHARGED_AS } from '#catalogues/sentences/estate/charges.ts';
import { METER_STATEMENT as SAID, STATEMENT_KIND_WORDS } from '#catalogues/sentences/meter-statements.ts';
import { digitsOf } from '#machines/kit/reading/digits.ts';
import { meterMeant } from '#machines/kit/reading/own-meters.ts';
import { dayInLagos, formatDay, formatNaira } from '#machines/kit/writing/format.ts';
import { type Good, type Read, read } from './answers.ts';
import { cashReceipts, receiptAction } from './cash-lines.ts';
import { DAYS, daysIn, pageIn } from './listing/asked.ts';
import { type Column, column } from './listing/column.ts';
import { type Days, defineList, type Found, type List, type Query, REFRESHING } from './listing/list.ts';
import type { Card } from './view.ts';

type Statement = Good<'meterStatement'>;
type Line = Statement['lines'][number];

/** A row: a movement, or the balance that the days begin or end with, kobo. */
type Row =
  | { readonly id: string; readonly line: Line }
  | { readonly id: string; readonly day: string; readonly what: string; readonly why: string; readonly owed: number };

const lineIn = (row: Row): Line | null => ('line' in row ? row.line : null);
/** What did not move is said by nothing. */
const moved = (naira: number | undefined): number | null => (naira === undefined || naira === 0 ? null : koboOf(naira));

const COLUMNS: readonly Column<Row>[] = [
  column('date', SAID.columns.date, 'day', (row) => ('line' in row ? row.line.at : row.day)),
  column('what', SAID.columns.what, 'words', (row) => ('line' in row ? row.line.what : row.what)),
  {
    ...column<Row, 'words'>('who', SAID.columns.who, 'words', (row) =>
      'line' in row ? [row.line.by, row.line.why].filter(Boolean).join(', ') : row.why,
    ),
    wide: true,
  },
  column('charged', SAID.columns.charged, 'money', (row) => moved(lineIn(row)?.charged)),
  column('paid', SAID.columns.paid, 'money', (row) => moved(lineIn(row)?.paid)),
  column('after', SAID.columns.after, 'money', (row) => ('line' in row ? koboOf(row.line.owedAfter) : row.owed)),
];

/** Of which days, and which meter where it is not the one in use. */
type Asked = Days & { readonly meter_number?: string };

const isNumber = (said: string): boolean => /^\d+$/.test(digitsOf(said));

/** Under which names the address says which meter, and a face which file. */
const METER = 'meter';
const FILE = 'file';

const FILES = {
  name: FILE,
  label: 'FILE',
  options: [
    { value: 'csv', label: 'CSV' },
    { value: 'pdf', label: SAID.pdf },
  ],
};

/** The first of the month three months ago until today, in Lagos: `now` in ms. */
function usualDays(now: number): Days {
  const to = dayInLagos(now);
  const [year = 0, month = 1] = to.split('-').map(Number);
  return { from: new Date(Date.UTC(year, month - 4)).toISOString().slice(0, 'yyyy-mm-dd'.length), to };
}

/** The statement of account of a meter of one's own, by its number or what it is called, or for an administrator of the one that is searched for. */
export function meterStatementList(services: Services, role: Role | null, now: () => number): List {
  const isAdministrator = role === 'service-admin';
  const askedOf = async ({ days, search, chosen }: Query, signal: AbortSignal): Promise<Read<Asked>> => {
    const usual = usualDays(now());
    const span = { from: days?.from || usual.from, to: days?.to || usual.to };
    const meter = search?.meterNumber.trim() || chosen[METER] || '';
    if (meter === '') return { kind: 'good', data: span };
    if (isAdministrator || isNumber(meter)) return { kind: 'good', data: { ...span, meter_number: meter } };
    const own = await read(services.myMeters({}, signal), signal);
    if (own.kind !== 'good') return own;
    if (own.data.meters.filter(isHeld).length < 2) return { kind: 'good', data: span };
    const meant = meterMeant(own.data.meters, meter);
    return meant.kind === 'one'
      ? { kind: 'good', data: { ...span, meter_number: meant.meter.meterNumber } }
      : { kind: 'failed', problem: meant.problem };
  };
  const isMissing = ({ search, chosen }: Query) =>
    isAdministrator && (search?.meterNumber.trim() || chosen[METER] || '') === '';
  return defineList<Row>({
    title: SAID.title,
    icon: 'receipt',
    columns: () => COLUMNS,
    id: ({ id }) => id,
    actions: (row) => receiptAction(lineIn(row)?.cash),
    places: { sums: 5 },
    pages: TRANSACTION_PAGE,
    tools: () => ({ ...REFRESHING, choices: [FILES], days: DAYS, export: MESSAGES.csvExport }),
    start: ({ meter = '', file, page, ...asked }) => ({
      page: pageIn(page),
      days: daysIn(asked),
      chosen: { [METER]: meter, ...(file === 'pdf' && { [FILE]: 'pdf' }) },
    }),
    async find(query, signal) {
      if (isMissing(query)) return { kind: 'good', data: { items: [], total: 0, nothing: SAID.choose } };
      const asked = await askedOf(query, signal);
      if (asked.kind !== 'good') return asked;
      const came = await read(services.meterStatement(asked.data, signal), signal);
      return came.kind === 'good' ? { kind: 'good', data: foundIn(came.data, asked.data, query.page) } : came;
    },
    files: {
      async all(query, signal) {
        if (isMissing(query)) return { kind: 'failed', problem: SAID.choose };
        const as = query.chosen[FILE] === 'pdf' ? 'pdf' : 'csv';
        const asked = await askedOf(query, signal);
        if (asked.kind !== 'good') return asked.kind === 'empty' ? { kind: 'failed', problem: SAID.none } : asked;
        const came = await read(services.exportMeterStatement({ ...asked.data, as }, signal), signal);
        return came.kind === 'empty' ? { kind: 'failed', problem: SAID.none } : came;
      },
      one: cashReceipts(services),
    },
    nothing: () => SAID.none,
    ...(isAdministrator && {
      search: () => ({
        fields: [{ name: 'meterNumber' as const, label: SAID.meter }],
        neither: SAID.whichMeter,
        nothing: SAID.none,
        failed: null,
        within: true as const,
      }),
    }),
  });
}

function foundIn(statement: Statement, { from, to }: Days, page: number): Found<Row> {
  const { opening, closing, lines, holder, address, meterNumber, left } = statement;
  const all: readonly Row[] = [
    { id: 'opening', day: from, what: SAID.opening, why: SAID.carried, owed: koboOf(opening) },
    ...lines.map((line) => ({ id: line.cash === undefined ? String(line.id) : CASH.receiptOf(line.cash), line })),
    { id: 'closing', day: to, what: SAID.closing, why: splitOf(statement), owed: koboOf(closing) },
  ];
  const { rows } = TRANSACTION_PAGE;
  const days = `${formatDay(from)} to ${formatDay(to)}`;
  return {
    items: all.slice((page - 1) * rows, page * rows),
    total: all.length,
    cards: cardsOf(statement),
    sums: [
      SAID.told(balanceOf(opening), balanceOf(closing)),
      ...(left !== undefined ? [SAID.left(formatDay(left))] : []),
      ...(closing > 0 && left === undefined ? [SAID.same(`${splitOf(statement)}`), SAID.paidOldestFirst] : []),
    ],
    subject: SAID.of(holder, address, meterNumber, days),
  };
}

const naira = (amount: number): string => formatNaira(koboOf(amount));

/** A balance in words: `₦58,000 owed`. */
function balanceOf(owed: number): string {
  if (owed === 0) return SAID.even.toLowerCase();
  return `${naira(Math.abs(owed))} ${(owed > 0 ? SAID.owed : SAID.inAdvance).toLowerCase()}`;
}

/** What stands at the end of each due, where something does. */
function splitOf({ dues }: Statement): string {
  const parts = STATEMENT_DUES.filter((due) => dues[due] !== 0);
  return parts.length === 0
    ? SAID.even
    : SAID.split(parts.map((due) => SAID.part(CHARGED_AS[due], balanceOf(dues[due]))));
}

/** The equation of a statement: what it opened with, what came to it, and what it closes with. */
function cardsOf({ opening, closing, sums }: Statement): readonly Card[] {
  const moving = (label: string, amount: number): Card => ({ label, value: formatNaira(koboOf(amount)) });
  const balance = (label: string, owed: number): Card => ({
    ...{ label, value: formatNaira(koboOf(Math.abs(owed))) },
    note: owed === 0 ? SAID.even : owedWord(owed),
    ...(label === SAID.closing && owed > 0 && { badge: { text: SAID.owed, tone: 'warning' as const } }),
  });
  return [
    balance(SAID.opening, opening),
    moving(STATEMENT_KIND_WORDS.charge, sums.charge),
    moving(STATEMENT_KIND_WORDS.payment, sums.payment + sums.upload),
    ...(sums.cash === 0 ? [] : [moving(STATEMENT_KIND_WORDS.cash, sums.cash)]),
    moving(STATEMENT_KIND_WORDS.correction, sums.correction),
    balance(SAID.closing, closing),
  ];
}

const owedWord = (owed: number): string => (owed > 0 ? SAID.owed : SAID.inAdvance);
