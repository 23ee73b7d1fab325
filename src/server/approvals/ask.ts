import type { Transaction } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { koboOf, nairaOf } from '#catalogues/money.ts';
import { APPROVALS as SAID } from '#catalogues/sentences/approvals.ts';
import { formatDay, formatWhen } from '#machines/kit/writing/format.ts';
import { writeAudit } from '../audit.ts';
import type { Schema } from '../db/schema.ts';
import { refused } from '../http/refusals.ts';
import { type ApprovalDeps, nameOf, type Office, othersOf, subjectOf, untilFrom } from './deps.ts';
import { tellThoseWhoCan } from './letters.ts';
import { type Approval, type ApprovalRow, described, type Matter, standingOf } from './rows.ts';

/** Who asks, for which office. */
export interface Asker {
  readonly id: string;
  readonly name: string;
  readonly office: Office;
}

/** What is asked for; kobo. */
export interface Wish extends Matter, Pick<ApprovalRow, 'amount_kobo' | 'before_kobo' | 'after_kobo' | 'account'> {
  readonly reason: string;
}

/** What it needs before it is asked for; kobo. */
interface Need {
  readonly limit: number | null;
  readonly sum: number;
}

/** Whether a second person is needed, who could agree, and what stands of the same already. Nothing is written. */
export async function previewed(
  { db, clock }: Pick<ApprovalDeps, 'db' | 'clock'>,
  { id, office }: Asker,
  { limit, sum }: Need,
  matter: Matter,
): Promise<Extract<CallAnswer<'previewRefundApproval'>, { status: 200 }>> {
  const at = clock();
  const others = (await othersOf(db, office, id)).map(nameOf);
  const standing = await standingOf(db, { office, asker: id, at }, matter);
  const needed = limit !== null && sum > limit;
  const data = { needed, limit: limit === null ? null : nairaOf(limit), amount: nairaOf(sum), others, standing };
  return { status: 200, data: { ...data, until: untilFrom(at).toISOString() } };
}

/**
 * Write a request down, once of a matter, tell those who can agree, and answer its number. The very same of the same person once more is the one
 * that stands; another one is refused while one waits.
 */
export async function ask(deps: ApprovalDeps, trx: Transaction<Schema>, asker: Asker, wish: Wish) {
  const { id: actor, name, office } = asker;
  const at = deps.clock();
  const others = await othersOf(trx, office, actor);
  if (others.length === 0)
    return refused('nobody-else', SAID.nobodyElse[office.estateId === null ? 'platform' : 'estate']);
  await endExpired(trx, office, wish, at);
  const until = untilFrom(at);
  const written = await trx
    .insertInto('approvals')
    .values({ ...wish, estate_id: office.estateId, asked_by: actor, asked_at: at, until })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  const names = SAID.orOther(others.map(nameOf));
  if (written === undefined) {
    const standing = await standingOf(trx, { office, asker: actor, at }, wish);
    if (standing === null) return refused('approval-over', SAID.notFound);
    if (isTheSame(standing, wish)) return asked(standing.id, names, standing.until);
    const { id, by, mine, askedAt } = standing;
    const who = mine ? SAID.you : (by ?? SAID.gone);
    return refused('asked-already', SAID.askedAlready(id, who, formatWhen(askedAt)));
  }
  const { id } = written;
  const { kind, subject } = wish;
  const detail = described({ ...wish, id });
  const deed = { at, actor, action: 'approval-asked', subject: subjectOf(subject, office) } as const;
  await writeAudit(trx, { ...deed, estateId: office.estateId, detail });
  await tellThoseWhoCan(deps, trx, { id, kind, subject, until }, { office, by: name, others });
  return asked(id, names, until.toISOString());
}

const asked = (id: number, names: string, until: string) =>
  ({ status: 200, data: { id, message: SAID.asked(id, names, formatDay(until)) } }) as const;

const kobo = (naira: number | null): number | null => (naira === null ? null : koboOf(naira));

/** True for the same wish of the same person: a doubled click, or an answer that was not heard. */
const isTheSame = (standing: Approval, wish: Wish): boolean =>
  standing.mine &&
  standing.state === 'waiting' &&
  standing.reason === wish.reason &&
  kobo(standing.after) === wish.after_kobo &&
  kobo(standing.before) === wish.before_kobo &&
  kobo(standing.amount) === wish.amount_kobo;

/** What nobody answered in time makes room for the next one of its matter. */
async function endExpired(trx: Transaction<Schema>, { estateId }: Office, { kind, subject, part }: Matter, at: Date) {
  await trx
    .updateTable('approvals')
    .set(({ ref }) => ({ state: 'expired' as const, ended_at: ref('until') }))
    .where('state', '=', 'waiting')
    .where('until', '<=', at)
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('part', '=', part)
    .where('estate_id', estateId === null ? 'is' : '=', estateId)
    .execute();
}
