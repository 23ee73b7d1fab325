import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { VERSION } from '#src/server/version.ts';
import { openTestApp } from '../../support/server/app.ts';

let portal: Awaited<ReturnType<typeof openTestApp>>;
beforeAll(async () => {
  portal = await openTestApp();
});
afterAll(() => portal.close());

test('a server that is ready has written that it is there, with its version, once', async () => {
  for (const _ of [1, 2])
    expect(await portal.ask('GET', '/readyz')).toMatchObject({ status: 200, body: { status: 'ok', version: VERSION } });
  const servers = await portal.db.selectFrom('servers').select(['version', 'seen_at']).execute();
  expect(servers).toMatchObject([{ version: VERSION }]);
});

test('a server whose data base cannot be written is not ready, and is again when it can', async () => {
  const locked = Promise.withResolvers<void>();
  const over = Promise.withResolvers<void>();
  const holding = portal.db.transaction().execute(async (trx) => {
    await sql`lock table servers in access exclusive mode`.execute(trx);
    locked.resolve();
    await over.promise;
  });
  await locked.promise;
  expect(await portal.ask('GET', '/readyz')).toMatchObject({
    status: 503,
    body: { status: 'unavailable', why: 'the data base cannot be written' },
  });
  expect(await portal.ask('GET', '/healthz')).toMatchObject({ status: 200 });
  over.resolve();
  await holding;
  expect(await portal.ask('GET', '/readyz')).toMatchObject({ status: 200 });
});
