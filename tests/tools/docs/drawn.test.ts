import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { chartOf } from '#machines/kit/chart.ts';
import { settlement } from '#machines/settlement/settlement.ts';
import { flowPages } from '../../../tools/docs/flows/pages.ts';
import { statechart } from '../../../tools/docs/flows/statechart.ts';
import { layersDrawing } from '../../../tools/docs/layers/drawing.ts';
import { levelsOf } from '../../../tools/docs/layers/imports.ts';
import { everyFlow } from '../../support/actors/machines.ts';

const root = join(import.meta.dirname, '../../..');
const pages = flowPages(root);

describe('the page of a flow', () => {
  test.each(everyFlow().map(({ name, title }) => [name, title]))('%s says what it is, and draws it', (name, title) => {
    const page = pages.get(`docs/flows/${name}.md`) ?? '';
    expect(page.split('\n')[0]).toBe(`# ${title}`);
    expect(page).toContain('stateDiagram-v2\n  [*] --> ');
    expect(page).not.toContain('undefined |');
  });

  test('says which calls a purchase of power makes, and who starts it', () => {
    const page = pages.get('docs/flows/buy-power.md') ?? '';
    for (const call of ['openOrder', 'pingMeter', 'topupPower']) expect(page).toContain(`| \`${call}\` |`);
    expect(page).toContain('| `buy-power` | `buy power` | `/toUpPower` | `service-user` | `amount` |');
  });
});

test('a statechart has an arrow for each pair of states, with all that leads there', () => {
  const drawn = statechart(chartOf(settlement));
  expect(drawn).toContain('  opened --> abandoned : ABANDON\n');
  expect(drawn).toContain('  pending --> refund_due : REFUSE\n');
  expect(drawn).toContain('  quoted --> opened : OPEN, DISPUTE\n');
  expect(drawn).toContain('  refunded --> [*]\n');
});

describe('the drawing of the layers', () => {
  test('has every layer, and is the same each time', () => {
    const drawing = layersDrawing(root);
    for (const layer of ['catalogues/', 'machines/', 'src/']) expect(drawing).toContain(`>${layer}</text>`);
    expect(layersDrawing(root)).toBe(drawing);
  });

  test('puts a folder below those that it imports, and folders of a circle on one level', () => {
    const folder = (path: string, ...imports: string[]) => ({ path, imports: new Set(imports) });
    const folders = [folder('a', 'b', 'c'), folder('b', 'c'), folder('c', 'b', 'd'), folder('d')];
    expect(Object.fromEntries(levelsOf(folders))).toEqual({ a: 2, b: 1, c: 1, d: 0 });
  });
});
