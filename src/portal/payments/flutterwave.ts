import type { CardPageProvider, WindowReport } from './card-window.ts';

/** What each word of its way back is handed on as. A bank that has not answered may have charged. */
const RESULTS: Readonly<Record<string, WindowReport['result']>> = {
  successful: 'captured',
  completed: 'captured',
  pending: 'captured',
  failed: 'failed',
  cancelled: 'closed',
};

/** Flutterwave's hosted page. */
export const flutterwave: CardPageProvider = {
  returned(query, orderId) {
    if (query.get('tx_ref') !== orderId) return null;
    const status = query.get('status') ?? '';
    const result = (Object.hasOwn(RESULTS, status) ? RESULTS[status] : undefined) ?? 'closed';
    return { result, transaction: query.get('transaction_id') ?? undefined };
  },
};
