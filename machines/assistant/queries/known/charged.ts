import type { Services } from '#catalogues/calls/services.ts';
import { koboOf } from '#catalogues/money.ts';
import { KNOWN } from '#catalogues/sentences/conversation/known.ts';
import { formatDay, formatNaira } from '#machines/kit/writing/format.ts';
import { plain } from '../../lines.ts';
import { findPurchase, titleOf } from '../payments/purchase.ts';
import type { Asker, QueryAnswer } from '../query.ts';

/** Why a fee was taken, with the facts of the last payment; `naira` is what it is said to be. */
export async function chargedTold(
  services: Services,
  { naira }: { readonly naira: number | null },
  { signal }: Asker,
): Promise<QueryAnswer> {
  const last = await findPurchase(services, { orderId: null, kinds: [] }, signal);
  if (typeof last === 'string') return { lines: [plain(`${last} ${KNOWN.feeIs}`)] };
  const [amount, fee, total] = [last.amount, last.fee, last.total].map(koboOf) as [number, number, number];
  const asked = naira === null ? null : koboOf(naira);
  const isIn = asked === null || [amount, fee, total].includes(asked);
  return {
    lines: [
      plain(
        [
          KNOWN.lastPayment(titleOf(last), formatNaira(total), formatDay(last.paidAt)),
          fee === 0 ? KNOWN.noFee : KNOWN.parts(formatNaira(amount), formatNaira(fee)),
          isIn ? KNOWN.feeIs : KNOWN.notIn(formatNaira(asked)),
        ].join(' '),
      ),
    ],
    suggestions: isIn
      ? [{ label: 'My last receipt', say: 'receipt of my last payment' }]
      : [{ label: 'Payment problem', say: 'payment problem' }],
  };
}
