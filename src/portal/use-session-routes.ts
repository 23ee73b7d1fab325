import { useEffect } from 'react';
import { usePortal } from './conversation/portal-context.tsx';
import { CONFIRM_EMAIL, FORGOT_PASSWORD, INVITATION, RESET_PASSWORD } from './router/known-paths.ts';
import { navigate } from './router/location.ts';

/** Pages that are for somebody without a session: one that has ended leads to no other place from here. */
const WITHOUT_SESSION = ['/login', '/admin', FORGOT_PASSWORD, RESET_PASSWORD, INVITATION, CONFIRM_EMAIL];

/**
 * Where the end and the beginning of a session lead. A token whose time had passed as the portal was loaded leads to the root
 * (S1 section 4, S3 section 4.6), and so does signing out, in whatever way (S1 section 2); an account that was just opened to the
 * page that tells of the mail (S3 section 4.7). A session that the server has ended stays where it was, to go on from there.
 */
export function useSessionRoutes(): void {
  const { conversation } = usePortal();
  useEffect(() => {
    const here = location.pathname;
    const stays = WITHOUT_SESSION.some((page) => here === page || here.startsWith(`${page}/`));
    if (conversation.getSnapshot().expired && !stays) navigate('/', { replace: true });
  }, [conversation]);
  useEffect(() => {
    let { session, view } = conversation.getSnapshot();
    const subscription = conversation.subscribe(() => {
      const before = { session, flow: view?.flow };
      const now = conversation.getSnapshot();
      ({ session, view } = now);
      const was = before.session.role !== null;
      if (!was && session.role !== null && before.flow === 'sign-up') navigate(CONFIRM_EMAIL);
      if (was && session.role === null && now.left) navigate('/');
    });
    return () => subscription.unsubscribe();
  }, [conversation]);
}
