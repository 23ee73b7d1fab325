import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type AuditAction, writeAudit } from '#src/server/audit.ts';
import { post } from '#src/server/billing/ledger.ts';
import { headLine, headsIn, readHeads } from '#src/server/chains/heads.ts';
import { Content, hashOf } from '#src/server/chains/link.ts';
import { sealAll } from '#src/server/chains/seal.ts';
import { verifyAll } from '#src/server/chains/verify.ts';
import { chainRound, checkChains } from '#src/server/chains/watch.ts';
import { chainsTold } from '#src/server/commands/verify-chain.ts';
import { readConfig } from '#src/server/config.ts';
import { type Database, openDatabase } from '#src/server/db/database.ts';
import { openLog } from '#src/server/http/log.ts';
import type { Mail } from '#src/server/mail/outbox.ts';
import { openTestDatabase } from '../../support/server/server.ts';

const at = new Date('2026-11-20T08:00:00Z');
const clock = () => at;

let database: Database;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

const deps = () => ({ db: database.db, clock });

/** Write lines of the audit log, each of a transaction of its own. */
async function audit(...subjects: readonly string[]) {
  for (const subject of subjects)
    await database.db.transaction().execute((trx) => writeAudit(trx, { at, actor: null, action: ACTION, subject }));
}
const ACTION: AuditAction = 'settings-changed';

/** Write a posting of two entries. */
const sell = (orderId: string) =>
  database.db.transaction().execute((trx) =>
    post(trx, {
      ...{ kind: 'captured', orderId, narration: 'Electricity Topup', at },
      entries: [
        { account: 'provider:sandbox', kobo: -500 },
        { account: 'sales', kobo: 500 },
      ],
    }),
  );

/** What somebody does who has the data base to themselves: triggers stand aside for a replica. */
const behindTheBack = (statement: string) =>
  sql
    .raw(
      `do $$ begin set session_replication_role = replica; ${statement}; set session_replication_role = origin; end $$`,
    )
    .execute(database.db);

/** What is wrong with each chain. */
const wrong = async (...heads: Parameters<typeof verifyAll>[1][]) => {
  const [log, ledger] = await verifyAll(database.db, heads[0]);
  return { audit: log?.broken, ledger: ledger?.broken };
};
const WHOLE = { audit: null, ledger: null };

/** Ids of the audit log, the first one first. */
const ids = async () => {
  const rows = await database.db.selectFrom('audit').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
};

test('what was written is sealed once, in links of so many rows, and is whole', async () => {
  await audit('one', 'two', 'three');
  await sell('POWER-A');
  await sell('POWER-B');
  expect(await sealAll(deps(), { most: 2 })).toEqual({ rows: 7, waiting: [] });
  expect(await sealAll(deps())).toEqual({ rows: 0, waiting: [] });
  const links = await database.db.selectFrom('chain_links').select(['chain', 'number', 'row_count']).execute();
  expect(links.map(({ chain, number, row_count }) => [chain, number, row_count])).toEqual([
    ['audit', 1, 2],
    ['audit', 2, 1],
    ['ledger', 1, 2],
    ['ledger', 2, 2],
  ]);
  const verified = await verifyAll(database.db);
  expect(verified.map(({ chain, links, rows, broken }) => [chain, links, rows, broken])).toEqual([
    ['audit', 2, 3, null],
    ['ledger', 2, 4, null],
  ]);
  const { whole, said } = await chainsTold(database.db);
  expect(whole).toBe(true);
  expect(said).toMatch(/^ok {5}audit: 2 links, 3 rows\n {7}wattchat-chain audit 2 [0-9a-f]{64}\nok {5}ledger: /);
});

test('a link is hashed by SHA-256, of all that it says and of the link before it', () => {
  const link = {
    chain: 'audit',
    ...{ number: 2, kind: 'sealed', after_id: 1, to_id: 3, row_count: 2, content: 'ab'.repeat(32) },
    ...{ reason: null, at, previous: 'cd'.repeat(32) },
  } as const;
  const said = [1, 'audit', 2, 'sealed', 1, 3, 2, link.content, null, at.toISOString(), link.previous];
  expect(hashOf(link)).toBe(createHash('sha256').update(JSON.stringify(said)).digest('hex'));
  const rows = new Content();
  const hash = createHash('sha256').update('a row').digest();
  rows.add({ id: 1, hash });
  expect(rows.end().content).toBe(createHash('sha256').update(hash).digest('hex'));
});

test('chains that have nothing in them are whole', async () => {
  expect(await sealAll(deps())).toEqual({ rows: 0, waiting: [] });
  expect(await wrong()).toEqual(WHOLE);
});

