import { koboOf } from '#catalogues/money.ts';
import type { OrderState } from '#catalogues/orders.ts';
import { PLATFORM_PAGES } from '#catalogues/sentences/platform/pages.ts';
import type { Tone } from '#machines/kit/view.ts';
import { formatDay, formatNaira, formatTime, formatWhen } from '#machines/kit/writing/format.ts';
import { isIn, UNPAID } from '#machines/settlement/settlement.ts';
import type { Good } from '../../answers.ts';
import { type Column, column } from '../../history/columns.ts';
import type { ListRow } from '../../listing/view.ts';
import { ageWords } from './age.ts';

/** A payment that has not found its end. */
export type Pending = Good<'pendingTopups'>['pendingTransactions'][number];

/** The action of a row that tries it once more. */
export const RETRY = 'retry';

const RETRY_STATUS = 'retryStatus';

/** The columns of S2 section 2; the last of them, Pending, heads the actions. */
export const PENDING_COLUMNS: readonly Column<Pending>[] = [
  column('name', 'Name', ({ user_name }) => user_name),
  column('amount', 'Transaction Amount', ({ amount }) => formatNaira(koboOf(amount)), 'end'),
  column('meterNumber', 'Meter Number', ({ meter_number }) => meter_number),
  column('order', 'Transaction ID', ({ payment_transaction_id }) => payment_transaction_id),
  column('retryRef', 'Retry Ref', ({ topupRetryReference }) => topupRetryReference ?? PLATFORM_PAGES.notSent),
  column('date', 'Date', ({ createdAt }) => formatDay(createdAt)),
  column('initialStatus', 'Initial Status', ({ transactionStatus }) => transactionStatus),
  column(RETRY_STATUS, 'Retry Status', ({ topupStatus }) => topupStatus),
  column('message', 'Message', messageOf),
];

const TONES: Partial<Readonly<Record<OrderState, Tone>>> = {
  captured: 'warning',
  fulfilling: 'info',
  pending: 'warning',
  refund_due: 'danger',
};

/** A payment as a row: beside what the columns say, how old it is, how often it was sent, and the vendor's last answer. */
export function pendingRow(pending: Pending, now: number): ListRow {
  const { payment_transaction_id, user_id, state, refund } = pending;
  return {
    id: payment_transaction_id,
    cells: PENDING_COLUMNS.map(({ cell }) => cell(pending)),
    tones: { [RETRY_STATUS]: TONES[state] ?? 'warning' },
    notes: notesOf(pending, now),
    values: { topupRef: payment_transaction_id, ...(user_id !== null && { userId: user_id }) },
    actions: [
      { name: RETRY, label: 'Retry' },
      // What was paid otherwise than the order says is paid back by the payment provider, not by us.
      ...(refund === null && state !== 'refund_due' && !isIn(state, UNPAID)
        ? [
            {
              name: 'refund',
              label: 'Mark for refund',
              leads: { open: 'refund-topup', values: { topupRef: payment_transaction_id } },
            },
          ]
        : []),
    ],
  };
}

function messageOf(pending: Pending): string {
  const { power_message, bill_message, service_message, devlevy_message, fine_message } = pending;
  return power_message ?? bill_message ?? service_message ?? devlevy_message ?? fine_message ?? '';
}

function notesOf(pending: Pending, now: number): Readonly<Record<string, string>> {
  const { createdAt, capturedAt, attempts, lastAnswer, inCase, refund } = pending;
  const since = Math.max(0, now - Date.parse(capturedAt ?? createdAt));
  const said = [
    ...(lastAnswer !== null && lastAnswer !== messageOf(pending) ? [PLATFORM_PAGES.lastAnswer(lastAnswer)] : []),
    ...(inCase === null ? [] : [caseWords(inCase, now)]),
    ...(refund === null ? [] : [PLATFORM_PAGES.markedForRefund(refund.reason, refund.by)]),
  ];
  return {
    date: `${formatTime(createdAt)}, ${PLATFORM_PAGES.age(ageWords(since))}`,
    [RETRY_STATUS]: PLATFORM_PAGES.attempts(attempts),
    ...(said.length > 0 && { message: said.join('. ') }),
  };
}

/** How long somebody has had to look, and when the server last tried and tries next; a day is said where it is not today's. */
function caseWords({ openedAt, lastTryAt, nextTryAt }: NonNullable<Pending['inCase']>, now: number): string {
  const today = formatDay(new Date(now).toISOString());
  const when = (at: string | null) => at && (formatDay(at) === today ? formatTime(at) : formatWhen(at));
  return PLATFORM_PAGES.inCase(ageWords(Math.max(0, now - Date.parse(openedAt))), when(lastTryAt), when(nextTryAt));
}
