import type { Services } from '#catalogues/calls/services.ts';
import { PAYMENT_SOUGHT, PAYMENTS_FOUND, SOUGHT_MOST } from '#catalogues/payments-sought.ts';
import type { Role } from '#catalogues/roles.ts';
import { CASH } from '#catalogues/sentences/estate/cash.ts';
import { FINDING } from '#catalogues/sentences/estate/finding.ts';
import { TITLES } from '#catalogues/sentences/estate/titles.ts';
import { SOUGHT_VALUES, type Sought, soughtIn, soughtShown } from '#machines/kit/reading/payment-sought.ts';
import { hiddenIn } from '#machines/kit/sensitive/hidden.ts';
import { withoutSensitive } from '#machines/kit/sensitive/without-sensitive.ts';
import { formatDays } from '#machines/kit/writing/format.ts';
import { type Good, type Read, read } from '../../answers.ts';
import { cashActions, cashReceipts } from '../../cash-lines.ts';
import { DAYS, daysIn } from '../../listing/asked.ts';
import { type Column, column } from '../../listing/column.ts';
import { defineList, type Found, type List, type Query, REFRESHING } from '../../listing/list.ts';
import { oneOfThese } from '../query.ts';
import { asListed, type ListedPayment } from './by-order.ts';
import { type ListedCash, listedCash } from './found-cash.ts';
import { ESTATE_COLUMNS, TOGETHER_COLUMNS } from './rows.ts';

/** A payment that was found: an order's, or one in cash. */
interface FoundRow extends ListedPayment {
  readonly estate: string | null;
  readonly cash?: ListedCash['cash'];
}

/** Under which name the address says as what it is looked for. */
const BY = 'by';
const CHOICE = {
  name: BY,
  label: FINDING.byLabel,
  options: [
    { value: '', label: FINDING.asItLooks },
    ...PAYMENT_SOUGHT.map((value) => ({ value, label: FINDING.by[value] })),
  ],
};

const BESIDE = ['meterNumber', 'topup', 'tokenEnding', 'bank'];
const ORDER = 'order';
const STATUS = 'status';

/** The columns of an estate's payments of every kind, and of each what is told of it beside. */
const LISTED = [
  ...TOGETHER_COLUMNS.filter(({ name }) => name !== ORDER),
  ...ESTATE_COLUMNS.power.filter(({ name }) => BESIDE.includes(name)),
  ...TOGETHER_COLUMNS.filter(({ name }) => name === ORDER),
];
/** Cash that was taken back is paid no longer. */
const OF_ESTATE: readonly Column<FoundRow>[] = LISTED.map((one) =>
  one.name === STATUS
    ? {
        ...one,
        cell: (row) => (row.cash?.takenBack ? CASH.takenBack : one.cell(row)),
        tone: (row) => (row.cash?.takenBack ? 'warning' : (one.tone?.(row) ?? null)),
      }
    : one,
);
const ESTATE = column('estate', 'Estate', 'words', ({ estate }: FoundRow) => estate);

/** What is looked for, by what was typed and chosen. */
const soughtOf = ({ search, chosen }: Query): Sought | null =>
  soughtIn((search?.name ?? '').slice(0, SOUGHT_MOST), oneOfThese(PAYMENT_SOUGHT, chosen[BY] ?? '') ?? null);

/** Payments by one box: an order id, a reference, a token, a telephone number, a meter, or an amount and a day. */
export function foundPaymentList(services: Services, role: Role | null): List {
  const isPlatform = role === 'netplus-admin';
  return defineList<FoundRow>({
    title: TITLES.findPayment,
    icon: 'search',
    columns: () => (isPlatform ? [...OF_ESTATE, ESTATE] : OF_ESTATE),
    id: ({ payment_transaction_id }) => payment_transaction_id,
    // Receipts for cash are its estate's and its payer's, and the estate alone takes one back.
    actions: ({ cash }) => (cash === undefined || isPlatform ? [] : cashActions(cash)),
    files: { one: cashReceipts(services) },
    pages: null,
    tools: () => ({ ...REFRESHING, choices: [CHOICE], days: DAYS }),
    start: ({ by = '', sought = '', ...asked }) => ({
      days: daysIn(asked),
      chosen: { [BY]: oneOfThese(PAYMENT_SOUGHT, by) ?? '' },
      ...(sought !== '' && { search: { name: sought, meterNumber: '' } }),
    }),
    find: (query, signal) => foundIn(services, query, signal),
    nothing: ({ search }) => {
      if (search === null) return FINDING.searchNeeds;
      return isPlatform ? FINDING.noneAnywhere : FINDING.noneHere;
    },
    search: () => ({
      fields: [{ name: 'name', label: FINDING.search }],
      neither: FINDING.searchNeeds,
      nothing: isPlatform ? FINDING.noneAnywhere : FINDING.noneHere,
      failed: null,
      within: true,
      chosenFor: [BY],
    }),
    chat: { listed: (_, __, ___, total) => FINDING.listed(total) },
  });
}

async function foundIn(services: Services, query: Query, signal: AbortSignal): Promise<Read<Found<FoundRow>>> {
  const sought = soughtOf(query);
  if (sought === null) return { kind: 'empty' };
  const { by, value } = sought;
  const hidden = hiddenIn(withoutSensitive(value, { meters: true }));
  if (hidden.card || hidden.code) return { kind: 'failed', problem: FINDING.hidden };
  if (SOUGHT_VALUES[by](value) === null) return { kind: 'failed', problem: FINDING.unreadable[by] };
  const { from = '', to = '' } = query.days ?? {};
  const asked = { by, sought: value, ...(from !== '' && { from }), ...(to !== '' && { to }) };
  const came = await read(services.findPayments(asked, signal), signal);
  if (came.kind !== 'good') return came;
  const { payments, cash, more } = came.data;
  const items = [
    ...payments.map((one) => ({ ...asListed(one), estate: one.estate })),
    ...cash.map((one) => ({ ...listedCash(one), estate: one.estate })),
  ].sort((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt));
  return {
    kind: 'good',
    data: {
      items,
      total: items.length,
      subject: [soughtAs(sought, came.data), ...(more ? [FINDING.more(PAYMENTS_FOUND)] : [])].join('. '),
    },
  };
}

/** What was looked for, in words. */
function soughtAs(sought: Sought, { from, to }: Pick<Good<'findPayments'>, 'from' | 'to'>): string {
  const when = formatDays(from ?? '', to ?? '');
  const shown = soughtShown(sought);
  return sought.by === 'amount' ? FINDING.soughtAs.amount(shown, when) : FINDING.soughtAs[sought.by](shown) + when;
}
