import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CannotStart } from '../running/cannot-start.ts';

/** A held lock on a data folder. */
export interface FolderLock {
  release(): void;
}

/**
 * Lock a data folder for this process; throws when another process has it. PGlite takes no lock of its own, and two
 * processes on one folder lose data silently. The kernel frees the lock when the process ends, however it ends.
 */
export function lockFolder(folder: string): FolderLock {
  const file = new DatabaseSync(join(folder, 'lock.sqlite'), { timeout: 0 });
  try {
    file.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch (cause) {
    file.close();
    throw new CannotStart(
      `Another process uses the data folder ${folder}. Stop it first, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
  return { release: () => file.close() };
}
