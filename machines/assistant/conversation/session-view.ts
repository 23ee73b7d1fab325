import type { SessionContext } from '#machines/session/session.ts';
import type { SessionView } from './conversation-view.ts';

/** Who is signed in, without the token. */
export function sessionView({ role, firstName, email, estate, status, meterNumber }: SessionContext): SessionView {
  return { role, firstName, email, estate, status, meterNumber };
}
