import { NoAnswer, unanswered } from '#catalogues/calls/no-answer.ts';
import type { Services } from '#catalogues/calls/services.ts';
import { koboOf } from '#catalogues/money.ts';
import {
  DUE_KINDS,
  HISTORY_VIEWS,
  type HistoryView,
  type MeterType,
  type OrderKind,
  PAID_FOR,
  PUBLIC_KINDS,
} from '#catalogues/orders.ts';
import type { Role } from '#catalogues/roles.ts';
import { PRODUCT_WORDS, resultOf } from '#machines/flows/storefront/report.ts';
import type { Recent } from '../context.ts';

/** So many payments are listed: with the ways out they are buttons still (CONVERSATION, How it feels). */
const MOST_LISTED = 6;

/** What each role pays to an estate (S2 section 2); administrators pay nothing there. */
const OWN_VIEWS: Partial<Record<Role, readonly HistoryView[]>> = {
  'service-user': ['power', 'service-charge', 'dev-levy', 'fine'],
  'service-owner': ['dev-levy'],
};

/** The last payments of the kinds that may be meant, newest first. Rejects where none of them can be listed. */
export async function recentPayments(
  services: Services,
  { kinds, role }: { readonly kinds: readonly OrderKind[]; readonly role: Role | null },
  signal: AbortSignal,
): Promise<readonly Recent[]> {
  const views = (OWN_VIEWS[role ?? 'service-user'] ?? []).filter((view) =>
    HISTORY_VIEWS[view].kinds.some((kind: OrderKind) => kinds.includes(kind)),
  );
  const bought = PUBLIC_KINDS.filter((kind) => kinds.includes(kind));
  const came = await Promise.all(
    [
      ...views.map((view) => ofView(services, view, signal)),
      ...bought.map((kind) => lastOf(services, kind, signal)),
    ].map((asked) => asked.catch(unanswered)),
  );
  signal.throwIfAborted();
  const good = came.filter((one) => one !== null);
  if (good.length === 0 && came.length > 0) throw new NoAnswer();
  return good
    .flat()
    .toSorted((a, b) => b.at.localeCompare(a.at))
    .slice(0, MOST_LISTED);
}

async function ofView(services: Services, view: HistoryView, signal: AbortSignal): Promise<readonly Recent[]> {
  const answer = await services.transactionsHistory({ view }, signal);
  if (answer.status !== 200) return [];
  return answer.data.transactions.map((one) => ({
    orderId: one.payment_transaction_id,
    what: one.service ?? PAID_FOR[view],
    kobo: koboOf(one.amount),
    destination: one.meterNumber,
    status: one.transactionStatus,
    at: one.createdAt,
  }));
}

/** What is bought beside an estate has no history: of each product the last that was delivered is known. */
async function lastOf(
  services: Services,
  kind: (typeof PUBLIC_KINDS)[number],
  signal: AbortSignal,
): Promise<readonly Recent[]> {
  const answer = await services.ownPurchase({ kind }, signal);
  if (answer.status !== 200) return [];
  const { orderId, total, account, paidAt, meterType } = answer.data;
  return [
    {
      orderId,
      what: resultOf({ kind, meterType }),
      kobo: koboOf(total),
      destination: account,
      status: 'successful',
      at: paidAt,
    },
  ];
}

/** What was paid for, in words. */
export function productOf(kind: OrderKind, meterType?: MeterType): string {
  const due = DUE_KINDS.find((one) => one === kind);
  if (due !== undefined) return PAID_FOR[due === 'service' ? 'service-charge' : due];
  const bought = PUBLIC_KINDS.find((one) => one === kind);
  return bought === undefined ? PRODUCT_WORDS['public-power'].result : resultOf({ kind: bought, meterType });
}
