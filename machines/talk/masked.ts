import { NAME_PHRASES } from '#catalogues/lexicon/phrases/names.ts';
import { UTTERANCE_LIMITS } from '#catalogues/utterances.ts';
import { withoutSensitive } from '#machines/kit/sensitive/without-sensitive.ts';
import type { Fact, FactKind } from './reading/facts/facts.ts';
import { unitValue } from './reading/facts/numbers.ts';
import { isFiller, isKnown } from './reading/lexicon.ts';
import { patterns } from './reading/phrases.ts';
import { type Reading, read } from './reading/read.ts';
import { withoutLonePassword, withoutPassword } from './reading/spoken-passwords.ts';
import { normalise, type Token } from './reading/tokens.ts';

/** What stands for somebody's name, and for any word that may be one. */
export const MASKED_NAME = 'NAME';

/** What stands for a value of each kind: one that is read as the same kind, and is nobody's. */
const SAMPLES = {
  email: 'someone@mail.example',
  code: 'ref-1000',
  date: '2026-01-01',
  phone: '08000000000',
  worded: 'one thousand',
} as const;

/** Numbers that may be written in several groups, and stay one. */
const NUMBERS: ReadonlySet<FactKind> = new Set(['phone', 'digits', 'token', 'card', 'secret']);
/** Numbers that may be said in words. */
const WORDED: ReadonlySet<FactKind> = new Set([...NUMBERS, 'amount', 'figure', 'counted']);

/** The day hangs on nothing that is kept. */
const ANY_DAY = '2026-01-01';

/** Fewer words that mean something here tell nothing, and what stands beside them may be anything. */
const LEAST_KNOWN = 2;

const SAYS = patterns(NAME_PHRASES);

/**
 * A sentence without anything of a person, as it may be kept to learn from; null where too little is left, or something was said in it
 * that nobody may keep. It is put together anew: of words that the lexicon knows, of others in small letters that stand where no name
 * does, and of made-up values in the place of those that were said.  `own`: names of whoever said it.
 */
export function masked(text: string, own: readonly string[] = []): string | null {
  if (text.length > UTTERANCE_LIMITS.characters || holdsSecret(text)) return null;
  const reading = read(text, ANY_DAY);
  const shown = normalise(reading.text);
  const names = new Set(own.flatMap((name) => name.toLowerCase().split(/[^\p{L}\p{M}]+/u)));
  const pieces: Piece[] = [];
  for (let at = 0; at < reading.list.length; ) {
    const { piece, next } = pieceAt({ reading, shown, names }, at, isLed(reading, at, pieces));
    const isSame = piece.kind === 'name' && pieces.at(-1)?.kind === 'name';
    if (!isSame) pieces.push(piece);
    const sign = /^\s*(?<sign>[?!.,;:])(?=\s|$)/.exec(shown.slice(reading.list[next - 1]?.end))?.groups?.sign;
    if (sign) pieces.push({ kind: 'sign', text: sign });
    at = next;
  }
  if (pieces.filter(({ kind }) => kind === 'known').length < LEAST_KNOWN) return null;
  return pieces.map(({ kind, text: said }, place) => (kind === 'sign' || place === 0 ? said : ` ${said}`)).join('');
}

/** Dots stand for what was hidden before it was heard; a card, a code or a password is not kept masked either. */
function holdsSecret(text: string): boolean {
  const spoken = withoutLonePassword(withoutPassword(withoutSensitive(text, { meters: true }), 'later'));
  return text.includes('•') || spoken !== text;
}

/** One piece of what is left: of the lexicon, nobody's, somebody's, or a sign. */
interface Piece {
  readonly kind: 'known' | 'other' | 'name' | 'sign';
  readonly text: string;
}

/** A sentence as it is masked. */
interface Masking {
  readonly reading: Reading;
  readonly shown: string;
  readonly names: ReadonlySet<string>;
}

/** So many words lead to a name at most. */
const MOST_LEADING = 2;

/** What a name follows stands before a place, or another name. */
function isLed({ list, words }: Reading, at: number, pieces: readonly Piece[]): boolean {
  if (pieces.at(-1)?.kind === 'name') return true;
  if (list[at - 1]?.raw === MASKED_NAME) return false;
  return Array.from({ length: MOST_LEADING }, (_, back) => at - 1 - back).some(
    (from) => from >= 0 && SAYS.leads.ends({ words }, from).includes(at),
  );
}

/** What is left of a piece, and where the next one begins. */
interface Masked {
  readonly piece: Piece;
  readonly next: number;
}

function pieceAt(masking: Masking, at: number, led: boolean): Masked {
  const { list, facts } = masking.reading;
  const token = list[at];
  const fact = facts.find(({ from, to }) => from <= at && at < to);
  if (!token || token.kind === 'word') return wordAt(masking, at, fact, led);
  const next = fact && NUMBERS.has(fact.kind) ? fact.to : at + 1;
  return { piece: { kind: 'other', text: sampleOf(token, fact) }, next };
}

function sampleOf({ kind, raw }: Token, fact: Fact | undefined): string {
  if (kind === 'email' || kind === 'code' || kind === 'date') return SAMPLES[kind];
  if (kind === 'emoji') return raw;
  if (fact?.kind === 'phone') return SAMPLES.phone;
  const digits = fact && NUMBERS.has(fact.kind) && /^\d+$/.test(fact.value) ? fact.value : raw;
  let isFirst = true;
  return digits.replace(/\p{Nd}/gu, () => {
    const digit = isFirst ? '1' : '0';
    isFirst = false;
    return digit;
  });
}

function wordAt(masking: Masking, at: number, fact: Fact | undefined, led: boolean): Masked {
  const { list, words, explained } = masking.reading;
  const token = list[at];
  const word = token?.word ?? '';
  const numbers = numberWords(list, at);
  if (numbers > at + 1 || (numbers > at && fact && WORDED.has(fact.kind)))
    return { piece: { kind: 'other', text: SAMPLES.worded }, next: Math.max(numbers, fact?.to ?? 0) };
  const isPlain = isKnown(word) || isFiller(word);
  const isName = token?.raw === MASKED_NAME || masking.names.has(word) || (SAYS.name.is(word) && !isPlain);
  // What is put right is a word of the lexicon, whatever was typed.
  if (!isName && explained[at] !== null)
    return { piece: { kind: 'known', text: isPlain ? word : (words[at] ?? word) }, next: at + 1 };
  const isOther = !isName && !led && token !== undefined && isOrdinary(masking, token, list[at + 1]);
  return {
    piece: isOther ? { kind: 'other', text: word } : { kind: 'name', text: MASKED_NAME },
    next: at + 1,
  };
}

/** Where the words of a number end that begins at a place. */
function numberWords(list: readonly Token[], at: number): number {
  let to = at;
  while (list[to]?.kind === 'word' && unitValue(list[to]?.word ?? '') !== undefined) to += 1;
  return to;
}

/** A word in small letters between blanks, which no place is called by. */
function isOrdinary({ shown }: Masking, { raw, start, end }: Token, next: Token | undefined): boolean {
  const isAlone = /(?:^|[\s("'])$/.test(shown.slice(0, start)) && /^["')]*[?!.,;:]*(?:\s|$)/.test(shown.slice(end));
  return isAlone && /^\p{Ll}[\p{Ll}\p{M}']*$/u.test(raw) && !SAYS.place.is(next?.word);
}
