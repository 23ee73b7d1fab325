import type { z } from 'zod';
import type { widget } from '#catalogues/calls/paying/orders.shapes.ts';
import type { CardRefusal } from '#catalogues/card-refusals.ts';
import type { Book } from '../http-client.ts';

/** What a provider is told of an order before its widget opens. Amounts in kobo. */
export interface PayableOrder {
  readonly orderId: string;
  readonly totalKobo: number;
  readonly currency: 'NGN';
  readonly email: string;
  readonly customerName: string;
  readonly narration: string;
}

/** What a face begins the widget with (S2 section 7); `amount` in naira. */
export type WidgetDescription = z.infer<typeof widget>;

/** What telling a provider of an order came to. */
export type Begun =
  | { readonly kind: 'begun'; readonly widget: WidgetDescription }
  | { readonly kind: 'unavailable'; readonly reason: string };

/** What the provider's own books say of an order. `unknown`: no answer, or none that we understand. */
export type PaymentReport =
  | { readonly status: 'unknown'; readonly reason: string }
  | {
      readonly status: 'captured' | 'open' | 'failed' | 'refunded';
      /** The provider's own reference; null while nothing was tried. */
      readonly reference: string | null;
      readonly amountKobo: number;
      readonly currency: string;
      readonly merchantId: string;
      readonly orderId: string;
      /** Of a card that was not approved: why, where the provider says. */
      readonly refusal?: CardRefusal | null;
    };

/** `key` makes a repeat harmless: the same key refunds once. */
export interface RefundRequest {
  readonly orderId: string;
  readonly reference: string;
  readonly amountKobo: number;
  readonly key: string;
}

/** What asking for a refund came to; `unknown` is asked again under the same key. */
export type RefundAnswer =
  | { readonly kind: 'accepted'; readonly refundReference: string }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'unknown'; readonly reason: string };

/** A capture in the provider's books, with what was given back of it; kobo. */
export interface PaymentRecord {
  readonly orderId: string;
  readonly reference: string;
  readonly amountKobo: number;
  readonly capturedAt: Date;
  readonly refundedKobo: number;
  /** Null: nothing was given back. */
  readonly refundedAt: Date | null;
}

/** A webhook that was signed by the provider and is fresh. It only nudges: its content is never believed. */
export type WebhookReading =
  | { readonly kind: 'event'; readonly eventId: string; readonly orderId: string }
  | { readonly kind: 'refused'; readonly reason: 'signature' | 'stale' | 'shape' };

/**
 * A payment provider. No method throws: an outage is an answer. One file per provider, chosen by PAYMENT_PROVIDER
 * (ARCHITECTURE, Ports).
 */
export interface PaymentPort {
  readonly name: string;
  readonly merchantId: string;
  /** Registers the order server to server, so that no browser sets its amount. Safe to repeat. */
  begin(order: PayableOrder): Promise<Begun>;
  verify(orderId: string): Promise<PaymentReport>;
  refund(request: RefundRequest): Promise<RefundAnswer>;
  /** Every payment that was captured or given back from an instant on and before another one. */
  records(from: Date, to: Date): Book<PaymentRecord>;
  readWebhook(headers: Headers, rawBody: Uint8Array, now: Date): WebhookReading;
}

/**
 * The same provider, asked about one order one question at a time. Who asks while a question is under way shares the next
 * one with all who do so too: it begins after each of them asked, so nobody gets an answer from before a capture that
 * they were told of. However often a browser reports an order, the provider does not see more of it.
 */
export function oneQuestion(port: PaymentPort): PaymentPort {
  const asked = new Map<string, Promise<PaymentReport>>();
  const next = new Map<string, Promise<PaymentReport>>();

  const ask = (orderId: string): Promise<PaymentReport> => {
    const question = port.verify(orderId).finally(() => {
      if (asked.get(orderId) === question) asked.delete(orderId);
    });
    asked.set(orderId, question);
    return question;
  };

  const askNext = (orderId: string, before: Promise<PaymentReport>): Promise<PaymentReport> => {
    const begin = () => {
      next.delete(orderId);
      return ask(orderId);
    };
    const question = before.then(begin, begin);
    next.set(orderId, question);
    return question;
  };

  return {
    ...port,
    verify(orderId) {
      const before = asked.get(orderId);
      return next.get(orderId) ?? (before === undefined ? ask(orderId) : askNext(orderId, before));
    },
  };
}
