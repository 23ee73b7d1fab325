import { expect, test } from 'vitest';
import { imageIn } from '#src/server/files/image.ts';
import { plainImage } from '#src/server/files/plain-image.ts';
import { chunk, pngOf, webpOf } from '../administration/support/images.ts';

const latin = (text: string) => Buffer.from(text, 'latin1');
const hidden = latin('PK\x03\x04 a program');

/** A segment of a JPEG file. */
const segment = (kind: number, data: Buffer) =>
  Buffer.concat([Buffer.from([0xff, kind, (data.length + 2) >> 8, (data.length + 2) & 255]), data]);

const START = Buffer.from([0xff, 0xd8]);
const FRAME = Buffer.from([0xff, 0xc2, 0, 11, 8, 0, 30, 0, 40, 1, 1, 0x11, 0]);
const TABLES = segment(0xc4, Buffer.from([0]));
const SCAN = Buffer.from([0xff, 0xda, 0, 2, 1, 2, 0xff, 0, 0xff, 0xd3, 3]);
const END = Buffer.from([0xff, 0xd9]);

/** What a camera writes down: how it was held, in the order of bytes of its maker, and where. */
function camera(turned: number, order: 'II' | 'MM'): Buffer {
  const words = { II: '49492a00080000000200', MM: '4d4d002a000000080002' }[order];
  const list = {
    II: `2588040001000000640000001201030001000000${turned.toString(16).padStart(2, '0')}000000`,
    MM: `882500040000000100000064011200030000000100${turned.toString(16).padStart(2, '0')}0000`,
  }[order];
  return segment(
    0xe1,
    Buffer.concat([latin('Exif\0\0'), Buffer.from(words + list, 'hex'), latin('6.4541 N 3.3947 E')]),
  );
}

/** What is kept of it. */
const TURNED = '4d4d002a0000000800010112000300000001';
const turnedBy = (turned: number) =>
  segment(0xe1, Buffer.concat([latin('Exif\0\0'), Buffer.from(`${TURNED}000${turned}000000000000`, 'hex')]));

test.each(['II', 'MM'] as const)('of a photo (%s) the picture is kept, and how it is turned', (order) => {
  const jfif = segment(0xe0, latin('JFIF\0\x01\x01\0\0\x01\0\x01\0\0'));
  const adobe = segment(0xee, latin('Adobe\0\x64\0\0\0\0\x01'));
  const others = [
    segment(0xe1, latin('http://ns.adobe.com/xap/1.0/\0 Amaka Eze')),
    segment(0xfe, latin('for my eyes')),
  ];
  const further = [segment(0xe0, latin('JFXX\0 a preview')), segment(0xe2, latin('MPF\0')), segment(0xef, hidden)];
  const photo = [
    START,
    jfif,
    camera(6, order),
    ...others,
    ...further,
    adobe,
    TABLES,
    FRAME,
    SCAN,
    TABLES,
    SCAN,
    END,
    hidden,
  ];
  const kept = [START, turnedBy(6), jfif, adobe, TABLES, FRAME, SCAN, TABLES, SCAN, END];
  expect(plainImage(Buffer.concat(photo), 'image/jpeg')).toEqual(Buffer.concat(kept));
});

test('a camera that was held upright leaves nothing', () => {
  const photo = Buffer.concat([START, camera(1, 'II'), TABLES, FRAME, SCAN, END]);
  expect(plainImage(photo, 'image/jpeg')).toEqual(Buffer.concat([START, TABLES, FRAME, SCAN, END]));
});

test.each([
  ['a segment that is longer than the file', [START, FRAME, Buffer.from([0xff, 0xe1, 0xff, 0xff]), END]],
  ['a segment without a length', [START, Buffer.from([0xff, 0xe1, 0, 1]), FRAME, SCAN, END]],
  ['something between its segments', [START, latin('x'), FRAME, SCAN, END]],
  ['no end', [START, FRAME, SCAN]],
])('a JPEG with %s is none', (_, parts) => {
  expect(plainImage(Buffer.concat(parts), 'image/jpeg')).toBeNull();
});

test('a list of a camera that goes beyond what it wrote is passed over', () => {
  const list = segment(0xe1, Buffer.concat([latin('Exif\0\0'), Buffer.from('49492a00f0ffffff0100', 'hex')]));
  const short = segment(0xe1, Buffer.concat([latin('Exif\0\0'), Buffer.from('49492a0008000000ffff', 'hex')]));
  const photo = Buffer.concat([START, list, short, FRAME, SCAN, END]);
  expect(plainImage(photo, 'image/jpeg')).toEqual(Buffer.concat([START, FRAME, SCAN, END]));
});

