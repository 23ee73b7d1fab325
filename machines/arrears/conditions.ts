import type { ArrearsCondition, ArrearsPolicy } from '#catalogues/arrears.ts';
import { STOPPING_DUES, type StoppingDue } from '#catalogues/orders.ts';

/** A charge that is not paid, or what is left of it: kobo, and for how many days it is owed. */
export interface UnpaidCharge {
  readonly due: StoppingDue;
  readonly kobo: number;
  readonly days: number;
}

/** What a house owes by due, kobo above 0, and of which charges that is; charges matter only where a policy asks after them. */
export interface HouseDebts {
  readonly owed: Readonly<Record<StoppingDue, number>>;
  readonly charges: readonly UnpaidCharge[];
}

/** A condition that holds, and what a house owes of what it speaks of. */
export interface Reason {
  readonly condition: ArrearsCondition;
  /** Kobo. */
  readonly owed: number;
  /** Days of the oldest charge; null where no charge was looked at. */
  readonly days: number | null;
  readonly charges: number;
}

/** True where a policy asks after single charges: how old they are, or how many. */
export const asksCharges = ({ remind, block, graceDays }: ArrearsPolicy): boolean =>
  graceDays > 0 || [...remind, ...block].some(({ days, charges }) => days !== null || charges !== null);

/** The dues that a condition speaks of. */
export const duesOf = ({ due }: ArrearsCondition): readonly StoppingDue[] => (due === 'all' ? STOPPING_DUES : [due]);

/** The conditions that hold, each with what is owed. */
export function reasonsIn(conditions: readonly ArrearsCondition[], debts: HouseDebts): readonly Reason[] {
  return conditions.map((condition) => measured(condition, debts)).filter(holds);
}

function measured(condition: ArrearsCondition, { owed, charges }: HouseDebts): Reason {
  const dues = duesOf(condition);
  const own = charges.filter(({ due, kobo }) => kobo > 0 && dues.includes(due));
  return {
    condition,
    owed: dues.reduce((sum, due) => sum + owed[due], 0),
    days: own.length === 0 ? null : Math.max(...own.map(({ days }) => days)),
    charges: own.length,
  };
}

function holds({ condition, owed, days, charges }: Reason): boolean {
  return (
    owed > condition.kobo &&
    (condition.days === null || (days ?? 0) > condition.days) &&
    (condition.charges === null || charges > condition.charges)
  );
}

/** What is left of debts where charges that are younger than so many days are not counted yet; `later`: as it will be in so many days. */
export function olderThan(graceDays: number, { owed, charges }: HouseDebts, later = 0): HouseDebts {
  if (graceDays <= 0) return { owed, charges };
  const [young, old] = [
    charges.filter(({ days }) => days + later < graceDays),
    charges.filter(({ days }) => days + later >= graceDays),
  ];
  const less = (due: StoppingDue) =>
    young.filter((charge) => charge.due === due).reduce((sum, { kobo }) => sum + kobo, 0);
  const left = (due: StoppingDue) => Math.max(0, owed[due] - less(due));
  return {
    owed: { 'service-charge': left('service-charge'), 'dev-levy': left('dev-levy'), fine: left('fine') },
    charges: old.map((charge) => ({ ...charge, days: charge.days + later })),
  };
}
