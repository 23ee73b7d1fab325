import { type Kysely, sql, type Transaction } from 'kysely';
import { BOOK_OF, type BookName } from '#catalogues/platform.ts';
import { CASES } from '#catalogues/sentences/platform/cases.ts';
import { DIFFERENCE_WORDS } from '#catalogues/sentences/platform/pages.ts';
import { dayInLagos, formatDay } from '#machines/kit/writing/format.ts';
import type { Schema } from '../db/schema.ts';
import { dayAfter } from '../histories/days.ts';
import { later, type MoneyDeps } from '../settlement/money.ts';
import { everyVendor } from '../vending/port.ts';
import type { Finding } from './finding.ts';
import { reconcile } from './reconcile.ts';

type Deps = Pick<MoneyDeps, 'db' | 'clock' | 'payments' | 'vending' | 'otherVendors'>;

const DAY_MS = 86_400_000;

/** Whose books of a kind are read now, as names. */
export function readFrom({ payments, ...vendors }: Deps, book: BookName): readonly string[] {
  return book === 'vends' ? everyVendor(vendors).map(({ name }) => name) : [payments.name];
}

/**
 * Open the case of a difference that a night found, unless one is open, or somebody closed it because it may stay. The open one takes the
 * newest words. The difference's row is held, so that two nights open one case.
 */
export async function openDifferenceCase(trx: Transaction<Schema>, finding: Finding, at: Date): Promise<void> {
  const { kind, orderId: about, ours, theirs } = finding;
  const ofIt = { difference_kind: kind, difference_about: about } as const;
  await trx
    .selectFrom('reconciled_differences')
    .select('about')
    .where('kind', '=', kind)
    .where('about', '=', about)
    .forUpdate()
    .execute();
  const [last] = await trx
    .selectFrom('cases')
    .select(['id', 'closed_at', 'closed_by'])
    .where('difference_kind', '=', kind)
    .where('difference_about', '=', about)
    .orderBy('id', 'desc')
    .limit(1)
    .execute();
  const looked = { reason: `${DIFFERENCE_WORDS[kind]}: ${ours} / ${theirs}`, last_probe: at, next_probe: tomorrow(at) };
  if (last !== undefined && last.closed_at === null) {
    await trx.updateTable('cases').set(looked).where('id', '=', last.id).execute();
  } else if (last === undefined || last.closed_by === null) {
    await trx
      .insertInto('cases')
      .values({ ...ofIt, kind: 'difference', opened_at: at, ...looked })
      .execute();
  }
}

const tomorrow = (at: Date): Date => later(at, DAY_MS);

/** An open case of a difference, and when its fact was. */
interface Open {
  readonly id: number;
  readonly about: string;
  readonly kind: Finding['kind'];
  readonly at: Date;
  readonly read_from: string | null;
}

/**
 * Compare again what cases of differences are about, a day on each side along, and close those of which the books now agree. Nothing is
 * concluded where a book was not read, where it is that of another provider, or while anything else of the same order differs. Each is
 * looked at once a day.
 */
export async function closeWhatAgrees(deps: Deps): Promise<void> {
  const { db, clock } = deps;
  const now = clock();
  const open = await openCases(db, later(now, -DAY_MS / 2));
  for (const [, some] of Map.groupBy(open, ({ kind, at }) => `${BOOK_OF[kind]} ${dayInLagos(at.getTime())}`)) {
    const [first] = some;
    if (first === undefined) continue;
    const book = BOOK_OF[first.kind];
    const ours = readFrom(deps, book);
    const same = some.filter(({ read_from }) => (read_from ?? '').split(', ').every((name) => ours.includes(name)));
    if (same.length === 0) continue;
    const day = dayInLagos(first.at.getTime());
    const days = { from: dayInLagos(first.at.getTime() - DAY_MS), to: dayAfter(day) };
    const { findings, unread } = await reconcile(deps, days, new Set([book]));
    if (unread.some((one) => one.book === book)) continue;
    const told = findings.filter(({ kind }) => BOOK_OF[kind] === book);
    const differs = new Set(told.map(({ orderId }) => orderId));
    // What seems to be paid out may be in one that could not be read.
    const isUnclear = told.some(({ kind }) => kind === 'payout-unreadable');
    const agree = same.filter(({ about, kind }) => !differs.has(about) && !(isUnclear && kind === 'not-paid-out'));
    await close(db, agree, now, CASES.agree(formatDay(first.at.toISOString())));
    await noteLooked(db, same, now);
  }
}

function openCases(db: Kysely<Schema>, before: Date): Promise<Open[]> {
  return db
    .selectFrom('cases')
    .innerJoin('reconciled_differences as difference', (join) =>
      join
        .onRef('difference.kind', '=', 'cases.difference_kind')
        .onRef('difference.about', '=', 'cases.difference_about'),
    )
    .where('cases.closed_at', 'is', null)
    .where(sql<boolean>`coalesce(cases.last_probe, cases.opened_at) < ${before}`)
    .select(['cases.id', 'difference.about', 'difference.kind', 'difference.at', 'difference.read_from'])
    .orderBy('cases.id')
    .execute();
}

async function close(db: Kysely<Schema>, cases: readonly Open[], at: Date, because: string): Promise<void> {
  if (cases.length === 0) return;
  await db
    .updateTable('cases')
    .set({ closed_at: at, closed_because: because, last_probe: at, next_probe: null })
    .where(
      'id',
      'in',
      cases.map(({ id }) => id),
    )
    .where('closed_at', 'is', null)
    .execute();
}

async function noteLooked(db: Kysely<Schema>, cases: readonly Open[], at: Date): Promise<void> {
  await db
    .updateTable('cases')
    .set({ last_probe: at, next_probe: tomorrow(at) })
    .where(
      'id',
      'in',
      cases.map(({ id }) => id),
    )
    .where('closed_at', 'is', null)
    .execute();
}
