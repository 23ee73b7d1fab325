import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { ROUTES } from '#catalogues/routes/index.ts';
import { STORE_PAGES } from '#catalogues/routes/storefront.ts';

const folder = join(import.meta.dirname, '../../public');
const Icons = z.array(z.object({ src: z.string() })).min(1);
const Manifest = z.object({
  icons: Icons,
  shortcuts: z.array(z.object({ name: z.string(), url: z.string(), icons: Icons })),
});
const { icons, shortcuts } = Manifest.parse(JSON.parse(readFileSync(join(folder, 'manifest.webmanifest'), 'utf8')));

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
