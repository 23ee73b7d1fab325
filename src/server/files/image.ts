import type { LOGO_TYPES } from '#catalogues/uploads.ts';
import { JPEG, jpegParts, pngParts } from './image-parts.ts';

/** Width and height of an image, px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** An image, by what is in it. */
export interface Image extends Size {
  readonly type: (typeof LOGO_TYPES)[number];
}

const READERS = { 'image/png': pngSize, 'image/jpeg': jpegSize, 'image/webp': webpSize } as const satisfies Record<
  Image['type'],
  (bytes: Buffer) => Size | null
>;

/** What image some bytes are, whatever their name says (SECURITY 5.2.2); null for one of another kind, a drawing or none. */
export function imageIn(bytes: Buffer): Image | null {
  for (const [type, sizeOf] of Object.entries(READERS)) {
    const size = sizeOf(bytes);
    if (size !== null && size.width > 0 && size.height > 0) return { type: type as Image['type'], ...size };
  }
  return null;
}

const DATA_ADDRESS = /^data:[\w.+/-]*(?:;[\w=.-]+)*;base64,/;

/** The bytes of a data address in base64; null for any other text. What type it claims does not count. */
export function bytesOfDataAddress(address: string): Buffer | null {
  const [head] = DATA_ADDRESS.exec(address) ?? [];
  if (head === undefined) return null;
  const base64 = address.slice(head.length);
  const bytes = Buffer.from(base64, 'base64');
  // Decoding passes over what is no base64: only what comes out as it went in is the whole of it.
  return bytes.toString('base64') === base64 ? bytes : null;
}

/** Bytes as a data address that says what they are, and nothing else. */
export function dataAddress(type: Image['type'], bytes: Buffer): string {
  return `data:${type};base64,${bytes.toString('base64')}`;
}

/** Bytes of a PNG's first chunk, with those around its data. */
const PNG_HEAD = 25;

/** The size of a PNG image that is there to its last chunk; null for anything else. */
function pngSize(bytes: Buffer): Size | null {
  const [head] = pngParts(bytes) ?? [];
  if (head?.kind !== 'IHDR' || head.bytes.length < PNG_HEAD) return null;
  return { width: head.bytes.readUInt32BE(8), height: head.bytes.readUInt32BE(12) };
}

/** Bytes of a JPEG's frame up to its size. */
const FRAME_HEAD = 9;

/** The size of a JPEG image, from the header of its frame; null for anything else, and for one that breaks off. */
function jpegSize(bytes: Buffer): Size | null {
  const frame = jpegParts(bytes)?.find(({ kind }) => isFrame(kind) || kind === JPEG.scan);
  if (frame === undefined || frame.kind === JPEG.scan || frame.bytes.length < FRAME_HEAD) return null;
  return { width: frame.bytes.readUInt16BE(7), height: frame.bytes.readUInt16BE(5) };
}

/** SOF0 to SOF15, between which stand the tables of Huffman codes, of extensions and of arithmetic codes. */
const isFrame = (kind: number) => kind >= 0xc0 && kind <= 0xcf && kind !== 0xc4 && kind !== 0xc8 && kind !== 0xcc;

/** Bytes up to the largest of the three headers' sizes. */
const HEADER = 30;

/** The size of a WebP image, whichever of its three kinds it is; null for anything else, and for one that breaks off. */
function webpSize(bytes: Buffer): Size | null {
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
