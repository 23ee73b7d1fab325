import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { draw } from '../support/draw.tsx';
import { visitor } from '../support/scenes/conversations.ts';

const SOURCES = join(import.meta.dirname, '../../../src/portal');
const read = (file: string) => readFileSync(join(SOURCES, file), 'utf8');
describe('the style guide', () => {
  test('shows every colour there is, light and dark', async () => {
    await draw(visitor, { at: '/styleguide', width: 1440 });
    const colours = [...read('ui/styles/tokens.css').matchAll(/^ {2}--([a-z-]+): (?:light-dark|#)/gm)];
    expect(colours.length).toBeGreaterThan(20);
    for (const theme of ['light', 'dark']) {
      const side = within(await screen.findByRole('region', { name: theme }));
      const shown = [...side.getByRole('region', { name: 'colours' }).querySelectorAll('.sample__label')];
      expect(shown.map(({ textContent }) => textContent)).toEqual(colours.map(([, name]) => name));
    }
  });

  test.each([
    ['SafetyNet', '.fallen'],
    ['DataTable', '.data--dense'],
    ['AnyField', '[role="combobox"]'],
    ['AnyField', '.chips--rows'],
    ['AnyField', '[type="checkbox"][aria-invalid]'],
    ['AnyField', '[type="file"]'],
    ['AnyField', 'textarea'],
    ['AnyField', '[type="password"][aria-invalid]'],
    ['skeletons', '.skeleton'],
    ['tool', '.tool'],
    ['RowSwitch', '[role="switch"][aria-checked="true"]'],
  ])('shows %s as %s', async (name, state) => {
    await draw(visitor, { at: '/styleguide', width: 2560 });
    const light = within(await screen.findByRole('region', { name: 'light' }));
    expect(light.getByRole('region', { name }).querySelector(state)).not.toBeNull();
  });

  test('is imported only where a build leaves it out', () => {
    const screens = read('screens.tsx');
    expect(screens).toMatch(/import\.meta\.env\.DEV\s*\? part\(\(\) => import\('\.\/styleguide\//);
    const importing = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('styleguide'))
      .filter((file) => read(file).includes('styleguide/'));
    expect(importing).toEqual(['screens.tsx']);
  });
});
