import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { CannotStart } from '../cannot-start.ts';
import { type FolderLock, lockFolder } from './folder-lock.ts';
import { folderTrouble } from './folder-trouble.ts';

/** As much as the first thing that is written here, bytes. */
const PROBE_BYTES = 64 * 1024;

/** A data folder that is this process's alone. */
interface DataFolder {
  /** Open what is there, or make it; throws why that is not possible, and leaves nothing that is half made. */
  open<T>(make: (pg: string) => Promise<T>): Promise<T>;
  release(): void;
}

/** Makes folders and writes files as the system does; tests have a disk that is full. */
export interface Files {
  make(folder: string): void;
  write(path: string, bytes: Uint8Array): void;
}

const FILES: Files = {
  make: makeFolder,
  write: (path, bytes) => writeFileSync(path, bytes, { flush: true }),
};

/** Take a data folder for this process, and make it where there is none; throws what keeps it from that, and what to do. */
export function takeFolder(folder: string, files: Files = FILES): DataFolder {
  prove(folder, files);
  const lock: FolderLock = lockFolder(folder);
  const pg = join(folder, 'pg');
  // Stands while the data base is made: what a process that died then has left is no data, and cannot be opened.
  const making = join(folder, 'pg.making');
  return {
    async open(make) {
      try {
        if (existsSync(making)) putAside(pg);
        const anew = !existsSync(pg);
        if (anew) files.write(making, new Uint8Array());
        const opened = await make(pg).catch((cause: unknown) => {
          if (anew) rmSync(pg, { recursive: true, force: true });
          throw cause;
        });
        rmSync(making, { force: true });
        return opened;
      } catch (cause) {
        throw folderTrouble(folder, cause) ?? damaged(pg, cause);
      }
    },
    release: () => lock.release(),
  };
}

/** Write and take away a file: on a full disk, or in a folder of somebody else, that fails with the reason. */
function prove(folder: string, files: Files): void {
  const probe = join(folder, `probe-${process.pid}`);
  try {
    files.make(resolve(folder));
    files.write(probe, new Uint8Array(PROBE_BYTES));
  } catch (cause) {
    const said = cause instanceof Error ? cause.message : String(cause);
    throw (
      folderTrouble(folder, cause) ?? new CannotStart(`The data folder ${folder} cannot be used: ${said}.`, { cause })
    );
  } finally {
    // A full disk has taken the beginning of it.
    if (existsSync(probe)) rmSync(probe);
  }
}

/**
 * Make room for a data base that is made anew. What is there is no data as far as one can tell; but somebody may have put a copy
 * in its place, so it is kept until it happens once more.
 */
function putAside(pg: string): void {
  if (!existsSync(pg)) return;
  const aside = `${pg}.unfinished`;
  rmSync(aside, { recursive: true, force: true });
  renameSync(pg, aside);
}

/** One folder after another: made all at once, Node tells of what it cannot make as of what is not there. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (cause) {
    // Another process was quicker.
    if (!existsSync(folder)) throw cause;
  }
}

function damaged(pg: string, cause: unknown): CannotStart {
  const said = cause instanceof Error ? cause.message : String(cause);
  return new CannotStart(
    `The data in ${pg} cannot be opened: it is damaged, or of another version of PostgreSQL (${said}).
Restore a copy of the data folder, or set DATA_DIR to another folder.`,
    { cause },
  );
}
