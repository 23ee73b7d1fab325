import type { ConversationView } from '#machines/assistant/conversation/conversation-view.ts';
import { harmlessSaid } from '#machines/assistant/conversation/turns/harmless.ts';
import { withoutLonePassword } from '#machines/talk/reading/spoken-passwords.ts';

/** As many digits as a token has, or a card that was mistyped: no meter, phone or smartcard has that many. */
const MANY_DIGITS = /(?:\d[ -]?){15,}/;
/** A link, or a word that nobody makes up: the token of a mailed link. */
const LINK = /https?:|#|\/(?:reset-password|confirmEmail|take-back)/i;
const MADE_UP = /[\w-]{20,}/;
/** One-time codes, by what they answer. */
const CODES = /code|otp|pin/i;

type Asked = Pick<ConversationView, 'view' | 'composer' | 'session'>;

/** True for a line that may come back another day: never a password, a masked answer, a card, a code or a mailed link. */
export function isKeepable(line: string, { view, composer, session }: Asked): boolean {
  if (composer.masked || view?.widget || line.trim() === '') return false;
  if (MANY_DIGITS.test(line) || LINK.test(line) || MADE_UP.test(line)) return false;
  const field = view?.fields.find(({ name }) => name === view.next);
  if (field && (field.kind === 'secret' || CODES.test(field.name))) return false;
  return (
    harmlessSaid(line, { view, session }) === line && (session.role !== null || withoutLonePassword(line) === line)
  );
}
