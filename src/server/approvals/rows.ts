import { type Kysely, type Selectable, sql } from 'kysely';
import { z } from 'zod';
import type { ApprovalState } from '#catalogues/approvals.ts';
import { bankOf } from '#catalogues/banks.ts';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { TRANSACTION_PAGE } from '#catalogues/limits.ts';
import { nairaOf } from '#catalogues/money.ts';
import { SERVICE_PAYMENT_NAMES } from '#catalogues/uploads.ts';
import { balanceLimitOf } from '../administration/balance-limit.ts';
import type { Schema } from '../db/schema.ts';
import type { CallTaken } from '../http/handlers.ts';
import { type ApprovalDeps, type Office, subjectOf } from './deps.ts';

/** A request as calls carry it. */
export type Approval = Extract<CallAnswer<'approvals'>, { status: 200 }>['data']['approvals'][number];

/** A request as it is kept. */
export type ApprovalRow = Selectable<Schema['approvals']>;

/** Where a request stands at a time: one that nobody answered is over when its time is. */
export const stateAt = ({ state, until }: Pick<ApprovalRow, 'state' | 'until'>, at: Date): ApprovalState =>
  state === 'waiting' && until <= at ? 'expired' : state;

/** What the log says of a request: enough to find it, and what it was about. */
export const described = (
  one: Pick<ApprovalRow, 'id' | 'kind' | 'part' | 'before_kobo' | 'after_kobo' | 'amount_kobo' | 'reason'>,
) => {
  const { id: approval, kind, part, before_kobo: before, after_kobo: after, amount_kobo: amount, reason } = one;
  return { kind, part, before, after, amount, reason, approval };
};

const nameIn = (who: 'asker' | 'ender') =>
  sql<string | null>`nullif(trim(concat_ws(' ', ${sql.ref(`${who}.first_name`)}, ${sql.ref(`${who}.last_name`)})), '')`;

/** Requests of one office. */
function ofOffice(db: Kysely<Schema>, { estateId }: Pick<Office, 'estateId'>) {
  const found = db.selectFrom('approvals');
  return estateId === null
    ? found.where('approvals.estate_id', 'is', null)
    : found.where('approvals.estate_id', '=', estateId);
}

const named = (found: ReturnType<typeof ofOffice>) =>
  found
    .leftJoin('users as asker', 'asker.id', 'approvals.asked_by')
    .leftJoin('users as ender', 'ender.id', 'approvals.ended_by')
    .leftJoin('meters', (join) =>
      join
        .onRef('meters.meter_number', '=', 'approvals.subject')
        .onRef('meters.estate_id', '=', 'approvals.estate_id')
        .on('approvals.kind', '=', 'balance'),
    )
    .leftJoin('refund_accounts as account', (join) =>
      join
        .onRef('account.refund_key', '=', 'approvals.part')
        .onRef('account.number', '=', 'approvals.account')
        .on('approvals.kind', '=', 'refund'),
    )
    .selectAll('approvals')
    .select(['meters.house_address', 'account.bank', 'account.ending'])
    .select([nameIn('asker').as('asker_name'), nameIn('ender').as('ender_name')]);

type Named = Awaited<ReturnType<ReturnType<typeof named>['executeTakeFirstOrThrow']>>;

const time = (at: Date | null): string | null => at?.toISOString() ?? null;
const naira = (kobo: number | null): number | null => (kobo === null ? null : nairaOf(kobo));

/** Who reads requests of which office, when. */
export interface Reader {
  readonly office: Office;
  readonly asker: string;
  readonly at: Date;
}

function shown(row: Named, { office, asker, at }: Reader): Approval {
  return {
    ...{
      id: row.id,
      kind: row.kind,
      state: stateAt(row, at),
      about: subjectOf(row.subject, office),
      house: row.house_address,
    },
    servicePayment: z.enum(SERVICE_PAYMENT_NAMES).nullable().catch(null).parse(row.part),
    ...{ amount: naira(row.amount_kobo), before: naira(row.before_kobo), after: naira(row.after_kobo) },
    account: row.bank === null ? null : `${bankOf(row.bank)?.name ?? row.bank} ••••••${row.ending}`,
    ...{ reason: row.reason, by: row.asker_name, mine: row.asked_by === asker },
    ...{ askedAt: row.asked_at.toISOString(), until: row.until.toISOString() },
    ...{ endedBy: row.ender_name, endedAt: time(row.ended_at), endedBecause: row.ended_because },
    usedAt: time(row.used_at),
  };
}

/** A page of what waits, the oldest first, or of what is over, the newest first. */
export async function approvalPage(
  { db, clock, config }: Pick<ApprovalDeps, 'db' | 'clock' | 'config'>,
  office: Office,
  asker: string,
  { of, page }: CallTaken<'approvals'>,
): Promise<CallAnswer<'approvals'>> {
  const at = clock();
  const isOver = of === 'over';
  const listed = ofOffice(db, office).where((where) => {
    const waits = where.and([where('approvals.state', '=', 'waiting'), where('approvals.until', '>', at)]);
    return isOver ? where.not(waits) : waits;
  });
  const { total } = await listed.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await named(listed)
    .orderBy('approvals.id', isOver ? 'desc' : 'asc')
    .limit(TRANSACTION_PAGE.rows)
    .offset((page - 1) * TRANSACTION_PAGE.rows)
    .execute();
  const limit = office.estateId === null ? config.refundLimit : await balanceLimitOf(db, office.estateId);
  const approvals = rows.map((row) => shown(row, { office, asker, at }));
  return { status: 200, data: { approvals, total, page, limit: naira(limit) } };
}

/** What a request is about: of each of these one waits at most. */
export type Matter = Pick<ApprovalRow, 'kind' | 'subject' | 'part'>;

/** What was agreed holds for the account that was read back: once its payer has given another one, nothing stands. */
const forAccountNow = sql<boolean>`approvals.account is not distinct from (
  select max(given.number) from refund_accounts given where given.refund_key = approvals.part and given.refused_at is null)`;

/** What waits for the same, or of a refund was agreed and is not paid yet; null: nothing. */
export async function standingOf(
  db: Kysely<Schema>,
  reader: Reader,
  { kind, subject, part }: Matter,
): Promise<Approval | null> {
  const { office, at } = reader;
  const row = await named(ofOffice(db, office))
    .where('approvals.kind', '=', kind)
    .where('approvals.subject', '=', subject)
    .where('approvals.part', '=', part)
    .where('approvals.until', '>', at)
    .where((where) =>
      where.or([
        where('approvals.state', '=', 'waiting'),
        where.and([
          where('approvals.kind', '=', 'refund'),
          where('approvals.state', '=', 'approved'),
          where('approvals.used_at', 'is', null),
          forAccountNow,
        ]),
      ]),
    )
    .orderBy('approvals.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : shown(row, reader);
}
