import { FORGOT_PASSWORD } from '../router/known-paths.ts';
import { Link } from '../router/link.tsx';

/** Below a password: the way to a new one (S3 section 2.3). */
export function ForgotLink() {
  return (
    <Link to={FORGOT_PASSWORD} className="forgot-link">
      Forgot Password? Reset
    </Link>
  );
}
