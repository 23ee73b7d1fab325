import type { Page } from '@playwright/test';
import { createServer } from 'vite';
import type { Scene } from '../scene.ts';

/** The page that draws a conversation which stands where it is put, without a server. */
const PREVIEW = '/tests/portal/support/preview/index.html';

/** A place for scenes that need no portal. */
export interface Drawing {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves the sources of the portal on a free port of this machine. */
export async function openDrawing(root: string): Promise<Drawing> {
  const server = await createServer({ root, logLevel: 'error', server: { host: '127.0.0.1', port: 0, hmr: false } });
  await server.listen();
  const [url = ''] = server.resolvedUrls?.local ?? [];
  return { url: url.replace(/\/$/, ''), close: () => server.close() };
}

/** Shows a drawn scene. */
export async function draw(page: Page, drawing: string, { drawn, at }: Pick<Scene, 'drawn' | 'at'>): Promise<void> {
  await page.evaluate((scene) => sessionStorage.setItem('scene', scene), JSON.stringify(drawn));
  await page.goto(`${drawing}${PREVIEW}?at=${encodeURIComponent(at)}`);
}
