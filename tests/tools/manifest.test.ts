import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { SHARED } from '#catalogues/doors.ts';
import { ROUTES } from '#catalogues/routes/index.ts';
import { STORE_PAGES } from '#catalogues/routes/storefront.ts';

const folder = join(import.meta.dirname, '../../public');
const Icons = z.array(z.object({ src: z.string() })).min(1);
const Manifest = z.object({
  icons: Icons,
  shortcuts: z.array(z.object({ name: z.string(), url: z.string(), icons: Icons })),
  screenshots: z.array(
    z.object({
      src: z.string(),
      sizes: z.string(),
      type: z.literal('image/webp'),
      form_factor: z.enum(['narrow', 'wide']),
      label: z.string(),
    }),
  ),
  share_target: z.object({
    action: z.string(),
    method: z.string(),
    params: z.object({ title: z.string(), text: z.string(), url: z.string() }),
  }),
  id: z.string(),
});
const { icons, shortcuts, screenshots, share_target, id } = Manifest.parse(
  JSON.parse(readFileSync(join(folder, 'manifest.webmanifest'), 'utf8')),
);

test('the icon of the installed portal leads to power, to tokens and to airtime at once, each a page that there is', () => {
  expect(shortcuts.map(({ name, url }) => [name, url])).toEqual([
    ['Buy power', '/toUpPower'],
    ['My tokens', '/transactionHistory'],
    ['Buy airtime', '/airtime'],
  ]);
  const pages: readonly string[] = [...ROUTES.filter(({ built }) => built), ...STORE_PAGES].map(({ path }) => path);
  expect(shortcuts.filter(({ url }) => !pages.includes(url))).toEqual([]);
});

test('every icon that the manifest names is a file of the portal', () => {
  const named = [icons, ...shortcuts.map((one) => one.icons)].flat().map(({ src }) => src);
  expect(named.filter((src) => !existsSync(join(folder, src)))).toEqual([]);
});

test('a browser that offers to install the portal shows it as it is, on a phone and on a desk, without using up data', () => {
  const pictured = screenshots.map(({ src }) => pictureAt(join(folder, src)));
  expect(screenshots.map(({ form_factor, sizes }) => [form_factor, sizes])).toEqual(
    ['read-back', 'token', 'month'].flatMap(() => [
      ['narrow', '400x800'],
      ['wide', '1280x800'],
    ]),
  );
  expect(pictured.map(({ sizes }) => sizes)).toEqual(screenshots.map(({ sizes }) => sizes));
  expect(pictured.filter(({ bytes }) => bytes > 60_000)).toEqual([]);
  expect(new Set(screenshots.map(({ label }) => label)).size).toBe(3);
});

test('what a phone shares with the portal comes by an address alone, and a portal that moved is still the same one', () => {
  expect(share_target).toEqual({
    action: SHARED,
    method: 'GET',
    params: { title: 'title', text: 'text', url: 'url' },
  });
  expect(id).toBe('/');
});

/** Its size as an extended WebP says it (RFC 9649, 2.7), and in bytes. */
function pictureAt(file: string) {
  const bytes = readFileSync(file);
  expect(bytes.toString('latin1', 8, 16)).toBe('WEBPVP8X');
  return { sizes: `${bytes.readUIntLE(24, 3) + 1}x${bytes.readUIntLE(27, 3) + 1}`, bytes: bytes.length };
}
