import { appendFileSync, chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { MAILED_PAGE } from '#catalogues/mailed-pages.ts';
import type { ConversationView } from '#machines/assistant/conversation/conversation-view.ts';
import { harmlessSaid } from '#machines/assistant/conversation/turns/harmless.ts';
import { withoutLonePassword } from '#machines/talk/reading/spoken-passwords.ts';

/** So many lines come back; the file is made shorter at twice as many. */
export const MOST_LINES = 500;

/** Nobody else reads what was typed. */
const OWN_FILE = 0o600;
const OWN_FOLDER = 0o700;

/** What was typed before, the newest first, and where the next line goes. */
export interface Past {
  readonly lines: readonly string[];
  add(line: string): void;
}

/** A past that forgets. */
export const NO_PAST: Past = { lines: [], add: () => undefined };

/** Where a person's history stands: in the folder for what programs remember, below the home folder unless told otherwise. */
export function historyFile({ XDG_STATE_HOME, LOCALAPPDATA }: Readonly<Record<string, string | undefined>>): string {
  const state = XDG_STATE_HOME || LOCALAPPDATA || join(homedir(), '.local', 'state');
  return join(state, 'wattchat', 'chat-history');
}

/** The past of a file, which only its owner can read. A file that cannot be read or written is no reason to stop: it is left alone. */
export function openPast(path: string): Past {
  try {
    mkdirSync(dirname(path), { recursive: true, mode: OWN_FOLDER });
    appendFileSync(path, '', { mode: OWN_FILE });
    chmodSync(path, OWN_FILE);
    const all = readFileSync(path, 'utf8').split('\n').filter(Boolean);
    if (all.length > 2 * MOST_LINES) shorten(path, all.slice(-MOST_LINES));
    return { lines: all.slice(-MOST_LINES).reverse(), add: (line) => append(path, line) };
  } catch {
    return NO_PAST;
  }
}

function append(path: string, line: string): void {
  try {
    appendFileSync(path, `${line}\n`, { mode: OWN_FILE });
  } catch {
    // What cannot be kept is forgotten; the conversation goes on.
  }
}

/** The file is replaced as a whole, so that another terminal never reads half of it. */
function shorten(path: string, lines: readonly string[]): void {
  const next = `${path}.${process.pid}`;
  writeFileSync(next, `${lines.join('\n')}\n`, { mode: OWN_FILE });
  renameSync(next, path);
}

/** As many digits as a token has, or a card that was mistyped: no meter, phone or smartcard has that many. */
const MANY_DIGITS = /(?:\d[ -]?){15,}/;
/** A link, or a word that nobody makes up: the token of a mailed link. */
const LINK = new RegExp(`https?:|#|/(?:${MAILED_PAGE})`, 'i');
const MADE_UP = /[\w-]{20,}/;
/** A number of a list means something else another day. */
const OF_A_LIST = /^\s*\d{1,3}\.?\s*$/;
/** One-time codes, by what they answer. */
const CODES = /code|otp|pin/i;

type Asked = Pick<ConversationView, 'view' | 'composer' | 'session'>;

/** True for a line that may come back another day: never a password, a masked answer, a card, a code or a mailed link. */
export function isKeepable(line: string, { view, composer, session }: Asked): boolean {
  if (composer.masked || view?.widget || line.trim() === '') return false;
  if (OF_A_LIST.test(line)) return false;
  if (MANY_DIGITS.test(line) || LINK.test(line) || MADE_UP.test(line)) return false;
  const field = view?.fields.find(({ name }) => name === view.next);
  if (field && (field.kind === 'secret' || CODES.test(field.name))) return false;
  return (
    harmlessSaid(line, { view, session }) === line && (session.role !== null || withoutLonePassword(line) === line)
  );
}
