import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '#catalogues/calls/index.ts';
import { backUp, check } from '#src/server/backup/backup.ts';
import { backupKey } from '#src/server/backup/key.ts';
import { restore } from '#src/server/backup/restore.ts';
import { makeAdministrator } from '#src/server/commands/administrator.ts';
import { readConfig } from '#src/server/config.ts';
import { openDatabase } from '#src/server/db/database.ts';
import { freshSettings, sendTo, startTestPortal } from '../../support/server/running.ts';

/** The drill: a portal that is copied, lost, and put back elsewhere; on PGlite, or on PostgreSQL where TEST_DATABASE_URL is set. */
const ADA = { email: 'ada@operator.example', firstName: 'Ada', lastName: 'Obi' };
const PASSWORD = 'Ikoyi-Lamp-2291';
const folder = mkdtempSync(join(tmpdir(), 'wattchat-drill-'));
const keyFile = join(folder, 'key');
const file = join(folder, 'copy.backup');
const sealing = { BACKUP_KEY_FILE: keyFile, DEMO: 'off' };

let lost: Awaited<ReturnType<typeof freshSettings>>;
let anew: Awaited<ReturnType<typeof freshSettings>>;
beforeAll(async () => {
  writeFileSync(keyFile, 'k'.repeat(64));
  lost = await freshSettings();
  anew = await freshSettings('nothing');
});
afterAll(async () => {
  await lost.remove();
  await anew.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** Every row of every table, by a digest of each. */
async function contents(settings: Record<string, string>): Promise<unknown> {
  const config = readConfig(settings);
  const database = await openDatabase({ dataDir: join(config.dataDir, 'db'), databaseUrl: config.databaseUrl });
  try {
    const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_name <> 'restores' order by table_name`.execute(database.db);
    const told: Record<string, unknown> = {};
    for (const { name } of rows) {
      const digest = sql`select count(*)::integer as rows, md5(string_agg(one::text, '|' order by one::text)) as digest from ${sql.table(name)} as one`;
      told[name] = (await digest.execute(database.db)).rows[0];
    }
    return told;
  } finally {
    await database.close();
  }
}

test('a portal is copied, lost and put back: every row is there, the sessions hold, and it says since when it looks for payments', async () => {
  const { link } = await makeAdministrator(readConfig({ ...lost.settings, ...sealing }), ADA);
  const portal = await startTestPortal({ ...lost.settings, ...sealing });
  const setting = { token: link.split('/').at(-1) ?? '', newpassword: PASSWORD };
  await sendTo(portal.url, 'POST', '/api/utility-service-account/replace-password', setting);
  const { body } = await sendTo(portal.url, 'POST', calls.signIn.path, { email: ADA.email, password: PASSWORD });
  await portal.close();
  const before = await contents(lost.settings);
  const { head, path } = await backUp(readConfig({ ...lost.settings, ...sealing }), file);
  expect([path, existsSync(`${file}.part`)]).toEqual([file, false]);
  expect(readFileSync(file).includes('ada@operator.example')).toBe(false);
  await lost.remove();

  const config = readConfig({ ...anew.settings, ...sealing });
  expect(await restore(config, file)).toEqual({ head, warning: null });
  expect(await contents(anew.settings)).toEqual(before);
  await expect(restore(config, file)).rejects.toThrow(/already/);

  const again = await startTestPortal({ ...anew.settings, ...sealing });
  try {
    const estates = await sendTo(again.url, 'GET', '/api/users', undefined, body.token);
    expect(estates).toMatchObject({ status: 200 });
    const restores = await again.deps.db.selectFrom('restores').select('taken_at').execute();
    expect(restores).toEqual([{ taken_at: new Date(head.takenAt) }]);
  } finally {
    await again.close();
  }
});

test('a copy with another key, a changed byte, or its end cut off does not open, and a file that is there is not written over', async () => {
  const key = backupKey({ backupKeyFile: keyFile, backupPassphrase: null });
  const bytes = readFileSync(file);
  const other = join(folder, 'other.backup');
  const opening = (changed: Buffer) => {
    writeFileSync(other, changed);
    return check(key, other);
  };
  const flipped = Buffer.from(bytes);
  flipped.writeUInt8(flipped.readUInt8(bytes.length - 40) ^ 1, bytes.length - 40);
  await expect(opening(flipped)).rejects.toThrow('does not open');
  await expect(opening(bytes.subarray(0, bytes.length - 1))).rejects.toThrow('does not open');
  await expect(opening(Buffer.from('a letter'))).rejects.toThrow('no copy of a portal');
  // The head is bound to all that follows it.
  await expect(
    opening(Buffer.from(bytes.toString('latin1').replace('"portal":"0', '"portal":"9'), 'latin1')),
  ).rejects.toThrow('does not open');
  await expect(check({ by: 'key', bytes: Buffer.from('x'.repeat(64)) }, file)).rejects.toThrow(
    'its key or passphrase is another one',
  );
  await expect(check({ by: 'passphrase', words: 'sixteen letters or more' }, file)).rejects.toThrow(
    'Set BACKUP_KEY_FILE',
  );
  await expect(backUp(readConfig({ ...anew.settings, ...sealing }), file)).rejects.toThrow('is there already');
  expect((await check(key, file)).format).toBe('wattchat-backup-1');
});
