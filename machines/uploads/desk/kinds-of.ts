import { UPLOADS, type UploadKind } from '#catalogues/uploads.ts';
import { encodingOf } from '../decoding.ts';
import { findHead } from '../head.ts';
import { notText } from '../not-text.ts';

/** As much of a file as its head is looked for in, bytes. */
const FIRST_BYTES = 65_536;
const KINDS = Object.keys(UPLOADS) as UploadKind[];

/**
 * What a file of rows can be for, by the names of its columns. One that has all columns of two kinds is of the kind that asks for
 * more where that asks for all the other does: a file of payments has the columns of levies too.
 */
export async function kindsOf(file: Blob): Promise<readonly UploadKind[]> {
  const bytes = new Uint8Array(await file.slice(0, FIRST_BYTES).arrayBuffer());
  if (notText(bytes) !== null) return [];
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  // With a column twice it is for that all the same, and its upload says which column.
  const possible = KINDS.filter((kind) => {
    const found = findHead(kind, text);
    return 'head' in found || found.named;
  });
  return possible.filter((kind) => !possible.some((other) => other !== kind && asksForAllOf(other, kind)));
}

function asksForAllOf(kind: UploadKind, other: UploadKind): boolean {
  const columns = Object.keys(UPLOADS[kind].columns);
  return Object.keys(UPLOADS[other].columns).every((column) => columns.includes(column));
}
