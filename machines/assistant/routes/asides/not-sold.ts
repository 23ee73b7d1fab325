import { NOT_SOLD_PHRASES, type NotSold, WANTING_PHRASES } from '#catalogues/lexicon/phrases/not-sold.ts';
import { administers } from '#catalogues/roles.ts';
import { NOT_SOLD } from '#catalogues/sentences/conversation/not-sold.ts';
import type { Pattern, Said } from '#machines/talk/reading/pattern.ts';
import { patterns } from '#machines/talk/reading/phrases.ts';
import { wordsIn } from '#machines/talk/reading/said.ts';
import { aside, plain } from '../../lines.ts';
import { openers } from '../../openers.ts';
import type { Scene } from '../../scene.ts';
import { MENU } from '../../sentences.ts';
import { type Turn, turn } from '../turn.ts';

const THINGS = patterns(NOT_SOLD_PHRASES);
const NAMES = Object.keys(NOT_SOLD_PHRASES) as readonly NotSold[];
const SAYS = patterns(WANTING_PHRASES);

/** Who asks for a thing writes it in no more words than this. */
const MOST_WORDS = 12;

/** 'Do you sell waec pin', 'netflix': what is not sold here is said so, with what there is instead. */
export function notSold({ sense, session: { role }, text, view, lastAmount }: Scene): Turn | null {
  // What may be something is asked about: an estate may take its water bill here.
  if (sense.intent !== 'none' || administers(role) || (sense.asks && role !== null)) return null;
  const what = thingWanted(wordsIn(text));
  if (what === null) return null;
  const said = NOT_SOLD.said(NOT_SOLD.called[what]);
  if (view !== null && view.outcome === null) return turn({ lines: [aside(said)], askAgain: true });
  return turn({ lines: [plain(said), plain(MENU[role ?? 'visitor'])], suggestions: openers(role, lastAmount) });
}

/** The thing that a sentence asks for, or is about and nothing else; null where it tells of one. */
function thingWanted(said: Said): NotSold | null {
  if (said.words.length > MOST_WORDS) return null;
  const wants = SAYS.asks.isIn(said);
  return NAMES.find((name) => THINGS[name].isIn(said) && (wants || isAll(said, THINGS[name]))) ?? null;
}

const isAll = (said: Said, thing: Pattern): boolean => thing.rest(said).words.every((word) => SAYS.beside.is(word));
