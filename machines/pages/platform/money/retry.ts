import { unanswered } from '#catalogues/calls/no-answer.ts';
import type { Services } from '#catalogues/calls/services.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { PLATFORM_PAGES } from '#catalogues/sentences/platform/pages.ts';
import type { Say } from '#machines/kit/view.ts';
import { formatToken } from '#machines/kit/writing/format.ts';
import { type Good, isGood, type Read } from '../../answers.ts';
import type { Changes } from '../../listing/list.ts';
import type { ListRow } from '../../listing/view.ts';
import { RETRY } from './pending-rows.ts';

/** Retry of a row (S2 section 4): it says so while it goes on, and what came of it is said in the server's words. */
export function retrying(services: Services): Changes {
  return {
    waits: 'pendingRetry',
    becomes: (row, action) => (action === RETRY ? asRetrying(row) : null),
    make: (row, _, signal) => retried(services, row, signal),
  };
}

function asRetrying(row: ListRow): ListRow {
  return { ...row, actions: row.actions.map((one) => (one.name === RETRY ? { ...one, label: 'Retrying' } : one)) };
}

async function retried(services: Services, { id, values }: ListRow, signal: AbortSignal): Promise<Read<Say | null>> {
  const asked = { topupRef: values?.topupRef ?? id, ...(values?.userId && { userId: values.userId }) };
  const answer = await services.retryTopup(asked, signal).catch(unanswered);
  signal.throwIfAborted();
  if (answer === null) return { kind: 'failed', problem: MESSAGES.networkFailure };
  if (isGood(answer)) return { kind: 'good', data: cameOf(id, answer.data) };
  if (answer.status === 401) return { kind: 'ended' };
  const { message } = answer.data;
  return { kind: 'failed', problem: message === '' ? MESSAGES.retryUnsuccessful : message };
}

/** What a retry came to. Whatever is not at its end yet goes on by itself, and is no failure. */
function cameOf(order: string, { state, reason, topupToken }: Good<'retryTopup'>): Say {
  if (topupToken !== null) return good(PLATFORM_PAGES.tokenCame(order, formatToken(topupToken)));
  if (state === 'fulfilled') return good(PLATFORM_PAGES.delivered(order));
  if (state === 'refunded') return good(PLATFORM_PAGES.refunded(order));
  return { tone: 'warning', text: `${order}: ${reason ?? MESSAGES.retryUnsuccessful}` };
}

const good = (text: string): Say => ({ tone: 'success', text });
