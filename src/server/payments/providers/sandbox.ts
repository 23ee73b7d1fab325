import { z } from 'zod';
import type { CardRefusal } from '#catalogues/card-refusals.ts';
import { nairaOf } from '#catalogues/money.ts';
import { askBook, askJson, type Book, type Line } from '../../http-client.ts';
import type { PaymentPort, SeenCapture, WebhookReading } from '../port.ts';
import { sandboxAccounts } from './sandbox-accounts.ts';
import { readSignature, SIGNATURE_HEADER } from './sandbox-signature.ts';

/** The sandbox's one merchant (S2 section 9: a fixed constant). */
export const SANDBOX_MERCHANT = 'TEST5f2c81d7.0001';

/** How old a webhook may be, and how far ahead its clock, ms. */
const FRESH_MS = 5 * 60_000;

const transaction = z.object({
  status: z.enum(['captured', 'open', 'failed', 'refunded']),
  reference: z.string().nullable(),
  amountKobo: z.number(),
  feeKobo: z.int().nullable(),
  currency: z.string(),
  merchantId: z.string(),
  orderId: z.string(),
  message: z.string().nullable().default(null),
  captures: z
    .array(
      z.object({
        reference: z.string(),
        amountKobo: z.int(),
        feeKobo: z.int().nullable(),
        refundedKobo: z.int(),
      }),
    )
    .optional(),
});
const record = z.object({
  orderId: z.string(),
  reference: z.string(),
  amountKobo: z.int(),
  feeKobo: z.int().nullable(),
  capturedAt: z.coerce.date(),
  refundedKobo: z.int(),
  refundedAt: z.coerce.date().nullable(),
});
const payout = z.object({
  id: z.string(),
  status: z.enum(['paid', 'under-way', 'failed']),
  amountKobo: z.int(),
  feeKobo: z.int(),
  deductedKobo: z.int(),
  paidKobo: z.int(),
  at: z.coerce.date(),
  bankDay: z.iso.date().nullable(),
  lines: z.array(
    z.object({
      kind: z.enum(['capture', 'deduction']),
      orderId: z.string().nullable(),
      reference: z.string(),
      amountKobo: z.int(),
      feeKobo: z.int(),
      at: z.coerce.date(),
    }),
  ),
});
/** The words of the provider for why a card was not approved. */
const REFUSALS: Readonly<Record<string, CardRefusal>> = {
  'INSUFFICIENT FUNDS': 'insufficient-funds',
  DECLINED: 'declined',
};
const disputes = z.object({
  disputes: z.array(
    z.object({
      id: z.string(),
      amountKobo: z.int(),
      status: z.enum(['open', 'won', 'lost']),
      dueAt: z.coerce.date(),
    }),
  ),
});
const refunded = z.object({ refundReference: z.string() });
const refusal = z.object({ error: z.string() });
const event = z.object({ id: z.string().min(1).max(80), orderId: z.string().min(1).max(64) });
const wrongSum = z.object({
  id: z.string().min(1).max(80),
  type: z.literal('transfer.returned'),
  reference: z.string().min(1).max(64),
  amountKobo: z.int().positive(),
});
const credited = z.object({
  id: z.string().min(1).max(80),
  type: z.literal('account.credited'),
  reference: z.string().min(1).max(64),
});
const account = z.object({
  reference: z.string(),
  accountNumber: z.string().regex(/^\d{10}$/),
  accountName: z.string(),
  bank: z.string(),
  expiresAt: z.coerce.date(),
});

