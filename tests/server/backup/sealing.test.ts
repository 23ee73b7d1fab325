import { createDecipheriv, createHash, scryptSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { backupKey } from '#src/server/backup/key.ts';
import { addressFor, programFor } from '#src/server/backup/postgres-tools.ts';
import { type BackupKey, newHead, sealed, unsealed } from '#src/server/backup/sealed-stream.ts';

const KEY: BackupKey = { by: 'key', bytes: Buffer.from('k'.repeat(32)) };
const PIECE = 1024 * 1024;

async function* of(...chunks: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* chunks;
}
async function all(source: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of source) chunks.push(chunk);
  return Buffer.concat(chunks);
}
const head = (key: BackupKey) => newHead({ of: 'postgres', takenAt: '2026-11-24T10:00:00.000Z', portal: '0.1.0' }, key);

test.each([0, 1, PIECE - 1, PIECE, PIECE + 1, 3 * PIECE])('%i bytes come out as they went in', async (size) => {
  const bytes = Buffer.alloc(size, 'wattchat');
  const copy = await all(sealed(KEY, head(KEY), of(bytes.subarray(0, 7), bytes.subarray(7))));
  const opened = await unsealed(KEY, of(copy.subarray(0, 100), copy.subarray(100)));
  expect((await all(opened.body)).equals(bytes)).toBe(true);
});

test('pieces that are left out, or put in each other’s place, do not open', async () => {
  const copy = await all(sealed(KEY, head(KEY), of(Buffer.alloc(3 * PIECE, 'a'))));
  const begin = copy.indexOf('\n') + 1;
  const piece = (number: number) => copy.subarray(begin + number * (PIECE + 16), begin + (number + 1) * (PIECE + 16));
  const made = async (...numbers: readonly number[]) =>
    all((await unsealed(KEY, of(copy.subarray(0, begin), ...numbers.map(piece)))).body);
  expect((await made(0, 1, 2)).length).toBe(3 * PIECE);
  for (const numbers of [
    [0, 2],
    [1, 0, 2],
    [0, 1],
  ])
    await expect(made(...numbers)).rejects.toThrow('does not open');
});

test('a passphrase opens what it sealed, however its letters are written, and no two copies have one key', async () => {
  const composed: BackupKey = { by: 'passphrase', words: 'caf\u00e9 in ikeja, 1987' };
  const decomposed: BackupKey = { by: 'passphrase', words: 'cafe\u0301 in ikeja, 1987' };
  const [one, other] = [head(composed), head(composed)];
  expect(one.salt).not.toBe(other.salt);
  const copy = await all(sealed(composed, one, of(Buffer.from('data'))));
  expect((await all((await unsealed(decomposed, of(copy))).body)).toString()).toBe('data');
});

test('the key is drawn of a passphrase by scrypt with 128 MiB, and Node alone opens what it sealed', async () => {
  const key: BackupKey = { by: 'passphrase', words: 'cafe in ikeja, 1987' };
  const one = head(key);
  const copy = await all(sealed(key, one, of(Buffer.from('data'))));
  const begin = copy.indexOf('\n') + 1;
  const cost = { N: 2 ** 17, r: 8, p: 1, maxmem: 2 ** 28 };
  const drawn = scryptSync(key.words, Buffer.from(one.salt, 'hex'), 32, cost);
  // The first piece, which is the last one.
  const nonce = Buffer.from([...Array(11).fill(0), 1]);
  const opened = createDecipheriv('aes-256-gcm', drawn, nonce);
  opened.setAAD(createHash('sha256').update(copy.subarray(0, begin)).digest()).setAuthTag(copy.subarray(-16));
  expect(Buffer.concat([opened.update(copy.subarray(begin, -16)), opened.final()]).toString()).toBe('data');
});

test('what is set is told by name: nothing, both, or a file that is none', () => {
  expect(() => backupKey({ backupKeyFile: null, backupPassphrase: null })).toThrow('Set BACKUP_KEY_FILE to a file');
  expect(() => backupKey({ backupKeyFile: 'a', backupPassphrase: 'b' })).toThrow('not both');
  expect(() => backupKey({ backupKeyFile: '/nowhere/key', backupPassphrase: null })).toThrow(
    '/nowhere/key cannot be read',
  );
});

test('a program that is missing or older than the server is named with what to install', () => {
  expect(() => programFor('pg_dump', 17, () => ['/nowhere/pg_dump'])).toThrow(
    'pg_dump is not installed here. Install the client programs of PostgreSQL 17 (Debian: postgresql-client-17).',
  );
  const old = ['node_modules/.bin/node'];
  // Any program that says a version: this one says 26.
  expect(programFor('pg_dump', 17, () => old)).toBe(old[0]);
  expect(() => programFor('pg_dump', 99, () => old)).toThrow('pg_dump is of PostgreSQL 26, and the data base of 99.');
});

test('an address goes to PostgreSQL’s programs by their own variables, without a password in a list of processes', () => {
  expect(addressFor('postgres://watt:p%40ss@db.example:6432/portal?sslmode=require')).toEqual({
    ...{
      PGHOST: 'db.example',
      PGPORT: '6432',
      PGUSER: 'watt',
      PGPASSWORD: 'p@ss',
      PGDATABASE: 'portal',
      PGSSLMODE: 'require',
    },
  });
});