test('of a PNG the chunks are kept by which it is drawn', () => {
  const whole = pngOf(8, 6);
  const head = whole.subarray(0, 33);
  const besides = ['eXIf', 'tEXt', 'iTXt', 'zTXt', 'tIME', 'iCCP', 'prVt'].map((name) => chunk(name, hidden));
  const drawn = chunk('tRNS', Buffer.alloc(6));
  const image = Buffer.concat([head, ...besides, drawn, whole.subarray(33), hidden]);
  expect(plainImage(image, 'image/png')).toEqual(Buffer.concat([head, drawn, whole.subarray(33)]));
});

test('a PNG whose chunk goes beyond its end is none', () => {
  const image = pngOf(8, 6);
  image.writeUInt32BE(0xffff_ffff, 33);
  expect(plainImage(image, 'image/png')).toBeNull();
});

/** A chunk of a WebP, and a file of some. */
function part(name: string, ...data: readonly Buffer[]): Buffer {
  const body = Buffer.concat(data);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(body.length);
  return Buffer.concat([latin(name), length, body, Buffer.alloc(body.length % 2)]);
}
const file = (...parts: Buffer[]) => part('RIFF', latin('WEBP'), ...parts);
const headOf = (flags: number) => part('VP8X', Buffer.from([flags, 0, 0, 0, 39, 0, 0, 29, 0, 0]));
const picture = webpOf('VP8L', 40, 30).subarray(12);

test('of a WebP neither what a camera nor what a program wrote is kept, and its head no longer tells of them', () => {
  const besides = [part('EXIF', latin('6.4541 N 3.3947 E')), part('XMP ', hidden), part('ICCP', hidden)];
  const image = Buffer.concat([file(headOf(0x3c), ...besides, picture), hidden]);
  const kept = plainImage(image, 'image/webp');
  expect(kept).toEqual(file(headOf(0x10), picture));
  expect(kept && imageIn(kept)).toEqual({ type: 'image/webp', width: 40, height: 30 });
});

test('of a moving WebP each frame is kept without what was put into it', () => {
  const [begins, place] = [part('ANIM', Buffer.alloc(6)), Buffer.alloc(16, 7)];
  const seen = part('ALPH', Buffer.alloc(5));
  const moving = file(headOf(2), begins, part('ANMF', place, seen, picture, part('prVt', hidden)));
  const kept = file(headOf(2), begins, part('ANMF', place, seen, picture));
  expect(plainImage(moving, 'image/webp')).toEqual(kept);
  const beyond = part('ANMF', place, picture.subarray(0, -1));
  expect(plainImage(file(headOf(2), begins, beyond), 'image/webp')).toBeNull();
  expect(plainImage(file(headOf(2), begins, part('ANMF', place.subarray(1))), 'image/webp')).toBeNull();
});

const [pngHead, pngRest] = [pngOf(8, 6).subarray(0, 33), pngOf(8, 6).subarray(33)];
const jpegWith = (...parts: Buffer[]) => Buffer.concat([START, ...parts, FRAME, SCAN, END]);
const pngWith = (...parts: Buffer[]) => Buffer.concat([pngHead, ...parts, pngRest]);

test.each<[string, (many: (one: Buffer) => Buffer[]) => Buffer]>([
  ['a JPEG of tables', (many) => jpegWith(...many(TABLES))],
  ['a JPEG of remarks', (many) => jpegWith(...many(segment(0xfe, hidden)))],
  ['a JPEG of marks that stand alone', (many) => jpegWith(...many(Buffer.from([0xff, 0xd0])))],
  ['a JPEG of filling', (many) => jpegWith(...many(Buffer.from([0xff])))],
  ['a PNG of pictures', (many) => pngWith(...many(chunk('IDAT', Buffer.alloc(1))))],
  ['a PNG of texts', (many) => pngWith(...many(chunk('tEXt', hidden)))],
  ['a WebP of pictures', (many) => file(headOf(0), ...many(picture))],
  ['a WebP of nothing', (many) => file(headOf(0), picture, ...many(part('prVt')))],
  [
    'a WebP of frames',
    (many) => file(headOf(2), ...many(part('ANMF', Buffer.alloc(16), picture, picture)).slice(1, 6_000)),
  ],
])('%s, in more parts than any program writes, is none', (_, of) => {
  const [few, most] = [3, 10_001].map((parts) => of((one) => Array.from({ length: parts }, () => one))) as [
    Buffer,
    Buffer,
  ];
  expect(plainImage(few, imageIn(few)?.type ?? 'image/webp')).not.toBeNull();
  expect(plainImage(most, imageIn(few)?.type ?? 'image/webp')).toBeNull();
});
