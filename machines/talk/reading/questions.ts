import { QUESTION_PHRASES } from '#catalogues/lexicon/phrases/questions.ts';
import { isKnown } from './lexicon.ts';
import { ANY, many, type Pattern, type Said, sequence, without } from './pattern.ts';
import { patterns } from './phrases.ts';
import { asTyped } from './said.ts';
import { normalise, type Token, tokens } from './tokens.ts';

/** A question how something is done: the deed that it is about, as it would be told to be done. */
export interface AskedHow {
  readonly deed: string;
  /** Only whether it may be done was asked: 'can I log out?'. With more than a word it may as well be a polite wish. */
  readonly may: boolean;
}

const WORDS = patterns(QUESTION_PHRASES);
const BEFORE = many(WORDS.before);
const BEHIND = many(WORDS.behind);

/** The pieces of a sentence but for its faces. */
const piecesOf = (text: string): readonly Token[] => tokens(text, isKnown).filter(({ kind }) => kind !== 'emoji');

/** The pieces of a sentence behind its first polite words. */
function asked(text: string): readonly Token[] {
  const list = piecesOf(text);
  return list.slice(BEFORE.endAt(asTyped({ list }), 0));
}

/** 'Is it', 'will they': 'will you log me out?' is a polite wish. */
const IS_IT = sequence(WORDS.isIt, without(WORDS.you), ANY);

/** True for a question, whatever it is about: it asks for nothing to be done. 'Can you log me out?' is a polite wish, and none. */
export function isQuestion(text: string): boolean {
  const said = asTyped({ list: asked(text) });
  return WORDS.asks.begins(said) || IS_IT.begins(said) || WORDS.howTo.isIn(said) || WORDS.justHow.closes(said);
}

/** Where the words end that lead to a deed, with a deed behind them; -1 where they do not stand there. */
const leadEnd = ({ ends }: Pattern, said: Said): number =>
  Math.max(-1, ...ends(said, 0).filter((end) => end < said.words.length));

/** The deed that is asked about; null for any other sentence. */
export function askedHow(text: string): AskedHow | null {
  const list = asked(text);
  const said = asTyped({ list });
  const way = leadEnd(WORDS.ways, said);
  const from = way >= 0 ? way : leadEnd(WORDS.may, said);
  if (from < 0) return null;
  const to = list.findIndex((_, at) => at >= from && BEHIND.ends(said, at).includes(list.length));
  const [first, last] = [list[from], list[(to < 0 ? list.length : to) - 1]];
  if (!first || !last || last.end <= first.start) return null;
  return { deed: normalise(text).slice(first.start, last.end), may: way < 0 };
}
