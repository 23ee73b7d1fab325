import { stripVTControlCharacters } from 'node:util';

/** What a person sees, one at a time: a letter with its accents is one. */
const SEGMENTS = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Pictures and Chinese, Japanese and Korean signs take two columns; so does a sign that is followed by the wish to be a picture. */
const WIDE = /\p{Emoji_Presentation}|\uFE0F|[ᄀ-ᅟ⺀-〾ぁ-㏿㐀-䶿一-鿿가-힣＀-｠]/u;

/**
 * A text of somebody else as it can stand on a terminal: nothing in it moves the cursor, changes colours or names a window.
 * Line breaks stay.
 */
export function harmless(text: string): string {
  return stripVTControlCharacters(text)
    .replaceAll('\t', ' ')
    .replaceAll(/(?!\n)[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu, '');
}

/** Each of these takes one column, and most texts have no others. */
const PLAIN = /^[\x20-\x7E₦–—‘’“”…•×]*$/;

/** How many columns a text takes. */
export function widthOf(text: string): number {
  if (PLAIN.test(text)) return text.length;
  let width = 0;
  for (const { segment } of SEGMENTS.segment(text)) width += WIDE.test(segment) ? 2 : 1;
  return width;
}

/**
 * A text in lines of at most so many columns, broken between words; a longer word is broken where the line ends, but for an address
 * of the web.
 */
export function wrapped(text: string, columns: number): readonly string[] {
  if (columns === Number.POSITIVE_INFINITY) return text.split('\n');
  return text.split('\n').flatMap((line) => (widthOf(line) <= columns ? [line] : wrapLine(line, columns)));
}

/**
 * Where a line can be broken: at blanks, and behind the sign of an e-mail address, which is long and still read as one. An address
 * of the web stays whole, or it could not be opened.
 */
const WORDS = /( *)(https?:\/\/[^ ]+|[^ @]*@|[^ @]+)/g;

const LINK = /^https?:\/\//;

/** The widest piece of a text that is not broken, columns. */
export function widestWord(text: string): number {
  return Math.max(0, ...[...text.matchAll(WORDS)].map(([, , word = '']) => widthOf(word)));
}

function wrapLine(line: string, columns: number): readonly string[] {
  const lines: string[] = [];
  let last = '';
  for (const [, blanks = '', word = ''] of line.trimEnd().matchAll(WORDS)) {
    const longer = last + (last === '' ? '' : blanks && ' ') + word;
    if (widthOf(longer) <= columns) last = longer;
    else {
      if (last !== '') lines.push(last);
      const pieces = piecesOf(word, columns);
      lines.push(...pieces.slice(0, -1));
      last = pieces.at(-1) ?? '';
    }
  }
  return last === '' ? lines : [...lines, last];
}

function piecesOf(word: string, columns: number): readonly string[] {
  if (LINK.test(word)) return [word];
  const pieces: string[] = [];
  let last = '';
  for (const { segment } of SEGMENTS.segment(word)) {
    if (widthOf(last + segment) > columns && last !== '') {
      pieces.push(last);
      last = segment;
    } else last += segment;
  }
  return [...pieces, last];
}

/** A text with blanks up to so many columns, on its left or on its right. */
export function padded(text: string, columns: number, align: 'start' | 'end' = 'start'): string {
  const blanks = ' '.repeat(Math.max(0, columns - widthOf(text)));
  return align === 'end' ? blanks + text : text + blanks;
}
