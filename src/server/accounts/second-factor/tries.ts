import type { AccountDeps } from '../deps.ts';

/** Who gives a second factor, and under what wrong ones are counted. */
export interface Giver {
  readonly id: string;
  readonly email: string;
  readonly estateId: number | null;
  readonly countedAs: string;
  /** It is given where none was given before: all of these together are limited by the day, too. */
  readonly isStranger?: boolean;
}

/** Factors that are given in a session are counted apart from those at the door, where others may use the tries up. */
export const countedInSession = ({ id }: Pick<Giver, 'id'>): string => `${id} signed in`;

/** Count a try before it is looked at; only a right one is given back. Answers the seconds to wait where there were too many. */
export async function countFactorTry(
  { limits }: Pick<AccountDeps, 'limits'>,
  { id, countedAs, isStranger = false }: Giver,
): Promise<{ readonly retryAfter: number } | { readonly giveBack: () => Promise<void> }> {
  const over =
    (await limits.secondFactors.take(countedAs)) ?? (isStranger ? await limits.secondFactorDays.take(id) : null);
  if (over !== null) return over;
  return {
    async giveBack() {
      await limits.secondFactors.giveBack(countedAs);
      if (isStranger) await limits.secondFactorDays.giveBack(id);
    },
  };
}
