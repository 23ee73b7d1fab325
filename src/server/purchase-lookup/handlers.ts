import { limitFunction } from 'p-limit';
import type { Asked, Handlers } from '../http/handlers.ts';
import { createLimit } from '../http/rate-limit.ts';
import { tooMany } from '../http/refusals.ts';
import type { Queue } from '../jobs.ts';
import type { MoneyDeps } from '../settlement/money.ts';
import { checkPurchase } from './check-purchase.ts';
import { findPurchase } from './find-purchase.ts';

/** How often one person, or the visitors of a network address, look at own orders in ten minutes; each look may ask a provider. */
const LOOKS = { name: 'check-purchase', points: 60, seconds: 600, eased: true } as const;
/** How often a network address asks after orders in an hour; many households share one. */
const FINDS = { name: 'find-purchase', points: 30, seconds: 3_600, eased: true } as const;
/** Orders that are looked at at once: others wait their turn, so that a dead vendor is not flooded (MONEY, I16). */
const AT_ONCE = 5;

/** The calls by which somebody looks what became of a payment. */
export function purchaseLookupHandlers(
  deps: MoneyDeps,
  queue: Pick<Queue, 'send'>,
): Pick<Handlers, 'checkPurchase' | 'findPurchase'> {
  const looks = createLimit(deps.db, LOOKS);
  const finds = createLimit(deps.db, FINDS);
  const check = limitFunction(
    ({ person, input, signal }: Asked<'checkPurchase'>) =>
      checkPurchase(deps, { userId: person?.id ?? null, key: input.key }, input.orderId, signal),
    { concurrency: AT_ONCE },
  );
  return {
    async checkPurchase(asked) {
      const over = await looks.take(asked.person?.id ?? asked.address);
      return over === null ? check(asked) : tooMany(over);
    },
    async findPurchase({ input, address }) {
      const over = await finds.take(address);
      return over === null ? findPurchase({ db: deps.db, queue }, input) : tooMany(over);
    },
  };
}
