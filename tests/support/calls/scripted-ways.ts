import type { FactorWay } from '#catalogues/factor-ways.ts';
import type { AccountScript } from './accounts.ts';

/** How a scripted account gives its second factor. */
export const scriptedWays = ({ secondFactor, ownPasskeys }: Pick<AccountScript, 'secondFactor' | 'ownPasskeys'>) => [
  ...(secondFactor === null ? [] : (['app'] as const satisfies readonly FactorWay[])),
  ...(ownPasskeys.length === 0 ? [] : (['passkey'] as const satisfies readonly FactorWay[])),
];
