import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { parseAccept } from 'hono/utils/accept';
import { getMimeType, mimes } from 'hono/utils/mime';

/** What hono does not know: the articles of the help. */
const MARKDOWN = { md: 'text/markdown; charset=utf-8' };
const PACKED = /\.(?:br|gz)$/;
const STYLE = /<style>([\s\S]*?)<\/style>/g;
/** A script that stands in a page; one with a `src` is a file. */
const SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** What the build wrote into a page, and its policy must allow by its hash, e.g. `'sha256-…'`. */
export interface Inline {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

const NOTHING: Inline = { styles: [], scripts: [] };

/** One file of the built portal. */
interface BuiltFile {
  readonly type: string;
  /** Of its content, as it stands in `ETag`, without the quotes. */
  readonly tag: string;
  /** Its bytes as they are and in each encoding that was made. */
  readonly bodies: ReadonlyMap<Encoding, { readonly path: string; readonly bytes: number }>;
  readonly inline: Inline;
}

/** What lies in the folder at the start, by path; nothing hidden. A packed file belongs to the one it was made of. */
export async function builtFiles(folder: string): Promise<ReadonlyMap<string, BuiltFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name));
  const there = new Set(paths);
  const files = new Map<string, BuiltFile>();
  for (const path of paths) {
    if (PACKED.test(path)) continue;
    files.set(`/${relative(folder, path).split(sep).join('/')}`, await builtFile(path, there));
  }
  return files;
}

async function builtFile(path: string, there: ReadonlySet<string>): Promise<BuiltFile> {
  const content = await readFile(path);
  const bodies = new Map<Encoding, { path: string; bytes: number }>([[null, { path, bytes: content.length }]]);
  for (const { name, ending } of ENCODINGS) {
    const packed = `${path}${ending}`;
    if (there.has(packed)) bodies.set(name, { path: packed, bytes: (await readFile(packed)).length });
  }
  const tag = createHash('sha256').update(content).digest('base64url').slice(0, 22);
  const inline = extname(path) === '.html' ? inlineIn(content.toString()) : NOTHING;
  const type = getMimeType(path, { ...mimes, ...MARKDOWN }) ?? 'application/octet-stream';
  return { type, tag, bodies, inline };
}

function inlineIn(page: string): Inline {
  return { styles: hashes(page, STYLE), scripts: hashes(page, SCRIPT) };
}

function hashes(page: string, element: RegExp): readonly string[] {
  return [...page.matchAll(element)].map(([, text = '']) => {
    return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  });
}

/** What the build makes beside a file of text, the smallest first, and how its name ends. */
const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

/** How an answer's bytes are packed; null as they are. */
export type Encoding = (typeof ENCODINGS)[number]['name'] | null;

/** The smallest of the encodings there are that an `Accept-Encoding` allows (RFC 9110, 12.5.3). */
export function encodingFor(accepted: string | undefined, there: readonly Encoding[]): Encoding {
  const weights = new Map(parseAccept(accepted ?? '').map(({ type, q }) => [type.toLowerCase(), q]));
  const allowed = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  return ENCODINGS.find(({ name }) => there.includes(name) && allowed(name))?.name ?? null;
}