describe('past the portal', () => {
  let second = 0;
  beforeEach(async () => {
    await audit('one', 'two', 'three');
    // An id that nobody got: a transaction that was taken back.
    await database.db
      .transaction()
      .execute(async (trx) => {
        await writeAudit(trx, { at, actor: null, action: ACTION, subject: 'never' });
        throw new Error('taken back');
      })
      .catch(() => undefined);
    await audit('four');
    await sell('POWER-A');
    await sealAll(deps(), { most: 3 });
    second = (await ids())[1] ?? 0;
    expect(await wrong()).toEqual(WHOLE);
  });

  test.each(['action', 'subject', 'detail', 'actor', 'estate_id', 'at', 'address'])(
    'a line of the audit log whose %s was changed is named',
    async (column) => {
      const value =
        { actor: 'gen_random_uuid()', estate_id: '7', at: "at + interval '1 microsecond'" }[column] ?? "'x'";
      await behindTheBack(`update audit set ${column} = ${value} where id = ${second}`);
      expect(await wrong()).toEqual({ ...WHOLE, audit: `link 1: row ${second} was changed` });
      const { whole, said } = await chainsTold(database.db);
      expect(whole).toBe(false);
      expect(said).toContain(`BROKEN audit: link 1: row ${second} was changed. Before it: 0 links, 0 rows`);
    },
  );

  test('one that was deleted is named', async () => {
    await behindTheBack(`delete from audit where id = ${second}`);
    expect(await wrong()).toEqual({ ...WHOLE, audit: `link 1: row ${second} was deleted` });
  });

  test('one that was inserted in the middle, or before the first, is named', async () => {
    const insert = (id: number) =>
      behindTheBack(
        `insert into audit (id, at, action, subject, detail) overriding system value values (${id}, now(), 'x', 'x', '{}')`,
      );
    const all = await ids();
    const [first = 0, , third = 0, fourth = 0] = all;
    expect(fourth).toBe(third + 2);
    await insert(third + 1);
    expect(await wrong()).toEqual({ ...WHOLE, audit: `link 2: row ${third + 1} was inserted` });
    await insert(first - 5);
    expect(await wrong()).toEqual({ ...WHOLE, audit: `link 1: row ${first - 5} was inserted` });
  });

  test('an entry of the ledger whose sum, account or posting was changed is named', async () => {
    const { rows } = await sql<{ id: number }>`select min(id) as id from ledger_entries`.execute(database.db);
    const id = rows[0]?.id;
    for (const change of [
      'update ledger_entries set amount_kobo = amount_kobo * 2',
      `update ledger_entries set account = 'sales' where id = ${id}`,
      `update ledger_transactions set order_id = 'POWER-Z'`,
      `update ledger_transactions set at = at - interval '1 day'`,
      'delete from ledger_entries; delete from ledger_transactions',
    ]) {
      const kept = await tables();
      await behindTheBack(change);
      const said = `link 1: row ${id} was ${change.startsWith('delete') ? 'deleted' : 'changed'}`;
      expect(await wrong()).toEqual({ ...WHOLE, ledger: said });
      await putBack(kept);
      expect(await wrong()).toEqual(WHOLE);
    }
  });

  /** The ledger as it is. */
  const tables = async () => {
    const { rows } = await sql<{ heads: string; lines: string }>`select
      (select json_agg(t) from ledger_transactions t)::text as heads, (select json_agg(t) from ledger_entries t)::text as lines`.execute(
      database.db,
    );
    return rows[0] ?? { heads: '', lines: '' };
  };
  const putBack = ({ heads, lines }: { heads: string; lines: string }) =>
    behindTheBack(`delete from ledger_entries; delete from ledger_transactions;
      insert into ledger_transactions select * from json_populate_recordset(null::ledger_transactions, '${heads}');
      insert into ledger_entries overriding system value select * from json_populate_recordset(null::ledger_entries, '${lines}')`);

  test('a link that was changed, moved or taken away is named', async () => {
    await behindTheBack(`update chain_links set row_count = 2 where chain = 'audit' and number = 1`);
    expect((await wrong()).audit).toBe('link 1 was changed');
    await behindTheBack(`update chain_links set row_count = 3 where chain = 'audit' and number = 1`);
    await behindTheBack(`update chain_links set previous = repeat('0', 64) where chain = 'audit' and number = 2`);
    expect((await wrong()).audit).toBe('link 2 does not follow the one before');
    await behindTheBack(`delete from chain_links where chain = 'audit' and number = 1`);
    expect((await wrong()).audit).toBe('link 1 is missing');
  });

  test('a link that says rows were deleted is no excuse', async () => {
    const last = await database.db
      .selectFrom('chain_links')
      .selectAll()
      .where('chain', '=', 'audit')
      .where('number', '=', 2)
      .executeTakeFirstOrThrow();
    const excuse = { ...last, number: 3, kind: 'pruned', row_count: 0, content: '', marks: Buffer.alloc(0) };
    const whole = { ...excuse, reason: 'over their time', previous: last.hash };
    await database.db
      .insertInto('chain_links')
      .values({ ...whole, hash: hashOf(whole) })
      .execute();
    expect((await wrong()).audit).toBe('link 3 seals nothing: the portal writes no such link');
    const [first] = await ids();
    await behindTheBack('delete from audit');
    expect((await wrong()).audit).toBe(`link 1: row ${first} was deleted`);
  });

  test('links are changed by no statement', async () => {
    const { db } = database;
    await expect(db.updateTable('chain_links').set({ row_count: 1 }).execute()).rejects.toThrow(/only grows/);
    await expect(db.deleteFrom('chain_links').execute()).rejects.toThrow(/only grows/);
    await expect(sql`truncate chain_links`.execute(db)).rejects.toThrow(/only grows/);
  });

  test('who rewrites the whole chain is found out against a head that was kept', async () => {
    const kept = (await verifyAll(database.db)).flatMap(({ head }) => (head === null ? [] : [head]));
    expect(await wrong(kept)).toEqual(WHOLE);
    await behindTheBack(`update audit set subject = 'nobody' where id = ${second}; delete from chain_links`);
    await sealAll(deps(), { most: 3 });
    expect(await wrong()).toEqual(WHOLE);
    expect(await wrong(kept)).toEqual({
      ...WHOLE,
      audit: 'link 2 is not the one that was kept elsewhere: the chain was rewritten',
    });
    await behindTheBack("delete from chain_links where chain = 'audit'");
    expect(await wrong(kept)).toEqual({
      ...WHOLE,
      audit: 'link 2 was kept elsewhere, and the chain ends at 0: links were taken away, or the data is older',
    });
  });

  test('a head is read out of whatever it was kept in', async () => {
    const kept = (await verifyAll(database.db)).flatMap(({ head }) => (head === null ? [] : [head]));
    expect(headsIn(`> ${kept.map(headLine).join('\r\n> ')}\nwattchat-chain weather 3 ${'0'.repeat(64)}`)).toEqual(kept);
    const file = join(mkdtempSync(join(tmpdir(), 'wattchat-heads-')), 'none');
    writeFileSync(file, 'Dear all');
    await expect(readHeads(file)).rejects.toThrow('has no line that begins with');
    await expect(readHeads(`${file}.not`)).rejects.toThrow('cannot be read');
  });
});

