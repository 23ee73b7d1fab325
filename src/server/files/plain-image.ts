import type { Image } from './image.ts';
import { JPEG, jpegParts, MOST_PARTS, pngOf, pngParts, WEBP_BEFORE, webpParts } from './image-parts.ts';

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

/** Chunks of a PNG by which it is drawn: size, palette, transparency, colours, picture, end. */
const DRAWN = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'IDAT', 'IEND']);

function plainPng(file: Buffer): Buffer | null {
  const parts = pngParts(file);
  return parts && pngOf(parts.filter(({ kind }) => DRAWN.has(kind)).map(({ bytes }) => bytes));
}

const CAMERA = 0xe1;
/** The header of the file, and how Adobe's colours are meant. */
const JFIF = 0xe0;
const ADOBE = 0xee;
/** A header of the file without its preview, and Adobe's of twelve bytes: longer ones hold something else. */
const JFIF_LENGTH = 16;
const ADOBE_LENGTH = 14;

function plainJpeg(file: Buffer): Buffer | null {
  const parts = jpegParts(file);
  if (parts === null) return null;
  const turned = parts.reduce((before, { kind, bytes }) => (kind === CAMERA && orientationIn(bytes)) || before, 1);
  const drawn = parts.filter(({ kind, bytes }) => isDrawn(kind, bytes)).map(({ bytes }) => bytes);
  return Buffer.concat([Buffer.from([JPEG.mark, JPEG.start]), turnedBy(turned), ...drawn]);
}

/** Tables, frames, scans and the end are drawn, and of what programs put beside them two that say which colours are meant. */
function isDrawn(kind: number, segment: Buffer): boolean {
  if (kind === JFIF) return segment.length === JFIF_LENGTH + 2 && segment.toString('latin1', 4, 9) === 'JFIF\0';
  if (kind === ADOBE) return segment.length === ADOBE_LENGTH + 2 && segment.toString('latin1', 4, 9) === 'Adobe';
  return (kind >= 0xc0 && kind <= 0xcf && kind !== 0xc8) || (kind >= JPEG.end && kind <= 0xdd);
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
  const head = Buffer.from([JPEG.mark, CAMERA, 0, 2 + EXIF.length + tiff.length]);
  return Buffer.concat([head, Buffer.from(EXIF, 'latin1'), tiff]);
}

/** Chunks of a WebP by which it is drawn, moving ones included, and those within a frame of one. */
const WEBP_DRAWN = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF']);
const FRAME_DRAWN = new Set(['VP8 ', 'VP8L', 'ALPH']);
/** Flags of an extended file that say that colours, a camera's words or a program's come, which they no longer do. */
const WEBP_BESIDES = 0x20 | 0x08 | 0x04;
/** Bytes of a file before its chunks, and of a frame before its own: where it stands, its size and how long it is shown. */
const FILE_HEAD = 12;
const FRAME_HEAD = 16;

function plainWebp(file: Buffer): Buffer | null {
  const whole = file.readUInt32LE(4) + WEBP_BEFORE;
  const parts = whole > file.length ? null : webpParts(file, FILE_HEAD, whole);
  if (parts === null) return null;
  const kept: Buffer[] = [];
  let within = 0;
  for (const { kind, bytes } of parts.filter((part) => WEBP_DRAWN.has(part.kind))) {
    const frame = kind === 'ANMF' ? plainFrame(bytes) : null;
    within += frame?.parts ?? 0;
    if ((kind === 'ANMF' && frame === null) || within > MOST_PARTS) return null;
    kept.push(frame?.bytes ?? (kind === 'VP8X' ? withoutFlags(bytes) : bytes));
  }
  return webpChunk('RIFF', [Buffer.from('WEBP', 'latin1'), ...kept]);
}

function withoutFlags(head: Buffer): Buffer {
  const plain = Buffer.from(head);
  plain[WEBP_BEFORE] = (head[WEBP_BEFORE] ?? 0) & ~WEBP_BESIDES;
  return plain;
}

/** A frame of a moving picture without what it is not drawn by, and how many parts it had; null where they do not fit together. */
function plainFrame(chunk: Buffer): { readonly bytes: Buffer; readonly parts: number } | null {
  const end = WEBP_BEFORE + chunk.readUInt32LE(4);
  const from = WEBP_BEFORE + FRAME_HEAD;
  const parts = from > end ? null : webpParts(chunk, from, end);
  if (parts === null) return null;
  const drawn = parts.filter(({ kind }) => FRAME_DRAWN.has(kind)).map(({ bytes }) => bytes);
  return { bytes: webpChunk('ANMF', [chunk.subarray(WEBP_BEFORE, from), ...drawn]), parts: parts.length };
}

/** A chunk of a WebP, whose bytes are even in number. */
function webpChunk(name: string, data: readonly Buffer[]): Buffer {
  const body = Buffer.concat(data);
  const head = Buffer.from(`${name}\0\0\0\0`, 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
}
