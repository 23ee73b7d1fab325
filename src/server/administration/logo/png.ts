import type { Size } from './image.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Bytes of a chunk besides its data: its length, its name and its checksum. */
const AROUND = 12;

/** The size of a PNG image that is there to its last chunk; null for anything else. */
export function pngSize(bytes: Buffer): Size | null {
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return null;
  if (bytes.length < SIGNATURE.length + AROUND + 13 || nameAt(bytes, SIGNATURE.length) !== 'IHDR') return null;
  const size = { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  for (let at = SIGNATURE.length; at + AROUND <= bytes.length; at += AROUND + bytes.readUInt32BE(at)) {
    if (nameAt(bytes, at) === 'IEND') return size;
  }
  return null;
}

function nameAt(bytes: Buffer, chunk: number): string {
  return bytes.toString('latin1', chunk + 4, chunk + 8);
}
