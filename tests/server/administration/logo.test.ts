import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Image, imageIn } from '#src/server/files/image.ts';
import { plainImage } from '#src/server/files/plain-image.ts';
import { openTestApp, type TestApp } from '../../support/server/app.ts';
import { type Office, openOffice } from './support/estate-office.ts';
import { jpegOf, pngOf, webpOf } from './support/images.ts';

let portal: TestApp;
let office: Office;
let property_id: number;
beforeAll(async () => {
  portal = await openTestApp();
  office = await openOffice(portal);
  property_id = (await office.person('admin@palmcourt.example')).estate_id ?? 0;
});
afterAll(() => portal.close());

const address = (bytes: Buffer, type = 'image/png') => `data:${type};base64,${bytes.toString('base64')}`;
const save = (property_logo: string, who: 'palm' | 'cedar' = 'palm') =>
  office.ask('updateLogo', { property_logo, property_id }, who);
const kept = async () => (await portal.call('propertyLogo', {}, office.tokens.palm)).body.property_logo;

test.each<[Image['type'], Buffer]>([
  ['image/png', pngOf(120, 40)],
  ['image/jpeg', jpegOf(640, 480)],
  ['image/webp', webpOf('VP8 ', 300, 200)],
  ['image/webp', webpOf('VP8L', 300, 200)],
  ['image/webp', webpOf('VP8X', 300, 200)],
])('a %s logo is kept as what it is, whatever it calls itself, and shown', { tags: ['E-086'] }, async (type, bytes) => {
  const clean = address(plainImage(bytes, type) ?? bytes, type);
  for (const claimed of [
    address(bytes, type),
    address(bytes, 'text/html'),
    address(bytes, 'image/svg+xml;charset=utf-8'),
  ]) {
    const { status, said } = await save(claimed);
    expect([status, said]).toEqual([200, { message: 'The logo is saved.', property_logo: clean }]);
    expect(await kept()).toBe(clean);
  }
});

test('the size of an image is read from its header', () => {
  expect(imageIn(pngOf(120, 40))).toEqual({ type: 'image/png', width: 120, height: 40 });
  expect(imageIn(jpegOf(640, 480))).toEqual({ type: 'image/jpeg', width: 640, height: 480 });
  for (const kind of ['VP8 ', 'VP8L', 'VP8X'] as const) {
    expect(imageIn(webpOf(kind, 300, 200))).toEqual({ type: 'image/webp', width: 300, height: 200 });
  }
});

const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
test.each([
  ['a drawing with a script', address(SVG, 'image/svg+xml')],
  ['a drawing that calls itself a PNG', address(SVG)],
  ['a page behind the first signs of a PNG', address(Buffer.concat([pngOf(1, 1).subarray(0, 8), SVG]))],
  ['a PNG that breaks off', address(pngOf(64, 64).subarray(0, -12))],
  ['a PNG without a side', address(pngOf(0, 40))],
  ['a JPEG that breaks off', address(jpegOf(64, 64).subarray(0, 12), 'image/jpeg')],
  ['a WebP that breaks off', address(webpOf('VP8 ', 64, 64).subarray(0, -1), 'image/webp')],
  ['a GIF', address(Buffer.from('GIF89a\u0001\0\u0001\0\0\0\0;', 'latin1'), 'image/gif')],
  ['an archive', address(deflateSync(Buffer.from('x'.repeat(100))), 'application/zip')],
  ['nothing', 'data:image/png;base64,'],
  ['what is not base64', 'data:image/png;base64,****'],
  ['an address', 'https://example.com/logo.png'],
  ['a script', 'javascript:alert(1)'],
  ['text', ''],
])('%s is no logo', async (_, property_logo) => {
  const before = await kept();
  const { status, said } = await save(property_logo);
  expect([status, said]).toEqual([
    400,
    { code: 'logo-not-image', message: 'Please choose a PNG, JPEG or WebP image.' },
  ]);
  expect(await kept()).toBe(before);
});

test('300000 bytes are a logo, one more is too many', async () => {
  expect((await save(address(pngOf(10, 10, 300_000)))).status).toBe(200);
  for (const bytes of [300_001, 310_000, 1_400_000]) {
    const { status, said } = await save(address(pngOf(10, 10, bytes)));
    expect([status, said]).toEqual([400, { code: 'logo-too-large', message: 'Image should not be more than 300kb' }]);
  }
});

test('an image of few bytes and many pixels is refused', async () => {
  for (const bytes of [pngOf(4_001, 10), jpegOf(10, 65_500), webpOf('VP8X', 16_000_000, 1)]) {
    const { status, said } = await save(address(bytes));
    expect([status, said]).toEqual([
      400,
      { code: 'logo-too-wide', message: 'Please choose an image of at most 4000 × 4000 pixels.' },
    ]);
  }
  expect((await save(address(pngOf(4_000, 4_000)))).status).toBe(200);
});

test('the log says who replaced the logo, and the same logo again leaves no line', async () => {
  await save(address(pngOf(30, 20)));
  const lines = await office.lines();
  await save(address(pngOf(60, 20)));
  await save(address(pngOf(60, 20)));
  expect(await office.lines()).toBe(lines + 1);
  expect((await office.deeds())[0]).toMatchObject({
    actor: 'Ngozi Adeyemi',
    action: 'logo-changed',
    subject: 'Palm Court',
    before: expect.stringMatching(/^image\/png, 30 × 20 px, \d+ bytes$/),
    after: expect.stringMatching(/^image\/png, 60 × 20 px, \d+ bytes$/),
  });
});

test('the logo of another estate is not one’s to replace', async () => {
  const [before, lines] = [await kept(), await office.lines()];
  const { status, said } = await save(address(pngOf(5, 5)), 'cedar');
  expect([status, said.code]).toEqual([403, 'not-allowed']);
  const input = { property_logo: address(pngOf(5, 5)), property_id: 999_999 };
  expect(await office.ask('updateLogo', input, 'cedar')).toEqual({ status, said });
  expect([await kept(), await office.lines()]).toEqual([before, lines]);
});
