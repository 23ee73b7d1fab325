import { type Kysely, sql } from 'kysely';
import { BOOK_SENTENCES as SAID } from '#catalogues/sentences/platform/stuck-orders.ts';
import type { Schema } from '../db/schema.ts';
import type { UnreadableLine } from '../http-client.ts';
import type { PaymentPort } from '../payments/port.ts';
import type { Span } from '../reports/chosen-days.ts';
import type { Unread } from './books.ts';
import { money, when } from './export-findings.ts';
import type { Finding } from './finding.ts';
import { recordPayout } from './record-payout.ts';

/** What is paid later than this is missing, ms: providers here pay on the next working day, and holidays come two or three together. */
export const PAID_OUT_WITHIN_MS = 7 * 24 * 3_600_000;

/** Read what the provider paid out within a span, and write it down: which of it could not be read, or why nothing could. */
export async function readPayouts(
  deps: { readonly db: Kysely<Schema>; readonly clock: () => Date; readonly payments: PaymentPort },
  { from, to }: Span,
): Promise<Unread | readonly UnreadableLine[]> {
  const { payments } = deps;
  const unreadable: UnreadableLine[] = [];
  for await (const page of payments.settlements(from, to)) {
    if (page.kind === 'unread') return { book: 'payouts', never: page.never === true, reason: page.reason };
    for (const payout of page.records) await recordPayout(deps, payments.name, payout);
    unreadable.push(...(page.unreadable ?? []));
  }
  return unreadable;
}

/** One thing that does not fit, as the data base has it. */
interface Misfit {
  readonly kind: Finding['kind'];
  readonly about: string;
  readonly at: Date;
  readonly ours_kobo: number;
  readonly theirs_kobo: number;
  readonly payout: string | null;
}

/**
 * What does not fit in the payouts that were made within a span, line by line against our payments, and which of our payments of the
 * span should have been paid out by now and were not. Of payouts that were read already.
 */
export async function comparePayouts(
  db: Kysely<Schema>,
  { from, to }: Span,
  { provider, asOf }: { readonly provider: string; readonly asOf: Date },
): Promise<Finding[]> {
  const due = new Date(Math.min(to.getTime(), asOf.getTime() - PAID_OUT_WITHIN_MS));
  const { rows } = await sql<Misfit>`
    with booked as (
      select provider, reference, order_id, amount_kobo, recorded_at from payments
      union all select provider, reference, order_id, amount_kobo, recorded_at from further_payments
    ), made as (select * from payouts where provider = ${provider} and made_at >= ${from} and made_at < ${to}),
    lines as (
      select line.*, made.made_at, coalesce(paid.amount_kobo, came.amount_kobo) as ours_kobo
      from made join payout_lines as line using (provider, payout_id)
      left join booked as paid on paid.provider = line.provider and paid.reference = line.reference
      left join arrivals as came on came.provider = line.provider and came.reference = line.reference
      where line.kind = 'capture' and made.status <> 'failed'
    )
    select case when ours_kobo is null then 'paid-out-unknown-here' else 'paid-out-amount-differs' end as kind,
      coalesce(order_id, reference) as about, made_at as at, coalesce(ours_kobo, 0) as ours_kobo, amount_kobo as theirs_kobo,
      payout_id as payout
    from lines where ours_kobo is distinct from amount_kobo
    union all
    select 'paid-out-twice', coalesce(order_id, reference), made_at, amount_kobo, 2 * amount_kobo, payout_id from lines
    where exists (
      select from payout_lines as other join payouts using (provider, payout_id)
      where other.provider = lines.provider and other.reference = lines.reference and other.kind = 'capture'
        and payouts.status <> 'failed' and (payouts.made_at, other.payout_id) < (lines.made_at, lines.payout_id))
    union all
    select 'payout-does-not-add-up', payout_id, made_at, sums.kobo - deducted_kobo, paid_kobo, payout_id
    from made cross join lateral (
      select coalesce(sum(amount_kobo - fee_kobo), 0)::bigint as kobo from payout_lines as line
      where line.provider = made.provider and line.payout_id = made.payout_id and line.kind = 'capture'
    ) as sums where sums.kobo - deducted_kobo <> paid_kobo
    union all
    select 'payout-failed', payout_id, made_at, paid_kobo, 0, payout_id from made where status = 'failed'
    union all
    select 'not-paid-out', order_id, recorded_at, amount_kobo, 0, null from booked
    where provider = ${provider} and recorded_at >= ${from} and recorded_at < ${due}
      and not exists (
        select from payout_lines as line join payouts using (provider, payout_id)
        where line.provider = booked.provider and line.reference = booked.reference and payouts.status <> 'failed')`.execute(
    db,
  );
  return rows.map(({ kind, about, at, ours_kobo: ours, theirs_kobo: theirs, payout }) => ({
    orderId: about,
    kind,
    at,
    ours: kind === 'not-paid-out' ? SAID.captured(money(ours), when(at), about) : SAID.holdsOf(money(ours)),
    theirs: payout === null ? SAID.nothing : SAID.paidOut(money(theirs), when(at), payout),
    kobo: Math.abs(theirs - ours),
  }));
}
