import type { Services } from '#catalogues/calls/services.ts';
import { koboOf } from '#catalogues/money.ts';
import { STATUS_WORDS } from '#catalogues/orders.ts';
import { ADMINISTRATION_SENTENCES } from '#catalogues/sentences/estate/administration.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import { HISTORY_PATH } from '#machines/pages/history/address.ts';
import { asListed, readPayment } from '#machines/pages/history/estate/by-order.ts';
import { estateTable } from '#machines/pages/history/estate/rows.ts';
import { plain } from '../../lines.ts';
import type { Asker, QueryAnswer } from '../query.ts';
import { PAST_TALK } from './past-talk.ts';

/** A payment that an administrator asks after by its order id: how it stands, and never its token. */
export async function paymentTold(
  services: Services,
  { orderId }: { readonly orderId: string },
  { signal }: Asker,
): Promise<QueryAnswer> {
  const came = await readPayment(services, orderId, signal);
  if (came.kind === 'failed') return { lines: [plain(came.problem)] };
  if (came.kind !== 'good') return { lines: [plain(ADMINISTRATION_SENTENCES.noPayment(orderId))] };
  const { amount, customer, account, estate, status, topupStatus, providerSaid } = came.data;
  const text = PAST_TALK.found({
    orderId,
    amount: formatNaira(koboOf(amount)),
    customer,
    account,
    estate,
    stands: status === null ? PAST_TALK.untried : STATUS_WORDS[status],
    more: [
      ...(topupStatus === null ? [] : [`Token: ${topupStatus.toLowerCase()}`]),
      ...(providerSaid ? [providerSaid] : []),
    ],
  });
  const page = { label: 'Show as table', path: HISTORY_PATH, query: { resident: orderId } } as const;
  return { lines: [{ ...plain(text), table: { ...estateTable('all', [asListed(came.data)]), page } }] };
}