test('what is sealed later follows what was sealed before', async () => {
  await audit('one');
  await sealAll(deps());
  await audit('two');
  await sealAll(deps());
  expect((await verifyAll(database.db))[0]).toMatchObject({ links: 2, rows: 2, broken: null });
});

test('what is sealed while a chain is looked at is left to the next look', async () => {
  await audit('one', 'two', 'three');
  await sell('POWER-A');
  await sealAll(deps(), { most: 1 });
  let late = 0;
  const busy = database.db.withPlugin({
    transformQuery: ({ node }) => node,
    // Between any two reads of the look somebody writes, and it is sealed.
    transformResult: async ({ result }) => {
      late += 1;
      await audit(`late ${late}`);
      await sell(`POWER-LATE-${late}`);
      await sealAll(deps());
      return result;
    },
  });
  const [log, ledger] = await verifyAll(busy, [], { most: 1 });
  expect(log).toMatchObject({ links: 3, rows: 3, broken: null });
  expect(ledger?.broken).toBeNull();
  expect(late).toBeGreaterThan(8);
  expect(await wrong()).toEqual(WHOLE);
});

test('servers that seal at once seal each row once', async () => {
  await audit('one', 'two', 'three', 'four', 'five');
  const other = database.url === undefined ? null : await openDatabase({ databaseUrl: database.url });
  try {
    const both = [deps(), { db: other?.db ?? database.db, clock }];
    const sealed = await Promise.all([...both, ...both].map((one) => sealAll(one, { most: 1 })));
    const total = sealed.reduce((sum, { rows }) => sum + rows, 0);
    // Who lost a turn leaves the rest to the other, or to the next round.
    const { rows: rest } = await sealAll(deps(), { most: 1 });
    expect(total + rest).toBe(5);
    expect((await verifyAll(database.db))[0]).toMatchObject({ links: 5, rows: 5, broken: null });
  } finally {
    await other?.close();
  }
});

