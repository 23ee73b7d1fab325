import type { Transaction } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { nairaOf } from '#catalogues/money.ts';
import { APPROVALS as SAID } from '#catalogues/sentences/approvals.ts';
import { SERVICE_PAYMENT_NAMES, type ServicePayment } from '#catalogues/uploads.ts';
import { formatDay, formatNaira } from '#machines/kit/writing/format.ts';
import { aboveSaid } from '#machines/kit/writing/limit.ts';
import { balanceLimitOf } from '../administration/balance-limit.ts';
import { setBalanceIn } from '../administration/set-balance.ts';
import { type AuditAction, writeAudit } from '../audit.ts';
import type { Schema } from '../db/schema.ts';
import type { CallTaken } from '../http/handlers.ts';
import { refused } from '../http/refusals.ts';
import { lockEstate } from '../lock-estate.ts';
import { currentAccount } from '../settlement/refund-account.ts';
import type { Asker } from './ask.ts';
import { type ApprovalDeps, inOffice, type Office, subjectOf, untilFrom } from './deps.ts';
import { tellAsker } from './letters.ts';
import { type ApprovalRow, described, stateAt } from './rows.ts';

/** What came of doing what was asked for: what is said, or why it does not fit any more. */
type Done = { readonly kind: 'done'; readonly message: string } | { readonly kind: 'unfit'; readonly why: string };

/** Who decides what, at what time. */
interface At {
  readonly asker: Asker;
  readonly row: ApprovalRow;
  readonly at: Date;
}

/**
 * Approve what somebody else asked for, refuse it, or take one's own back: once, as the row is held. What is approved is looked at as it is now and done in
 * the same transaction; what does not fit any more ends, and is said.
 */
export function decide(
  deps: ApprovalDeps,
  asker: Asker,
  { id, deed, reason }: CallTaken<'decideApproval'>,
): Promise<CallAnswer<'decideApproval'>> {
  const { office } = asker;
  const because = reason ?? null;
  return deps.db.transaction().execute(async (trx) => {
    // The estate first, as whoever removes an administrator or sets the limit does.
    if (office.estateId !== null) await lockEstate(trx, office.estateId);
    const row = await held(trx, office, id);
    if (row === undefined) return refused('approval-not-found', SAID.notFound);
    const at = deps.clock();
    const state = stateAt(row, at);
    if (state !== 'waiting') {
      const words = SAID.over(id, SAID.states[state]);
      // A second click, or an answer that was not heard.
      const isOwn = row.ended_by === asker.id && state === ENDED[deed];
      return isOwn ? said(words) : refused('approval-over', words);
    }
    const mine = row.asked_by === asker.id;
    if (deed === 'take-back') {
      if (!mine) return refused('not-own-approval', SAID.notOwn);
      await end(trx, { asker, row, at }, { state: 'taken-back', action: 'approval-taken-back', because });
      return said(SAID.takenBack(id));
    }
    if (mine) return refused('own-approval', SAID.own);
    return deed === 'refuse' ? refuse(deps, trx, { asker, row, at }, because) : approve(deps, trx, { asker, row, at });
  });
}

const ENDED = { approve: 'approved', refuse: 'refused', 'take-back': 'taken-back' } as const;

const said = (message: string) => ({ status: 200, data: { message } }) as const;

function held(trx: Transaction<Schema>, { estateId }: Office, id: number) {
  return trx
    .selectFrom('approvals')
    .selectAll()
    .where('id', '=', id)
    .where('estate_id', estateId === null ? 'is' : '=', estateId)
    .forUpdate()
    .executeTakeFirst();
}

async function refuse(deps: ApprovalDeps, trx: Transaction<Schema>, deed: At, reason: string | null) {
  if (reason === null) return refused('reason-missing', SAID.noReason);
  await end(trx, deed, { state: 'refused', action: 'approval-refused', because: reason });
  await tell(deps, trx, deed, { did: 'refused', because: reason });
  return said(SAID.refused(deed.row.id));
}

async function approve(deps: ApprovalDeps, trx: Transaction<Schema>, deed: At) {
  const { asker, row } = deed;
  const people = await inOffice(trx, asker.office).execute();
  const own = people.find(({ id }) => id === asker.id);
  // An administrator whom the asker invites afterwards is no second person.
  if (own === undefined) return refused('leaving', SAID.leaving);
  if (own.created_at > row.asked_at || (await hasJoinedSince(trx, row, own))) return refused('too-new', SAID.tooNew);
  const outcome: Done = people.some(({ id }) => id === row.asked_by)
    ? await DEEDS[row.kind](trx, deed)
    : { kind: 'unfit', why: SAID.askerGone };
  if (outcome.kind === 'unfit') {
    await end(trx, deed, { state: 'outdated', action: 'approval-outdated', because: outcome.why });
    return refused('approval-outdated', outcome.why);
  }
  await end(trx, deed, { state: 'approved', action: 'approval-given', because: null });
  await tell(deps, trx, deed, { did: 'approved', because: null });
  return said(outcome.message);
}

