import type { CallAnswer } from '#catalogues/calls/services.ts';
import { nairaOf } from '#catalogues/money.ts';
import { type HistoryView, ORDER_KINDS } from '#catalogues/orders.ts';
import { ESTATE_SENTENCES } from '#catalogues/sentences/estate/answers.ts';
import { codeOf, MESSAGE, messageOf } from '../transaction.ts';
import { viewOf } from '../wanted.ts';
import type { EstateRow } from './page.ts';

/** A payment as an administrator sees it (S1 and S2, section 3); naira. */
export type EstateTransaction = Extract<
  CallAnswer<'estateTransactions'>,
  { status: 200 }
>['data']['transactions'][number];

/** `{product}_code` of each view. */
const CODE = {
  power: 'power_code',
  'service-charge': 'service_code',
  'dev-levy': 'devlevy_code',
  fine: 'fine_code',
} as const satisfies Record<HistoryView, keyof EstateTransaction>;

/** What is answered of a payment. */
export function estateTransactionOf(row: EstateRow): EstateTransaction {
  const view = viewOf(row.kind);
  return {
    id: row.order_id,
    payment_transaction_id: row.order_id,
    amount: nairaOf(row.total_kobo),
    user_name: row.customer_name,
    residentName: row.customer_name,
    meter_number: row.destination_account,
    createdAt: row.created_at.toISOString(),
    transactionStatus: row.status,
    transaction_type: view,
    transactionType: view,
    topupRetryReference: row.vendor_reference,
    topupStatus: topupStatusOf(row),
    token: row.token_ending,
    netplus_result: providerSaid(row),
    service: row.service,
    [MESSAGE[view]]: messageOf(view, row),
    [CODE[view]]: codeOf(row.state),
  };
}

/** How the token stands; null where there is none to wait for. */
export function topupStatusOf({
  kind,
  delivered,
  vendor_reference,
  vendor_answer,
}: Pick<EstateRow, 'kind' | 'delivered' | 'vendor_reference' | 'vendor_answer'>): string | null {
  const said = ESTATE_SENTENCES.topup;
  if (!ORDER_KINDS[kind].token) return null;
  if (delivered) return said.delivered;
  if (vendor_reference === null) return null;
  if (vendor_answer === null) return said.sent;
  return vendor_answer.startsWith('refused') ? said.refused : said.unknown;
}

/** What the payment provider said; null: nothing yet. */
export function providerSaid({
  state,
  payment_reference,
  refund_reference,
}: Pick<EstateRow, 'state' | 'payment_reference' | 'refund_reference'>): string | null {
  const said = ESTATE_SENTENCES.provider;
  if (refund_reference !== null) return said.returned(refund_reference);
  if (payment_reference !== null) return said.captured(payment_reference);
  return state === 'failed' ? said.declined : null;
}
