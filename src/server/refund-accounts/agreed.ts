import type { Transaction } from 'kysely';
import { APPROVALS } from '#catalogues/sentences/approvals.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import { aboveSaid } from '#machines/kit/writing/limit.ts';
import type { Schema } from '../db/schema.ts';
import { refused } from '../http/refusals.ts';

/** Above which sum two people pay a refund by hand, kobo; null: one is enough. */
export interface RefundLimit {
  readonly refundLimit: number | null;
}

/** A refund as it is to be paid now, locked; `account`: the how many-eth that its payer gave. */
interface ToPay {
  readonly refund_key: string;
  readonly amount_kobo: number;
  readonly account: number | null;
  readonly at: Date;
}

/** What somebody else agreed to, held, where the refund is above the limit; nothing where it is not; or why it is not paid. */
export async function agreedTo(trx: Transaction<Schema>, { refundLimit }: RefundLimit, refund: ToPay) {
  const { refund_key: key, amount_kobo: kobo, account, at } = refund;
  if (refundLimit === null || kobo <= refundLimit) return {};
  const agreed = await trx
    .selectFrom('approvals')
    .select(['id', 'amount_kobo', 'account'])
    .where('kind', '=', 'refund')
    .where('part', '=', key)
    .where('state', '=', 'approved')
    .where('used_at', 'is', null)
    .where('until', '>', at)
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  if (agreed === undefined)
    return refused('second-person', APPROVALS.neededRefund(formatNaira(kobo), aboveSaid(refundLimit)));
  if (agreed.amount_kobo !== kobo) return refused('refund-moved', APPROVALS.refundSum);
  if (agreed.account !== account) return refused('account-moved', APPROVALS.accountMoved);
  return { approval: agreed.id };
}

/** An agreement is for one payment. */
export async function spend(trx: Transaction<Schema>, id: number, at: Date): Promise<void> {
  await trx.updateTable('approvals').set({ used_at: at }).where('id', '=', id).execute();
}
