/** An object's data: where they begin in the document, and what is said of them before. */
export interface PdfStream {
  readonly from: number;
  readonly words: string;
}

/** How far before and behind a place its object's own words go at most. */
const FAR = 1_000;

const HEADER = /\d+\s+\d+\s+obj\b/g;
/** What a reader takes the rest of a document for, piece by piece, but for texts in brackets. */
const PIECES = /\/[^\0\s()<>[\]{}/%]*|[^\0\s()<>[\]{}/%]+|%[^\r\n]*|[\0\s<>[\]{}]+|[()]/g;
const BEGINS = /stream(?:\r\n|\n|\r)/y;

/**
 * The data of the object in whose words a place stands: 'none' where it has none, and 'hidden' where its words go further than anybody's,
 * or are such that something can stand in them which only looks like a beginning or an end.
 */
export function streamAround(text: string, place: number): PdfStream | 'none' | 'hidden' {
  const near = text.slice(place, place + FAR);
  const end = endOfWords(near);
  if (end === 'none' || end === 'hidden') return end;
  const before = text.slice(Math.max(0, place - FAR), place);
  const header = before.matchAll(HEADER).toArray().at(-1);
  BEGINS.lastIndex = end;
  if (header === undefined || !BEGINS.test(near)) return 'hidden';
  const words = before.slice(header.index + header[0].length) + near.slice(0, end);
  // A beginning in a text ends with the text; one in a remark stands behind its sign.
  const isPlain =
    /^\s*<<[^()%]*>>\s*$/.test(words) && isClosed(words) && !lineBefore(before, header.index).includes('%');
  return isPlain ? { from: place + BEGINS.lastIndex, words } : 'hidden';
}

/** What is opened in an object's words is closed in them: data that begin before belong to something inside. */
const isClosed = (words: string): boolean => words.split('<<').length === words.split('>>').length;

const lineBefore = (text: string, place: number) =>
  text
    .slice(0, place)
    .split(/[\r\n]/)
    .at(-1) ?? '';

/** Where an object's words end and its data begin, from a place among the words on. */
function endOfWords(near: string): number | 'none' | 'hidden' {
  for (let at = 0; at < near.length; ) {
    PIECES.lastIndex = at;
    const [piece = ''] = PIECES.exec(near) ?? [];
    if (piece === 'stream') return at;
    if (piece === 'obj' || piece.startsWith('endobj')) return 'none';
    if (piece === ')') return 'hidden';
    at = piece === '(' ? endOfText(near, at) : at + piece.length;
  }
  return 'hidden';
}

/** Behind a text in brackets, which may have others in it. */
function endOfText(near: string, from: number): number {
  let deep = 0;
  for (let at = from; at < near.length; at += 1) {
    if (near[at] === '\\') at += 1;
    else if (near[at] === '(') deep += 1;
    else if (near[at] === ')') deep -= 1;
    if (deep === 0) return at + 1;
  }
  return near.length;
}
