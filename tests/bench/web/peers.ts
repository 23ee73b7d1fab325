import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import type { ServerEnv } from '#src/server/http/context.ts';
import { portalFiles } from '#src/server/http/portal-files.ts';
import { compress } from '../../../tools/building/compress.ts';

const HEAD =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">';

/** Pages to be compared with, sent by the code that sends the portal's own files. */
export interface Peers {
  /** The text of the portal's first screen and nothing else. */
  readonly text: string;
  /** A page with one button. */
  readonly button: string;
  close(): void;
}

/** Serves the peers on a free port; `landing` is the built page of the root. */
export async function servePeers(landing: string): Promise<Peers> {
  const folder = mkdtempSync(join(tmpdir(), 'wattchat-peers-'));
  writeFileSync(join(folder, 'text.html'), `${HEAD}<title>Text</title>${textOf(readFileSync(landing, 'utf8'))}`);
  writeFileSync(join(folder, 'button.html'), `${HEAD}<title>Button</title><button>Press</button>`);
  await compress(folder);
  const app = new Hono<ServerEnv>().use(await portalFiles(folder));
  const { promise, resolve } = Promise.withResolvers<number>();
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => resolve(port));
  const port = await promise;
  const at = (file: string) => `http://127.0.0.1:${port}/${file}`;
  const close = () => {
    server.close();
    rmSync(folder, { recursive: true });
  };
  return { text: at('text.html'), button: at('button.html'), close };
}

/** What a phone shows of the drawn page, a paragraph for each piece. */
function textOf(page: string): string {
  const narrow = page.slice(
    page.indexOf('<div class="first first--narrow"'),
    page.indexOf('<div class="first first--roomy"'),
  );
  const pieces = [...narrow.matchAll(/>([^<]+)</g)]
    .map(([, piece = '']) => piece.trim())
    .filter((piece) => piece !== '');
  if (pieces.length === 0) throw new Error('The built page has nothing drawn in it.');
  return pieces.map((piece) => `<p>${piece}</p>`).join('\n');
}
