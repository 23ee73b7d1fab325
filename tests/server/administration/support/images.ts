import { crc32 } from 'node:zlib';

const u32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** A part of a PNG file. */
export function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  return Buffer.concat([u32(data.length), body, u32(crc32(body))]);
}

/** A PNG file of a size in px; `bytes` long if that is said. */
export function pngOf(width: number, height: number, bytes?: number): Buffer {
  const header = Buffer.concat([u32(width), u32(height), Buffer.from([8, 6, 0, 0, 0])]);
  const parts = [Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), chunk('IHDR', header), chunk('IDAT', Buffer.alloc(8))];
  const end = chunk('IEND', Buffer.alloc(0));
  const whole = Buffer.concat([...parts, end]);
  return bytes === undefined
    ? whole
    : Buffer.concat([...parts, chunk('IDAT', Buffer.alloc(bytes - whole.length - 12)), end]);
}

/** A JPEG file of a size in px, with what a camera puts before its frame. */
export function jpegOf(width: number, height: number): Buffer {
  const frame = Buffer.from([0xff, 0xc2, 0, 11, 8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0]);
  const camera = Buffer.from([0xff, 0xe1, 0, 6, 0xff, 0xc0, 0, 9]);
  const tables = Buffer.from([0xff, 0xff, 0xc4, 0, 3, 0]);
  const scan = Buffer.from([0xff, 0xda, 0, 2, 1, 2, 3, 0xff, 0xd9]);
  return Buffer.concat([Buffer.from([0xff, 0xd8]), camera, tables, frame, scan]);
}

/** A WebP file of a size in px, of one of its three kinds. */
export function webpOf(kind: 'VP8 ' | 'VP8L' | 'VP8X', width: number, height: number): Buffer {
  const data = Buffer.alloc(14);
  if (kind === 'VP8 ') {
    data.writeUIntBE(0x9d012a, 3, 3);
    data.writeUInt16LE(width, 6);
    data.writeUInt16LE(height, 8);
  } else if (kind === 'VP8L') {
    data[0] = 0x2f;
    data.writeUInt32LE(((width - 1) | ((height - 1) << 14)) >>> 0, 1);
  } else {
    data.writeUIntLE(width - 1, 4, 3);
    data.writeUIntLE(height - 1, 7, 3);
  }
  const size = Buffer.alloc(4);
  size.writeUInt32LE(data.length);
  const body = Buffer.concat([Buffer.from(`WEBP${kind}`), size, data]);
  const whole = Buffer.alloc(4);
  whole.writeUInt32LE(body.length);
  return Buffer.concat([Buffer.from('RIFF'), whole, body]);
}
