/** Draws the icons of an installed portal, public/icons, from public/mark.svg. By hand when the mark changes: `node tools/icons/make.ts`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawn, type Shape } from './drawing.ts';
import { outlineOf } from './outline.ts';
import { png } from './png.ts';

const pub = join(import.meta.dirname, '../../public');
const BOX = 32;
const PAPER = colour('fafaf6');
/** A phone may cut a maskable icon down to a circle of four fifths; the mark stays well inside of it. */
const SAFE = 0.56;

const shapes = [...readFileSync(join(pub, 'mark.svg'), 'utf8').matchAll(/fill="#(\w{6})" d="([^"]+)"/g)].map(
  ([, fill = '', path = '']): Shape => ({ colour: colour(fill), outline: outlineOf(path) }),
);

for (const side of [192, 512]) {
  save(`icon-${side}`, side, { part: 1, ground: null });
  save(`maskable-${side}`, side, { part: SAFE, ground: PAPER });
}
// A phone that adds the page to its home screen without reading the manifest fills what is transparent with black.
save('touch-180', 180, { part: 0.72, ground: PAPER });

function save(name: string, side: number, look: { part: number; ground: Shape['colour'] | null }): void {
  writeFileSync(join(pub, `icons/${name}.png`), png(side, drawn(shapes, { side, box: BOX, ...look })));
}

function colour(hex: string): Shape['colour'] {
  const band = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [band(0), band(2), band(4)];
}
