import { type ExpressionBuilder, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { WaitingReason } from '#catalogues/arrivals.ts';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { nairaOf } from '#catalogues/money.ts';
import { ARRIVALS, WAITING_WORDS } from '#catalogues/sentences/own-account.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import { writeAudit } from '../audit.ts';
import type { ArrivalsTable } from '../db/schema/transfers.ts';
import type { Schema } from '../db/schema.ts';
import { refused } from '../http/refusals.ts';
import type { Person } from '../person.ts';
import type { MoneyDeps } from '../settlement/money.ts';
import { tellGoesBack } from '../transfers/letters.ts';
import { type Holder, payDues } from './pay-dues.ts';
import { matched, settleSoon } from './receive.ts';

/** Who decides: for an estate, or for the platform (null) about what came to numbers that no estate has. */
export interface Decider {
  readonly id: string;
  readonly estate: Person['estate'];
}

/** As whom an administrator decides; null: one of an estate, who has none. */
export function deciderOf({ id, role, estate }: Pick<Person, 'id' | 'role' | 'estate'>): Decider | null {
  if (role === 'netplus-admin') return { id, estate: null };
  return estate === null ? null : { id, estate };
}

/** Rows of a page. */
const PAGE = 10;

/** Money that came to account numbers that somebody decides about, what waits first, then the newest first. */
export async function listArrivals(
  db: Kysely<Schema>,
  decider: Pick<Decider, 'estate'>,
  { page }: { readonly page: number },
): Promise<CallAnswer<'arrivals'>> {
  const all = db.selectFrom('arrivals').where(seenBy(decider));
  const { total } = await all.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await all
    .leftJoin('users', 'users.id', 'arrivals.user_id')
    .leftJoin('users as decider', 'decider.id', 'arrivals.decided_by')
    .leftJoin('users as payer', 'payer.id', 'arrivals.by_hand_by')
    .leftJoin('cases', (join) =>
      join
        .onRef('cases.arrival_provider', '=', 'arrivals.provider')
        .onRef('cases.arrival_reference', '=', 'arrivals.reference')
        .on('cases.closed_at', 'is', null),
    )
    .selectAll('arrivals')
    .select(['cases.reason as case_reason', 'cases.opened_at'])
    .select(sql<string | null>`payer.first_name || ' ' || payer.last_name`.as('payer'))
    .select(['users.first_name', 'users.last_name'])
    // An estate is told of no meter in another one.
    .select(({ selectFrom }) =>
      selectFrom('residences')
        .select('residences.meter_number')
        .whereRef('residences.id', '=', 'arrivals.user_id')
        .where(sql<boolean>`residences.estate_id = coalesce(arrivals.estate_id, residences.estate_id)`)
        .orderBy('residences.in_use', 'desc')
        .limit(1)
        .as('meter_number'),
    )
    .select(sql<string | null>`decider.first_name || ' ' || decider.last_name`.as('decider'))
    .orderBy(sql`arrivals.state = 'waiting' or cases.id is not null`, 'desc')
    .orderBy('arrivals.came_at', 'desc')
    .orderBy('arrivals.reference')
    .limit(PAGE)
    .offset((page - 1) * PAGE)
    .execute();
  const arrivals = rows.map((row) => ({
    ...{ id: row.reference, at: row.came_at.toISOString(), amount: nairaOf(row.amount_kobo), state: row.state },
    ...{ sender: row.sender, accountNumber: row.account_number ?? '', reason: row.reason },
    resident: row.first_name === null ? null : `${row.first_name} ${row.last_name}`.trim(),
    ...{ meterNumber: row.meter_number, decidedBy: row.decider },
    stuck:
      row.case_reason === null || row.opened_at === null
        ? null
        : { reason: row.case_reason, since: row.opened_at.toISOString(), byHand: row.payer },
  }));
  return { status: 200, data: { arrivals, total, page } };
}

/** Say whose money it is: from now on it is their credit, and pays what they owe. Who decides second is told that it was decided. */
export async function matchArrival(
  deps: MoneyDeps,
  decider: Decider,
  { id, meter_number: meterNumber }: { readonly id: string; readonly meter_number: string },
): Promise<CallAnswer<'matchArrival'>> {
  const done = await deps.db.transaction().execute(async (trx) => {
    const holder = await residentOf(trx, decider, meterNumber, await cameFor(trx, deps, id));
    const strange = decider.estate === null ? ARRIVALS.strangeAnywhere : ARRIVALS.strange;
    if (holder === null) return { answer: refused('resident-not-found', strange), orders: [] };
    const found = await waiting(trx, deps, decider, id);
    if ('status' in found) return { answer: found, orders: [] };
    const { reference, amount_kobo: amountKobo } = found;
    await matched(trx, deps, { reference, amountKobo }, holder.id);
    await decided(trx, deps, found, decider.id);
    const deed = {
      at: deps.clock(),
      actor: decider.id,
      action: 'arrival-matched',
      subject: meterNumber,
      estateId: holder.estateId,
    } as const;
    await writeAudit(trx, { ...deed, detail: { transfer: reference, kobo: amountKobo, after: holder.name } });
    const orders = await payDues(trx, deps, holder, `arrival-${found.provider}-${reference}`);
    const message = ARRIVALS.matched(formatNaira(amountKobo), holder.name);
    return { answer: { status: 200, data: { message } } as const, orders };
  });
  settleSoon(deps, done.orders);
  return done.answer;
}

/** Send money back that waits. The round of what goes back asks the provider, until it says that it is done. */
export function returnArrival(
  deps: MoneyDeps,
  decider: Decider,
  { id }: { readonly id: string },
): Promise<CallAnswer<'returnArrival'>> {
  return deps.db.transaction().execute(async (trx) => {
    const found = await waiting(trx, deps, decider, id);
    if ('status' in found) return found;
    const { reference, amount_kobo: kobo } = found;
    const { id: actor, estate } = decider;
    const at = deps.clock();
    await decided(trx, deps, found, actor);
    await trx
      .updateTable('arrivals')
      .set({ state: 'returning', next_probe_at: at })
      .where('provider', '=', found.provider)
      .where('reference', '=', reference)
      .execute();
    await tellHolder(trx, deps, found, estate?.name ?? 'The platform');
    const subject = estate?.name ?? found.account_number ?? reference;
    const deed = { at, actor, action: 'arrival-sent-back', subject, estateId: estate?.id ?? null } as const;
    await writeAudit(trx, { ...deed, detail: { transfer: reference, kobo, before: found.sender } });
    return { status: 200, data: { message: ARRIVALS.returning(formatNaira(kobo)) } } as const;
  });
}

/** Whose number it came to is told; of money to a number of nobody, or of a deleted account, there is nobody to tell. */
async function tellHolder(trx: Transaction<Schema>, deps: MoneyDeps, row: Arrival, estate: string): Promise<void> {
  if (row.user_id === null) return;
  const holder = await trx
    .selectFrom('users')
    .select(['email', 'first_name', 'last_name'])
    .where('id', '=', row.user_id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (holder === undefined) return;
  const { email, first_name, last_name } = holder;
  const { reference, amount_kobo: kobo } = row;
  const why = `${estate} could not use it.`;
  await tellGoesBack(trx, deps, { email, name: `${first_name} ${last_name}`.trim(), kobo, why, reference });
}

type Arrival = Selectable<ArrivalsTable>;

/** What somebody decides about, and of every estate what the platform has to pay back by hand. */
const seenBy = (decider: Pick<Decider, 'estate'>) => (where: ExpressionBuilder<Schema, 'arrivals'>) =>
  decider.estate === null
    ? where.or([
        decidedBy(decider)(where),
        where.exists(
          where
            .selectFrom('cases')
            .select('cases.id')
            .whereRef('cases.arrival_provider', '=', 'arrivals.provider')
            .whereRef('cases.arrival_reference', '=', 'arrivals.reference')
            .where('cases.closed_at', 'is', null),
        ),
      ])
    : decidedBy(decider)(where);

/** What somebody decides about. */
const decidedBy =
  ({ estate }: Pick<Decider, 'estate'>) =>
  (where: ExpressionBuilder<Schema, 'arrivals'>) =>
    estate === null ? where('arrivals.estate_id', 'is', null) : where('arrivals.estate_id', '=', estate.id);

const NOT_OURS = 'not-ours' satisfies WaitingReason;

/** An arrival that waits for the one who decides, held; else what is said of it. One of another estate is none, and what is not ours is settled with the provider. */
async function waiting(trx: Transaction<Schema>, { payments }: MoneyDeps, decider: Decider, reference: string) {
  const row = await trx
    .selectFrom('arrivals')
    .selectAll()
    .where('provider', '=', payments.name)
    .where('reference', '=', reference)
    .where(decidedBy(decider))
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return { status: 404, data: { code: 'arrival-not-found', message: ARRIVALS.gone } } as const;
  if (row.reason === NOT_OURS)
    return { status: 409, data: { code: NOT_OURS, message: WAITING_WORDS[NOT_OURS] } } as const;
  if (row.state !== 'waiting') return { status: 409, data: { code: 'decided', message: ARRIVALS.decided } } as const;
  return row;
}

async function decided(trx: Transaction<Schema>, deps: MoneyDeps, row: Arrival, actor: string): Promise<void> {
  await trx
    .updateTable('arrivals')
    .set({ decided_by: actor, decided_at: deps.clock() })
    .where('provider', '=', row.provider)
    .where('reference', '=', row.reference)
    .execute();
}

/** Whose number a transfer came to; null: nobody's that we know. */
async function cameFor(trx: Transaction<Schema>, { payments }: MoneyDeps, reference: string): Promise<string | null> {
  const row = await trx
    .selectFrom('arrivals')
    .select('user_id')
    .where('provider', '=', payments.name)
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/**
 * The resident of a meter, whose row is held so that no credit is spent twice; and the meter's, so that what is charged meanwhile sees the credit. Of several
 * who hold it `meant` comes first, then who is let in there and has it in use.
 */
async function residentOf(
  trx: Transaction<Schema>,
  { estate }: Decider,
  meterNumber: string,
  meant: string | null,
): Promise<Holder | null> {
  const meter = await trx
    .selectFrom('meters')
    .select('estate_id')
    .where('meter_number', '=', meterNumber)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (meter === undefined || (estate !== null && meter.estate_id !== estate.id)) return null;
  const { estate_id: estateId } = meter;
  const there = trx
    .selectFrom('residences')
    .where('estate_id', '=', estateId)
    .where('meter_number', '=', meterNumber)
    .where('role', '=', 'service-user')
    .where('disabled', '=', false);
  await trx
    .selectFrom('users')
    .select('id')
    .where('id', 'in', there.select('id'))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const row = await there
    .select(['id', 'email', 'first_name', 'last_name'])
    .orderBy(sql`id is not distinct from ${meant}`, 'desc')
    .orderBy(sql`is_verified and not link_awaited`, 'desc')
    .orderBy('in_use', 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .executeTakeFirst();
  if (row === undefined) return null;
  const { id, email, first_name, last_name } = row;
  return { id, email, name: `${first_name} ${last_name}`.trim() || email, meterNumber, estateId };
}
