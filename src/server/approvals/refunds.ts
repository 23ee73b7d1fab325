import type { CallAnswer } from '#catalogues/calls/services.ts';
import { APPROVALS as SAID } from '#catalogues/sentences/approvals.ts';
import { REFUND_ACCOUNT } from '#catalogues/sentences/refund-accounts.ts';
import { formatDay } from '#machines/kit/writing/format.ts';
import type { CallTaken } from '../http/handlers.ts';
import { refused } from '../http/refusals.ts';
import { waitingOf } from '../refund-accounts/by-hand.ts';
import { currentAccount } from '../settlement/refund-account.ts';
import { type Asker, ask, previewed } from './ask.ts';
import type { ApprovalDeps } from './deps.ts';
import { standingOf } from './rows.ts';

const notWanted = refused('no-refund-waiting', REFUND_ACCOUNT.admin.notWanted);
const underWay = refused('refund-under-way', REFUND_ACCOUNT.admin.underWay);

/** Whether a refund that is to be paid by hand is above the limit of the platform. Nothing is written. */
export async function previewRefund(
  deps: ApprovalDeps,
  asker: Asker,
  { topupRef }: CallTaken<'previewRefundApproval'>,
): Promise<CallAnswer<'previewRefundApproval'>> {
  const found = await waitingOf(deps, topupRef);
  if (found === undefined) return notWanted;
  const { order_id: subject, refund_key: part, amount_kobo: sum } = found;
  return previewed(deps, asker, { limit: deps.config.refundLimit, sum }, { kind: 'refund', subject, part });
}

/** Ask for paying a refund by hand above the limit, before anything is paid. */
export async function askRefund(
  deps: ApprovalDeps,
  asker: Asker,
  { topupRef, reason }: CallTaken<'askRefundApproval'>,
): Promise<CallAnswer<'askRefundApproval'>> {
  const found = await waitingOf(deps, topupRef);
  if (found === undefined) return notWanted;
  if (found.state !== 'wanted') return underWay;
  const { order_id: subject, refund_key: part, amount_kobo } = found;
  const limit = deps.config.refundLimit;
  if (limit === null || amount_kobo <= limit) return refused('not-needed', SAID.notNeeded);
  const matter = { kind: 'refund', subject, part } as const;
  return deps.db.transaction().execute(async (trx) => {
    const reader = { office: asker.office, asker: asker.id, at: deps.clock() };
    const standing = await standingOf(trx, reader, matter);
    if (standing?.state === 'approved')
      return refused('agreed-already', SAID.agreedAlready(standing.id, formatDay(standing.until)));
    const account = (await currentAccount(trx, part))?.number ?? null;
    return ask(deps, trx, asker, { ...matter, amount_kobo, before_kobo: null, after_kobo: null, account, reason });
  });
}
