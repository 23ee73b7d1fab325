/** Something that is owed and is not paid; kobo above 0. */
export interface Debt<D extends string> {
  readonly due: D;
  readonly at: Date;
  readonly kobo: number;
  /** What residents read of it; null: it has no name of its own. */
  readonly name?: string | null | undefined;
}

/** Entries of an account in the order of time: what was charged is below 0, what was paid above; kobo. */
export interface Entry {
  readonly at: Date;
  readonly kobo: number;
  readonly name?: string | null | undefined;
}

/**
 * What of an account's charges is not paid. Each payment goes to the oldest charge, whenever it was made; what is under way
 * (`coming`, kobo) counts as paid.
 */
export function unpaid<D extends string>(due: D, entries: readonly Entry[], coming: number): Debt<D>[] {
  let paid = entries.reduce((sum, { kobo }) => sum + Math.max(0, kobo), coming);
  const open: Debt<D>[] = [];
  for (const { at, kobo, name } of entries) {
    if (kobo >= 0) continue;
    const covered = Math.min(paid, -kobo);
    paid -= covered;
    if (covered < -kobo) open.push({ due, at, kobo: -kobo - covered, ...(name !== undefined && { name }) });
  }
  return open;
}

/** How far some money goes: the oldest debt is paid first, of each due one sum; kobo. */
export function oldestFirst<D extends string>(debts: readonly Debt<D>[], kobo: number): ReadonlyMap<D, number> {
  const paid = new Map<D, number>();
  let left = kobo;
  for (const debt of [...debts].sort((a, b) => a.at.getTime() - b.at.getTime())) {
    const part = Math.min(left, debt.kobo);
    if (part <= 0) break;
    left -= part;
    paid.set(debt.due, (paid.get(debt.due) ?? 0) + part);
  }
  return paid;
}

/** What a payment to one account settles; kobo. Its parts add up to the payment. */
export interface Settled<T> {
  /** Debts that are paid with it to their end. */
  readonly whole: readonly T[];
  /** The debt that it pays some of. */
  readonly part: { readonly debt: T; readonly kobo: number } | null;
  /** What stays on the account for charges to come. */
  readonly left: number;
}

/** What some money settles of the debts of one account, which stand in the order in which they are paid. */
export function settled<T extends { readonly kobo: number }>(debts: readonly T[], kobo: number): Settled<T> {
  let left = kobo;
  const whole: T[] = [];
  for (const debt of debts) {
    if (left < debt.kobo) return { whole, part: left > 0 ? { debt, kobo: left } : null, left: 0 };
    whole.push(debt);
    left -= debt.kobo;
  }
  return { whole, part: null, left };
}
