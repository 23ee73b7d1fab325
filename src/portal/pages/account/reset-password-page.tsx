import { useEffect, useRef } from 'react';
import { DOORS } from '#catalogues/doors.ts';
import { ACCOUNT_PAGES } from '#catalogues/sentences/controls.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { useConversation, usePortal } from '../../conversation/portal-context.tsx';
import { FORGOT_PASSWORD, RESET_PASSWORD } from '../../router/known-paths.ts';
import { Link, Redirect } from '../../router/link.tsx';
import { navigate } from '../../router/location.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { AccountForm } from './account-form.tsx';
import { AccountPage } from './account-page.tsx';
import { useMailedToken } from './use-mailed-token.ts';

const FLOW = 'reset-password';

/** `/reset-password/{token}`: a new password for somebody who is not signed in (S3 sections 2.1 and 4.8). */
export function ResetPasswordPage({ token }: { token: string | null }) {
  const role = useConversation((v) => v.session.role);
  if (role) return <NotNow token={token} />;
  return <NewPassword token={token} />;
}

/** Somebody who is signed in is led home, and told why. */
function NotNow({ token }: { token: string | null }) {
  const toast = useToast();
  const link = useRef(token !== null);
  useEffect(() => {
    if (link.current) toast(SENTENCES.linkWhileSignedIn, 'info');
    link.current = false;
  }, [toast]);
  return <Redirect to="/" />;
}

function NewPassword({ token }: { token: string | null }) {
  const { conversation } = usePortal();
  const handed = useMailedToken(FLOW, RESET_PASSWORD, token);
  const view = useConversation((v) => (v.view?.flow === FLOW ? v.view : null));
  const began = useRef(false);
  const lost = token === null && !handed;
  useEffect(() => {
    if (lost) conversation.close(FLOW);
  }, [conversation, lost]);
  useEffect(() => {
    if (view && handed) began.current = true;
    // The flow is over once its good news could be read (S3 section 4.8).
    else if (began.current) navigate('/');
  }, [view, handed]);
  return (
    <AccountPage
      title={ACCOUNT_PAGES.resetPassword}
      chat={lost ? 'Ask in the chat' : 'Do this by chat instead'}
      ways={
        <>
          <Link to={FORGOT_PASSWORD}>Ask for a new link</Link>
          <Link to={DOORS.login.path}>Back to sign in</Link>
        </>
      }
    >
      {lost ? <Alert tone="info" text={SENTENCES.openLinkAgain} /> : <AccountForm view={view} />}
    </AccountPage>
  );
}
