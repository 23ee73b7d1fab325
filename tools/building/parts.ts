import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';

/** What the build lists of its parts, by the file that each was made of. */
export async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'));
}

/** The scripts and style sheets of those parts with all that they import, as addresses; without what `but` brings along. */
export function filesOfParts(manifest: Manifest, parts: readonly string[], but: readonly string[] = []): Set<string> {
  const there = chunksOf(manifest, but);
  const more = [...chunksOf(manifest, parts)].filter((chunk) => !there.has(chunk));
  return new Set(more.flatMap(({ file, css = [] }) => [file, ...css]).map((file) => `/${file}`));
}

function chunksOf(manifest: Manifest, parts: readonly string[]): Set<ManifestChunk> {
  const seen = new Set<ManifestChunk>();
  const open = [...parts];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`The built portal has no part of its own for ${name}.`);
    if (seen.has(chunk)) continue;
    seen.add(chunk);
    open.push(...(chunk.imports ?? []));
  }
  return seen;
}
