import { DOORS } from '#catalogues/doors.ts';
import type { Route } from '#catalogues/routes/route.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { Link } from '../router/link.tsx';
import { Alert } from '../ui/feedback/alert.tsx';

/** Above the landing page at the address of a screen that needs an account: which one, and the way to it. */
export function SignInFirst({ screen }: { screen: Route }) {
  return (
    <div className="landing__note">
      <Alert tone="info" text={SENTENCES.signInToOpen(screen.label)}>
        {' '}
        <Link to={`${DOORS.login.path}?redirect=${encodeURIComponent(screen.path)}`} className="link">
          Sign in
        </Link>
      </Alert>
    </div>
  );
}
