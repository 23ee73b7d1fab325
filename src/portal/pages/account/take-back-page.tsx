import { useEffect } from 'react';
import { DOORS } from '#catalogues/doors.ts';
import { ACCOUNT_PAGES } from '#catalogues/sentences/controls.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { usePortal } from '../../conversation/portal-context.tsx';
import { Said } from '../../form/said.tsx';
import { TAKE_BACK } from '../../router/known-paths.ts';
import { Link } from '../../router/link.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { AccountForm } from './account-form.tsx';
import { AccountPage } from './account-page.tsx';
import { Answer } from './answer.tsx';
import { useAnswer } from './use-answer.ts';
import { useMailedToken } from './use-mailed-token.ts';

const FLOW = 'take-back';

/** `/take-back/{token}`: a changed e-mail address or meter is taken back, whoever is signed in here. */
export function TakeBackPage({ token }: { token: string | null }) {
  const { conversation } = usePortal();
  const handed = useMailedToken(FLOW, TAKE_BACK, token);
  const { view, answer } = useAnswer(FLOW);
  const lost = token === null && !handed;
  // A link that is spent cannot be tried again; it says so itself.
  const spent =
    !lost && view !== null && !view.busy && !view.actions.some(({ type, enabled }) => type === 'NEXT' && enabled);
  useEffect(() => {
    // What is still open of a link that a reload has lost would say that it was used.
    if (lost) conversation.close(FLOW);
  }, [conversation, lost]);
  return (
    <AccountPage
      title={ACCOUNT_PAGES.takeBack}
      chat="Ask in the chat"
      ways={
        <>
          <Link to={DOORS.login.path}>Sign in</Link>
          <Link to="/contact">Write to us</Link>
        </>
      }
    >
      {lost && <Alert tone="info" text={SENTENCES.openTakeBackAgain} />}
      {answer && <Answer message={answer} />}
      {spent && <Said say={view.say} />}
      {!lost && !answer && !spent && <AccountForm view={view} />}
    </AccountPage>
  );
}
