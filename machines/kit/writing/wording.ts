import type { Language, Phrases } from '#catalogues/languages/language.ts';

/**
 * A text in the language of who reads it: the same text where that is English, or has no words for it. `own`: somebody's words in it, e.g. a
 * name or what was written on a ticket. They stay as they are, and nothing that only they complete is told; a sentence of ours that says
 * the same words among others is ours.
 */
export type Wording = (english: string, own?: readonly string[]) => string;

/** A language as it is spoken: what puts English into it, null for English itself. */
export interface Spoken {
  readonly language: Language;
  readonly wording: Wording | null;
}

/** What is spoken where nothing else was chosen. */
export const ENGLISH: Spoken = { language: 'english', wording: null };

/** A sentence with gaps. */
interface Template {
  /** What stands between its gaps. */
  readonly pieces: readonly string[];
  /** The longest of them: a text without it is another one. */
  readonly mark: string;
  readonly pattern: RegExp;
  /** So many characters of it stand outside its gaps. */
  readonly fixed: number;
  readonly translation: string;
}

/** A text in words, and how much of it was known. */
interface Worded {
  readonly text: string;
  readonly known: number;
}

const GAP = /\{\d+\}/;
const GAPS_TOLD = /\{(\d+)(\*?)\}/g;
/** Where a sentence ends and another one, a line or an example begins. */
const SENTENCES = /(?<=[.?!:…])(\s+)|(\n+)|(, )(?=e\.g\. )/;
/** A sentence with so few characters outside its gaps is like many others. */
const SLIGHT = 14;
const SENTENCE_IN = /[.?!] /;
const WORD_IN = /\p{Ll}{2}/u;
/** What has more pieces is somebody's own text, e.g. of a ticket; and so many of them, blanks counted, are told as one sentence. */
const MOST_PIECES = 60;
const MOST_TOGETHER = 11;
/** So many texts are remembered, because views are worded again at every change. */
const MOST_REMEMBERED = 2000;

/**
 * Words texts by a language's phrases. A whole text is looked up first, then as a sentence with gaps, then sentence by sentence; where
 * several ways lead to words, the one that knows most of the text is taken. What is said is made in one place in English, and a text
 * that changes there is English here until somebody has put it into the language.
 */
export function createWording(phrases: Phrases): Wording {
  const templates = Object.entries(phrases)
    .filter(([english]) => GAP.test(english))
    .map(([english, translation]) => templateOf(english.split(GAP), translation))
    .sort((one, other) => other.fixed - one.fixed);
  const book: Book = {
    phraseOf: (english) => (Object.hasOwn(phrases, english) ? phrases[english] : undefined),
    templates,
  };
  const ours = reader(book);
  const remembered = new Map<string, string>();

  return (english, own = []) => {
    const held = heldIn(english, own);
    const key = [english, ...held].join('\n');
    const before = remembered.get(key);
    if (before !== undefined) return before;
    const text =
      held.length === 0 ? ours(english) : unmarked(reader(bookAround(held, book))(marked(english, held)), held);
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    remembered.set(key, text);
    return text;
  };
}

/** What a language has words for. */
interface Book {
  /** The words of a whole sentence; undefined where there are none. */
  readonly phraseOf: (english: string) => string | undefined;
  readonly templates: readonly Template[];
}

