import type { SessionContext } from '#machines/session/session.ts';
import type { SessionView } from './conversation-view.ts';

/** What is known of a person that their token does not say. */
export type Learnt = Pick<SessionView, 'verified' | 'logo'>;

/** What is known of somebody who has only just come. */
export const NOT_LEARNT: Learnt = { verified: null, logo: null };

/** Who is signed in, without the token. */
export function sessionView({ token: _, ...person }: SessionContext, learnt: Learnt): SessionView {
  return { ...person, ...learnt };
}
