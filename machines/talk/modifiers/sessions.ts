import { SESSION_PHRASES } from '#catalogues/lexicon/phrases/sessions.ts';
import { SESSIONS } from '#catalogues/sentences/sessions.ts';
import type { Question } from '../asked-question.ts';
import type { SettingSaid } from '../besides.ts';
import { patterns } from '../reading/phrases.ts';
import type { Reading } from '../reading/read.ts';
import { asTyped, endsInQuestion } from '../reading/said.ts';

const SAYS = patterns(SESSION_PHRASES);

/** 'Where am I signed in', 'show my sessions', 'which phones are using my account'. */
export function sessionsAsked(reading: Reading): Question | undefined {
  return reading.facts.length === 0 && SAYS.asks.covers(asTyped(reading)) ? { about: 'sessions' } : undefined;
}

/** Another device that is to be signed out, and not this one: 'sign out my other phone', 'end my other sessions'. */
export function sessionSaid(reading: Reading): SettingSaid | undefined {
  const said = asTyped(reading);
  if (endsInQuestion(reading.text)) return undefined;
  if (SAYS.others.covers(said)) return { flow: 'end-session', values: { which: SESSIONS.end.all } };
  if (!SAYS.another.covers(said)) return undefined;
  const device = said.words.find((word) => SAYS.device.is(word) && !SAYS.session.is(word));
  return { flow: 'end-session', values: device === undefined ? {} : { which: device } };
}

/** True for who speaks of another device than this one, or of all but one: 'kick everyone else out', 'sign out my laptop'. */
export function isElsewhere(reading: Reading): boolean {
  const said = asTyped(reading);
  const { words } = said;
  return SAYS.elsewhere.isIn(said) || words.some((word, at) => SAYS.kinds.is(word) && !SAYS.this.is(words[at - 1]));
}

/** True where something is left out of all that is named: 'everywhere but my phone'. */
export const leavesOut = (reading: Reading): boolean => SAYS.except.isIn(asTyped(reading));
