import { unanswered } from '#catalogues/calls/no-answer.ts';
import type { Services } from '#catalogues/calls/services.ts';
import { koboOf } from '#catalogues/money.ts';
import { KNOWN } from '#catalogues/sentences/conversation/known.ts';
import { SPLIT } from '#catalogues/sentences/split.ts';
import { splitIn, splitRule } from '#machines/flows/power/split.ts';
import { formatDay, formatNaira } from '#machines/kit/writing/format.ts';
import { plain } from '../../lines.ts';
import { findPurchase, type Purchase } from '../payments/purchase.ts';
import type { Asker, QueryAnswer } from '../query.ts';

/** Why a part of a top-up was taken: what became of the asker's last one, and what their estate rules just now. */
export async function partTold(
  services: Services,
  _: Readonly<Record<never, never>>,
  { who: { meterNumber }, signal }: Pick<Asker, 'who' | 'signal'>,
): Promise<QueryAnswer> {
  const [last, answer] = await Promise.all([
    findPurchase(services, { orderId: null, kinds: ['power'] }, signal),
    services.servicePayments({ meter_number: meterNumber ?? '' }, signal).catch(unanswered),
  ]);
  const bought = typeof last === 'string' ? null : last;
  const split = answer === null ? undefined : splitIn(answer);
  const divided = bought !== null && (bought.debt ?? 0) > 0;
  const rule = splitRule({ split }).map(({ text }) => plain(text));
  const lines = [
    plain(bought === null ? String(last) : lastSaid(bought)),
    ...(answer?.status === 200 && split === undefined ? [plain(SPLIT.noneNow)] : rule),
    ...(divided || split !== undefined ? [plain(SPLIT.seen)] : []),
  ];
  const receipt = { label: 'My last receipt', say: 'where is my receipt for power' };
  const issues = { label: 'My token does not work', say: 'token issues' };
  return {
    lines,
    suggestions: [
      ...(split === undefined ? [] : [{ label: 'What do I owe?', say: 'what do i owe' }]),
      ...(bought === null ? [] : [divided ? receipt : issues]),
    ],
  };
}

function lastSaid({ amount, debt = 0, fee, paidAt }: Purchase): string {
  const [asked, day] = [formatNaira(koboOf(amount + debt)), formatDay(paidAt)];
  if (debt === 0 && fee === 0) return `${SPLIT.allForPower(asked, day)} ${KNOWN.noFee}`;
  if (debt === 0) return SPLIT.lastWhole(asked, day, formatNaira(koboOf(fee)));
  return SPLIT.lastDivided(asked, day, formatNaira(koboOf(amount)), formatNaira(koboOf(debt)));
}
