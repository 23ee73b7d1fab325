import { DOORS } from '#catalogues/doors.ts';
import { leadsTo } from '#machines/session/kept-session.ts';
import { useConversation } from '../../conversation/portal-context.tsx';
import { ForgotLink } from '../../form/forgot-link.tsx';
import { Link, Redirect } from '../../router/link.tsx';
import { useQuery } from '../../router/location.ts';
import { openModal } from '../../router/modal-address.ts';
import { ownPath } from '../../router/own-path.ts';
import { AccountForm } from './account-form.tsx';
import { AccountPage } from './account-page.tsx';
import { usePageFlow } from './use-page-flow.ts';

/** `/login`: the sign-in flow as its form (S3 section 2). The same flow is open in the chat. */
export function LoginPage() {
  const role = useConversation((v) => v.session.role);
  const redirect = useQuery('redirect');
  const view = usePageFlow('sign-in', role === null);
  if (role) {
    return <Redirect to={leadsTo(role, ownPath(redirect))} />;
  }
  return (
    <AccountPage
      title={DOORS.login.title}
      chat="Sign in by chat instead"
      ways={
        <button type="button" onClick={() => openModal('sign-up')}>
          No account yet? Sign up
        </button>
      }
    >
      <AccountForm view={view} submits="Submit">
        <ForgotLink />
      </AccountForm>
    </AccountPage>
  );
}

/** `/admin`: the administrators' way in, by rules of its own (S3 sections 2.8 and 4.6). */
export function AdminPage() {
  const role = useConversation((v) => v.session.role);
  const redirect = useQuery('redirect');
  const view = usePageFlow('sign-in-admin', role === null);
  if (role) return <Redirect to={ownPath(redirect) ?? '/'} />;
  return (
    <AccountPage
      title={DOORS.admin.title}
      lead="For administrators of estates and of the platform."
      chat="Sign in by chat instead"
      ways={<Link to="/login">Residents and home owners sign in here</Link>}
    >
      <AccountForm view={view} submits="Submit">
        <ForgotLink />
      </AccountForm>
    </AccountPage>
  );
}