test.skipIf(!process.env.TEST_DATABASE_URL)(
  'a transaction that commits late is waited for: its smaller ids are sealed with the others',
  async () => {
    const other = await openDatabase({ databaseUrl: database.url ?? '' });
    const begun = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    try {
      const late = other.db.transaction().execute(async (trx) => {
        await writeAudit(trx, { at, actor: null, action: ACTION, subject: 'late' });
        begun.resolve();
        await goOn.promise;
      });
      await begun.promise;
      await audit('early');
      await sell('POWER-A');
      // It has the smaller id, and nobody sees it: nothing of the log is sealed, and the ledger does not wait for it.
      expect(await sealAll(deps(), { patienceMs: 100 })).toEqual({ rows: 2, waiting: ['audit'] });
      const sealing = sealAll(deps());
      goOn.resolve();
      await late;
      expect(await sealing).toEqual({ rows: 2, waiting: [] });
      expect((await verifyAll(database.db))[0]).toMatchObject({ rows: 2, broken: null });
    } finally {
      goOn.resolve();
      await other.close();
    }
  },
);

describe('the look at night', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wattchat-chain-'));
  const mails: Mail[] = [];
  const night = (settings: Record<string, string>) => ({
    ...deps(),
    log: openLog('silent'),
    mail: {
      queue: async (_: unknown, mail: Mail) => {
        mails.push(mail);
        return 'mail';
      },
    },
    config: { ...readConfig(settings), publicUrl: 'https://portal.wattchat.example' },
  });
  const checks = () => database.db.selectFrom('chain_checks').select(['chain', 'row_count', 'broken']).execute();

  beforeEach(async () => {
    mails.length = 0;
    await audit('one');
    await sealAll(deps());
  });

  test('is written down, and the heads of whole chains go to a file and into a mail', async () => {
    const file = join(folder, 'heads');
    const deps = night({ CHAIN_HEAD_FILE: file, CHAIN_HEAD_MAIL: 'auditor@firm.example' });
    const head = (await checkChains(deps))[0]?.head;
    expect(await checks()).toEqual([
      { chain: 'audit', row_count: 1, broken: null },
      { chain: 'ledger', row_count: 0, broken: null },
    ]);
    expect(head).toMatchObject({ chain: 'audit', number: 1 });
    expect(headsIn(readFileSync(file, 'utf8'))).toEqual([head]);
    expect(mails.map(({ to, text }) => [to, headsIn(text)])).toEqual([['auditor@firm.example', [head]]]);
    // Nothing came: the file does not grow.
    await checkChains(deps);
    expect(headsIn(readFileSync(file, 'utf8'))).toEqual([head]);
  });

  test('is begun once a day, and again within hours where it came to no end', async () => {
    let hours = 0;
    const later = () => new Date(at.getTime() + hours * 3_600_000);
    const deps = { ...night({}), clock: later };
    const round = (signal = new AbortController().signal) => chainRound(deps, signal);
    const looked = async () => {
      const rows = await database.db.selectFrom('chain_checks').select('checked_at').orderBy('chain').execute();
      return rows.map(({ checked_at }) => (checked_at.getTime() - at.getTime()) / 3_600_000);
    };
    await round();
    expect(await looked()).toEqual([0, 0]);
    hours = 23;
    await round();
    expect(await looked()).toEqual([0, 0]);
    hours = 24;
    await expect(round(AbortSignal.abort())).rejects.toThrow();
    expect(await looked()).toEqual([0, 0]);
    hours = 26;
    await round();
    expect(await looked()).toEqual([26, 26]);
    // It was looked at by a clock that was wrong.
    hours = 1;
    await round();
    expect(await looked()).toEqual([1, 1]);
  });

  test('finds a chain that was rewritten since the file was written to, and sends no head of it', async () => {
    const file = join(folder, 'rewritten');
    const deps = night({ CHAIN_HEAD_FILE: file, CHAIN_HEAD_MAIL: 'auditor@firm.example' });
    await checkChains(deps);
    await behindTheBack("update audit set subject = 'two'; delete from chain_links");
    await sealAll(deps);
    const kept = readFileSync(file, 'utf8');
    mails.length = 0;
    await checkChains(deps);
    expect(await checks()).toContainEqual({
      ...{ chain: 'audit', row_count: 0 },
      broken: 'link 1 is not the one that was kept elsewhere: the chain was rewritten',
    });
    expect([mails, readFileSync(file, 'utf8')]).toEqual([[], kept]);
  });
});
