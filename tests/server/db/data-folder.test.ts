// @module-tag long
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CannotStart } from '#src/server/cannot-start.ts';
import { takeFolder } from '#src/server/db/data-folder.ts';
import { openDatabase } from '#src/server/db/database.ts';
import { folderTrouble } from '#src/server/db/folder-trouble.ts';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'wattchat-folder-'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

/** What the start says of a data folder that cannot be opened. */
async function said(dataDir: string): Promise<string> {
  const why = await openDatabase({ dataDir }).then(
    async (database) => {
      await database.close();
      return null;
    },
    (cause: unknown) => cause,
  );
  expect(why).toBeInstanceOf(CannotStart);
  return why instanceof Error ? why.message : '';
}

/** The system's own error of that code. */
const system = (code: string) => Object.assign(new Error(`${code}: said by the system`), { code });

const CODES: readonly (readonly [code: string, says: RegExp])[] = [
  ['ENOSPC', /The disk that holds the data folder .* is full\. Free some space on it/],
  ['EDQUOT', /This account has used up its share of the disk that holds the data folder .*\. Free some space/],
  ['EACCES', /This process may not write the data folder .*\. Give the folder to the account that it runs as/],
  ['EPERM', /This process may not write the data folder .*\. Give the folder to the account that it runs as/],
  ['EROFS', /The data folder .* is on a disk that cannot be written\. Mount it for writing/],
  ['EIO', /The disk that holds the data folder .* reports errors\. Have it checked/],
  ['EMFILE', /The data folder .* cannot be opened: this process has too many files open\. Raise its limit/],
];

describe.each(CODES)('where the system answers %s', (code, says) => {
  test('to the first file, the start names that, the folder and what to do, and never another process', () => {
    const write = () => {
      throw system(code);
    };
    const take = () => takeFolder(home, { make: () => undefined, write });
    expect(take).toThrow(CannotStart);
    expect(take).toThrow(says);
    expect(take).toThrow(home);
    expect(take).toThrow(`(${code})`);
    expect(take).not.toThrow(/[Aa]nother process/);
    expect(readdirSync(home)).toEqual([]);
  });

  test('in the middle of making the data base, that is named too, and nothing half made is left', async () => {
    const folder = takeFolder(home);
    const make = async (pg: string): Promise<never> => {
      mkdirSync(pg);
      writeFileSync(join(pg, 'half'), 'made');
      throw system(code);
    };
    await expect(folder.open(make)).rejects.toThrow(says);
    folder.release();
    expect(existsSync(join(home, 'pg'))).toBe(false);
  });
});

test('a full disk is known by the number that the data base’s own files give it', () => {
  const wasi = Object.assign(Object.create(null), { errno: 51 });
  expect(folderTrouble('/data', wasi)?.message).toMatch(/\/data is full\. .*\(ENOSPC\)$/);
  expect(folderTrouble('/data', new Error('anything else'))).toBeNull();
});

test('a file where the data folder should be is named as such', async () => {
  const file = join(home, 'data');
  writeFileSync(file, 'not a folder');
  for (const dataDir of [file, join(file, 'db')]) {
    expect(await said(dataDir)).toContain(`The data folder ${dataDir} is no folder: a file is in its place.`);
  }
});

test('a lock file that is damaged is named with what to do, and is not another process', async () => {
  writeFileSync(join(home, 'lock.sqlite'), 'x'.repeat(5_000));
  expect(await said(home)).toBe(
    `The lock file ${join(home, 'lock.sqlite')} is damaged. It holds no data: delete it, then start again.`,
  );
});

test('data that is damaged is left as it is, and the start says so', async () => {
  await openDatabase({ dataDir: home }).then((database) => database.close());
  const control = join(home, 'pg', 'global', 'pg_control');
  writeFileSync(control, 'x'.repeat(8_192));
  expect(await said(home)).toMatch(
    /^The data in .*pg cannot be opened: it is damaged, .*\nRestore a copy of the data folder/,
  );
  expect(existsSync(control)).toBe(true);
});

test('what a start left half made that died while it made the data base is made anew', async () => {
  mkdirSync(join(home, 'pg'));
  writeFileSync(join(home, 'pg', 'PG_VERSION'), '17');
  writeFileSync(join(home, 'pg.making'), '');
  const database = await openDatabase({ dataDir: home });
  await database.close();
  expect(existsSync(join(home, 'pg.making'))).toBe(false);
});

test('a copy that was put in the place of a half made data base is not lost, should it not be known as one', async () => {
  mkdirSync(join(home, 'pg'));
  writeFileSync(join(home, 'pg', 'PG_VERSION'), 'of a copy');
  writeFileSync(join(home, 'pg.making'), '');
  const database = await openDatabase({ dataDir: home });
  await database.close();
  expect(readFileSync(join(home, 'pg.unfinished', 'PG_VERSION'), 'utf8')).toBe('of a copy');
});
