import { z } from 'zod';
import { METER_TYPES, ORDER_KIND_NAMES, ORDER_STATES } from '../../orders.ts';
import type { CallShapes } from '../call.ts';
import { naira, nairaAndKobo, orderId, problem, tooMany } from '../common.shapes.ts';
import { particulars, tokenDigits } from './delivery.shapes.ts';

/** What the provider's widget handed to the browser. A hint: the server asks the provider itself. */
export const transferReference = z
  .object({
    status: z.enum(['CAPTURED', 'FAILED', 'CLOSED']),
    orderId,
    trans_id: z.string().max(64).optional(),
    transId: z.string().max(64).optional(),
    amount: z.number().optional(),
    message: z.string().max(200).optional(),
  })
  .meta({ id: 'TransferReference' });

/** What the widget is begun with (S2 section 7); amount in naira. */
export const widget = z
  .object({
    provider: z.string(),
    script: z.string().meta({ description: "Address of the provider's inline script; empty where it has a page" }),
    page: z
      .string()
      .optional()
      .meta({ description: "Address of the provider's own page, where that takes the place of a card window" }),
    merchantId: z.string(),
    name: z.string(),
    email: z.string(),
    narration: z.string(),
    amount: nairaAndKobo,
    currency: z.literal('NGN'),
    orderId,
    untold: z.literal(true).optional().meta({
      description: 'Only this window tells of a payment: who closes it may have paid, and the server does not know',
    }),
    session: z
      .string()
      .optional()
      .meta({ description: 'What the script goes on by, where the provider has begun already' }),
  })
  .meta({ id: 'Widget' });

const debt = naira.optional().meta({ description: 'What of the total goes to what the meter owes; missing: nothing' });

/** A priced order; amounts in naira. */
const order = z
  .object({
    orderId,
    meterNumber: z.string(),
    estate: z.string(),
    amount: naira,
    fee: nairaAndKobo,
    debt,
    total: nairaAndKobo,
    units: z.string().meta({ description: 'kWh, two decimals' }),
    widget,
  })
  .meta({ id: 'Order' });

/** What was delivered. */
export const delivered = z
  .object({
    orderId,
    token: tokenDigits,
    units: z.string().optional().meta({ description: 'kWh; missing where the vendor did not say' }),
    particulars: particulars.optional(),
    meterNumber: z.string(),
    estate: z.string(),
    amount: naira,
    fee: nairaAndKobo,
    debt,
    total: nairaAndKobo,
    email: z.string(),
    paidAt: z.iso.datetime(),
  })
  .meta({ id: 'Delivered' });

const byOrder = z.object({ orderId });

/** Why an order of somebody who is signed in is not made. */
export const notOpened = {
  400: problem,
  401: problem,
  403: problem,
  409: problem,
  422: problem,
  429: tooMany,
  503: problem,
} as const;

/** How a report of the widget's word is answered while nothing is delivered. */
export const notDelivered = {
  202: z.object({ state: z.enum(ORDER_STATES), message: z.string() }).meta({ id: 'StillProcessing' }),
  400: problem.extend({ state: z.enum(ORDER_STATES).optional() }),
  404: problem,
  409: problem.extend({ state: z.enum(ORDER_STATES) }).meta({ id: 'OutcomeUnknown' }),
  422: problem,
} as const;

/** An order's state. */
export const statusOf = z.object({ orderId, state: z.enum(ORDER_STATES), updatedAt: z.iso.datetime() });

/** A file to hand to a person. */
export const file = z.object({ name: z.string(), base64: z.string() });

/** Makes a repeat of the same request harmless. */
export const idempotencyKey = z
  .string()
  // What the portal pays from credit itself has keys of these: nobody takes one before it.
  .regex(/^(?!(?:split|arrival|charge)-)[\w.:-]{8,80}$/)
  .meta({ description: 'Idempotency key' });

/** One own payment, with all that its card shows and that paying the same again needs; naira. */
const purchase = z
  .object({
    orderId,
    kind: z.enum(ORDER_KIND_NAMES),
    state: z.enum(ORDER_STATES),
    provider: z.string().nullable(),
    estate: z.string(),
    account: z.string().meta({ description: 'A meter, a phone, a smartcard or an internet account' }),
    accountName: z.string(),
    meterType: z.enum(METER_TYPES).optional().meta({ description: 'Postpaid: its bill was paid, and no token comes' }),
    package: z.string().nullable(),
    service: z.string().nullable().meta({ description: 'What the estate was paid for' }),
    serviceId: z.string().nullable(),
    months: z.number().int().nullable(),
    amount: nairaAndKobo,
    fee: nairaAndKobo,
    debt,
    total: nairaAndKobo,
    token: z.string().nullable(),
    units: z.string().nullable(),
    particulars: particulars.optional(),
    email: z.string(),
    paidAt: z.iso.datetime(),
  })
  .meta({ id: 'Purchase' });

const powerWish = z.object({
  key: idempotencyKey,
  type: z.literal('power_vending'),
  amount: naira.meta({ description: 'Naira of electricity, before the fee' }),
  meter_number: z.string().max(40).optional().meta({
    description:
      'The one of the own meters that was read back; missing: the only one. Of somebody with several it is refused as `meter-not-named`',
  }),
});

/** What the calls about orders take and answer; naira. */
export const ordersShapes = {
  openOrder: {
    input: powerWish.extend({
      debt: naira.optional().meta({
        description:
          'What of the amount goes to what the meter owes, as it was shown; another part is refused as `split-moved`',
      }),
    }),
    answers: { 200: order, ...notOpened },
  },
  payFromCredit: {
    input: powerWish,
    answers: { 200: order.omit({ widget: true }).meta({ id: 'CreditPaid' }), ...notOpened },
  },
  orderStatus: {
    input: z.object({ orderId, wait: z.enum(ORDER_STATES).optional() }),
    answers: {
      200: statusOf,
      401: problem,
      404: problem,
    },
  },
  topupPower: {
    input: z.object({
      transfer_reference: transferReference,
      type: z.literal('power_vending'),
      amount: nairaAndKobo.meta({ description: 'The amount entered plus the fee, naira' }),
    }),
    answers: {
      200: delivered,
      202: z.object({ state: z.enum(ORDER_STATES), message: z.string() }).meta({ id: 'StillProcessing' }),
      400: problem.extend({ state: z.enum(ORDER_STATES).optional() }),
      401: problem,
      404: problem,
      409: problem.extend({ state: z.enum(ORDER_STATES) }).meta({ id: 'OutcomeUnknown' }),
      422: problem,
    },
  },
  lastPurchase: { answers: { 200: z.object({ purchase: delivered.nullable() }), 401: problem } },
  ownPurchase: {
    input: z.object({ orderId: orderId.optional(), kind: z.enum(ORDER_KIND_NAMES).optional() }),
    answers: { 200: purchase, 400: problem, 401: problem, 404: problem },
  },
  receiptFile: {
    input: byOrder,
    answers: { 200: file, 400: problem, 401: problem, 404: problem, 429: tooMany },
  },
} as const satisfies Record<string, CallShapes>;
