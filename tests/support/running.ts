import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '#src/server/config.ts';
import { openLog } from '#src/server/http/log.ts';
import { type RunningServer, startServer } from '#src/server/server.ts';
import { openTestDatabase } from './server.ts';

/** The settings of a portal of its own: any free port, and a fresh folder, or data base where TEST_DATABASE_URL is set. */
export async function freshSettings(): Promise<{ settings: Record<string, string>; remove(): Promise<void> }> {
  const settings = { PORT: '0', DATA_DIR: mkdtempSync(join(tmpdir(), 'wattchat-portal-')) };
  if (!process.env.TEST_DATABASE_URL) return { settings, remove: async () => undefined };
  const database = await openTestDatabase();
  return { settings: { ...settings, DATABASE_URL: database.url ?? '' }, remove: () => database.close() };
}

/** A whole portal on loopback, with every part as it is in use. Its log is kept in `lines`. */
export async function startTestPortal(
  settings: Record<string, string>,
): Promise<RunningServer & { readonly lines: readonly string[] }> {
  const lines: string[] = [];
  const log = openLog('info', { write: (line) => lines.push(line) });
  return { ...(await startServer(readConfig(settings), { log })), lines };
}
