import type { Delivery, Row, Say } from '../view.ts';
import type { PayingContext } from './context.ts';
import type { Modals } from './modals.ts';
import type { StepWords } from './waiting.ts';

/** What a flow says about paying for its thing; everything else about paying is here. */
export interface PayingWords<F> {
  /** Fields shown beside the purchase while it is confirmed. */
  readonly fields: readonly string[] | ((context: PayingContext<F>) => readonly string[]);
  /** What the read-back is headed with, where the specification gives it words. */
  readonly heading?: string;
  readonly confirm: string;
  /** Fields that the read-back shows and does not let change. */
  readonly locked?: (context: PayingContext<F>) => readonly string[];
  /** The words of the button that pays, where the specification gives it some. */
  readonly pay?: string;
  /** Said after a no. */
  readonly declined?: string;
  /** The state that finds what is to be asked again; `asking` unless given. */
  readonly again?: string;
  /** Said beside the read-back: what the buyer should know before a yes. */
  readonly remarks?: (context: PayingContext<F>) => readonly Say[];
  /** Why it cannot be paid yet, or null; then the check can be tried again from the read-back. */
  readonly unpayable?: (context: PayingContext<F>) => string | null;
  /** True: the read-back has a way back beside its way to change something (S3: BACK). */
  readonly back?: true;
  readonly brings: (context: PayingContext<F>) => Delivery;
  /** What its own steps are called while it is waited for. */
  readonly steps: (context: PayingContext<F>) => StepWords;
  readonly delivered: string | ((context: PayingContext<F>) => string);
  /** Said when the card script could not be loaded; the specification's words unless given. */
  readonly notLoaded?: string;
  /** Said first when the card window was closed without a result. */
  readonly closed?: string;
  /** The outcome modals; those of S2 section 8 unless given. */
  readonly modals?: Modals;
  /** The words of the way out of a failure; 'Cancel' unless given. */
  readonly leave?: string;
  /** The progress labels of the read-back and of the outcome. */
  readonly at?: { readonly confirm: number; readonly outcome: number };
  /** What the buyer's own credit would pay and what stands there, kobo, where it can pay this whole; null where not. */
  readonly credit?: (context: PayingContext<F>) => { readonly pays: number; readonly stands: number } | null;
  readonly total: (context: PayingContext<F>) => number;
  readonly summary: (context: PayingContext<F>) => readonly Row[];
}

/** What stands on every step from the read-back to the outcome. */
export function shownWhilePaying<F>({ fields, summary, locked, at }: PayingWords<F>) {
  return { fields, summary, at: at?.confirm ?? 1, ...(locked && { locked }) } as const;
}
