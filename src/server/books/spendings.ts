import { type Kysely, sql, type Transaction } from 'kysely';
import { BOOKS_LIMITS, SPENDING_HEADS } from '#catalogues/books.ts';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { koboOf, nairaOf } from '#catalogues/money.ts';
import { BOOKS, headCalled } from '#catalogues/sentences/estate/books.ts';
import { type MonthSpan, monthsAfter } from '#machines/kit/months.ts';
import { dayInLagos, formatDay, formatNaira } from '#machines/kit/writing/format.ts';
import type { OwnEstate } from '../administration/own-estate.ts';
import { writeAudit } from '../audit.ts';
import { monthsOf } from '../billing/months.ts';
import type { Schema } from '../db/schema.ts';
import type { CallTaken } from '../http/handlers.ts';
import { refused } from '../http/refusals.ts';
import { lockEstate } from '../lock-estate.ts';
import type { BooksReading } from './books.ts';

/** Who writes, for which estate. */
export interface By {
  readonly estate: OwnEstate;
  readonly id: string;
}

const SAID = BOOKS.spending;
const DAY_MS = 86_400_000;
/** Whoever writes the same again so soon has clicked twice, or has heard no answer. */
const SAME_MS = 600_000;

/** How a head is called that is said in any case: one of ours, one of the estate's own, or a new one in these words. */
async function headOf(db: Kysely<Schema>, estateId: number, said: string) {
  const like = said.toLowerCase();
  const ours = SPENDING_HEADS.find((head) => head === like || headCalled(head).toLowerCase() === like);
  const own = await db
    .selectFrom('spendings')
    .select('head')
    .distinct()
    .where('estate_id', '=', estateId)
    .where('head', 'not in', [...SPENDING_HEADS])
    .execute();
  if (ours !== undefined) return { head: ours as string, isNew: false, own: own.length };
  const known = own.find(({ head }) => head.toLowerCase() === like);
  return { head: known?.head ?? said, isNew: known === undefined, own: own.length };
}

/** Why nothing is written down of a day; null: it is one of the past that books are open for. */
function dayRefused(day: string, at: Date) {
  if (day > dayInLagos(at)) return refused('day-to-come', SAID.dayToCome);
  return at.getTime() - Date.parse(day) > BOOKS_LIMITS.daysBack * DAY_MS
    ? refused('day-long-ago', SAID.dayLongAgo)
    : null;
}

/** How a head is called, whether it is a new one, and what was spent on it in the month of a day. */
export async function previewSpending(
  { db, clock }: BooksReading,
  { id: estateId }: OwnEstate,
  { head: said, day }: CallTaken<'previewSpending'>,
): Promise<CallAnswer<'previewSpending'>> {
  const wrong = dayRefused(day, clock());
  if (wrong !== null) return wrong;
  const { head, isNew, own } = await headOf(db, estateId, said);
  if (isNew && own >= BOOKS_LIMITS.ownHeads) return refused('too-many-heads', SAID.manyHeads(BOOKS_LIMITS.ownHeads));
  const month = day.slice(0, 'yyyy-mm'.length);
  const { kobo } = await db
    .selectFrom('spendings')
    .select(sql<number>`coalesce(sum(amount_kobo), 0)::bigint`.as('kobo'))
    .where('estate_id', '=', estateId)
    .where('head', '=', head)
    .where('day', '>=', `${month}-01`)
    .where('day', '<', `${monthsAfter(month, 1)}-01`)
    .executeTakeFirstOrThrow();
  return { status: 200, data: { head, isNew, spent: nairaOf(kobo) } };
}

/**
 * Write down what was spent, once of a key, however late it is sent again. The same of the same person a moment ago is the one that
 * stands, too.
 */
export function noteSpending(
  { db, clock }: BooksReading,
  { estate, id: actor }: By,
  { head: said, amount, day, payee, note, key }: CallTaken<'noteSpending'>,
): Promise<CallAnswer<'noteSpending'>> {
  const at = clock();
  const wrong = dayRefused(day, at);
  if (wrong !== null) return Promise.resolve(wrong);
  const kobo = koboOf(amount);
  return db.transaction().execute(async (trx) => {
    // Two who write at once take turns, so that neither is written twice nor two new heads differ by their case.
    await lockEstate(trx, estate.id);
    const sent = key === undefined ? undefined : await sentBefore(trx, estate.id, key);
    if (sent !== undefined) return sent;
    const { head, isNew, own } = await headOf(trx, estate.id, said);
    if (isNew && own >= BOOKS_LIMITS.ownHeads) return refused('too-many-heads', SAID.manyHeads(BOOKS_LIMITS.ownHeads));
    const row = { estate_id: estate.id, head, amount_kobo: kobo, day, payee, note, made_by: actor };
    const known = await standing(trx, row, new Date(at.getTime() - SAME_MS));
    const sum = formatNaira(kobo);
    if (known !== undefined)
      return {
        status: 200,
        data: { id: known, message: SAID.already(sum, headCalled(head), formatDay(day)) },
      } as const;
    const { id } = await trx
      .insertInto('spendings')
      .values({ ...row, key: key ?? null, takes_back: null, made_at: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    const detail = { after: sum, day, head, to: payee };
    await writeAudit(trx, {
      ...{ at, actor, action: 'spending-noted', subject: estate.name, estateId: estate.id, detail },
    });
    return { status: 200, data: { id, message: SAID.noted(sum, headCalled(head), formatDay(day)) } } as const;
  });
}

/** What is answered where a key has written a spending down: the one that it wrote. */
async function sentBefore(trx: Transaction<Schema>, estateId: number, key: string) {
  const held = await trx
    .selectFrom('spendings')
    .select(['id', 'amount_kobo', 'head', 'day'])
    .where('estate_id', '=', estateId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (held === undefined) return undefined;
  const message = SAID.noted(formatNaira(held.amount_kobo), headCalled(held.head), formatDay(held.day));
  return { status: 200, data: { id: held.id, message } } as const;
}

interface Noted {
  readonly estate_id: number;
  readonly head: string;
  readonly amount_kobo: number;
  readonly day: string;
  readonly payee: string;
  readonly note: string;
  readonly made_by: string;
}

/** The same spending of the same person since an instant, where nobody took it back. */
async function standing(trx: Transaction<Schema>, row: Noted, since: Date): Promise<number | undefined> {
  let same = trx.selectFrom('spendings').select('id').where('made_at', '>', since);
  for (const name of ['estate_id', 'head', 'amount_kobo', 'day', 'payee', 'note', 'made_by'] as const)
    same = same.where(name, '=', row[name]);
  const found = await same
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('spendings as back').select('back.id').whereRef('back.takes_back', '=', 'spendings.id'))),
    )
    .executeTakeFirst();
  return found?.id;
}

