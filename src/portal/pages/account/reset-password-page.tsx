import { type ReactNode, useEffect, useRef } from 'react';
import { DOORS } from '#catalogues/doors.ts';
import { ACCOUNT_PAGES } from '#catalogues/sentences/controls.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { useConversation, usePortal } from '../../conversation/portal-context.tsx';
import { FORGOT_PASSWORD, INVITATION, RESET_PASSWORD } from '../../router/known-paths.ts';
import { Link, Redirect } from '../../router/link.tsx';
import { navigate } from '../../router/location.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { AccountForm } from './account-form.tsx';
import { AccountPage } from './account-page.tsx';
import { useMailedToken } from './use-mailed-token.ts';

const FLOW = 'reset-password';

interface Tokened {
  readonly token: string | null;
}

/** Where a password is chosen, what that is called, the ways from there, and where one goes on afterwards. */
interface Where {
  readonly page: string;
  readonly title: string;
  readonly ways: ReactNode;
  readonly next: string;
}

const FORGOTTEN: Where = {
  page: RESET_PASSWORD,
  title: ACCOUNT_PAGES.resetPassword,
  ways: (
    <>
      <Link to={FORGOT_PASSWORD}>Ask for a new link</Link>
      <Link to={DOORS.login.path}>Back to sign in</Link>
    </>
  ),
  next: '/',
};

/** Who was invited has no account yet: a link for a new password would not reach them, and another invitation comes from who sent this one. */
const INVITED: Where = {
  page: INVITATION,
  title: ACCOUNT_PAGES.invitation,
  ways: <Link to={DOORS.admin.path}>Go to sign in</Link>,
  next: DOORS.admin.path,
};

/** `/reset-password/{token}`: a new password for somebody who is not signed in (S3 sections 2.1 and 4.8). */
export const ResetPasswordPage = ({ token }: Tokened) => <NewPassword token={token} where={FORGOTTEN} />;

/** `/invitation/{token}`: the first password of somebody who is to administer an estate. */
export const InvitationPage = ({ token }: Tokened) => <NewPassword token={token} where={INVITED} />;

function NewPassword({ token, where }: Tokened & { readonly where: Where }) {
  const role = useConversation((v) => v.session.role);
  return role ? <NotNow token={token} /> : <LinkedPassword token={token} where={where} />;
}

/** Somebody who is signed in is led home, and told why. */
function NotNow({ token }: Tokened) {
  const toast = useToast();
  const link = useRef(token !== null);
  useEffect(() => {
    if (link.current) toast(SENTENCES.linkWhileSignedIn, 'info');
    link.current = false;
  }, [toast]);
  return <Redirect to="/" />;
}

function LinkedPassword({ token, where: { page, title, ways, next } }: Tokened & { readonly where: Where }) {
  const { conversation } = usePortal();
  const handed = useMailedToken(FLOW, page, token);
  const view = useConversation((v) => (v.view?.flow === FLOW ? v.view : null));
  const began = useRef(false);
  const lost = token === null && !handed;
  useEffect(() => {
    if (lost) conversation.close(FLOW);
  }, [conversation, lost]);
  useEffect(() => {
    if (view && handed) began.current = true;
    // The flow is over once its good news could be read (S3 section 4.8).
    else if (began.current) navigate(next);
  }, [view, handed, next]);
  return (
    <AccountPage title={title} chat={lost ? 'Ask in the chat' : 'Do this by chat instead'} ways={ways}>
      {lost ? <Alert tone="info" text={SENTENCES.openLinkAgain} /> : <AccountForm view={view} />}
    </AccountPage>
  );
}
