import { DOORS } from '#catalogues/doors.ts';
import { ACCOUNT_PAGES } from '#catalogues/sentences/controls.ts';
import { Resend } from '../../form/resend.tsx';
import { Link } from '../../router/link.tsx';
import { AccountForm } from './account-form.tsx';
import { AccountPage } from './account-page.tsx';
import { usePageFlow } from './use-page-flow.ts';

/** `/forgot-password`: asks where to send a reset link; the result can lead back to the form (S3 sections 2.8 and 4.8). */
export function ForgotPasswordPage() {
  const view = usePageFlow('forgot-password');
  const asking = (view?.fields.length ?? 0) > 0;
  return (
    <AccountPage
      title={ACCOUNT_PAGES.forgotPassword}
      {...(asking && { lead: "Give your account's e-mail address. We send you a link to set a new password." })}
      chat="Do this by chat instead"
      ways={<Link to={DOORS.login.path}>Back to sign in</Link>}
    >
      <AccountForm view={view}>{view && <Resend view={view} />}</AccountForm>
    </AccountPage>
  );
}
