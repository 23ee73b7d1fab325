import type { Kysely } from 'kysely';
import {
  type AmountKind,
  type SettingKey,
  type SettingName,
  type SettingValue,
  settingOf,
  settingShape,
} from '#catalogues/settings.ts';
import type { Schema } from '../db/schema.ts';

/** Settings as they hold at one time: money in kobo; null where there is none. */
export interface Settings {
  readonly value: (name: SettingName, scope?: string) => SettingValue;
  /** The same of what is money or a count. */
  readonly figure: (name: SettingName, scope?: string) => number | null;
}

/**
 * Read what holds at a time, of some settings. No server keeps it: one indexed read costs what asking for a version would, and
 * all servers price an order alike.
 */
export async function settingsAt(db: Kysely<Schema>, at: Date, names: readonly SettingName[]): Promise<Settings> {
  const rows = await db
    .selectFrom('setting_changes')
    .distinctOn(['name', 'scope'])
    .select(['name', 'scope', 'value'])
    .where('name', 'in', names)
    .where('since', '<=', at)
    .orderBy('name')
    .orderBy('scope')
    .orderBy('since', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const set = new Map(rows.map(({ name, scope, value }) => [`${name} ${scope}`, value]));
  const value = (name: SettingName, scope = '') => valueIn({ name, scope }, set.get(`${name} ${scope}`));
  return {
    value,
    figure(name, scope) {
      const held = value(name, scope);
      return typeof held === 'string' ? null : held;
    },
  };
}

/** The value that a row holds; as if nobody had set it where there is none, or where it is no value any more. */
export function valueIn(key: SettingKey, text: string | undefined): SettingValue {
  const otherwise = settingOf(key)?.otherwise ?? null;
  if (text === undefined) return otherwise;
  const read = settingShape(key).safeParse(JSON.parse(text));
  return read.success ? (read.data ?? otherwise) : otherwise;
}

/** The figure of a setting that is never without one. */
export function figureOf(settings: Settings, name: SettingName, scope = ''): number {
  const value = settings.figure(name, scope);
  if (value === null) throw new Error(`There is no ${name} of ${scope}.`);
  return value;
}

/** The bounds of an amount that buyers name themselves, kobo, as they hold at a time. */
export async function amountBounds(
  db: Kysely<Schema>,
  at: Date,
  kind: AmountKind,
): Promise<{ readonly least: number; readonly most: number }> {
  const held = await settingsAt(db, at, ['least-amount', 'most-amount']);
  return { least: held.figure('least-amount', kind) ?? 0, most: held.figure('most-amount', kind) ?? 0 };
}
