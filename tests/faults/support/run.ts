import type { DueKind, OrderState, PublicKind } from '#catalogues/orders.ts';
import type { METERS } from './fixtures.ts';
import type { ServerProcess } from './server-process.ts';
import type { World } from './world.ts';

/** One purchase as the payer's side knows it. */
export interface Purchase {
  readonly key: string;
  /** Power of the buyer's estate, what that estate is owed, or a product of the storefront. */
  readonly kind: 'power' | DueKind | PublicKind;
  /** False: a visitor, who has nothing but the key. */
  readonly signedIn: boolean;
  /** How the vendor delivers to the account. */
  readonly ending: keyof typeof METERS;
  /** Naira; of a service the months. */
  readonly amount: number;
  readonly email: string;
  readonly card: string;
  /** What of it goes to a debt, as it was shown last, naira; null: nobody has looked yet, or the estate takes no share. */
  debt: number | null;
  orderId: string | null;
  /** True while nobody has the card window open. */
  shut: boolean;
}

/** What was said to somebody, and has to stay true. */
export interface Promises {
  /** Order ids that were answered for a key. */
  readonly opened: Map<string, Set<string>>;
  /** What was shown as delivered for an order: its token, or that it has none. */
  readonly shown: Map<string, Set<string>>;
  /** Orders whose captured payment a webhook answer has taken. */
  readonly taken: Set<string>;
  /** Purchases whose part to a debt was another one than the payer had been shown. */
  readonly moved: Set<string>;
  /** Top-ups of which a part goes to a debt that were paid and had no end when the server died. */
  readonly cut: Set<string>;
  /** Orders that a mark for refund was answered for. */
  readonly marked: Set<string>;
  /** Mails that the mailbox accepted, by outbox id. */
  readonly mails: string[];
  /** Wrong as it happened: what no look at the end would show. */
  readonly wrong: string[];
  /** The last state that was seen of each order. */
  readonly states: Map<string, OrderState>;
}

export interface Run {
  readonly world: World;
  readonly promises: Promises;
  readonly purchases: Purchase[];
  /** Whether the buyer's apartment is lived in: else services are half price. */
  readonly occupied: boolean;
  /** So many percent of a top-up the estate takes for what a meter owes; 0: none, and nothing is owed. */
  readonly share: number;
  server: ServerProcess;
  /** True while several things happen at once: then only the end can be judged. */
  busy: boolean;
  readonly steps: string[];
}
