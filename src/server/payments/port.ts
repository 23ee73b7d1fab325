import type { z } from 'zod';
import type { widget } from '#catalogues/calls/paying/orders.shapes.ts';
import type { CardRefusal } from '#catalogues/card-refusals.ts';
import type { PAYOUT_STATES } from '#catalogues/platform.ts';
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
  /** `reference`: what the provider calls the order, where that is not its id; null where it is. */
  | { readonly kind: 'begun'; readonly widget: WidgetDescription; readonly reference: string | null }
  | { readonly kind: 'unavailable'; readonly reason: string };

/** The account number that one payment can be sent to. It takes the exact amount, once, until it expires. */
export interface TransferAccount {
  /** The provider's reference of a payment to this number, by which it is asked about. */
  readonly reference: string;
  readonly accountNumber: string;
  readonly accountName: string;
  readonly bank: string;
  readonly expiresAt: Date;
}

/** What asking for an account number came to. `used`: there was one under this name, and nobody heard its number. */
export type TransferBegun =
  | { readonly kind: 'begun'; readonly account: TransferAccount }
  | { readonly kind: 'used' }
  | { readonly kind: 'unavailable'; readonly reason: string };

/** What a provider has that takes transfers. Another sum than the exact one goes back to its sender by itself. */
export interface TransferPort {
  /** `number`: the how many-eth of this order, from 1; each is a payment of its own. */
  begin(order: PayableOrder, number: number, expiresAt: Date): Promise<TransferBegun>;
  /** The reference of a payment that an event names by the provider's own id: null where there is none, 'unknown' without an answer. */
  referenceOf(transaction: string): Promise<{ readonly reference: string | null } | 'unknown'>;
}

/** An account number of a resident's own. It takes any sum, at any time. */
export interface OwnAccount {
  readonly accountNumber: string;
  readonly accountName: string;
  readonly bank: string;
  /** What the provider calls the bank. */
  readonly bankCode: string;
}

/** For whom an account number is opened. */
export interface AccountHolder {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
}

/** Money that came to a resident's own account number; kobo. */
export interface Received {
  /** The provider's own, by which it is given back. */
  readonly reference: string;
  readonly accountNumber: string;
  readonly amountKobo: number;
  readonly currency: string;
  readonly merchantId: string;
  /** Who sent it; null where that is not said. */
  readonly sender: string | null;
}

/** What a provider has that opens account numbers for residents. */
export interface AccountPort {
  /** Opens one, or finds that which the resident has. Safe to repeat. `refused`: a definite no. */
  open(
    holder: AccountHolder,
  ): Promise<
    | { readonly kind: 'open'; readonly account: OwnAccount }
    | { readonly kind: 'refused' | 'unavailable'; readonly reason: string }
  >;
  /** What came under a reference: null where that is no such money, or it went back; 'unknown' without an answer. */
  received(reference: string): Promise<Received | null | 'unknown'>;
  /** All that came from an instant on and before another one, and did not go back. */
  receipts(from: Date, to: Date): Book<Received>;
  /** Has the provider look for money that it has not noticed. It may tell of it later. */
  lookFor?(account: Pick<OwnAccount, 'accountNumber' | 'bankCode'>): Promise<void>;
}

/** Which payment is asked about; `reference` is the provider's own, kept from `begin` or a capture, null where there is none. */
export interface PaymentQuestion {
  readonly orderId: string;
  readonly reference: string | null;
  /** Numbers that browsers named, the newest first. They say where to look: what is found there counts if it names the order. */
  readonly hints?: readonly string[];
}

/** One capture in the provider's books. */
export interface Capture {
  readonly reference: string;
  readonly amountKobo: number;
  /** As a report has it. */
  readonly feeKobo?: number | null;
  readonly currency: string;
  readonly merchantId: string;
  /** What went back of it so far, kobo. */
  readonly refundedKobo: number;
}

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
      /** What the provider took of the amount for its work, kobo; null, or left out, where it does not say. */
      readonly feeKobo?: number | null;
      /** Of a card that was not approved: why, where the provider says. */
      readonly refusal?: CardRefusal | null;
      /** Of one that is open: nobody can say so, since the provider is not asked by the order and a payment may bear a number that nobody told. */
      readonly blind?: true;
      /** Every capture for the order, the oldest first; left out where there is no other than what the report itself says. */
      readonly captures?: readonly Capture[];
    };

