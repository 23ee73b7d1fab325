import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { filesOfParts, readManifest } from './parts.ts';

const DRAWING = 'src/portal/draw-first.tsx';
/** What the server sends for every address but the root. */
const ANY = 'index.html';
/** What the server sends for `/`: a new visitor's first screen is drawn in it too. */
const LANDING = 'landing.html';
/** What the portal's own scripts ask for next, and the frame of somebody who is signed in. */
const NEXT = ['src/portal/conversation/browser-portal.ts'];
const FRAME = ['src/portal/frame/frame.tsx', 'src/portal/frame/page-frame.tsx'];
const SHEET = /\s*<link rel="stylesheet"[^>]*\shref="([^"]+)"[^>]*>/g;
const SCRIPT = /\s*<script type="module"[^>]*\ssrc="([^"]+)"[^>]*><\/script>/;
const PRELOADS = /\s*<link rel="modulepreload"[^>]*\shref="([^"]+)"[^>]*>/g;
const MARK = 'href="/mark.svg"';
const EARLY = '<script src="/theme.js"></script>';
const PLACE = '<div id="portal"></div>';

const named = (build: string) => `  <meta name="portal-build" content="${build}" />`;

/** Files that a page fetches before its scripts ask for them: `next` for everybody, `frame` for whom the browser knows. */
export interface Ahead {
  readonly next: Iterable<string>;
  readonly frame: Iterable<string>;
}

/**
 * Draws what is seen before any script has come into the pages of a built portal, with the style sheets of the first screen and the
 * early script (`public/theme.js`) and the mark of its tab within them: what is read first needs one request. The server allows both by their hashes. The
 * page names its build, which answers of the server name, too. The root brings a new visitor's landing page, drawn from its own components; the portal's own script starts after its first paint.
 */
export async function drawPages(root: string, folder: string, build: string): Promise<void> {
  const page = (await readFile(join(folder, ANY), 'utf8')).replace('</head>', () => `${named(build)}\n  </head>`);
  const manifest = await readManifest(folder);
  const next = filesOfParts(manifest, NEXT, [ANY]);
  const ahead: Ahead = { next, frame: filesOfParts(manifest, FRAME, [ANY, ...NEXT]) };
  const { landing, other } = await draw(root);
  await writeFile(join(folder, ANY), await assemble(page, folder, { other }, ahead));
  await writeFile(join(folder, LANDING), await assemble(page, folder, { landing, other }, ahead));
}

/** What is drawn into a page: a new visitor's first screen, where that is its place, and what anybody else sees. HTML. */
export interface Drawn {
  readonly landing?: string;
  readonly other: string;
}

/** The page with its sheets and the drawings in it; `folder` holds the sheets. */
export async function assemble(page: string, folder: string, drawn: Drawn, ahead: Ahead): Promise<string> {
  const sheets = [...page.matchAll(SHEET)].map(([, href = '']) => readFile(join(folder, href), 'utf8'));
  const early = (await readFile(join(folder, 'theme.js'), 'utf8')).trim();
  const mark = await readFile(join(folder, 'mark.svg'), 'utf8');
  const styles = (await Promise.all(sheets)).join('\n').trim();
  const script = SCRIPT.exec(page)?.[1];
  const scripts = [...[...page.matchAll(PRELOADS)].map(([, href = '']) => href), script].join(' ');
  if (![PLACE, EARLY, MARK].every((part) => page.includes(part)) || script === undefined || styles === '')
    throw new Error('The built page lacks its place, its mark, a script or a style sheet.');
  if (/<\/|<!--/.test(`${styles}${early}`)) throw new Error('What stands in the page would end its own element.');
  const { landing, other } = drawn;
  const told = `${landing === undefined ? '' : 'data-landing '}data-portal="${scripts}" data-next="${[...ahead.next].join(' ')}" data-frame="${[...ahead.frame].join(' ')}"`;
  // Given as functions, for both may hold what a replacement would read as a pattern.
  return (
    page
      // A link that is off fetches nothing, and tells the scripts that their sheet is there.
      .replaceAll(SHEET, (link) => link.replace(/>$/, ' disabled>'))
      .replace(SCRIPT, '')
      .replace(MARK, () => `href="data:image/svg+xml,${encodeURIComponent(mark.trim())}"`)
      .replaceAll(PRELOADS, '')
      .replace(EARLY, () => `<script ${told}>${early}</script>`)
      .replace('</head>', () => `  <style>${styles}</style>\n  </head>`)
      .replace(PLACE, () => `${landing === undefined ? '' : `${landing}\n`}${other}\n    ${PLACE}`)
  );
}

async function draw(root: string): Promise<Required<Drawn>> {
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
    const { drawFirst, drawOther }: Record<'drawFirst' | 'drawOther', () => Promise<string>> = await import(
      pathToFileURL(join(outDir, 'draw-first.js')).href
    );
    return { landing: await drawFirst(), other: await drawOther() };
  } finally {
    await rm(outDir, { recursive: true });
  }
}
