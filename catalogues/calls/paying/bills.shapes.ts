import { z } from 'zod';
import { METER_TYPES, ORDER_STATES, PRICE_LISTS, PUBLIC_KINDS, SCREEN_NAMES } from '../../orders.ts';
import type { CallShapes } from '../call.ts';
import { nairaAndKobo, orderId, problem, tooMany } from '../common.shapes.ts';
import { particulars, tokenDigits } from './delivery.shapes.ts';
import { file, idempotencyKey, notDelivered, statusOf, widget } from './orders.shapes.ts';
import { meterTerms } from './terms.shapes.ts';

const provider = z.string().regex(/^[a-z0-9]{2,20}$/);
/** A meter, a smartcard, a phone or an internet account. */
const account = z.string().regex(/^[0-9A-Za-z]{4,20}$/);
const name = z.string().trim().max(80);
const price = nairaAndKobo.refine((amount) => amount > 0 && amount <= 100_000_000);

/** Postpaid: its bill is paid, and no token comes; missing: it takes tokens, or is no meter. */
const meterType = z.enum(METER_TYPES).optional();

/** S3 section 3, Catalogues; amounts in naira. */
const priceList = z
  .object({
    list: z.enum(PRICE_LISTS),
    providers: z.array(
      z.object({
        provider: z.string(),
        name: z.string(),
        packages: z.array(z.object({ name: z.string(), amount: nairaAndKobo })),
      }),
    ),
  })
  .meta({ id: 'PriceList' });

/** What stands on every answer about a storefront order; amounts in naira. */
const bill = {
  orderId,
  kind: z.enum(PUBLIC_KINDS),
  provider: z.string(),
  destinationAccount: z.string(),
  /** The verified holder of the account; empty where nobody verifies it. */
  accountName: z.string(),
  meterType,
  package: z.string().nullable(),
  amount: nairaAndKobo,
  fee: nairaAndKobo,
  total: nairaAndKobo,
  email: z.string(),
} as const;

/** The key that the order was opened under, for a buyer without an account: who has it may read the order. */
const byKey = z.object({ orderId, key: idempotencyKey });

/** What the storefront's calls take and answer; naira. */
export const billsShapes = {
  priceList: {
    input: z.object({ list: z.enum(PRICE_LISTS) }),
    answers: { 200: priceList },
  },
  providerFee: {
    input: z.object({ provider: z.string().max(20) }),
    answers: { 200: z.object({ fees: nairaAndKobo, provider: z.string() }), 404: problem },
  },
  validateBill: {
    input: z.object({ destinationAccount: z.string().max(40), provider: z.string().max(20) }),
    answers: {
      200: z.object({
        BillAccountId: z.string(),
        BillAccountIdDetails: z.string().meta({ description: 'The account holder or customer; may be empty' }),
        meterType,
        terms: meterTerms.optional(),
      }),
      400: problem,
      429: tooMany,
      503: problem,
    },
  },
  openBill: {
    input: z.object({
      key: idempotencyKey.meta({
        description:
          'Idempotency key; without an account it also opens the order to whoever has it, so make it a random UUID',
      }),
      screen: z.enum(SCREEN_NAMES).meta({ description: 'Says the order id prefix and the price list' }),
      kind: z.enum(PUBLIC_KINDS),
      provider,
      destinationAccount: account,
      meterType: meterType.meta({
        description:
          'Of a meter: as the buyer was read it back. Another one than the vendor says is refused; missing: prepaid',
      }),
      package: z.string().max(80).optional().meta({ description: 'Its name on the price list' }),
      amount: price.meta({ description: 'Naira as the buyer was shown it, before the fee: checked, never believed' }),
      email: z.union([z.email().max(254), z.literal('')]).optional(),
      name: name.optional(),
      phone: z
        .string()
        .regex(/^\d{11}$/)
        .optional(),
    }),
    answers: {
      200: z.object({ ...bill, widget }).meta({ id: 'Bill' }),
      400: problem,
      409: problem.meta({ id: 'PriceChanged', description: 'The package is gone or has another price' }),
      422: problem,
      429: tooMany,
      503: problem,
    },
  },
  payBill: {
    input: z.object({
      destinationAccount: account,
      amount: price.meta({ description: 'For power the amount plus the fee, else the amount (S3 section 7)' }),
      service: z.enum(['vtu', 'pay_bill', 'internet']),
      provider,
      trans_id: z.string().max(64).optional(),
      email: z.string().max(254).optional(),
      serviceType: z.enum(['electricity', 'cable_tv']).optional(),
      orderId,
      key: idempotencyKey,
      status: z.enum(['CAPTURED', 'FAILED', 'CLOSED']),
    }),
    answers: {
      200: z
        .object({
          ...bill,
          token: tokenDigits.optional(),
          units: z.string().optional(),
          particulars: particulars.optional(),
          paidAt: z.iso.datetime(),
        })
        .meta({ id: 'BillDelivered' }),
      ...notDelivered,
    },
  },
  billStatus: {
    input: byKey.extend({ wait: z.enum(ORDER_STATES).optional() }),
    answers: { 200: statusOf, 404: problem },
  },
  billReceipt: { input: byKey, answers: { 200: file, 400: problem, 404: problem, 429: tooMany } },
  resendReceipt: {
    input: byKey.partial({ key: true }),
    answers: { 200: z.object({ sentTo: z.string() }), 400: problem, 404: problem, 429: tooMany },
  },
} as const satisfies Record<string, CallShapes>;
