import type { MiddlewareHandler } from 'hono';
import type { Alive } from '../db/alive.ts';
import type { ServerEnv } from './context.ts';
import { refuse } from './refusals.ts';

/** When to try again, s. */
const AGAIN_S = 5;

/**
 * While the data base is silent calls are answered so at once, and so are those that are under way when it falls silent: what
 * they have asked of it may have been done or not, which the next try finds out under its key.
 */
export function whileAlive(alive: Pick<Alive, 'isUp' | 'onLost'>): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    const silent = () => {
      c.header('Retry-After', String(AGAIN_S));
      return refuse(c, 'data-silent');
    };
    if (!alive.isUp()) return silent();
    const lost = Promise.withResolvers<'lost'>();
    const forget = alive.onLost(() => lost.resolve('lost'));
    try {
      if ((await Promise.race([next(), lost.promise])) === 'lost') return silent();
    } finally {
      forget();
    }
  };
}
