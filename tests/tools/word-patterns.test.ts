import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

/*
 * Words stand in `catalogues/lexicon/`, and `machines/talk` asks for them by name; `machines/assistant` answers what was
 * understood, and reads no sentence. A regular expression there may describe a shape of characters, digits or dates, and no words.
 */

const FOLDERS = ['machines/talk', 'machines/assistant'];

/** Shapes that hold letters: what the pieces of a sentence are cut by, and the sign of a currency before its figure. */
const SHAPES: Readonly<Record<string, number>> = {
  'machines/talk/reading/tokens.ts': 1,
  'machines/talk/consent/words.ts': 2,
  'machines/talk/slots/values.ts': 1,
  // The ending of a file's name.
  'machines/assistant/conversation/files.ts': 1,
};

/** A run of letters that is no escape, no property, no name of a group and no set of characters. */
const LETTERS = /\p{L}{2,}/u;
const bare = (pattern: string): string =>
  pattern.replace(/\\[pP]\{[^}]*\}|\\u\{?[\dA-Fa-f]+\}?|\(\?<\w+>|\[(?:\\.|[^\]\\])*\]/g, ' ').replace(/\\./g, ' ');

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** A node with all that stands inside it. */
function* nodesIn(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node))
    for (const inner of Array.isArray(value) ? value : [value]) if (isNode(inner)) yield* nodesIn(inner);
}

/** A list of words that is written as a text and cut. */
const CUT_LIST = /^(['"`])(?:\S+\s+){2,}.*\1\s*\.split\(/s;

/** The word patterns of a source: regular expressions with words in them, those that are made of text, and lists of words. */
function wordPatterns(file: string, source: string): readonly string[] {
  const found: string[] = [];
  for (const { type, start, end } of nodesIn(parseSync(file, source).program)) {
    const text = source.slice(start, end);
    const [, pattern] = type === 'Literal' ? (/^\/(.+)\/\w*$/s.exec(text) ?? []) : [];
    const words = pattern !== undefined && LETTERS.test(bare(pattern));
    const made = type === 'NewExpression' && /^new RegExp\b/.test(text);
    if (words || made || (type === 'CallExpression' && CUT_LIST.test(text))) found.push(text);
  }
  return found;
}

test('a pattern of words is known from a shape', () => {
  const source = String.raw`
    const words = /\b(?:buy|pay)\b/; const made = new RegExp(word); const list = 'one two three'.split(' ');
    const shape = /^\p{Lu}[a-z]+\d{2}(?<last>x)$/u; const parts = text.split(', ');`;
  expect(wordPatterns('x.ts', source)).toEqual([
    String.raw`/\b(?:buy|pay)\b/`,
    'new RegExp(word)',
    "'one two three'.split(' ')",
  ]);
});

const foundIn = new Map(
  globSync(FOLDERS.map((folder) => `${folder}/**/*.ts`)).map((file) => [
    file,
    wordPatterns(file, readFileSync(file, 'utf8')),
  ]),
);

test.each([...foundIn])('%s holds no pattern of words', (file, found) => {
  expect(found.length, found.join('\n')).toBeLessThanOrEqual(SHAPES[file] ?? 0);
});
