import type { DifferenceKind } from '#catalogues/platform.ts';

/** One difference between two books; kobo. `at` is when the fact happened that one of them lacks. */
export interface Finding {
  readonly orderId: string;
  readonly kind: DifferenceKind;
  readonly at: Date;
  readonly ours: string;
  readonly theirs: string;
  readonly kobo: number;
}

/** Something that counts towards one of the sums that stand beside each other; kobo. */
export interface Counted {
  readonly sum: 'orders' | 'provider' | 'vendor' | 'delivered' | 'ledger' | 'refunds';
  readonly at: Date;
  readonly kobo: number;
  /** Missing: once. */
  readonly times?: number;
}

/** What comparing one order came to. */
export interface Compared {
  readonly findings: readonly Finding[];
  readonly counted: readonly Counted[];
  /** When something happened that the other side may not have heard of yet, and that is compared later. */
  readonly underWay?: readonly Date[];
}
