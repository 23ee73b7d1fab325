import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, startServer } from '#src/server/boot/server.ts';
import { readConfig } from '#src/server/config.ts';
import { openLog } from '#src/server/http/log.ts';
import { openTestDatabase } from './server.ts';
import { unpackTemplate } from './template.ts';

/**
 * The settings of a portal of its own: any free port, and a fresh folder, or data base where TEST_DATABASE_URL is set. `nothing`:
 * a data base without its tables, too.
 */
export async function freshSettings(
  filling: 'tables' | 'nothing' = 'tables',
): Promise<{ settings: Record<string, string> & { readonly DATA_DIR: string }; remove(): Promise<void> }> {
  const settings = { PORT: '0', DATA_DIR: mkdtempSync(join(tmpdir(), 'wattchat-portal-')) };
  const removeFolder = async () => rmSync(settings.DATA_DIR, { recursive: true, force: true });
  if (!process.env.TEST_DATABASE_URL) {
    if (filling !== 'nothing') await unpackTemplate(filling, settings.DATA_DIR);
    return { settings, remove: removeFolder };
  }
  const database = await openTestDatabase(filling);
  const remove = () => database.close().then(removeFolder);
  return { settings: { ...settings, DATABASE_URL: database.url ?? '' }, remove };
}

/** A request as a test makes it: method, path, JSON body, session token. */
export type Request = [method: string, path: string, body?: object, token?: string];

/** Ask a running portal for JSON, past the typed client. */
export async function sendTo(url: string, ...[method, path, body, token]: Request) {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: await answer.json() };
}

/** A whole portal on loopback, with every part as it is in use. Its log is kept in `lines`. */
export async function startTestPortal(
  settings: Record<string, string>,
): Promise<RunningServer & { readonly lines: readonly string[] }> {
  const lines: string[] = [];
  const log = openLog('info', { write: (line) => lines.push(line) });
  // A test is quicker than people are.
  const many = { CALLS_PER_MINUTE_ACCOUNT: '1000000', CALLS_PER_MINUTE_ADDRESS: '1000000' };
  return { ...(await startServer(readConfig({ ...many, ...settings }), { log })), lines };
}
