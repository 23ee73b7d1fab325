import { ROW_SENTENCES } from '#catalogues/sentences/estate/rows.ts';
import { UPLOAD_MOST, type UploadKind } from '#catalogues/uploads.ts';
import { decode, type Encoding, encodingOf } from './decoding.ts';
import { gatherRows } from './gather-rows.ts';
import { notText } from './not-text.ts';
import type { Sheet } from './sheet.ts';

export type { JudgedRow, Sheet } from './sheet.ts';

/** `progress` is told which part of the file has been read, 0 to 1. */
export interface ReadOptions {
  readonly signal?: AbortSignal;
  readonly progress?: (part: number) => void;
  /** Waited for after each piece, by whoever has more to do than read this file. */
  readonly pause?: () => Promise<unknown>;
}

/** As much of a file as tells what it is, bytes. */
const FIRST_BYTES = 4_096;

/**
 * Read a file of rows and judge each of them, piece by piece, so that whoever else runs beside gets a turn (S2 sections 2
 * to 5). The same reading for browser, terminal and server; what only the server knows is not judged here. Rejects when the
 * signal fires.
 */
export async function readRows(kind: UploadKind, file: Blob, options: ReadOptions = {}): Promise<Sheet> {
  const refused = (problem: string): Sheet => ({ kind, rows: [], valid: 0, invalid: 0, problem });
  options.signal?.throwIfAborted();
  if (file.size === 0) return refused(ROW_SENTENCES.fileEmpty);
  if (file.size > UPLOAD_MOST.bytes) return refused(ROW_SENTENCES.tooLarge);
  const first = new Uint8Array(await file.slice(0, FIRST_BYTES).arrayBuffer());
  const other = notText(first);
  if (other !== null) return refused(other);
  const encoding = encodingOf(first);
  const sheet = await readAs(kind, file, encoding, options);
  // What is not UTF-8 was saved by a spreadsheet in the alphabet of Windows, where every byte is a letter.
  const found = sheet ?? (await readAs(kind, file, 'windows-1252', options));
  if (found === null) throw new Error('A file in windows-1252 could not be decoded.');
  return typeof found === 'string' ? refused(found) : found;
}

/** The rows of a file; a problem of the file as a whole; or null when it is not in that encoding. */
async function readAs(
  kind: UploadKind,
  file: Blob,
  encoding: Encoding,
  { signal, progress, pause }: ReadOptions,
): Promise<Sheet | string | null> {
  const gather = gatherRows(kind);
  const pieces = decode(file, encoding, signal);
  for (;;) {
    const next = await pieces.next();
    if (next.done === true) return next.value ? gather.sheet() : null;
    const { text, part } = next.value;
    const problem = gather.take(text, part === 1);
    progress?.(part);
    await pause?.();
    if (problem !== null) return problem;
  }
}
