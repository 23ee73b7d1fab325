import { globSync } from 'node:fs';
import { posix } from 'node:path';
import { textOf } from '../documents.ts';

/** A folder, or the files beside the folders of a layer, with what it imports. */
export interface Folder {
  /** From the repository on; the files beside the folders are called by the layer alone. */
  readonly path: string;
  /** Other folders that it imports from, in the order of the alphabet. Numbers would be stale with every file. */
  readonly imports: ReadonlySet<string>;
}

/** An import that is there as it runs: one of types alone is not. */
const IMPORT =
  /^(?:import|export) (?!type )(?!\{(?:\s*type \w+(?: as \w+)?,?)+\s*\} from)[^;'"]*?\bfrom '([^']+)';|\bimport\(\s*'([^']+)'\s*\)/gm;

/** The folders right below another one, and which of each other they import from, but for types. */
export function foldersIn(root: string, parent: string): readonly Folder[] {
  const files = globSync(`${parent}/**/*.{ts,tsx}`, { cwd: root }).map((file) => file.replaceAll('\\', '/'));
  const byFolder = Map.groupBy(files.sort(), (file) => folderOf(file, parent) ?? parent);
  return [...byFolder].map(([path, own]) => {
    const imported = own.flatMap((file) => importsOf(root, file)).map((file) => folderOf(file, parent));
    const others = imported.filter((one) => one !== undefined).filter((one) => one !== path);
    return { path, imports: new Set(others.sort()) };
  });
}

/** The files of the repository that a file imports, but for types. */
function importsOf(root: string, file: string): readonly string[] {
  const named = Array.from(textOf(root, file).matchAll(IMPORT), ([, plain, loaded]) => plain ?? loaded ?? '');
  return named.flatMap((one) => {
    if (one.startsWith('#')) return [one.slice(1)];
    return one.startsWith('.') ? [posix.join(posix.dirname(file), one)] : [];
  });
}

/** The folder right below a parent that a file lies in; the parent itself where it lies right there. */
function folderOf(file: string, parent: string): string | undefined {
  if (!file.startsWith(`${parent}/`)) return undefined;
  const [first = '', ...rest] = file.slice(parent.length + 1).split('/');
  return rest.length === 0 ? parent : `${parent}/${first}`;
}

/** How far each folder stands from those that import nothing of the others; folders that import each other stand alike. */
export function levelsOf(folders: readonly Folder[]): ReadonlyMap<string, number> {
  const known = new Map(folders.map((folder) => [folder.path, folder]));
  const next = (path: string) => [...(known.get(path)?.imports ?? [])].filter((one) => known.has(one));
  const reached = new Map(folders.map(({ path }) => [path, reachedFrom(path, next)]));
  const circle = (a: string, b: string) =>
    a === b || (reached.get(a)?.has(b) === true && reached.get(b)?.has(a) === true);
  const levels = new Map<string, number>();
  const levelOf = (path: string): number => {
    const found = levels.get(path);
    if (found !== undefined) return found;
    const together = folders.map((one) => one.path).filter((one) => circle(path, one));
    const below = together.flatMap(next).filter((one) => !together.includes(one));
    const level = below.length === 0 ? 0 : 1 + Math.max(...below.map(levelOf));
    for (const one of together) levels.set(one, level);
    return level;
  };
  for (const { path } of folders) levelOf(path);
  return levels;
}

function reachedFrom(path: string, next: (path: string) => readonly string[]): ReadonlySet<string> {
  const reached = new Set<string>();
  const open = next(path).slice();
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    if (reached.has(one)) continue;
    reached.add(one);
    open.push(...next(one));
  }
  return reached;
}