/** The same key refunds once, however often it is asked for: a provider without such keys is asked for its refunds first. */
export interface RefundRequest {
  readonly orderId: string;
  readonly reference: string;
  readonly amountKobo: number;
  readonly key: string;
  /** When it was asked for before, and may have been taken without our hearing of it; null: never. */
  readonly askedAt: Date | null;
  /** Where it can go instead of to the card, with the how many-eth account of the payer it is; left out: the payer gave none. */
  readonly account?: PayerAccount & { readonly nth: number };
}

/** A bank account that a payer gave: bank by its code (`catalogues/banks.ts`), ten digits, and the holder's name. */
export interface PayerAccount {
  readonly bank: string;
  readonly accountNumber: string;
  readonly name: string;
}

/** Whose account it is. `unknown`: no answer, so that nobody can say. */
export type PayerHolder =
  | { readonly kind: 'named'; readonly name: string }
  | { readonly kind: 'no-account' }
  | { readonly kind: 'unknown'; readonly reason: string };

/** What a provider has that sends a refund to a bank account: a refund that `needs-details` is asked for again with one. */
export interface HoldersPort {
  holderOf(bank: string, accountNumber: string): Promise<PayerHolder>;
}

/**
 * What asking for a refund came to. All but `accepted` is asked again under the same key: `pending` is under way, `needs-details`
 * does not get to the card and waits for the payer's bank account, of `unknown` nobody knows whether it was taken. Asked with an
 * account, `refused` says that it is not taken, and `needs-details` that somebody has to pay by hand.
 */
export type RefundAnswer =
  | { readonly kind: 'accepted'; readonly refundReference: string }
  | { readonly kind: 'pending' }
  | { readonly kind: 'needs-details'; readonly reason: string }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'unknown'; readonly reason: string };

/** A capture in the provider's books, with what was given back of it; kobo. */
export interface PaymentRecord {
  readonly orderId: string;
  readonly reference: string;
  readonly amountKobo: number;
  /** As a report has it. */
  readonly feeKobo?: number | null;
  readonly capturedAt: Date;
  readonly refundedKobo: number;
  /** Null: nothing was given back. */
  readonly refundedAt: Date | null;
}

/** A capture in a provider's list of late ones: where to look, and nothing that is believed. */
export interface SeenCapture {
  readonly orderId: string;
  /** When it was captured, as the provider says it, or begun where it does not. */
  readonly at: Date;
}

/** What was captured of late, in one question for all orders. */
export interface CaptureList {
  /** `captured`: read from where the last look ended. `begun`: its days are those on which a payment was begun, and some are paid much later. */
  readonly by: 'captured' | 'begun';
  /** Every capture that was made, or begun, from an instant on and before another one. */
  read(from: Date, to: Date): Book<SeenCapture>;
}

/** A line of a payout: a payment that it pays, or what it takes off again, which is below 0; kobo. */
export interface PayoutLine {
  readonly kind: 'capture' | 'deduction';
  /** Null: of no order of ours, as far as the provider knows. */
  readonly orderId: string | null;
  readonly reference: string;
  readonly amountKobo: number;
  /** What the provider took of it for its work. */
  readonly feeKobo: number;
  readonly at: Date;
}

/** Money that the provider sent to our bank, with what it is made of; kobo. */
export interface Payout {
  readonly id: string;
  readonly status: (typeof PAYOUT_STATES)[number];
  /** What was captured, the fees included. */
  readonly amountKobo: number;
  readonly feeKobo: number;
  /** What was taken off for refunds and disputes; a provider may have no lines of it. */
  readonly deductedKobo: number;
  readonly paidKobo: number;
  readonly at: Date;
  /** The bank's day, `YYYY-MM-DD`; null while it is under way. */
  readonly bankDay: string | null;
  readonly lines: readonly PayoutLine[];
}

/** What the payer's bank takes back of a payment; kobo. `won`: it stays with the merchant. */
export interface Chargeback {
  readonly id: string;
  readonly amountKobo: number;
  readonly status: 'open' | 'won' | 'lost';
  /** Until when the merchant has to answer; null where that is not said. */
  readonly dueAt: Date | null;
}

/** Of which order something is disputed, and how that stands. */
export interface DisputedOrder extends Pick<Chargeback, 'id' | 'status'> {
  readonly orderId: string;
}

