import { limitFunction } from 'p-limit';
import type { operations } from '#catalogues/calls/platform/operations.ts';
import type { ServerDeps } from '../deps.ts';
import type { Asked, Handlers } from '../http/handlers.ts';
import type { MoneyDeps } from '../settlement/money.ts';
import { askOrder } from './ask.ts';
import { overview } from './overview.ts';
import { stuckOrders } from './stuck.ts';

/** Orders that are asked about by hand at once: others wait their turn, so that a dead vendor is not flooded (MONEY, I16). */
const AT_ONCE = 3;

/** The calls about how it goes: what is stuck, what others answer, and the servers. */
export function operationsHandlers(
  money: MoneyDeps,
  config: Pick<ServerDeps['config'], 'smtpUrl'>,
): Pick<Handlers, keyof typeof operations> {
  const ask = ({ person, input, signal }: Asked<'askOrder'>) => askOrder(money, person, input.orderId, signal);
  const { otherVendors = [] } = money;
  return {
    operations: () => overview({ ...money, otherVendors, config }),
    stuckOrders: ({ input }) => stuckOrders(money, input.page),
    askOrder: limitFunction(ask, { concurrency: AT_ONCE }),
  };
}
