import { type Compilable, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HISTORY_VIEW_NAMES } from '#catalogues/orders.ts';
import { countsOf, summarise } from '#src/server/histories/counts.ts';
import { estatePaymentsOf } from '#src/server/histories/estate/page.ts';
import { locatePage } from '#src/server/histories/locate.ts';
import { newest } from '#src/server/histories/rows.ts';
import { kindsOf, type Query, type Whose, wantedOf } from '#src/server/histories/wanted.ts';
import { openTestApp, type TestApp } from '../../support/server/app.ts';
import { idOf, writeMany, writePayment } from './support/payments.ts';
import { forgetTables, stepsOf } from './support/plan.ts';

const MANY = 20_000;

let portal: TestApp;
let estateId: number;
let seldom: string;
beforeAll(async () => {
  portal = await openTestApp();
  const { db } = portal;
  await forgetTables(db, ['orders', 'tokens', 'payments', 'refunds', 'vend_attempts', 'estate_transaction_counts']);
  const many = await idOf(db, 'resident@palmcourt.example');
  seldom = await idOf(db, 'yusuf.garba@palmcourt.example');
  const { id } = await db.selectFrom('estates').select('id').where('name', '=', 'Palm Court').executeTakeFirstOrThrow();
  estateId = id;
  await writeMany(db, many, { rows: MANY, last: '2026-11-20T10:00:00Z', prefix: 'MANY', estateId });
  // The oldest of all: whoever looks for it among the estate's passes over every other.
  await writePayment(db, seldom, { kind: 'power', state: 'fulfilled', at: '2020-01-01T08:00:00Z', estateId });
});
afterAll(() => portal.close());

/** How many rows of a table a query reads. */
async function rowsRead(table: string, query: Compilable): Promise<number> {
  const steps = (await stepsOf(portal.db, query)).filter((step) => step.table === table);
  return steps.reduce((all, { rows, thrownAway }) => all + rows + thrownAway, 0);
}

const ALL = HISTORY_VIEW_NAMES.flatMap((view) => kindsOf(view));
const wants = (whose: Whose, query: Partial<Query> = {}, kinds = kindsOf('power')) =>
  wantedOf(whose, kinds, { sort: 'asc', ...query });

/** Rows of `orders` that are read for a page. */
async function readForPage(wanted: ReturnType<typeof wants>, page: number): Promise<number> {
  const place = await locatePage(portal.db, wanted, await countsOf(portal.db, wanted), page);
  expect(place).not.toBeNull();
  if (place === null) return 0;
  const query = estatePaymentsOf(portal.db, wanted, place.days, place);
  for (const table of ['tokens', 'payments', 'refunds', 'vend_attempts']) {
    expect([table, await rowsRead(table, query)]).toEqual([table, expect.toSatisfy((rows) => rows <= 10)]);
  }
  return rowsRead('orders', query);
}

test.each(['before', 'after'])(
  '%s the data base has looked at its tables, no page reads more than its day',
  async (when) => {
    if (when === 'after') await sql`analyze`.execute(portal.db);
    for (const query of [
      {},
      { sort: 'dsc' },
      { status: 'pending' },
      { from: '2025-03-05', to: '2026-07-20' },
    ] as const) {
      const wanted = wants({ estateId }, query);
      const { total } = summarise(await countsOf(portal.db, wanted), wanted.status);
      const last = Math.ceil(total / 10);
      expect(last).toBeGreaterThan(100);
      for (const page of [1, 2, Math.floor(last / 2), last]) {
        expect([query, page, await readForPage(wanted, page)]).toEqual([
          query,
          page,
          expect.toSatisfy((rows) => rows > 0 && rows <= 80),
        ]);
      }
    }
    for (const page of [1, 500, 1_000]) expect(await readForPage(wants({ estateId }, {}, ALL), page)).toBeLessThan(200);
    // Of one resident's few payments, no neighbour's is passed over.
    const few = wants({ estateId, userId: seldom });
    expect(await readForPage(few, 1)).toBeLessThan(20);
    expect(await rowsRead('orders', newest(portal.db, few))).toBeLessThan(5);
  },
);

test('the sums of an estate are read from its months and not from its payments', async () => {
  const wanted = wants({ estateId }, {}, ALL);
  const counts = await countsOf(portal.db, wanted);
  expect(counts.length).toBeLessThan(60);
  expect(await rowsRead('orders', newest(portal.db, wanted))).toBeLessThanOrEqual(ALL.length);
  const counted = await portal.db
    .selectFrom('orders')
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      sql<number>`count(*) filter (where state = 'fulfilled')`.as('successful'),
      sql<number>`sum(total_kobo) filter (where state = 'fulfilled')::bigint`.as('successfulKobo'),
      sql<number>`count(*) filter (where transaction_status(state) = 'failed')`.as('failed'),
    ])
    .where('estate_id', '=', estateId)
    .where(sql<boolean>`transaction_status(state) is not null`)
    .executeTakeFirstOrThrow();
  expect(summarise(counts, undefined)).toEqual(counted);
});
