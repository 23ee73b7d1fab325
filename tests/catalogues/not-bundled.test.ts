import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const LISTS = '(?:data-plans|internet|cable-wizard|cable-pay-bills|price-lists)\\.ts';

/** The source files of some folders that import a price list from where it stands. */
function importers(folders: readonly string[], from: string): string[] {
  const prices = new RegExp(`from '${from}${LISTS}'`);
  return folders
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true }).map((file) => join(folder, String(file))))
    .filter((file) => /\.tsx?$/.test(file) && prices.test(readFileSync(join(root, file), 'utf8')));
}

test('no price list is loaded by a browser: the machines and faces ask the server for one', () => {
  expect(importers(['catalogues'], '\\./')).toEqual(['catalogues/products/price-lists.ts']);
  expect(importers(['machines', 'src/client', 'src/portal', 'src/terminal'], '#catalogues/products/')).toEqual([]);
});