/** True for whoever was removed, and is back by an invitation that was accepted after it was asked for: the account is an older one. */
async function hasJoinedSince(trx: Transaction<Schema>, { asked_at }: ApprovalRow, { id }: { readonly id: string }) {
  const joined = await trx
    .selectFrom('audit')
    .select('id')
    .where('action', '=', 'administrator-joined')
    .where('subject', '=', id)
    .where('at', '>', asked_at)
    .limit(1)
    .executeTakeFirst();
  return joined !== undefined;
}

const unfit = (why: string): Done => ({ kind: 'unfit', why });

const DEEDS: Readonly<Record<ApprovalRow['kind'], (trx: Transaction<Schema>, at: At) => Promise<Done>>> = {
  balance: changeBalance,
  'balance-limit': changeLimit,
  refund: allowRefund,
};

const paymentOf = (part: string): ServicePayment | undefined => SERVICE_PAYMENT_NAMES.find((one) => one === part);

/** The balance becomes what was read back, from what was read back. */
async function changeBalance(trx: Transaction<Schema>, { asker, row, at }: At): Promise<Done> {
  const { office } = asker;
  const servicePayment = paymentOf(row.part);
  if (office.estateId === null || servicePayment === undefined) return unfit(SAID.notFound);
  if (row.before_kobo === null || row.after_kobo === null) return unfit(SAID.notFound);
  const by = { estate: { id: office.estateId, name: office.name }, actor: asker.id, at, approval: row.id };
  const sums = { amount: nairaOf(row.after_kobo), expected: nairaOf(row.before_kobo) };
  const wish = { meter_number: row.subject, servicePayment, ...sums, reason: row.reason };
  const answer = await setBalanceIn(trx, by, wish);
  return answer.status === 200
    ? { kind: 'done', message: SAID.approved.balance(answer.data.message) }
    : unfit(answer.data.message);
}

async function changeLimit(trx: Transaction<Schema>, { asker, row, at }: At): Promise<Done> {
  const { office, id: actor } = asker;
  if (office.estateId === null) return unfit(SAID.notFound);
  const { before_kobo: before, after_kobo: after } = row;
  const now = await balanceLimitOf(trx, office.estateId);
  if (now !== before) return unfit(SAID.limitMoved(aboveSaid(now)));
  await trx.updateTable('estates').set({ balance_limit_kobo: after }).where('id', '=', office.estateId).execute();
  const detail = { before: aboveSaid(before), after: aboveSaid(after), reason: row.reason, approval: row.id };
  const deed = { at, actor, action: 'balance-limit-set', subject: office.name } as const;
  await writeAudit(trx, { ...deed, estateId: office.estateId, detail });
  const message = after === null ? SAID.approved.limitOff : SAID.approved['balance-limit'](aboveSaid(after));
  return { kind: 'done', message };
}

/** Nothing is paid by agreeing: it may be, once, to the account that was read back. */
async function allowRefund(trx: Transaction<Schema>, { row, at }: At): Promise<Done> {
  const details = await trx
    .selectFrom('refund_details')
    .select(['state', 'amount_kobo'])
    .where('refund_key', '=', row.part)
    .executeTakeFirst();
  if (details?.state !== 'wanted') return unfit(SAID.refundMoved);
  if (details.amount_kobo !== row.amount_kobo) return unfit(SAID.refundSum);
  if (((await currentAccount(trx, row.part))?.number ?? null) !== row.account) return unfit(SAID.accountMoved);
  const until = untilFrom(at);
  await trx.updateTable('approvals').set({ until }).where('id', '=', row.id).execute();
  const message = SAID.approved.refund(formatNaira(details.amount_kobo), row.subject, formatDay(until.toISOString()));
  return { kind: 'done', message };
}

/** How a request ended, with its line of the log. */
interface Ending {
  readonly state: Exclude<ApprovalRow['state'], 'waiting' | 'expired'>;
  readonly action: AuditAction;
  readonly because: string | null;
}

async function end(trx: Transaction<Schema>, { asker, row, at }: At, { state, action, because }: Ending) {
  const { id: actor, office } = asker;
  await trx
    .updateTable('approvals')
    .set({ state, ended_by: actor, ended_at: at, ended_because: because })
    .where('id', '=', row.id)
    .execute();
  const detail = { ...described(row), ...(because !== null && { because }) };
  const deed = { at, actor, action, subject: subjectOf(row.subject, office), estateId: office.estateId } as const;
  await writeAudit(trx, { ...deed, detail });
}

async function tell(
  deps: ApprovalDeps,
  trx: Transaction<Schema>,
  { asker, row }: At,
  { did, because }: { readonly did: 'approved' | 'refused'; readonly because: string | null },
): Promise<void> {
  const to = await trx
    .selectFrom('users')
    .select(['email', 'first_name'])
    .where('id', '=', row.asked_by)
    .where('disabled', '=', false)
    .executeTakeFirst();
  if (to !== undefined) await tellAsker(deps, trx, row, { asker: to, by: asker.name, did, because });
}
