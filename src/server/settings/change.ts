import { type Kysely, sql, type Transaction } from 'kysely';
import { TIME_ZONE_AHEAD_MS } from '#catalogues/limits.ts';
import { providerOf } from '#catalogues/products/providers.ts';
import { SETTING_SENTENCES as SAID } from '#catalogues/sentences/platform/settings.ts';
import { type SettingKey, type SettingValue, settingLabel, settingOf, settingShape } from '#catalogues/settings.ts';
import { dayInLagos, formatDay } from '#machines/kit/writing/format.ts';
import { settingWords } from '#machines/kit/writing/setting.ts';
import { writeAudit } from '../audit.ts';
import type { Schema } from '../db/schema.ts';
import { settingsAt } from './in-force.ts';

/** What is to be set, and for which reason; `from`: the day in Lagos on which it begins, at once where it is left out. */
export interface Wanted {
  readonly key: SettingKey;
  readonly value: SettingValue;
  readonly from?: string | undefined;
  readonly reason: string | null;
}

/** What came of it: since when it holds, or why it was not set, in words. */
export type Outcome =
  | { readonly kind: 'set'; readonly since: Date; readonly at: Date }
  | { readonly kind: 'already'; readonly value: SettingValue }
  | { readonly kind: 'refused'; readonly code: string; readonly message: string };

/** The number of the lock that whoever changes a setting holds, so that of two at once the second sees the first. */
const CHANGE_LOCK = 2_026_132;

/** How far ahead a change is planned at most, ms. */
const AHEAD_MS = 366 * 86_400_000;

/**
 * Write one change of a setting: from now on, or from a day to come. Nothing is overwritten; what was planned for the same day is
 * replaced by the newer. What holds already leaves no line.
 */
export function changeSetting(
  { db, clock }: { readonly db: Kysely<Schema>; readonly clock: () => Date },
  actor: string,
  { key, value, from, reason }: Wanted,
): Promise<Outcome> {
  return db.transaction().execute(async (trx): Promise<Outcome> => {
    if (settingOf(key) === undefined) return refused('no-such-setting', SAID.unknown);
    const read = settingShape(key).safeParse(value);
    if (!read.success) return refused('value-not-right', read.error.issues[0]?.message ?? SAID.noNumber);
    await sql`select pg_advisory_xact_lock(${CHANGE_LOCK})`.execute(trx);
    const at = clock();
    const since = sinceOf(from, at);
    if ('code' in since) return since;
    const before = (await settingsAt(trx, since.at, [key.name])).value(key.name, key.scope);
    const after = read.data ?? settingOf(key)?.otherwise ?? null;
    const replaces = since.at > at && (await isPlanned(trx, key, since.at));
    if (before === after && !replaces) return { kind: 'already', value: after };
    const crossed = await amountsCrossed(trx, key, after, since.at);
    if (crossed !== null) return crossed;
    const { name, scope } = key;
    await trx
      .insertInto('setting_changes')
      .values({ name, scope, value: JSON.stringify(value), since: since.at, reason, set_by: actor, set_at: at })
      .execute();
    const detail = {
      before: settingWords(key, before),
      after: settingWords(key, after),
      ...(from !== undefined && { from: formatDay(since.at.toISOString()) }),
      ...(reason !== null && { reason }),
    };
    // The log has called it so since a provider's fee was the only one.
    const fee = { action: 'provider-fee-set', subject: settingOf(key)?.of ?? scope } as const;
    const limit = { action: 'setting-changed', subject: settingLabel(key) } as const;
    await writeAudit(trx, { at, actor, ...(providerOf(scope) ? fee : limit), detail });
    return { kind: 'set', since: since.at, at };
  });
}

const refused = (code: string, message: string) => ({ kind: 'refused', code, message }) as const;

/** When a change begins: now, or at the midnight in Lagos that begins its day. */
function sinceOf(from: string | undefined, now: Date): { readonly at: Date } | ReturnType<typeof refused> {
  const today = dayInLagos(now);
  if (from === undefined || from === today) return { at: now };
  if (from < today) return refused('day-over', SAID.past);
  const at = new Date(Date.parse(`${from}T00:00:00Z`) - TIME_ZONE_AHEAD_MS);
  return at.getTime() - now.getTime() > AHEAD_MS ? refused('day-too-far', SAID.far) : { at };
}

/** True where a change is planned for the same time: it is replaced, also by what holds before it. */
async function isPlanned(trx: Transaction<Schema>, { name, scope }: SettingKey, since: Date): Promise<boolean> {
  const row = await trx
    .selectFrom('setting_changes')
    .select('id')
    .where('name', '=', name)
    .where('scope', '=', scope)
    .where('since', '=', since)
    .executeTakeFirst();
  return row !== undefined;
}

const ENDS = { 'least-amount': 'most-amount', 'most-amount': 'least-amount' } as const;

/** The refusal of a smallest amount above the largest, now or at any time for which one is planned; null where they fit. */
async function amountsCrossed(trx: Transaction<Schema>, key: SettingKey, value: SettingValue, since: Date) {
  if (key.name !== 'least-amount' && key.name !== 'most-amount') return null;
  const other = ENDS[key.name];
  if (typeof value === 'string') return null;
  const later = await trx
    .selectFrom('setting_changes')
    .select('since')
    .where('name', 'in', [key.name, other])
    .where('scope', '=', key.scope)
    .where('since', '>', since)
    .orderBy('since')
    .execute();
  for (const time of [since, ...later.map((row) => row.since)]) {
    const held = await settingsAt(trx, time, [key.name, other]);
    const own = time === since ? value : held.figure(key.name, key.scope);
    const theirs = held.figure(other, key.scope);
    const [least, most] = key.name === 'least-amount' ? [own, theirs] : [theirs, own];
    if (least !== null && most !== null && least > most)
      return refused('amounts-crossed', SAID.leastOverMost(settingOf(key)?.of ?? key.scope));
  }
  return null;
}