/** A webhook that was signed by the provider and is fresh. It only nudges: its content is never believed. */
export type WebhookReading =
  | { readonly kind: 'event'; readonly eventId: string; readonly orderId: string }
  /** Another sum than the exact one was sent to an account number, and goes back; kobo. It is told, and settles nothing. */
  | {
      readonly kind: 'wrong-sum';
      readonly eventId: string;
      readonly transaction: string;
      readonly amountKobo: number;
    }
  /** Money came to a resident's own account number. */
  | { readonly kind: 'received'; readonly eventId: string; readonly reference: string }
  /** About nothing that we sell: it is taken, and changes nothing. */
  | { readonly kind: 'foreign' }
  | { readonly kind: 'refused'; readonly reason: 'signature' | 'stale' | 'shape' };

/**
 * A payment provider. No method throws: an outage is an answer. One file per provider, chosen by PAYMENT_PROVIDER
 * (ARCHITECTURE, Ports).
 */
export interface PaymentPort {
  readonly name: string;
  readonly merchantId: string;
  /** It finds a payment by the number alone that its window tells the browser: these are kept with the order. */
  readonly findsByHint?: true;
  /** Registers the order server to server, so that no browser sets its amount. Safe to repeat. */
  begin(order: PayableOrder): Promise<Begun>;
  verify(question: PaymentQuestion): Promise<PaymentReport>;
  refund(request: RefundRequest): Promise<RefundAnswer>;
  /** Every payment that was captured or given back from an instant on and before another one. */
  records(from: Date, to: Date): Book<PaymentRecord>;
  /** What was captured of late; missing where there is no such list, so that each order is asked about alone. */
  readonly captures?: CaptureList;
  /** How long after its window was handed out an order can still be paid, ms; left out: a day. */
  readonly payableForMs?: number;
  /** Every payout that was made from an instant on and before another one, with its lines; `noBook` where there is no such list. */
  settlements(from: Date, to: Date): Book<Payout>;
  /** What payers' banks take back of a payment; null: no answer to go by. Missing: this provider is not asked for it. */
  chargebacks?(question: PaymentQuestion): Promise<readonly Chargeback[] | null>;
  /** Every order of which something was disputed from an instant on and before another one; null: no answer. Missing: its events tell. */
  disputed?(from: Date, to: Date): Promise<readonly DisputedOrder[] | null>;
  readWebhook(headers: Headers, rawBody: Uint8Array, now: Date): WebhookReading;
  /** Sending a refund to the payer's bank account; missing where somebody has to do so by hand. */
  readonly holders?: HoldersPort;
  /** Paying by transfer; missing or null where the provider has no such thing. */
  readonly transfers?: TransferPort | null;
  /** Account numbers of residents' own; missing where the provider has no such thing. */
  readonly accounts?: AccountPort;
}

/** What an order's payments are, the oldest first: a person may have paid more than once. What went back wholly is none. */
export function capturesOf(report: PaymentReport): readonly Capture[] {
  if (report.status === 'unknown') return [];
  const { status, reference, captures, ...only } = report;
  const all =
    captures ?? (status === 'captured' && reference !== null ? [{ ...only, reference, refundedKobo: 0 }] : []);
  return all.filter(({ amountKobo, refundedKobo }) => refundedKobo === 0 || refundedKobo < amountKobo);
}

/**
 * The same provider, asked about one payment one question at a time. Who asks while a question is under way shares the next
 * one with all who do so too: it begins after each of them asked, so nobody gets an answer from before a capture that
 * they were told of. However often a browser reports an order, the provider does not see more of it.
 */
export function oneQuestion(port: PaymentPort): PaymentPort {
  const asked = new Map<string, Promise<PaymentReport>>();
  const next = new Map<string, Promise<PaymentReport>>();

  // What is asked about some of its payments is no answer about others.
  const keyOf = ({ orderId, reference, hints }: PaymentQuestion) => JSON.stringify([orderId, reference, hints]);

  const ask = (about: PaymentQuestion): Promise<PaymentReport> => {
    const key = keyOf(about);
    const question = port.verify(about).finally(() => {
      if (asked.get(key) === question) asked.delete(key);
    });
    asked.set(key, question);
    return question;
  };

  const askNext = (about: PaymentQuestion, before: Promise<PaymentReport>): Promise<PaymentReport> => {
    const begin = () => {
      next.delete(keyOf(about));
      return ask(about);
    };
    const question = before.then(begin, begin);
    next.set(keyOf(about), question);
    return question;
  };

  return {
    ...port,
    verify(about) {
      const before = asked.get(keyOf(about));
      return next.get(keyOf(about)) ?? (before === undefined ? ask(about) : askNext(about, before));
    },
  };
}
