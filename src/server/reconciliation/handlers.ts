import { limitFunction } from 'p-limit';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { TRANSACTION_PAGE } from '#catalogues/limits.ts';
import { nairaOf } from '#catalogues/money.ts';
import { PLATFORM_SENTENCES } from '#catalogues/sentences/platform/common.ts';
import { EXPORTS } from '../histories/handlers.ts';
import type { CallTaken, Handlers } from '../http/handlers.ts';
import { createLimit } from '../http/rate-limit.ts';
import { tooMany } from '../http/refusals.ts';
import { type ChosenDays, refusedDays } from '../reports/chosen-days.ts';
import type { MoneyDeps } from '../settlement/money.ts';
import type { Reconciled, Sum } from './add-up.ts';
import { exportFindings } from './export-findings.ts';
import type { Finding } from './finding.ts';
import { lastReconciled } from './last.ts';
import { reconcile } from './reconcile.ts';

/** Comparisons at once: each reads whole days of two other services' books. */
const AT_ONCE = 2;

/** The calls that compare our books with others (MONEY, I20). */
export function reconciliationHandlers(
  deps: Pick<MoneyDeps, 'db' | 'clock' | 'payments' | 'vending' | 'otherVendors'>,
): Pick<Handlers, 'reconciliation' | 'exportReconciliation'> {
  const exports = createLimit(deps.db, { ...EXPORTS, name: 'export-reconciliation' });
  const compare = limitFunction((days: ChosenDays) => reconcile(deps, days), { concurrency: AT_ONCE });
  return {
    async reconciliation({ input }) {
      const refused = refusedDays(input);
      if (refused !== null) return refused;
      const compared = await compare(input);
      if (isUnread(compared)) return unread;
      return { status: 200, data: { ...pageOf(compared, input), last: await lastReconciled(deps.db) } };
    },
    async exportReconciliation({ input, person }) {
      const refused = refusedDays(input);
      if (refused !== null) return refused;
      const over = await exports.take(person.id);
      if (over) return tooMany(over);
      const compared = await compare(input);
      return isUnread(compared) ? unread : { status: 200, data: exportFindings(compared.findings, input) };
    },
  };
}

/** True where a book could be read at another time: nothing is concluded from what was read of the others. */
const isUnread = ({ unread }: Reconciled): boolean => unread.some(({ never }) => !never);

const unread = { status: 503, data: { code: 'books-unread', message: PLATFORM_SENTENCES.booksUnread } } as const;

type Page = Extract<CallAnswer<'reconciliation'>, { status: 200 }>['data'];

function pageOf(
  { sums, findings, leftOut, unread, underWay, at }: Reconciled,
  { page }: CallTaken<'reconciliation'>,
): Omit<Page, 'last'> {
  const { rows } = TRANSACTION_PAGE;
  return {
    orders: sumOf(sums.orders),
    provider: sumOf(sums.provider),
    vendor: sumOf(sums.vendor),
    delivered: sumOf(sums.delivered),
    ledger: sumOf(sums.ledger),
    refunds: sumOf(sums.refunds),
    differences: findings.slice((page - 1) * rows, page * rows).map(differenceOf),
    notCompared: {
      payments: sumOf(leftOut.payments),
      deliveries: sumOf(leftOut.deliveries),
      underWay,
      books: [...new Set(unread.map(({ book }) => book))],
    },
    total: findings.length,
    page,
    checkedAt: at.toISOString(),
  };
}

function sumOf({ count, kobo }: Sum): Page['orders'] {
  return { count, value: nairaOf(kobo) };
}

function differenceOf({ orderId, kind, at, ours, theirs, kobo }: Finding): Page['differences'][number] {
  return { orderId, kind, at: at.toISOString(), ours, theirs, amount: nairaOf(kobo) };
}
