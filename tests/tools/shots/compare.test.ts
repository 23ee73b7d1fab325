import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { approve } from '../../../tools/shots/compare/approve.ts';
import { type Approved, readApproved, writeApproved } from '../../../tools/shots/compare/approved.ts';
import { againstApproved, againstBefore, goneScenes } from '../../../tools/shots/compare/judge.ts';
import { changeOf, markOf } from '../../../tools/shots/compare/mark.ts';
import { readTaken, type Taken, takenOf, writeTaken } from '../../../tools/shots/compare/taken.ts';
import { readOptions } from '../../../tools/shots/options.ts';
import { differencesPage } from '../../../tools/shots/report/differences-page.ts';
import { AREAS } from '../../../tools/shots/scenes/index.ts';

type Colour = readonly [number, number, number];
const PAPER: Colour = [250, 250, 246];
const INK: Colour = [21, 32, 26];

/** A page of 360 by 200 px on which rectangles stand, each from x and y with width and height. */
function page(
  ...boxes: readonly (readonly [x: number, y: number, width: number, height: number, colour: Colour])[]
): PNG {
  const png = new PNG({ width: 360, height: 200 });
  for (const [x, y, width, height, colour] of [[0, 0, 360, 200, PAPER] as const, ...boxes])
    for (let dy = 0; dy < height; dy += 1)
      for (let dx = 0; dx < width; dx += 1) png.data.set([...colour, 255], ((y + dy) * 360 + x + dx) * 4);
  return png;
}

/** A word of black strokes, 1 px wide and 3 apart. */
const word = (x: number, y: number, colour: Colour = INK) =>
  Array.from({ length: 12 }, (_, at) => [x + at * 3, y, 1, 14, colour] as const);
const plain = page(...word(20, 30), ...word(20, 90));

describe('a picture', () => {
  const from = markOf(plain, 'Pay ₦5,050');
  test.each([
    ['is the same', plain, 'Pay ₦5,050', null],
    ['is the same where its words break elsewhere', plain, 'Pay\n₦5,050', null],
    [
      'has a word moved by four pixels',
      page(...word(20, 30), ...word(20, 94)),
      'Pay ₦5,050',
      'looks different in 2 places',
    ],
    [
      'has a word more',
      page(...word(20, 30), ...word(20, 90), ...word(120, 90)),
      'Pay ₦5,050',
      'looks different in 2 places',
    ],
    [
      'has a word in another colour',
      page(...word(20, 30), ...word(20, 90, [200, 30, 40])),
      'Pay ₦5,050',
      'looks different in 2 places',
    ],
    ['says something else', plain, 'Pay ₦6,050', 'says something else'],
  ])('that %s', (_, to, words, change) => {
    expect(changeOf(from, markOf(to, words))).toBe(change);
  });

  test('whose letters are smoothed otherwise is the same', () => {
    const smoothed = new PNG({ width: 360, height: 200 });
    plain.data.copy(smoothed.data);
    // Each edge is three steps lighter or darker than it was.
    for (let at = 0; at < 360 * 200; at += 7)
      for (let c = 0; c < 3; c += 1) smoothed.data[at * 4 + c] = Math.max(0, (plain.data[at * 4 + c] ?? 0) - 3);
    expect(changeOf(from, markOf(smoothed, 'Pay ₦5,050'))).toBeNull();
  });

  test('that is longer says how long it is, and was', () => {
    const long = new PNG({ width: 360, height: 240 });
    expect(changeOf(from, markOf(long, 'Pay'))).toBe('is 360 by 240 px and was 360 by 200');
  });
});

