import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

const DRAWING = 'src/portal/first/draw-first.tsx';
/** What the server sends for `/`. Every other address gets `index.html`, in which nothing is drawn. */
const LANDING = 'landing.html';
const SHEET = /\s*<link rel="stylesheet"[^>]*\shref="([^"]+)"[^>]*>/g;
const SCRIPT = /\s*<script type="module"[^>]*\ssrc="([^"]+)"[^>]*><\/script>/;
const PRELOADS = /\s*<link rel="modulepreload"[^>]*\shref="([^"]+)"[^>]*>/g;
const EARLY = '<script src="/theme.js"></script>';
const PLACE = '<div id="portal"></div>';

/**
 * Draws the landing page from its own components into a built portal's `landing.html`, the style sheets of the first screen
 * and the early script (`public/theme.js`) within it: what a new visitor reads first needs one request. The server allows both by
 * their hashes. The portal's own script starts after the first paint.
 */
export async function drawFirstScreen(root: string, folder: string): Promise<void> {
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  await writeFile(join(folder, LANDING), await assemble(page, folder, await drawn(root)));
}

/** The page with its sheets and the drawing in it; `folder` holds the sheets. */
export async function assemble(page: string, folder: string, drawing: string): Promise<string> {
  const sheets = [...page.matchAll(SHEET)].map(([, href = '']) => readFile(join(folder, href), 'utf8'));
  const early = (await readFile(join(folder, 'theme.js'), 'utf8')).trim();
  const styles = (await Promise.all(sheets)).join('\n').trim();
  const script = SCRIPT.exec(page)?.[1];
  const scripts = [...[...page.matchAll(PRELOADS)].map(([, href = '']) => href), script].join(' ');
  if (!page.includes(PLACE) || !page.includes(EARLY) || script === undefined || styles === '')
    throw new Error('The built page lacks its place, a script or a style sheet.');
  if (`${styles}${early}`.includes('</')) throw new Error('What stands in the page would end its own element.');
  // Given as functions, for both may hold what a replacement would read as a pattern.
  return page
    .replaceAll(SHEET, '')
    .replace(SCRIPT, '')
    .replaceAll(PRELOADS, '')
    .replace(EARLY, () => `<script data-portal="${scripts}">${early}</script>`)
    .replace('</head>', () => `  <style>${styles}</style>\n  </head>`)
    .replace(PLACE, () => `${drawing}\n    ${PLACE}`);
}

async function drawn(root: string): Promise<string> {
  // Inside the project, where the bundle finds what it imports.
  const outDir = await mkdtemp(join(root, 'dist/first-'));
  try {
    await build({
      root,
      logLevel: 'warn',
      publicDir: false,
      ssr: { noExternal: true },
      build: { outDir, manifest: false, ssr: DRAWING, rollupOptions: { output: { entryFileNames: 'draw-first.js' } } },
    });
    const { drawFirst }: { drawFirst: () => Promise<string> } = await import(
      pathToFileURL(join(outDir, 'draw-first.js')).href
    );
    return await drawFirst();
  } finally {
    await rm(outDir, { recursive: true });
  }
}
