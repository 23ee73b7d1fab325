import type { ArrearsPolicy, ConditionDue } from '#catalogues/arrears.ts';
import { CONDITION_DUES } from '#catalogues/arrears.ts';

/** A rule of an estate as its form asks for it; kobo. */
export interface ArrearsTerms {
  /** A house is reminded from so much on, of all that it owes; 0: whatever it owes; null: nobody is reminded. */
  readonly remindKobo: number | null;
  /** It is reminded only where the oldest of that is owed for so many days at least; 0: at once. */
  readonly remindDays: number;
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

/** More than what is owed from a sum on, kobo: a condition holds above it. From 0 on is above 0, for whoever owes nothing is not reminded. */
export const justUnder = (fromKobo: number): number => Math.max(0, fromKobo - 1);

/** The policy that some terms make. */
export function policyOfTerms(terms: ArrearsTerms): ArrearsPolicy {
  const { remindKobo, remindDays, most, days, charges, graceDays, alwaysKobo, debtShare, words } = terms;
  const block = CONDITION_DUES.flatMap((due) => {
    const kobo = most[due];
    if (kobo === null) return [];
    return [{ due, kobo, days: days > 0 ? days : null, charges: charges > 0 ? charges : null }];
  });
  const remind =
    remindKobo === null
      ? []
      : [
          {
            ...{ due: 'all' as const, kobo: justUnder(remindKobo) },
            ...{ days: remindDays > 0 ? remindDays - 1 : null, charges: null },
          },
        ];
  return { remind, block, graceDays, alwaysKobo, debtShare, words };
}

/** The terms that a policy was made of. */
export function termsOf({ remind, block, graceDays, alwaysKobo, debtShare, words }: ArrearsPolicy): ArrearsTerms {
  const most = (due: ConditionDue) => block.find((condition) => condition.due === due)?.kobo ?? null;
  const [reminding = null] = remind;
  const [first] = block;
  return {
    remindKobo: reminding && (reminding.kobo === 0 ? 0 : reminding.kobo + 1),
    remindDays: reminding === null || reminding.days === null ? 0 : reminding.days + 1,
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
