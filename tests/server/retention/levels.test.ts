import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COLUMNS_OF, LEVELS, levelOf } from '#catalogues/personal-data/levels.ts';
import { STORES } from '#catalogues/personal-data/register.ts';
import type { Database } from '#src/server/db/database.ts';
import { WITHHELD, WITHHELD_COLUMNS } from '#src/server/db/roles.ts';
import { openLog } from '#src/server/http/log.ts';
import { openTestDatabase } from '../../support/server/server.ts';

let database: Database;
let columns: readonly string[];
beforeAll(async () => {
  database = await openTestDatabase('demo');
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and table_name not like 'sandbox_%' and table_name not like 'kysely_%'
      and data_type in ('uuid', 'text', 'character varying', 'jsonb', 'json', 'ARRAY', 'bytea')`.execute(database.db);
  columns = rows.map(({ name }) => name);
});
afterAll(() => database.close());

/** By its name it could be a secret, and is none: the id of a key, a hash of rows or of a request, a number that makes a repeat harmless. */
const NAMED_SO = [
  ...['second_factors.sealed_by', 'refund_accounts.sealed_by', 'push_keys.sealed_by', 'push_keys.public_key'],
  // Which robot check was solved, so that none counts twice.
  ...['support_messages.challenge', 'tickets.challenge'],
  ...['chain_links.hash', 'orders.body_hash', 'servers.key_ids', 'sessions.key_thumbprint'],
];

test('every column that could hold a secret, or what is worth money, is of that level', () => {
  const could = columns.filter((name) =>
    /hash|seal|secret|challenge|passw|credential|p256|^auth$|_key$|^tokens?$|_tokens$|key_/.test(
      name.replace(/^.*\./, ''),
    ),
  );
  const unsaid = could.filter((name) => !['secret', 'money'].includes(levelOf(name)) && !NAMED_SO.includes(name));
  // A repeat under the same key is the same thing: whoever knows one, and is somebody else, is told nothing.
  expect(unsaid.filter((name) => !/\.(?:once|refund|idempotency)_key$/.test(name))).toEqual([]);
  const all = [...COLUMNS_OF.secret, ...COLUMNS_OF.money];
  expect(all.filter((name) => !columns.includes(name))).toEqual([]);
});

test('nothing secret is given to anybody who asks for what is kept of them', () => {
  const given = STORES.flatMap(({ table, gives = [] }) => gives.map((column) => `${table}.${column}`));
  expect(given.filter((name) => levelOf(name) === 'secret')).toEqual([]);
  expect(given.filter((name) => levelOf(name) === 'money')).toEqual([
    ...['tokens.token', 'tokens.other_tokens', 'mail_outbox.text'],
  ]);
});

test('who only reads the data base reads nothing secret, and nothing that is worth money', () => {
  const withheld = (name: string) => {
    const [table = '', column = ''] = name.split('.');
    return (
      WITHHELD.includes(table) || Object.entries(WITHHELD_COLUMNS).some(([of, one]) => of === table && one === column)
    );
  };
  expect([...COLUMNS_OF.secret, ...COLUMNS_OF.money].filter((name) => !withheld(name))).toEqual([]);
});

test('passwords and codes are kept as hashes, and keys and accounts as what nobody reads', async () => {
  const forms: Readonly<Record<string, RegExp>> = {
    'users.password_hash': /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/,
    'recovery_codes.code_hash': /^\$argon2id\$/,
    'mailed_links.token_hash': /^[0-9a-f]{64}$/,
    'program_tokens.token_hash': /^[0-9a-f]{64}$/,
    'second_factors.sealed_key': /^[A-Za-z0-9+/=]{60,}$/,
    'refund_accounts.sealed': /^[A-Za-z0-9+/=]{50,}$/,
  };
  for (const [name, form] of Object.entries(forms)) {
    const [table = '', column = ''] = name.split('.');
    const { rows } = await sql<{ value: string }>`select ${sql.ref(column)} as value from ${sql.table(table)}`.execute(
      database.db,
    );
    expect([name, rows.filter(({ value }) => !form.test(value)).length]).toEqual([name, 0]);
    if (name === 'users.password_hash') expect(rows.length).toBeGreaterThan(3);
  }
});

test('no log has anything of the two highest levels, whatever it is called and wherever it stands', () => {
  const samples = [
    '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA',
    'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl',
    'wattchat_AbCdEfGhIjKlMnOpQrStUvWxYz012345',
    '12345678901234567890',
    '1234 5678 9012 3456 7890',
    '4242424242424242',
  ];
  const lines: string[] = [];
  const log = openLog('debug', { write: (line) => lines.push(line) });
  for (const sample of samples) {
    log.info({ note: sample }, `said ${sample}`);
    log.error({ err: new Error(`failed with ${sample}`), deep: { deeper: { deepest: sample } } });
  }
  for (const [name, word] of Object.entries({
    password: 'of-a-person',
    secret: 'of-a-portal',
    code: 'AB-12',
    cookie: 'c=1',
  }))
    log.info({ [name]: word, body: { [name]: word } }, 'named');
  for (const part of [...samples, 'of-a-person', 'of-a-portal', 'AB-12', 'c=1'])
    expect(lines.join('')).not.toContain(part);
});

test('the document says of each level how it is kept, told, logged and ended', () => {
  const page = readFileSync('docs/security/data.md', 'utf8');
  for (const { is, kept, told, logged, over } of Object.values(LEVELS))
    for (const words of [is, kept, told, logged, over]) expect(page).toContain(words);
  for (const name of [...COLUMNS_OF.secret, ...COLUMNS_OF.money]) expect(page).toContain(`\`${name}\``);
});
