import type { Kysely, Selectable } from 'kysely';
import {
  type AmountKind,
  type SettingKey,
  type SettingName,
  type SettingValue,
  settingOf,
  settingShape,
} from '#catalogues/settings.ts';
import type { Schema } from '../db/schema.ts';
import { anyOf, sharedRead } from '../db/shared-reads.ts';

/** Settings as they hold at one time: money in kobo; null where there is none. */
export interface Settings {
  readonly value: (name: SettingName, scope?: string) => SettingValue;
  /** The same of what is money or a count. */
  readonly figure: (name: SettingName, scope?: string) => number | null;
}

/** What was set of a setting, and for which scope. */
type Row = Pick<Selectable<Schema['setting_changes']>, 'name' | 'scope' | 'value'>;

/** Read what holds at a time, of some settings. */
export async function settingsAt(db: Kysely<Schema>, at: Date, names: readonly SettingName[]): Promise<Settings> {
  return settingsIn(await rowsAt(db, at, names));
}

/**
 * Read what holds now, of some settings. No server keeps it: one indexed read costs what asking for a version would, and
 * all servers price an order alike.
 */
export async function settingsNow({ db, clock }: Deps, names: readonly SettingName[]): Promise<Settings> {
  const at = clock();
  return settingsIn(
    (
      await rowsNow(
        db,
        names.map((name) => ({ name, at })),
      )
    ).flat(),
  );
}

interface Deps {
  readonly db: Kysely<Schema>;
  readonly clock: () => Date;
}

/** Those who ask at once ask within moments: for all of them holds what does for the last. */
const rowsNow = sharedRead<{ readonly name: SettingName; readonly at: Date }, readonly Row[]>(async (db, keys) => {
  const latest = new Date(Math.max(...keys.map(({ at }) => at.getTime())));
  const rows = Map.groupBy(await rowsAt(db, latest, [...new Set(keys.map(({ name }) => name))]), ({ name }) => name);
  return keys.map(({ name }) => rows.get(name) ?? []);
});

function rowsAt(db: Kysely<Schema>, at: Date, names: readonly SettingName[]): Promise<Row[]> {
  return db
    .selectFrom('setting_changes')
    .distinctOn(['name', 'scope'])
    .select(['name', 'scope', 'value'])
    .where('name', '=', anyOf(names))
    .where('since', '<=', at)
    .orderBy('name')
    .orderBy('scope')
    .orderBy('since', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

function settingsIn(rows: readonly Row[]): Settings {
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

/** The bounds of an amount that buyers name themselves, kobo, as they hold now. */
export async function amountBounds(
  deps: Deps,
  kind: AmountKind,
): Promise<{ readonly least: number; readonly most: number }> {
  const held = await settingsNow(deps, ['least-amount', 'most-amount']);
  return { least: held.figure('least-amount', kind) ?? 0, most: held.figure('most-amount', kind) ?? 0 };
}
