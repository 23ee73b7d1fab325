import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { REGISTER, STORES } from '#catalogues/personal-data/register.ts';
import type { Database } from '#src/server/db/database.ts';
import { openTestDatabase } from '../../support/server/server.ts';
import { NOBODYS } from './nobodys.ts';

/** Kinds of columns that can hold a name, an address, an id or a file. */
const OF_WORDS = ['uuid', 'text', 'character varying', 'jsonb', 'json', 'ARRAY', 'bytea', 'inet', 'USER-DEFINED'];

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const columns = async () =>
  (
    await sql<{ table: string; column: string; type: string }>`
      select table_name as table, column_name as column, data_type as type from information_schema.columns
      where table_schema = 'public' and table_name not like 'kysely_%' and table_name in (
        select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
      )`.execute(database.db)
  ).rows;

const registered = new Set(STORES.flatMap(({ table, columns: own }) => own.map((column) => `${table}.${column}`)));
const nobodys = new Set(Object.entries(NOBODYS).flatMap(([table, own]) => own.map((column) => `${table}.${column}`)));

test('every column that can name a person or belong to one is in the register, or said to be nobody’s', async () => {
  const wordy = (await columns())
    .filter(({ type }) => OF_WORDS.includes(type))
    .map(({ table, column }) => `${table}.${column}`);
  expect(
    wordy.filter((name) => !registered.has(name) && !nobodys.has(name)),
    'Add each to its kind in catalogues/personal-data/, with what a deleted account takes along; or, where it is nobody’s, to nobodys.ts',
  ).toEqual([]);
  expect([...registered].filter((name) => nobodys.has(name))).toEqual([]);
});

test('whatever names an account by a foreign key is in the register', async () => {
  const { rows } = await sql<{ name: string }>`
    select conrelid::regclass::text || '.' || attname as name
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where contype = 'f' and confrelid = 'users'::regclass`.execute(database.db);
  expect(rows.map(({ name }) => name).filter((name) => !registered.has(name))).toEqual([]);
  expect(rows.length).toBeGreaterThan(20);
});

test('the register names no column that there is not', async () => {
  const there = new Set((await columns()).map(({ table, column }) => `${table}.${column}`));
  const named = [
    ...nobodys,
    ...registered,
    ...REGISTER.flatMap(({ kept, stores }) =>
      stores.flatMap(({ table, whose, gives = [], goes = 'rows' }) => [
        ...('days' in kept ? [`${table}.${kept.after}`] : []),
        ...(whose === undefined ? [] : [`${table}.${whose.column}`, ...(whose.is === undefined ? [] : [whose.is])]),
        ...gives.map((column) => `${table}.${column}`),
        ...(goes === 'rows' ? [] : Object.keys(goes).map((column) => `${table}.${column}`)),
      ]),
    ),
  ];
  expect(named.filter((name) => !there.has(name))).toEqual([]);
});

test('every table stands in one kind, is found by a table whose rows are found, and is told of once', () => {
  expect(STORES.map(({ table }) => table).filter((table, at, all) => all.indexOf(table) !== at)).toEqual([]);
  expect(REGISTER.map(({ name }) => name).filter((name, at, all) => all.indexOf(name) !== at)).toEqual([]);
  const found = new Set(STORES.filter(({ whose }) => whose !== undefined).map(({ table }) => table));
  const leads = STORES.flatMap(({ whose }) => (whose?.is === undefined ? [] : [whose.is.replace(/\..*$/, '')]));
  expect(leads.filter((table) => !found.has(table))).toEqual([]);
});

test('nobody who asks is given the names of others: whose account a payment went to, or who sent a transfer', () => {
  const gives = (table: string) => STORES.find((store) => store.table === table)?.gives ?? [];
  expect(gives('orders')).not.toContain('account_name');
  expect(gives('arrivals')).not.toContain('sender');
});

test('nobody who asks is given a secret', () => {
  const given = STORES.flatMap(({ table, gives = [] }) => gives.map((column) => `${table}.${column}`));
  expect(
    given.filter((name) => /hash|sealed|secret|challenge|widget|key$|session_id|_by$|owner_id|(?<!f)actor/.test(name)),
  ).toEqual([]);
});
