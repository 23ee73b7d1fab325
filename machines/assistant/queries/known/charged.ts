import type { Services } from '#catalogues/calls/services.ts';
import { koboOf } from '#catalogues/money.ts';
import { KNOWN } from '#catalogues/sentences/conversation/known.ts';
import { SPLIT } from '#catalogues/sentences/split.ts';
import { formatDay, formatNaira } from '#machines/kit/writing/format.ts';
import { plain } from '../../lines.ts';
import { findPurchase, titleOf } from '../payments/purchase.ts';
import type { Asker, QueryAnswer } from '../query.ts';

/** What was paid, in its parts; kobo. */
function partsSaid({ amount, debt, fee }: Readonly<Record<'amount' | 'debt' | 'fee', number>>): string {
  const [power, owed] = [formatNaira(amount), formatNaira(debt)];
  if (debt > 0)
    return fee === 0 ? `${SPLIT.twoRows(power, owed)} ${KNOWN.noFee}` : SPLIT.rows(power, owed, formatNaira(fee));
  return fee === 0 ? KNOWN.noFee : KNOWN.parts(power, formatNaira(fee));
}

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
  const debt = koboOf(last.debt ?? 0);
  const isIn = asked === null || [amount, fee, total, debt, amount + debt].includes(asked);
  return {
    lines: [
      plain(
        [
          KNOWN.lastPayment(titleOf(last), formatNaira(total), formatDay(last.paidAt)),
          partsSaid({ amount, debt, fee }),
          isIn ? KNOWN.feeIs : KNOWN.notIn(formatNaira(asked)),
        ].join(' '),
      ),
    ],
    suggestions: isIn
      ? [{ label: 'My last receipt', say: 'receipt of my last payment' }]
      : [{ label: 'Payment problem', say: 'payment problem' }],
  };
}
