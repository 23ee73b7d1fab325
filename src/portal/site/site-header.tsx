import { useConversation, usePortal } from '../conversation/portal-context.tsx';
import { Notice } from '../notices/notice.tsx';
import { Link } from '../router/link.tsx';
import { Mark } from '../ui/icons/icon.tsx';
import { ThemeSwitch } from '../ui/theme-switch.tsx';
import { NavEntry } from './nav-entry.tsx';
import { SiteMenu } from './site-menu.tsx';
import { isAccount, topNavigation } from './top-navigation.ts';
import './site.css';

/** The head of the pages that need no account. `signIn` is the look of the way in, null where the page itself is one. */
export function SiteHeader({ signIn = 'secondary' }: { signIn?: 'primary' | 'secondary' | null }) {
  const { conversation } = usePortal();
  const role = useConversation((v) => v.session.role);
  const entries = topNavigation(role).filter((entry) => signIn !== null || !isAccount(entry));
  const [enter, join] = entries.filter(isAccount);
  return (
    <div className="site-head">
      <header className="site-header">
        <Link to="/" className="site-header__brand" onClick={() => conversation.home()}>
          <Mark size={32} />
          Wattchat
        </Link>
        <nav aria-label="Main" className="site-header__links">
          {entries
            .filter((entry) => !isAccount(entry))
            .map((entry) => (
              <NavEntry key={entry.label} entry={entry} className="site-header__link" />
            ))}
        </nav>
        <div className="site-header__end">
          <ThemeSwitch />
          {enter && <NavEntry entry={enter} className="site-header__link site-header__enter" />}
          {join && <NavEntry entry={join} className={`button button--${signIn} site-header__join`} />}
          {role && <SignOut />}
          <SiteMenu entries={entries} />
        </div>
      </header>
      <Notice />
    </div>
  );
}

function SignOut() {
  const { conversation } = usePortal();
  return (
    <button type="button" className="button button--secondary" onClick={() => conversation.signOut()}>
      Sign out
    </button>
  );
}
