import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ACCOUNT_PAGES, CONTROLS } from '#catalogues/sentences/controls.ts';

const root = join(import.meta.dirname, '../..');
const sources = ['machines', 'src'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    // What a payment provider writes on its own page is no word of ours.
    .filter((file) => /\.tsx?$/.test(file) && !/styleguide|^stand-ins/.test(file))
    .map((file) => join(folder, file)),
);

/** A file without its comments, which may name a button. */
const codeOf = (file: string): string =>
  readFileSync(join(root, file), 'utf8').replaceAll(/^\s*(?:\/\*|\*|\/\/).*$/gm, '');

test.each(Object.values({ ...CONTROLS, ...ACCOUNT_PAGES }).filter((words) => typeof words === 'string'))(
  'a machine or a face that says "%s" has it from the catalogue',
  (words) => {
    // In quotes, between two tags, or as the only words of a line.
    const written = new RegExp(`(?:['">]|^\\s*)${words.replaceAll('.', '\\.')}(?:['"<]|$)`, 'm');
    expect(sources.filter((file) => written.test(codeOf(file)))).toEqual([]);
  },
);
