import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#catalogues/calls/index.ts';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { startPostgres, type TestServer } from '../../../tools/testing/postgres.ts';
import { eventually } from '../../support/eventually.ts';
import { sendTo, startTestPortal } from '../../support/server/running.ts';

// A server of its own: halting one stops everybody who uses it. It is there where the others are tested on PostgreSQL.
describe.runIf(process.env.TEST_DATABASE_URL)('a data base server that hangs', () => {
  let server: TestServer;
  let portal: Awaited<ReturnType<typeof startTestPortal>>;
  const folder = mkdtempSync(join(tmpdir(), 'wattchat-frozen-'));
  beforeAll(async () => {
    const started = await startPostgres();
    if (started === null) throw new Error('PostgreSQL is not installed.');
    server = started;
    portal = await startTestPortal({ PORT: '0', DATA_DIR: folder, DATABASE_URL: server.url });
  });
  afterAll(async () => {
    server.thaw();
    await portal.close();
    server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const signIn = () =>
    sendTo(portal.url, 'POST', calls.signIn.path, { email: 'resident@palmcourt.example', password: DEMO_PASSWORD });
  const SILENT = {
    status: 503,
    body: { code: 'data-silent', message: expect.stringContaining('Nothing that was paid is lost') },
  };

  test('answers calls with a 503 that says so: those under way when it falls silent, and from then on all of them at once', async () => {
    expect(await signIn()).toMatchObject({ status: 200 });
    server.freeze();
    // It hangs on the data base until it is known that this says nothing.
    expect(await signIn()).toMatchObject(SILENT);
    let answered = false;
    const asked = sql`select 1`.execute(portal.deps.db).then(
      () => {
        answered = true;
      },
      () => {
        answered = true;
      },
    );
    const many = await Promise.all(Array.from({ length: 30 }, signIn));
    // Nobody waited for the data base: who asked it before them waits still.
    expect(answered).toBe(false);
    for (const answer of many) expect(answer).toMatchObject(SILENT);
    const ready = await fetch(`${portal.url}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([
      503,
      { status: 'unavailable', why: 'the data base cannot be written' },
    ]);
    expect((await fetch(`${portal.url}/healthz`)).status).toBe(200);
    server.thaw();
    await asked;
    const again = await eventually(async () => {
      const answer = await signIn();
      return answer.status === 200 ? answer : null;
    });
    expect(again).toMatchObject({ status: 200 });
    expect((await fetch(`${portal.url}/readyz`)).status).toBe(200);
  });

  test('ends a statement that takes too long, and a transaction that does nothing', async () => {
    const { rows } = await sql<{ statement: string; idle: string }>`
      select current_setting('statement_timeout') as statement,
        current_setting('idle_in_transaction_session_timeout') as idle`.execute(portal.deps.db);
    expect(rows).toEqual([{ statement: '30s', idle: '1min' }]);
  });
});
