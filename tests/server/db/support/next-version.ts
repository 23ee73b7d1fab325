import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';

const root = join(import.meta.dirname, '../../../..');
/** What a portal is started from. */
const PARTS = ['catalogues', 'machines', 'src', 'public', 'index.html', 'tsconfig.json'];
const manifest = z.looseObject({ version: z.string() });

/** A checkout of a version that does not exist yet: this one with migrations after all others, and a number of its own. */
export interface NextVersion {
  readonly folder: string;
  readonly version: string;
  remove(): void;
}

/** `migrations`: the source of each, by the name of its file. */
export function nextVersion(migrations: Readonly<Record<string, string>>): NextVersion {
  const folder = mkdtempSync(join(tmpdir(), 'wattchat-next-'));
  for (const part of PARTS) cpSync(join(root, part), join(folder, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const own = manifest.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
  const version = own.version.replace(/\d+$/, (last) => String(Number(last) + 1));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...own, version }));
  for (const [name, source] of Object.entries(migrations))
    writeFileSync(join(folder, `src/server/db/migrations/${name}.ts`), source);
  return { folder, version, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
