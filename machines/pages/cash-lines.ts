import type { CallInput, Services } from '#catalogues/calls/services.ts';
import { koboOf } from '#catalogues/money.ts';
import { CASH as SAID } from '#catalogues/sentences/estate/cash.ts';
import { CHARGED_AS } from '#catalogues/sentences/estate/charges.ts';
import { SERVICE_PAYMENTS } from '#catalogues/uploads.ts';
import { cashNumberOf } from '#machines/kit/reading/cash-number.ts';
import type { HandedFile } from '#machines/kit/view.ts';
import { formatDay, formatNaira } from '#machines/kit/writing/format.ts';
import { type Good, type Read, read } from './answers.ts';
import { type Column, column } from './listing/column.ts';
import type { Files, Found } from './listing/list.ts';
import type { RowActing } from './listing/view.ts';

/** A payment in cash, or what takes one back. */
export type Cash = Good<'cashPayments'>['payments'][number];

/** A row of a list that has others as well. */
interface Row {
  readonly cash?: Cash;
}

const numberOf = ({ id, takesBack }: Pick<Cash, 'id' | 'takesBack'>): string => SAID.receiptOf(takesBack ?? id);
/** What it was paid for, in words. */
export const dueOf = ({ servicePayment }: Pick<Cash, 'servicePayment'>): string =>
  CHARGED_AS[SERVICE_PAYMENTS[servicePayment].due];

/** Its columns; of any other row they are empty. */
export const CASH_COLUMNS: readonly Column<Row>[] = [
  column('day', SAID.columns.day, 'day', ({ cash }) => cash?.day ?? null, {
    note: ({ cash }) => (cash === undefined ? null : numberOf(cash)),
  }),
  column('house', SAID.columns.house, 'words', ({ cash }) => cash?.address ?? null, {
    note: ({ cash }) => cash?.meter_number ?? null,
  }),
  column('due', SAID.columns.due, 'words', ({ cash }) => (cash ? dueOf(cash) : null)),
  column('amount', SAID.columns.amount, 'money', ({ cash }) => (cash ? koboOf(cash.amount) : null), {
    note: ({ cash }) => (cash === undefined ? null : standingOf(cash)),
  }),
  column('payer', SAID.columns.payer, 'words', ({ cash }) => cash?.payer ?? null, {
    note: ({ cash }) => cash?.note || null,
  }),
  { ...column<Row, 'person'>('by', SAID.columns.by, 'person', ({ cash }) => cash?.by ?? null), wide: true },
];

function standingOf(cash: Cash): string | null {
  if (cash.takesBack !== null) return SAID.takesBack(numberOf(cash));
  return cash.takenBack ? SAID.takenBack : null;
}

/** The action of a row that fetches its receipt. */
export const CASH_RECEIPT = 'receipt';
const RECEIPT = { name: CASH_RECEIPT, label: SAID.receipt, does: 'keeps' } as const satisfies RowActing;

/** A row of a statement of account: of cash whose receipt its reader may have. */
export const receiptAction = (number: number | undefined): readonly RowActing[] =>
  number === undefined ? [] : [RECEIPT];

/** What stands has a receipt, and can be taken back. */
export function cashActions(cash: Cash): readonly RowActing[] {
  if (cash.takesBack !== null || cash.takenBack) return [];
  const sum = formatNaira(koboOf(cash.amount));
  const said = SAID.back.one(numberOf(cash), sum, dueOf(cash), formatDay(cash.day));
  return [
    RECEIPT,
    {
      name: 'back',
      label: SAID.back.label,
      leads: { open: 'cash-back', values: { cash: String(cash.id), said, sum } },
    },
  ];
}

/** The receipt of a row, as a file: what a row is called is the number of it, or what is printed on it. */
export const cashReceipts = (services: Services): NonNullable<Files['one']> => ({
  action: CASH_RECEIPT,
  read: (id, signal) => readCashReceipt(services, cashNumberOf(id) ?? Number(id), signal),
});

/** A receipt as a file; one that there is not, was taken back or is somebody else's says so. */
export async function readCashReceipt(services: Services, id: number, signal: AbortSignal): Promise<Read<HandedFile>> {
  const came = await read(services.cashReceipt({ id }, signal), signal);
  return came.kind === 'empty' ? { kind: 'failed', problem: SAID.notThere } : came;
}

/** A page of the payments of some months. */
export async function findCash(
  services: Services,
  asked: CallInput<'cashPayments'>,
  signal: AbortSignal,
): Promise<Read<Pick<Found<{ readonly id: string; readonly cash: Cash }>, 'items' | 'total'>>> {
  const came = await read(services.cashPayments(asked, signal), signal);
  if (came.kind !== 'good') return came;
  const items = came.data.payments.map((cash) => ({ id: String(cash.id), cash }));
  return { kind: 'good', data: { items, total: came.data.total } };
}
