import { koboOf } from '#catalogues/money.ts';
import type { OrderState } from '#catalogues/orders.ts';
import { PLATFORM_PAGES } from '#catalogues/sentences/platform/pages.ts';
import { REFUND_ACCOUNT } from '#catalogues/sentences/refund-accounts.ts';
import type { Tone } from '#machines/kit/view.ts';
import { formatDay, formatTime, formatWhen } from '#machines/kit/writing/format.ts';
import { isIn, UNPAID } from '#machines/settlement/settlement.ts';
import type { Good } from '../../answers.ts';
import { type Column, column } from '../../listing/column.ts';
import type { RowActing } from '../../listing/view.ts';

/** A payment that has not found its end. */
export type Pending = Good<'pendingTopups'>['pendingTransactions'][number];

/** The action of a row that tries it once more. */
export const RETRY = 'retry';

const TONES: Partial<Readonly<Record<OrderState, Tone>>> = {
  captured: 'warning',
  fulfilling: 'info',
  pending: 'warning',
  refund_due: 'danger',
};

/**
 * The columns of S2 section 2; the last of them, Pending, heads the actions. Beside what they say: how old a payment is at `now`
 * (ms), how often it was sent, and the vendor's last answer. Of nine the chat shows those by which one is known, and how it stands.
 */
export function pendingColumns(now: number): readonly Column<Pending>[] {
  return [
    column('name', 'Name', 'person', ({ user_name }) => user_name),
    column('amount', 'Transaction Amount', 'money', ({ amount }) => koboOf(amount)),
    column('meterNumber', 'Meter Number', 'meter', ({ meter_number }) => meter_number, { wide: true }),
    column('order', 'Transaction ID', 'order', ({ payment_transaction_id }) => payment_transaction_id),
    column('retryRef', 'Retry Ref', 'reference', ({ topupRetryReference }) => topupRetryReference, {
      otherwise: PLATFORM_PAGES.notSent,
      wide: true,
    }),
    column('date', 'Date', 'day', ({ createdAt }) => createdAt, { note: (pending) => ageOf(pending, now) }),
    column('initialStatus', 'Initial Status', 'words', ({ transactionStatus }) => transactionStatus, { wide: true }),
    column('retryStatus', 'Retry Status', 'status', ({ topupStatus }) => topupStatus, {
      tone: ({ state }) => TONES[state] ?? 'warning',
      note: ({ attempts }) => PLATFORM_PAGES.attempts(attempts),
    }),
    column('message', 'Message', 'words', messageOf, { note: (pending) => saidOf(pending, now) }),
  ];
}

/** What can be done with a payment that has not found its end. */
export function pendingActions({ payment_transaction_id, state, refund }: Pending): readonly RowActing[] {
  const retry: RowActing = { name: RETRY, label: 'Retry', does: 'tries again' };
  // What was paid otherwise than the order says is paid back by the payment provider, not by us.
  if (state === 'refund_due')
    return [
      retry,
      {
        name: 'by-hand',
        label: REFUND_ACCOUNT.admin.label,
        leads: { open: 'refund-by-hand', values: { topupRef: payment_transaction_id } },
      },
    ];
  if (refund !== null || isIn(state, UNPAID)) return [retry];
  const leads = { open: 'refund-topup', values: { topupRef: payment_transaction_id } };
  return [retry, { name: 'refund', label: 'Mark for refund', leads }];
}

function messageOf(pending: Pending): string {
  const { power_message, bill_message, service_message, devlevy_message, fine_message } = pending;
  return power_message ?? bill_message ?? service_message ?? devlevy_message ?? fine_message ?? '';
}

function ageOf({ createdAt, capturedAt }: Pending, now: number): string {
  const since = Math.max(0, now - Date.parse(capturedAt ?? createdAt));
  return `${formatTime(createdAt)}, ${PLATFORM_PAGES.age(ageWords(since))}`;
}

function saidOf(pending: Pending, now: number): string | null {
  const { lastAnswer, inCase, refund } = pending;
  const said = [
    ...(lastAnswer !== null && lastAnswer !== messageOf(pending) ? [PLATFORM_PAGES.lastAnswer(lastAnswer)] : []),
    ...(inCase === null ? [] : [caseWords(inCase, now)]),
    ...(refund === null ? [] : [PLATFORM_PAGES.markedForRefund(refund.reason, refund.by)]),
  ];
  return said.length > 0 ? said.join('. ') : null;
}

/** How long somebody has had to look, and when the server last tried and tries next; a day is said where it is not today's. */
function caseWords({ openedAt, lastTryAt, nextTryAt }: NonNullable<Pending['inCase']>, now: number): string {
  const today = formatDay(new Date(now).toISOString());
  const when = (at: string | null) => at && (formatDay(at) === today ? formatTime(at) : formatWhen(at));
  return PLATFORM_PAGES.inCase(ageWords(Math.max(0, now - Date.parse(openedAt))), when(lastTryAt), when(nextTryAt));
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago something was, ms, in one unit or two: `4 min`, `2 h 5 min`, `3 days`. */
function ageWords(ms: number): string {
  if (ms < MINUTE) return 'less than a minute';
  if (ms < HOUR) return `${Math.floor(ms / MINUTE)} min`;
  const minutes = Math.floor((ms % HOUR) / MINUTE);
  if (ms < DAY) return `${Math.floor(ms / HOUR)} h${minutes > 0 ? ` ${minutes} min` : ''}`;
  const days = Math.floor(ms / DAY);
  return days === 1 ? '1 day' : `${days} days`;
}
