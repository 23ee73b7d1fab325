import { limitFunction } from 'p-limit';
import type { Asked, Handlers } from '../http/handlers.ts';
import type { MoneyDeps } from '../settlement/money.ts';
import { refundTopup } from './mark-refund.ts';
import { pendingTopups } from './pending.ts';
import { retryTopup } from './retry.ts';

/** Orders that are looked at by hand at once: others wait their turn, so that a dead vendor is not flooded (MONEY, I16). */
const AT_ONCE = 3;

/** The calls about orders that were paid and have not found their end (S2 section 7). */
export function stuckOrderHandlers(deps: MoneyDeps): Pick<Handlers, 'pendingTopups' | 'retryTopup' | 'refundTopup'> {
  const retry = ({ person, input, signal }: Asked<'retryTopup'>) => retryTopup(deps, person, input, signal);
  const refund = ({ person, input, signal }: Asked<'refundTopup'>) => refundTopup(deps, person, input, signal);
  return {
    pendingTopups: ({ input }) => pendingTopups(deps.db, input),
    retryTopup: limitFunction(retry, { concurrency: AT_ONCE }),
    refundTopup: limitFunction(refund, { concurrency: AT_ONCE }),
  };
}
