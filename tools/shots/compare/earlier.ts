import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { type Taking, take } from '../take.ts';
import type { Before } from './judge.ts';
import { readTaken, takenOf, writeTaken } from './taken.ts';

/**
 * The pictures that others are compared with: those in a folder, or those of the portal as a commit has it, which are taken now, by the
 * present tool and of the present scenes. A new scene cannot be reached there, and is new.
 */
export async function earlier(against: string, taking: Omit<Taking, 'onTaken'>): Promise<Before> {
  if (existsSync(against)) return found(resolve(against), taking.folder);
  const folder = join(taking.folder, 'before');
  rmSync(folder, { recursive: true, force: true });
  const place = mkdtempSync(join(tmpdir(), 'wattchat-before-'));
  const tree = join(place, 'tree');
  git(taking.root, 'worktree', 'add', '--detach', tree, against);
  try {
    await furnish(taking.root, tree);
    const shots = await take({ ...taking, root: tree, folder, judges: false, onTaken: () => {} });
    writeTaken(folder, shots.map(takenOf));
  } finally {
    git(taking.root, 'worktree', 'remove', '--force', tree);
    rmSync(place, { recursive: true, force: true });
  }
  return found(folder, taking.folder);
}

const found = (folder: string, seenFrom: string): Before => ({
  folder,
  from: relative(seenFrom, folder).split('\\').join('/'),
  taken: readTaken(folder),
});

function git(root: string, ...words: readonly string[]): void {
  execFileSync('git', ['-C', root, ...words], { stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Packages of the same lock file are the same; of another one they are installed. */
async function furnish(root: string, tree: string): Promise<void> {
  const lock = (of: string) => readFileSync(join(of, 'package-lock.json'), 'utf8');
  if (lock(root) === lock(tree)) symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
  else execFileSync('node', ['tools/bootstrap.mjs'], { cwd: tree, stdio: ['ignore', 'ignore', 'inherit'] });
}
