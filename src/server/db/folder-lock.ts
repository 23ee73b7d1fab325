import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CannotStart } from '../cannot-start.ts';
import { folderTrouble } from './folder-trouble.ts';

/** A held lock on a data folder. */
export interface FolderLock {
  release(): void;
}

/** What SQLite says of a file that it cannot lock (its result codes), by the system's code for the same. */
const SYSTEM_CODES: Readonly<Record<number, string>> = { 3: 'EACCES', 8: 'EROFS', 10: 'EIO', 13: 'ENOSPC' };
const BUSY = [5, 6];
const DAMAGED = [11, 26];

/**
 * Lock a data folder for this process; throws when another process has it. PGlite takes no lock of its own, and two
 * processes on one folder lose data silently. The kernel frees the lock when the process ends, however it ends.
 */
export function lockFolder(folder: string): FolderLock {
  const path = join(folder, 'lock.sqlite');
  let file: DatabaseSync | undefined;
  try {
    file = new DatabaseSync(path, { timeout: 0 });
    file.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch (cause) {
    file?.close();
    throw whyNot(folder, path, cause);
  }
  const locked = file;
  return { release: () => locked.close() };
}

function whyNot(folder: string, path: string, cause: unknown): CannotStart {
  // The low byte is the result; what stands above it says more of it.
  const code =
    cause instanceof Error && 'errcode' in cause && typeof cause.errcode === 'number' ? cause.errcode & 255 : 0;
  if (BUSY.includes(code)) {
    return new CannotStart(
      `Another process uses the data folder ${folder}. Stop it first, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
  if (DAMAGED.includes(code)) {
    return new CannotStart(`The lock file ${path} is damaged. It holds no data: delete it, then start again.`, {
      cause,
    });
  }
  const said = cause instanceof Error ? cause.message : String(cause);
  return (
    folderTrouble(folder, { code: SYSTEM_CODES[code] }) ??
    new CannotStart(`The data folder ${folder} cannot be locked: ${said} (${path}).`, { cause })
  );
}
