import type { Services } from '#catalogues/calls/services.ts';
import { koboOf } from '#catalogues/money.ts';
import { LISTENING } from '#catalogues/sentences/conversation/listening.ts';
import { formatDay, formatNaira } from '#machines/kit/writing/format.ts';
import { plain } from '../../lines.ts';
import type { Suggestion } from '../../suggestion.ts';
import type { Asker, QueryAnswer } from '../query.ts';
import { findPurchase, isReturned, type Purchase, titleOf } from './purchase.ts';

/** What the last payment was for, and how it stands: the facts, for who doubts them. */
export async function lastPaymentTold(
  services: Services,
  { suggestions }: { readonly suggestions: readonly Suggestion[] },
  { signal }: Asker,
): Promise<QueryAnswer> {
  const found = await findPurchase(services, { orderId: null, kinds: [] }, signal);
  if (typeof found === 'string') return { lines: [plain(found)], suggestions };
  const { state, orderId, total, paidAt } = found;
  const facts = LISTENING.lastPayment(titleOf(found), formatNaira(koboOf(total)), formatDay(paidAt), orderId);
  return { lines: [plain(`${facts} ${LISTENING[becameOf(state)]}`)], suggestions };
}

function becameOf(state: Purchase['state']): 'returned' | 'delivered' | 'underWay' {
  if (isReturned(state)) return 'returned';
  return state === 'fulfilled' ? 'delivered' : 'underWay';
}
