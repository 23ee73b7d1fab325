import { type Kysely, sql } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { TRANSACTION_PAGE } from '#catalogues/limits.ts';
import { nairaOf } from '#catalogues/money.ts';
import { SETTING_KEYS, SETTING_NAMES, type SettingKey, type SettingValue, settingOf } from '#catalogues/settings.ts';
import type { Schema } from '../db/schema.ts';
import type { CallTaken } from '../http/handlers.ts';
import { settingsAt, valueIn } from './in-force.ts';

type SettingNow = Extract<CallAnswer<'operatorSettings'>, { status: 200 }>['data']['settings'][number];

/** Every setting as it holds, since when and by whom, with the next change that is planned. */
export async function settingsNow(db: Kysely<Schema>, now: Date): Promise<readonly SettingNow[]> {
  const held = await settingsAt(db, now, SETTING_NAMES);
  const changes = await changesOf(db).execute();
  return SETTING_KEYS.map((key) => {
    const own = changes.filter(({ name, scope }) => name === key.name && scope === key.scope);
    const last = own.findLast(({ since }) => since <= now);
    const next = own.find(({ since, until }) => since > now && !isReplaced(since, until));
    return {
      ...key,
      value: sent(key, held.value(key.name, key.scope)),
      since: last?.since.toISOString() ?? null,
      by: last?.by ?? null,
      next: next ? { value: sent(key, valueIn(key, next.value)), since: next.since.toISOString() } : null,
    };
  });
}

/** A page of all changes that were ever made or planned, the newest first. */
export async function settingHistory(
  db: Kysely<Schema>,
  { page, name }: CallTaken<'settingHistory'>,
): Promise<CallAnswer<'settingHistory'>> {
  let counted = db.selectFrom('setting_changes').select(({ fn }) => fn.countAll<number>().as('total'));
  if (name !== undefined) counted = counted.where('name', '=', name);
  const { total } = await counted.executeTakeFirstOrThrow();
  let found = db.selectFrom(changesOf(db).as('change')).selectAll();
  if (name !== undefined) found = found.where('name', '=', name);
  const rows = await found
    .orderBy('set_at', 'desc')
    .orderBy('id', 'desc')
    .limit(TRANSACTION_PAGE.rows)
    .offset((page - 1) * TRANSACTION_PAGE.rows)
    .execute();
  const changes = rows.map(({ id, name: of, scope, value, since, until, reason, by, set_at }) => ({
    id,
    name: of,
    scope,
    value: sent({ name: of, scope }, valueIn({ name: of, scope }, value)),
    since: since.toISOString(),
    until: until?.toISOString() ?? null,
    reason,
    by,
    setAt: set_at.toISOString(),
  }));
  return { status: 200, data: { changes, total, page } };
}

/** All changes in the order in which they begin, each until the next of the same setting; one replaced before its day ends as it begins. */
function changesOf(db: Kysely<Schema>) {
  return db
    .selectFrom('setting_changes as one')
    .leftJoin('users', 'users.id', 'one.set_by')
    .select(['one.id', 'one.name', 'one.scope', 'one.value', 'one.since', 'one.reason', 'one.set_at'])
    .select([
      sql<Date | null>`lead(one.since) over (partition by one.name, one.scope order by one.since, one.id)`.as('until'),
      sql<string | null>`nullif(trim(concat(users.first_name, ' ', users.last_name)), '')`.as('by'),
    ])
    .orderBy('one.since')
    .orderBy('one.id');
}

const isReplaced = (since: Date, until: Date | null) => until !== null && until.getTime() === since.getTime();

/** A value as calls carry it: money in naira. */
function sent(key: SettingKey, value: SettingValue): SettingValue {
  return typeof value === 'number' && settingOf(key)?.kind === 'money' ? nairaOf(value) : value;
}
