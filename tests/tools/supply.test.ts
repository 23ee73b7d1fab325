import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';

const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      integrity: z.string().optional(),
      license: z.string().optional(),
      hasInstallScript: z.literal(true).optional(),
    }),
  ),
});
const root = join(import.meta.dirname, '../..');
const { packages } = Lock.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
const installed = Object.entries(packages).filter(([path]) => path !== '');

/** Of these anybody may run and hand on a portal without opening it; a package of another one is a question for a person first. */
const LICENCES = [
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'MPL-2.0', 'BlueOak-1.0.0'],
  ...['Python-2.0', 'Unlicense', 'CC0-1.0', 'Zlib'],
];

/** True where one of several to choose from, or all that hold together, are such. */
const isFree = (licence: string): boolean =>
  licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => LICENCES.includes(one)));

test('every package has a hash that its archive is held against, and a licence that lets anybody run the portal', () => {
  expect(installed.length).toBeGreaterThan(100);
  const unsound = installed.filter(([, { integrity = '', license = '' }]) => {
    return !integrity.startsWith('sha512-') || !isFree(license);
  });
  expect(unsound.map(([path]) => path)).toEqual([]);
});

test('no package runs anything while it is installed, but for the one whose script is refused by name', () => {
  const scripts = installed.flatMap(([path, { hasInstallScript }]) => (hasInstallScript ? [path] : []));
  expect(scripts).toEqual(['node_modules/core-js']);
  expect(readFileSync(join(root, '.npmrc'), 'utf8')).toContain('strict-allow-scripts=true');
});
