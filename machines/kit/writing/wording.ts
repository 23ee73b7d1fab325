import type { Language, Phrases } from '#catalogues/languages/language.ts';

/**
 * A text in the language of who reads it: the same text where that is English, or has no words for it. `own`: somebody's words in it, e.g. a
 * name or what was written on a ticket. They stay as they are, and nothing that only they complete is told.
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
  /** The longest piece between its gaps: a text without it is another one. */
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
    .map(([english, translation]) => templateOf(english, translation))
    .sort((one, other) => other.fixed - one.fixed);
  const remembered = new Map<string, string>();

  function word(english: string, own: readonly string[] = []): string {
    const { text, back } = withoutOwn(english, own);
    return back(wordOf(text));
  }

  function wordOf(english: string): string {
    const before = remembered.get(english);
    if (before !== undefined) return before;
    const { text } = wordedOf(english);
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    remembered.set(english, text);
    return text;
  }

  function wordedOf(english: string): Worded {
    const whole = wholeOf(english);
    if (whole.known === english.length) return whole;
    const parts = partsOf(english);
    return parts.known > whole.known ? parts : whole;
  }

  const phraseOf = (english: string) => (Object.hasOwn(phrases, english) ? phrases[english] : undefined);

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

  return word;
}

/** A character that no text of ours holds stands for somebody's own words: no phrase, and no end of a sentence, is found in them. */
const OWN = 0xe000;
const LETTER = /[\p{L}\p{N}]/u;
const OWN_MARK = /[\ue000-\uf8ff]/g;

/** A text with a mark in the place of each of somebody's own words, the longest first, and what puts them back. */
function withoutOwn(english: string, own: readonly string[]): { text: string; back: (worded: string) => string } {
  const held = own.filter((one) => LETTER.test(one) && english.includes(one)).sort((a, b) => b.length - a.length);
  if (held.length === 0) return { text: english, back: (worded) => worded };
  const marked = held.reduce((text, one, at) => {
    const parts = text.split(one);
    return parts.reduce((before, after) => {
      const inWord = LETTER.test(before.at(-1) ?? '') || LETTER.test(after[0] ?? '');
      return `${before}${inWord ? one : String.fromCharCode(OWN + at)}${after}`;
    });
  }, english);
  return {
    text: marked,
    back: (worded) => worded.replace(OWN_MARK, (mark) => held[mark.charCodeAt(0) - OWN] ?? mark),
  };
}

function templateOf(english: string, translation: string): Template {
  const fixed = english.split(GAP);
  const source = fixed.map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('([^]*?)');
  return {
    mark: fixed.reduce((longest, piece) => (piece.length > longest.length ? piece : longest)),
    pattern: new RegExp(`^${source}$`),
    fixed: fixed.join('').length,
    translation,
  };
}
