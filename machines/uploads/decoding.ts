import { NoAnswer } from '#catalogues/calls/no-answer.ts';

/** Read at once, bytes: little enough that whoever else runs beside is not kept waiting. */
const PIECE_BYTES = 131_072;

/** How the text of a file is written. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** A piece of a file's text, and how much of the file has been read with it, 0 to 1. */
export interface Piece {
  readonly text: string;
  readonly part: number;
}

/** The encoding that the first bytes of a file name, or UTF-8. */
export function encodingOf(first: Uint8Array): Encoding {
  if (first[0] === 0xff && first[1] === 0xfe) return 'utf-16le';
  if (first[0] === 0xfe && first[1] === 0xff) return 'utf-16be';
  return 'utf-8';
}

/**
 * The text of a file, piece by piece; a mark of the encoding at its beginning is left out. Answers false at the end when the
 * file turned out not to be UTF-8: then what came before is not to be believed.
 */
export async function* decode(file: Blob, encoding: Encoding, signal?: AbortSignal): AsyncGenerator<Piece, boolean> {
  const decoder = new TextDecoder(encoding, { fatal: encoding === 'utf-8' });
  for (let at = 0; at < file.size; at += PIECE_BYTES) {
    signal?.throwIfAborted();
    const end = Math.min(at + PIECE_BYTES, file.size);
    const bytes = await piece(file, at, end);
    const text = decoded(decoder, bytes, end < file.size);
    if (text === null) return false;
    yield { text, part: end / file.size };
  }
  return true;
}

/** A file that was changed or taken away since it was chosen is not given by the device: that is no fault of ours. */
function piece(file: Blob, from: number, to: number): Promise<ArrayBuffer> {
  return file
    .slice(from, to)
    .arrayBuffer()
    .catch((cause: unknown) => {
      throw new NoAnswer({ cause });
    });
}

function decoded(decoder: TextDecoder, bytes: ArrayBuffer, stream: boolean): string | null {
  try {
    return decoder.decode(bytes, { stream });
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause;
    return null;
  }
}
