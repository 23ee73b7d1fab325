import { sql } from 'kysely';
import { TIME_ZONE } from '#catalogues/limits.ts';
import type { Payout, PayoutLine } from '../../payments/port.ts';
import { SANDBOX_MERCHANT } from '../../payments/providers/sandbox.ts';
import type { BooksDeps } from './books.ts';
import { orderOfTransfer } from './transfers.ts';

/** A day of the sandbox's books, with the instant at which it ended; kobo. */
interface Day {
  readonly day: string;
  readonly ended: Date;
  readonly lines: readonly (Omit<PayoutLine, 'at'> & { readonly at: string })[];
}

/**
 * What the sandbox paid out: a day in Lagos when it has ended, less its fees and what went back on that day. A day on which more went
 * back than came in is taken from our bank. It has no table: the payments say it.
 */
export async function sandboxPayouts(
  { db, clock }: Pick<BooksDeps, 'db' | 'clock'>,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<{ records: Payout[]; next: null }> {
  const zone = sql.lit(TIME_ZONE);
  const { rows } = await sql<Day>`
    with moves as (
      select order_id, trans_id as reference, 'capture' as kind, amount_kobo, coalesce(fee_kobo, 0) as fee_kobo, captured_at as at
      from sandbox_payments where captured_at is not null and merchant_id = ${SANDBOX_MERCHANT}
      union all
      select order_id, trans_id, 'deduction', -refunded_kobo, 0, refunded_at
      from sandbox_payments where refunded_at is not null and merchant_id = ${SANDBOX_MERCHANT}
      union all
      select order_id, again.trans_id, 'capture', again.amount_kobo, again.fee_kobo, again.captured_at
      from sandbox_captures as again join sandbox_payments using (order_id) where merchant_id = ${SANDBOX_MERCHANT}
      union all
      select order_id, again.trans_id, 'deduction', -again.refunded_kobo, 0, again.refunded_at
      from sandbox_captures as again join sandbox_payments using (order_id)
      where again.refunded_at is not null and merchant_id = ${SANDBOX_MERCHANT}
    ), of_days as (select *, (at at time zone ${zone})::date as day from moves)
    select day::text, ((day + 1)::timestamp at time zone ${zone}) as ended,
      json_agg(json_build_object('kind', kind, 'orderId', order_id, 'reference', reference,
        'amountKobo', amount_kobo, 'feeKobo', fee_kobo, 'at', at) order by at, order_id) as lines
    from of_days group by day
    having ((day + 1)::timestamp at time zone ${zone}) >= ${from} and ((day + 1)::timestamp at time zone ${zone}) < ${to}
      and ((day + 1)::timestamp at time zone ${zone}) <= ${clock()}
    order by day`.execute(db);
  return { records: rows.map(payoutOf), next: null };
}

function payoutOf({ day, ended, lines }: Day): Payout {
  const sumOf = (kind: PayoutLine['kind'], of: 'amountKobo' | 'feeKobo') =>
    lines.filter((line) => line.kind === kind).reduce((sum, line) => sum + line[of], 0);
  const [amountKobo, feeKobo] = [sumOf('capture', 'amountKobo'), sumOf('capture', 'feeKobo')];
  const deductedKobo = 0 - sumOf('deduction', 'amountKobo');
  return {
    id: `SBP-${day}`,
    status: 'paid',
    amountKobo,
    feeKobo,
    deductedKobo,
    paidKobo: amountKobo - feeKobo - deductedKobo,
    at: ended,
    bankDay: new Date(ended.getTime() + LAGOS_AHEAD_MS).toISOString().slice(0, 10),
    lines: lines.map((line) => ({
      ...line,
      orderId: line.orderId === null ? null : orderOfTransfer(line.orderId),
      at: new Date(line.at),
    })),
  };
}

/** Lagos is an hour ahead, all the year. */
const LAGOS_AHEAD_MS = 3_600_000;
