import type { Config } from '../config.ts';
import type { Handlers } from '../http/handlers.ts';
import { createLimit } from '../http/rate-limit.ts';
import { tooMany } from '../http/refusals.ts';
import type { MoneyDeps } from '../settlement/money.ts';
import { payRefundByHand, readRefundAccount } from './by-hand.ts';
import { giveRefundAccount, refundAccountName, waitingRefunds } from './own.ts';

/** How often an account is asked about or given for one order in an hour: nobody reads names of holders by it. */
const ACCOUNTS = { name: 'refund-accounts', points: 12, seconds: 3_600 } as const;

type Named = 'waitingRefunds' | 'refundAccountName' | 'giveRefundAccount' | 'readRefundAccount' | 'payRefundByHand';

/** The calls about accounts that refunds are sent to. */
export function refundAccountHandlers(
  money: MoneyDeps,
  { refundLimit }: Pick<Config, 'refundLimit'>,
): Pick<Handlers, Named> {
  const deps = { ...money, refundLimit };
  const limit = createLimit(deps.db, ACCOUNTS);
  return {
    waitingRefunds: ({ input, person }) =>
      waitingRefunds(deps.db, { userId: person?.id ?? null, orders: input.orders }),
    async refundAccountName({ input, person }) {
      const over = await limit.take(input.orderId);
      const asker = { userId: person?.id ?? null, key: input.key };
      return over === null ? refundAccountName(deps, asker, input) : tooMany(over);
    },
    async giveRefundAccount({ input, person }) {
      const over = await limit.take(input.orderId);
      const asker = { userId: person?.id ?? null, key: input.key };
      return over === null ? giveRefundAccount(deps, asker, input) : tooMany(over);
    },
    readRefundAccount: ({ input, person }) => readRefundAccount(deps, person, input),
    payRefundByHand: ({ input, person }) => payRefundByHand(deps, person, input),
  };
}
