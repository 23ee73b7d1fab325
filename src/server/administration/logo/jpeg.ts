import type { Size } from './image.ts';

const MARK = 0xff;
const START = 0xd8;
const SCAN = 0xda;
const END = 0xd9;

/** The size of a JPEG image, from the header of its frame; null for anything else, and for one that breaks off. */
export function jpegSize(bytes: Buffer): Size | null {
  if (bytes[0] !== MARK || bytes[1] !== START) return null;
  if (bytes.lastIndexOf(Buffer.from([MARK, END])) < 0) return null;
  for (let at = 2; at + 9 < bytes.length; ) {
    if (bytes[at] !== MARK) return null;
    const kind = bytes[at + 1] ?? 0;
    // Marks may be filled up with further 0xff, and some stand alone.
    if (kind === MARK) at += 1;
    else if (standsAlone(kind)) at += 2;
    else if (kind === SCAN || kind === END) return null;
    else if (isFrame(kind)) return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    else at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}

const standsAlone = (kind: number) => kind === 0x01 || (kind >= 0xd0 && kind <= START);

/** SOF0 to SOF15, between which stand the tables of Huffman codes, of extensions and of arithmetic codes. */
const isFrame = (kind: number) => kind >= 0xc0 && kind <= 0xcf && kind !== 0xc4 && kind !== 0xc8 && kind !== 0xcc;