/** Take a spending back by a line of its own, on its day, so that its month is as if it had not been. One that is taken back stays so. */
export function takeSpendingBack(
  { db, clock }: BooksReading,
  { estate, id: actor }: By,
  { id, reason }: CallTaken<'takeSpendingBack'>,
): Promise<CallAnswer<'takeSpendingBack'>> {
  const at = clock();
  return db.transaction().execute(async (trx) => {
    await lockEstate(trx, estate.id);
    const held = await trx
      .selectFrom('spendings')
      .selectAll()
      .where('estate_id', '=', estate.id)
      .where('id', '=', id)
      .where('takes_back', 'is', null)
      .executeTakeFirst();
    if (held === undefined) return { status: 404, data: { code: 'no-spending', message: SAID.notThere } } as const;
    const sum = formatNaira(held.amount_kobo);
    const done = { status: 200, data: { message: SAID.back.done(sum, headCalled(held.head)) } } as const;
    const { estate_id, head, day, payee } = held;
    const written = await trx
      .insertInto('spendings')
      .values({
        ...{ estate_id, head, day, payee, note: reason, amount_kobo: -held.amount_kobo },
        ...{ takes_back: id, made_by: actor, made_at: at },
      })
      .onConflict((conflict) => conflict.column('takes_back').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (written === undefined) return done;
    const detail = { before: sum, day, head, reason };
    await writeAudit(trx, {
      ...{ at, actor, action: 'spending-taken-back', subject: estate.name, estateId: estate.id, detail },
    });
    return done;
  });
}

/** Lines of what was spent in some months and of what took one back, the newest first; all of them where `page` is null. */
export async function spendingRows(
  db: Kysely<Schema>,
  estateId: number,
  { from, to }: MonthSpan,
  page: { readonly limit: number; readonly offset: number } | null,
) {
  const all = db
    .selectFrom('spendings')
    .where('spendings.estate_id', '=', estateId)
    .where('spendings.day', '>=', `${from}-01`)
    .where('spendings.day', '<', `${monthsAfter(to, 1)}-01`);
  const { total } = await all.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await all
    .leftJoin('spendings as back', 'back.takes_back', 'spendings.id')
    .leftJoin('users', 'users.id', 'spendings.made_by')
    .select([
      ...(['spendings.id', 'spendings.head', 'spendings.amount_kobo', 'spendings.payee', 'spendings.note'] as const),
      ...(['spendings.takes_back', 'spendings.made_at', 'back.id as taken_back', 'users.first_name'] as const),
      'users.last_name',
      'spendings.day',
    ])
    .orderBy('spendings.day', 'desc')
    .orderBy('spendings.id', 'desc')
    .$if(page !== null, (query) => query.limit(page?.limit ?? 0).offset(page?.offset ?? 0))
    .execute();
  const told = rows.map((row) => ({
    ...{ id: row.id, day: row.day, head: row.head, kobo: row.amount_kobo, payee: row.payee, note: row.note },
    by: [row.first_name, row.last_name].filter(Boolean).join(' ') || null,
    ...{ at: row.made_at.toISOString(), takesBack: row.takes_back, takenBack: row.taken_back !== null },
  }));
  return { rows: told, total };
}

/** A page of them. */
export async function spendings(
  { db }: Pick<BooksReading, 'db'>,
  { id: estateId }: OwnEstate,
  { page, rows: limit, ...span }: CallTaken<'spendings'>,
): Promise<CallAnswer<'spendings'>> {
  if (monthsOf(span) === null) return refused('no-months', BOOKS.noMonths(BOOKS_LIMITS.months));
  const { rows, total } = await spendingRows(db, estateId, span, { limit, offset: (page - 1) * limit });
  return {
    status: 200,
    data: { spendings: rows.map(({ kobo, ...row }) => ({ ...row, amount: nairaOf(kobo) })), total, page },
  };
}
