import type { Services } from '#catalogues/calls/services.ts';
import { koboOf } from '#catalogues/money.ts';
import { STATUS_WORDS } from '#catalogues/orders.ts';
import { PAST_SENTENCES } from '#catalogues/sentences/conversation/past.ts';
import { ADMINISTRATION_SENTENCES } from '#catalogues/sentences/estate/administration.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import { HISTORY_PATH } from '#machines/pages/history/address.ts';
import { asListed, readPayment } from '#machines/pages/history/estate/by-order.ts';
import { TOGETHER_COLUMNS } from '#machines/pages/history/estate/rows.ts';
import { chatTable } from '#machines/pages/listing/column.ts';
import { plain } from '../../lines.ts';
import type { Asker, QueryAnswer } from '../query.ts';

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
  const where = estate === null ? '' : PAST_SENTENCES.inEstate(estate);
  const text = [
    PAST_SENTENCES.found(orderId, formatNaira(koboOf(amount)), customer, account) + where,
    status === null ? PAST_SENTENCES.untried : STATUS_WORDS[status],
    ...(topupStatus === null ? [] : [PAST_SENTENCES.topup(topupStatus.toLowerCase())]),
    ...(providerSaid ? [providerSaid] : []),
  ]
    .join('. ')
    .concat('.');
  const page = { label: 'Show as table', path: HISTORY_PATH, query: { resident: orderId } } as const;
  return { lines: [{ ...plain(text), table: { ...chatTable(TOGETHER_COLUMNS, [asListed(came.data)]), page } }] };
}
