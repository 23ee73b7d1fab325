import type { LOGO_TYPES } from '#catalogues/uploads.ts';
import { jpegSize } from './jpeg.ts';
import { pngSize } from './png.ts';
import { webpSize } from './webp.ts';

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
