import { z } from 'zod';
import { HISTORY_VIEW_NAMES, ORDER_KIND_NAMES, ORDER_STATES } from '../../orders.ts';
import { BOOKS, DIFFERENCES } from '../../platform.ts';
import { REASON_PATTERN } from '../../reasons.ts';
import type { CallShapes } from '../call.ts';
import { day, nairaAndKobo, paged, personId, problem, tooMany } from '../common.shapes.ts';
import { estateHistoriesShapes } from '../estate/histories.shapes.ts';
import { pagedHistory, soughtHistory } from '../own/histories.shapes.ts';
import { file } from '../paying/orders.shapes.ts';

const refused = { 400: problem, 401: problem, 403: problem } as const;
const count = z.number().int();
const instant = z.iso.datetime();
/** A query's parameter that was left blank is one that was not given (S2 section 7). */
const blank = <T extends z.ZodType>(of: T) => z.union([z.literal('').transform(() => undefined), of]).optional();

const pending = z
  .object({
    id: z.string(),
    user_id: z.string().nullable().meta({ description: "Null: a visitor's" }),
    user_name: z.string(),
    amount: nairaAndKobo.meta({ description: 'What was paid, the fee included' }),
    meter_number: z.string().meta({ description: 'Meter, phone, smartcard or account' }),
    payment_transaction_id: z.string(),
    topupRetryReference: z
      .string()
      .nullable()
      .meta({ description: "The vendor's reference; null while nothing was sent" }),
    createdAt: instant,
    transactionStatus: z.string().meta({ description: 'Initial Status: what the payment provider said' }),
    topupStatus: z.string().meta({ description: 'Retry Status: how the delivery stands' }),
    kind: z.enum(ORDER_KIND_NAMES),
    state: z.enum(ORDER_STATES),
    attempts: count.meta({ description: 'Sends to the vendor' }),
    lastAnswer: z.string().nullable().meta({ description: "The vendor's last answer" }),
    capturedAt: instant.nullable(),
    nextLookAt: instant.nullable(),
    refund: z.object({ reason: z.string(), at: instant, by: z.string().nullable() }).nullable(),
    inCase: z
      .object({ reason: z.string(), openedAt: instant, lastTryAt: instant.nullable(), nextTryAt: instant.nullable() })
      .nullable()
      .meta({ description: 'Why somebody may have to look, since when, and when it was and will be tried again' }),
    power_message: z.string().optional(),
    bill_message: z.string().optional(),
    service_message: z.string().optional(),
    devlevy_message: z.string().optional(),
    fine_message: z.string().optional(),
  })
  .meta({ id: 'PendingTopup' });

const topup = z
  .object({
    id: z.string(),
    kind: z.enum(ORDER_KIND_NAMES),
    amount: nairaAndKobo,
    fee: nairaAndKobo,
    total: nairaAndKobo,
    estate: z.string().nullable(),
    provider: z.string().nullable(),
    account: z.string(),
    units: z.string().nullable(),
    paidAt: instant,
    deliveredAt: instant,
  })
  .meta({ id: 'TopupReport' });

const days = { from: day, to: day };

const sums = z.object({ count, value: nairaAndKobo });

const difference = z
  .object({
    orderId: z.string(),
    kind: z.enum(DIFFERENCES),
    at: instant.nullable(),
    ours: z.string().meta({ description: 'What our own books say' }),
    theirs: z.string().meta({ description: 'What the other books say' }),
    amount: nairaAndKobo.meta({ description: 'What it is about, naira' }),
  })
  .meta({ id: 'Difference' });

/** The last day whose books were compared by themselves. */
export const reconciled = z
  .object({ day, at: instant, differences: count, notRead: z.array(z.enum(BOOKS)) })
  .nullable()
  .meta({ description: 'The last day whose books were compared by themselves; null before the first' });

const soughtOfResident = {
  user_id: personId,
  view: blank(z.enum(HISTORY_VIEW_NAMES)).meta({ description: 'Left out: payments of every kind' }),
};

/** What the calls about stuck payments, reports and reconciliation take and answer. */
export const platformMoneyShapes = {
  pendingTopups: {
    input: z.object({ ...paged, from: blank(day), to: blank(day), topupRef: blank(z.string().trim().max(64)) }),
    answers: { 200: z.object({ pendingTransactions: z.array(pending), total: count, page: count }), ...refused },
  },
  retryTopup: {
    input: z.object({ topupRef: z.string().trim().min(1).max(64), userId: blank(z.string().max(64)) }),
    answers: {
      200: z.object({
        state: z.enum(ORDER_STATES),
        reason: z.string().nullable(),
        topupToken: z.string().nullable().meta({ description: 'The token, when there is one' }),
      }),
      ...refused,
    },
  },
  refundTopup: {
    input: z.object({
      topupRef: z.string().trim().min(1).max(64),
      reason: z.string().trim().regex(REASON_PATTERN).max(300),
    }),
    answers: { 200: z.object({ message: z.string(), state: z.enum(ORDER_STATES) }), ...refused },
  },
  reportTopups: {
    input: z.object(days),
    answers: { 200: z.object({ req: z.array(topup) }), ...refused, 429: tooMany },
  },
  exportTopups: { input: z.object(days), answers: { 200: file, ...refused, 429: tooMany } },
  platformTransactions: {
    input: z.object({ ...pagedHistory, ...soughtOfResident }),
    answers: estateHistoriesShapes.estateTransactions.answers,
  },
  exportPlatformTransactions: {
    input: z.object({ ...soughtHistory, ...soughtOfResident }),
    answers: { 200: file, ...refused, 429: tooMany },
  },
  reconciliation: {
    input: z.object({ ...days, ...paged }),
    answers: {
      200: z.object({
        orders: sums.meta({ description: 'Orders that we know to be captured' }),
        provider: sums.meta({ description: 'Captures in the payment provider’s records' }),
        vendor: sums.meta({ description: 'Vends in the vendor’s records' }),
        delivered: sums.meta({ description: 'Deliveries by a vendor that we know of' }),
        ledger: sums.meta({ description: 'Captures in the ledger' }),
        refunds: sums.meta({ description: 'Refunds that we know to be accepted' }),
        differences: z.array(difference),
        notCompared: z
          .object({
            payments: sums.meta({ description: 'Captures by a provider whose books are not read here' }),
            deliveries: sums.meta({ description: 'Deliveries by a vendor whose books are not read here' }),
            underWay: count.meta({ description: 'What happened too lately for the other side to know of it' }),
            books: z
              .array(z.enum(BOOKS))
              .meta({ description: 'Books that nobody hands out, so that they were not read' }),
          })
          .meta({ description: 'What of these days the comparison says nothing about' }),
        total: count.meta({ description: 'Differences on all pages' }),
        page: count,
        checkedAt: instant,
        last: reconciled,
      }),
      ...refused,
      503: problem.meta({ description: 'Books that could not be read: nothing may be concluded' }),
    },
  },
  exportReconciliation: {
    input: z.object(days),
    answers: { 200: file, ...refused, 429: tooMany, 503: problem },
  },
} as const satisfies Record<string, CallShapes>;
