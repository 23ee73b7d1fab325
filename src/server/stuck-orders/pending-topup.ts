import type { CallAnswer } from '#catalogues/calls/services.ts';
import { nairaOf } from '#catalogues/money.ts';
import type { OrderKind } from '#catalogues/orders.ts';
import { ESTATE_SENTENCES } from '#catalogues/sentences/estate/answers.ts';
import { TRANSACTION_SENTENCES } from '#catalogues/sentences/flows.ts';
import { TOPUP_SENTENCES } from '#catalogues/sentences/platform/topups.ts';
import { isIn, UNPAID } from '#machines/settlement/settlement.ts';
import { creditsMeter } from '../billing/credited-account.ts';
import type { PendingRow } from './pending.ts';

type Pending = Extract<CallAnswer<'pendingTopups'>, { status: 200 }>['data']['pendingTransactions'][number];

/** `{product}_message` of each product. */
const MESSAGE = {
  power: 'power_message',
  'public-power': 'power_message',
  airtime: 'bill_message',
  data: 'bill_message',
  internet: 'bill_message',
  cable: 'bill_message',
  service: 'service_message',
  'dev-levy': 'devlevy_message',
  fine: 'fine_message',
} as const satisfies Record<OrderKind, keyof Pending>;

/** What is answered of an order that has not found its end (S2 section 3); naira. */
export function pendingOf(row: PendingRow): Pending {
  return {
    id: row.order_id,
    user_id: row.user_id,
    user_name: row.customer_name,
    amount: nairaOf(row.total_kobo),
    meter_number: row.destination_account,
    payment_transaction_id: row.order_id,
    topupRetryReference: row.vendor_reference,
    createdAt: row.created_at.toISOString(),
    transactionStatus: paymentOf(row),
    topupStatus: topupStatusOf(row),
    kind: row.kind,
    state: row.state,
    attempts: row.sends ?? 0,
    lastAnswer: row.last_vendor_answer,
    capturedAt: row.captured_at?.toISOString() ?? null,
    nextLookAt: row.next_probe_at?.toISOString() ?? null,
    refund: markOf(row),
    inCase: caseOf(row),
    [MESSAGE[row.kind]]: messageOf(row),
  };
}

function paymentOf({ state, only_failing, reference }: PendingRow): string {
  if (!isIn(state, UNPAID)) return ESTATE_SENTENCES.provider.captured(reference ?? '');
  return only_failing === true ? TOPUP_SENTENCES.notKnownPaid : TOPUP_SENTENCES.disputed;
}

/** Why a person may have to look, since when, and when the server did and will. */
function caseOf({ case_reason: reason, case_opened_at: at, ...row }: PendingRow): Pending['inCase'] {
  if (reason === null || at === null) return null;
  return {
    reason,
    openedAt: at.toISOString(),
    lastTryAt: row.case_last_probe?.toISOString() ?? null,
    nextTryAt: row.case_next_probe?.toISOString() ?? null,
  };
}

function topupStatusOf({ kind, state, sends, answer }: PendingRow): string {
  const said = ESTATE_SENTENCES.topup;
  if (state === 'refund_due') return TOPUP_SENTENCES.goingBack;
  if (creditsMeter(kind)) return TOPUP_SENTENCES.creditedNot;
  if (sends === null) return TOPUP_SENTENCES.sentNot;
  if (answer === null) return said.sent;
  return answer.startsWith('refused') ? said.refused : said.unknown;
}

/** Why somebody may have to look at it, else how it stands. */
function messageOf({ state, case_reason }: PendingRow): string {
  if (case_reason !== null) return TOPUP_SENTENCES.forAPerson(case_reason);
  return state === 'refund_due' ? TRANSACTION_SENTENCES.returning : TRANSACTION_SENTENCES.paid;
}

function markOf({ mark_reason: reason, marked_at: at, first_name, last_name }: PendingRow): Pending['refund'] {
  if (reason === null || at === null) return null;
  return { reason, at: at.toISOString(), by: `${first_name ?? ''} ${last_name ?? ''}`.trim() || null };
}

/** Why there is nothing to do here for an order that nobody paid as it says; `caseReason` null: nothing was captured at all. */
export function unpaidReason(caseReason: string | null): string {
  return caseReason === null ? TOPUP_SENTENCES.nothingCaptured : TOPUP_SENTENCES.withTheProvider(caseReason);
}
