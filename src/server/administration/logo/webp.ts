import type { Size } from './image.ts';

/** Bytes up to the largest of the three headers' sizes. */
const HEADER = 30;

/** The size of a WebP image, whichever of its three kinds it is; null for anything else, and for one that breaks off. */
export function webpSize(bytes: Buffer): Size | null {
  if (bytes.length < HEADER || name(bytes, 0) !== 'RIFF' || name(bytes, 8) !== 'WEBP') return null;
  if (bytes.readUInt32LE(4) + 8 > bytes.length) return null;
  switch (name(bytes, 12)) {
    case 'VP8 ':
      // The frame's tag of three bytes, then the three that begin a key frame.
      if (bytes.readUIntBE(23, 3) !== 0x9d012a) return null;
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
    case 'VP8L': {
      if (bytes[20] !== 0x2f) return null;
      const packed = bytes.readUInt32LE(21);
      return { width: 1 + (packed & 0x3fff), height: 1 + ((packed >>> 14) & 0x3fff) };
    }
    case 'VP8X':
      return { width: 1 + bytes.readUIntLE(24, 3), height: 1 + bytes.readUIntLE(27, 3) };
    default:
      return null;
  }
}

function name(bytes: Buffer, at: number): string {
  return bytes.toString('latin1', at, at + 4);
}
