import type { Services } from '#catalogues/calls/services.ts';
import { koboOf } from '#catalogues/money.ts';
import { APPROVALS } from '#catalogues/sentences/approvals.ts';
import { aboveSaid } from '#machines/kit/writing/limit.ts';
import { type Read, read } from '../answers.ts';
import type { StandingView } from '../view.ts';

/** Read above which sum a balance of the own estate is changed by two people. */
export async function readBalanceLimit(services: Services, signal: AbortSignal): Promise<Read<StandingView>> {
  const came = await read(services.balanceLimit({}, signal), signal);
  if (came.kind !== 'good') return came;
  const { limit, others } = came.data;
  const { badge, none, now, alone, change } = APPROVALS.limit;
  const words = aboveSaid(limit === null ? null : koboOf(limit));
  return {
    kind: 'good',
    data: {
      badge: limit === null ? { text: badge.none, tone: 'info' } : { text: badge.set(words), tone: 'success' },
      line: limit === null ? none : now(words),
      waiting: others.length === 0 ? alone : null,
      actions: [{ label: change, open: 'balance-limit' }],
    },
  };
}
