import type { CallAnswer } from '#catalogues/calls/services.ts';
import { nairaOf } from '#catalogues/money.ts';
import type { HistoryView, OrderState } from '#catalogues/orders.ts';
import { TRANSACTION_SENTENCES as SAID } from '#catalogues/sentences/flows.ts';
import { LOOKUP_SENTENCES } from '#catalogues/sentences/lookup.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import { isIn, UNPAID } from '#machines/settlement/settlement.ts';
import { codeOfPaid } from '../receipts/read-receipt.ts';
import type { PaymentRow } from './rows.ts';
import { viewOf } from './wanted.ts';

/** A payment as its owner sees it (S2 section 3); naira. */
export type Transaction = Extract<CallAnswer<'userLevyTransactions'>, { status: 200 }>['data'][number];

/** `{product}_message` of each view. */
export const MESSAGE = {
  power: 'power_message',
  'service-charge': 'service_message',
  'dev-levy': 'devlevy_message',
  fine: 'fine_message',
} as const satisfies Record<HistoryView, keyof Transaction>;

/** What is answered of a payment. */
export function transactionOf(row: PaymentRow): Transaction {
  const view = viewOf(row.kind);
  return {
    id: row.order_id,
    payment_transaction_id: row.order_id,
    amount: nairaOf(row.total_kobo),
    meterNumber: row.destination_account,
    createdAt: row.created_at.toISOString(),
    transactionStatus: row.status,
    transaction_type: view,
    service: row.service,
    token: row.token,
    units: row.units,
    [MESSAGE[view]]: messageOf(view, row),
    code: codeOf(row.state),
  };
}

/** `00` is approved: the same as on the receipt, which there is of what was captured, so what is being processed is too. */
export function codeOf(state: OrderState): string {
  return isIn(state, UNPAID) ? 'not-paid' : codeOfPaid(state);
}

/** How a payment stands, in words. */
export function messageOf(
  view: HistoryView,
  { state, in_case: inCase, again_kobo: again }: Pick<PaymentRow, 'state' | 'in_case' | 'again_kobo'>,
): string {
  const said = standing(view, state, inCase);
  return again === null ? said : `${said} ${LOOKUP_SENTENCES.paidTwice(formatNaira(again))}`;
}

function standing(view: HistoryView, state: OrderState, inCase: boolean): string {
  if (inCase && isIn(state, UNPAID)) return SAID.disputed;
  switch (state) {
    case 'fulfilled':
      return SAID.delivered[view];
    case 'failed':
      return SAID.declined;
    case 'refund_due':
      return SAID.returning;
    case 'refunded':
      return SAID.returned;
    case 'opened':
      return SAID.cardOpen;
    default:
      return SAID.paid;
  }
}
