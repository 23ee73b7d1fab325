import type { SessionContext } from '#machines/session/session.ts';
import type { SessionView } from './conversation-view.ts';

/** Who is signed in, without the token. */
export function sessionView({ token: _, ...person }: SessionContext): SessionView {
  return { ...person, verified: null, logo: null };
}
