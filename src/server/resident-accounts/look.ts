import type { WebhookReading } from '../payments/port.ts';
import { later, type MoneyDeps } from '../settlement/money.ts';
import { receive } from './receive.ts';

type Told = Extract<WebhookReading, { kind: 'received' }>;

const MINUTE_MS = 60_000;

/** Between two looks into the provider's list, which finds what no event told of. */
const LOOK_MS = 5 * MINUTE_MS;
/** How far the list is read again: something may be put into it late, ms. */
const AGAIN_MS = 24 * 60 * MINUTE_MS;

/**
 * Take an event that money came to a resident's number: the provider is asked what came, and that is written down once. False:
 * it could not be asked, so the event has to come again.
 */
export async function takeReceipt(deps: MoneyDeps, { eventId, reference }: Told): Promise<boolean> {
  const { accounts } = deps.payments;
  if (accounts === undefined) return true;
  const came = await accounts.received(reference);
  if (came === 'unknown') return false;
  if (came !== null) await receive(deps, came);
  else deps.log('warn', { event: 'webhook-without-money', eventId }, 'webhook');
  return true;
}

/** Read the provider's list of what came to residents' numbers since the last look, once in a while. Every server calls it, one does it. */
export async function lookForReceipts(deps: MoneyDeps): Promise<void> {
  const { name: provider, accounts } = deps.payments;
  if (accounts === undefined) return;
  const now = deps.clock();
  const opened = await deps.db
    .selectFrom('resident_accounts')
    .select('opened_at')
    .where('provider', '=', provider)
    .orderBy('opened_at')
    .limit(1)
    .executeTakeFirst();
  if (opened === undefined) return;
  const next_at = later(now, LOOK_MS);
  const taken = await deps.db
    .insertInto('receipt_looks')
    .values({ provider, read_to: opened.opened_at, next_at })
    .onConflict((conflict) =>
      conflict.column('provider').doUpdateSet({ next_at }).where('receipt_looks.next_at', '<=', now),
    )
    .returning('read_to')
    .executeTakeFirst();
  if (taken === undefined) return;
  for await (const page of accounts.receipts(later(taken.read_to, -AGAIN_MS), later(now, MINUTE_MS))) {
    if (page.kind === 'unread')
      return deps.log('warn', { provider, reason: page.reason }, "what came to residents' numbers was not read");
    for (const came of page.records) await receive(deps, came);
  }
  await deps.db.updateTable('receipt_looks').set({ read_to: now }).where('provider', '=', provider).execute();
}
