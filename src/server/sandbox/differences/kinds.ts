import type { DifferenceKind } from '#catalogues/platform.ts';

/** Differences that the sandbox provider's records can tell of. */
export const IN_PAYMENTS = [
  'captured-unknown-here',
  'not-captured-there',
  'amount-differs',
  'refunded-there-only',
  'refunded-here-only',
] as const satisfies readonly DifferenceKind[];

/** Differences that the sandbox vendor's records can tell of. */
export const IN_VENDS = [
  'delivered-here-only',
  'vended-there-only',
  'vend-amount-differs',
  'vended-twice',
] as const satisfies readonly DifferenceKind[];

/** Those that stand in no book at all: each has an order that nobody made. */
export const MADE_UP = ['captured-unknown-here', 'vended-there-only'] as const satisfies readonly DifferenceKind[];

/** What a difference can be put in. */
export type SandboxDifference = (typeof IN_PAYMENTS)[number] | (typeof IN_VENDS)[number];

/** True for a difference about an order that nobody made. */
export function isMadeUp(kind: SandboxDifference): boolean {
  const kinds: readonly string[] = MADE_UP;
  return kinds.includes(kind);
}
