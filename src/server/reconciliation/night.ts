import { type Kysely, sql, type Transaction } from 'kysely';
import { BOOK_OF, BOOKS, type BookName } from '#catalogues/platform.ts';
import { dayInLagos } from '#machines/kit/writing/format.ts';
import { inParts } from '../db/in-parts.ts';
import type { Schema } from '../db/schema.ts';
import { dayAfter } from '../histories/days.ts';
import type { Queue } from '../jobs.ts';
import type { MoneyDeps } from '../settlement/money.ts';
import type { Unread } from './books.ts';
import { closeWhatAgrees, openDifferenceCase, readFrom } from './difference-cases.ts';
import type { Finding } from './finding.ts';
import { type NightDeps, tellOfNight, tellOfUnread } from './night-letter.ts';
import { reconcile } from './reconcile.ts';

/** The job that compares the books of one day. */
export const NIGHT = 'reconcile-night';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** How long after midnight in Lagos a day is compared: what happened just before has been heard of by then (MONEY, I12), ms. */
const BEGINS_MS = 30 * MINUTE_MS;
/** A book that cannot be read is tried again for so long, and then said not to be read, ms. */
const TRIED_FOR_MS = 12 * 60 * MINUTE_MS;
/** Between two looks for days that are to be compared, ms. */
const ROUND_MS = 5 * MINUTE_MS;
/** Days that are made up for after a server stood still. */
const MOST_DAYS = 7;
/** How far back payouts are compared with each night: they are told late, and change from under way to paid. */
const PAYOUT_DAYS = 7;
/** How much further back one is read that was under way. */
const UNDER_WAY_DAYS = 60;

/** What the nights need of the rest of the server. */
export type Nights = NightDeps &
  Pick<MoneyDeps, 'payments' | 'vending' | 'otherVendors' | 'log'> & { readonly queue: Queue };

/** Which of the last days have ended and were not compared, though a later one was, the first one first; before the first night it is the last day alone. */
export async function dueDays(db: Kysely<Schema>, now: Date): Promise<string[]> {
  const last = dayInLagos(now.getTime() - BEGINS_MS - DAY_MS);
  const { rows } = await sql<{ first: string | null }>`select min(day) as first from reconciled_nights`.execute(db);
  const from = dayInLagos(now.getTime() - BEGINS_MS - MOST_DAYS * DAY_MS);
  const done = await db.selectFrom('reconciled_nights').select('day').where('day', '>=', from).execute();
  const days: string[] = [];
  for (let day = [from, rows[0]?.first ?? last].sort().at(-1) ?? last; day <= last; day = dayAfter(day)) days.push(day);
  return days.filter((day) => !done.some((night) => night.day === day));
}

/**
 * Compare the books of a day, each once: what was compared before the process died is not again. While a book cannot be read the day
 * stays to be done, for half a day at most. Each difference is a case; who is to know of them is mailed in the transaction that ends the
 * night. Cases of former nights whose books agree by now are closed.
 */
export async function reconcileNight(deps: Omit<Nights, 'queue'>, day: string): Promise<void> {
  const { db, clock } = deps;
  const isLate = clock().getTime() > Date.parse(dayAfter(day)) - 60 * MINUTE_MS + TRIED_FOR_MS;
  for (const book of BOOKS) {
    const known = db.selectFrom('reconciled_books').select('day').where('day', '=', day).where('book', '=', book);
    if ((await known.executeTakeFirst()) !== undefined) continue;
    const from = book === 'payouts' ? await payoutsSince(db, day) : day;
    const { findings, unread } = await reconcile(deps, { from, to: day }, new Set([book]));
    const unreadOf = unread.filter((one) => one.book === book);
    const missing = unreadOf.find(({ never }) => !never) ?? unreadOf[0];
    if (missing !== undefined && !missing.never && !isLate) {
      deps.log('warn', { day, book, reason: missing.reason }, 'a book cannot be read; its day is compared later');
      return;
    }
    await db.transaction().execute((trx) =>
      record(trx, deps, {
        ...{ day, book, missing, findings: findings.filter(({ kind }) => BOOK_OF[kind] === book) },
        readFrom: readFrom(deps, book).join(', '),
      }),
    );
  }
  await db.transaction().execute((trx) => tellOfNight(trx, deps, day));
  await closeWhatAgrees(deps);
}

/** From which day on payouts are compared in the night of a day: those that were under way when they were last read are read again. */
async function payoutsSince(db: Kysely<Schema>, day: string): Promise<string> {
  const lately = Date.parse(day) - PAYOUT_DAYS * DAY_MS;
  const { made } = await db
    .selectFrom('payouts')
    .select(({ fn }) => fn.min<Date | null>('made_at').as('made'))
    .where('status', '=', 'under-way')
    .where('made_at', '>', new Date(lately - UNDER_WAY_DAYS * DAY_MS))
    .executeTakeFirstOrThrow();
  return dayInLagos(Math.min(lately, made?.getTime() ?? lately));
}

async function record(
  trx: Transaction<Schema>,
  deps: Omit<NightDeps, 'db'>,
  night: {
    readonly day: string;
    readonly book: BookName;
    readonly missing: Unread | undefined;
    readonly findings: readonly Finding[];
    /** Whose books these are. */
    readonly readFrom: string;
  },
): Promise<void> {
  const { day, book, missing, findings, readFrom: read_from } = night;
  const at = deps.clock();
  const compared = findings.length > 0 ? 'differs' : 'agrees';
  const written = await trx
    .insertInto('reconciled_books')
    .values({
      ...{ day, book, at, differences: findings.length },
      ...{ state: missing === undefined ? compared : 'not-read', reason: missing?.reason ?? null },
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('day')
    .executeTakeFirst();
  if (written === undefined) return;
  if (missing !== undefined && !missing.never) await tellOfUnread(trx, deps, day, missing);
  const rows = findings.map(({ kind, orderId: about, at: when, ours, theirs, kobo }) => ({
    ...{ kind, about, day, at: when, ours, theirs, kobo, found_at: at, read_from },
  }));
  for (const part of inParts(rows))
    await trx
      .insertInto('reconciled_differences')
      .values(part)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  for (const finding of findings) await openDifferenceCase(trx, finding, at);
}

/** Work on the nights that are due, now and from time to time; answers how to stop looking for them. */
export async function workNights(deps: Nights): Promise<() => Promise<void>> {
  await deps.queue.work<{ day: string }>(NIGHT, ({ day }) => reconcileNight(deps, day), { tries: 3, atOnce: 1 });
  let looking: Promise<void> = Promise.resolve();
  const look = async () => {
    for (const day of await dueDays(deps.db, deps.clock()))
      await deps.queue.send(deps.db, NIGHT, { day }, { key: day });
  };
  const rounds = setInterval(() => {
    looking = look().catch((err: unknown) => deps.log('error', { err }, 'days to compare could not be looked for'));
  }, ROUND_MS);
  rounds.unref();
  return () => {
    clearInterval(rounds);
    return looking;
  };
}
