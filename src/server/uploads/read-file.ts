import { setImmediate } from 'node:timers/promises';
import type { UploadKind } from '#catalogues/uploads.ts';
import { readRows, type Sheet } from '#machines/uploads/read-rows.ts';

/** Read a file of rows; after each piece of it whatever else is asked of this server has its turn. */
export function readFile(kind: UploadKind, file: Blob, signal: AbortSignal): Promise<Sheet> {
  return readRows(kind, file, { signal, pause: () => setImmediate() });
}
