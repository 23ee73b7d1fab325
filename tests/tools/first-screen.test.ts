import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { firstScreenScripts } from '../../tools/first-screen.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'first-screen-'));
  mkdirSync(join(folder, 'assets'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const put = (file: string, source: string) => writeFileSync(join(folder, file), source);

test('the first screen is the page, what it preloads and what those import; the rest loads later', () => {
  put(
    'index.html',
    '<script data-portal="/assets/kit.js /assets/main.js" data-next="/assets/later.js">early()</script>',
  );
  put('assets/main.js', 'import{a}from"./kit.js";import"./side.js";const later=()=>import("./pdf.js");');
  put('assets/kit.js', 'export{b as a}from"./deep.js";');
  put('assets/side.js', 'import "./main.js";');
  put('assets/deep.js', 'export const b=1;');
  put('assets/pdf.js', 'x'.repeat(5000));
  expect(
    firstScreenScripts(folder)
      .map(({ file }) => file)
      .sort(),
  ).toEqual(['assets/deep.js', 'assets/kit.js', 'assets/main.js', 'assets/side.js']);
});
