import type { CallName } from '#catalogues/calls/index.ts';
import type { Handlers } from './http/handlers.ts';

const NAMES = [
  'transactionsHistory',
  'userLevyTransactions',
  'userFineTransactions',
  'userServiceTransactions',
  'exportTransactions',
] as const satisfies readonly CallName[];

/** Calls that are declared and on their way. */
export const notYet = Object.fromEntries(
  NAMES.map((name) => [
    name,
    () => {
      throw new Error(`${name} is not there yet`);
    },
  ]),
) as unknown as Pick<Handlers, (typeof NAMES)[number]>;
