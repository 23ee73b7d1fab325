/** A part of an image: what it is called by, and its bytes with what stands around its data. */
export interface ImagePart<Kind> {
  readonly kind: Kind;
  readonly bytes: Buffer;
}

/** More parts than any program writes into a file that may be attached; millions of them would hold the server up. */
export const MOST_PARTS = 10_000;

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Bytes of a chunk besides its data: its length, its name and its checksum. */
const PNG_AROUND = 12;

/** The chunks of a PNG to its end, its signature left out; null where they do not fit together, or are too many. */
export function pngParts(bytes: Buffer): readonly ImagePart<string>[] | null {
  if (!bytes.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE)) return null;
  const parts: ImagePart<string>[] = [];
  for (let at = PNG_SIGNATURE.length; at + PNG_AROUND <= bytes.length; ) {
    const end = at + PNG_AROUND + bytes.readUInt32BE(at);
    if (end > bytes.length || parts.length >= MOST_PARTS) return null;
    const kind = bytes.toString('latin1', at + 4, at + 8);
    parts.push({ kind, bytes: bytes.subarray(at, end) });
    if (kind === 'IEND') return parts;
    at = end;
  }
  return null;
}

/** The signature of a PNG and those of its parts that are kept. */
export const pngOf = (parts: readonly Buffer[]): Buffer => Buffer.concat([PNG_SIGNATURE, ...parts]);

/** Marks of a JPEG: each begins with 0xff. */
export const JPEG = { mark: 0xff, start: 0xd8, end: 0xd9, scan: 0xda } as const;

/** The segments of a JPEG to its end, a scan with its data, its start left out; null where they do not fit together, or are too many. */
export function jpegParts(bytes: Buffer): readonly ImagePart<number>[] | null {
  if (bytes[0] !== JPEG.mark || bytes[1] !== JPEG.start) return null;
  const parts: ImagePart<number>[] = [];
  let at = 2;
  for (let turns = 0; at + 1 < bytes.length; turns += 1) {
    if (bytes[at] !== JPEG.mark || turns >= MOST_PARTS) return null;
    const kind = bytes[at + 1] ?? 0;
    // Marks may be filled up with further 0xff, and some stand alone.
    if (kind === JPEG.mark) at += 1;
    else if (standsAlone(kind)) at += 2;
    else {
      const end = kind === JPEG.end ? at + 2 : endOfSegment(bytes, at);
      if (end === null) return null;
      parts.push({ kind, bytes: bytes.subarray(at, end) });
      if (kind === JPEG.end) return parts;
      at = end;
    }
  }
  return null;
}

const standsAlone = (kind: number) => kind === 0x01 || (kind >= 0xd0 && kind <= JPEG.start);

/** Behind a mark with what belongs to it, a scan's data too; null where the file ends before. */
function endOfSegment(bytes: Buffer, at: number): number | null {
  if (at + 4 > bytes.length) return null;
  const end = at + 2 + bytes.readUInt16BE(at + 2);
  if (end < at + 4 || end > bytes.length) return null;
  return bytes[at + 1] === JPEG.scan ? endOfScan(bytes, end) : end;
}

/** Where the data of a scan end: before the next mark that is neither a stuffed 0xff nor a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = from; at < bytes.length; at += 1) {
    if (bytes[at] !== JPEG.mark) continue;
    const next = bytes[at + 1] ?? JPEG.end;
    if (next !== 0 && next !== JPEG.mark && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}

/** Bytes before the data of a WebP's chunk: its name and its length. */
export const WEBP_BEFORE = 8;

/** The chunks of a WebP between two places, of the file or of a frame in it; null where they do not fit together, or are too many. */
export function webpParts(bytes: Buffer, from: number, to: number): readonly ImagePart<string>[] | null {
  const parts: ImagePart<string>[] = [];
  for (let at = from; at + WEBP_BEFORE <= to; ) {
    const length = bytes.readUInt32LE(at + 4);
    if (at + WEBP_BEFORE + length > to || parts.length >= MOST_PARTS) return null;
    const end = at + WEBP_BEFORE + length + (length % 2);
    const kind = bytes.toString('latin1', at, at + 4);
    parts.push({ kind, bytes: bytes.subarray(at, Math.min(end, to)) });
    at = end;
  }
  return parts;
}
