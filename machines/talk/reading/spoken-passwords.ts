import { PASSWORD_PHRASES } from '#catalogues/lexicon/phrases/passwords.ts';
import { DOTS } from '#machines/kit/memory/masked.ts';
import { isFiller, isKnown, spelt } from './lexicon.ts';
import type { Said } from './pattern.ts';
import { patterns } from './phrases.ts';

/** What stands in a sentence where a password stood; as many dots for each, so that they tell nothing of it. */
export const HIDDEN = DOTS;

const WORDS = patterns(PASSWORD_PHRASES);

/** A text as patterns see it, and where each of its words begins and ends. */
interface Pieces extends Said {
  readonly places: readonly { readonly start: number; readonly end: number }[];
}

function piecesOf(text: string): Pieces {
  const found = [...text.matchAll(/[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu)];
  return {
    words: found.map(([word]) => word.toLowerCase().replace(/['’]/g, '')),
    places: found.map(({ 0: word, index }) => ({ start: index, end: index + word.length })),
  };
}

const ADDRESS = /[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+/u;

const bare = (word: string): string => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Letters with digits or signs among them, as people never write a word. */
function looksMade(word: string): boolean {
  const core = word.replace(/^["'“‘(]+|["'”’).,!?;:]+$/gu, '');
  if (core === '' || ADDRESS.test(core) || /^•+$/.test(core)) return false;
  const letters = /\p{L}/u.test(core);
  if (letters && /\d/.test(core)) return !WORDS.numberTail.is(/^\d+(\p{L}+)$/u.exec(core)?.[1]?.toLowerCase());
  if (letters && /[^\p{L}\d'’.-]/u.test(core)) return true;
  return /\p{Ll}\p{Lu}/u.test(core);
}

/** A lone sign or picture says nothing either way. */
const isPlain = (word: string): boolean => bare(word) === '' || WORDS.saidOf.is(bare(word));
const isMeant = (word: string): boolean => {
  const core = bare(word);
  return isPlain(word) || isFiller(core) || isKnown(core) || isKnown(spelt(core));
};

/**
 * Where a password begins in what stands behind its name; -1 where none is said. A sign or an 'is' before it makes any word
 * that people do not say of passwords one; without those it must be a word that means nothing here, or look made up.
 */
function secretAt(tail: string, led: boolean, signed: boolean): number {
  const words = [...tail.matchAll(/\S+/gu)];
  const first = words[0];
  if (first === undefined) return -1;
  if (signed) return first.index;
  const plain = led ? isPlain : isMeant;
  const digits = /^\d{4,}[.,!?]?$/.test(first[0]);
  if (digits || !(plain(first[0]) || ADDRESS.test(first[0]))) return first.index;
  return words.find((word) => looksMade(word[0]))?.index ?? -1;
}

/** A text without what stands before 'is my password': 'hunter22 is my password'. */
function withoutNamedBehind(text: string): string {
  const pieces = piecesOf(text);
  let kept = text;
  // From the end on, so that the places before it stay.
  for (let at = pieces.words.length - 1; at >= 0; at--) {
    if (WORDS.isMine.endAt(pieces, at) < 0) continue;
    const head = kept.slice(0, pieces.places[at]?.start);
    const [, secret = '', gap = ''] = /(\S+)(\s+)$/u.exec(head) ?? [];
    if (secret === '' || isPlain(secret)) continue;
    kept = `${head.slice(0, -(secret.length + gap.length))}${HIDDEN}${gap}${kept.slice(head.length)}`;
  }
  return kept;
}

/** A password's name in a sentence, with what leads from it to the password. */
interface Named {
  /** Where the name begins, and where what leads on from it ends. */
  readonly start: number;
  readonly end: number;
  readonly signed: boolean;
  readonly led: boolean;
  /** 'To' stands last. */
  readonly to: boolean;
  /** 'Of' alone leads on. */
  readonly of: boolean;
}

function namesIn(text: string): readonly Named[] {
  const pieces = piecesOf(text);
  const { words, places } = pieces;
  const found: Named[] = [];
  for (let at = 0; at < words.length; at++) {
    const behind = WORDS.password.endAt(pieces, at);
    if (behind < 0) continue;
    const nameEnd = places[behind - 1]?.end ?? 0;
    const sign = /^(?:\s*[:=]+\s*|\s+-+\s+)/.exec(text.slice(nameEnd))?.[0];
    let end = nameEnd + (sign?.length ?? 0);
    let next = behind;
    while (WORDS.into.is(words[next]) && /^\s*$/.test(text.slice(end, places[next]?.start))) {
      end = places[next]?.end ?? end;
      next += 1;
    }
    const led = next > behind;
    end += /^[\s"'“‘(]*/u.exec(text.slice(end))?.[0].length ?? 0;
    found.push({
      start: places[at]?.start ?? 0,
      end,
      signed: sign !== undefined,
      led,
      to: led && WORDS.to.is(words[next - 1]),
      of: next === behind + 1 && WORDS.of.is(words[behind]),
    });
    at = next - 1;
  }
  return found;
}

/**
 * A sentence without the password that it says: dots stand from where it begins, to the end, because a password may hold
 * spaces. `asked`: one is asked for next, or later, in what is open; then it may be said without its name.
 */
export function withoutPassword(text: string, asked: 'next' | 'later' | null): string {
  const kept = withoutNamedBehind(text);
  for (const { start, end, signed, led, to, of } of namesIn(kept)) {
    const head = kept.slice(0, start);
    // 'Change my password to correct horse': what stands behind that 'to' is one, whatever it is made of.
    const sets = to && WORDS.sets.isIn(piecesOf(head));
    if (!signed && !led && NUMBER.test(kept.slice(end)) && WORDS.forgets.isIn(piecesOf(head))) continue;
    // 'Reset the password of Ada Obi': whose it is stands there, and only what is made up may be one.
    const isWhose = of && !signed && WORDS.resetsOf.begins(piecesOf(head)) && !/^\d/.test(kept.slice(end));
    const made = isWhose ? [...kept.slice(end).matchAll(/\S+/gu)].find((word) => looksMade(word[0])) : undefined;
    if (isWhose && made === undefined) continue;
    const at = secretAt(kept.slice(end), led || ADDRESS.test(head), signed || sets);
    if (at >= 0) return `${kept.slice(0, end + at)}${HIDDEN}`;
  }
  return withoutUnnamed(kept, WORDS.signsIn.isIn(piecesOf(kept)) ? 'next' : asked);
}

/** 'a@b.example hunter22': what stands behind the address, where it is no word that people write there. */
function withoutUnnamed(text: string, asked: 'next' | 'later' | null): string {
  const address = ADDRESS.exec(text);
  if (!address || asked === null) return text;
  const from = address.index + address[0].length;
  const lead = leadLength(text.slice(from));
  const words = [...text.slice(from + lead).matchAll(/\S+/gu)];
  const isFirst = asked === 'next' && words[0] !== undefined && !isMeant(words[0][0]) && !/^•+$/.test(words[0][0]);
  const at = isFirst ? 0 : words.find((word) => looksMade(word[0]))?.index;
  return at === undefined ? text : `${text.slice(0, from + lead + at)}${HIDDEN}`;
}

/** The number of a phone or a meter: 'forgot my password 07025550123'. */
const NUMBER = /^[\s,.;]*\+?\d(?:[\s-]?\d){9,}\b/;

/** How much of a text only joins it to what stands before: ', ', ' and '. */
function leadLength(text: string): number {
  const signs = /^[\s,;:/|&-]*/u.exec(text)?.[0].length ?? 0;
  const [joined = '', word] = /^(\p{L}+)\s+/u.exec(text.slice(signs)) ?? [];
  return WORDS.joins.is(word) ? signs + joined.length : signs;
}

/**
 * A sentence that is nothing but a password, said to a portal that asked for nothing: one made-up word of letters and
 * digits. An order's id is in capitals, and what is sold here has a name.
 */
export function withoutLonePassword(text: string): string {
  const lone = /^(?=\S*\d)(?=\S*\p{Ll})\S{8,}$/u.test(text) && looksMade(text);
  return lone && !isKnown(bare(text).replace(/\d+/g, '')) ? HIDDEN : text;
}

/**
 * True for a sentence that is no masked answer, though one is asked for: the few commands, as they stand, and a correction
 * that says an address or a number. Whatever may be a password is one.
 */
export function isSaidAloud(text: string): boolean {
  const said = text
    .trim()
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[.!?]+$/, '')
    .replace(/\s+/g, ' ');
  const words = said.split(' ');
  if (WORDS.command.covers({ words })) return true;
  const reopens = WORDS.reopens.covers({ words: words.map((word) => word.replace(/,$/, '')) });
  return reopens || (words.length >= LEAST_RESTATED && restates(said));
}

/** Fewer words than that may be a password with blanks in it. */
const LEAST_RESTATED = 4;

/** 'No, my email is ada@b.example': it names something else that was asked, and says it. */
function restates(said: string): boolean {
  const pieces = piecesOf(said);
  const named = WORDS.field.find(pieces);
  const behind = named === null ? '' : said.slice(pieces.places[named.to - 1]?.end);
  return /\S+@\S+\.\S+|\d[\d\s-]{8,}\d/.test(behind);
}
