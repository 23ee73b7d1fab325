import { BETWEEN, NAMES } from './code-words.ts';
import { HIDDEN_CARD, HIDDEN_CODE } from './hidden.ts';

const DOTS = new Set([HIDDEN_CARD, HIDDEN_CODE]);
const PIECE = new RegExp(
  `(?<dots>${HIDDEN_CARD}|(?<!•)${HIDDEN_CODE}(?!•))|(?<name>${NAMES.source})|(?<word>[\\p{L}'’]+)|\\S`,
  'giu',
);
/** What else is said of what was hidden. */
const SAID_OF = new Set(
  `atm cards card's debit credit bank details visa verve master kard valid thru expires expiry expiration exp date cvv pin otp ending
  charge use pay with by using through here this is and my the`.split(/\s+/),
);

interface Piece {
  readonly start: number;
  readonly end: number;
  readonly kind: 'dots' | 'name' | 'word' | 'sign';
  readonly isOf: boolean;
}

function piecesOf(text: string): Piece[] {
  return [...text.matchAll(PIECE)].map((match) => {
    const { dots, name, word } = match.groups ?? {};
    const kind = (dots && 'dots') || (name && 'name') || (word && 'word') || 'sign';
    const plain = word?.toLowerCase() ?? '';
    const isOf =
      kind === 'dots' || kind === 'name' || BETWEEN.has(plain) || SAID_OF.has(plain) || /^[:=(]$/.test(match[0]);
    return { start: match.index, end: match.index + match[0].length, kind, isOf };
  });
}

/** What names it behind it: '•••• is my cvv', '•••• na the otp'. */
function namedBehind(pieces: readonly Piece[], from: number): number {
  let at = from;
  while (pieces[at]?.kind === 'word' && pieces[at]?.isOf) at += 1;
  return pieces[at]?.kind === 'name' ? at + 1 : from;
}

/**
 * What was said besides a card number and a code that are hidden in a text: without the dots, and without the words that lead to
 * them, which would be taken for wishes. A text in which nothing is hidden stays as it is.
 */
export function besidesHidden(text: string): string {
  const pieces = piecesOf(text);
  const gone = new Set<number>();
  for (const [at, { kind }] of pieces.entries()) {
    if (kind !== 'dots') continue;
    for (let before = at; before >= 0 && pieces[before]?.isOf; before--) gone.add(before);
    for (let behind = at + 1; behind < namedBehind(pieces, at + 1); behind++) gone.add(behind);
  }
  if (gone.size === 0) return text;
  const left = pieces.flatMap(({ start, end }, at) =>
    gone.has(at) ? [] : [{ text: text.slice(start, end), at, start }],
  );
  return left
    .map((piece, index) => {
      const before = pieces[piece.at - 1];
      const glued = index > 0 && before !== undefined && !gone.has(piece.at - 1) && before.end === piece.start;
      return glued || index === 0 ? piece.text : ` ${piece.text}`;
    })
    .join('');
}

/** True for a text that says nothing besides what is hidden in it. */
export const saysNothingElse = (text: string): boolean =>
  [...DOTS].some((dots) => text.includes(dots)) && !/[\p{L}\p{N}]/u.test(besidesHidden(text));
