import { describe, expect, test } from 'vitest';
import { sheets } from './sheets.ts';

/** A colour in figures or by a function; the system's own words for somebody's few colours are none of ours. */
const COLOUR =
  /(?<=[:,(]\s*|\s)#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|light-dark)\(|(?<=:\s*|\s)(?:white|black|red|green|blue|gr[ae]y|orange)\b(?=[\s;])/gi;

const coloursIn = (text: string): readonly string[] => text.match(COLOUR) ?? [];

describe('every colour stands in one sheet', () => {
  test.each<[rule: string, colours: readonly string[]]>([
    ['a { color: #fff; background: rgb(0 0 0 / 40%) }', ['#fff', 'rgb(']],
    ['a { --bar: light-dark(#f3b23e, #f2b134); }', ['light-dark(', '#f3b23e', '#f2b134']],
    ['a { border: 1px solid white; }', ['white']],
    ['a { color: var(--leaf); white-space: nowrap; outline: 2px solid Highlight; }', []],
  ])('%s has %j', (rule, colours) => {
    expect(coloursIn(rule)).toEqual(colours);
  });

  test('and none beside it', () => {
    const found = sheets().map(({ file, text }) => [file, coloursIn(text)] as const);
    expect(found.filter(([, colours]) => colours.length > 0).map(([file]) => file)).toEqual(['ui/styles/tokens.css']);
  });
});
