import { z } from 'zod';
import { ALL_VIEWS, HISTORY_VIEW_NAMES, ORDER_KIND_NAMES, TRANSACTION_STATUSES } from '../../orders.ts';
import { PAYMENT_SOUGHT, SOUGHT_MOST } from '../../payments-sought.ts';
import type { CallShapes } from '../call.ts';
import { day, nairaAndKobo, problem, tooMany } from '../common.shapes.ts';
import { pagedHistory, soughtHistory } from '../own/histories.shapes.ts';
import { file } from '../paying/orders.shapes.ts';
import { cashPayment } from './cash.shapes.ts';

const resident = { user_id: z.uuid().optional().meta({ description: 'One resident of the own estate' }) };

/** A payment as an administrator sees it (S1 and S2, section 3); naira. `{product}_code` 00 is approved. */
const transaction = z
  .object({
    id: z.string(),
    payment_transaction_id: z.string().meta({ description: 'The order id' }),
    amount: nairaAndKobo.meta({ description: 'What was paid, the fee included' }),
    user_name: z.string(),
    residentName: z.string(),
    meter_number: z.string(),
    createdAt: z.iso.datetime(),
    transactionStatus: z.enum(TRANSACTION_STATUSES),
    transaction_type: z.enum(HISTORY_VIEW_NAMES),
    transactionType: z.enum(HISTORY_VIEW_NAMES),
    topupRetryReference: z.string().nullable(),
    topupStatus: z.string().nullable(),
    token: z.string().nullable().meta({ description: 'Its last four digits: the token itself is its buyer’s' }),
    netplus_result: z.string().nullable().meta({ description: 'What the payment provider said' }),
    service: z.string().nullable(),
    power_message: z.string().optional(),
    service_message: z.string().optional(),
    devlevy_message: z.string().optional(),
    fine_message: z.string().optional(),
    power_code: z.string().optional(),
    service_code: z.string().optional(),
    devlevy_code: z.string().optional(),
    fine_code: z.string().optional(),
  })
  .meta({ id: 'EstateTransaction' });

/** One payment of any kind as an administrator finds it by its order id; naira. The token itself is its buyer's. */
const found = z
  .object({
    orderId: z.string(),
    kind: z.enum(ORDER_KIND_NAMES),
    status: z.enum(TRANSACTION_STATUSES).nullable().meta({ description: 'Null: nobody has tried to pay it' }),
    amount: nairaAndKobo.meta({ description: 'What was paid, the fee included' }),
    customer: z.string(),
    account: z.string().meta({ description: 'The meter, phone or smartcard that it was for' }),
    estate: z.string().nullable(),
    service: z.string().nullable(),
    createdAt: z.iso.datetime(),
    topupStatus: z.string().nullable(),
    tokenEnding: z.string().nullable().meta({ description: 'Its last four digits' }),
    providerSaid: z.string().nullable().meta({ description: 'What the payment provider said' }),
  })
  .meta({ id: 'FoundPayment' });

/** A payment in cash that is found beside them, with its estate. */
const cashFound = z.object({ ...cashPayment.shape, estate: z.string() }).meta({ id: 'FoundCash' });

const sums = {
  successfulTransactions: z.number().int(),
  successfulTransactionsValue: nairaAndKobo,
  total_number_failed_transactions: z.number().int(),
  last_transaction_date: z.iso.datetime().nullable(),
};

const history = {
  input: z.object({ ...pagedHistory, ...resident }),
  answers: {
    200: z.object({
      transactions: z.array(transaction),
      ...sums,
      total: z.number().int().meta({ description: 'Payments that the query finds' }),
      page: z.number().int(),
    }),
    400: problem,
    401: problem,
    403: problem,
  },
} as const;

/** What the calls behind an administrator's histories take and answer. */
export const estateHistoriesShapes = {
  estateTransactions: history,
  estateLevies: history,
  estateServices: history,
  estateFines: history,
  estateList: {
    input: z.object({ ...pagedHistory, refresh: z.string().max(5).optional() }),
    answers: {
      200: z.object({ data: z.object({ array: z.array(transaction) }) }),
      400: problem,
      401: problem,
      403: problem,
    },
  },
  estateSummary: {
    input: z.object({ userId: z.uuid().optional() }),
    answers: {
      200: z.object({
        total_number_successful_transactions: z.number().int(),
        total_successful_transactions_value: nairaAndKobo,
        total_meter_numbers: z.number().int(),
        total_number_failed_transactions: z.number().int(),
        last_transaction_date: z.iso.datetime().nullable(),
      }),
      400: problem,
      401: problem,
      403: problem,
    },
  },
  findPayment: {
    input: z.object({ orderId: z.string().trim().min(1).max(64) }),
    answers: { 200: found, 400: problem, 401: problem, 403: problem, 404: problem },
  },
  findPayments: {
    input: z.object({
      by: z.enum(PAYMENT_SOUGHT),
      sought: z.string().trim().min(1).max(SOUGHT_MOST).meta({
        description: 'As typed; an amount in naira, a reference also of a receipt for cash, as CASH-12',
      }),
      from: day.optional(),
      to: day.optional(),
    }),
    answers: {
      200: z.object({
        payments: z.array(found),
        cash: z.array(cashFound).meta({ description: 'What an estate took itself, by receipt, meter or amount' }),
        more: z.boolean().meta({ description: 'There are older ones, too' }),
        from: day.nullable().meta({ description: 'The first day that was looked at; null: all' }),
        to: day.nullable(),
      }),
      400: problem,
      401: problem,
      403: problem,
      429: tooMany,
    },
  },
  exportEstateTransactions: {
    input: z.object({
      ...soughtHistory,
      view: z
        .enum([...HISTORY_VIEW_NAMES, ALL_VIEWS])
        .default('power')
        .meta({ description: 'all: payments of every kind in one file, each with its kind, its house and its fee' }),
      ...resident,
    }),
    answers: { 200: file, 400: problem, 401: problem, 403: problem, 429: tooMany },
  },
} as const satisfies Record<string, CallShapes>;
