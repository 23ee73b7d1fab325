import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const readme = readFileSync(join(root, 'README.md'), 'utf8');

/** The lines below a heading, up to the next one of its rank. */
function section(title: string): string {
  const [, below = ''] = readme.split(`\n## ${title}\n`);
  return below.split('\n## ')[0] ?? '';
}
const all = (text: string, found: RegExp): readonly string[] =>
  Array.from(text.matchAll(found), ([, name = '']) => name);

describe('the README', () => {
  test('lists what was chosen where the specification is silent, under "Differences from the specification"', {
    tags: ['G-029'],
  }, () => {
    const items = section('Differences from the specification').split('\n- ').slice(1);
    expect(items.length).toBeGreaterThan(20);
    for (const item of items) expect(item.trim(), item).toMatch(/^[\s\S]+\.$/);
  });

  test('names no command that there is not', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object };
    const named = all(readme, /npm run ([a-z-]+)/g);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
    for (const name of ['understand', 'chat', 'dev', 'bench']) expect(named).toContain(name);
  });

  test('names no setting that is not read, and every one that is', () => {
    const settings = all(section('Configuration'), /`([A-Z][A-Z_]+)`/g);
    const read = ['config.ts', ...readdirSync(join(root, 'src/server'), { recursive: true }).map(String)]
      .filter((file) => /config.*\.ts$/.test(file))
      .flatMap((file) => (existsSync(join(root, 'src/server', file)) ? [file] : []))
      .map((file) => readFileSync(join(root, 'src/server', file), 'utf8'))
      .join('\n');
    expect(settings.filter((name) => !read.includes(name.replace(/_(?:DATA_PLANS|INTERNET|CABLE.*)$/, '')))).toEqual(
      [],
    );
  });

  test('points at files that are there', () => {
    const paths = all(readme, /`((?:catalogues|machines|src|tests|tools|docs)\/[\w./-]+)`/g);
    expect(paths.length).toBeGreaterThan(8);
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});
