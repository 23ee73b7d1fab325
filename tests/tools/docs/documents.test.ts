import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROUTES } from '#catalogues/routes/index.ts';
import { STORE_PAGES } from '#catalogues/routes/storefront.ts';
import {
  DEMO_ACCOUNTS,
  DEMO_PASSWORD,
  SANDBOX_ACCOUNT_ENDINGS,
  SANDBOX_CARDS,
  SANDBOX_METER_ENDINGS,
  SANDBOX_POSTPAID_ENDING,
  SANDBOX_TERM_ENDINGS,
} from '#catalogues/sandbox.ts';
import { documentsOf, linksIn, pathsIn, placesIn, textOf } from '../../../tools/docs/documents.ts';

const root = join(import.meta.dirname, '../../..');
const documents = documentsOf(root);
const everything = documents.map((file) => textOf(root, file)).join('\n');
const configuration = textOf(root, 'docs/run/configuration.md');
const all = (text: string, found: RegExp): readonly string[] => [
  ...new Set(Array.from(text.matchAll(found), ([, name = '']) => name)),
];

describe('the documents', () => {
  test('link to what is there, headings included', () => {
    const lost = documents.flatMap((file) =>
      linksIn(textOf(root, file)).flatMap((link) => {
        const [path = '', anchor] = link.split('#');
        const target = path === '' ? file : posix.join(dirname(file), path);
        if (!existsSync(join(root, target))) return [`${file} links to ${link}`];
        if (anchor === undefined || !target.endsWith('.md')) return [];
        return placesIn(textOf(root, target)).anchors.includes(anchor) ? [] : [`${file} links to ${link}`];
      }),
    );
    expect(lost).toEqual([]);
  });

  test('name files and folders that are there', () => {
    const lost = documents.flatMap((file) =>
      pathsIn(textOf(root, file)).flatMap((path) => (existsSync(join(root, path)) ? [] : [`${file} names ${path}`])),
    );
    expect(lost).toEqual([]);
  });

  test('say of every folder of a layer what is in it', () => {
    const layout = textOf(root, 'docs/change/layout.md');
    const folders = ['catalogues', 'machines', 'src', 'machines/assistant', 'machines/talk'].flatMap((layer) =>
      readdirSync(join(root, layer), { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? [one.name] : [])),
    );
    expect(folders.filter((name) => !layout.includes(`${name}/`))).toEqual([]);
  });

  test('can each be reached from the list of them', () => {
    const reached = new Set(['README.md', 'docs/README.md']);
    for (const file of reached) {
      for (const link of linksIn(textOf(root, file))) {
        const target = posix.join(dirname(file), link.split('#')[0] ?? '');
        if (documents.includes(target)) reached.add(target);
      }
    }
    expect(documents.filter((file) => !reached.has(file) && !file.startsWith('tests/'))).toEqual([]);
  });

  test('are written without a dash that is none of a keyboard', () => {
    expect(documents.filter((file) => /[\u2013\u2014]/.test(textOf(root, file)))).toEqual([]);
  });
});

describe('the README', () => {
  test('is short, and leads to what was chosen where the specification is silent', { tags: ['G-029'] }, () => {
    const readme = textOf(root, 'README.md');
    expect(readme.split('\n').length).toBeLessThanOrEqual(150);
    expect(linksIn(readme)).toContain('docs/product/differences.md');
    const items = textOf(root, 'docs/product/differences.md').split('\n- ').slice(1);
    expect(items.length).toBeGreaterThan(20);
    for (const item of items) expect(item.trim(), item).toMatch(/^[\s\S]+\.$/);
  });
});

describe('what can be used', () => {
  test('no command is named that there is not, and every one that there is', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object };
    const own = Object.keys(scripts).filter((name) => !name.startsWith('pre') || name === 'price-list');
    const commands = textOf(root, 'docs/change/commands.md');
    const named = [...all(commands, /`npm run ([a-z:-]+)/g), ...all(commands, /`npm (start|test)`/g)];
    expect([...new Set(named)].sort()).toEqual(own.sort());
    expect(all(everything, /npm run ([a-z:-]+)/g).filter((name) => !(name in scripts))).toEqual([]);
  });

  test('every setting that is read has its row, and no other', () => {
    const [, object = ''] = textOf(root, 'src/server/config.ts').split('const environment = z.object({');
    const read = all(object.split('\n});')[0] ?? '', /^ {2}([A-Z][A-Z_]+):/gm);
    expect(read.length).toBeGreaterThan(20);
    const rows = configuration.split('\n').filter((line) => line.startsWith('| `'));
    const named = rows.flatMap((row) => all(row.split('|')[1] ?? '', /`([A-Z][A-Z_]+)`/g));
    expect([...named].sort()).toEqual([...read].sort());
  });

  test('every account, card and ending of the demonstration is written down', () => {
    const demonstration = textOf(root, 'docs/use/demonstration.md');
    for (const { number } of SANDBOX_CARDS) expect(demonstration).toContain(number.replace(/(.{4})(?=.)/g, '$1 '));
    expect(demonstration).toContain(`| ${SANDBOX_POSTPAID_ENDING} |`);
    for (const { ending } of [...SANDBOX_METER_ENDINGS, ...SANDBOX_ACCOUNT_ENDINGS, ...SANDBOX_TERM_ENDINGS]) {
      expect(demonstration).toContain(`| ${ending} |`);
    }
    for (const { email } of DEMO_ACCOUNTS) expect(demonstration).toContain(`\`${email.split('@')[0]}@`);
    expect(demonstration).toContain(DEMO_PASSWORD);
  });

  test.each([...ROUTES.filter(({ built }) => built), ...STORE_PAGES].map(({ path }) => path))('the page %s', (path) => {
    expect(everything).toContain(`\`${path}`);
  });
});
