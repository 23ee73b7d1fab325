import type { CallInput, Services } from '#catalogues/calls/services.ts';
import { koboOf } from '#catalogues/money.ts';
import { CASH as SAID } from '#catalogues/sentences/estate/cash.ts';
import { CHARGED_AS } from '#catalogues/sentences/estate/charges.ts';
import { SERVICE_PAYMENTS } from '#catalogues/uploads.ts';
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
const dueOf = ({ servicePayment }: Pick<Cash, 'servicePayment'>): string =>
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
const RECEIPT = 'receipt';

/** What stands has a receipt, and can be taken back. */
export function cashActions(cash: Cash): readonly RowActing[] {
  if (cash.takesBack !== null || cash.takenBack) return [];
  const said = SAID.back.one(numberOf(cash), formatNaira(koboOf(cash.amount)), dueOf(cash), formatDay(cash.day));
  return [
    { name: RECEIPT, label: SAID.receipt, does: 'keeps' },
    { name: 'back', label: SAID.back.label, leads: { open: 'cash-back', values: { cash: String(cash.id), said } } },
  ];
}

/** The receipt of a row, as a file. */
export const cashReceipts = (services: Services): NonNullable<Files['one']> => ({
  action: RECEIPT,
  async read(id, signal) {
    const came = await read(services.cashReceipt({ id: Number(id) }, signal), signal);
    return came.kind === 'empty' ? { kind: 'failed', problem: SAID.notThere } : came;
  },
});

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
