import type { Badge } from '../../view.ts';

/** A provider's answers, minute by minute. */
export interface StripView {
  readonly id: string;
  readonly name: string;
  /** Whose they are, or when answers could not be used. */
  readonly note: string;
  /** So many could not be used that it is news. */
  readonly bad: boolean;
  /** The oldest first, one for each of the minutes of the view. */
  readonly minutes: readonly { readonly answered: number; readonly failed: number }[];
  readonly answered: string;
  readonly median: string;
  readonly last: string;
}

/** A fact of a card. */
interface Fact {
  readonly label: string;
  readonly value: string;
}

/** What was found, and the sums of it. */
export interface Finding {
  readonly badge: Badge;
  readonly line: string;
  readonly rows: readonly Fact[];
}

/** How it goes just now, for whoever runs the platform. What is stuck stands in a list of its own. */
export interface OperationsView {
  /** A finding: how many orders, and how much money. */
  readonly title: string;
  /** Since when, what failed, and whether sales go on. */
  readonly line: string;
  readonly asAt: string;
  /** Something is stuck. */
  readonly stuck: boolean;
  /** When each minute of the strips begins, as a time of day. */
  readonly minutes: readonly string[];
  readonly providers: readonly StripView[];
  readonly queue: { readonly aside: string; readonly facts: readonly Fact[] };
  readonly servers: {
    readonly aside: string;
    readonly rows: readonly {
      readonly name: string;
      readonly version: string;
      readonly up: string;
      readonly badge: Badge;
    }[];
  };
  readonly reconciliation: Finding;
  /** What became of what was paid since the data base was put back; null where it was not, or long ago. */
  readonly restored: Finding | null;
}
