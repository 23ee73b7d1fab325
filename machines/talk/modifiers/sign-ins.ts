import { SIGN_IN_PHRASES } from '#catalogues/lexicon/phrases/sign-ins.ts';
import type { SignInChange } from '#catalogues/sign-ins.ts';
import type { SettingSaid } from '../besides.ts';
import { patterns } from '../reading/phrases.ts';
import type { Reading } from '../reading/read.ts';
import { asTyped, endsInQuestion } from '../reading/said.ts';
import { rawOf } from '../slots/runs.ts';

const SAYS = patterns(SIGN_IN_PHRASES);

/**
 * Somebody named whose sign-in is to be changed: 'sign out Ada Obi', 'lock the account of ada@mail.example', 'unlock House 12's sign-in'. All that is said besides
 * is one name: what says more, as of when, or of what else of theirs, is not this.
 */
export function signInSaid(reading: Reading): SettingSaid | undefined {
  const what = wanted(reading);
  if (what === undefined || endsInQuestion(reading.text)) return undefined;
  const { words } = asTyped(reading);
  const verb = words.findIndex((word) => SAYS.verb.is(word));
  const named = [...words.keys()].filter((at) => at > verb && !SAYS.around.is(words[at]));
  const [from, to] = [named[0], named.at(-1)];
  if (from === undefined || to === undefined || to - from >= named.length) return undefined;
  if (named.some((at) => SAYS.nobody.is(words[at]))) return undefined;
  // 'Sign out and come back': what is joined is no name. Of two names nobody is found, and nobody is signed out.
  if (SAYS.joins.is(words[from]) || SAYS.joins.is(words[to])) return undefined;
  const said = rawOf(reading, from, to + 1);
  const whose = said.replace(OWNS, '');
  const isTheirs = SAYS.thing.isIn(asTyped(reading)) || (OWNS.test(said) && SAYS.access.isIn(asTyped(reading)));
  return isTheirs ? { flow: 'sign-in-of', values: { whose, what } } : undefined;
}

const OWNS = /['’]s$/i;

function wanted(reading: Reading): SignInChange | undefined {
  const said = asTyped(reading);
  if (SAYS.unlocks.begins(said)) return 'unlock';
  if (SAYS.locks.begins(said)) return 'lock';
  return SAYS.ends.begins(said) && SAYS.ended.isIn(said) ? 'end-sessions' : undefined;
}
