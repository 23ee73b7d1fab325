import { describe, expect, test } from 'vitest';
import { BARE, hasColours, screenOf } from '#src/terminal/screen/screen.ts';
import { drawTable } from '#src/terminal/screen/table.ts';
import { harmless, widthOf, wrapped } from '#src/terminal/screen/text.ts';

const TTY = { isTTY: true, columns: 60, rows: 20 } as const;

describe('colours', () => {
  test.each([
    ['a terminal has them', TTY, {}, true],
    ['a pipe has none', {}, {}, false],
    ['NO_COLOR takes them away', TTY, { NO_COLOR: '1' }, false],
    ['an empty NO_COLOR says nothing', TTY, { NO_COLOR: '' }, true],
    ['a dumb terminal has none', TTY, { TERM: 'dumb' }, false],
    ['FORCE_COLOR gives them to a pipe', {}, { FORCE_COLOR: '1' }, true],
    ['FORCE_COLOR=0 takes them away', TTY, { FORCE_COLOR: '0' }, false],
    ['FORCE_COLOR goes before NO_COLOR', TTY, { FORCE_COLOR: '1', NO_COLOR: '1' }, true],
  ])('%s', (_, stream, environment, has) => {
    expect(hasColours(stream, environment)).toBe(has);
    expect(screenOf(stream, environment).paint('red', 'x') !== 'x').toBe(has);
  });
});

describe('tables', () => {
  const columns = [
    { name: 'name', label: 'Name', align: 'start' },
    { name: 'house', label: 'House address', align: 'start' },
    { name: 'meter', label: 'Meter', align: 'start' },
    { name: 'amount', label: 'Amount', align: 'end' },
  ] as const;
  const rows = [
    ['Amaka Eze', 'House 12, Palm Avenue, behind the water tank', '45701120409', '₦5,050'],
    ['Ọlá Ṣàngó', 'House 3', '45701120410', '₦12,000'],
  ];

  test('stand in columns, amounts to the right, letters with accents as one', () => {
    const lines = drawTable({ columns, rows }, BARE);
    expect(lines).toHaveLength(3);
    expect(new Set(lines.map(widthOf)).size).toBe(1);
  });

  test.each([50, 60, 75, 90, 200])('fit a terminal of %i columns, and nothing is cut off', (width) => {
    const lines = drawTable({ columns, rows }, { ...BARE, columns: width });
    for (const line of lines) expect([line, widthOf(line) <= width]).toEqual([line, true]);
    const words = new Set(lines.join(' ').split(/\s+/));
    for (const word of rows.flat().flatMap((cell) => cell.split(' '))) expect(words).toContain(word);
  });

  test('stand as lines of their own where the terminal is very narrow', () => {
    const lines = drawTable({ columns, rows }, { ...BARE, columns: 36 });
    expect(lines.some((line) => /^ +Meter +45701120409$/.test(line))).toBe(true);
    for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(36);
  });

  test('that are coloured read the same without', () => {
    const toneOf = (_: number, column: string) => (column === 'amount' ? ('danger' as const) : undefined);
    const plain = drawTable({ columns, rows, toneOf }, BARE).join('\n');
    const coloured = drawTable({ columns, rows, toneOf }, { ...BARE, paint: (_, text) => `<${text}>` }).join('\n');
    expect(coloured).toContain('<₦5,050>');
    expect(coloured.replaceAll(/[<>]/g, '')).toBe(plain);
  });
});

test('an e-mail address that is too long for its line is broken behind its sign', () => {
  expect(wrapped('folake.adisa@palmcourt.example', 20)).toEqual(['folake.adisa@', 'palmcourt.example']);
  expect(wrapped('ada@b.example 0803', 18)).toEqual(['ada@b.example 0803']);
});

test('an address of the web stays whole, however narrow the terminal is', () => {
  const address = 'https://wattchat.example/help/meter-messages?from=chat@home';
  expect(wrapped(`Read more at ${address} about it`, 30)).toEqual(['Read more at', address, 'about it']);
});

test.each([
  ['₦5,000', 6],
  ['Ọlá Ṣàngó', 9],
  ['⚡', 2],
  ['❤️', 2],
  ['👨‍👩‍👧', 2],
  ['🇳🇬', 2],
  ['電気', 4],
])('%s takes %i columns', (text, columns) => {
  expect(widthOf(text)).toBe(columns);
});

test('a window that is made larger or smaller is drawn for as it is then, sentences in 80 columns at most', () => {
  const window = { isTTY: true, columns: 200, rows: 50 };
  expect(screenOf(window, {})).toMatchObject({ columns: 200, measure: 80, rows: 50 });
  Object.assign(window, { columns: 60, rows: 10 });
  expect(screenOf(window, {})).toMatchObject({ columns: 60, measure: 60, rows: 10 });
});

test('what somebody wrote moves no cursor and changes no colour of the terminal', () => {
  expect(harmless('Ada\u001B[2J\u001B]0;title\u0007 Obi\r\u202Eevil\nnext\tone')).toBe('Ada Obievil\nnext one');
});

test('a long text is broken between its words, and a longer word where the line ends', () => {
  expect(wrapped('one two three', 7)).toEqual(['one two', 'three']);
  expect(wrapped('45701120409', 5)).toEqual(['45701', '12040', '9']);
});
