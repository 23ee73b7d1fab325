import { useEffect } from 'react';
import { OtherFace } from '../frame/other-face.tsx';
import { SiteHeader } from '../landing/site/site-header.tsx';
import { useConversation, usePortal } from '../portal-context.tsx';
import { Link, Redirect } from '../router/link.tsx';
import { useQuery } from '../router/location.ts';
import { ownPath } from '../router/own-path.ts';
import { Icon } from '../ui/icon.tsx';
import './pages.css';

/** `/login`: the sign-in flow as its form (S3 section 2). The same flow is open in the chat. */
export function LoginPage() {
  const { conversation } = usePortal();
  const role = useConversation((v) => v.session.role);
  const flow = useConversation((v) => v.view?.flow ?? null);
  const redirect = useQuery('redirect');
  useEffect(() => {
    if (role === null && flow !== 'sign-in') conversation.open('sign-in');
  }, [conversation, role, flow]);
  if (role) {
    return <Redirect to={ownPath(redirect) ?? (role === 'service-user' ? '/toUpPower' : '/dashboard')} />;
  }
  return (
    <div className="page">
      <SiteHeader signIn={null} />
      <main className="page__narrow">
        <h1 className="hidden">Sign in</h1>
        {flow === 'sign-in' && <OtherFace face="form" beside={false} />}
        <p className="page__aside">
          <Icon name="chat" size={16} />
          <Link to="/">Sign in by chat instead</Link>
        </p>
      </main>
    </div>
  );
}
