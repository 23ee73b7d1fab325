import { type Kysely, sql } from 'kysely';
import type { SettingName, SettingValue } from '#catalogues/settings.ts';
import type { Schema } from '#src/server/db/schema.ts';

/** Have a setting hold that is in no history of anybody: kobo or how many, null as if nobody had set it. */
export async function holding(db: Kysely<Schema>, name: SettingName, scope: string, value: SettingValue) {
  await sql`
    insert into setting_changes (name, scope, value, since, set_at)
    select ${name}, ${scope}, ${JSON.stringify(value)}, coalesce(max(since), 'epoch'), now()
    from setting_changes where name = ${name} and scope = ${scope}`.execute(db);
}

/** The convenience fee of a provider, or of what an estate is paid for. */
export const holdFee = (db: Kysely<Schema>, scope: string, kobo: number | null) => holding(db, 'fee', scope, kobo);

/** Take all changes away, as in a data folder that never had any. Their trigger stands aside for a replica. */
export async function forgetSettings(db: Kysely<Schema>): Promise<void> {
  await sql
    .raw(
      'do $$ begin set session_replication_role = replica; delete from setting_changes; set session_replication_role = origin; end $$',
    )
    .execute(db);
}
