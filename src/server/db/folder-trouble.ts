import { CannotStart } from '../cannot-start.ts';

const ELSEWHERE = 'or set DATA_DIR to another folder';

/** What is wrong with a data folder, by the code that the system gives it, and what to do. */
const TROUBLES: Readonly<Record<string, (path: string) => string>> = {
  ENOSPC: (path) => `The disk that holds the data folder ${path} is full. Free some space on it, ${ELSEWHERE}.`,
  EDQUOT: (path) =>
    `This account has used up its share of the disk that holds the data folder ${path}. Free some space, ${ELSEWHERE}.`,
  EACCES: (path) => notAllowed(path),
  EPERM: (path) => notAllowed(path),
  EROFS: (path) => `The data folder ${path} is on a disk that cannot be written. Mount it for writing, ${ELSEWHERE}.`,
  EEXIST: (path) => notAFolder(path),
  ENOTDIR: (path) => notAFolder(path),
  EIO: (path) => `The disk that holds the data folder ${path} reports errors. Have it checked, ${ELSEWHERE}.`,
  EMFILE: (path) =>
    `The data folder ${path} cannot be opened: this process has too many files open. Raise its limit (ulimit -n).`,
};

const notAllowed = (path: string) =>
  `This process may not write the data folder ${path}. Give the folder to the account that it runs as, ${ELSEWHERE}.`;
const notAFolder = (path: string) =>
  `The data folder ${path} is no folder: a file is in its place. Move it away, ${ELSEWHERE}.`;

/** The codes of the data base's own file system (WASI), which has no names for them. */
const BY_NUMBER: Readonly<Record<number, string>> = {
  2: 'EACCES',
  19: 'EDQUOT',
  29: 'EIO',
  33: 'EMFILE',
  51: 'ENOSPC',
  63: 'EPERM',
  69: 'EROFS',
};

/** Why a data folder cannot be used: the real thing, with its code and path, and what to do; null for what is no such thing. */
export function folderTrouble(path: string, cause: unknown): CannotStart | null {
  if (typeof cause !== 'object' || cause === null) return null;
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
  const number = 'errno' in cause && typeof cause.errno === 'number' ? cause.errno : 0;
  const name = code in TROUBLES ? code : (BY_NUMBER[number] ?? code);
  const trouble = TROUBLES[name];
  return trouble === undefined ? null : new CannotStart(`${trouble(path)} (${name})`, { cause });
}
