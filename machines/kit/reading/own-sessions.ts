import type { CallAnswer } from '#catalogues/calls/services.ts';
import { DEVICE_WORDS } from '#catalogues/lexicon/phrases/sessions.ts';
import { SESSIONS } from '#catalogues/sentences/sessions.ts';
import type { DeviceKind } from '#catalogues/sessions.ts';
import { formatWhen } from '../writing/format.ts';
import { listed } from './listed.ts';

const SAID = SESSIONS.end;

/** One of the own sessions, as its list tells it. */
export type OwnSession = Extract<CallAnswer<'ownSessions'>, { status: 200 }>['data']['sessions'][number];

/** What a session is called: the program that it was begun in. */
export const programOf = ({ program }: Pick<OwnSession, 'program'>): string => program ?? SESSIONS.unknown;

/** A session in one sentence: on what, from where, since when, last used when. */
export const lineOf = (session: OwnSession): string =>
  SAID.line(programOf(session), session.address, formatWhen(session.signedInAt), formatWhen(session.lastUsedAt));

/** Which sessions words mean, and whether that is all of them, also those that are not listed; where that is none, or one of several, `problem` asks again with those that there are. */
export type MeantSessions =
  | { readonly kind: 'meant'; readonly sessions: readonly OwnSession[]; readonly all: boolean }
  | { readonly kind: 'unclear'; readonly problem: string };

/**
 * Which of the own other sessions words mean: all of them, or the one whose browser, system, kind or network has every word that says something. Of
 * several that fit none is guessed.
 */
export function sessionsMeant(others: readonly OwnSession[], said: string): MeantSessions {
  const words = wordsOf(said);
  const isAll = words.some((word) => ALL.has(word));
  const isPartly = words.some((word) => PARTLY.has(word));
  const telling = words.filter((word) => !EMPTY.has(word) && !ALL.has(word) && !PARTLY.has(word));
  const found = others.filter((session) => telling.every((word) => fits(session, word)));
  // All of a kind are all of that kind; what is left out is not guessed.
  if (!isPartly && found.length > 0 && (isAll || found.length === 1)) {
    return { kind: 'meant', sessions: found, all: isAll && telling.length === 0 };
  }
  const those = found.length === 0 ? others : found;
  const yours = those.map((session) => SAID.named(programOf(session), session.address));
  return { kind: 'unclear', problem: found.length === 0 ? SAID.nothing(said, yours) : SAID.unclear(said, yours) };
}

function fits({ program, device, address }: OwnSession, word: string): boolean {
  const kind = KINDS.get(word);
  return (kind !== undefined && kind === device) || wordsOf(program ?? '').includes(word) || isNetwork(word, address);
}

/** The beginning of a network; a figure alone is a place in the list to whoever says it. */
const isNetwork = (word: string, address: string): boolean => /[.:]/.test(word) && address.startsWith(word);

const KINDS: ReadonlyMap<string, DeviceKind> = new Map(
  (['phone', 'tablet', 'computer', 'terminal'] as const).flatMap((kind) =>
    [...listed(DEVICE_WORDS[kind])].map((word) => [word, kind] as const),
  ),
);
const ALL = listed(DEVICE_WORDS.all);
const PARTLY = listed(DEVICE_WORDS.partly);
const EMPTY = listed(DEVICE_WORDS.empty);

/** Its words; an address is one. */
const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}.:/]+/gu) ?? [];
