import { ACCOUNT_PAGES, CONTROLS } from '#catalogues/sentences/controls.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { useConversation, usePortal } from '../../conversation/portal-context.tsx';
import { Said } from '../../form/said.tsx';
import { CONFIRM_EMAIL } from '../../router/known-paths.ts';
import { Link } from '../../router/link.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { AccountForm } from './account-form.tsx';
import { AccountPage } from './account-page.tsx';
import { Answer } from './answer.tsx';
import { useAnswer } from './use-answer.ts';
import { useMailedToken } from './use-mailed-token.ts';

/** `/confirmEmail`: a link was e-mailed (S3 section 2.1); with the link's token the address is confirmed (DECISIONS 20). */
export function ConfirmEmailPage({ token }: { token: string | null }) {
  const handed = useMailedToken('confirm-email', CONFIRM_EMAIL, token);
  return token !== null || handed ? <Confirming /> : <Registered />;
}

function Confirming() {
  const role = useConversation((v) => v.session.role);
  const { view, answer } = useAnswer('confirm-email');
  // A link that is spent cannot be tried again; it says so itself.
  const spent = view !== null && !view.busy && !view.actions.some(({ type, enabled }) => type === 'NEXT' && enabled);
  const out = answer ? <Link to="/login">Sign in</Link> : <SignInToResend />;
  return (
    <AccountPage title={ACCOUNT_PAGES.confirmEmail} chat="Go on in the chat" ways={role ? <Onward /> : out}>
      {answer && <Answer message={answer} />}
      {spent && <Said say={view.say} />}
      {!answer && !spent && <AccountForm view={view} />}
      {spent && role && <ResendMail />}
    </AccountPage>
  );
}

/** What a sign-up ends with. Who is signed in can have the mail sent again. */
function Registered() {
  const { role, email, awaits } = useConversation((v) => v.session);
  const confirmed = awaits !== null && awaits !== 'confirmation';
  // Whether a link was mailed is not known yet: where a code was, none is.
  if (role && awaits === null) {
    return (
      <AccountPage title="Welcome" chat="Go on in the chat" ways={<Onward />}>
        <Alert tone="success" text={SENTENCES.signedUp} />
      </AccountPage>
    );
  }
  return (
    <AccountPage
      title={confirmed ? 'Your address is confirmed' : 'Check your e-mail'}
      chat="Go on in the chat"
      ways={role ? <Onward /> : <SignInToResend />}
    >
      <Alert tone="success" text={confirmed ? SENTENCES.alreadyConfirmed : SENTENCES.registered(email ?? '')} />
      {role && !confirmed && <ResendMail />}
    </AccountPage>
  );
}

const Onward = () => <Link to="/">Go to your portal</Link>;

const SignInToResend = () => (
  <Link to={`/login?redirect=${encodeURIComponent(CONFIRM_EMAIL)}`}>Sign in, and we send the e-mail again</Link>
);

/** The way to another verification mail, and what came of it. */
function ResendMail() {
  const { conversation } = usePortal();
  const { view, answer } = useAnswer('resend-confirmation');
  return (
    <>
      {answer && <Answer message={answer} />}
      {view ? (
        <AccountForm view={view} />
      ) : (
        <button
          type="button"
          className="button button--secondary button--wide"
          onClick={() => conversation.open('resend-confirmation')}
        >
          {CONTROLS.sendMailAgain}
        </button>
      )}
    </>
  );
}
