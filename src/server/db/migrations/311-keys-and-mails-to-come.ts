import type { Kysely } from 'kysely';
import { makeIndexes } from '../lock-light.ts';

export const alone = true;

/** One spending a yes, and announcements that are still to be mailed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await makeIndexes(db, [
    { name: 'spendings_key', on: 'spendings (estate_id, key)', unique: true, where: 'key is not null' },
    {
      name: 'announcements_to_mail',
      on: 'announcements (id)',
      where: 'mail_version is not null and mailed_at is null',
    },
  ]);
}
