import type { Handlers } from '../../http/handlers.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { AccountDeps } from '../deps.ts';
import { forgotPassword } from './forgot-password.ts';
import { replacePassword } from './replace-password.ts';

/** The calls of somebody who does not know the own password any more (S3 section 4.8). */
export function resetHandlers(
  deps: AccountDeps & { readonly queue: Pick<Queue, 'send'> },
): Pick<Handlers, 'forgotPassword' | 'replacePassword'> {
  return { forgotPassword: forgotPassword(deps), replacePassword: replacePassword(deps) };
}
