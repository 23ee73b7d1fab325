import type { Image } from './image.ts';

const STRIPPERS = { 'image/png': plainPng, 'image/jpeg': plainJpeg, 'image/webp': plainWebp } as const satisfies Record<
  Image['type'],
  (bytes: Buffer) => Buffer | null
>;

/**
 * An image without what is no picture: where and with what it was taken, comments, previews, further pictures, and whatever was
 * put between its parts or behind its end. Null where its parts do not fit together. How a photo is turned stays.
 */
export function plainImage(bytes: Buffer, type: Image['type']): Buffer | null {
  return STRIPPERS[type](bytes);
}

/** More parts than any program writes into a file that may be attached; millions of them would hold the server up. */
const MOST_PARTS = 10_000;

/** Chunks of a PNG by which it is drawn: size, palette, transparency, colours, picture, end. */
const DRAWN = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'IDAT', 'IEND']);
const PNG_SIGNATURE = 8;
/** Bytes of a chunk besides its data: its length, its name and its checksum. */
const AROUND = 12;

function plainPng(bytes: Buffer): Buffer | null {
  const parts = [bytes.subarray(0, PNG_SIGNATURE)];
  for (let at = PNG_SIGNATURE; at + AROUND <= bytes.length; ) {
    const end = at + AROUND + bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (end > bytes.length || parts.length > MOST_PARTS) return null;
    if (DRAWN.has(name)) parts.push(bytes.subarray(at, end));
    if (name === 'IEND') return Buffer.concat(parts);
    at = end;
  }
  return null;
}

const MARK = 0xff;
const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
const CAMERA = 0xe1;
/** The header of the file, and how Adobe's colours are meant. */
const JFIF = 0xe0;
const ADOBE = 0xee;
/** A header of the file without its preview, and Adobe's of twelve bytes: longer ones hold something else. */
const JFIF_LENGTH = 16;
const ADOBE_LENGTH = 14;

function plainJpeg(bytes: Buffer): Buffer | null {
  if (bytes[0] !== MARK || bytes[1] !== START) return null;
  const parts: Buffer[] = [];
  let turned = 1;
  for (let at = 2; at + 1 < bytes.length; ) {
    if (bytes[at] !== MARK) return null;
    const kind = bytes[at + 1] ?? 0;
    // Marks may be filled up with further 0xff.
    if (kind === MARK) at += 1;
    else if (kind === END)
      return Buffer.concat([Buffer.from([MARK, START]), turnedBy(turned), ...parts, bytes.subarray(at, at + 2)]);
    else if (standsAlone(kind)) at += 2;
    else {
      const segment = segmentAt(bytes, at);
      if (segment === null || parts.length > MOST_PARTS) return null;
      if (kind === CAMERA) turned = orientationIn(segment) ?? turned;
      if (isDrawn(kind, segment)) parts.push(segment);
      at += segment.length;
      if (kind !== SCAN) continue;
      const end = endOfScan(bytes, at);
      parts.push(bytes.subarray(at, end));
      at = end;
    }
  }
  return null;
}

const standsAlone = (kind: number) => kind === 0x01 || (kind >= 0xd0 && kind <= START);

/** A mark with what belongs to it; null where the file ends before. */
function segmentAt(bytes: Buffer, at: number): Buffer | null {
  if (at + 4 > bytes.length) return null;
  const end = at + 2 + bytes.readUInt16BE(at + 2);
  return end < at + 4 || end > bytes.length ? null : bytes.subarray(at, end);
}

/** Tables, frames and scans are drawn, and of what programs put beside them two that say which colours are meant. */
function isDrawn(kind: number, segment: Buffer): boolean {
  if (kind === JFIF) return segment.length === JFIF_LENGTH + 2 && segment.toString('latin1', 4, 9) === 'JFIF\0';
  if (kind === ADOBE) return segment.length === ADOBE_LENGTH + 2 && segment.toString('latin1', 4, 9) === 'Adobe';
  return (kind >= 0xc0 && kind <= 0xcf && kind !== 0xc8) || (kind >= SCAN && kind <= 0xdd);
}

/** Where the data of a scan end: before the next mark that is neither a stuffed 0xff nor a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = from; at < bytes.length; at += 1) {
    const next = bytes[at + 1] ?? END;
    if (bytes[at] === MARK && next !== 0 && next !== MARK && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}

const EXIF = 'Exif\0\0';
const TURNED_BY = 0x0112;
/** Bytes of an entry in a list of what a camera wrote down. */
const ENTRY = 12;

/** How a camera was held, 1 to 8; null where it does not say. */
function orientationIn(segment: Buffer): number | null {
  const tiff = segment.subarray(4 + EXIF.length);
  if (segment.toString('latin1', 4, 4 + EXIF.length) !== EXIF || tiff.length < 10) return null;
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const list = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (list + 2 > tiff.length) return null;
  for (let nth = 0; nth < short(list); nth += 1) {
    const at = list + 2 + nth * ENTRY;
    if (at + ENTRY > tiff.length) return null;
    const turned = short(at + 8);
    if (short(at) === TURNED_BY) return turned >= 1 && turned <= 8 ? turned : null;
  }
  return null;
}

/** The list of a camera that has one entry: how it was held. */
const LIST_OF_ONE = '4d4d002a00000008000101120003000000010000000000000000';
const TURNED_AT = 19;

/** What says how a camera was held, and nothing else; empty where it stood upright. */
function turnedBy(turned: number): Buffer {
  if (turned === 1) return Buffer.alloc(0);
  const tiff = Buffer.from(LIST_OF_ONE, 'hex');
  tiff[TURNED_AT] = turned;
  const head = Buffer.from([MARK, CAMERA, 0, 2 + EXIF.length + tiff.length]);
  return Buffer.concat([head, Buffer.from(EXIF, 'latin1'), tiff]);
}

/** Chunks of a WebP by which it is drawn, moving ones included. */
const WEBP_DRAWN = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF']);
/** Flags of an extended file that say that colours, a camera's words or a program's come, which they no longer do. */
const WEBP_BESIDES = 0x20 | 0x08 | 0x04;

function plainWebp(bytes: Buffer): Buffer | null {
  const parts: Buffer[] = [];
  const whole = bytes.readUInt32LE(4) + 8;
  if (whole > bytes.length) return null;
  for (let at = 12; at + 8 <= whole; ) {
    const length = bytes.readUInt32LE(at + 4);
    const end = at + 8 + length + (length % 2);
    if (at + 8 + length > whole || parts.length > MOST_PARTS) return null;
    const name = bytes.toString('latin1', at, at + 4);
    const chunk = Buffer.from(bytes.subarray(at, Math.min(end, whole)));
    if (name === 'VP8X') chunk[8] = (chunk[8] ?? 0) & ~WEBP_BESIDES;
    if (WEBP_DRAWN.has(name)) parts.push(chunk);
    at = end;
  }
  const body = Buffer.concat([Buffer.from('WEBP', 'latin1'), ...parts]);
  const head = Buffer.from('RIFF\0\0\0\0', 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}
