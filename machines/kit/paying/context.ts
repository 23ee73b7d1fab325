import type { WidgetReference } from '../events.ts';
import type { FlowContext } from '../flow.ts';
import type { Result, Row, Say, TransferView, WidgetView } from '../view.ts';

/** Where a complaint goes; part of every outcome modal (S2 section 8). */
export interface SupportContact {
  readonly email: string;
  readonly phone: string;
}

/** An order as the server made and priced it: with the window that it is paid in, or paid already, so much naira, from the buyer's credit. */
export type Order =
  | { readonly orderId: string; readonly widget: WidgetView }
  | { readonly orderId: string; readonly widget: null; readonly paid: number };

/** What a paying flow keeps beside its answers. */
export interface PayingContext<F = unknown> extends FlowContext {
  /** What the flow was told when it started: who pays, for which meter, what is owed. */
  readonly facts: F;
  readonly order: Order | null;
  /** Orders made so far in this run: part of the idempotency key, so that a changed purchase is a new order. */
  readonly attempt: number;
  readonly reference: WidgetReference | null;
  /** Whether it can be paid by transfer, too. */
  readonly takesTransfers: boolean;
  /** How the person has chosen to pay. */
  readonly means: 'card' | 'transfer' | 'credit';
  /** The number that the transfer goes to. */
  readonly transfer: TransferView | null;
  /** True once the server has said that this order was paid, by card or by transfer. Missing: it has not, or the run is an older one. */
  readonly charged?: boolean;
  /** How often the server said that it is still at work. */
  readonly waits: number;
  readonly result: Result | null;
  readonly receipt: readonly Row[];
  /** Why it failed, in words of the server, beside the specification's. */
  readonly failure: string | null;
  /** True where it failed after the card was charged: the money is on its way back. */
  readonly refunding: boolean;
  readonly support: SupportContact;
}

/** The idempotency key of the order that stands or is next. */
export function keyOf({ runId, attempt }: Pick<PayingContext, 'runId' | 'attempt'>): string {
  return `${runId}:${attempt}`;
}

/** The beginning of a `PayingContext`. */
export const UNPAID = {
  order: null,
  attempt: 1,
  reference: null,
  takesTransfers: false,
  means: 'card',
  transfer: null,
  waits: 0,
  result: null,
  receipt: [],
  failure: null,
  refunding: false,
  support: { email: '', phone: '' },
} as const;

/** What opening an order came to. */
export type Opened<F = unknown> =
  /** `notices`: what the buyer of one that is paid has to know at once. */
  | {
      readonly kind: 'opened';
      readonly order: Order;
      readonly receipt: readonly Row[];
      readonly notices?: readonly Say[];
    }
  | { readonly kind: 'blocked'; readonly message: string }
  /** What it is made of is no longer offered like that: it is learned again, and the field is asked again. */
  | { readonly kind: 'changed'; readonly message: string; readonly field: string }
  /** `field`: the answer that is wrong; `facts`: what was learned on the way. */
  | {
      readonly kind: 'refused';
      readonly message: string;
      readonly field?: string | undefined;
      readonly facts?: Partial<F>;
    };

/** What reporting the widget's word came to. */
export type Report =
  | { readonly kind: 'delivered'; readonly result: Result; readonly receipt: readonly Row[] }
  /** `charged`: the server has the money, and what it buys is not there yet. */
  | { readonly kind: 'processing'; readonly charged?: true }
  | { readonly kind: 'not-paid' }
  | { readonly kind: 'failed'; readonly message: string; readonly refunding?: true }
  | { readonly kind: 'unknown'; readonly charged?: true };

/** What opening an order is given. */
export interface OpenInput<F = unknown> {
  /** The order's idempotency key. */
  readonly key: string;
  readonly values: Readonly<Record<string, string>>;
  readonly facts: F;
  readonly means: PayingContext['means'];
}

/** What reporting the widget's word is given. */
export interface ReportInput<F = unknown> extends Omit<OpenInput<F>, 'means'> {
  readonly reference: WidgetReference;
  /** What the widget was begun with, or the credit paid, naira. */
  readonly amount: number;
  /** False when the server has already said that it is still at work. */
  readonly first: boolean;
}

/** What watching an order is given. */
export interface WatchInput {
  /** The key that the order was opened under. */
  readonly key: string;
  readonly orderId: string;
  /**
   * The states to wait out; `charged`: unsettled, and the card window said that the card was charged; `uncharged`: all in which the
   * provider has told the server of no money.
   */
  readonly while: 'unpaid' | 'unsettled' | 'charged' | 'uncharged';
}
