import type { DelayName } from '#catalogues/delays.ts';
import type { PublicKind, Screen } from '#catalogues/orders.ts';
import type { Answers, Fields, Values } from '#machines/kit/field.ts';
import type { PayingContext } from '#machines/kit/paying/context.ts';
import type { Modals } from '#machines/kit/paying/modals.ts';
import type { Row, Say } from '#machines/kit/view.ts';
import type { StoreFacts } from './facts.ts';

/** The context of every storefront flow. */
export type StoreContext = PayingContext<StoreFacts>;

/** What the questions of a storefront flow depend on. */
export type Asking = Pick<StoreContext, 'facts'> & { readonly answers: Pick<Answers, 'values'> };

/** One form of a purchase, in the order in which they are filled in. */
export interface Page {
  readonly state: string;
  /** Index into the progress labels. */
  readonly at: number;
  readonly heading: string | ((values: Values) => string);
  /** Fields it asks for, in order. */
  readonly asks: (values: Values) => readonly string[];
  /** Read-only fields below them. */
  readonly shows: readonly string[];
  readonly next: string;
  /** Said when its button is pressed over something wrong. */
  readonly complaint?: string;
  /** True where this page is left out; BACK passes over it too. */
  readonly skipped?: (values: Values) => boolean;
}

/** A product of the storefront as its screen sells it; the flow is built from it. */
export interface Purchase {
  readonly screen: Screen;
  readonly title: string;
  readonly progress: readonly string[];
  /** The progress labels of the read-back and of the outcome. */
  readonly at: { readonly confirm: number; readonly outcome: number };
  readonly kind: (values: Values) => PublicKind;
  /** The provider's code; empty while none is chosen. */
  readonly provider: (values: Values) => string;
  /** The name of the field that says which account it is for. */
  readonly accountField: (values: Values) => string;
  /** The account as it is sent. */
  readonly account: (values: Values) => string;
  /** The name of the field that says which package of the price list it is, where there is a list. */
  readonly packageField?: string;
  readonly fields: (asking: Asking) => Fields;
  readonly pages: readonly Page[];
  /** What a sentence's values answer here, where that is not what they are called. */
  readonly read?: (values: Values, known: Values) => Values;
  /** Answers to begin with. */
  readonly defaults?: Values;
  /** True: the fixed 100 naira stands until the server's fee is there (DECISIONS 21). */
  readonly defaultFee?: true;
  /** A question whose answer leads to another form, and the wait before that. */
  readonly turn?: { readonly field: string; readonly wait: (values: Values) => DelayName | null };
  readonly words: PurchaseWords;
}

/** What a screen says in words of its own. */
export interface PurchaseWords {
  readonly heading?: string;
  /** The button that pays from the read-back. */
  readonly pay?: string;
  readonly delivered?: string;
  /** Names of the only fields that the read-back shows, all read-only; null: every answer, still to be changed there. */
  readonly readBack?: (values: Values) => readonly string[] | null;
  /** How it says its outcomes; on end screens of their own unless given. */
  readonly modals?: Modals;
  /** Said when the card window was closed without a result. */
  readonly closed?: string;
  readonly notLoaded?: string;
  readonly remarks?: (context: StoreContext) => readonly Say[];
  /** Rows of the read-back before the amount. */
  readonly rows: (context: StoreContext) => readonly Row[];
}
