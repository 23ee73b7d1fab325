import type { SessionContext } from '#machines/session/session.ts';
import type { SessionView } from '../conversation-view.ts';

/** What is known of a person that their token does not say, or said before it changed; a null `status` or `address` is the token's. */
export type Learnt = Pick<SessionView, 'awaits' | 'logo' | 'status' | 'address'>;

/** What is known of somebody who has only just come. */
export const NOT_LEARNT: Learnt = { awaits: null, logo: null, status: null, address: null };

/** Who is signed in, without the token. */
export function sessionView(
  { token: _, ...person }: SessionContext,
  { status, address, ...learnt }: Learnt,
): SessionView {
  return { ...person, ...learnt, status: status ?? person.status, address: address ?? person.address };
}
