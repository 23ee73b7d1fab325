import type { Kysely, RawBuilder, Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { SealedBox } from '../keys/sealed.ts';
import type { MailService } from '../mail/outbox.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { PaymentPort } from '../payments/port.ts';
import type { Random } from '../random.ts';
import type { Delivered, Vendors } from '../vending/port.ts';
import type { OrderChanges } from './changes.ts';
import type { OrderRow } from './settle.ts';

/** The places at which a process may die (MONEY, Crash points), as the fault tests name them. */
export const CRASH_POINTS = [
  'C1',
  'C4',
  'C5',
  'C6',
  'C7',
  'C8',
  'C9',
  'C10',
  'C11',
  'C12',
  'C13',
  'C14',
  'C15',
  'C16',
  'C17',
  'C18',
  'C19',
  'C20',
] as const;
export type CrashPoint = (typeof CRASH_POINTS)[number];

/** One line of the log; no token and no card ever goes in. */
export type MoneyLog = (level: 'info' | 'warn' | 'error', fields: object, message: string) => void;

/** How long things may take, ms. */
interface MoneyPace {
  /** How long a report of the widget's word is held for an outcome. */
  readonly holdMs: number;
  /** How long a question about a change of state is held. */
  readonly watchMs: number;
  /** A captured order whose vendor says unknown for this long answers 409. */
  readonly unknownAfterMs: number;
  /** How long one worker has an order to itself. */
  readonly leaseMs: number;
  /** How long after its window was handed out an order is asked about first; after that as `UNPAID_LOOKS` say. */
  readonly unpaidProbeMs: number;
  /** First wait before an unknown vend is asked about; it doubles, up to `retryMostMs`. */
  readonly retryMs: number;
  readonly retryMostMs: number;
  /** Between two rounds of the sweep. */
  readonly sweepMs: number;
}

/** How long things take outside the fault tests. */
export const MONEY_PACE: MoneyPace = {
  holdMs: 9_000,
  watchMs: 20_000,
  unknownAfterMs: 60_000,
  leaseMs: 30_000,
  unpaidProbeMs: 8_000,
  retryMs: 5_000,
  retryMostMs: 120_000,
  sweepMs: 1_000,
};

/** The mails that an order's payer gets of a transition, queued in its transaction. Without an address there are none. */
export interface OrderLetters {
  /** The receipt, with the token where there is one. */
  receipt(trx: Transaction<Schema>, order: OrderRow, delivered: Delivered, paidAt: Date): Promise<void>;
  /** That so much, kobo, is on its way back. */
  refund(trx: Transaction<Schema>, order: OrderRow, kobo: number): Promise<void>;
  /** That it was paid already, and so much more, kobo, goes back. */
  paidTwice(trx: Transaction<Schema>, order: OrderRow, kobo: number): Promise<void>;
  /** That so much, kobo, does not get back to the card, and goes to a bank account once it is given. */
  refundAccount(trx: Transaction<Schema>, order: OrderRow, kobo: number, refused: boolean): Promise<void>;
}

/** What this process knows of who answers: whether the last word was an answer, and what went unanswered since, by all servers together. */
interface Heard {
  readonly answers: boolean;
  readonly unanswered: number;
}

/** Of whom what is known; whoever stands nowhere was not heard of yet. */
export type Silences = Map<string, Heard>;

/** What the money path needs of the rest of the server. */
export interface MoneyDeps extends Vendors {
  readonly db: Kysely<Schema>;
  readonly clock: () => Date;
  /** The time in a statement, which is the data base's: no server's clock decides who has what until when. */
  readonly now: () => RawBuilder<Date>;
  /** Who answers and who does not, as this process knows it. */
  readonly silences: Silences;
  readonly random: Random;
  readonly payments: PaymentPort;
  readonly mail: MailService;
  readonly letters: OrderLetters;
  /** For what payers give of their bank accounts. */
  readonly sealed: SealedBox;
  readonly changes: OrderChanges;
  readonly log: MoneyLog;
  readonly metrics: Metrics;
  readonly pace: MoneyPace;
  /** Somebody only wants to know: nothing is sent to a vendor in this step, and what has to be sent waits for the next one. */
  readonly onlyAsks?: true;
  /** Called at each crash point; does nothing outside the fault tests. */
  readonly crash: (point: CrashPoint) => void;
  /** Called when an order became due; the sweep finds it without this, only later. */
  readonly nudge: (orderId: string) => void;
}

/** `at` moved on by some ms. */
export function later(at: Date, ms: number): Date {
  return new Date(at.getTime() + ms);
}

/** The one of two times that comes first. */
export function earlier(a: Date, b: Date): Date {
  return a < b ? a : b;
}
