import { PROGRAM_PHRASES } from '#catalogues/lexicon/phrases/programs.ts';
import { PROGRAMS } from '#catalogues/programs.ts';
import type { Question } from '../asked-question.ts';
import type { SettingSaid } from '../besides.ts';
import { patterns } from '../reading/phrases.ts';
import type { Reading } from '../reading/read.ts';
import { asTyped } from '../reading/said.ts';

const SAYS = patterns(PROGRAM_PHRASES);

/** 'Which programs have a token', 'show my API keys'. */
export function programsAsked(reading: Reading): Question | undefined {
  return reading.facts.length === 0 && SAYS.asks.covers(asTyped(reading)) ? { about: 'programs' } : undefined;
}

/** An access token that a program is to have, or to have no more: 'make a token for my accounting program', 'end the token of accounting'. */
export function programSaid(reading: Reading): SettingSaid | undefined {
  const said = asTyped(reading);
  if (reading.facts.length > 0) return undefined;
  if (SAYS.remove.covers(said)) return { flow: 'end-program-token', values: {} };
  if (SAYS.removeOf.covers(said)) return { flow: 'end-program-token', values: called(reading, 'program') };
  if (SAYS.addFor.covers(said)) return { flow: 'make-program-token', values: called(reading, 'called') };
  return SAYS.add.covers(said) ? { flow: 'make-program-token', values: {} } : undefined;
}

/** What a program is called by a sentence: what stands behind 'for', or before the word for one; nothing where that is only such a word. */
function called(reading: Reading, slot: string): Readonly<Record<string, string>> {
  const { words } = asTyped(reading);
  const { list, text } = reading;
  const token = words.findIndex((word) => SAYS.token.is(word) || SAYS.alone.is(word));
  const of = words.findIndex((word, at) => at > token && token !== -1 && SAYS.of.is(word));
  let [from, to] = of === -1 ? before(words) : [of + 1, words.length];
  while (from < to && SAYS.own.is(words[from])) from += 1;
  while (to > from && SAYS.tail.is(words[to - 1])) to -= 1;
  const [first, last] = [list[from], list[to - 1]];
  if (from >= to || words.length !== list.length || first === undefined || last === undefined) return {};
  const isNamed = words.slice(from, to).some((word) => !SAYS.programs.is(word));
  const name = text.slice(first.start, last.end);
  return isNamed && name.length <= PROGRAMS.name ? { [slot]: name } : {};
}

/** 'Give my accounting program a token': what stands before the word for a program, and that word. */
function before(words: readonly string[]): readonly [number, number] {
  const program = words.findIndex((word) => SAYS.programs.is(word));
  let from = program;
  while (from > 0 && ![SAYS.lead, SAYS.own, SAYS.adds].some((one) => one.is(words[from - 1]))) from -= 1;
  return [from, program + 1];
}
