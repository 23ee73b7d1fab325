import { execFileSync } from 'node:child_process';
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

const Bom = z.object({
  bomFormat: z.literal('CycloneDX'),
  components: z.array(
    z.object({
      name: z.string(),
      version: z.string(),
      purl: z.string(),
      hashes: z.array(z.object({ alg: z.string(), content: z.string() })),
    }),
  ),
});

test('the list of packages that `npm run sbom` prints has all that production runs with, each with its hash, and each from npm’s registry', () => {
  const script = z.object({ scripts: z.object({ sbom: z.string() }) });
  const { sbom } = script.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))).scripts;
  const [program = '', ...words] = sbom.split(' ');
  const said = execFileSync(program, words, { cwd: root, encoding: 'utf8', maxBuffer: 50_000_000, stdio: 'pipe' });
  const { components } = Bom.parse(JSON.parse(said));
  const lock = z
    .object({
      packages: z.record(z.string(), z.object({ version: z.string().optional(), dev: z.boolean().optional() })),
    })
    .parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
  const wanted = Object.entries(lock.packages)
    .filter(([path, { dev }]) => path !== '' && dev !== true)
    .map(([path, { version }]) => `${path.replace(/^.*node_modules\//, '')}@${version}`);
  const told = new Set(components.map(({ name, version }) => `${name}@${version}`));
  expect([...new Set(wanted)].filter((one) => !told.has(one))).toEqual([]);
  for (const { name, purl, hashes } of components) {
    expect([name, purl.startsWith('pkg:npm/')]).toEqual([name, true]);
    expect([name, hashes.map(({ alg }) => alg)]).toEqual([name, ['SHA-512']]);
  }
  // None comes from a repository, a folder or another registry: the lock file has no such address, and nothing says another one.
  const resolved = Array.from(
    readFileSync(join(root, 'package-lock.json'), 'utf8').matchAll(/"resolved": "([^"]+)"/g),
    ([, url]) => url,
  );
  expect(resolved).toEqual([]);
  expect(readFileSync(join(root, '.npmrc'), 'utf8')).not.toMatch(/registry\s*=/);
  const asked = z
    .record(z.string(), z.string())
    .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).dependencies);
  expect(Object.entries(asked).filter(([, version]) => !/^\d+\.\d+\.\d+/.test(version))).toEqual([]);
});

test('how soon a package with a known hole is replaced is said, the worse the sooner', () => {
  const text = readFileSync(join(root, 'docs/security/packages.md'), 'utf8');
  const days = ['critical', 'high', 'moderate', 'low'].map((level) =>
    Number(new RegExp(`^\\| ${level}\\b[^|]*\\| (\\d+) days`, 'm').exec(text)?.[1]),
  );
  expect(days).toEqual(days.toSorted((a, b) => a - b));
  expect(days.every((count) => count >= 1 && count <= 90)).toBe(true);
  expect(text).toMatch(/^\| out of date without a known hole \| looked through every \d+ days/m);
});
