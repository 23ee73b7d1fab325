import type { Hono } from 'hono';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { ServerEnv } from './context.ts';

/** `/healthz`: the process answers. `/readyz`: so does its data base. */
export function mountHealth(app: Hono<ServerEnv>, db: Kysely<Schema>): void {
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    try {
      await sql`select 1`.execute(db);
      return c.json({ status: 'ok' });
    } catch (cause) {
      c.get('log').error({ err: cause }, 'the data base does not answer');
      return c.json({ status: 'unavailable' }, 503);
    }
  });
}