/** The sandbox payment provider over HTTP. `webhookSecrets`: the current one, and the former during a rotation. */
export function sandboxPaymentPort(line: Line, webhookSecrets: readonly string[]): PaymentPort {
  return {
    name: 'sandbox',
    merchantId: SANDBOX_MERCHANT,

    async begin(order) {
      const answer = await askJson(line, 'POST', '/sandbox/payments/api/sessions', {
        orderId: order.orderId,
        merchantId: SANDBOX_MERCHANT,
        amountKobo: order.totalKobo,
        currency: order.currency,
        name: order.customerName,
        email: order.email,
        narration: order.narration,
      });
      if (answer?.status !== 200) return { kind: 'unavailable', reason: reasonOf(answer) };
      return {
        kind: 'begun',
        reference: null,
        widget: {
          provider: 'sandbox',
          script: '/sandbox/payments/inline.js',
          merchantId: SANDBOX_MERCHANT,
          name: order.customerName,
          email: order.email,
          narration: order.narration,
          amount: nairaOf(order.totalKobo),
          currency: order.currency,
          orderId: order.orderId,
        },
      };
    },

    async verify({ orderId, reference }) {
      // What was sent to an account number is a payment of its own; every other one is known by its order.
      const named = reference?.startsWith(`${orderId}.t`) ? reference : orderId;
      const answer = await askJson(line, 'GET', `/sandbox/payments/api/transactions/${encodeURIComponent(named)}`);
      const known = transaction.safeParse(answer?.status === 200 ? answer.body : null);
      if (!known.success) return { status: 'unknown', reason: reasonOf(answer) };
      const { message, captures, ...report } = known.data;
      const { currency, merchantId } = report;
      return {
        ...report,
        ...(report.status === 'failed' && { refusal: REFUSALS[message ?? ''] ?? null }),
        ...(captures && { captures: captures.map((one) => ({ ...one, currency, merchantId })) }),
      };
    },

    async refund({ reference, amountKobo, key }) {
      const answer = await askJson(line, 'POST', '/sandbox/payments/api/refunds', { reference, amountKobo, key });
      const done = refunded.safeParse(answer?.status === 200 ? answer.body : null);
      if (done.success) return { kind: 'accepted', refundReference: done.data.refundReference };
      return { kind: answer?.status === 422 ? 'refused' : 'unknown', reason: reasonOf(answer) };
    },

    records: (from, to) => askBook(line, '/sandbox/payments/api/transactions', { from, to }, record),

    captures: { by: 'captured', read: (from, to) => capturesIn(line, from, to) },

    settlements: (from, to) => askBook(line, '/sandbox/payments/api/settlements', { from, to }, payout),

    async chargebacks({ orderId }) {
      const answer = await askJson(
        line,
        'GET',
        `/sandbox/payments/api/transactions/${encodeURIComponent(orderId)}/disputes`,
      );
      const told = disputes.safeParse(answer?.status === 200 ? answer.body : null);
      return told.success ? told.data.disputes : null;
    },

    readWebhook: (headers, rawBody, now) => readWebhook(headers, rawBody, now, webhookSecrets),

    transfers: {
      async begin(order, number, expiresAt) {
        const answer = await askJson(line, 'POST', '/sandbox/payments/api/numbers', {
          reference: `${order.orderId}.t${number}`,
          merchantId: SANDBOX_MERCHANT,
          amountKobo: order.totalKobo,
          currency: order.currency,
          name: order.customerName,
          email: order.email,
          narration: order.narration,
          expiresAt: expiresAt.toISOString(),
        });
        const made = account.safeParse(answer?.status === 200 ? answer.body : null);
        return made.success ? { kind: 'begun', account: made.data } : { kind: 'unavailable', reason: reasonOf(answer) };
      },
      // Its events name a payment by the reference itself.
      referenceOf: async (transaction) => ({ reference: transaction }),
    },

    accounts: sandboxAccounts(line),
  };
}

async function* capturesIn(line: Line, from: Date, to: Date): Book<SeenCapture> {
  for await (const page of askBook(line, '/sandbox/payments/api/transactions', { from, to }, record))
    yield page.kind === 'unread'
      ? page
      : { kind: 'page', records: page.records.map(({ orderId, capturedAt }) => ({ orderId, at: capturedAt })) };
}

function readWebhook(headers: Headers, rawBody: Uint8Array, now: Date, secrets: readonly string[]): WebhookReading {
  const signedAt = readSignature(secrets, rawBody, headers.get(SIGNATURE_HEADER) ?? '');
  if (signedAt === null) return { kind: 'refused', reason: 'signature' };
  if (Math.abs(now.getTime() - signedAt) > FRESH_MS) return { kind: 'refused', reason: 'stale' };
  try {
    const said: unknown = JSON.parse(new TextDecoder().decode(rawBody));
    const { data: back } = wrongSum.safeParse(said);
    if (back !== undefined)
      return { kind: 'wrong-sum', eventId: back.id, transaction: back.reference, amountKobo: back.amountKobo };
    const { data: came } = credited.safeParse(said);
    if (came !== undefined) return { kind: 'received', eventId: came.id, reference: came.reference };
    const { id, orderId } = event.parse(said);
    return { kind: 'event', eventId: id, orderId };
  } catch {
    return { kind: 'refused', reason: 'shape' };
  }
}

function reasonOf(answer: { readonly status: number; readonly body: unknown } | null): string {
  if (answer === null) return 'no answer';
  const said = refusal.safeParse(answer.body);
  return said.success ? `${answer.status} ${said.data.error}` : `answered ${answer.status}`;
}
