import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '#src/server/db/database.ts';
import { oftenSaid } from '#src/server/db/often-said.ts';
import { spelledOut } from '#src/server/db/spelled.ts';
import { type OwnDatabase, ownDatabase } from '../../support/server/own-database.ts';

const server = process.env.TEST_DATABASE_URL;

const times = <T>(count: number, does: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => does(at));

test('What is said for the twenty-fifth time is prepared, and what is said less often never', () => {
  const said = oftenSaid();
  const often = times(26, () => said.heard('select "a" from "b" where "c" = $1'));
  expect(often.map((one) => one !== undefined)).toEqual([...times(24, () => false), true, true]);
  expect(times(24, (at) => said.heard(`select "a" from "b" where "c" in ($1, $${at})`))).toEqual(
    times(24, () => undefined),
  );
});

test('A statement that asks for all columns of a table which is not written down here is never prepared', () => {
  const said = oftenSaid();
  expect(times(60, () => said.heard('select * from "estates" where "id" = $1'))).toEqual(times(60, () => undefined));
  expect(times(60, () => said.heard('select "estates".*, 2 * $1 from "estates"'))).toEqual(times(60, () => undefined));
});

test('After a name that a connection did not know nothing is prepared any more', () => {
  const said = oftenSaid();
  times(25, () => said.heard('select $1'));
  said.wasRefused('select $1', '26000');
  expect(times(60, () => said.heard('select $1, 2'))).toEqual(times(60, () => undefined));
});

test('Every star becomes the columns that this version knows, and a multiplication stays one', () => {
  const columns =
    '"order_id", "number", "vendor", "vendor_reference", "sent_at", "answer", "answered_at", "first_missing_at", "refusal"';
  const full = columns.replace(/"(\w+)"/g, '"vend_attempts"."$1"');
  expect(spelledOut('select * from "vend_attempts" where "order_id" = $1 order by "number" desc')).toBe(
    `select ${columns} from "vend_attempts" where "order_id" = $1 order by "number" desc`,
  );
  expect(spelledOut('update "vend_attempts" set "answer" = $1 where "number" = 2 * $2 returning *')).toBe(
    `update "vend_attempts" set "answer" = $1 where "number" = 2 * $2 returning ${columns}`,
  );
  expect(spelledOut('with a as (select 1) update vend_attempts set answer = $1 from a returning vend_attempts.*')).toBe(
    `with a as (select 1) update vend_attempts set answer = $1 from a returning ${full}`,
  );
  expect(spelledOut('select * from "vend_attempts" inner join "orders" on true')).toBeUndefined();
  expect(spelledOut('select a, * from "vend_attempts"')).toBeUndefined();
  expect(spelledOut('select count(*), $1 * 3 from "b"')).toBe('select count(*), $1 * 3 from "b"');
});

describe.runIf(server)('on a PostgreSQL server', () => {
  let own: OwnDatabase;
  let open: Database;

  beforeAll(async () => {
    own = await ownDatabase(server ?? '');
    open = await openDatabase({ databaseUrl: own.url });
    await sql`create table mail_outbox (id int, to_address text, subject text, text text, html text, attachments text,
      reply_to text, created_at text, sent_at text, failed_at text, tries int, last_error text, receipt_of text, secret text)`.execute(
      open.db,
    );
    await sql`insert into mail_outbox (id, tries) values (1, 5), (2, 6)`.execute(open.db);
    await (await open.inService()).stop();
  });
  afterAll(async () => {
    await open.close();
    await own.drop();
  });

  const read = async (db = open.db) =>
    (await sql<{ tries: number }>`select * from mail_outbox where id = ${2}`.execute(db)).rows[0];
  const prepared = async (db = open.db) =>
    (await sql<{ count: number }>`select count(*)::int as count from pg_prepared_statements`.execute(db)).rows[0]
      ?.count;

  test('what is prepared goes on answering in a transaction in which a newer version has added a column', async () => {
    await open.db.transaction().execute(async (trx) => {
      for (const _ of times(40, () => 0)) expect((await read(trx))?.tries).toBe(6);
      expect(await prepared(trx)).toBe(1);
      await sql`alter table mail_outbox add column came_later int default 7`.execute(trx);
      const after = await read(trx);
      expect([after?.tries, Object.hasOwn(after ?? {}, 'came_later')]).toEqual([6, false]);
    });
  });

  test('where a column was made another one it is said in full, and is answered', async () => {
    await sql`alter table mail_outbox alter column tries type bigint`.execute(open.db);
    expect((await read())?.tries).toBe(6);
    expect((await read())?.tries).toBe(6);
  });

  test('nothing is prepared where a pool is in between, or before the portal begins', async () => {
    const pooled = await openDatabase({ databaseUrl: own.url, databaseDirectUrl: own.url });
    await (await pooled.inService()).stop();
    const fresh = await openDatabase({ databaseUrl: own.url });
    for (const { db } of [pooled, fresh])
      await db.transaction().execute(async (trx) => {
        for (const _ of times(40, () => 0)) await read(trx);
        expect(await prepared(trx)).toBe(0);
      });
    await pooled.close();
    await fresh.close();
  });
});
