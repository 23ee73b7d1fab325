import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { build, type Manifest } from 'vite';
import type { PortalFiles } from '#src/portal/offline/rules.ts';
import { filesOfParts, readManifest } from './parts.ts';

const ENTRY = 'src/portal/offline/service-worker.ts';
/** What every visit opens with besides the page and its scripts. */
const BESIDE = /^\/(?:index\.html|mark\.svg|manifest\.webmanifest)$/;
/** What is worth keeping of the rest: the parts of the portal, and what help says. */
const WORTH = /^\/(?:assets\/.+\.(?:js|css|woff2)|help\/.+\.md)$/;
/** Without these nobody can read their conversation and go on with it, whatever page it stands on. */
const CORE = [
  'index.html',
  'src/portal/conversation/browser-portal.ts',
  'machines/talk/understand.ts',
  'src/portal/frame/frame.tsx',
  'src/portal/frame/page-frame.tsx',
] as const;

/** The files of a built portal that its worker keeps: what opens it first, and the rest. `manifest` is the build's own list. */
export function filesOf(folder: string, manifest: Manifest): PortalFiles {
  const all = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .filter((path) => BESIDE.test(path) || WORTH.test(path))
    .sort();
  const core = filesOfParts(manifest, CORE);
  const first = all.filter((path) => BESIDE.test(path) || core.has(path));
  const hash = createHash('sha256');
  for (const path of all) hash.update(path).update(readFileSync(join(folder, path)));
  return { version: hash.digest('hex').slice(0, 16), first, rest: all.filter((path) => !first.includes(path)) };
}

/** Writes the portal's service worker into a built portal, with the list of its files. */
export async function buildWorker(root: string, folder: string): Promise<void> {
  const manifest = await readManifest(folder);
  // Only the build needs it; what lies in the folder is served.
  rmSync(join(folder, '.vite'), { recursive: true });
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { PORTAL_FILES: JSON.stringify(filesOf(folder, manifest)) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      reportCompressedSize: false,
      rollupOptions: { input: join(root, ENTRY), output: { entryFileNames: 'sw.js', format: 'iife' } },
    },
  });
}
