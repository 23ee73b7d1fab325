import { ThemeSwitch } from '../frame/theme-switch.tsx';
import { Link } from '../router/link.tsx';
import { Mark } from '../ui/icon.tsx';

/** The head of the pages that need no account. */
export function SiteHeader({ signIn = null }: { signIn?: 'primary' | 'secondary' | null }) {
  return (
    <header className="site-header">
      <Link to="/" className="site-header__brand">
        <Mark size={32} />
        Wattchat
      </Link>
      <nav aria-label="Main" className="site-header__links">
        <Link to="/toUpPower">Buy Power</Link>
      </nav>
      <ThemeSwitch />
      {signIn && (
        <Link to="/login" className={`button button--${signIn}`}>
          Sign in
        </Link>
      )}
    </header>
  );
}
