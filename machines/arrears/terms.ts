import type { ArrearsPolicy, ConditionDue } from '#catalogues/arrears.ts';
import { CONDITION_DUES } from '#catalogues/arrears.ts';

/** A rule of an estate as its form asks for it; kobo. */
export interface ArrearsTerms {
  /** How much of each may be owed before power stops; null: it stops none. */
  readonly most: Readonly<Record<ConditionDue, number | null>>;
  /** Power stops only where the oldest of it is older, in days; 0: at once. */
  readonly days: number;
  /** Power stops only where more charges are unpaid; 0: by one already. */
  readonly charges: number;
  readonly graceDays: number;
  readonly alwaysKobo: number;
  /** Percent of each top-up that goes to what is owed; 0: none. */
  readonly debtShare: number;
  readonly words: string | null;
}

/** The policy that some terms make: whatever is owed is reminded of. */
export function policyOfTerms({
  most,
  days,
  charges,
  graceDays,
  alwaysKobo,
  debtShare,
  words,
}: ArrearsTerms): ArrearsPolicy {
  const block = CONDITION_DUES.flatMap((due) => {
    const kobo = most[due];
    if (kobo === null) return [];
    return [{ due, kobo, days: days > 0 ? days : null, charges: charges > 0 ? charges : null }];
  });
  return {
    ...{ remind: [{ due: 'all', kobo: 0, days: null, charges: null }], block },
    ...{ graceDays, alwaysKobo, debtShare, words },
  };
}

/** The terms that a policy was made of. */
export function termsOf({ block, graceDays, alwaysKobo, debtShare, words }: ArrearsPolicy): ArrearsTerms {
  const most = (due: ConditionDue) => block.find((condition) => condition.due === due)?.kobo ?? null;
  const [first] = block;
  return {
    most: {
      'service-charge': most('service-charge'),
      'dev-levy': most('dev-levy'),
      fine: most('fine'),
      all: most('all'),
    },
    ...{ days: first?.days ?? 0, charges: first?.charges ?? 0 },
    ...{ graceDays, alwaysKobo, debtShare, words },
  };
}
