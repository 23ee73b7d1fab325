import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { Key } from './keyring.ts';

/** A server that was heard of since then is there, ms. */
const THERE_MS = 30_000;

/** The servers that are there and do not have a key, by their names: what it signs or seals is nothing to them. One of an older version does not say which it has. */
export async function serversWithout(db: Kysely<Schema>, { id }: Key, now: Date): Promise<readonly string[]> {
  const servers = await db
    .selectFrom('servers')
    .select(['name', 'key_ids'])
    .where('seen_at', '>', new Date(now.getTime() - THERE_MS))
    .orderBy('name')
    .execute();
  return servers.flatMap(({ name, key_ids: ids }) => (ids !== null && !ids.includes(id) ? [name] : []));
}