describe('a run', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'shots-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const shot = (scene: string, theme: 'light' | 'dark' = 'light', words = 'Pay'): Taken =>
    takenOf({
      scene,
      area: 'power',
      width: 360,
      theme,
      file: `power--${scene}--360-${theme}.png`,
      words,
      problems: [],
    });
  const lay = (taken: Taken, picture: PNG, into = folder) =>
    writeFileSync(join(into, taken.file), PNG.sync.write(picture));
  const none: Approved = new Map();
  const known = { has: () => true };

  test('is what was approved, until a picture is another', () => {
    const [paid, asked] = [shot('paid'), shot('asked')];
    lay(paid, plain);
    lay(asked, plain);
    writeTaken(folder, [paid, asked]);
    const { approved, recorded } = approve(folder, readTaken(folder), [], none, known);
    expect(recorded).toEqual(['power/paid', 'power/asked']);
    writeApproved(join(folder, 'approved'), approved);
    const read = readApproved(join(folder, 'approved'));
    expect(read).toEqual(approved);
    expect(againstApproved(folder, [paid, asked], read)).toEqual({ differences: [], unrecorded: 0 });

    lay(paid, page(...word(20, 30), ...word(120, 90)));
    const { differences } = againstApproved(folder, [paid, asked], read);
    expect(differences.map(({ taken, what }) => [taken.scene, what])).toEqual([
      ['paid', 'looks different in 4 places'],
    ]);
    const again = approve(folder, [paid, asked], ['power/paid'], read, known);
    expect(again.recorded).toEqual(['power/paid']);
    expect(againstApproved(folder, [paid, asked], again.approved).differences).toEqual([]);
  });

  test('tells a new picture of an area that is recorded, and counts those of one that is not', () => {
    const [paid, dark] = [shot('paid'), shot('paid', 'dark')];
    lay(paid, plain);
    lay(dark, plain);
    const { approved } = approve(folder, [paid], [], none, known);
    const { differences, unrecorded } = againstApproved(folder, [dark, { ...paid, area: 'dues' }], approved);
    expect(differences.map(({ taken, what }) => [taken.theme, what])).toEqual([['dark', 'is new']]);
    expect(unrecorded).toBe(1);
    // At another width or in other colours, what was approved before stays.
    expect([
      ...(approve(folder, [dark], [], approved, known).approved.get('power')?.get('paid')?.keys() ?? []),
    ]).toEqual(['360 light', '360 dark']);
  });

  test('approves nothing that was not reached, and forgets the scenes that are no more', () => {
    const paid = shot('paid');
    lay(paid, plain);
    const { approved } = approve(folder, [paid], [], none, known);
    expect(goneScenes(new Set(), approved)).toEqual(['power/paid']);
    const lost = approve(folder, [{ ...shot('lost'), reached: false }], [], approved, new Set(['power/lost']));
    expect(lost.unreached).toEqual(['power/lost']);
    expect(lost.recorded).toEqual([]);
    expect(lost.approved).toEqual(new Map([['power', new Map()]]));
  });

  test('against earlier pictures draws what differs, and passes over what was approved and over smoothing', () => {
    const before = mkdtempSync(join(tmpdir(), 'shots-before-'));
    const [paid, asked, fresh] = [shot('paid'), shot('asked'), shot('fresh')];
    for (const one of [paid, asked]) lay(one, plain, before);
    const other = page(...word(20, 30), ...word(120, 90));
    lay(paid, other);
    lay(asked, plain);
    lay(fresh, plain);
    const earlier = { folder: before, from: 'before', taken: [paid, asked] };
    const found = againstBefore(folder, [paid, asked, fresh], earlier, none);
    expect(found.map(({ taken, ...rest }) => [taken.scene, rest])).toEqual([
      [
        'paid',
        { what: '336 px differ', before: `before/${paid.file}`, difference: 'power--paid--360-light.difference.png' },
      ],
      ['fresh', { what: 'is new', before: null, difference: null }],
    ]);
    const drawn = PNG.sync.read(readFileSync(join(folder, 'power--paid--360-light.difference.png')));
    expect([drawn.width, drawn.height]).toEqual([360, 200]);
    const { approved } = approve(folder, [paid, fresh], [], none, known);
    expect(againstBefore(folder, [paid, asked, fresh], earlier, approved)).toEqual([]);
    rmSync(before, { recursive: true });
  });

  test('shows before, after and what differs beside each other, and how it is approved', () => {
    const html = differencesPage([
      { taken: shot('paid "twice"'), what: '336 px differ', before: 'before/a.png', difference: 'a.difference.png' },
      { taken: shot('fresh'), what: 'is new', before: null, difference: null },
    ]);
    expect(html).toContain('2 pictures differ, and nobody approved them');
    expect(html).toContain('src="before/a.png"');
    expect(html).toContain('src="a.difference.png"');
    expect(html).toContain('npm run shots -- --approve &quot;power/paid \\&quot;twice\\&quot;&quot;');
    expect(html).toContain('<p>no picture</p>');
  });
});

describe('what is asked for', () => {
  test('pictures of a commit to stand beside, or an approval of scenes by name', () => {
    expect(readOptions(['--against', 'main', '--no-checks'])).toMatchObject({
      against: 'main',
      judges: false,
      approve: false,
    });
    expect(readOptions(['--approve', 'power/paid', 'dues'])).toMatchObject({
      approve: true,
      only: ['power/paid', 'dues'],
    });
  });

  test.each([
    [['power'], 'Only --approve takes names of scenes: is "power" meant as --only power?'],
    [
      ['--portal', 'http://127.0.0.1:3000', '--against', 'main'],
      'A portal that runs already has a clock and data of its own',
    ],
  ])('%j is refused in words', (words, problem) => {
    expect(() => readOptions(words)).toThrow(problem);
  });
});

test('what is approved is of scenes that there are', () => {
  const scenes = new Set(AREAS.flatMap(({ area, scenes: of }) => of.map(({ name }) => `${area}/${name}`)));
  expect(goneScenes(scenes, readApproved(join(import.meta.dirname, '../../../tools/shots/approved')))).toEqual([]);
});