/** Reads English out of a book. */
function reader({ phraseOf, templates }: Book): (english: string) => string {
  function wordedOf(english: string): Worded {
    const whole = wholeOf(english);
    if (whole.known === english.length) return whole;
    const parts = partsOf(english);
    return parts.known > whole.known ? parts : whole;
  }

  function wholeOf(english: string): Worded {
    const same = phraseOf(english);
    if (same !== undefined) return { text: same, known: english.length };
    // A title or a reason that is told as a sentence.
    const stopped = english.endsWith('.') ? phraseOf(english.slice(0, -1)) : undefined;
    if (stopped !== undefined) return { text: `${stopped}.`, known: english.length };
    let best: Worded = { text: english, known: 0 };
    for (const { mark, pattern, fixed, translation } of templates) {
      const found = english.includes(mark) ? pattern.exec(english) : null;
      if (!found) continue;
      const worded = filled(translation, fixed, found.slice(1));
      if (worded !== null && worded.known > best.known) best = worded;
    }
    return best;
  }

  /**
   * A sentence with its gaps filled; what is known of a gap that is told in the language counts, too. One of hardly any words of its own
   * is only believed where nothing unknown and no other sentence would stand in its gaps.
   */
  function filled(translation: string, fixed: number, gaps: readonly string[]): Worded | null {
    const slight = fixed < SLIGHT;
    if (slight && gaps.some((gap) => SENTENCE_IN.test(gap))) return null;
    let known = fixed;
    let unknown = false;
    const text = translation.replace(GAPS_TOLD, (_, at: string, told: string) => {
      const gap = gaps[Number(at)] ?? '';
      if (told === '') return gap;
      const worded = wordedOf(gap);
      known += worded.known;
      unknown ||= worded.known === 0 && WORD_IN.test(gap);
      return worded.text;
    });
    return slight && unknown ? null : { text, known };
  }

  /** Sentence by sentence, so that most of it is known; what is known together is told together. */
  function partsOf(english: string): Worded {
    const pieces = english.split(SENTENCES).filter((piece) => piece !== undefined);
    if (pieces.length > MOST_PIECES) return { text: english, known: 0 };
    const best: Worded[] = [{ text: '', known: 0 }];
    for (let to = 1; to <= pieces.length; to++) {
      let found: Worded | null = null;
      for (let from = to - 1; from >= Math.max(0, to - MOST_TOGETHER); from--) {
        const before = best[from];
        const part = wholeOf(pieces.slice(from, to).join(''));
        // What is not known is taken piece by piece.
        if (before === undefined || (part.known === 0 && from < to - 1)) continue;
        const known = before.known + part.known;
        if (found === null || known > found.known) found = { text: before.text + part.text, known };
      }
      if (found) best.push(found);
    }
    return best.at(-1) ?? { text: english, known: 0 };
  }

  return (english) => wordedOf(english).text;
}

/** A character that no text of ours holds stands for somebody's own words: no phrase, and no end of a sentence, is found in them. */
const OWN = 0xe000;
const LETTER = /[\p{L}\p{N}]/u;
const OWN_MARK = /[\ue000-\uf8ff]/g;

/** Those of somebody's own words that may stand in a text, the longest first. */
const heldIn = (english: string, own: readonly string[]): readonly string[] =>
  own.filter((one) => LETTER.test(one) && english.includes(one)).sort((a, b) => b.length - a.length);

/** A text with a mark in the place of each of somebody's own words, where these are words of their own in it. */
const marked = (english: string, held: readonly string[]): string =>
  held.reduce(
    (text, one, at) =>
      text.split(one).reduce((before, after) => {
        const inWord = LETTER.test(before.at(-1) ?? '') || LETTER.test(after[0] ?? '');
        return `${before}${inWord ? one : String.fromCharCode(OWN + at)}${after}`;
      }),
    english,
  );

const unmarked = (text: string, held: readonly string[]): string =>
  text.replace(OWN_MARK, (mark) => held[mark.charCodeAt(0) - OWN] ?? mark);

/** The same book for a text with marks: a sentence that has somebody's words among more words of its own is in it still. */
function bookAround(held: readonly string[], { phraseOf, templates }: Book): Book {
  function saysMore(text: string): boolean {
    const rest = text.replace(OWN_MARK, '').trim().length;
    return 2 * rest > unmarked(text, held).trim().length;
  }
  return {
    phraseOf: (english) => phraseOf(saysMore(english) ? unmarked(english, held) : english),
    templates: templates.flatMap((template) => {
      const pieces = template.pieces.map((piece) => marked(piece, held));
      const isSame = pieces.every((piece, at) => piece === template.pieces[at]);
      return isSame || !saysMore(pieces.join('')) ? [template] : [template, templateOf(pieces, template.translation)];
    }),
  };
}

function templateOf(pieces: readonly string[], translation: string): Template {
  const source = pieces.map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('([^]*?)');
  return {
    pieces,
    mark: pieces.reduce((longest, piece) => (piece.length > longest.length ? piece : longest)),
    pattern: new RegExp(`^${source}$`),
    fixed: pieces.join('').length,
    translation,
  };
}
