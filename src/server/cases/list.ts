import { type Kysely, sql } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { TRANSACTION_PAGE } from '#catalogues/limits.ts';
import { nairaOf } from '#catalogues/money.ts';
import { dayInLagos } from '#machines/kit/writing/format.ts';
import type { Schema } from '../db/schema.ts';
import type { CallTaken } from '../http/handlers.ts';
import type { Person } from '../person.ts';

type Case = Extract<CallAnswer<'cases'>, { status: 200 }>['data']['cases'][number];

const nameOf = (who: 'owner' | 'closer') =>
  sql<string | null>`nullif(trim(concat_ws(' ', ${sql.ref(`${who}.first_name`)}, ${sql.ref(`${who}.last_name`)})), '')`;

/** A page of cases of every kind: open ones with the oldest first, or closed ones with the newest first. */
export async function casePage(
  db: Kysely<Schema>,
  { id: asker }: Pick<Person, 'id'>,
  { of, page }: CallTaken<'cases'>,
): Promise<CallAnswer<'cases'>> {
  const found = db
    .selectFrom('cases')
    .where('cases.closed_at', of === 'closed' ? 'is not' : 'is', null)
    .$if(of === 'mine', (some) => some.where('cases.owner_id', '=', asker));
  const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await found
    .leftJoin('users as owner', 'owner.id', 'cases.owner_id')
    .leftJoin('users as closer', 'closer.id', 'cases.closed_by')
    .leftJoin('orders', 'orders.order_id', 'cases.order_id')
    .leftJoin('arrivals', (join) =>
      join
        .onRef('arrivals.provider', '=', 'cases.arrival_provider')
        .onRef('arrivals.reference', '=', 'cases.arrival_reference'),
    )
    .leftJoin('reconciled_differences as difference', (join) =>
      join
        .onRef('difference.kind', '=', 'cases.difference_kind')
        .onRef('difference.about', '=', 'cases.difference_about'),
    )
    .selectAll('cases')
    .select(['difference.at as difference_at'])
    .select(sql<number | null>`coalesce(orders.total_kobo, arrivals.amount_kobo, difference.kobo)`.as('kobo'))
    .select([nameOf('owner').as('owner_name'), nameOf('closer').as('closer_name')])
    .orderBy(of === 'closed' ? 'cases.closed_at' : 'cases.opened_at', of === 'closed' ? 'desc' : 'asc')
    .orderBy('cases.id')
    .limit(TRANSACTION_PAGE.rows)
    .offset((page - 1) * TRANSACTION_PAGE.rows)
    .execute();
  const cases = rows.map((row): Case => {
    const { difference_kind: kind, difference_at: at } = row;
    return {
      id: row.id,
      kind: row.kind,
      about: row.order_id ?? row.arrival_reference ?? row.difference_about ?? '',
      difference: kind === null || at === null ? null : { kind, day: dayInLagos(at.getTime()) },
      amount: row.kobo === null ? null : nairaOf(Number(row.kobo)),
      reason: row.reason,
      openedAt: row.opened_at.toISOString(),
      lastTryAt: row.last_probe?.toISOString() ?? null,
      nextTryAt: row.next_probe?.toISOString() ?? null,
      owner: row.owner_name,
      ownedAt: row.owned_at?.toISOString() ?? null,
      mine: row.owner_id === asker,
      closedAt: row.closed_at?.toISOString() ?? null,
      closedBy: row.closer_name,
      closedBecause: row.closed_because,
    };
  });
  return { status: 200, data: { cases, total, page } };
}
